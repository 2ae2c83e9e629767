"""How well seats of Take the Cake stand between two rounds, as games showed.

Points so far tell little before a cake is full: fruit and groups are worth what they still become. The
weights are those of a linear regression of a cake's points on what lay on it as rounds began, over 500 games
of *medium* with two seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cakedesk.engine.actions import CHANCE
from cakedesk.games.take_the_cake.cards import COOKIE, FLOWER, FRUITS
from cakedesk.games.take_the_cake.phases import CAKES, ROUNDS
from cakedesk.games.take_the_cake.scoring import FRUIT_POINTS
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.outlook import most_chance, outlook
from cakedesk.players.heuristics.take_the_cake.pieces import Appraiser
from cakedesk.players.weighing import values_of_leads


class _Weights(NamedTuple):
    """What counts on a cake, in points of its final score."""

    squares: float  # each point for fruits of one type
    fruit: float  # each fruit
    flower: float  # each flower
    most_flowers: float  # each flower once more, if the cake will have most of them for sure
    cookie: float  # each cookie
    candles: float  # each point of candles
    joined: float  # each candle that a further card of its icing would join
    order: float  # each point that the best order is expected to pay
    second: float  # the same of the second best
    scale: float  # points of lead that bring a value from even to about three quarters


_WEIGHTS = (
    _Weights(-0.07, 4.12, 1.49, 0.91, 1.48, 1.03, 2.34, 0.26, 0.67, 10.0),
    _Weights(0.38, 3.07, 1.41, 0.87, 1.8, 0.99, 1.71, 0.72, 0.5, 9.0),
    _Weights(0.69, 1.67, 1.12, 0.97, 1.84, 0.91, 1.15, 0.82, 0.31, 7.4),
)
"""By the number of rounds played, from one."""


_TURNS = {2: (-1.6, 1.6), 3: (-1.4, 1.8, -0.4), 4: (-4.0, 4.2, 1.3, -1.5)}
"""By seats, what a round brings whoever cuts, and those after it in their order, beside the mean.

They are what final scores of 80 to 120 games of *medium* told more or less than the weights above.
"""


def turns_to_come(state: TakeTheCakeState) -> list[float]:
    """What the order of the rounds still brings each seat as a round begins, in points beside the mean."""
    seats, turns = state.seats, _TURNS[state.seats]
    last = state.cake if seats == CAKES else CAKES - 1  # two seats fill both cakes at once
    cutters = [
        state.cutter_in(cake, number)
        for cake in range(state.cake, last + 1)
        for number in range(state.round if cake == state.cake else 0, ROUNDS)
    ]
    return [
        sum([turns[(seat - cutter) % seats] for cutter in cutters if cutter != CHANCE])
        for seat in range(seats)
    ]


def values_between_rounds(state: TakeTheCakeState, ahead: Sequence[float] = ()) -> list[float]:
    """How well each seat stands.

    Args:
        state: a full state in which a round of a cake begins, not the first one.
        ahead: by seat, points that it has ahead besides.

    Returns:
        A value in 0..1 by seat; even standing is 0.5.
    """
    weights, appraiser = _WEIGHTS[state.round - 1], Appraiser(state, state.to_act)
    full = [score.total for score in state.cake_scores()] if state.cake else None
    worths = []
    for seat in range(state.seats):
        first = CAKES * seat
        if state.seats == CAKES:
            worths.append(sum(_worth(state, first + cake, weights, appraiser) for cake in range(CAKES)))
        else:
            before = full[first] if full else 0
            worths.append(before + _worth(state, first + state.cake, weights, appraiser))
    worths = [worth + more for worth, more in zip(worths, ahead or [0.0] * state.seats, strict=True)]
    return values_of_leads(worths, weights.scale)


def _worth(state: TakeTheCakeState, place: int, weights: _Weights, appraiser: Appraiser) -> float:
    """What a cake is expected to score."""
    outline, rivals = appraiser.outline(place), appraiser.rivals(place)
    toppings, lists = outline.toppings, state.lists
    fruits, flowers = toppings[:FRUITS], toppings[FLOWER]
    most = most_chance(flowers, rivals[FLOWER], outline.empty)
    orders = [lists.orders[order] for order in state.orders[place // CAKES]]
    pays = sorted([outlook(order, outline, (), rivals, lists) for order in orders], reverse=True)
    return (
        weights.squares * sum([FRUIT_POINTS[min(fruit, len(FRUIT_POINTS) - 1)] for fruit in fruits])
        + weights.fruit * sum(fruits)
        + (weights.flower + weights.most_flowers * most) * flowers
        + weights.cookie * toppings[COOKIE]
        + weights.candles
        * sum([size * held for size, held in zip(outline.sizes, outline.candles, strict=True)])
        + weights.joined * sum([held for _, held in outline.best])
        + sum([share * pay for share, pay in zip((weights.order, weights.second), pays, strict=False)])
    )
