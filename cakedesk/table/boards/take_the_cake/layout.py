"""Where everything of the table of Take the Cake stands: pure functions from the table's size to rectangles.

Lengths called *units* are those of a table of 1600 x 936. While the seat below places squares, its cake has
the middle of the table; else the centre, or the own orders while they are assigned.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import Extent, column, fill, grid, inset, row
from cakedesk.table.metrics import Metrics

MARGIN_UNITS, GAP_UNITS, PAD_UNITS = 20.0, 12.0, 18.0
TRAY_UNITS = 232.0
SIDE_UNITS = 270.0
ORDERS_UNITS = 196.0
HEADER_UNITS, TITLE_UNITS = 48.0, 34.0
OWN_UNITS = {2: 400.0, 3: 380.0, 4: 380.0}
OTHERS_UNITS = {2: 200.0, 3: 290.0, 4: 240.0}
PLACING_UNITS = {2: 640.0, 3: 620.0, 4: 620.0}
WORDS_UNITS, HAND_UNITS, BUTTONS_UNITS, LINE_UNITS = 540.0, 630.0, 300.0, 44.0
STAGE_SHARE = 0.4


class SeatRects(NamedTuple):
    """The parts of a seat's panel.

    Attributes:
        titles: above each cake which it is, with two seats; else empty.
        counts: how many of each topping; empty: there is no room.
    """

    whole: QRectF
    header: QRectF
    titles: tuple[QRectF, ...]
    cakes: tuple[QRectF, ...]
    counts: QRectF


class TableRects(NamedTuple):
    """The zones of the table, in px of the scene.

    Attributes:
        left: cut cards, or what the round has brought.
        middle: the centre, or the cake on which squares are placed.
        own: the seat below.
        orders: its orders.
        others: the other seats, clockwise from it.
        hand: squares in hand, or the pieces by their marks.
        line: who takes when, or what a square would change.
        stage: the cakes that are counted.
        sheet: the points beside them.
    """

    left: QRectF
    middle: QRectF
    own: SeatRects
    orders: QRectF
    others: tuple[SeatRects, ...]
    tray: QRectF
    hand: QRectF
    line: QRectF
    actions: TrayPlaces
    stage: QRectF
    sheet: QRectF


def table_rects(metrics: Metrics, seats: int, *, is_placing: bool, has_orders: bool) -> TableRects:
    """Cut the table into its zones."""
    px = metrics.px
    margin, gap = px(MARGIN_UNITS), px(GAP_UNITS)
    whole = QRectF(0, 0, metrics.width_px, metrics.height_px)
    tray_px = metrics.room_px(TRAY_UNITS, 0.25)
    room = whole.adjusted(margin, px(14), -margin, -tray_px - gap)
    tray = QRectF(0, whole.height() - tray_px, whole.width(), tray_px)
    orders = QRectF()
    if is_placing:
        left, middle, rest = row(room, *_placing(metrics, seats), gap_px=gap)
        if seats == CAKES:
            own_zone, left = column(left, fill(1.5), fill(), gap_px=gap)
            own = _seat(metrics, own_zone, 1, beside=False)
        else:
            own = _seat(metrics, middle, 1, beside=False)
    else:
        title = metrics.room_px(TITLE_UNITS, 1.0)
        left, middle, own_zone, rest = row(
            room,
            px(SIDE_UNITS),
            room.height() - title + px(10),
            fill(OWN_UNITS[seats]),
            fill(OTHERS_UNITS[seats]),
            gap_px=gap,
        )
        if has_orders:
            own_zone, orders = column(own_zone, fill(), metrics.room_px(ORDERS_UNITS, 0.3), gap_px=gap)
        own = _seat(metrics, own_zone, CAKES if seats == CAKES else 1, beside=True)
    zones = column(rest, *[fill()] * (seats - 1), gap_px=gap)
    others = tuple(
        _seat(metrics, zone, CAKES if seats == CAKES else 1, beside=False, wide=is_placing and seats > CAKES)
        for zone in zones
    )
    if is_placing and has_orders:
        left, orders = column(left, fill(), metrics.room_px(ORDERS_UNITS, 0.3), gap_px=gap)
    stage, sheet = row(room, fill(STAGE_SHARE), fill(1 - STAGE_SHARE), gap_px=gap)
    return TableRects(left, middle, own, orders, others, tray, *_tray(metrics, tray), stage, sheet)


def cake_cells(rects: TableRects, metrics: Metrics, count: int) -> list[tuple[QRectF, QRectF]]:
    """Where cakes stand that are counted: the line above each, and the cake."""
    cells = grid(rects.stage, count, 1 if count == 1 else 2, metrics.px(GAP_UNITS))
    found = []
    for cell in cells:
        head, cake = column(
            inset(cell, metrics.px(8)), metrics.room_px(HEADER_UNITS), fill(), gap_px=metrics.px(4)
        )
        found.append((head, cake))
    return found


def _placing(metrics: Metrics, seats: int) -> tuple[Extent, ...]:
    px = metrics.px
    if seats == CAKES:
        return px(356), fill(), px(OTHERS_UNITS[2] + 90)
    return px(SIDE_UNITS + 20), fill(), px(480)


def _seat(metrics: Metrics, zone: QRectF, cakes: int, *, beside: bool, wide: bool = False) -> SeatRects:
    """A panel: its header, its cakes (beside or below each other), and counts at the right or below."""
    px = metrics.px
    room = inset(zone, px(PAD_UNITS), px(10))
    if wide:
        cake, rest = row(room, room.height(), fill(), gap_px=px(16))
        header, counts = column(rest, metrics.room_px(HEADER_UNITS), fill(), gap_px=px(8))
        return SeatRects(zone, header, (), (cake,), counts)
    header, body = column(room, metrics.room_px(HEADER_UNITS), fill(), gap_px=px(6))
    if cakes == 1:
        spare = body.height() - body.width()
        least = metrics.room_px(64)
        counts = QRectF()
        if spare >= least:
            body, counts = column(body, fill(), min(spare, metrics.room_px(90)), gap_px=px(8))
        return SeatRects(zone, header, (), (body,), counts)
    cells = row(body, fill(), fill(), gap_px=px(16)) if beside else column(body, fill(), fill(), gap_px=px(8))
    titles, places = zip(
        *[column(cell, metrics.room_px(TITLE_UNITS), fill(), gap_px=px(2)) for cell in cells], strict=True
    )
    return SeatRects(zone, header, tuple(titles), tuple(places), QRectF())


def _tray(metrics: Metrics, tray: QRectF) -> tuple[QRectF, QRectF, TrayPlaces]:
    px = metrics.px
    room = tray.adjusted(px(36), px(18), -px(36), -px(18))
    words, hand, buttons = row(room, fill(WORDS_UNITS), fill(HAND_UNITS), px(BUTTONS_UNITS), gap_px=px(28))
    prompt, help_place, line = column(
        words, metrics.room_px(52, 1.0), fill(), metrics.room_px(LINE_UNITS), gap_px=px(4)
    )
    primary, others = column(
        inset(buttons, 0, px(6)), metrics.target_px(74), metrics.target_px(54), gap_px=px(14)
    )
    places = TrayPlaces(prompt, help_place, primary, others, idle_right_px=words.right())
    return hand, line, places
