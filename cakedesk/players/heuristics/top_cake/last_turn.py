"""Placing won cards in the last round of Top Cake: nothing is to come, so every way is counted to its end.

Stacks do not care for each other, so the best of all ways is put together from the best way of each stack
with each set of cards. A set of cards is a bit mask of places in the list of won cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.scoring import score_stack
from cakedesk.players.heuristics.top_cake.worth import place

_Best: TypeAlias = Sequence[int]
"""By set of cards the most points that it can bring."""


def final_turns(
    stacks: Sequence[Sequence[int]], won: Sequence[int], lists: TopCakeLists
) -> Iterator[tuple[float, int, int]]:
    """Every first placement with the most points that all stacks can score after it.

    Args:
        stacks: those of the seat, each bottom to top.
        won: its cards to be placed.

    Yields:
        Points, card, number of its stack.
    """
    counter = _Counter(won, lists)
    fresh = counter.of_new_stacks()
    own = [counter.of_stack(tuple(stack)) for stack in stacks]
    places: list[tuple[int, Sequence[int], _Best]] = [(NEW_STACK, (), _sum([fresh, *own]))]
    for number, stack in enumerate(stacks):
        places.append((number, stack, _sum([fresh, *own[:number], *own[number + 1 :]])))
    everything = len(fresh) - 1
    for number, stack, elsewhere in places:
        for index, card in enumerate(won):
            grown = counter.of_stack(tuple(place(stack, card, lists)))
            rest = everything ^ 1 << index
            yield max(grown[part] + elsewhere[rest ^ part] for part in _parts(rest)), card, number


class _Counter:
    """Counts what stacks can score with sets of won cards on them."""

    def __init__(self, won: Sequence[int], lists: TopCakeLists) -> None:
        self._won = won
        self._lists = lists
        self._known: dict[tuple[tuple[int, ...], int], int] = {}

    def of_stack(self, stack: tuple[int, ...]) -> _Best:
        """By set of cards the most points of a stack with all of them placed on it, in the best order."""
        return [self._points(stack, cards) for cards in range(1 << len(self._won))]

    def of_new_stacks(self) -> _Best:
        """By set of cards the most points of new stacks that are made of all of them."""
        most = [0]
        for cards in range(1, 1 << len(self._won)):
            lowest = cards & -cards
            rest = cards ^ lowest
            most.append(max(self._points((), lowest | part) + most[rest ^ part] for part in _parts(rest)))
        return most

    def _points(self, stack: tuple[int, ...], cards: int) -> int:
        known = self._known.get((stack, cards))
        if known is None:
            known = self._known[stack, cards] = (
                max(
                    self._points(tuple(place(stack, card, self._lists)), cards ^ 1 << index)
                    for index, card in enumerate(self._won)
                    if cards >> index & 1
                )
                if cards
                else score_stack(stack, self._lists).points
            )
        return known


def _sum(stacks: Sequence[_Best]) -> _Best:
    """By set of cards the most points if it is shared out among stacks."""
    total, *others = stacks
    for other in others:
        total = [
            max(total[cards ^ part] + other[part] for part in _parts(cards)) for cards in range(len(total))
        ]
    return total


def _parts(cards: int) -> Iterator[int]:
    """Every part of a set of cards, nothing and all of it included."""
    part = cards
    while True:
        yield part
        if not part:
            return
        part = (part - 1) & cards
