"""What stacks and cards are worth in Top Cake: the judgement behind bids and placements.

All figures are in points of the final score. A seat's stacks are worth their points now, and what the best
hopes may still add: a third layer makes matching flavours count, a topper doubles. The cards to come go to
one stack for the most part, so only the best hope counts in full, and the second best a little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from cakedesk.engine.actions import Action
from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.scoring import IMPRESSIVE_LAYERS, layers_that_fall, score_stack
from cakedesk.games.top_cake.state import TopCakeState

CAKES_A_ROUND = 3.6
"""Cakes that somebody wins in a round, about: four come, some nobody gets."""

MATCH_CHANCE = 0.3
"""Chance that one more cake has the flavour that its stack counts double."""

SURENESS = 0.8
"""Hopes are fulfilled so often, about."""

SECOND_HOPE = 0.15
"""Share of the second best hope that counts."""

LAST_ROUND = 4
MOST_REMEMBERED = 200_000

Stack = Sequence[int]
_Stacks: TypeAlias = tuple[tuple[int, ...], ...]


def room_above(stack: Stack, lists: TopCakeLists) -> int:
    """How many more layers a stack, bottom to top, can bear before one falls: the smallest spare number."""
    top = len(stack) - 1
    return min(lists.cards[card].max_above - (top - position) for position, card in enumerate(stack))


def stack_hope(stack: Stack, lists: TopCakeLists, seats: int, rounds_to_come: int) -> float:
    """Points that a stack may bring beyond one for each further cake, which any place would give; at least 0.

    Args:
        stack: its cards, bottom to top.
        rounds_to_come: rounds that follow the present one (0 to 4).
    """
    if rounds_to_come == 0:
        return 0.0
    room = room_above(stack, lists)
    if room <= 0:
        return 0.0
    score = score_stack(stack, lists)
    flavours = [lists.cards[card].flavour for card in stack]
    matching = max(flavours.count(flavour) for flavour in set(flavours))
    coming = CAKES_A_ROUND / seats * rounds_to_come
    grown = min(float(room), coming)
    tall = min(1.0, max(0.0, score.layers + grown - IMPRESSIVE_LAYERS + 1.0))
    hope = tall * (matching + MATCH_CHANCE * grown) - score.matching
    crowned = min(room - 1.0, coming)
    crownable = min(1.0, max(0.0, score.cakes + crowned - IMPRESSIVE_LAYERS + 1.0))
    topper_chance = 1.0 - (1.0 - 1.0 / seats) ** rounds_to_come
    hope += topper_chance * crownable * (score.cakes + matching + (1.0 + MATCH_CHANCE) * crowned)
    return max(0.0, SURENESS * hope)


def stacks_worth(points: float, hopes: Sequence[float]) -> float:
    """What all stacks of a seat are worth together, in points: theirs now, and the `stack_hope` of each."""
    best = second = 0.0
    for hope in hopes:
        if hope > best:
            best, second = hope, best
        elif hope > second:
            second = hope
    return points + best + SECOND_HOPE * second


def place(stack: Stack, card: int, lists: TopCakeLists) -> list[int]:
    """A stack after a placement and the collapse that may follow it.

    Args:
        stack: its cards, bottom to top; empty for a new stack.
        card: the card placed on top.

    Returns:
        What stands then.
    """
    grown = [*stack, card]
    falling = layers_that_fall(grown, lists)
    return [kept for position, kept in enumerate(grown) if position not in falling] if falling else grown


class Memory:
    """What was judged of the card list used last: a search meets the same stacks by the thousand."""

    def __init__(self) -> None:
        self._lists: TopCakeLists | None = None
        # `points_and_hope` of stacks.
        self.stacks: dict[tuple[tuple[int, ...], int, int], tuple[float, float]] = {}
        self.seats: dict[tuple[_Stacks, int, int], SeatWorth] = {}  # all stacks of a seat
        # What `weigh_placements` said of stacks and won cards.
        self.turns: dict[tuple[_Stacks, tuple[int, ...], int, int], list[tuple[float, Action]]] = {}

    def open(self, lists: TopCakeLists) -> None:
        """Forget what was judged of another card list, or if it is very much."""
        if lists is not self._lists or len(self.stacks) > MOST_REMEMBERED:
            self._lists = lists
            self.stacks.clear()
            self.seats.clear()
            self.turns.clear()


MEMORY = Memory()


def points_and_hope(
    stack: Stack, lists: TopCakeLists, seats: int, rounds_to_come: int
) -> tuple[float, float]:
    """The points of a stack now, and its `stack_hope`."""
    key = tuple(stack), seats, rounds_to_come
    known = MEMORY.stacks.get(key)
    if known is None:
        points = float(score_stack(stack, lists).points)
        known = MEMORY.stacks[key] = points, stack_hope(stack, lists, seats, rounds_to_come)
    return known


def worth_of_stacks(stacks: Sequence[Stack], lists: TopCakeLists, seats: int, rounds_to_come: int) -> float:
    """The same of stacks, each bottom to top. See `stack_hope`."""
    MEMORY.open(lists)
    points, hopes = 0.0, []
    for stack in stacks:
        its_points, hope = points_and_hope(stack, lists, seats, rounds_to_come)
        points += its_points
        hopes.append(hope)
    return stacks_worth(points, hopes)


class SeatWorth:
    """What the stacks of one seat are worth, and what one more card would add."""

    def __init__(self, stacks: Sequence[Stack], lists: TopCakeLists, seats: int, rounds_to_come: int) -> None:
        self._stacks = stacks
        self._lists = lists
        self._seats = seats
        self._to_come = rounds_to_come
        judged = [points_and_hope(stack, lists, seats, rounds_to_come) for stack in stacks]
        self._points = [points for points, _ in judged]
        self._hopes = [hope for _, hope in judged]
        self._gains: dict[int, float] = {}
        self.total = stacks_worth(sum(self._points), self._hopes)  # their worth together, in points

    def gain(self, card: int) -> float:
        """What a card adds in its best place, in points, at least 0.

        Args:
            card: one of the row.
        """
        best = self._gains.get(card)
        if best is None:
            best = max(self._gain_of([card], None), 0.0)
            for number, stack in enumerate(self._stacks):
                best = max(best, self._gain_of(place(stack, card, self._lists), number))
            self._gains[card] = best
        return best

    def _gain_of(self, stack: Stack, instead_of: int | None) -> float:
        its_points, hope = points_and_hope(stack, self._lists, self._seats, self._to_come)
        points = sum(self._points) + its_points
        hopes = [*self._hopes, hope]
        if instead_of is not None:
            points -= self._points[instead_of]
            del hopes[instead_of]
        return stacks_worth(points, hopes) - self.total


def seat_worth(state: TopCakeState, seat: int) -> SeatWorth:
    """What the stacks of a seat are worth in a state; they lie open to all."""
    MEMORY.open(state.lists)
    key = tuple(map(tuple, state.stacks[seat])), state.seats, max(0, LAST_ROUND - state.round)
    known = MEMORY.seats.get(key)
    if known is None:
        known = MEMORY.seats[key] = SeatWorth(key[0], state.lists, *key[1:])
    return known
