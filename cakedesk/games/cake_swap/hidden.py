"""What a seat can't know or can't see in Cake Swap: the deck. All else lies open.

Cards that set-up put under the deck were seen by everyone: they lie at its bottom in a known order until they
are drawn. A seat that remembers knows them; a look shows a deck's back only.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.cake_swap.cards import CARDS, cards_in

if TYPE_CHECKING:
    from cakedesk.games.cake_swap.state import CakeSwapState


def hide(state: CakeSwapState, viewer: int | None, *, remembers: bool) -> None:
    """See `State.hide`: all eyes see the same, and may remember the cards that were put under the deck."""
    del viewer
    known = min(state.under, len(state.deck)) if remembers else 0
    state.deck[known:] = [UNKNOWN] * (len(state.deck) - known)


def fill(state: CakeSwapState, viewer: int | None, rng: Random) -> None:
    """Draw what is hidden in a masked state at random. See `State.fill_unknown`."""
    del viewer
    seen = {*state.out, *cards_in(state.table), *state.deck, state.held}
    for platter in state.platters:
        seen.update(layer >> 1 for layer in platter)
    pool = [card for card in range(CARDS) if card not in seen]
    rng.shuffle(pool)
    state.deck = [pool.pop() if card == UNKNOWN else card for card in state.deck]
