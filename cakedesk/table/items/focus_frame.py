"""`FocusFrame`: the ring around what the keyboard would act on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cakedesk.table import z_values
from cakedesk.table.items.base import Picture, Surface, TableItem
from cakedesk.table.strokes import focus_ring

GAP_UNITS = 3.0
RING_UNITS = 3.0


class FocusFrame(TableItem):
    """A ring in ink outside of a light gap. By night the gap is dark, since ink is light there."""

    def __init__(self, table: Surface) -> None:
        super().__init__(table)
        self._radius_px = 0.0
        self._free = QRectF()
        self.setZValue(z_values.FOCUS)
        self.setVisible(False)

    def surround(self, item: TableItem) -> None:
        """Put the ring around an item."""
        box = item.rect_px()
        out = item.focus_outset_px
        self._radius_px = item.corner_px + out
        self._free = item.tick_px.translated(out, out)
        self.resize(box.width() + 2 * out, box.height() + 2 * out)
        self.place(box.left() - out, box.top() - out)
        self.refresh()
        self.setVisible(True)

    def draw(self) -> Picture | None:
        """The ring around its box."""
        if self.width_px < 1 or self.height_px < 1:
            return None
        unit = self.table.metrics.unit
        gap, width = max(2.0, GAP_UNITS * unit), max(2.0, RING_UNITS * unit)
        radius = max(self._radius_px, 4.0)
        free = self._free

        def paint(painter: QPainter, box: QRectF) -> None:
            if not free.isEmpty():
                edge_px = free.width() * 0.12  # the tick has a light edge
                whole, hole = QPainterPath(), QPainterPath()
                whole.addRect(QRectF(painter.viewport()))
                hole.addEllipse(free.translated(box.topLeft()).adjusted(-edge_px, -edge_px, edge_px, edge_px))
                painter.setClipPath(whole.subtracted(hole))
            focus_ring(painter, box, radius, self.table.theme, gap, width)

        return self.painted(paint, gap + width + 1, (radius, free.getRect()))
