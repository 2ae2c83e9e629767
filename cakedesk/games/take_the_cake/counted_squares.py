"""Which squares of a cake its points come from, for whoever shows how a cake is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.games.take_the_cake.cards import (
    AT_MOST_2,
    CENTRE,
    COLUMNS,
    CORNERS,
    DOUBLES,
    FRUIT,
    FRUITS,
    GROUP,
    ICINGS,
    MOST,
    ROWS,
    SETS,
    Order,
)
from cakedesk.games.take_the_cake.grid import NEIGHBOURS, place_of
from cakedesk.games.take_the_cake.phases import NO_CARD
from cakedesk.games.take_the_cake.scoring import group_sizes

if TYPE_CHECKING:
    from cakedesk.games.take_the_cake.state import TakeTheCakeState


def group_of(shown: TakeTheCakeState, place: int, square: int) -> list[int]:
    """The squares of the group of icing that a square with a card belongs to, that one first.

    Args:
        place: of the cake in `TakeTheCakeState.cakes`.
    """
    cake, icings = shown.cakes[place], shown.lists.icings
    group = [square]
    for each in group:
        group += [
            other
            for other in NEIGHBOURS[each]
            if other not in group and cake[other] != NO_CARD and icings[cake[other]] == icings[cake[square]]
        ]
    return group


def order_squares(shown: TakeTheCakeState, place: int, order: Order) -> list[int]:
    """The squares of a cake that an order looks at and that count for it, in no particular order.

    Args:
        place: of the cake in `TakeTheCakeState.cakes`.
    """
    cake, box, lists = shown.cakes[place], shown.boxes[place], shown.lists
    laid = [square for square, card in enumerate(cake) if card != NO_CARD]
    topping = {square: lists.toppings[cake[square]] for square in laid}
    icing = {square: lists.icings[cake[square]] for square in laid}
    if order.kind == GROUP:
        sizes = group_sizes(cake, lists)
        own = [square for square in laid if icing[square] == order.of]
        return group_of(shown, place, max(own, key=lambda square: sizes[square])) if own else []
    if order.kind in (ROWS, COLUMNS):
        axis = 0 if order.kind == ROWS else 1
        lines: dict[int, set[int]] = {}
        for square in laid:
            lines.setdefault(place_of(square)[axis], set()).add(icing[square])
        return [square for square in laid if len(lines[place_of(square)[axis]]) == len(ICINGS)]
    if order.kind == DOUBLES:
        return [square for square in laid if lists.counts[cake[square]] > 1]
    if order.kind in (MOST, AT_MOST_2, CORNERS, CENTRE):
        asked = range(FRUITS) if order.of == FRUIT else (order.of,)
        found = [square for square in laid if topping[square] in asked]
        if order.kind == CORNERS:
            top, bottom, left, right = box
            return [
                square
                for square in found
                if place_of(square)[0] in (top, bottom) and place_of(square)[1] in (left, right)
            ]
        if order.kind == CENTRE:
            return [square for square in found if not is_on_rim(shown, place, square)]
        return found
    return laid if order.kind == SETS else []


def laid_with(shown: TakeTheCakeState, place: int, topping: int) -> list[tuple[int, int]]:
    """The squares of a cake that show a topping, each with how many of it, ascending.

    Args:
        place: of the cake in `TakeTheCakeState.cakes`.
    """
    lists = shown.lists
    return [
        (square, lists.counts[card])
        for square, card in enumerate(shown.cakes[place])
        if card != NO_CARD and lists.toppings[card] == topping
    ]


def is_on_rim(shown: TakeTheCakeState, place: int, square: int) -> bool:
    """Whether a square lies on the edge of the box around a cake's cards.

    Args:
        place: of the cake in `TakeTheCakeState.cakes`.
    """
    top, bottom, left, right = shown.boxes[place]
    row, column = place_of(square)
    return row in (top, bottom) or column in (left, right)
