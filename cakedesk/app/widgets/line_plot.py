"""A plot of lines, one a seat, told apart by colour, dashes, and the disc and name at their end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.text_kinds import CAPTION, CAPTION_BOLD
from cakedesk.art import faces
from cakedesk.art.palette import SEAT_COLORS
from cakedesk.table.short_names import short_names
from cakedesk.table.theme import mixed

DASHES = (
    (2.6, 2.0),
    (0.2, 2.0),
    (5.0, 2.0),
    (5.0, 2.0, 0.2, 2.0),
    (2.6, 2.0, 0.2, 2.0, 0.2, 2.0),
)
"""Of each line but the first, in widths of the line: no two of six are told apart by colour alone."""


class PlotLine(NamedTuple):
    """A line."""

    seat: int  # whose disc it has
    name: str  # what stands beside that
    points: Sequence[tuple[int, float]]  # place along the axis, from 0, and value


class LinePlot(Painted, QWidget):
    """The plot; who derives from it says what stands at its grid and axis."""

    has_dots = True  # whether each point has a dot

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._lines: tuple[PlotLine, ...] = ()
        self._count = 0
        self._grid: Sequence[int] = ()
        self._chosen = -1

    def show_lines(
        self, lines: Sequence[PlotLine], count: int, grid: Sequence[int], chosen: int = -1
    ) -> None:
        """Show other lines.

        Args:
            lines: the last points of all say where they end.
            count: how many places the axis has.
            grid: values that have a line of the grid, lowest first.
            chosen: the line that is drawn thicker; -1: none.
        """
        self._lines, self._count, self._grid, self._chosen = tuple(lines), count, grid, chosen
        self.update()

    def least_height_px(self) -> float:
        """How high it must be for no words to lie over one another."""
        size = self._caption_px()
        numbers = (len(self._grid) - 1) * size * 1.25 + size * 1.3 + self._style.px(20)
        return max(numbers, len(self._lines) * (self._disc_px() + 2))

    def grid_words(self, value: int) -> str:
        """What stands at a line of the grid. Plots override it."""
        raise NotImplementedError

    def axis_words(self) -> Sequence[str]:
        """What stands below the axis at its ends, or in its middle if it is one. Plots override it."""
        raise NotImplementedError

    def _paint(self, painter: QPainter) -> None:
        if not self._lines:
            return
        grid, field = self._grid, self._field(self._grid)
        self._paint_grid(painter, field, grid)
        self._paint_axis(painter, field)
        # The chosen line comes last, on top of the others.
        order = sorted(range(len(self._lines)), key=lambda number: number == self._chosen)
        above: Counter[tuple[int, float]] = Counter(point for line in self._lines for point in line.points)
        for number in order:
            above.subtract(self._lines[number].points)
            self._paint_line(painter, field, grid, number, above)
        self._paint_ends(painter, field, grid)

    def _caption_px(self) -> float:
        return CAPTION.size_px(self._style)

    def _field(self, grid: Sequence[int]) -> QRectF:
        """Where the lines are."""
        px, size = self._style.px, self._caption_px()
        left = max(CAPTION.width_px(self.grid_words(value), size) for value in grid) + px(14)
        widest = max(CAPTION_BOLD.width_px(name, size) for name in self.written_names())
        right = self._gap_px() + px(2 + 6) + self._disc_px() + min(widest + 2, self._most_name_px())
        foot = size * 1.3 + px(12)
        return QRectF(left, px(8), self.width() - left - right, self.height() - foot - px(8))

    def written_names(self) -> Sequence[str]:
        """The names, or where these have no room the first ones, in full or up to a hyphen."""
        whole = [line.name for line in self._lines]
        room, least = self._most_name_px(), self._style.least_text_px
        for names in (whole, short_names(whole), short_names([name.replace("-", " ") for name in whole])):
            if max(CAPTION_BOLD.width_px(name, least) for name in names) <= room:
                break
        return names

    def _most_name_px(self) -> float:
        """How wide a name may be: large letters take more of the field."""
        return self.width() * 0.24 * self._style.metrics.text_scale

    def _disc_px(self) -> float:
        return max(self._style.px(30), self._caption_px() * 1.2)

    def _ring_px(self) -> float:
        """How much wider a dot is than the next one that has its middle."""
        return max(3.0, self._style.px(6))

    def _gap_px(self) -> float:
        """From the last place to the discs: more where rings around each other end there."""
        last = [line.points[-1] for line in self._lines if line.points[-1][0] == self._count - 1]
        most = max(Counter(last).values(), default=1)
        return self._style.px(14) + (most - 1) * self._ring_px()

    def _point(self, field: QRectF, grid: Sequence[int], place: int, value: float) -> QPointF:
        count = self._count
        x = field.x() + field.width() * (place / (count - 1) if count > 1 else 0.5)
        # The lowest grid line stands a little above the axis, so that no line lies on it.
        bottom, top = field.bottom() - field.height() * 0.12, field.top() + field.height() * 0.06
        share = (value - grid[0]) / (grid[-1] - grid[0])
        return QPointF(x, bottom - (bottom - top) * share)

    def _paint_grid(self, painter: QPainter, field: QRectF, grid: Sequence[int]) -> None:
        theme, size = self._style.theme, self._caption_px()
        for value in grid:
            y = self._point(field, grid, 0, value).y()
            painter.setPen(QPen(theme.line, max(1.0, self._style.px(1.5))))
            painter.drawLine(QPointF(field.x(), y), QPointF(field.right(), y))
            words = QRectF(0, y - size, field.x() - self._style.px(12), 2 * size)
            fitted = CAPTION.fit_at(size, self.grid_words(value), words.width() + 4)
            draw_lines(painter, fitted, words, 1.2, Qt.AlignmentFlag.AlignRight, theme.ink_soft)

    def _paint_axis(self, painter: QPainter, field: QRectF) -> None:
        theme, size = self._style.theme, self._caption_px()
        painter.setPen(QPen(theme.ink_soft, max(1.0, self._style.px(2))))
        painter.drawLine(field.bottomLeft(), field.bottomRight())
        days = self.axis_words()
        ends = [Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight]
        aligns = ends if len(days) > 1 else [Qt.AlignmentFlag.AlignHCenter]
        wanted = sum(CAPTION.width_px(day, size) for day in days) + size / 2
        left = min(field.x(), max(0.0, field.right() - wanted))  # below the numbers beside it, too
        for day, align in zip(days, aligns, strict=True):
            words = QRectF(left, field.bottom() + self._style.px(6), field.right() - left, size * 1.3)
            fitted = CAPTION.fit_at(size, day, words.width())
            draw_lines(painter, fitted, words, 1.2, align, theme.ink_soft)

    def _color(self, line: PlotLine) -> QColor:
        color = QColor(SEAT_COLORS[line.seat])
        return mixed(color, QColor("#FFFFFF"), 0.35) if self._style.theme.dark else color

    def _paint_line(
        self,
        painter: QPainter,
        field: QRectF,
        grid: Sequence[int],
        number: int,
        above: Mapping[tuple[int, float], int],
    ) -> None:
        """Paint one line."""
        line, px = self._lines[number], self._style.px
        color = self._color(line)
        width = max(2.0, px(5 if number == self._chosen else 3.5))
        pen = QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        if number:
            pen.setDashPattern(DASHES[(number - 1) % len(DASHES)])
        places = [self._point(field, grid, *point) for point in line.points]
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        if not self.has_dots:
            return
        radius = max(2.5, px(5.5))
        painter.setPen(QPen(color, max(1.5, px(3))))
        painter.setBrush(self._style.theme.panel if number else color)
        for point, place in zip(line.points, places, strict=True):
            # Equal values of one place are rings around each other.
            wide = radius + above[point] * self._ring_px()
            painter.drawEllipse(place, wide, wide)

    def _paint_ends(self, painter: QPainter, field: QRectF, grid: Sequence[int]) -> None:
        """Write each disc and name beside the end of the line, none over another."""
        px, side, lines = self._style.px, self._disc_px(), self._lines
        wanted = [self._point(field, grid, *line.points[-1]).y() for line in lines]
        places = spread(wanted, side + 2, side / 2, self.height() - side / 2)
        for line, name, y in zip(lines, self.written_names(), places, strict=True):
            chip = QRectF(field.right() + self._gap_px(), y - side / 2, side, side)
            face = faces.seat_chip_face(line.seat, ring=self._style.theme.dark)
            self._style.draw_face(painter, face, chip)
            words = QRectF(chip.right() + px(6), y - side / 2, self.width() - chip.right() - px(6), side)
            fitted = CAPTION_BOLD.fit(name, self._style, words.width())
            draw_lines(painter, fitted, words, 1.2, Qt.AlignmentFlag.AlignLeft, self._style.theme.ink)


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
