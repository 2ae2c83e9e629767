"""The last round of Take the Cake with two seats: every way to take its pieces is played to the end.

Nothing is hidden any more but the orders of the other seat. They are dealt at random a few times, and what
is best on average is chosen.
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import NamedTuple

from cakedesk.engine.actions import Action
from cakedesk.games.take_the_cake.actions import CUT, TAKE, TAKE_FOR
from cakedesk.games.take_the_cake.cards import COLOURS, FLOWER, MOST, TURNS
from cakedesk.games.take_the_cake.legality import colours_left, may_name_cake
from cakedesk.games.take_the_cake.phases import CAKES, CUTTING, FULL
from cakedesk.games.take_the_cake.scoring import Survey, has_most, order_points, score_cake
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.drafting import Piece, piece_of
from cakedesk.players.heuristics.take_the_cake.filling import Filling
from cakedesk.players.heuristics.take_the_cake.heuristic import LEAD_SCALE
from cakedesk.players.heuristics.take_the_cake.outline import outline_of
from cakedesk.players.weighing import Weighed, values_of_leads

WORLDS = 3
"""So often the hidden orders are dealt."""


def weigh_last_round(state: TakeTheCakeState, rng: Random) -> Weighed:
    """The cuts or the pieces to take of two seats in the last round, with values in 0..1, best first."""
    totals: dict[Action, float] = {}
    for _ in range(WORLDS):
        world = state.clone()
        world.fill_unknown(state.to_act, rng)
        for action, lead in _Ending(world).leads().items():
            totals[action] = totals.get(action, 0.0) + _value(lead)
    return sorted([(total / WORLDS, action) for action, total in totals.items()], reverse=True)


def _value(lead: int) -> float:
    won = 0.5 if lead == 0 else float(lead > 0)
    return (won + values_of_leads((lead, 0), LEAD_SCALE)[0]) / 2


class _FullCake(NamedTuple):
    """A cake as it can end."""

    survey: Survey  # what lies on it; where it lies may differ
    # By order of its seat the most that it scores with it; flowers, and orders for most of something, are not
    # counted yet.
    points: list[int]


class _Ending:
    """Plays a world of the last round to its end, each seat for its lead."""

    def __init__(self, world: TakeTheCakeState) -> None:
        self._world = world
        self._orders = [[world.lists.orders[order] for order in held] for held in world.orders]
        self._full: dict[tuple[int, Piece], _FullCake] = {}
        self._given: dict[int, Piece] = {place: () for place, size in enumerate(world.sizes) if size == FULL}
        # By place the piece that fills a cake; nothing for those that are full.

    def leads(self) -> dict[Action, int]:
        """What each action of the seat to act leads to: points that it has more than the other in the end."""
        world = self._world
        side = -1 if world.to_act else 1
        leads: dict[Action, int] = {}
        if world.phase == CUTTING:
            for card in world.drawn:
                for turn in range(TURNS):
                    pieces = [piece_of(world, card, turn, colour) for colour in range(len(COLOURS))]
                    leads[CUT, card, turn] = side * self._play(0, pieces)
            return leads
        names_cake = may_name_cake(world)
        colours = colours_left(world)
        left = [piece_of(world, world.cut, world.cut_turn, colour) for colour in colours]
        for colour, piece in zip(colours, left, strict=True):
            for place in self._empty(world.to_act):
                action = (TAKE_FOR, colour, place % CAKES) if names_cake else (TAKE, colour)
                leads[action] = side * self._give(place, piece, world.step, left)
        return leads

    def _empty(self, seat: int) -> list[int]:
        return [place for place in range(CAKES * seat, CAKES * seat + CAKES) if place not in self._given]

    def _give(self, place: int, piece: Piece, step: int, left: list[Piece]) -> int:
        """The lead of seat 0 if a cake is filled with one of the pieces that are left."""
        self._given[place] = piece
        lead = self._play(step + 1, [other for other in left if other != piece])
        del self._given[place]
        return lead

    def _play(self, step: int, left: list[Piece]) -> int:
        """The lead of seat 0 when both seats take what is best for them."""
        if not left:
            return self._lead()
        seat = (self._world.cutter + 1 + step) % self._world.seats
        leads = [self._give(place, piece, step, left) for place in self._empty(seat) for piece in left]
        return min(leads) if seat else max(leads)

    def _lead(self) -> int:
        full = [self._fill(place, piece) for place, piece in sorted(self._given.items())]
        surveys = [cake.survey for cake in full]
        totals = []
        for seat, orders in enumerate(self._orders):
            total, pays = 0, []
            for survey, points in full[CAKES * seat : CAKES * seat + CAKES]:
                total += survey.toppings[FLOWER] * (1 + has_most(survey, FLOWER, surveys))
                pays.append(points[:])
                for number, order in enumerate(orders):
                    if order.kind == MOST:
                        pays[-1][number] += order_points(order, survey, surveys)
            one, other = pays
            if orders:
                # Each order is assigned to one cake.
                total += max([one[a] + other[b] for a, b in permutations(range(len(orders)), CAKES)])
            else:
                total += one[0] + other[0]
            totals.append(total)
        return totals[0] - totals[1]

    def _fill(self, place: int, piece: Piece) -> _FullCake:
        """The best ways to fill a cake with a piece."""
        known = self._full.get((place, piece))
        if known is None:
            outline, orders = outline_of(self._world, place), self._orders[place // CAKES]
            ways = []
            for _, survey in Filling(self._world, place // CAKES, place, outline).ways(piece):
                score = score_cake(survey, (survey,), None)
                points = score.total - score.flowers
                pays = [
                    points + (order_points(order, survey, (survey,)) if order.kind != MOST else 0)
                    for order in orders
                ]
                ways.append(pays or [points])
            known = self._full[place, piece] = _FullCake(
                survey, [max(most) for most in zip(*ways, strict=True)]
            )
        return known
