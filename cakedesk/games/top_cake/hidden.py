"""What a seat can't know or can't see in Top Cake: taking it out of a state, and drawing it anew.

Hidden are the order of both decks, and the kinds of the bids that lie face down this round, with them what is
left in the hands of their owners. All else lies open: whoever knows which cards a seat laid openly, left on
ties and lost knows which it still has. That pool is what stands for a hidden hand.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.chance import quick_shuffle
from cakedesk.games.top_cake.cards import SNATCH, hand_kinds
from cakedesk.games.top_cake.resolving import DOWN

if TYPE_CHECKING:
    from cakedesk.games.top_cake.state import TopCakeState


def hide(state: TopCakeState, viewer: int | None, *, remembers: bool) -> None:
    """See `State.hide`: a viewer may remember its own face-down bids, until it forgets."""
    state.cake_deck = [UNKNOWN] * len(state.cake_deck)
    state.topper_deck = [UNKNOWN] * len(state.topper_deck)
    for bids in state.bids:
        for place, (seat, kind, how) in enumerate(bids):
            if how != DOWN:
                continue
            if seat != viewer and kind != UNKNOWN:
                state.hands[seat] |= 1 << kind
            if seat != viewer or not remembers:
                bids[place] = (seat, UNKNOWN, DOWN)


def fill(state: TopCakeState, viewer: int | None, rng: Random) -> None:
    """Draw what is hidden in a masked state at random. See `State.fill_unknown`."""
    _fill_decks(state, rng)
    # A hand whose owner has nothing unknown on the table is known itself.
    for owner in sorted({seat for bids in state.bids for seat, kind, _ in bids if kind == UNKNOWN}):
        pool = _hidden_kinds(state, owner)
        if owner == viewer:
            pool = [kind for kind in pool if not state.hands[owner] >> kind & 1]
        quick_shuffle(pool, rng)
        for bids in state.bids:
            for place, (seat, kind, how) in enumerate(bids):
                if seat == owner and kind == UNKNOWN:
                    bids[place] = (seat, pool.pop(), how)
        if owner != viewer:
            state.hands[owner] = sum(1 << kind for kind in pool)


def _fill_decks(state: TopCakeState, rng: Random) -> None:
    seen = {state.put_away, *state.row, *state.gone, *state.fallen}
    for cards in state.won:
        seen.update(cards)
    for stacks in state.stacks:
        for stack in stacks:
            seen.update(stack)
    state.cake_deck = [card for card in state.lists.cakes if card not in seen]
    state.topper_deck = [card for card in state.lists.toppers if card not in seen]
    quick_shuffle(state.cake_deck, rng)
    quick_shuffle(state.topper_deck, rng)


def _hidden_kinds(state: TopCakeState, seat: int) -> list[int]:
    """The kinds of a seat that are neither out of the game nor known to lie beside a card."""
    known = state.snatch_used[seat] << SNATCH
    for bids in state.bids:
        for owner, kind, _ in bids:
            if owner == seat and kind != UNKNOWN:
                known |= 1 << kind
    return [kind for kind in hand_kinds(state.seats) if not known >> kind & 1]
