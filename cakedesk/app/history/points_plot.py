"""The points of the latest matches: one line a person, in the colour of its disc."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cakedesk.app.history.statistics import PlayerStatistics, PointsLine, PointsPlot
from cakedesk.app.saves.running_match import date_text
from cakedesk.app.widgets.labels import LEAST_TEXT_UNITS, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.text_kinds import CAPTION, CAPTION_BOLD, fit_text
from cakedesk.art import faces
from cakedesk.art.palette import SEAT_COLORS
from cakedesk.table.theme import mixed

_GRID_LINES = 3
_FLAT_STEPS = (1, 2, 5)


class PointsPlotView(Painted, QWidget):
    """The plot. Lines are told apart by colour, dashes, hollow dots, and the disc and name at their end."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._plot = PointsPlot((), ())
        self._chosen: PlayerStatistics | None = None
        style.pictures_changed.connect(self.update)

    def show_plot(self, plot: PointsPlot, chosen: PlayerStatistics | None) -> None:
        """Show other matches (`chosen`: whose line is drawn thicker; None for nobody)."""
        self._plot = plot
        self._chosen = chosen
        self.setAccessibleName(self.tr("Points of the latest games"))
        self.setAccessibleDescription(
            "; ".join(
                f"{line.player.name}: {', '.join(str(points) for _, points in line.points)}"
                for line in plot.lines
            )
        )
        self.update()

    def _paint(self, painter: QPainter) -> None:
        if not self._plot.lines:
            return
        grid = grid_lines([points for line in self._plot.lines for _, points in line.points])
        field = self._field(grid)
        self._paint_grid(painter, field, grid)
        self._paint_axis(painter, field)
        # The chosen line comes last, on top of the others.
        order = sorted(range(len(self._plot.lines)), key=self._is_chosen)
        above: Counter[tuple[int, int]] = Counter(point for line in self._plot.lines for point in line.points)
        for number in order:
            above.subtract(self._plot.lines[number].points)
            self._paint_line(painter, field, grid, number, above)
        self._paint_ends(painter, field, grid)

    def _is_chosen(self, number: int) -> bool:
        return self._plot.lines[number].player is self._chosen

    def _caption_px(self) -> float:
        return CAPTION.size_px(self._style)

    def _field(self, grid: Sequence[int]) -> QRectF:
        """Where the lines are."""
        px, size = self._style.px, self._caption_px()
        metrics = QFontMetricsF(CAPTION.font(size))
        left = max(metrics.horizontalAdvance(_number(value)) for value in grid) + px(14)
        names = QFontMetricsF(CAPTION_BOLD.font(size))
        widest = max(names.horizontalAdvance(line.player.name) for line in self._plot.lines)
        right = self._gap_px() + px(2 + 30 + 6) + min(widest + 2, self.width() * 0.24)
        foot = size * 1.3 + px(12)
        return QRectF(left, px(8), self.width() - left - right, self.height() - foot - px(8))

    def _ring_px(self) -> float:
        """How much wider a dot is than the next one that has its middle."""
        return max(3.0, self._style.px(6))

    def _gap_px(self) -> float:
        """From the last match to the discs: more where rings around each other end there."""
        last = [
            line.points[-1] for line in self._plot.lines if line.points[-1][0] == len(self._plot.moments) - 1
        ]
        most = max(Counter(last).values(), default=1)
        return self._style.px(14) + (most - 1) * self._ring_px()

    def _point(self, field: QRectF, grid: Sequence[int], match: int, points: int) -> QPointF:
        count = len(self._plot.moments)
        x = field.x() + field.width() * (match / (count - 1) if count > 1 else 0.5)
        # The lowest grid line stands a little above the axis, so that no line lies on it.
        bottom, top = field.bottom() - field.height() * 0.12, field.top() + field.height() * 0.06
        share = (points - grid[0]) / (grid[-1] - grid[0])
        return QPointF(x, bottom - (bottom - top) * share)

    def _paint_grid(self, painter: QPainter, field: QRectF, grid: Sequence[int]) -> None:
        theme, size = self._style.theme, self._caption_px()
        for value in grid:
            y = self._point(field, grid, 0, value).y()
            painter.setPen(QPen(theme.line, max(1.0, self._style.px(1.5))))
            painter.drawLine(QPointF(field.x(), y), QPointF(field.right(), y))
            words = QRectF(0, y - size, field.x() - self._style.px(12), 2 * size)
            fitted = fit_text(_number(value), CAPTION, size, size, words.width() + 4, 1)
            draw_lines(painter, fitted, words, 1.2, Qt.AlignmentFlag.AlignRight, theme.ink_soft)

    def _paint_axis(self, painter: QPainter, field: QRectF) -> None:
        theme, size, today = self._style.theme, self._caption_px(), date.today()
        painter.setPen(QPen(theme.ink_soft, max(1.0, self._style.px(2))))
        painter.drawLine(field.bottomLeft(), field.bottomRight())
        days = axis_days(self._plot.moments, today)
        ends = [Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight]
        aligns = ends if len(days) > 1 else [Qt.AlignmentFlag.AlignHCenter]
        for day, align in zip(days, aligns, strict=True):
            words = QRectF(field.x(), field.bottom() + self._style.px(6), field.width(), size * 1.3)
            fitted = fit_text(day, CAPTION, size, size, field.width() / 2, 1)
            draw_lines(painter, fitted, words, 1.2, align, theme.ink_soft)

    def _color(self, line: PointsLine) -> QColor:
        color = QColor(SEAT_COLORS[line.player.seat])
        return mixed(color, QColor("#FFFFFF"), 0.35) if self._style.theme.dark else color

    def _paint_line(
        self,
        painter: QPainter,
        field: QRectF,
        grid: Sequence[int],
        number: int,
        above: Mapping[tuple[int, int], int],
    ) -> None:
        """Paint the line of a person."""
        line, px = self._plot.lines[number], self._style.px
        color = self._color(line)
        width = max(2.0, px(5 if self._is_chosen(number) else 3.5))
        pen = QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        if number:
            pen.setDashPattern(((2.6, 2.0), (0.2, 2.0), (5.0, 2.0))[(number - 1) % 3])
        places = [self._point(field, grid, *point) for point in line.points]
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        radius = max(2.5, px(5.5))
        painter.setPen(QPen(color, max(1.5, px(3))))
        painter.setBrush(self._style.theme.panel if number else color)
        for point, place in zip(line.points, places, strict=True):
            # Equal points of one match are rings around each other.
            wide = radius + above[point] * self._ring_px()
            painter.drawEllipse(place, wide, wide)

    def _paint_ends(self, painter: QPainter, field: QRectF, grid: Sequence[int]) -> None:
        """Write each person's disc and name beside the end of the line, none over another."""
        px, size = self._style.px, self._caption_px()
        lines = self._plot.lines
        side = max(px(30), size * 1.2)
        wanted = [self._point(field, grid, *line.points[-1]).y() for line in lines]
        places = spread(wanted, side + 2, side / 2, self.height() - side / 2)
        least = self._style.metrics.text_px(LEAST_TEXT_UNITS)
        for line, y in zip(lines, places, strict=True):
            chip = QRectF(field.right() + self._gap_px(), y - side / 2, side, side)
            face = faces.seat_chip_face(line.player.seat, ring=self._style.theme.dark)
            self._style.draw_face(painter, face, chip)
            words = QRectF(chip.right() + px(6), y - side / 2, self.width() - chip.right() - px(6), side)
            fitted = fit_text(line.player.name, CAPTION_BOLD, size, least, words.width(), 1)
            draw_lines(painter, fitted, words, 1.2, Qt.AlignmentFlag.AlignLeft, self._style.theme.ink)


def grid_lines(points: Sequence[int]) -> tuple[int, ...]:
    """Find three round numbers for the grid of a plot.

    >>> grid_lines([14, 30, 12])
    (10, 20, 30)
    >>> grid_lines([7])
    (6, 7, 8)
    """
    low, high = min(points), max(points)
    step = 1
    for tens in range(7):
        for flat in _FLAT_STEPS:
            step = flat * 10**tens
            first = math.floor(low / step) * step
            if first + (_GRID_LINES - 1) * step >= high and first <= low:
                if low == high:
                    first -= step
                return tuple(first + number * step for number in range(_GRID_LINES))
    return (low, (low + high) // 2, high)


def spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Move places along a line until none covers another.

    Returns:
        A place for each, in the order of `wanted`.

    >>> spread([10, 12, 50], 10, 0, 100)
    [10, 20, 50]
    """
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    places = list(wanted)
    last = top - apart
    for number in order:
        places[number] = last = max(places[number], last + apart)
    last = bottom + apart
    for number in reversed(order):
        places[number] = last = min(places[number], last - apart)
    return places


def axis_days(moments: Sequence[datetime], today: date) -> tuple[str, ...]:
    """Say which days a plot spans."""
    first, last = day_text(moments[0], today), day_text(moments[-1], today)
    return (first,) if first == last else (first, last)


def day_text(moment: datetime, today: date) -> str:
    """Say which day something was on, in short."""
    if moment.date() == today:
        return QCoreApplication.translate("PointsPlotView", "today")
    return date_text(moment, today)


def _number(value: int) -> str:
    return str(value).replace("-", "−")
