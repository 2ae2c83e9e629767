"""`LineItem`: a line from one thing to another, with a dot or an arrow's head at one end."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen

from cakedesk.table import z_values
from cakedesk.table.items.base import Picture, Surface, TableItem
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin
from cakedesk.table.strokes import DASHES, Frame

LineEnd: TypeAlias = Literal["dot", "arrow"]

DOT_WIDTHS, HEAD_WIDTHS = 1.7, 4.5
"""The radius of a dot and the length of an arrow's head, in widths of the line."""


class LineItem(TableItem):
    """A line that joins what belongs together. It says nothing that is not told elsewhere.

    Args:
        end: a dot where it begins, or the head of an arrow where it ends.
    """

    def __init__(self, table: Surface, end: LineEnd = "dot") -> None:
        super().__init__(table)
        self._end = end
        self._path, self._stroke = QPainterPath(), Frame("line")
        self.setZValue(z_values.LAID - 1)

    def set_line(self, path: QPainterPath, stroke: Frame) -> None:
        """Lead somewhere else, or look different.

        Args:
            path: the middle of the line, in the scene.
            stroke: its colour, width and dashes.
        """
        if (path, stroke) != (self._path, self._stroke):
            self._path, self._stroke = path, stroke
            self.place_in(path.boundingRect())
            self.refresh()

    def draw(self) -> Picture | None:
        """The line with its end."""
        path, width = self._path, self._stroke.width_px
        if path.isEmpty():
            return None
        color = self.table.theme.color(self._stroke.color)
        margin = whole_margin(width * HEAD_WIDTHS + 1)
        box = path.boundingRect()
        pixmap = canvas(box.width() + 2 * margin, box.height() + 2 * margin, self.table.device_pixel_ratio)
        painter = smooth_painter(pixmap)
        painter.translate(QPointF(margin, margin) - box.topLeft())
        pen = QPen(color, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self._stroke.dash != "solid":
            pen.setDashPattern(DASHES[self._stroke.dash])
        painter.strokePath(path, pen)
        if self._end == "dot":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawEllipse(path.pointAtPercent(0.0), width * DOT_WIDTHS, width * DOT_WIDTHS)
        else:
            pen.setStyle(Qt.PenStyle.SolidLine)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(_head(path, width * HEAD_WIDTHS), pen)
        painter.end()
        return Picture(pixmap, margin, margin)


def _head(path: QPainterPath, length_px: float) -> QPainterPath:
    """Both strokes of an arrow's head at the end of a line."""
    tip, angle = path.pointAtPercent(1.0), math.radians(path.angleAtPercent(1.0))
    head = QPainterPath()
    for side in (-0.7, 0.7):
        head.moveTo(tip)
        head.lineTo(tip - QPointF(math.cos(angle + side), -math.sin(angle + side)) * length_px)
    return head
