"""What only Cherry Duel, the example of a game, can say about itself to the laws."""

from __future__ import annotations

from random import Random
from typing import Any

from cakedesk.engine.actions import Action

MOST_MOVES = 12
VARIANTS: list[tuple[int, dict[str, int | bool]]] = []


def census(state: Any) -> object:
    """All slices, wherever they lie."""
    laid = state.laid[: state.laid_count]
    for seat in range(2):
        assert len(state.hands[seat]) == 6 - state.round - (state.laid_count > seat)
    return sorted(card for cards in (*state.hands, laid, *state.taken) for card in cards)


def first_census(state: Any) -> object:
    """What `census` must give."""
    return list(range(len(state.lists.ids)))


def scramble(state: Any, viewer: int | None, remembers: bool, rng: Random) -> None:
    """Move what is hidden from one pair of eyes to other places where it might be as well."""
    del remembers
    hidden = [seat for seat in range(2) if seat != viewer]
    pool = [card for seat in hidden for card in state.hands[seat]]
    pool += [state.laid[seat] for seat in hidden if seat < state.laid_count]
    rng.shuffle(pool)
    for seat in hidden:
        state.hands[seat] = sorted(pool.pop() for _ in state.hands[seat])
        if seat < state.laid_count:
            state.laid[seat] = pool.pop()


def disguises(state: Any, action: Action, viewer: int | None) -> list[Action]:
    """The first slice of a round lies face down."""
    seat = state.turn()
    if seat in (viewer, 1):
        return []
    return [(action[0], card) for card in state.hands[seat] if card != action[1]]
