"""`LightItem`: brackets around what stands out for a moment, as for a line of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cakedesk.table import z_values
from cakedesk.table.items.base import Picture, Surface, TableItem

if TYPE_CHECKING:
    from cakedesk.table.metrics import Metrics

LINE_UNITS = 5.0
EDGE_UNITS = 2.0
LEG_SHARE = 0.25
"""How far a bracket goes along the shorter side: what is between them stays open, as no ring does."""

POINTER_UNITS = 12.0
"""Height of the wedge above a card."""


class LightItem(TableItem):
    """Brackets of ink, perhaps with a wedge above them.

    Rings are for what is new, allowed, chosen, or has the keyboard: this has another shape and no colour.

    Args:
        brackets: the middle of their lines, in the scene.
        pointed: whether a wedge points to them from above.
    """

    def __init__(self, table: Surface, brackets: QPainterPath, *, pointed: bool = False) -> None:
        super().__init__(table)
        self._brackets = brackets
        self._pointed = pointed
        self.setZValue(z_values.GHOST)
        box = brackets.boundingRect()
        self.place_in(box)

    def draw(self) -> Picture | None:
        """The brackets, and the wedge in the middle above them."""
        metrics, theme = self.table.metrics, self.table.theme
        line, edge = _line_px(metrics), _edge_px(metrics)
        wedge = max(10.0, POINTER_UNITS * metrics.unit) if self._pointed else 0.0

        def paint(painter: QPainter, box: QRectF) -> None:
            brackets = self._brackets.translated(box.topLeft() - self._brackets.boundingRect().topLeft())
            tip = _wedge(QPointF(box.center().x(), box.top() - edge), wedge)
            for color, grow in ((theme.panel, 2 * edge), (theme.ink, 0.0)):
                pen = QPen(color, line + grow)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(brackets, pen)
                if wedge:
                    painter.strokePath(tip, QPen(color, edge + grow))
                    painter.fillPath(tip, color)

        return self.painted(paint, line + 2 * edge + wedge + 2)


def clearance_px(metrics: Metrics) -> float:
    """How far in px the middle of a bracket’s line is from what it must not touch.

    Args:
        metrics: the present sizes.
    """
    return _line_px(metrics) / 2 + _edge_px(metrics)


def box_brackets(box: QRectF, radius_px: float) -> QPainterPath:
    """The corners of a rounded box, and a part of its sides.

    Args:
        radius_px: of its corners.
    """
    leg = max(radius_px, LEG_SHARE * min(box.width(), box.height()))
    path = QPainterPath()
    for x, along in ((box.left(), 1.0), (box.right(), -1.0)):
        for y, down in ((box.top(), 1.0), (box.bottom(), -1.0)):
            path.moveTo(x + along * leg, y)
            path.lineTo(x + along * radius_px, y)
            path.quadTo(x, y, x, y + down * radius_px)
            path.lineTo(x, y + down * leg)
    return path


def _line_px(metrics: Metrics) -> float:
    return max(3.5, LINE_UNITS * metrics.unit)


def _edge_px(metrics: Metrics) -> float:
    return max(1.5, EDGE_UNITS * metrics.unit)


def _wedge(tip: QPointF, height_px: float) -> QPainterPath:
    path = QPainterPath(tip)
    path.lineTo(tip.x() - height_px * 0.75, tip.y() - height_px)
    path.lineTo(tip.x() + height_px * 0.75, tip.y() - height_px)
    path.closeSubpath()
    return path
