"""Where everything of the Top Cake table stands: pure functions from the table's size to rectangles.

Lengths called *units* are those of a table of 1600 x 936. Spare width goes to the row, the panels and the
tray; spare height to the row (more rows of bids) and to the panels (taller stacks).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from cakedesk.art.top_cake.bid_card import BID_NUMERAL_SHARE, MINI_KIND_NUMERAL_SHARE
from cakedesk.art.top_cake.tags import HALF_NUMERAL_SHARE
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import grid, inset
from cakedesk.table.kit.flow import row as row_of
from cakedesk.table.kit.seat_header import two_lines_px
from cakedesk.table.metrics import Metrics

ROW_HEIGHT_UNITS = 392
PANEL_HEIGHT_UNITS = 278
TRAY_HEIGHT_UNITS = 230
TOP_UNITS = 14
BELOW_ROW_UNITS = 12
BELOW_PANELS_UNITS = 10
STRIP_HEIGHT_UNITS = 258

SPARE_FOR_CARDS = 0.45
"""The share of a row's spare height that makes its cards larger; the rest is for more bids."""

MOST_CARD_GROWTH = 1.3
SPARE_GAP_UNITS = 40
"""Cards that are larger than usual leave so much of their column free."""

COLUMN_WIDTH_UNITS = 264
"""A column of the row is never wider, so that a card keeps close to its neighbours."""

CARD_UNITS = (184, 208)
BID_UNITS = (52, 68)
HAND_CARD_UNITS = (98, 132)
HAND_PITCH_UNITS = (109, 88)
"""Distance from one card of the hand to the next: of eight, and the least of ten."""

HAND_GAP_UNITS = 7
"""Cards of the hand shrink rather than overlap: so much is left between them."""

SLOT_UNITS = (168, 212)
"""Least and most width of a slot: a card, and a word beside it."""

BUTTON_UNITS = (258, 400)
READ_BUTTON, READ_BUTTONS = 12.0, 12.5
"""What the words of a button, and of two side by side, need at least by the size of the smallest text."""

POINTS_UNITS = 46
"""The size of a seat's points, the largest text of its header."""


END_TRAY_UNITS = 70
"""The height of the tray at the end, when it says one sentence."""

END_PANEL_HEIGHT_SHARE = 0.95
"""A panel at the end is never much higher than wide."""

KINDS_IN_TWO_COLUMNS = 8
"""A hand that begins with more kinds has two seats, and a panel wide enough for a third column."""

MOST_KINDS_SHARE = 0.42
"""The kinds of a hand take no more of a panel's width where they stand in more columns: stacks need it."""

OUT_OF_PLAY_UNITS = 160
SMALL_OUT_OF_PLAY_PX = 110
OUT_OF_PLAY_GROWTH = 0.75
"""How much of the texts' growth *Out of play* takes part in: its captions stay on one line."""

SMALL_UNIT_PX = 0.76
"""Below this unit the window counts as small."""


@dataclass(frozen=True)
class BoardRects:
    """The zones of the table, in px of the viewport."""

    row: QRectF
    out_of_play: QRectF
    panels: tuple[QRectF, ...]  # one for each seat, in seat order from left to right
    tray: QRectF
    strip: QRectF
    walk: QRectF
    stage: QRectF  # all above the tray, within the margins: the stacking
    margin_px: float  # from the left and right edges
    gap_px: float


@dataclass(frozen=True)
class ColumnRects:
    """A column of the row: all of it, its card, and the room below for its bids or what became of it."""

    frame: QRectF
    card: QRectF
    below: QRectF


@dataclass(frozen=True)
class PanelRects:
    """The parts of a seat's panel, in px. Stacks stand at the lower edge of their room."""

    header: QRectF
    stacks: QRectF
    count: QRectF
    kinds: tuple[QRectF, ...]


@dataclass(frozen=True)
class TrayRects:
    """The parts of the tray, in px. The help has one line above the slots."""

    hand: tuple[QRectF, ...]
    slots: tuple[QRectF, QRectF]
    actions: TrayPlaces


def is_small(metrics: Metrics) -> bool:
    """Whether the window counts as small: help lines go to tooltips, *Out of play* narrows."""
    return metrics.unit < SMALL_UNIT_PX


def board_rects(metrics: Metrics, seats: int) -> BoardRects:
    """The zones of the table."""
    px, width = metrics.px, float(metrics.width_px)
    small = is_small(metrics)
    margin, gap = px(17 if small else 24), px(16)
    tray_height = px(TRAY_HEIGHT_UNITS)
    tray = QRectF(0, metrics.height_px - tray_height, width, tray_height)
    top = px(TOP_UNITS)
    bottom = tray.top() - px(BELOW_PANELS_UNITS)
    spare = max(0.0, bottom - top - px(ROW_HEIGHT_UNITS + BELOW_ROW_UNITS + PANEL_HEIGHT_UNITS))
    row_height = px(ROW_HEIGHT_UNITS) + spare * 0.45
    inner = width - 2 * margin
    out_width = SMALL_OUT_OF_PLAY_PX if small else px(OUT_OF_PLAY_UNITS)
    out_width *= 1 + (metrics.text_scale - 1) * OUT_OF_PLAY_GROWTH
    row = QRectF(margin, top, inner - gap - out_width, row_height)
    out_of_play = QRectF(row.right() + gap, top, out_width, row_height)
    panels_top = row.bottom() + px(BELOW_ROW_UNITS)
    panels = tuple(grid(QRectF(margin, panels_top, inner, bottom - panels_top), seats, seats, gap))
    strip = QRectF(margin, top, inner, px(STRIP_HEIGHT_UNITS) + spare * 0.2)
    walk_top = strip.bottom() + gap
    walk = QRectF(margin, walk_top, inner, bottom - walk_top)
    stage = QRectF(margin, top, inner, bottom - top)
    return BoardRects(row, out_of_play, panels, tray, strip, walk, stage, margin, gap)


def least_bid_px(metrics: Metrics) -> float:
    """The least height of a bid whose number can be read."""
    return math.ceil(metrics.text_px(0) / BID_NUMERAL_SHARE)


def half_disc_px(metrics: Metrics, wanted_px: float) -> float:
    """The diameter of the half point: so large, or larger so that it can be read."""
    return max(wanted_px, math.ceil(metrics.text_px(0) / HALF_NUMERAL_SHARE))


def row_columns(metrics: Metrics, row: QRectF, cards: int) -> list[ColumnRects]:
    """The columns of the row, centred in its panel."""
    if cards == 0:
        return []
    px = metrics.px
    pitch = min(row.width() / cards, px(COLUMN_WIDTH_UNITS))
    left = row.center().x() - pitch * cards / 2
    # A table that is high for its width, as beside the log, has room for larger cards and for all bids.
    spare = max(0.0, row.height() - px(ROW_HEIGHT_UNITS)) * SPARE_FOR_CARDS
    usual = px(CARD_UNITS[0])
    largest = min(usual * MOST_CARD_GROWTH, usual + spare * CARD_UNITS[0] / CARD_UNITS[1])
    card_width = min(largest, pitch - px(14), max(usual, pitch - px(SPARE_GAP_UNITS)))
    card_height = card_width * CARD_UNITS[1] / CARD_UNITS[0]
    columns = []
    for whole in grid(QRectF(left, row.top(), pitch * cards, row.height()), cards, cards):
        frame = inset(whole, px(2), px(4))
        card = QRectF(frame.center().x() - card_width / 2, row.top() + px(14), card_width, card_height)
        bids = inset(frame, px(2), 0)
        bids.setTop(card.bottom() + px(8))
        bids.setBottom(frame.bottom() - px(3))
        columns.append(ColumnRects(frame, card, bids))
    return columns


def panel_rects(metrics: Metrics, panel: QRectF, kinds: int) -> PanelRects:
    """The parts of a seat's panel (`kinds`: of how many it is told whether the hand may hold them)."""
    px = metrics.px
    header_height = max(px(50), metrics.text_px(POINTS_UNITS), two_lines_px(metrics))
    header = QRectF(panel.left() + px(16), panel.top() + px(12), panel.width() - px(16 + 20), header_height)
    hand_top, hand_bottom = header.bottom() + px(6), panel.bottom() - px(13)
    count_height = max(px(34), metrics.text_px(24) * 1.2)
    room_px = hand_bottom - hand_top - count_height - px(4)
    columns, width, height = _kind_cells(metrics, panel.width(), room_px, kinds)
    lines, line_pitch = -(-kinds // columns), height + px(4)
    hand_left = panel.right() - px(18) - max(px(68), columns * (width + px(4)))
    zone = QRectF(hand_left, hand_bottom - lines * line_pitch + px(4), columns * (width + px(4)), 0.0)
    zone.setBottom(zone.top() + lines * line_pitch)
    count = QRectF(hand_left, zone.top() - px(4) - count_height, px(68), count_height)
    stacks = QRectF(panel.left() + px(14), header.bottom(), hand_left - px(10) - panel.left() - px(14), 0.0)
    stacks.setBottom(panel.bottom() - px(8))
    cells = grid(zone, kinds, columns, px(4), most_px=(width, height))
    return PanelRects(header, stacks, count, tuple(cells))


def _kind_cells(metrics: Metrics, panel_px: float, room_px: float, kinds: int) -> tuple[int, float, float]:
    """In how many columns the kinds of a hand stand, and how large each is.

    Where their numbers would be smaller than texts may be they stand in more columns, and in fewer lines.
    """
    px, first = metrics.px, 3 if kinds > KINDS_IN_TWO_COLUMNS else 2
    least_px = math.ceil(metrics.text_px(0) / MINI_KIND_NUMERAL_SHARE)
    best = (first, 0.0, 0.0)
    for columns in range(first, max(first, kinds) + 1):
        wanted_px = max(px(30), least_px)
        height = min(wanted_px * 36 / 30, room_px / max(1, -(-kinds // columns)) - px(4))
        width = height * 30 / 36
        if columns > first and columns * (width + px(4)) > panel_px * MOST_KINDS_SHARE:
            break
        if width > best[1]:
            best = columns, width, height
        if round(width) >= least_px:
            break
    return best


def tray_rects(metrics: Metrics, tray: QRectF, kinds: int, *, pinned_margin_px: float) -> TrayRects:
    """The parts of the tray."""
    px = metrics.px
    left = tray.left() + pinned_margin_px + px(12)
    right = tray.right() - pinned_margin_px
    slot_gap, button_gap, hand_gap = px(12), px(26), px(28)
    room = right - left - hand_gap - slot_gap - button_gap
    least_slot = metrics.room_px(SLOT_UNITS[0])
    least_button = max(metrics.room_px(BUTTON_UNITS[0], 0.75), READ_BUTTON * metrics.text_px(0))
    wide_pitch, narrow_pitch = px(HAND_PITCH_UNITS[0]), px(HAND_PITCH_UNITS[1]) / metrics.text_scale
    hand_room = room - 2 * least_slot - least_button
    pitch = min(wide_pitch, max(narrow_pitch, hand_room / kinds))
    card_width = min(px(HAND_CARD_UNITS[0]), pitch - px(HAND_GAP_UNITS))
    card_height = card_width * HAND_CARD_UNITS[1] / HAND_CARD_UNITS[0]
    cards_bottom = tray.bottom() - px(14)
    line = QRectF(left, cards_bottom - card_height, (kinds - 1) * pitch + card_width, card_height)
    hand = tuple(grid(line, kinds, kinds, pitch - card_width))
    spare = room - (hand[-1].right() - left)
    slot_width = min(metrics.room_px(SLOT_UNITS[1]), (spare - least_button) / 2)
    button_width = min(max(px(BUTTON_UNITS[1]), least_button), spare - 2 * slot_width)
    buttons_left = right - button_width
    slots_left = buttons_left - button_gap - slot_gap - 2 * slot_width
    slot_height = px(HAND_CARD_UNITS[1] + 4)
    slot_top = cards_bottom - slot_height
    slots = row_of(QRectF(slots_left, slot_top, 0.0, slot_height), slot_width, slot_width, gap_px=slot_gap)
    prompt = QRectF(left, tray.top() + px(8), slots_left - px(16) - left, px(52))
    help_line = QRectF(slots_left, tray.top() + px(24), right - slots_left, px(34))
    button_height = metrics.target_px(60)
    secondary = QRectF(buttons_left, slots[0].bottom() - button_height, button_width, button_height)
    # Beside an open log buttons keep their 44 px while all else shrinks: the upper one makes way.
    primary_top = min(slot_top + px(2), secondary.top() - px(8) - button_height)
    primary = QRectF(buttons_left, primary_top, button_width, button_height)
    return TrayRects(hand, (slots[0], slots[1]), TrayPlaces(prompt, help_line, primary, secondary))


def end_rects(metrics: Metrics, rects: BoardRects) -> BoardRects:
    """The zones when the game is over: panels take the place of the row too, four of them in two lines."""
    tray = QRectF(rects.tray)
    tray.setTop(tray.bottom() - metrics.room_px(END_TRAY_UNITS))
    room = QRectF(rects.row)
    room.setBottom(tray.top() - metrics.px(BELOW_PANELS_UNITS))
    seats = len(rects.panels)
    lines = 2 if seats > 3 else 1
    in_line = -(-seats // lines)
    width = (room.width() - (in_line - 1) * rects.gap_px) / in_line
    most = (width, width * END_PANEL_HEIGHT_SHARE)
    panels = tuple(grid(room, seats, in_line, rects.gap_px, most_px=most, middle=True))
    out_of_play = QRectF(rects.out_of_play)
    out_of_play.setBottom(panels[-1].bottom())
    return replace(rects, tray=tray, panels=panels, out_of_play=out_of_play)
