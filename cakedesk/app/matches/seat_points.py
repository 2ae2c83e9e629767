"""The discs of the seats of a finished match with their points; winners lie on honey."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cakedesk.app.history_entry import HistorySeat
from cakedesk.app.widgets.labels import LEAST_TEXT_UNITS, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, with_alpha
from cakedesk.app.widgets.text_fit import fit_text
from cakedesk.app.widgets.text_kinds import NUMBER, TextKind
from cakedesk.art import faces

POINTS = TextKind(True, 800, 24, 1.0)


def ranked(seats: Sequence[HistorySeat]) -> list[tuple[int, HistorySeat]]:
    """The seats of a match with the winners first, then by points.

    Args:
        seats: by seat.

    Returns:
        Number and seat.
    """
    return sorted(enumerate(seats), key=lambda pair: (not pair[1].won, -(pair[1].score or 0), pair[0]))


def points_width_px(style: PageStyle, seats: Sequence[HistorySeat], chip_px: float) -> float:
    """How wide the widest disc with its points is.

    Args:
        style: tells the sizes.
        seats: of the match.
        chip_px: the side of a disc.

    Returns:
        Pixels.
    """
    metrics = QFontMetricsF(POINTS.font(POINTS.size_px(style)))
    texts = [points_text(seat) for seat in seats]
    return chip_px + max(map(metrics.horizontalAdvance, texts), default=0.0) + style.px(30)


def points_text(seat: HistorySeat) -> str:
    """The points as they are written; a real minus for negative ones."""
    return "" if seat.score is None else str(seat.score).replace("-", "−")


def draw_seat_points(
    painter: QPainter, style: PageStyle, seat: int, facts: HistorySeat, rect: QRectF
) -> None:
    """Paint a disc with its points.

    Args:
        painter: where to.
        style: tells theme and pictures.
        seat: its number.
        facts: its points, and whether it won.
        rect: its place; as high as the honey ground.
    """
    theme, inset = style.theme, max(2.0, style.px(5))
    if facts.won:
        pen = QPen(theme.honey, max(1.5, style.px(2.5)))
        draw_rounded(painter, rect, rect.height() / 2, with_alpha(theme.honey, 0.26), pen)
    side = rect.height() - 2 * inset
    chip = QRectF(rect.x() + inset, rect.y() + inset, side, side)
    style.draw_face(painter, faces.seat_chip_face(seat, ring=theme.dark), chip)
    words = QRectF(
        chip.right() + style.px(6), rect.y(), rect.right() - chip.right() - style.px(14), rect.height()
    )
    least = style.metrics.text_px(LEAST_TEXT_UNITS)
    fitted = fit_text(points_text(facts), POINTS.font, POINTS.size_px(style), least, words.width(), 1)
    color = QColor(theme.ink if facts.won else theme.ink_soft)
    draw_lines(painter, fitted, words, NUMBER.line_em, Qt.AlignmentFlag.AlignLeft, color)


def draw_all_points(painter: QPainter, style: PageStyle, seats: Sequence[HistorySeat], room: QRectF) -> None:
    """Paint all seats of a match, in one line or two.

    Args:
        painter: where to.
        style: tells theme and pictures.
        seats: of the match.
        room: where they may be; they begin at its left.
    """
    lines = 1 if len(seats) <= 4 else 2
    columns = -(-len(seats) // lines)
    gap = style.px(3)
    height = min(style.px(48), (room.height() - gap * (lines - 1)) / lines)
    wanted = points_width_px(style, seats, height - style.px(10))
    step = min(wanted + style.px(2), room.width() / columns)
    top = room.center().y() - (height * lines + gap * (lines - 1)) / 2
    for place, (seat, facts) in enumerate(ranked(seats)):
        x, y = room.x() + place % columns * step, top + place // columns * (height + gap)
        draw_seat_points(painter, style, seat, facts, QRectF(x, y, min(wanted, step), height))
