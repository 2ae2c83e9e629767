"""What a platter of Cake Swap is worth: the best ribbon still to be had, less the turns that it takes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cakedesk.games.cake_swap.cards import (
    CARDS,
    CLASSES,
    FEWEST_LAYERS,
    FROSTINGS,
    LARGEST,
    SQUEEZE,
    TARGETS,
    WILD,
)
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.players.heuristics.cake_swap.sketch import EMPTY, Sketch

HASTE = 0.7
"""The share of the points that a turn could earn which a turn is taken to cost: plans fail, or change."""

WINNING = 12.0
"""Points more for a ribbon that reaches the target, which ends the game at once."""

RISK = 0.95
"""What a ribbon is still worth a turn later, as somebody else may win it first."""

SQUEEZE_KEPT = 1.5
"""Points that the Squeeze is worth while it is kept."""

TABLE_LASTS = 0.55
"""How likely a card that lies open now is taken by others before it is needed."""

MANY_TURNS_LEFT = 8
"""With fewer turns to come, turns and action cards are worth less in proportion."""

NEVER = 1e9
"""Turns, or points, that are out of reach."""

_ALL_CAKES = 3
_ALL_FROSTINGS = (1 << len(FROSTINGS)) - 1
_WILD = 1 << WILD
_EACH_FROSTING = tuple(1 << frosting for frosting in range(WILD))
ANY, SAME, DIFFERENT = range(3)
_CLASS_NEEDS = ((ANY, ANY), (ANY, DIFFERENT), (SAME, ANY), (ANY, SAME), (SAME, DIFFERENT), (SAME, SAME))
"""By class what it asks of cakes and of frostings."""
_Goal = tuple[float, tuple[int, int]]


class Aim(NamedTuple):
    """What a platter is worth most for."""

    ribbon: int  # its number
    missing: int  # how many layers are still to come


class Outlook:
    """Judges platters of one seat in one position. Sketches that were judged once are remembered."""

    def __init__(self, state: CakeSwapState, seat: int) -> None:
        lists = state.lists
        self._lists = lists
        self._ribbons_left = state.ribbons_left
        self._missing = TARGETS[state.seats] - state.points[seat]
        self._has_squeeze = bool(state.action_cards[seat] & SQUEEZE)
        self.turns_left = 1 + len(state.deck) * 1.25 / state.seats  # about how many turns the seat still has
        self.hurry = min(1.0, self.turns_left / MANY_TURNS_LEFT)
        self.unseen_layers = unseen_layers(state)
        self.unseen = max(1, self.unseen_layers.bit_count() // 2)  # how many cards nobody has seen yet
        self._table_layers = _both_sides(state.table)
        to_come = self.unseen_layers | self._table_layers
        self._common_cake = max((1, 2), key=lambda cake: (lists.with_cakes[cake] & to_come).bit_count())
        self._common_frosting = max(
            _EACH_FROSTING, key=lambda frosting: (lists.with_frostings[frosting] & to_come).bit_count()
        )
        self._known: dict[Sketch, float] = {}
        self._plans: dict[tuple[int, int, int, int], float] = {}
        self._goals = goals_of(lists.ribbon_points, state.ribbons_left, self._missing)
        self.turn = HASTE * self._points_a_turn()  # points that a turn is worth now

    def _points_a_turn(self) -> float:
        """What the seat could earn a turn from an empty platter on."""
        best = 0.0
        for needed, goals in self._goals:
            # A class that asks for nothing takes the fewest turns.
            fewest, _ = self._turns(EMPTY, needed, ANY, ANY)
            if fewest > self.turns_left:
                continue
            share = RISK**fewest
            for prize, (cakes, frostings) in goals:
                if prize * share <= best * fewest:
                    break
                turns, _ = self._turns(EMPTY, needed, cakes, frostings)
                if turns <= self.turns_left:
                    best = max(best, prize * RISK**turns / turns)
        return best

    def prize(self, points: int) -> float:
        """What the points of a ribbon are worth to the seat: more than they are if they reach the target."""
        return _prize(points, self._missing)

    def reaches_target(self, points: int) -> bool:
        """Whether points more would end the game at once, and win it."""
        return points >= self._missing

    def worth(self, platter: Sketch) -> float:
        """What a platter is worth.

        Returns:
            Points, no fewer than those of an empty one: a platter can always be cleared.
        """
        known = self._known.get(platter)
        if known is None:
            known = self._known[platter] = self._judge(platter)
        return known

    def aim(self, platter: Sketch) -> Aim | None:
        """The ribbon that a platter is worth most for.

        Returns:
            The ribbon; None if none that is left can be had with it.
        """
        layers, found, best = platter.sizes.bit_count(), None, 0.0
        for number, points in enumerate(self._lists.ribbon_points):
            colour, cake_class = divmod(number, len(CLASSES))
            missing, needs = colour + FEWEST_LAYERS - layers, _CLASS_NEEDS[cake_class]
            if missing < 0 or not self._ribbons_left >> number & 1 or not may_meet(platter, *needs):
                continue
            share, cost = self._share_and_cost(platter, missing, *needs)
            worth = self.prize(points) * share - cost
            if share and (found is None or worth > best):
                found, best = Aim(number, missing), worth
        return found

    def _judge(self, platter: Sketch) -> float:
        layers = platter.sizes.bit_count()
        best = self.worth(EMPTY) if layers else -LARGEST * self.turn
        for needed, goals in self._goals:
            missing = needed - layers
            if missing < 0:
                continue
            # A class that asks for nothing takes the fewest turns.
            most, least_cost = self._share_and_cost(platter, missing, ANY, ANY)
            for prize, (cakes, frostings) in goals:
                if prize * most - least_cost <= best:
                    break
                if may_meet(platter, cakes, frostings):
                    share, cost = self._share_and_cost(platter, missing, cakes, frostings)
                    best = max(best, prize * share - cost)
        return best

    def _share_and_cost(
        self, platter: Sketch, missing: int, cakes: int, frostings: int
    ) -> tuple[float, float]:
        """What is left of a ribbon's worth when the cake is complete, and what completing it costs."""
        turns, squeezes = self._turns(platter, missing, cakes, frostings)
        if turns > self.turns_left:
            return 0.0, NEVER
        return RISK**turns, turns * self.turn + squeezes * SQUEEZE_KEPT * self.hurry

    def _turns(self, platter: Sketch, missing: int, cakes: int, frostings: int) -> tuple[float, int]:
        """How many turns it takes to complete a cake, and how many Squeezes."""
        if missing == 0:
            return 0.0, 0
        sizes = platter.sizes
        top = (sizes & -sizes).bit_length() - 1 if sizes else LARGEST + 1
        squeezes = 0
        if missing >= top:
            gaps = sum(1 << size for size in range(top + 1, LARGEST + 1) if not sizes >> size & 1)
            if not self._has_squeeze or not gaps or missing > top:
                return NEVER, 0
            squeezes = 1
        lists = self._lists
        fitting = lists.with_cakes[self._cakes_wanted(platter, cakes)]
        fitting &= lists.with_frostings[self._frostings_wanted(platter, frostings)]
        turns = self._placing(fitting, missing - squeezes, top - 1, frostings)
        if squeezes:
            turns += self._wait(fitting & lists.with_sizes[gaps], missing - 1, frostings)
        return turns, squeezes

    def _cakes_wanted(self, platter: Sketch, cakes: int) -> int:
        """What further layers may be of, as a bit mask."""
        return (platter.cakes or self._common_cake) if cakes == SAME else _ALL_CAKES

    def _frostings_wanted(self, platter: Sketch, frostings: int) -> int:
        """What further layers may be frosted with, as a bit mask."""
        if frostings == SAME:
            return (platter.frostings or self._common_frosting) | _WILD
        return _ALL_FROSTINGS & ~platter.frostings if frostings == DIFFERENT else _ALL_FROSTINGS

    def _placing(self, fitting: int, layers: int, largest: int, frostings: int) -> float:
        """Turns until so many of these layers are placed, the first no larger than `largest`."""
        plan = (fitting, layers, largest, frostings)
        known = self._plans.get(plan)
        if known is None:
            known, high = 0.0, largest
            for step in range(layers):
                # Each layer gets its share of the sizes.
                low = largest * (layers - step - 1) // layers + 1
                window = (2 << high) - (1 << low)
                known += self._wait(fitting & self._lists.with_sizes[window], step, frostings)
                high = low - 1
            self._plans[plan] = known
        return known

    def _wait(self, fitting: int, step: int, frostings: int) -> float:
        """Turns until one of these layers comes, the layer being the one after `step` others."""
        drawn = min(1.0, (fitting & self.unseen_layers).bit_count() / self.unseen)
        if frostings != ANY:
            # What comes first narrows what may come later.
            drawn *= 1.0 - 0.15 * step
        open_ones = (fitting & self._table_layers).bit_count()
        chance = 1.0 - (1.0 - drawn) * TABLE_LASTS**open_ones
        return 1.0 / chance if chance > 0.03 else NEVER


@lru_cache(maxsize=256)
def goals_of(points: tuple[int, ...], ribbons_left: int, missing: int) -> list[tuple[int, list[_Goal]]]:
    """What ribbons that can be won ask for, by number of layers, those worth most first.

    A goal is points (with what winning is worth), and what is asked of cakes and of frostings. `missing` is
    what the seat lacks to the target.
    """
    goals: dict[int, list[_Goal]] = {}
    for number, ribbon_points in enumerate(points):
        if ribbons_left >> number & 1:
            colour, cake_class = divmod(number, len(CLASSES))
            goal = (_prize(ribbon_points, missing), _CLASS_NEEDS[cake_class])
            goals.setdefault(colour + FEWEST_LAYERS, []).append(goal)
    return [(layers, sorted(found, reverse=True)) for layers, found in goals.items()]


def _prize(points: int, missing: int) -> float:
    return points + (WINNING if points >= missing else 0.0)


def may_meet(platter: Sketch, cakes: int, frostings: int) -> bool:
    """Whether further layers may make a cake meet what a class asks of cakes and of frostings."""
    if cakes == SAME and platter.cakes == _ALL_CAKES:
        return False
    if frostings == SAME:
        return not platter.frostings & (platter.frostings - 1)
    return frostings == ANY or not platter.doubled


def unseen_layers(state: CakeSwapState) -> int:
    """The layers of all cards that may still be drawn, as a bit mask.

    Args:
        state: a full or masked state; the deck is not looked at.
    """
    seen = state.table
    for card in state.out:
        seen |= 1 << card
    for platter in state.platters:
        for layer in platter:
            seen |= 1 << (layer >> 1)
    if state.held >= 0:
        seen |= 1 << state.held
    return _both_sides((1 << CARDS) - 1 & ~seen)


def _both_sides(cards: int) -> int:
    """The layers of a set of cards: each bit is doubled."""
    layers = 0
    while cards:
        lowest = cards & -cards
        layers |= 3 * lowest * lowest
        cards ^= lowest
    return layers
