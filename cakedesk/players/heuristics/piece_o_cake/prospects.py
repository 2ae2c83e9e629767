"""What slices are worth to each seat of Piece o' Cake now: eaten, or collected for the majority."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

from cakedesk.games.piece_o_cake.cards import ALL_SLICES
from cakedesk.games.piece_o_cake.phases import ASIDE, CUTTING, SLICES
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
        # By variety how many slices of it each seat has collected.
        self.held = tuple(zip(*map(counts, state.collected), strict=True))
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
        shown_share = STEPS * TAKEN_OF_A_FRESH_CAKE
        if state.phase != CUTTING:
            shown_share *= min(1.0, (state.choices_left - 1) / max(1, len(state.pieces) - 1))
        steps = _steps_by_slices(len(state.deck), shown_share)
        return [steps[hidden][shown] for hidden, shown in zip(unseen, self.in_cake, strict=True)]

    def standings(self, seat: int, variety: int, least: int, most: int) -> tuple[float, ...]:
        """Points that a variety is worth to a seat by number owned, rivals' chances set against it."""
        points = self.state.lists.varieties[variety].count
        return _standings(self._steps[variety], points, self.held[variety], seat, least, most, self.denial)

    def majorities(self) -> list[float]:
        """Points that each seat can expect from all varieties."""
        facts = zip(self._steps, self.state.lists.varieties, self.held, strict=True)
        shares = [_majority(steps, variety.count, held) for steps, variety, held in facts]
        return [*map(sum, zip(*shares, strict=True))]

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
        facts = self.state.lists.varieties[variety]
        return _gains(
            self._steps[variety],
            facts.count,
            self.held[variety],
            seat,
            self.in_cake[variety],
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
                own, cream = self.held[variety][seat], self.state.lists.varieties[variety].cream
                best = counts(meal)[variety]
                standings = self.standings(seat, variety, own, own + count)
                worths = [
                    standings[count - eaten] + self._sweetness * cream * eaten for eaten in range(count + 1)
                ]
                for eaten, worth in enumerate(worths):
                    if eaten != best and worth >= worths[best] - gap:
                        meals.append((worths[best] - worth, meal + UNITS[variety] * (eaten - best)))
        return meals

    def forfeit_gain(self, seat: int, variety: int) -> float:
        """Points from eating all slices of a variety from earlier cakes, often less than 0."""
        own, eaten = self.held[variety][seat], counts(self.state.earlier[seat])[variety]
        without, *_, now = self.standings(seat, variety, own - eaten, own)
        return self._sweetness * self.state.lists.varieties[variety].cream * eaten + without - now


@cache
def _steps_by_slices(fresh: int, shown_share: float) -> list[list[int]]:
    """What `Prospects` takes for the steps to come of a variety, by its slices unseen and in the cake.

    Args:
        fresh: how many slices lie in the deck.
        shown_share: how many steps a slice in the cake counts.
    """
    hidden_share = STEPS * (fresh - ASIDE) / fresh
    return [
        [min(MOST_TO_COME, round(hidden_share * hidden + shown_share * shown)) for shown in range(SLICES + 1)]
        for hidden in range(ALL_SLICES + 1)
    ]


@lru_cache(maxsize=REMEMBERED)
def _majority(steps: int, points: int, held: tuple[int, ...]) -> list[float]:
    """Points that each seat can expect from a variety; `held`: how many each has collected."""
    worth = majority_worth(len(held), steps, points)
    return [
        worth[own - max(_others(held, seat)) + MOST_LEAD] if own or steps else 0.0
        for seat, own in enumerate(held)
    ]


@lru_cache(maxsize=REMEMBERED)
def _standings(
    steps: int, points: int, held: tuple[int, ...], seat: int, least: int, most: int, denial: float
) -> tuple[float, ...]:
    """See `Prospects.standings`; `held`: how many each seat has collected."""
    worth = majority_worth(len(held), steps, points)
    others = sorted(_others(held, seat))
    best, second = others[-1], others[-2] if len(others) > 1 else 0
    # Each rival, and the best of the seats that it rivals with but this one.
    rivals = [(count, second if count == best else best) for count in others if count or steps]
    standings = []
    for own in range(least, most + 1):
        standing = worth[own - best + MOST_LEAD] if own or steps else 0.0
        for count, third in rivals:
            standing -= denial * worth[count - (own if own > third else third) + MOST_LEAD]
        standings.append(standing)
    return tuple(standings)


@lru_cache(maxsize=REMEMBERED)
def _gains(
    steps: int, points: int, held: tuple[int, ...], seat: int, in_cake: int, denial: float, cream: float
) -> Gains:
    """See `Prospects.gains`."""
    standings = _standings(steps, points, held, seat, held[seat], held[seat] + in_cake, denial)
    gains, numbers, best = [], [], 0
    most = now = standings[0]
    for taken, standing in enumerate(standings):
        if standing - cream * taken > most:
            best, most = taken, standing - cream * taken
        gains.append(most - now + cream * taken)
        numbers.append(best)
    return gains, numbers


def _others(held: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return held[:seat] + held[seat + 1 :]


@cache
def _all_slices(slices: tuple[int, ...]) -> int:
    return heap_of(slices)
