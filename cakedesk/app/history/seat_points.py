"""The discs of the seats of a finished match with their points; winners lie on honey."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from cakedesk.app.history.entry import HistorySeat
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import TextKind
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box
from cakedesk.table.text_fit import LaidText
from cakedesk.table.theme import with_alpha

POINTS = TextKind(True, 800, 22.5, 1.0)
_GROUND_UNITS = 44


def ranked(seats: Sequence[HistorySeat]) -> list[tuple[int, HistorySeat]]:
    """The seats of a match with the winners first, then by points (`seats`: by seat)."""
    return sorted(enumerate(seats), key=lambda pair: (not pair[1].won, -(pair[1].score or 0), pair[0]))


def points_text(seat: HistorySeat) -> str:
    """The points as they are written; a real minus for negative ones."""
    return "" if seat.score is None else str(seat.score).replace("-", "−")


def all_points_px(style: PageStyle, seats: Sequence[HistorySeat], lines: int = 1) -> float:
    """How wide all seats of a match are at full size, in one line or two; more than four stand in two."""
    columns = -(-len(seats) // (lines if len(seats) <= 4 else 2))
    longest = max(POINTS.wanted_width_px(points_text(seat), style) for seat in seats)
    return columns * (style.px(_GROUND_UNITS * 0.88 + 5 + 9 + 4) + longest + 1)


class PointsPlan(NamedTuple):
    """How all seats of a match stand in a room."""

    columns: int
    lines: int
    height_px: float  # of each seat
    beside_px: float  # what a seat needs beside its points
    fitted: LaidText  # the longest points: all have their size


def plan_points(style: PageStyle, seats: Sequence[HistorySeat], room: QRectF) -> PointsPlan:
    """Put all seats of a match into one line or, where that would cut points, into two."""
    gap, longest = (
        style.px(3),
        max(map(points_text, seats), key=lambda text: POINTS.wanted_width_px(text, style)),
    )
    for lines in (1, 2) if len(seats) <= 4 else (2,):
        columns = -(-len(seats) // lines)
        height = min(style.px(_GROUND_UNITS), (room.height() - gap * (lines - 1)) / lines)
        chip = height * 0.76
        beside = chip + (height - chip) / 2 + style.px(5 + 9)
        fitted = POINTS.fit(longest, style, room.width() / columns - beside)
        plan = PointsPlan(columns, lines, height, beside, fitted)
        if fitted.fits:
            break
    return plan


def draw_all_points(painter: QPainter, style: PageStyle, seats: Sequence[HistorySeat], room: QRectF) -> None:
    """Paint all seats of a match."""
    columns, lines, height, beside, fitted = plan_points(style, seats, room)
    gap = style.px(3)
    width = min(room.width() / columns, beside + fitted.widest_px + 1)
    step = min(width + style.px(4), room.width() / columns)
    top = room.center().y() - (height * lines + gap * (lines - 1)) / 2
    for place, (seat, facts) in enumerate(ranked(seats)):
        x, y = room.x() + place % columns * step, top + place // columns * (height + gap)
        _draw_seat(painter, style, seat, facts, QRectF(x, y, width, height), fitted)


def _draw_seat(
    painter: QPainter, style: PageStyle, seat: int, facts: HistorySeat, rect: QRectF, fitted: LaidText
) -> None:
    theme = style.theme
    if facts.won:
        fill, width = with_alpha(theme.honey, 0.26), max(1.5, style.px(2.5))
        draw_box(painter, rect, rect.height() / 2, fill, theme.honey, width)
    side = rect.height() * 0.76
    inset = (rect.height() - side) / 2
    chip = QRectF(rect.x() + inset, rect.y() + inset, side, side)
    style.draw_face(painter, faces.seat_chip_face(seat, ring=theme.dark), chip)
    left = chip.right() + style.px(5)
    words = QRectF(left, rect.y(), rect.right() - left, rect.height())
    color = theme.ink if facts.won else theme.ink_soft
    points = POINTS.fit_at(fitted.style.px, points_text(facts), words.width())
    draw_lines(painter, points, words, POINTS.line_em, Qt.AlignmentFlag.AlignLeft, color)
