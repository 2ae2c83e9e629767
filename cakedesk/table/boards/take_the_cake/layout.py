"""Where everything of the table of Take the Cake stands: pure functions from the table's size to rectangles.

Lengths called *units* are those of a table of 1600 x 936. While the seat below places squares, its cake has
the middle of the table; else the centre, or the own orders while they are assigned.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import aspect, column, fill, grid, inset, row
from cakedesk.table.kit.seat_header import two_lines_px
from cakedesk.table.kit.tally import LEAST_CELL, rest_of_line, smaller_px, tally_cells
from cakedesk.table.metrics import CAPTION_UNITS, Metrics
from cakedesk.table.text_fit import TextStyle

MARGIN_UNITS, GAP_UNITS, PAD_UNITS = 20.0, 12.0, 18.0
TRAY_UNITS, PAST_TRAY_UNITS = 232.0, 200.0
"""The height of the tray, and of one beside which nobody is asked anything."""
SIDE_UNITS = 280.0
ORDERS_UNITS, NARROW_ORDERS_UNITS = 196.0, 256.0
ORDERS, ORDER_GAP_UNITS, LEAST_ORDER = 3, 4.0, 2.34
"""How many orders a seat has at most, what is free between two, and the least height of one by the size of
the smallest text."""
HEADER_UNITS, TITLE_UNITS = 48.0, 34.0
COUNTED_UNITS, BESIDE_UNITS, SHEET_UNITS = 42.0, 156.0, 680.0
LEAST_COUNTED = 10.6
"""The height of the line above a cake that is counted, the width of that beside it and of the points; what
first names need of that, by the size of the smallest text."""
OWN_UNITS = 320.0
LEAST_SEAT, LEAST_OWN, LEAST_TAG, LEAST_TITLE = 11.7, 14.2, 17.0, 13.1
"""The least width of the own panel; of a panel and of the own one by the size of small text; of the own one
and of the centre by that of the smallest."""
PLACING_SHARES = 360, 710, 466
"""The widths of left, cake in the making and others while squares are placed."""
PAIR_SHARES, PAIR_UNITS, LEAST_PAIR, LEAST_MAKING, LEAST_BELOW = (0.7, 0.51), 300.0, 12.5, 20.6, 16.0
"""With two seats, the width of the own other cake by the height, above what is left of the round or orders,
that of the other's two, and the least of both by the size of small text, and of the cake in the making and of
orders by that of the smallest."""
ROUND_UNITS = 226.0, 100.0
"""The widths of what is left of the round, with two seats, and of what is still to come beside it."""

BELOW = 1.1
"""From which side on, by that beside what is still to come, what is left of the round stands above it."""

COUNTS, COUNT_UNITS = 7, CAPTION_UNITS + 4
"""How many kinds of toppings are counted, and the size of numbers."""

COUNTED_CAKE = 0.7
"""How small a cake may become, by its side, that its toppings are counted beside or below it."""

MOST_CENTRE = 0.41
"""The greatest width of the centre by that of the table."""

PAIR_CENTRE, PAIR_ORDERS_SHARE = 2.05, 0.41
"""With two seats, the side of the centre by that of a cake, and the height of orders."""
CENTRE_CAKES, OWN_CAKES = 2.3, 1.3
"""With three or four, the least sides of the centre and of the own cake by that of the others."""
CENTRE_SHRUNK = 0.96, 0.85
"""How small the centre may become, by its width, that what is still to come has room below it; and where both
cut cards need theirs."""
CUTS_UNITS, LOW_TO_COME = 500.0, 2.6
"""The height of two cut cards, and that of two lines of what is still to come by the size of their text."""
CENTRE_EDGES_UNITS, TO_COME_UNITS = 32.0, 136.0
"""What the panel of the centre has at both sides of it, and the height of what is still to come."""

BESIDE_CAKE_UNITS, LEAST_BESIDE, LEAST_POINTS = 234.0, 9.2, 12.0
"""What long names need at the right of a cake, and what they need by the size of the smallest text, without
points and with them."""
WORDS_UNITS, HAND_UNITS, BUTTONS_UNITS, LINE_UNITS = 540.0, 630.0, 300.0, 44.0
TRAY_EDGE_UNITS, PROMPT_LINE_UNITS, LINES_GAP_UNITS, LEAST_BUTTONS = 18.0, 52.0, 4.0, 12.2
"""Above and below what stands in the tray, the prompt in it, what is free between its lines; what two buttons
side by side need, by the size of the smallest text."""


class SeatRects(NamedTuple):
    """The parts of a seat's panel."""

    whole: QRectF
    header: QRectF
    titles: tuple[QRectF, ...]  # above each cake which it is, with two seats; else empty
    cakes: tuple[QRectF, ...]
    counts: QRectF  # how many of each topping; empty: there is no room
    points: QRectF = QRectF()  # its points; empty: they stand in its header


class CountedRects(NamedTuple):
    """A cake that is counted, and the words in the line above or beside it."""

    line: QRectF
    cake: QRectF
    is_beside: bool


class TableRects(NamedTuple):
    """The zones of the table, in px of the scene."""

    left: QRectF  # cut cards
    to_come: QRectF  # what is still to come
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


class _Zones(NamedTuple):
    """What stands above the tray."""

    left: QRectF
    to_come: QRectF
    middle: QRectF
    own: SeatRects
    orders: QRectF
    rest: QRectF  # of the others


@lru_cache(maxsize=4)
def table_rects(
    metrics: Metrics, seats: int, *, is_placing: bool, has_orders: bool, has_to_come: bool = False,
    is_over: bool = False, asks: bool = True,
) -> TableRects:  # fmt: skip
    """Cut the table into its zones. When all is over, all cakes stand beside the points.

    Args:
        asks: whether anybody may be asked anything: else the tray is lower, and orders lie in it.
    """
    px, gap = metrics.px, metrics.px(GAP_UNITS)
    whole = QRectF(0, 0, metrics.width_px, metrics.height_px)
    tray_px = metrics.room_px(TRAY_UNITS if asks or is_over else PAST_TRAY_UNITS, 0.25)
    tray_px = max(tray_px, _least_tray_px(metrics) * asks)
    room = whole.adjusted(px(MARGIN_UNITS), px(14), -px(MARGIN_UNITS), -tray_px - gap)
    tray = QRectF(0, whole.height() - tray_px, whole.width(), tray_px)
    hand, line, actions, below = _tray(metrics, tray, is_over=is_over, asks=asks, has_orders=has_orders)
    placing, has_orders = QRectF(), has_orders and asks
    if not is_placing:
        zones = _around_centre(
            metrics, seats, room, has_orders=has_orders, has_to_come=has_to_come, asks=asks
        )
    elif seats == CAKES:
        zones, placing = _around_pair(metrics, room, has_orders=has_orders, has_to_come=has_to_come)
    else:
        left, making, rest = row(room, *(fill(share) for share in PLACING_SHARES), gap_px=gap)
        own, orders = _seat(metrics, making), QRectF()
        placing = own.cakes[0].united(own.counts)
        if has_orders:
            orders_px = _orders_px(metrics, metrics.room_px(NARROW_ORDERS_UNITS, 0.3))
            left, orders = column(left, fill(), orders_px, gap_px=gap)
        middle, to_come = _round(metrics, left, has_to_come=has_to_come)
        zones = _Zones(QRectF(), to_come, middle, own, orders, rest)
    if seats == CAKES:
        own_cake = zones.own.cakes[0]
        others = [_pair(metrics, zones.rest, min(own_cake.width(), own_cake.height()))]
    else:
        seats_zones = column(zones.rest, *[fill()] * (seats - 1), gap_px=gap)
        others = [_other_seat(metrics, zone) for zone in seats_zones]
    stage, sheet = row(room, fill(), min(metrics.room_px(SHEET_UNITS, 1.0), room.width() / 2), gap_px=gap)
    own = zones.own
    if is_over:
        own, *others = (_pair(metrics, zone) for zone in grid(stage, seats, 2, gap))
    orders = zones.orders if asks else below
    return TableRects(
        zones.left, zones.to_come, zones.middle, placing, own, orders, tuple(others),
        tray, hand, line, actions, stage, sheet,
    )  # fmt: skip


def _around_centre(
    metrics: Metrics, seats: int, room: QRectF, *, has_orders: bool, has_to_come: bool, asks: bool
) -> _Zones:
    """The centre has the middle."""
    gap, orders = metrics.px(GAP_UNITS), QRectF()
    side, orders_px = (
        metrics.room_px(SIDE_UNITS, 0.3),
        _orders_px(metrics, metrics.room_px(ORDERS_UNITS, 0.9)),
    )
    panels, is_below_own = QSizeF(room.width() - side - 3 * gap, room.height()), True
    if seats == CAKES:
        pairs = max(_pairs(metrics, panels, in_row, has_orders=has_orders) for in_row in range(1, CAKES + 1))
        orders_px, is_below_own, widths = pairs.orders_px, pairs.in_row > 1, pairs.widths
    else:
        own_px = room.height() - (orders_px + gap) * has_orders
        widths = _widths(metrics, seats, panels, own_px, LEAST_TAG * metrics.text_px(0) * asks)
    left, middle, own_zone, rest = row(room, side, *widths, gap_px=gap)
    if has_orders and is_below_own:
        own_zone, orders = column(own_zone, fill(), orders_px, gap_px=gap)
    elif has_orders:
        middle, orders = column(middle, fill(), orders_px, gap_px=gap)
    to_come, to_come_px = QRectF(), metrics.room_px(TO_COME_UNITS, 1.0)
    below_px = to_come_px, LOW_TO_COME * metrics.text_px(COUNT_UNITS) + metrics.px(24)
    shrunk = CENTRE_SHRUNK[left.height() - to_come_px - gap < metrics.room_px(CUTS_UNITS)]
    spare_px = middle.height() - shrunk * middle.width() - metrics.room_px(40, 1.0) - gap
    if has_to_come and spare_px >= below_px[1]:
        middle, to_come = column(middle, fill(), below_px[spare_px < to_come_px], gap_px=gap)
    elif has_to_come:
        left, to_come = column(left, fill(), to_come_px, gap_px=gap)
    own = _pair(metrics, own_zone) if seats == CAKES else _seat(metrics, own_zone, COUNTED_CAKE)
    return _Zones(left, to_come, middle, own, orders, rest)


def _around_pair(
    metrics: Metrics, room: QRectF, *, has_orders: bool, has_to_come: bool
) -> tuple[_Zones, QRectF]:
    """With two seats, the cake in the making has the middle; returned as well. Beside it is the other one."""
    px, gap = metrics.px, metrics.px(GAP_UNITS)
    if has_orders:
        room, around = row(room, fill(), px(ROUND_UNITS[0]), gap_px=gap)
    others_px = max(px(PAIR_UNITS), _least_px(metrics, LEAST_PAIR))
    making_px = max(px(2 * PAIR_UNITS), LEAST_MAKING * metrics.text_px(0))
    most_px, text_px = room.width() - others_px - making_px - 2 * gap, metrics.text_px(0)
    below_px = min(LEAST_BELOW * text_px, most_px - 2 * text_px) * has_orders
    beside_px = min(max(room.height() * PAIR_SHARES[has_orders], below_px), most_px)
    left, making, rest = row(room, beside_px, fill(), others_px, gap_px=gap)
    own = _seat(metrics, making)
    title_px, beside_px = metrics.room_px(TITLE_UNITS, 1.0), min(left.width(), left.height() * 0.47)
    if has_orders:
        beside_px = min(beside_px, left.height() - title_px - 2 * px(8) - _orders_px(metrics, 0.0))
    head, beside, left = column(left, title_px, beside_px, fill(), gap_px=px(8))
    middle, to_come = _round(metrics, around if has_orders else left, has_to_come=has_to_come)
    orders = left if has_orders else QRectF()
    zones = _Zones(QRectF(), to_come, middle, own._replace(titles=(head,), cakes=(beside,)), orders, rest)
    return zones, own.cakes[0].united(own.counts)


def _round(metrics: Metrics, zone: QRectF, *, has_to_come: bool) -> tuple[QRectF, QRectF]:
    """What is left of the round, and what is still to come, below or beside it."""
    gap, title_px = metrics.px(GAP_UNITS), metrics.room_px(TITLE_UNITS, 1.0)
    left_px = zone.height() - metrics.room_px(TO_COME_UNITS, 1.0) - gap
    below = column(zone, min(zone.width() + title_px, left_px), fill(), gap_px=gap)
    beside = row(zone, fill(), metrics.room_px(ROUND_UNITS[1], 1.0) * has_to_come, gap_px=gap * has_to_come)
    side, other = (min(each[0].width(), each[0].height() - title_px) for each in (below, beside))
    middle, to_come = below if side > BELOW * other else beside
    return middle, to_come if has_to_come else QRectF()


def counted_cells(rects: TableRects, metrics: Metrics, count: int) -> tuple[list[CountedRects], QRectF]:
    """Where cakes stand that are counted, as large as they can, and the points at their right."""
    px, lines, stage = metrics.px, -(-count // 2), rects.stage
    gap, beside = px(1.5 * GAP_UNITS), metrics.room_px(BESIDE_UNITS, 1.0)
    width, height = (stage.width() - gap) / 2, (stage.height() - (lines - 1) * gap) / lines
    above = max(metrics.room_px(COUNTED_UNITS), two_lines_px(metrics)) + px(6)
    sides = min(width, height - above), min(width - beside - gap, height)
    is_beside = sides[1] > sides[0]
    room = max(beside, LEAST_COUNTED * metrics.text_px(0))  # cakes don't become smaller for it
    most = (min(width, sides[1] + room + gap), height) if is_beside else (width, height)
    sheet = QRectF(rects.sheet)
    cells = []
    for cell in grid(stage, count, 2, gap, most_px=most):
        if is_beside:
            cake, line = row(cell, sides[1], fill(), gap_px=gap)
        else:
            line, cake = column(cell, above - px(6), fill(), gap_px=px(6))
            line.setRight(aspect(cake, 1.0).right())  # points right above it are taken for its own
        cells.append(CountedRects(line, cake, is_beside))
    sheet.setLeft(stage.left() + 2 * most[0] + 2 * gap)
    return cells, sheet


def _least_px(metrics: Metrics, least: float = LEAST_SEAT) -> float:
    """The least width of a panel: names and points have to be read on it."""
    return least * metrics.text_px(18)


def _most_centre_px(metrics: Metrics, height_px: float) -> float:
    """The greatest width of the centre."""
    return min(height_px - metrics.room_px(TITLE_UNITS, 1.0) + metrics.px(10), metrics.width_px * MOST_CENTRE)


class _Pairs(NamedTuple):
    """A way to share the table between two seats."""

    worth: float  # the side of cakes, or what that of the centre is worth beside them
    in_row: int  # how many own cakes stand side by side; 1: the orders have their room below the centre
    orders_px: float
    widths: tuple[float, float, float]  # of the centre and both panels


def _pairs(metrics: Metrics, panels: QSizeF, in_row: int, *, has_orders: bool) -> _Pairs:
    """Both panels get cakes of one size; below own cakes that stand side by side are the orders."""
    px, least, pads = metrics.px, _least_px(metrics, LEAST_PAIR), metrics.px(2 * PAD_UNITS)
    head, title = _header_px(metrics) + px(26), metrics.room_px(TITLE_UNITS) + px(2)
    between, edges, high = (in_row - 1) * px(16), px(CENTRE_EDGES_UNITS), panels.height()
    cake = (panels.width() - edges - 2 * pads - between) / (in_row + 1 + PAIR_CENTRE)
    cake = min(cake, (high - head - px(8)) / 2 - title)
    orders_px = metrics.room_px(ORDERS_UNITS, 0.9) if in_row == 1 else high * PAIR_ORDERS_SHARE
    orders_px = _orders_px(metrics, orders_px)
    below_px = (orders_px + px(GAP_UNITS)) * has_orders
    if in_row > 1:
        cake, below_px = min(cake, high - below_px - head - title), 0.0
    own, other = max(in_row * cake + between + pads, least), max(cake + pads, least)
    centre, most = panels.width() - own - other, _most_centre_px(metrics, high - below_px)
    worth = min((min(centre, most) - edges) / PAIR_CENTRE, cake)
    spare = 0.0 if below_px else max(0.0, centre - most) / 2
    return _Pairs(worth, in_row, orders_px, (centre - 2 * spare, own + spare, other + spare))


def _widths(
    metrics: Metrics, seats: int, panels: QSizeF, own_px: float, tag_px: float
) -> tuple[float, float, float]:
    """The widths of the centre, the own panel and those of the others, that all cakes are large in them.

    The own panel is so high, and at least so wide that its name has room beside a tag.
    """
    px, least, pads = metrics.px, _least_px(metrics), metrics.px(2 * PAD_UNITS)
    edges, header, wide = px(CENTRE_EDGES_UNITS), _header_px(metrics) + px(6), panels.width()
    body = (panels.height() - (seats - 2) * px(GAP_UNITS)) / (seats - 1) - px(20)
    small, smallest = metrics.text_px(18), metrics.text_px(0)
    own = max(px(OWN_UNITS), LEAST_OWN * small, tag_px)
    room, shares = wide - edges - pads, 1 + CENTRE_CAKES

    def cake_px(high_px: float, beside_px: float) -> float:
        left = room - beside_px
        return min(high_px, (left - own) / shares, (left - pads) / (shares + OWN_CAKES))

    # Others have counts below their cake, beside it, beside it below their header, or rather none.
    below = body - header - px(8) - _counts_down_px(metrics, cake_px(body, 0.0))
    beside = px(16) + _counts_px(metrics, body - header)
    ways = [(below, 0.0), (body - header, beside), (body, px(16) + _beside_px(metrics))]
    ways.append((COUNTED_CAKE * (body - header), 0.0))
    cake, beside = max((cake_px(*way), way[1]) for way in ways)
    own = max(OWN_CAKES * cake + pads, own)
    own_most = own_px - px(20) - header + pads
    centre = max(CENTRE_CAKES * cake, min(own, own_most) - pads, LEAST_TITLE * smallest - edges) + edges
    # Where large texts need more, first the others give way, then the centre.
    others = max(least, min(cake + beside + pads, wide - centre - own))
    centre = max(LEAST_TITLE * smallest, min(centre, wide - others - own))
    own = max(least, min(own, wide - centre - others))
    left = wide - others
    spare, most = max(0.0, left - centre - own), (left - edges + pads) / 2  # no larger than the centre
    own = max(own, min(own_most, own + spare / 2, most))
    centre = min(_most_centre_px(metrics, panels.height()), left - own)
    return centre, own, wide - centre - own


def orders_title_px(metrics: Metrics) -> float:
    """The height of the button that stands above orders, or of their title."""
    return max(metrics.room_px(40, 1.0), metrics.target_px(40))


def _orders_px(metrics: Metrics, usual_px: float) -> float:
    """The height of orders with their title: numbers on them are as large as the smallest text."""
    orders_px = ORDERS * LEAST_ORDER * metrics.text_px(0) + (ORDERS - 1) * metrics.px(ORDER_GAP_UNITS)
    return max(usual_px, orders_title_px(metrics) + metrics.px(6) + orders_px)


def _header_px(metrics: Metrics) -> float:
    """The height of a header: long names need two lines."""
    return max(metrics.room_px(HEADER_UNITS), two_lines_px(metrics))


def _beside_px(metrics: Metrics) -> float:
    """The width of a header beside a cake."""
    return max(metrics.px(BESIDE_CAKE_UNITS), LEAST_BESIDE * metrics.text_px(0))


def _counts_px(metrics: Metrics, height_px: float, number_px: float = 0.0) -> float:
    """The width of counts in as many columns as they need in a height; of usual size, or another."""
    number_px = number_px or metrics.text_px(COUNT_UNITS)
    return -(-COUNTS // max(1, int(height_px // number_px))) * LEAST_CELL * number_px


def _counts_down_px(metrics: Metrics, width_px: float) -> float:
    """The height of counts in as many lines as they need in a width."""
    number_px = metrics.text_px(COUNT_UNITS)
    return -(-COUNTS // max(1, int(width_px // (LEAST_CELL * number_px)))) * 1.05 * number_px


def _other_seat(metrics: Metrics, zone: QRectF) -> SeatRects:
    """A panel in whichever way its cake is larger."""
    ways = _seat(metrics, zone, COUNTED_CAKE), _wide_seat(metrics, zone)
    return max(ways, key=lambda way: min(way.cakes[0].width(), way.cakes[0].height()))


def _seat(metrics: Metrics, zone: QRectF, counted_cake: float = 1.0) -> SeatRects:
    """A panel: its header, its cake, and counts beside or below it where they have room."""
    px = metrics.px
    room = inset(zone, px(PAD_UNITS), px(10))
    header, body = column(room, _header_px(metrics), fill(), gap_px=px(6))
    wide, high, counts = body.width(), body.height(), QRectF()
    beside = min(high, wide - px(16) - _counts_px(metrics, high))
    below = min(wide, high - px(8) - _counts_down_px(metrics, wide))
    if max(beside, below) + 1 < counted_cake * min(wide, high):  # smaller numbers need fewer columns
        beside = min(high, wide - px(16) - _counts_px(metrics, high, smaller_px(metrics)))
    if max(beside, below) + 1 < counted_cake * min(wide, high):
        pass
    elif beside >= below:
        body, counts = row(body, beside, fill(), gap_px=px(16))
    else:
        body, counts = column(body, fill(), min(high - below - px(8), metrics.room_px(110)), gap_px=px(8))
    return SeatRects(zone, header, (), (body,), counts)


def _wide_seat(metrics: Metrics, zone: QRectF) -> SeatRects:
    """A panel: its cake, with header and counts at the right."""
    px = metrics.px
    room = inset(zone, px(PAD_UNITS), px(10))
    side = min(room.height(), room.width() - px(16) - _beside_px(metrics))
    cake, rest = row(room, side, fill(), gap_px=px(16))
    header, counts = column(rest, _header_px(metrics), fill(), gap_px=px(8))
    points = QRectF()
    if rest.width() < LEAST_POINTS * metrics.text_px(0):
        points = rest_of_line(tally_cells(metrics, counts, COUNTS), counts)
    return SeatRects(zone, header, (), (cake,), counts, points)


def _pair(metrics: Metrics, zone: QRectF, most_px: float = math.inf) -> SeatRects:
    """A panel with two cakes, each below its title: as large as they can and may be."""
    px = metrics.px
    header, body = column(inset(zone, px(PAD_UNITS), px(10)), _header_px(metrics), fill(), gap_px=px(6))
    ways = row(body, fill(), fill(), gap_px=px(16)), column(body, fill(), fill(), gap_px=px(8))
    title_px = metrics.room_px(TITLE_UNITS)
    cells = max(ways, key=lambda cells: min(cells[0].width(), cells[0].height() - title_px))
    titles, cakes = [], []
    for cell in cells:
        title, cake = column(cell, title_px, fill(), gap_px=px(2))
        # A title stands right above its cake, also where that does not fill the room.
        spare = max(0.0, cake.height() - min(cake.width(), most_px)) / 2
        titles.append(title.translated(0, spare))
        cakes.append(cake.adjusted(0, spare, 0, -spare))
    return SeatRects(zone, header, tuple(titles), tuple(cakes), QRectF())


def _least_tray_px(metrics: Metrics) -> float:
    """The height of a tray in which what is told below the prompt has two lines."""
    around_px = metrics.px(2 * (TRAY_EDGE_UNITS + LINES_GAP_UNITS)) + metrics.room_px(LINE_UNITS)
    return around_px + _prompt_px(metrics) + 2 * TextStyle(metrics.text_px(0)).line_px + 1


def _prompt_px(metrics: Metrics) -> float:
    """The height of a prompt, which takes two lines rather than small letters."""
    least_px = 2 * TextStyle(metrics.text_px(0), "display").line_px
    return max(metrics.room_px(PROMPT_LINE_UNITS, 1.0), least_px)


def _tray(
    metrics: Metrics, tray: QRectF, *, is_over: bool, asks: bool, has_orders: bool
) -> tuple[QRectF, QRectF, TrayPlaces, QRectF]:
    """The hand, the line below the words, these with the buttons, and orders where nobody is asked."""
    px = metrics.px
    edge_px = px(TRAY_EDGE_UNITS)
    room = tray.adjusted(px(36), edge_px, -px(36), -edge_px)
    buttons_px = max(metrics.room_px(BUTTONS_UNITS), LEAST_BUTTONS * metrics.text_px(0))
    words, hand, buttons = row(room, fill(WORDS_UNITS), fill(HAND_UNITS), buttons_px, gap_px=px(28))
    prompt, help_place, line = column(
        words, _prompt_px(metrics), fill(), metrics.room_px(LINE_UNITS), gap_px=px(LINES_GAP_UNITS)
    )
    primary, others = column(
        inset(buttons, 0, px(6)), metrics.target_px(74), metrics.target_px(54), gap_px=px(14)
    )
    if is_over:  # nothing else is said, and all orders are told
        help_place = words.adjusted(0, px(8), 0, 0)
    places = TrayPlaces(prompt, help_place, primary, others, idle_right_px=words.right())
    if has_orders and not asks:
        below, hand = row(room, fill(), px(HAND_UNITS), gap_px=px(28))
        return hand, line, places, below
    return hand, line, places, QRectF()
