"""A cake as the heuristic sees it: sixteen squares of a fixed frame, and the groups of icing on them.

The heuristic decides early where the four by four squares are: the first card is their top left corner, and
a cake that somebody else began has its frame at the top and the left of its box. Squares of a frame are
numbered row by row from 0 to 15.
"""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.take_the_cake.cards import CANDLE, FRUIT, FRUITS, TakeTheCakeLists
from cakedesk.games.take_the_cake.grid import square_at
from cakedesk.games.take_the_cake.phases import FULL, NO_CARD, SIDE
from cakedesk.games.take_the_cake.state import TakeTheCakeState

RIM = tuple(row in (0, SIDE - 1) or column in (0, SIDE - 1) for row in range(SIDE) for column in range(SIDE))
"""Whether each square of a frame lies on the rim."""
CORNERS = (0, SIDE - 1, FULL - SIDE, FULL - 1)
NEXT_TO = tuple(
    tuple(
        SIDE * (row + down) + column + across
        for down, across in ((-1, 0), (0, -1), (0, 1), (1, 0))
        if 0 <= row + down < SIDE and 0 <= column + across < SIDE
    )
    for row in range(SIDE)
    for column in range(SIDE)
)
"""By square of a frame those above, left, right and below."""


class Outline:
    """What lies on a cake.

    Attributes:
        top: the row of the frame's first square.
        left: its column.
        cells: the card of each square of the frame, or `NO_CARD`.
        empty: how many squares are empty.
        toppings: the number of each topping, and last of all fruits together; doubles count twice.
        icings: the number of squares of each icing.
        doubles: how many cards show two.
        rim_left: how many squares of the rim are empty.
        group: the group of each square, -1 where there is no card.
        sizes: by group how many squares it has.
        candles: by group how many candles.
        open: by group how many empty squares it touches, each as often as it is touched.
        largest: by icing the size of its largest group.
        best: by icing size and candles of the group that a further card of that icing best joins; zeros if
            there is none with room.
    """

    __slots__ = (
        "best",
        "candles",
        "cells",
        "doubles",
        "empty",
        "group",
        "icings",
        "largest",
        "left",
        "open",
        "rim_left",
        "sizes",
        "top",
        "toppings",
    )

    def __init__(self, cake: Sequence[int], box: Sequence[int], lists: TakeTheCakeLists) -> None:
        self.top, self.left = box[0], box[2]
        first = square_at(self.top, self.left)
        self.cells = [card for row in range(SIDE) for card in cake[first + 7 * row : first + 7 * row + SIDE]]
        self.toppings = count_toppings(self.cells, lists)
        self.icings = [0] * 4
        self.doubles = 0
        self.empty = self.cells.count(NO_CARD)
        self.rim_left = 0
        for card, on_rim in zip(self.cells, RIM, strict=True):
            if card == NO_CARD:
                self.rim_left += on_rim
            else:
                self.icings[lists.icings[card]] += 1
                self.doubles += lists.counts[card] - 1
        self._find_groups(lists)

    def action_place(self, cell: int) -> tuple[int, int]:
        """The row and the column of a square of the frame, as moves name them."""
        return self.top + cell // SIDE, self.left + cell % SIDE

    def _find_groups(self, lists: TakeTheCakeLists) -> None:
        cells, icings = self.cells, lists.icings
        self.group = group = [-1] * FULL
        self.sizes: list[int] = []
        self.candles: list[int] = []
        self.open: list[int] = []
        self.largest = [0] * 4
        self.best = [(0, 0)] * 4
        for start, first in enumerate(cells):
            if first == NO_CARD or group[start] >= 0:
                continue
            icing, number = icings[first], len(self.sizes)
            members, room, candles = [start], 0, 0
            group[start] = number
            for cell in members:
                if lists.toppings[cells[cell]] == CANDLE:
                    candles += lists.counts[cells[cell]]
                for other in NEXT_TO[cell]:
                    card = cells[other]
                    if card == NO_CARD:
                        room += 1
                    elif group[other] < 0 and icings[card] == icing:
                        group[other] = number
                        members.append(other)
            size = len(members)
            self.sizes.append(size)
            self.candles.append(candles)
            self.open.append(room)
            self.largest[icing] = max(self.largest[icing], size)
            if room:
                held = self.best[icing]
                if (candles + 1) * size > (held[1] + 1) * held[0]:
                    self.best[icing] = (size, candles)


def count_toppings(cake: Sequence[int], lists: TakeTheCakeLists) -> list[int]:
    """The number of each topping on some squares, and last of all fruits together; doubles count twice."""
    toppings = [0] * (FRUIT + 1)
    for card in cake:
        if card != NO_CARD:
            toppings[lists.toppings[card]] += lists.counts[card]
    toppings[FRUIT] = sum(toppings[:FRUITS])
    return toppings


def outline_of(state: TakeTheCakeState, place: int) -> Outline:
    """The outline of a cake by its place in `state.cakes`."""
    return Outline(state.cakes[place], state.boxes[place], state.lists)
