"""The names of what is on the table of Take the Cake, for lesson, log and tests.

==============================  ========================================================================
``card/<id>``                   a square: in hand, in the centre, or on a cake
``piece/<colour>``, ``centre``  a piece of the centre, or all of it; ``pieces`` all of them with their marks
``tile/<colour>``               the same piece in the tray, to be chosen there
``cut/<id>``, ``turn``          a cut card, the button that turns the chosen one
``square/<cake>/<row>/<col>``   a place of the own cake, relative to its first square, free or taken
``cake/<seat>/<cake>``          a cake; ``panel/<seat>`` all of a seat, ``points/<seat>`` its points
``order/<id>``, ``orders``      an own order, all of them; ``peek`` the button that shows them
``walk``                        the points while they are counted, and the cakes
``confirm``                     the primary button; ``first`` and ``second`` the others
==============================  ========================================================================

What a line of the log is about are squares, cut cards, cakes and orders: marks.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.take_the_cake.cards import COLOURS
from cakedesk.games.take_the_cake.grid import square_at
from cakedesk.games.take_the_cake.phases import CAKES, NO_CARD
from cakedesk.table import z_values
from cakedesk.table.boards.take_the_cake.log_wording import CakeMark, CardMark, CutMark, OrderMark
from cakedesk.table.boards.take_the_cake.score_walk import ScoreWalk
from cakedesk.table.boards.take_the_cake.screen import Screen
from cakedesk.table.items.light_item import clearance_px
from cakedesk.table.kit.places import Found, Place, Places, together

BELOW_MARKS = z_values.LAID - 0.5
"""Where the brackets of a piece are: the marks of pieces stay uncovered."""


def screen_places(screen: Screen, walk: ScoreWalk) -> Places:
    """The names of what is on a screen."""
    lists = screen.words.lists

    def card(card_id: str) -> Found:
        return _box(screen.place_of(lists.piece_index[card_id]))

    def cake(which: str) -> Found:
        seat, number = (int(part) for part in which.split("/"))
        panel = screen.panels.get(seat)
        if panel is not None and number in panel.views:
            return panel.views[number].board
        is_placed = seat == screen.below and screen.is_placing and screen.shown.target % CAKES == number
        return screen.placing.board_rect() if is_placed else None

    def square(which: str) -> Found:
        number, row, column = (int(part) for part in which.split("/"))
        shown, placing = screen.shown, screen.placing
        if not screen.is_placing or shown.target % CAKES != number:
            panel = screen.panels.get(screen.below)
            if panel is None or number not in panel.views:
                return None
            return panel.views[number].square_rect(row, column)
        card = shown.cakes[shown.target][square_at(row, column)]
        return placing.spots.get((row, column)) if card == NO_CARD else placing.laid.get(card)

    def piece(colour: str) -> Found:
        item = screen.centre.pieces.get(COLOURS.index(colour))
        if item is None or not item.isVisible():
            return None
        brackets = item.brackets_px(clearance_px(screen.metrics))
        return Place(item.rect_px(), z_value=BELOW_MARKS, brackets=brackets)

    def panel(seat: str) -> Found:
        clockwise = screen.rects.own, *screen.rects.others
        return clockwise[(int(seat) - screen.below) % screen.shown.seats].whole

    def marked_cards(marks: Sequence[CardMark]) -> Found:
        return [_box(screen.place_of(mark.card)) for mark in marks if mark.cake == screen.shown.cake]

    return Places(
        screen.scene,
        {
            "card": card,
            "cake": cake,
            "square": square,
            "panel": panel,
            "piece": piece,
            "orders": lambda _: list(screen.orders.cards.values()),
            "pieces": lambda _: together([*screen.centre.pieces.values(), *screen.centre.marks.values()]),
            "walk": lambda _: [together(each.items()) for each in (screen.sheet, walk) if walk.is_on],
        },
        {
            CardMark: marked_cards,
            CutMark: lambda marks: [screen.cuts.cards.get(mark.card) for mark in marks],
            CakeMark: lambda marks: [cake(f"{mark.place // CAKES}/{mark.place % CAKES}") for mark in marks],
            OrderMark: lambda marks: [screen.orders.cards.get(mark.order) for mark in marks],
        },
    )


def _box(rect: QRectF) -> Found:
    return None if rect.isEmpty() else rect
