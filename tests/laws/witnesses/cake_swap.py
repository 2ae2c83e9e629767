"""What only Cake Swap can say about itself to the laws."""

from __future__ import annotations

from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.cake_swap.state import CakeSwapState

MOST_MOVES = 2000
"""Each of 60 draws is followed by few moves, but drafts may go on for as long as cards are cleared."""


def census(state: CakeSwapState) -> object:
    """All cards and ribbons, wherever they are."""
    cards = [*state.deck, *state.out, *([state.held] if state.held >= 0 else [])]
    cards += [card for card in range(60) if state.table >> card & 1]
    for seat, platter in enumerate(state.platters):
        cards += [layer // 2 for layer in platter]
        sizes = [state.lists.layers[layer].size for layer in platter]
        assert sizes == sorted(set(sizes), reverse=True), "sizes fall strictly"
        assert state.size_bits[seat] == sum(1 << size for size in sizes)
    ribbons = [number for number in range(18) if state.ribbons_left >> number & 1]
    for seat, won in enumerate(state.ribbons):
        ribbons += won
        assert state.points[seat] == sum(state.lists.ribbon_points[number] for number in won)
    return sorted(cards), sorted(ribbons)


def first_census(state: CakeSwapState) -> object:
    """What `census` must give."""
    del state
    return list(range(60)), list(range(18))


def scramble(state: CakeSwapState, viewer: int | None, remembers: bool, rng: Random) -> None:
    """Move what is hidden from one pair of eyes to other places where it might be as well."""
    del viewer
    seen = state.deck[: state.under] if remembers else []
    unseen = state.deck[len(seen) :]
    rng.shuffle(unseen)
    state.deck = seen + unseen


def disguises(state: CakeSwapState, action: Action, viewer: int | None) -> list[Action]:
    """Other legal actions that look like this one to that viewer: none, all is done in the open."""
    del state, action, viewer
    return []
