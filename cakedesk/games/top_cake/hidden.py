"""What a seat can't know or can't see in Top Cake: taking it out of a state, and drawing it anew.

Hidden are the order of both decks, and the kinds of the bids that lie face down this round, with them what is
left in the hands of their owners. All else lies open: whoever knows which cards a seat laid openly, left on
ties and lost knows which it still has. That pool is what stands for a hidden hand.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.top_cake.cards import SNATCH, hand_kinds
from cakedesk.games.top_cake.resolving import DOWN

if TYPE_CHECKING:
    from cakedesk.games.top_cake.state import TopCakeState


def hide(state: TopCakeState, viewer: int | None, *, remembers: bool) -> None:
    """Take out of a state what one viewer can't know (or can't see now).

    Args:
        state: a full state, or one that was masked for the same viewer.
        viewer: a seat, or None for a spectator.
        remembers: whether the viewer's own face-down bids are known to it, as they are until it forgets.
    """
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
    """Draw what is hidden in a masked state at random, consistently with what is not.

    Args:
        state: a masked state; it becomes a full one.
        viewer: the eyes that it was masked for.
        rng: the only source of randomness used.
    """
    _fill_decks(state, rng)
    pools = [_hidden_kinds(state, seat) for seat in range(state.seats)]
    if viewer is not None:
        pools[viewer] = [kind for kind in pools[viewer] if not state.hands[viewer] >> kind & 1]
    for pool in pools:
        rng.shuffle(pool)
    for bids in state.bids:
        for place, (seat, kind, how) in enumerate(bids):
            if kind == UNKNOWN:
                bids[place] = (seat, pools[seat].pop(), how)
    for seat, pool in enumerate(pools):
        if seat != viewer:
            state.hands[seat] = sum(1 << kind for kind in pool)


def _fill_decks(state: TopCakeState, rng: Random) -> None:
    seen = {state.put_away, *state.row, *state.gone, *state.fallen}
    for cards in state.won:
        seen.update(cards)
    for stacks in state.stacks:
        for stack in stacks:
            seen.update(stack)
    state.cake_deck = [card for card in state.lists.cakes if card not in seen]
    state.topper_deck = [card for card in state.lists.toppers if card not in seen]
    rng.shuffle(state.cake_deck)
    rng.shuffle(state.topper_deck)


def _hidden_kinds(state: TopCakeState, seat: int) -> list[int]:
    """The kinds of a seat that are neither out of the game nor known to lie beside a card."""
    known = state.snatch_used[seat] << SNATCH
    for bids in state.bids:
        for owner, kind, _ in bids:
            if owner == seat and kind != UNKNOWN:
                known |= 1 << kind
    return [kind for kind in hand_kinds(state.seats) if not known >> kind & 1]
