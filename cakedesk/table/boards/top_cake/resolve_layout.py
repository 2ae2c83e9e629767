"""Where everything of the resolving screen stands: pure functions to rectangles.

Lengths called *units* are those of a table of 1600 x 936.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from cakedesk.table.boards.top_cake.layout import CARD_UNITS, BoardRects
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import grid, inset
from cakedesk.table.metrics import Metrics, spread

STRIP_CARD_UNITS = (158, 179)
STRIP_COLUMN_UNITS = 232
BIG_CARD_UNITS = (256, 290)
STEPS_UNITS = 330
LEAST_NAME_UNITS = 110
MOST_NAME_UNITS = 260
NAME_SHARE = 0.26
"""A name may take so much of its line."""

MOST_LINE_UNITS = 122
LINE_GAP_UNITS = 8
STEP_UNITS = 62
MOST_SUMMARY_ROW_UNITS = 146
MOST_SUMMARY_COLUMNS = 3


@dataclass(frozen=True)
class StripRects:
    """One card of the row in the strip, in px.

    Attributes:
        frame: the whole column.
        card: the card.
        below: the room beneath it: its bids, *now*, or what became of it.
    """

    frame: QRectF
    card: QRectF
    below: QRectF


@dataclass(frozen=True)
class WalkRects:
    """The parts of the panel in which one card is resolved, in px.

    Attributes:
        card: the card, large.
        count: "Card 2 of 6".
        dots: one for each card, below that.
        lines: one for each seat.
        steps_title: the heading of the reasons.
        steps: one for each reason.
    """

    card: QRectF
    count: QRectF
    dots: QRectF
    lines: tuple[QRectF, ...]
    steps_title: QRectF
    steps: tuple[QRectF, ...]


@dataclass(frozen=True)
class LineRects:
    """The parts of a seat's line, in px.

    Attributes:
        chip: the seat's disc.
        name: its name.
        cards: one for each bidding card.
        half: the half point behind them.
        note: what is left for words, up to the sum.
        sum: the sum at the right end.
    """

    chip: QRectF
    name: QRectF
    cards: tuple[QRectF, ...]
    half: QRectF
    note: QRectF
    sum: QRectF


@dataclass(frozen=True)
class ResolveTrayRects:
    """The parts of the tray, in px.

    Attributes:
        chip: the winner's disc.
        actions: who wins what and why, and the buttons.
        hint: how it goes on.
        bar: the time until it goes on.
    """

    chip: QRectF
    actions: TrayPlaces
    hint: QRectF
    bar: QRectF


def strip_rects(metrics: Metrics, strip: QRectF, cards: int) -> list[StripRects]:
    """The columns of the strip, spread over its width."""
    if cards == 0:
        return []
    px = metrics.px
    pitch = min((strip.width() - px(16)) / cards, px(STRIP_COLUMN_UNITS))
    left = strip.center().x() - pitch * cards / 2
    width = min(px(STRIP_CARD_UNITS[0]), pitch - px(16))
    height = width * CARD_UNITS[1] / CARD_UNITS[0]
    columns = []
    for index in range(cards):
        frame = QRectF(left + index * pitch, strip.top(), pitch, strip.height()).adjusted(
            px(3), px(4), -px(3), -px(4)
        )
        card = QRectF(frame.center().x() - width / 2, frame.top() + px(10), width, height)
        top = card.bottom() + px(6)
        columns.append(
            StripRects(frame, card, QRectF(frame.left(), top, frame.width(), frame.bottom() - px(4) - top))
        )
    return columns


def walk_rects(metrics: Metrics, walk: QRectF, seats: int, steps: int) -> WalkRects:
    """The parts of the panel in which one card is resolved."""
    px = metrics.px
    top, bottom = walk.top() + px(22), walk.bottom() - px(22)
    card_height = min(px(BIG_CARD_UNITS[1]) * 1.25, bottom - top - px(70))
    card_width = card_height * CARD_UNITS[0] / CARD_UNITS[1]
    card = QRectF(walk.left() + px(28), top + px(4), card_width, card_height)
    count = QRectF(card.left(), card.bottom() + px(12), card_width, px(30))
    dots = QRectF(card.left(), count.bottom() + px(4), card_width, px(22))
    steps_width = metrics.room_px(STEPS_UNITS, 0.25)
    steps_left = walk.right() - px(24) - steps_width
    lines_left = card.right() + px(34)
    gap = px(LINE_GAP_UNITS)
    room = QRectF(lines_left, top, steps_left - px(30) - lines_left, bottom - top)
    lines = tuple(grid(room, seats, 1, gap, most_px=(math.inf, px(MOST_LINE_UNITS)), middle=True))
    title = QRectF(steps_left, top, steps_width, px(40))
    steps_top = title.bottom() + px(8)
    pitch = min(metrics.room_px(STEP_UNITS, 1.0), (bottom - steps_top) / max(1, steps))
    places = tuple(QRectF(steps_left, steps_top + step * pitch, steps_width, pitch) for step in range(steps))
    return WalkRects(card, count, dots, lines, title, places)


def line_rects(metrics: Metrics, line: QRectF, cards: int, name_px: float, *, has_half: bool) -> LineRects:
    """The parts of a seat's line."""
    px, middle = metrics.px, line.center().y()
    chip_side = min(px(46), line.height() - px(16))
    chip = QRectF(line.left() + px(18), middle - chip_side / 2, chip_side, chip_side)
    name_width = min(max(name_px, px(LEAST_NAME_UNITS)), px(MOST_NAME_UNITS), line.width() * NAME_SHARE)
    name = QRectF(chip.right() + px(12), line.top(), name_width, line.height())
    sum_width = px(116)
    total = QRectF(line.right() - px(22) - sum_width, line.top(), sum_width, line.height())
    height = line.height() - px(14)
    width = height * 98 / 132
    left = name.right() + px(22)
    half_side = min(px(46), height * 0.66) if has_half else 0.0
    room = total.left() - px(120) - left - (half_side + px(10) if has_half else 0.0)
    lefts = spread(cards, room, width, width + px(8))
    places = tuple(QRectF(left + x, middle - height / 2, width, height) for x in lefts)
    end = places[-1].right() if places else left - px(10)
    half = QRectF(end + px(10), middle - half_side / 2, half_side, half_side) if has_half else QRectF()
    note_left = (half.right() if has_half else end) + px(14)
    note = QRectF(note_left, line.top(), total.left() - px(8) - note_left, line.height())
    return LineRects(chip, name, places, half, note, total)


def summary_rects(metrics: Metrics, walk: QRectF, cards: int) -> list[QRectF]:
    """The entries of the summary, line by line."""
    px, gap = metrics.px, metrics.px(12)
    inner, columns = inset(walk, px(22), px(20)), max(1, min(MOST_SUMMARY_COLUMNS, cards))
    most = (math.inf, px(MOST_SUMMARY_ROW_UNITS))
    return grid(inner, cards, columns, gap, most_px=most, middle=True)


def resolve_tray_rects(metrics: Metrics, rects: BoardRects, *, has_chip: bool) -> ResolveTrayRects:
    """The parts of the tray."""
    px, tray = metrics.px, rects.tray
    left, right = rects.margin_px + px(12), tray.right() - rects.margin_px
    button_width = metrics.room_px(260)
    buttons = right - button_width
    side = px(60)
    chip = QRectF(left, tray.top() + px(28), side, side)
    words = buttons - px(40) - left
    title_left = chip.right() + px(16) if has_chip else left
    title = QRectF(title_left, chip.top(), left + words - title_left, side)
    why = QRectF(left + px(4), chip.bottom() + px(16), words, px(36))
    hint = QRectF(why.left(), why.bottom() + px(14), words, px(30))
    bar = QRectF(why.left(), hint.bottom() + px(8), min(px(540), words), px(10))
    why.setBottom(tray.bottom() - px(8 + 6) - bar.height())
    go_on = QRectF(buttons, tray.top() + px(28), button_width, metrics.target_px(68))
    skip = QRectF(buttons, go_on.bottom() + px(18), button_width, metrics.target_px(58))
    return ResolveTrayRects(chip, TrayPlaces(title, why, go_on, skip), hint, bar)
