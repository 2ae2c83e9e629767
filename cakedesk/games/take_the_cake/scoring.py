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
    TOPPINGS,
    Order,
    TakeTheCakeLists,
)
from cakedesk.games.take_the_cake.grid import NEIGHBOURS, place_of
from cakedesk.games.take_the_cake.phases import NO_CARD, SIDE

COOKIE_POINTS = 2
FRUIT_POINTS = (0, 1, 4, 9, 16, 25)
"""For so many fruits of one type; more count like five."""
AT_MOST = 2
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
    """See what lies on a cake.

    Args:
        cake: its squares.
        box: the box around its cards.
        lists: the card lists.

    Returns:
        The survey.
    """
    top, bottom, left, right = box
    toppings, corners, centre = ([0] * (len(TOPPINGS) + 1) for _ in range(3))
    icings, groups = [0] * len(ICINGS), [0] * len(ICINGS)
    rows: dict[int, set[int]] = {}
    columns: dict[int, set[int]] = {}
    rim_cookies = candle_points = doubles = 0
    sizes = group_sizes(cake, lists)
    for square, card in enumerate(cake):
        if card == NO_CARD:
            continue
        row, column = place_of(square)
        icing, topping, count = lists.icings[card], lists.toppings[card], lists.counts[card]
        icings[icing] += 1
        groups[icing] = max(groups[icing], sizes[square])
        rows.setdefault(row, set()).add(icing)
        columns.setdefault(column, set()).add(icing)
        doubles += count == 2
        on_rows, on_columns = row in (top, bottom), column in (left, right)
        counted = [toppings]
        if on_rows and on_columns:
            counted.append(corners)
        elif not on_rows and not on_columns:
            counted.append(centre)
        for numbers in counted:
            numbers[topping] += count
            if topping < FRUITS:
                numbers[FRUIT] += count
        if topping == COOKIE and (on_rows or on_columns):
            rim_cookies += count
        elif topping == CANDLE:
            candle_points += count * sizes[square]
    return Survey(
        tuple(toppings),
        tuple(icings),
        rim_cookies,
        candle_points,
        tuple(groups),
        sum(len(shown) == SIDE for shown in rows.values()),
        sum(len(shown) == SIDE for shown in columns.values()),
        tuple(corners),
        tuple(centre),
        doubles,
    )


def group_sizes(cake: Sequence[int], lists: TakeTheCakeLists) -> dict[int, int]:
    """The size of the connected group of one icing that each card of a cake belongs to.

    Args:
        cake: its squares.
        lists: the card lists.

    Returns:
        Sizes by square.
    """
    icing_of = {square: lists.icings[card] for square, card in enumerate(cake) if card != NO_CARD}
    sizes: dict[int, int] = {}
    for start, icing in icing_of.items():
        if start in sizes:
            continue
        group, seen = [start], {start}
        for square in group:
            for other in NEIGHBOURS[square]:
                if other not in seen and icing_of.get(other) == icing:
                    seen.add(other)
                    group.append(other)
        sizes.update(dict.fromkeys(group, len(group)))
    return sizes


def has_most(survey: Survey, topping: int, compared: Sequence[Survey]) -> bool:
    """Whether a cake alone has the most of a topping.

    Args:
        survey: of the cake.
        topping: a topping, or `FRUIT` for all fruits.
        compared: the surveys of all cakes that it is compared with, its own too.

    Returns:
        True for a strict maximum.
    """
    numbers = [other.toppings[topping] for other in compared]
    best = max(numbers)
    return survey.toppings[topping] == best and numbers.count(best) == 1


def order_points(order: Order, survey: Survey, compared: Sequence[Survey]) -> int:
    """What an order pays for a cake.

    Args:
        order: the order.
        survey: of the cake.
        compared: the surveys of all cakes that are scored together, its own too.

    Returns:
        The points.
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

    Returns:
        Its points with their breakdown.
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
