"""Where everything of the table of Cake Swap stands: pure functions from the table's size to rectangles.

Lengths called *units* are those of a table of 1600 x 936. Up to four seats the others stand beside the open
cards; more of them stand in a row of their own above these, and everything is lower.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.games.cake_swap.cards import CLASSES
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import aspect, column, fill, grid, inset, row
from cakedesk.table.kit.seat_header import two_lines_px
from cakedesk.table.metrics import RAISED_UNITS, TABLE_WIDTH_UNITS, Metrics, spread
from cakedesk.table.text_fit import TextStyle

HAND, ROWS, CARDS, SEATS, STANDS, TOOLS, BUTTONS = range(7)
"""The order of reading."""

CARD_ASPECT = 116 / 178
TOOL_ASPECT = 132 / 92
MARGIN_UNITS, GAP_UNITS = 20.0, 12.0
MOST_BESIDE = 3
"""So many other seats stand beside the open cards."""

STANDS_UNITS, LOW_STANDS_UNITS = 206.0, 146.0
TABLE_UNITS, LOW_TABLE_UNITS = 262.0, 232.0
OTHERS_UNITS = 196.0
STAGE_TRAY_UNITS = 232.0
TABLE_SHARES = {1: 1.9, 2: 1.35, 3: 1.2}
"""The width of the open cards' panel by that of all other seats together."""
LEAST_PANEL, MOST_PANELS = 12.0, 0.57
"""What long names need of a panel, by the size of the smallest text, and the most of the width for all."""
READ_CARD = 1.64
"""Numbers on a card so wide, by the size of the smallest text, are as large as that."""

DECK_UNITS = 92.0
MOST_PITCH, WHOLE_PITCH, LEAST_PITCH = 1.22, 1.06, 0.66
"""From one open card to the next, in widths of one: where there is room, and where both numbers of each can
be seen beside the next one's frame, or only the upper one: between these lower numbers would be cut."""
OVERLAPPED_WORTH = 0.6
"""Of a card of which only the upper number is seen, by a whole one."""

LINE_SHARES = 8.4
"""The length of fifteen cards in the upper of two lines, by the width of one as high as both."""

USUAL_CARDS = 14
"""Up to so many cards lie in two lines, and their places don't change."""

OWN_UNITS, CAKE_UNITS, BUTTONS_UNITS, OWN_NAME = 200.0, 372.0, 290.0, 9.5
LEAST_BUTTONS_PX, LEAST_CAKE = 208.0, 0.85
"""The names of the action cards have room in this, in German too; the cake gives way so far at most. Where
nothing is asked, the own name has room for half a long one at the smallest size of text."""

ROWS_SHARE = 0.48
"""The part of the room below the prompt that the places for a layer have; the card in hand has the rest."""

LEAST_RULES, MOST_RULES, RULE_LETTERS = 0.4, 0.49, 5.4
"""The room of the rules beside the ribbons of a low stand, by that of both; what they need, in letters."""

ROW_UNITS, RULE_UNITS = 56.0, 20.0
SWATCH_UNITS, SWATCH_ASPECT = 28.0, 60 / 48
"""How high the picture of a rule is at most, and its proportions."""


class TrayRects(NamedTuple):
    """The parts of the tray, in px of the scene."""

    whole: QRectF
    header: QRectF
    points: QRectF
    bar: QRectF
    ribbons: QRectF
    cake: QRectF
    rows: QRectF  # the places that a layer can go to, or what else can be done
    hand: QRectF  # what is in hand: the card with its sides
    card: QRectF  # the card in hand
    sides: tuple[QRectF, QRectF]  # its two sides, to choose from
    chart: QRectF  # what is still to come: beside the open cards, or here while no card is in hand
    tools: tuple[QRectF, ...]  # the three action cards
    actions: TrayPlaces


class TableRects(NamedTuple):
    """The zones of the table, in px of the scene."""

    stands: tuple[QRectF, ...]
    table: QRectF  # the panel of deck and open cards
    title: QRectF  # its heading
    deck: QRectF
    count_tag: QRectF  # below the deck
    cards: QRectF  # where the open cards lie
    others: tuple[QRectF, ...]
    stage: QRectF  # what is shown large covers this
    tray: TrayRects


@lru_cache(maxsize=4)
def table_rects(metrics: Metrics, seats: int, *, has_stage: bool = False, asks: bool = True) -> TableRects:
    """Cut the table into its zones. The tray makes room for what is shown large, and uses that of buttons."""
    px, others = metrics.px, seats - 1
    is_low = others > MOST_BESIDE
    margin, gap = px(MARGIN_UNITS), px(GAP_UNITS)
    whole = QRectF(0, 0, metrics.width_px, metrics.height_px)
    room = whole.adjusted(margin, px(14), -margin, 0)
    if is_low:
        others_px = max(px(OTHERS_UNITS), _least_panel_px(metrics, 2, 0.0))
        heights = (px(LOW_STANDS_UNITS), others_px, px(LOW_TABLE_UNITS))
        stands, seat_row, table, tray = column(room, *heights, fill(), gap_px=gap)
    else:
        table_px = max(px(TABLE_UNITS), _least_panel_px(metrics, 3, metrics.room_px(FOOT_UNITS)))
        stands, middle, tray = column(room, px(STANDS_UNITS), table_px, fill(), gap_px=gap)
        seats_px = max(
            room.width() / (1 + TABLE_SHARES[others]),
            min(others * LEAST_PANEL * metrics.text_px(0), room.width() * MOST_PANELS),
        )
        table, seat_row = row(middle, fill(), seats_px, gap_px=gap)
    panels = row(seat_row, *[fill()] * others, gap_px=gap)
    stage = QRectF(room.left(), seat_row.top(), room.width(), tray.top() - gap - seat_row.top())
    if has_stage:
        tray.setTop(tray.bottom() - metrics.room_px(STAGE_TRAY_UNITS, 0.3))
        stage.setBottom(tray.top() - gap)
    title, deck, count, cards = _table(metrics, table)
    chart = None
    if is_low:  # cards are as large as two lines let them be, and leave room at the right
        line_px = cards.height() * CARD_ASPECT * LINE_SHARES
        cards, chart = row(cards, line_px, fill(), gap_px=px(14))
    return TableRects(
        tuple(row(stands, *[fill()] * len(CLASSES), gap_px=gap)),
        table,
        title,
        deck,
        count,
        cards,
        tuple(panels),
        stage,
        _tray(
            metrics,
            QRectF(0, tray.top(), whole.width(), whole.bottom() - tray.top()),
            chart,
            asks=asks or has_stage,
            has_tools=not has_stage,
        ),
    )


def _least_panel_px(metrics: Metrics, name_lines: int, foot_px: float) -> float:
    """What another seat needs for the numbers of its top card to be read below its name."""
    card_px = READ_CARD * metrics.text_px(0) / CARD_ASPECT + metrics.px(RAISED_UNITS) * 1.2
    return metrics.px(24) + two_lines_px(metrics) * name_lines / 2 + card_px + foot_px


def _table(metrics: Metrics, table: QRectF) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Title, deck and count at the left, the open cards beside them."""
    px = metrics.px
    left, cards = row(
        inset(table, px(16), px(8)), metrics.room_px(DECK_UNITS + 12, 0.6), fill(), gap_px=px(14)
    )
    title, deck, count = column(
        left, metrics.room_px(32, 1.0), fill(), metrics.room_px(34, 1.0), gap_px=px(4)
    )
    title.adjust(-px(11), 0, px(5), 0)
    return title, aspect(deck, CARD_ASPECT), count, cards


def _tray(metrics: Metrics, tray: QRectF, chart: QRectF | None, *, asks: bool, has_tools: bool) -> TrayRects:
    px, room_px = metrics.px, metrics.room_px
    inside = inset(tray, px(MARGIN_UNITS + 4), px(10))
    gap = px(16)
    doing_px = max(room_px(BUTTONS_UNITS, 0.95), LEAST_BUTTONS_PX)
    # In large letters, too, where a low table leaves width over.
    spare_px = (metrics.width_px - px(TABLE_WIDTH_UNITS)) / 2
    doing_px = max(doing_px, min(LEAST_BUTTONS_PX * metrics.text_scale, doing_px + spare_px))
    cake_px = max(px(CAKE_UNITS) * LEAST_CAKE, px(CAKE_UNITS + BUTTONS_UNITS) - doing_px)
    own_px = px(OWN_UNITS) if asks else max(px(OWN_UNITS), OWN_NAME * metrics.text_px(0))
    widths = (own_px, cake_px, fill(), doing_px)
    own, cake, asked, doing = row(inside, *widths, gap_px=gap)
    header_px = max(px(52), two_lines_px(metrics))
    header, points, bar, ribbons = column(own, header_px, px(64), px(12), fill(), gap_px=px(8))
    header.setRight(cake.right())  # as far as the cake leaves room
    help_px = max(room_px(56, 1.0), 2 * TextStyle(metrics.text_px(0)).line_px + 1)
    prompt, help_place, body = column(asked, px(46), help_px, fill(), gap_px=px(6))
    if not has_tools:
        prompt.setRight(doing.right())
    rows, hand = row(body, fill(ROWS_SHARE), fill(1 - ROWS_SHARE), gap_px=gap)
    card, sides = row(hand, min(hand.height() * CARD_ASPECT, hand.width() * 0.6), fill(), gap_px=px(12))
    card = _at_top(aspect(card, CARD_ASPECT), card)
    upper, lower = column(
        QRectF(sides.left(), card.top(), sides.width(), card.height()), fill(), fill(), gap_px=px(10)
    )
    primary_px, other_px = (metrics.target_px(units) * asks for units in (66, 56))
    tools_zone, _, primary, others = column(
        doing, fill(), room_px(22, 1.0), primary_px, other_px, gap_px=px(12)
    )
    tools = [
        _at_top(aspect(cell, TOOL_ASPECT), cell)
        for cell in row(tools_zone, fill(), fill(), fill(), gap_px=px(10))
    ]
    return TrayRects(
        tray, header, points, bar, ribbons, cake, rows, hand, card, (upper, lower), chart or hand,
        tuple(tools), TrayPlaces(prompt, help_place if asks else asked, primary, others),
    )  # fmt: skip


def open_cards(zone: QRectF, count: int, least_px: float = 0.0) -> list[QRectF]:
    """Open cards in lines: two as long as they need not overlap, else as many as show most of each.

    None is less than `least_px` wide, if that can be.
    """
    if not count:
        return []
    gap = zone.height() * 0.04

    def lay(lines: int, least: float) -> tuple[float, float, float, int]:
        height = (zone.height() - gap * (lines - 1)) / lines
        width, in_line = height * CARD_ASPECT, math.ceil(max(count, USUAL_CARDS) / lines)
        width = min(width, zone.width() / (1 + least * (in_line - 1)))
        pitch = min(width * MOST_PITCH, (zone.width() - width) / max(1, in_line - 1))
        if pitch > width * WHOLE_PITCH * 0.999:
            return width * width, width, pitch, in_line
        return OVERLAPPED_WORTH * width * width, width, width * LEAST_PITCH, in_line

    _, width, pitch, in_line = max(
        (lay(lines, least) for lines in (2, 3) for least in (WHOLE_PITCH, LEAST_PITCH)),
        key=lambda found: (found[1] >= least_px, found[0]),
    )
    height = width / CARD_ASPECT
    lines = math.ceil(count / in_line)
    lefts = spread(in_line, zone.width(), width, pitch)
    total = max(2, lines) * height + (max(2, lines) - 1) * gap
    top = zone.top() + max(0.0, zone.height() - total) / 2
    return [
        QRectF(zone.left() + lefts[number % in_line], top + number // in_line * (height + gap), width, height)
        for number in range(count)
    ]


def rows_in(metrics: Metrics, zone: QRectF, count: int, in_line: int = 1) -> list[QRectF]:
    """Rows from the top down, of the usual height where there is room."""
    most = (math.inf, max(metrics.room_px(ROW_UNITS, 1.0), 44.0))
    return grid(zone, count, in_line, metrics.px(8), most_px=most)


def _at_top(rect: QRectF, zone: QRectF) -> QRectF:
    return rect.translated(0, zone.top() - rect.top())


PACKED, LEAST_CAKE_ROOM = 1 / 0.94, 0.9
"""The room of one of several rosettes by its width; how wide the cake's is at least, by its height."""

FOOT_UNITS, WIDE_PANEL, RIBBONS_SHARE = 36.0, 1.45, 1.15
"""In a panel that is so much wider than high cake, ribbons, action cards and top card stand side by side; the
room of ribbons by the width of an action card."""


class PanelRects(NamedTuple):
    """The parts of another seat's panel, in px of the scene."""

    header: QRectF
    cake: QRectF
    card: QRectF
    discs: tuple[QRectF, ...]
    ribbons: QRectF


def panel_rects(
    metrics: Metrics, panel: QRectF, won: int, rosette_px: float = 0.0, name_lines: int = 2
) -> PanelRects:
    """The cake, the top card at its right; action cards and the ribbons won below, or between them.

    The header has room for `name_lines`, and each ribbon is so wide that its points are read, if it can be.
    """
    px = metrics.px
    header_px = max(metrics.room_px(40, 0.7), two_lines_px(metrics) * name_lines / 2)
    header, body, foot = column(
        inset(panel, px(14), px(8)), header_px, fill(), metrics.room_px(FOOT_UNITS), gap_px=px(4)
    )
    header.adjust(-px(5), 0, px(8), 0)  # a name has more width than what stands below it
    is_wide = panel.width() > panel.height() * WIDE_PANEL
    beside = body.united(foot) if is_wide else body
    cake, card = row(beside, fill(), min(beside.height() * CARD_ASPECT, body.width() * 0.4), gap_px=px(8))
    card = aspect(card.adjusted(0, px(RAISED_UNITS) * 1.2, 0, 0), CARD_ASPECT)
    card.moveBottom(beside.bottom())
    gap, side, needed = px(5), min(px(34), foot.height()), rosette_px * PACKED
    is_column = is_wide
    if is_wide:
        side = max(side, (beside.height() - 2 * gap) / 4)
        cake, discs = row(cake, fill(), side, gap_px=px(8))
        in_column = max(1, int(beside.height() / needed)) if won else 1
        wide = math.ceil(won / in_column) * needed
        if cake.width() - wide - px(8) < LEAST_CAKE_ROOM * cake.height():
            wide = 0.0
        beside_ribbons, ribbons = row(cake, fill(), max(wide, side * RIBBONS_SHARE), gap_px=px(8))
        if won > 1:  # a single one has room above the corner, as upper layers are narrow
            cake = beside_ribbons
    else:
        discs, ribbons = row(foot, 3 * side + 2 * gap, fill(), gap_px=px(10))
        is_column = ribbons.width() < won * needed <= foot.width()
        if is_column:  # the action cards make room
            side = min(side, (body.height() - 2 * gap) / 3)
            (cake, discs), ribbons = row(cake, fill(), side, gap_px=px(8)), foot
    places = grid(discs, 3, 1 if is_column else 3, gap, most_px=(side, side), middle=is_column)
    return PanelRects(header, cake, card, tuple(places), ribbons)


class StandRects(NamedTuple):
    """The parts of a class's stand, in px of the scene."""

    awning: QRectF
    title: QRectF
    rules: tuple[QRectF, QRectF]
    ribbons: tuple[QRectF, ...]


RIBBON_ASPECT = 76 / 110


def stand_rects(metrics: Metrics, stand: QRectF, *, has_words: bool = True) -> StandRects:
    """Rules beside each other above the ribbons; on a low or narrow stand below each other beside them.

    Without words these have no more room there than their pictures need.
    """
    px = metrics.px
    awning = QRectF(stand.left(), stand.top(), stand.width(), min(px(30), stand.height() * 0.2))
    room = stand.adjusted(px(10), awning.height() + px(3), -px(10), -px(6))
    title, body = column(room, metrics.room_px(32, 0.6), fill(), gap_px=px(2))
    if stand.height() > metrics.px(LOW_STANDS_UNITS) * 1.2:
        rules, ribbons = column(body, metrics.room_px(32, 1.0), fill(), gap_px=px(6))
        cut = row(rules, fill(), fill(1.15), gap_px=px(4))
    else:
        needed = max(body.width() * LEAST_RULES, metrics.text_px(RULE_UNITS) * RULE_LETTERS)
        if not has_words:
            needed = min((body.height() - px(2)) / 2, px(SWATCH_UNITS)) * SWATCH_ASPECT
        rules, ribbons = row(body, min(needed, body.width() * MOST_RULES), fill(), gap_px=px(4))
        cut = column(rules, fill(), fill(), gap_px=px(2))
    return StandRects(awning, title, (cut[0], cut[1]), tuple(row(ribbons, *[fill()] * 3, gap_px=px(3))))
