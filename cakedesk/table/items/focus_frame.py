"""`FocusFrame`: the ring around what the keyboard would act on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cakedesk.table import z_values
from cakedesk.table.items.base import Picture, Surface, TableItem
from cakedesk.table.strokes import focus_outline, focus_ring

GAP_UNITS = 3.0
RING_UNITS = 3.0


class FocusFrame(TableItem):
    """A ring in ink outside of a light gap. By night the gap is dark, since ink is light there."""

    def __init__(self, table: Surface) -> None:
        super().__init__(table)
        self._radius_px = 0.0
        self._free, self._outline = QRectF(), QPainterPath()
        self.setZValue(z_values.FOCUS)
        self.setVisible(False)

    def surround(self, item: TableItem) -> None:
        """Put the ring around an item."""
        box = item.rect_px()
        out = item.focus_outset_px
        self._radius_px = item.corner_px + out
        self._free, self._outline = item.tick_px.translated(out, out), item.outline_px.translated(out, out)
        # What lies on a thing of many corners, such as its mark, reaches out of it and stays whole.
        self.setZValue(z_values.FOCUS if self._outline.isEmpty() else z_values.LAID - 1)
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
        free, outline = self._free, self._outline
        corners = tuple((at.x, at.y) for at in map(outline.elementAt, range(outline.elementCount())))

        def paint(painter: QPainter, box: QRectF) -> None:
            if not free.isEmpty():
                edge_px = free.width() * 0.12  # the tick has a light edge
                whole, hole = QPainterPath(), QPainterPath()
                whole.addRect(QRectF(painter.viewport()))
                hole.addEllipse(free.translated(box.topLeft()).adjusted(-edge_px, -edge_px, edge_px, edge_px))
                painter.setClipPath(whole.subtracted(hole))
            if outline.isEmpty():
                focus_ring(painter, box, radius, self.table.theme, gap, width)
            else:
                focus_outline(painter, outline.translated(box.topLeft()), self.table.theme, gap, width)

        return self.painted(paint, gap + width + 1, (radius, free.getRect(), corners))
