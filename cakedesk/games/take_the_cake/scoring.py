"""Points of the cakes: what lies where on each, and what it counts beside those that it is compared with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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
    ICINGS,
    MOST,
    ROWS,
    SETS,
    SETS_OF_FRUIT,
    Order,
    TakeTheCakeLists,
)
from cakedesk.games.take_the_cake.grid import NEIGHBOURS, REACH, WIDTH
from cakedesk.games.take_the_cake.phases import NO_CARD

COOKIE_POINTS = 2
FRUIT_POINTS = (0, 1, 4, 9, 16, 25)
"""For so many fruits of one type; more count like five."""
AT_MOST = 2
ALL_ICINGS = (1 << len(ICINGS)) - 1
BALANCED_CARDS = 5
"""No icing may cover more cards on a balanced cake."""


class Survey(NamedTuple):
    """What lies on a cake. Doubles count twice in all numbers of toppings.

    Attributes:
        toppings: the number of each topping, and last of all fruits together.
        icings: the number of squares of each icing.
        rim_cookies: cookies on the edge of the box around the cards.
        candle_points: the points of its candles.
        groups: the size of the largest connected group of each icing.
        rows: how many rows show four icings.
        columns: how many columns do.
        corners: the toppings on the corners of the box, like `toppings`.
        centre: the toppings off its edge, like `toppings`.
        doubles: how many cards show two toppings.
    """

    toppings: tuple[int, ...]
    icings: tuple[int, ...]
    rim_cookies: int
    candle_points: int
    groups: tuple[int, ...]
    rows: int
    columns: int
    corners: tuple[int, ...]
    centre: tuple[int, ...]
    doubles: int


class CakeScore(NamedTuple):
    """The points of a cake and where they come from.

    Attributes:
        cookies: cookies on the rim.
        flowers: flowers, the bonus included.
        fruit: fruits by type.
        candles: candles in their groups.
        order: the order assigned to it.
    """

    cookies: int
    flowers: int
    fruit: int
    candles: int
    order: int

    @property
    def total(self) -> int:
        """All points of the cake."""
        return sum(self)


def survey_cake(cake: Sequence[int], box: Sequence[int], lists: TakeTheCakeLists) -> Survey:
    """See what lies on a cake, in the box around its cards."""
    top, bottom, left, right = box
    toppings, corners, centre = ([0] * (FRUIT + 1) for _ in range(3))
    icings, groups = [0] * len(ICINGS), [0] * len(ICINGS)
    rows, columns = [0] * WIDTH, [0] * WIDTH
    rim_cookies = candle_points = doubles = 0
    for square, size in group_sizes(cake, lists).items():
        card = cake[square]
        icing, topping, count = lists.icings[card], lists.toppings[card], lists.counts[card]
        row, column = divmod(square, WIDTH)
        rows[row] |= 1 << icing
        columns[column] |= 1 << icing
        icings[icing] += 1
        groups[icing] = max(groups[icing], size)
        doubles += count - 1
        toppings[topping] += count
        on_rows, on_columns = row - REACH in (top, bottom), column - REACH in (left, right)
        if on_rows and on_columns:
            corners[topping] += count
        elif not on_rows and not on_columns:
            centre[topping] += count
        if topping == CANDLE:
            candle_points += count * size
        elif topping == COOKIE and (on_rows or on_columns):
            rim_cookies += count
    for numbers in (toppings, corners, centre):
        numbers[FRUIT] = sum(numbers[:FRUITS])
    return Survey(
        tuple(toppings),
        tuple(icings),
        rim_cookies,
        candle_points,
        tuple(groups),
        rows.count(ALL_ICINGS),
        columns.count(ALL_ICINGS),
        tuple(corners),
        tuple(centre),
        doubles,
    )


def group_sizes(cake: Sequence[int], lists: TakeTheCakeLists) -> dict[int, int]:
    """By square the size of the connected group of one icing that its card belongs to."""
    icings = lists.icings
    icing_of = {square: icings[card] for square, card in enumerate(cake) if card != NO_CARD}
    sizes: dict[int, int] = {}
    while icing_of:
        start, icing = icing_of.popitem()
        group = [start]
        for square in group:
            for other in NEIGHBOURS[square]:
                if icing_of.get(other) == icing:
                    del icing_of[other]
                    group.append(other)
        size = len(group)
        for square in group:
            sizes[square] = size
    return sizes


def has_most(survey: Survey, topping: int, compared: Sequence[Survey]) -> bool:
    """Whether a cake alone has the most of a topping.

    Args:
        survey: of the cake.
        topping: a topping, or `FRUIT` for all fruits.
        compared: the surveys of all cakes that it is compared with, its own too.
    """
    numbers = [other.toppings[topping] for other in compared]
    best = max(numbers)
    return survey.toppings[topping] == best and numbers.count(best) == 1


def order_points(order: Order, survey: Survey, compared: Sequence[Survey]) -> int:
    """What an order pays for a cake.

    Args:
        survey: of the cake.
        compared: the surveys of all cakes that are scored together, its own too.
    """
    return order.points * _times(order, survey, compared)


def _times(order: Order, survey: Survey, compared: Sequence[Survey]) -> int:
    kind, of = order.kind, order.of
    toppings = survey.toppings
    if kind == MOST:
        return has_most(survey, of, compared)
    if kind == SETS:
        if of == SETS_OF_FRUIT:
            return min(toppings[:FRUITS])
        return min(toppings[COOKIE], toppings[FLOWER], toppings[CANDLE], toppings[FRUIT])
    if kind == AT_MOST_2:
        return toppings[of] <= AT_MOST
    if kind == BALANCED:
        return max(survey.icings) <= BALANCED_CARDS
    return {
        GROUP: survey.groups,
        ROWS: (survey.rows,),
        COLUMNS: (survey.columns,),
        CORNERS: survey.corners,
        CENTRE: survey.centre,
        DOUBLES: (survey.doubles,),
    }[kind][of]


def score_cake(survey: Survey, compared: Sequence[Survey], order: Order | None) -> CakeScore:
    """Score a cake.

    Args:
        survey: of the cake.
        compared: the surveys of all cakes that are scored together, its own too.
        order: the order assigned to it; None if there is none.
    """
    flowers = survey.toppings[FLOWER]
    most = FRUIT_POINTS[-1]
    fruit = [
        FRUIT_POINTS[number] if number < len(FRUIT_POINTS) else most for number in survey.toppings[:FRUITS]
    ]
    return CakeScore(
        COOKIE_POINTS * survey.rim_cookies,
        2 * flowers if has_most(survey, FLOWER, compared) else flowers,
        sum(fruit),
        survey.candle_points,
        0 if order is None else order_points(order, survey, compared),
    )
