"""What an order is expected to pay for a cake that is not full yet."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from cakedesk.games.take_the_cake.cards import (
    AT_MOST_2,
    BALANCED,
    CANDLE,
    CENTRE,
    COLUMNS,
    COOKIE,
    CORNERS,
    DOUBLES,
    FLOWER,
    FRUIT,
    FRUITS,
    GROUP,
    MOST,
    ROWS,
    SETS,
    SETS_OF_FRUIT,
    Order,
    TakeTheCakeLists,
)
from cakedesk.games.take_the_cake.phases import NO_CARD, SIDE
from cakedesk.players.heuristics.take_the_cake.outline import CORNERS as CORNER_CELLS
from cakedesk.players.heuristics.take_the_cake.outline import RIM, Outline

CENTRE_CELLS = tuple(cell for cell, on_rim in enumerate(RIM) if not on_rim)
LINES = (
    tuple(tuple(range(SIDE * row, SIDE * row + SIDE)) for row in range(SIDE)),
    tuple(tuple(range(column, SIDE * SIDE, SIDE)) for column in range(SIDE)),
)
"""The squares of a frame's rows, and those of its columns."""

LINE_CHANCES = (0.15, 0.2, 0.3, 0.5, 1.0)
"""How likely a row without a repeated icing will show all four, by the number of its cards."""

SPOT_SHARE = 0.35
"""What an empty corner or centre square is expected to hold of the topping that an order wants."""

NOTHING: tuple[int, ...] = ()

Toppings = Sequence[int]


def most_chance(mine: int, others: int, to_come: int) -> float:
    """The chance (0..1) to have the strict most of a topping in the end.

    Args:
        others: the most that one of the others has.
        to_come: how many cards each cake still gets.
    """
    if to_come == 0:
        return 1.0 if mine > others else 0.0
    return 1.0 / (1.0 + exp((others - mine + 0.5) / (0.3 + 0.3 * sqrt(to_come))))


def outlook(
    order: Order,
    outline: Outline,
    added: Sequence[int],
    rivals: Toppings,
    lists: TakeTheCakeLists,
) -> float:
    """What an order is expected to pay for a cake once some cards are added, wherever they will lie.

    Args:
        outline: the cake without those cards.
        rivals: by topping the most that one of the cakes compared has now.
    """
    kind, of = order.kind, order.of
    to_come = outline.empty - len(added)
    if kind in (ROWS, COLUMNS):
        return order.points * _lines(outline, LINES[kind == COLUMNS], lists)
    if kind in (CORNERS, CENTRE):
        return order.points * _spots(
            outline, CORNER_CELLS if kind == CORNERS else CENTRE_CELLS, of, added, lists
        )
    if kind == GROUP:
        joining = sum([lists.icings[card] == of for card in added])
        return order.points * (outline.largest[of] + 0.8 * joining + 0.15 * to_come)
    if kind == DOUBLES:
        return order.points * (
            outline.doubles + sum([lists.counts[card] - 1 for card in added]) + 0.15 * to_come
        )
    if kind == BALANCED:
        most = max(
            [
                number + sum([lists.icings[card] == icing for card in added])
                for icing, number in enumerate(outline.icings)
            ]
        )
        return order.points * max(0.0, 1.0 - 0.02 * to_come * (most - 1)) if most <= 5 else 0.0
    toppings = outline.toppings[:]
    for card in added:
        topping, count = lists.toppings[card], lists.counts[card]
        toppings[topping] += count
        if topping < FRUITS:
            toppings[FRUIT] += count
    if kind == MOST:
        return order.points * most_chance(toppings[of], rivals[of], to_come)
    if kind == AT_MOST_2:
        return (
            order.points * max(0.0, 1.0 - to_come * (0.02 + 0.03 * toppings[of]))
            if toppings[of] <= 2
            else 0.0
        )
    assert kind == SETS, "there is no other kind"
    return order.points * _sets(toppings, of, to_come)


def _sets(toppings: Toppings, of: int, to_come: int) -> float:
    kinds = toppings[:FRUITS]
    if of != SETS_OF_FRUIT:
        kinds = (toppings[COOKIE], toppings[FLOWER], toppings[CANDLE], toppings[FRUIT])
    low = min(kinds)
    ahead = sum([number > low for number in kinds])
    return low + (ahead / 4) ** 2 * min(1.0, 0.12 * to_come) + 0.03 * to_come


def _lines(outline: Outline, lines: Sequence[Sequence[int]], lists: TakeTheCakeLists) -> float:
    expected = 0.0
    for line in lines:
        icings = [lists.icings[outline.cells[cell]] for cell in line if outline.cells[cell] != NO_CARD]
        if len(set(icings)) == len(icings):
            expected += LINE_CHANCES[len(icings)]
    return expected


def _spots(
    outline: Outline, spots: Sequence[int], of: int, added: Sequence[int], lists: TakeTheCakeLists
) -> float:
    there = 0
    free = 0
    for cell in spots:
        card = outline.cells[cell]
        if card == NO_CARD:
            free += 1
        else:
            there += counted(card, of, lists)
    fitting = sorted([counted(card, of, lists) for card in added], reverse=True)[:free]
    left = free - sum([number > 0 for number in fitting])
    return there + 0.9 * sum(fitting) + SPOT_SHARE * min(left, outline.empty - len(added))


def counted(card: int, of: int, lists: TakeTheCakeLists) -> int:
    """How many of a topping, or of `FRUIT`, a card shows: 0, 1 or 2."""
    topping = lists.toppings[card]
    return lists.counts[card] if topping == of or (of == FRUIT and topping < FRUITS) else 0
