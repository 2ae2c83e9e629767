"""Where everything of the resolving screen stands: pure functions to rectangles in px.

Lengths called *units* are those of a table of 1600 x 936.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.table.boards.top_cake.layout import (
    CARD_UNITS,
    READ_BUTTON,
    BoardRects,
    ColumnRects,
    least_bid_px,
)
from cakedesk.table.kit.action_tray import TrayPlaces
from cakedesk.table.kit.flow import aspect, column, fill, grid, inset, row
from cakedesk.table.kit.seat_header import CHIP_SHARE, NAME_UNITS
from cakedesk.table.metrics import LAID_BID, Metrics, spread

STRIP_CARD_UNITS, STRIP_COLUMN_UNITS = 158, 232
WHOLE_CARD_UNITS, WHOLE_COLUMN_UNITS = 256, 300
OUTCOME_UNITS, LOW_OUTCOME_UNITS = 186, 100
"""The height of what is told of a card of the whole row, in one line or two, at the usual text size."""

MOST_CARD_UNITS = 362
REASONS_UNITS = 330
LEAST_NAME_UNITS, MOST_NAME_UNITS = 110, 260
NAME_SHARE = 0.26
"""A name may take so much of its line, and more where it would be broken."""

MOST_LINE_UNITS, LINE_GAP_UNITS = 122, 8


@dataclass(frozen=True)
class WalkRects:
    """The panel in which one card is resolved: the card and how far the walk is, the seats, the reasons."""

    card: QRectF
    count: QRectF
    dots: QRectF
    lines: list[QRectF]
    reasons: QRectF


class LineNeed(NamedTuple):
    """What a seat's line shows: so many cards, words so wide at its right, and before these a tag."""

    cards: int
    has_half: bool
    said_px: float
    tag_px: float


class LineRects(NamedTuple):
    """A seat's line: its disc with its name, its cards with the half point, and what is left for words."""

    head: QRectF
    cards: list[QRectF]
    half: QRectF
    words: QRectF
    has_tag: bool


class ResolveTrayRects(NamedTuple):
    """The tray: the winner's disc, words and buttons, how it goes on, and the time until it does."""

    chip: QRectF
    actions: TrayPlaces
    hint: QRectF
    bar: QRectF


def strip_rects(metrics: Metrics, strip: QRectF, cards: int, most_bids: int = 0) -> list[ColumnRects]:
    """The columns of the row while it is resolved.

    Cards rather get small than that of the bids below, so many at most, the numbers can't be read.
    """
    px = metrics.px
    frames = _frames(metrics, strip, cards, cards, STRIP_COLUMN_UNITS)
    pitch = frames[0].width() + px(6) if frames else 0.0
    height = min(px(STRIP_CARD_UNITS), pitch - px(16)) * CARD_UNITS[1] / CARD_UNITS[0]
    told = strip.height() - px(28) - height
    if most_bids:
        bid_px = least_bid_px(metrics)
        in_line = max(1, int((pitch - px(6)) / (bid_px * LAID_BID[0] / LAID_BID[1] + px(3))))
        told = max(told, -(-most_bids // in_line) * (bid_px + px(3)))
        height = strip.height() - px(28) - told
    return [_column(frame, px(10), height, px(6), told) for frame in frames]


def whole_rects(metrics: Metrics, room: QRectF, cards: int, lines: int = 1) -> list[ColumnRects]:
    """The columns of the row when all is resolved, as large as can be, in one line or two."""
    px, columns = metrics.px, list[ColumnRects]()
    in_line = -(-cards // lines)
    told = metrics.room_px(OUTCOME_UNITS if lines == 1 else LOW_OUTCOME_UNITS, 1.0)
    gap, air = (px(14), px(44)) if lines == 1 else (px(8), px(24))
    for number, zone in enumerate(column(room, *[fill()] * lines)):
        count = min(in_line, cards - number * in_line)
        frames = _frames(metrics, zone, count, in_line, WHOLE_COLUMN_UNITS * lines)
        pitch = frames[0].width() + px(6) if frames else 0.0
        height = min(px(WHOLE_CARD_UNITS), pitch - px(16)) * CARD_UNITS[1] / CARD_UNITS[0]
        height = min(height, zone.height() - air - told)
        head = (zone.height() - px(8) - height - gap - told) / 2
        columns += [_column(frame, head, height, gap, told) for frame in frames]
    return columns


def _frames(metrics: Metrics, zone: QRectF, count: int, in_line: int, most_units: float) -> list[QRectF]:
    """So many columns in the middle of a line that has room for some more."""
    pitch = min((zone.width() - metrics.px(16)) / max(1, in_line), metrics.px(most_units))
    wholes = row(zone, fill(), *[pitch] * count, fill())[1:-1]
    return [inset(whole, metrics.px(3), metrics.px(4)) for whole in wholes]


def _column(frame: QRectF, head_px: float, height_px: float, gap_px: float, told_px: float) -> ColumnRects:
    """The parts of a column."""
    _, card, _, below = column(frame, head_px, height_px, gap_px, told_px)
    return ColumnRects(frame, aspect(card, CARD_UNITS[0] / CARD_UNITS[1]), below)


def walk_rects(metrics: Metrics, walk: QRectF, seats: int) -> WalkRects:
    """The parts of the panel in which one card is resolved."""
    px = metrics.px
    body = walk.adjusted(px(28), px(22), -px(24), -px(22))
    height = min(px(MOST_CARD_UNITS), body.height() - px(70))
    width, reasons_px = height * CARD_UNITS[0] / CARD_UNITS[1], metrics.room_px(REASONS_UNITS, 0.25)
    left, _, middle, _, right = row(body, width, px(34), fill(), px(30), reasons_px)
    _, card, _, count, _, dots = column(left, px(4), height, px(12), px(30), px(4), px(22))
    most = (math.inf, px(MOST_LINE_UNITS))
    lines = grid(middle, seats, 1, px(LINE_GAP_UNITS), most_px=most, middle=True)
    return WalkRects(card, count, dots, lines, right)


def line_rects(
    metrics: Metrics, lines: Sequence[QRectF], needs: Sequence[LineNeed], name_px: float, least_name_px: float
) -> list[LineRects]:
    """The parts of the seats' lines. Cards, alike in all, shrink for words, and for names to stay whole.

    A tag goes where cards as small as they can be read have no room beside it.
    """
    px, gap, shape = metrics.px, metrics.px(8), 98 / 132
    width, least = (lines[0].height() - px(14)) * shape, least_bid_px(metrics) * shape
    chip = max(px(CHIP_SHARE * NAME_UNITS), metrics.text_px(NAME_UNITS) * 1.05) + px(12)
    whole, most = lines[0].width() - px(18 + 22 + 22) - chip, px(MOST_NAME_UNITS)
    rooms = [whole - need.said_px - px(6) - px(56) * need.has_half for need in needs]
    spare = [room - need.cards * (least + gap) for room, need in zip(rooms, needs, strict=True)]
    name = min(max(name_px, px(LEAST_NAME_UNITS)), most, lines[0].width() * NAME_SHARE)
    name = max(name, min(least_name_px, most, *spare))
    tags = [name + need.tag_px <= left for need, left in zip(needs, spare, strict=True)]
    for at, need in enumerate(needs):
        rooms[at] -= name + need.tag_px * tags[at]
        width = min(width, rooms[at] / need.cards - gap) if need.cards else width
    width, parts = max(width, least), []
    for line, need, room, has_tag in zip(lines, needs, rooms, tags, strict=True):
        _, head, _, right, _ = row(line, px(18), chip + name, px(22), fill(), px(22))
        places = [
            aspect(QRectF(right.left() + left, line.top(), width, line.height()), shape)
            for left in spread(need.cards, room, width, width + gap)
        ]
        right.setLeft(places[-1].right() + px(14) if places else right.left())
        half = aspect(QRectF(right.left() - px(4), line.top(), px(46) * need.has_half, line.height()), 1.0)
        right.setLeft(right.left() + px(56) * need.has_half)
        parts.append(LineRects(head, places, half, right, has_tag))
    return parts


def resolve_tray_rects(metrics: Metrics, rects: BoardRects, *, has_chip: bool) -> ResolveTrayRects:
    """The parts of the tray."""
    px, tray = metrics.px, rects.tray
    left, right = rects.margin_px + px(12), tray.right() - rects.margin_px
    button_width = max(metrics.room_px(260, 0.75), READ_BUTTON * metrics.text_px(0))
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
