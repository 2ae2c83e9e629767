"""What slices are worth to each seat of Piece o' Cake now: eaten, or collected for the majority."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

from cakedesk.games.piece_o_cake.phases import ASIDE, CUTTING
from cakedesk.games.piece_o_cake.plates import UNITS, VARIETIES, counts, heap_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.players.characters import BALANCED, Character
from cakedesk.players.heuristics.piece_o_cake.chances import MOST_LEAD, MOST_TO_COME, STEPS, majority_worth

DENIAL = {2: 1.0, 3: 0.3, 4: 0.2, 5: 0.15}
"""What a point less of one rival is worth, in points, by seats."""

GREED = 0.12
"""How much more cream is worth to a greedy seat."""

TAKEN_OF_A_FRESH_CAKE = 0.6
"""The share of a cake that is about to be cut that ends up in collections."""

REMEMBERED = 65_536
"""A search asks for the same standings again and again."""

Gains: TypeAlias = tuple[list[float], list[int]]
"""By number of slices taken: the gain in points, and how many of them are collected for it."""


class Prospects:
    """Gains in points of every seat from slices of the present cake."""

    def __init__(self, state: PieceOCakeState, character: Character = BALANCED) -> None:
        self.state = state  # the position; all eaten slices must be known in it
        # By seat how many slices of each variety it has collected.
        self.held = [counts(heap) for heap in state.collected]
        cake = heap_of(state.ring) if state.phase == CUTTING else sum(state.pieces)
        self.in_cake = counts(cake)  # how many slices of each variety lie on the table
        self.denial = DENIAL[state.seats]  # what a point less of one rival is worth, in points
        self._sweetness = 1.0 + GREED * character.greed
        self._steps = self._slices_to_come(cake)
        self._gains: list[list[Gains | None]] = [[None] * VARIETIES for _ in range(state.seats)]

    def _slices_to_come(self, cake: int) -> list[int]:
        """By variety how many slices may still change hands, in steps of a half."""
        state = self.state
        seen = state.gone + sum(state.collected) + sum(state.eaten) + cake
        unseen = counts(_all_slices(state.lists.slices) - seen)
        fresh = len(state.deck)
        hidden_share = STEPS * (fresh - ASIDE) / fresh
        shown_share = STEPS * TAKEN_OF_A_FRESH_CAKE
        if state.phase != CUTTING:
            shown_share *= min(1.0, (state.choices_left - 1) / max(1, len(state.pieces) - 1))
        return [
            min(MOST_TO_COME, round(hidden_share * hidden + shown_share * shown))
            for hidden, shown in zip(unseen, self.in_cake, strict=True)
        ]

    def standings(self, seat: int, variety: int, owned: range) -> tuple[float, ...]:
        """Points that a variety is worth to a seat for each number owned, rivals' chances set against it."""
        others = sorted([held[variety] for other, held in enumerate(self.held) if other != seat])
        points = self.state.lists.varieties[variety].count
        return _standings(self._steps[variety], points, tuple(others), owned, self.denial)

    def majority(self, seat: int, variety: int) -> float:
        """Points that a seat can expect from a variety."""
        own, steps = self.held[seat][variety], self._steps[variety]
        if not own and not steps:
            return 0.0
        best = max(held[variety] for other, held in enumerate(self.held) if other != seat)
        return majority_worth(len(self.held), steps, self.state.lists.varieties[variety].count)[
            own - best + MOST_LEAD
        ]

    def gains(self, seat: int, variety: int) -> Gains:
        """What slices of a variety bring a seat at best.

        Returns:
            By number of slices taken (0 to all of the cake) the gain in points, and how many of them are to
            be collected for it.
        """
        known = self._gains[seat][variety]
        if known is None:
            known = self._gains[seat][variety] = self._weigh(seat, variety)
        return known

    def _weigh(self, seat: int, variety: int) -> Gains:
        own, facts = self.held[seat][variety], self.state.lists.varieties[variety]
        others = sorted([held[variety] for other, held in enumerate(self.held) if other != seat])
        owned = range(own, own + self.in_cake[variety] + 1)
        return _gains(
            self._steps[variety],
            facts.count,
            tuple(others),
            owned,
            self.denial,
            self._sweetness * facts.cream,
        )

    def piece_gain(self, seat: int, piece: int) -> float:
        """What a piece brings a seat at best, in points."""
        return sum(
            self.gains(seat, variety)[0][count] for variety, count in enumerate(counts(piece)) if count
        )

    def best_meal(self, seat: int, piece: int) -> int:
        """The part of a piece that a seat best eats."""
        eaten = 0
        for variety, count in enumerate(counts(piece)):
            if count:
                eaten += UNITS[variety] * (count - self.gains(seat, variety)[1][count])
        return eaten

    def other_meals(self, seat: int, piece: int, meal: int, gap: float) -> list[tuple[float, int]]:
        """Meals that eat one variety more or less than the best: how much each is worth less, up to `gap`."""
        meals = []
        for variety, count in enumerate(counts(piece)):
            if count:
                own, cream = self.held[seat][variety], self.state.lists.varieties[variety].cream
                best = counts(meal)[variety]
                standings = self.standings(seat, variety, range(own, own + count + 1))
                worths = [
                    standings[count - eaten] + self._sweetness * cream * eaten for eaten in range(count + 1)
                ]
                for eaten, worth in enumerate(worths):
                    if eaten != best and worth >= worths[best] - gap:
                        meals.append((worths[best] - worth, meal + UNITS[variety] * (eaten - best)))
        return meals

    def forfeit_gain(self, seat: int, variety: int) -> float:
        """Points from eating all slices of a variety from earlier cakes, often less than 0."""
        own, eaten = self.held[seat][variety], counts(self.state.earlier[seat])[variety]
        without, *_, now = self.standings(seat, variety, range(own - eaten, own + 1))
        return self._sweetness * self.state.lists.varieties[variety].cream * eaten + without - now


@lru_cache(maxsize=REMEMBERED)
def _standings(
    steps: int, points: int, others: tuple[int, ...], owned: range, denial: float
) -> tuple[float, ...]:
    """See `Prospects.standings`; `others`: how many each rival has collected, ascending."""
    worth = majority_worth(len(others) + 1, steps, points)
    best, second = others[-1], others[-2] if len(others) > 1 else 0
    # Each rival, and the best of the seats that it rivals with but this one.
    rivals = [(count, second if count == best else best) for count in others if count or steps]
    standings = []
    for own in owned:
        standing = worth[own - best + MOST_LEAD] if own or steps else 0.0
        for count, third in rivals:
            standing -= denial * worth[count - (own if own > third else third) + MOST_LEAD]
        standings.append(standing)
    return tuple(standings)


@lru_cache(maxsize=REMEMBERED)
def _gains(
    steps: int, points: int, others: tuple[int, ...], owned: range, denial: float, cream: float
) -> Gains:
    """See `Prospects.gains`."""
    standings = _standings(steps, points, others, owned, denial)
    gains, numbers, best = [], [], 0
    most = now = standings[0]
    for taken, standing in enumerate(standings):
        if standing - cream * taken > most:
            best, most = taken, standing - cream * taken
        gains.append(most - now + cream * taken)
        numbers.append(best)
    return gains, numbers


@cache
def _all_slices(slices: tuple[int, ...]) -> int:
    return heap_of(slices)
