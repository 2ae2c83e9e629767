"""Where everything of the table of Take the Cake stands: pure functions from the table's size to rectangles.

Lengths called *units* are those of a table of 1600 x 936. While the seat below places squares, its cake has
the middle of the table; else the centre, or the own orders while they are assigned.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import column, fill, grid, inset, row
from cakedesk.table.metrics import Metrics

MARGIN_UNITS, GAP_UNITS, PAD_UNITS = 20.0, 12.0, 18.0
TRAY_UNITS = 232.0
SIDE_UNITS = 280.0
ORDERS_UNITS, NARROW_ORDERS_UNITS = 196.0, 256.0
HEADER_UNITS, TITLE_UNITS = 48.0, 34.0
COUNTED_UNITS, BESIDE_UNITS, SHEET_UNITS = 42.0, 156.0, 680.0
"""The height of the line above a cake that is counted, the width of that beside it and of the points."""
OTHERS_SHARES = {2: 0.37, 3: 0.45, 4: 0.52}
"""The width of the others' panels by that of all panels while the centre has the middle."""

LEAST_SEAT = 11.7
"""The least width of a panel, by the size of small text."""
PLACING_SHARES = {2: (290, 650, 340), 3: (360, 710, 466), 4: (360, 710, 466)}
"""The widths of left, cake in the making and others while squares are placed."""
ROUND_UNITS = 256.0, 126.0
"""The widths of what is left of the round, with two seats, and of what is still to come beside it."""

TALL = 1.4
"""From which height on, by its width, a zone has what is still to come below what is left of the round."""

BESIDE = 2.2
"""From which width on, by its height, the room below a header has counts beside the cake."""

MOST_CENTRE = 0.42
"""The greatest width of the centre by that of the table."""

CENTRE_SHARE = 0.82
"""The width of the centre by the height that it has, with two seats."""

WIDE, WIDE_UNITS = 1.3, 400.0
"""From which width on, by its height and at least, a panel has its cake at the left."""
BESIDE_CAKE_UNITS = 234.0
"""What long names need at its right."""
WORDS_UNITS, HAND_UNITS, BUTTONS_UNITS, LINE_UNITS = 540.0, 630.0, 300.0, 44.0


class SeatRects(NamedTuple):
    """The parts of a seat's panel."""

    whole: QRectF
    header: QRectF
    titles: tuple[QRectF, ...]  # above each cake which it is, with two seats; else empty
    cakes: tuple[QRectF, ...]
    counts: QRectF  # how many of each topping; empty: there is no room


class CountedRects(NamedTuple):
    """A cake that is counted, and the words in the line above or beside it."""

    line: QRectF
    cake: QRectF
    is_beside: bool


class TableRects(NamedTuple):
    """The zones of the table, in px of the scene."""

    left: QRectF  # cut cards, or what is still to come
    middle: QRectF  # the centre, or what is left of it while squares are placed
    placing: QRectF  # the cake that they are placed on, inside the panel of its seat
    own: SeatRects  # the seat below
    orders: QRectF  # its orders
    others: tuple[SeatRects, ...]  # the other seats, clockwise from it
    tray: QRectF
    hand: QRectF  # squares in hand, or the pieces by their marks
    line: QRectF  # who takes when, or what a square would change
    actions: TrayPlaces
    stage: QRectF  # the cakes that are counted
    sheet: QRectF  # the points beside them


@lru_cache(maxsize=4)
def table_rects(metrics: Metrics, seats: int, *, is_placing: bool, has_orders: bool) -> TableRects:
    """Cut the table into its zones."""
    px = metrics.px
    margin, gap = px(MARGIN_UNITS), px(GAP_UNITS)
    whole = QRectF(0, 0, metrics.width_px, metrics.height_px)
    tray_px = metrics.room_px(TRAY_UNITS, 0.25)
    room = whole.adjusted(margin, px(14), -margin, -tray_px - gap)
    tray = QRectF(0, whole.height() - tray_px, whole.width(), tray_px)
    title, orders, placing = metrics.room_px(TITLE_UNITS, 1.0), QRectF(), QRectF()
    orders_px = metrics.room_px(ORDERS_UNITS, 0.9) if has_orders else 0.0
    has_two = seats == CAKES
    if is_placing:
        if has_two:
            room, around = row(room, fill(), px(ROUND_UNITS[0]), gap_px=gap)
        left, making, rest = row(room, *(fill(share) for share in PLACING_SHARES[seats]), gap_px=gap)
        own = _seat(metrics, making)
        placing = own.cakes[0].united(own.counts)
        if has_two:
            head, beside, left = column(
                left, title, min(left.width(), left.height() * 0.52), fill(), gap_px=px(8)
            )
            own = own._replace(titles=(head,), cakes=(beside,))
            left, orders = around, left if has_orders else orders
        elif has_orders:
            left, orders = column(left, fill(), metrics.room_px(NARROW_ORDERS_UNITS, 0.3), gap_px=gap)
        if left.height() > TALL * left.width():
            middle, left = column(left, left.width() + title, fill(), gap_px=gap)
        else:
            middle, left = row(left, fill(), metrics.room_px(ROUND_UNITS[1], 1.0), gap_px=gap)
    else:
        # Names and points have to be read on both panels beside the centre.
        side, least = metrics.room_px(SIDE_UNITS, 0.3), LEAST_SEAT * metrics.text_px(18)
        panels = room.width() - side - 3 * gap
        centre = min(room.height() - title + px(10), room.width() * MOST_CENTRE, panels - 2 * least)
        has_beside = has_two and has_orders
        centre *= CENTRE_SHARE if has_beside else 1.0
        others_px = (panels - centre) * (OTHERS_SHARES[seats] if has_beside or not has_two else 0.5)
        others_px = min(max(others_px, least), panels - centre - least)
        left, middle, own_zone, rest = row(room, side, centre, fill(), others_px, gap_px=gap)
        if has_orders:
            share = fill(0.7) if has_two else orders_px
            own_zone, orders = column(own_zone, fill(), share, gap_px=gap)
        own = _pair(metrics, own_zone) if has_two else _seat(metrics, own_zone)
    zones = column(rest, *[fill()] * (seats - 1), gap_px=gap)
    wide_px = max(WIDE * zones[0].height(), metrics.room_px(WIDE_UNITS, 1.0))
    others = tuple(
        _pair(metrics, zone) if has_two else (_wide_seat if zone.width() > wide_px else _seat)(metrics, zone)
        for zone in zones
    )
    stage, sheet = row(room, fill(), min(metrics.room_px(SHEET_UNITS, 1.0), room.width() / 2), gap_px=gap)
    return TableRects(left, middle, placing, own, orders, others, tray, *_tray(metrics, tray), stage, sheet)


def counted_cells(rects: TableRects, metrics: Metrics, count: int) -> tuple[list[CountedRects], QRectF]:
    """Where cakes stand that are counted, as large as they can, and the points at their right."""
    px, lines, stage = metrics.px, -(-count // 2), rects.stage
    gap, beside = px(1.5 * GAP_UNITS), metrics.room_px(BESIDE_UNITS, 1.0)
    width, height = (stage.width() - gap) / 2, (stage.height() - (lines - 1) * gap) / lines
    above = metrics.room_px(COUNTED_UNITS) + px(6)
    sides = min(width, height - above), min(width - beside - gap, height)
    is_beside = sides[1] > sides[0]
    most = (sides[1] + beside + gap, height) if is_beside else (width, height)
    cells = []
    for cell in grid(stage, count, 2, gap, most_px=most):
        if is_beside:
            cake, line = row(cell, sides[1], fill(), gap_px=gap)
        else:
            line, cake = column(cell, above - px(6), fill(), gap_px=px(6))
        cells.append(CountedRects(line, cake, is_beside))
    sheet = QRectF(rects.sheet)
    sheet.setLeft(stage.left() + 2 * most[0] + 2 * gap)
    return cells, sheet


def _seat(metrics: Metrics, zone: QRectF) -> SeatRects:
    """A panel: its header, its cake, and counts below or beside it where they have room."""
    px = metrics.px
    room = inset(zone, px(PAD_UNITS), px(10))
    header, body = column(room, metrics.room_px(HEADER_UNITS), fill(), gap_px=px(6))
    spare, counts = body.height() - body.width(), QRectF()
    if body.width() > BESIDE * body.height():
        body, counts = row(body, body.height(), fill(), gap_px=px(16))
    elif spare >= metrics.room_px(64):
        body, counts = column(body, fill(), min(spare, metrics.room_px(110)), gap_px=px(8))
    return SeatRects(zone, header, (), (body,), counts)


def _wide_seat(metrics: Metrics, zone: QRectF) -> SeatRects:
    """A panel: its cake, with header and counts at the right."""
    px = metrics.px
    room = inset(zone, px(PAD_UNITS), px(10))
    side = min(room.height(), room.width() - px(16 + BESIDE_CAKE_UNITS))
    cake, rest = row(room, side, fill(), gap_px=px(16))
    header, counts = column(rest, metrics.room_px(HEADER_UNITS), fill(), gap_px=px(8))
    return SeatRects(zone, header, (), (cake,), counts)


def _pair(metrics: Metrics, zone: QRectF) -> SeatRects:
    """A panel with two cakes, each below its title: as large as they can."""
    px = metrics.px
    header, body = column(
        inset(zone, px(PAD_UNITS), px(10)), metrics.room_px(HEADER_UNITS), fill(), gap_px=px(6)
    )
    ways = row(body, fill(), fill(), gap_px=px(16)), column(body, fill(), fill(), gap_px=px(8))
    title_px = metrics.room_px(TITLE_UNITS)
    cells = max(ways, key=lambda cells: min(cells[0].width(), cells[0].height() - title_px))
    titles, cakes = [], []
    for cell in cells:
        title, cake = column(cell, title_px, fill(), gap_px=px(2))
        # A title stands right above its cake, also where that does not fill the room.
        spare = max(0.0, cake.height() - cake.width()) / 2
        titles.append(title.translated(0, spare))
        cakes.append(cake.adjusted(0, spare, 0, -spare))
    return SeatRects(zone, header, tuple(titles), tuple(cakes), QRectF())


def _tray(metrics: Metrics, tray: QRectF) -> tuple[QRectF, QRectF, TrayPlaces]:
    px = metrics.px
    room = tray.adjusted(px(36), px(18), -px(36), -px(18))
    words, hand, buttons = row(
        room, fill(WORDS_UNITS), fill(HAND_UNITS), metrics.room_px(BUTTONS_UNITS), gap_px=px(28)
    )
    prompt, help_place, line = column(
        words, metrics.room_px(52, 1.0), fill(), metrics.room_px(LINE_UNITS), gap_px=px(4)
    )
    primary, others = column(
        inset(buttons, 0, px(6)), metrics.target_px(74), metrics.target_px(54), gap_px=px(14)
    )
    places = TrayPlaces(prompt, help_place, primary, others, idle_right_px=words.right())
    return hand, line, places
