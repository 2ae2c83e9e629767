"""`BarItem`: a bar that fills, such as the time until the next step."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cakedesk.table import z_values
from cakedesk.table.items.base import Picture, Surface, TableItem
from cakedesk.table.strokes import fill_box
from cakedesk.table.theme import Ink


class BarItem(TableItem):
    """A bar on a well.

    Attributes:
        fraction: how full it is, 0 to 1.
    """

    def __init__(self, table: Surface, key: str = "", ink: Ink = "honey") -> None:
        super().__init__(table, key)
        self._ink: Ink = ink
        self.fraction = 0.0
        self.setZValue(z_values.TEXT)

    def set_fraction(self, fraction: float) -> None:
        """Fill it.

        Args:
            fraction: how far, 0 to 1.
        """
        fraction = min(1.0, max(0.0, fraction))
        before = self._filled_px()
        self.fraction = fraction
        if self._filled_px() != before:
            self.refresh()

    def draw(self) -> Picture | None:
        """The bar, painted anew: it is small."""
        if self.width_px < 1 or self.height_px < 1:
            return None
        return self.painted(self._paint)

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        radius = self.height_px / 2
        fill_box(painter, box, radius, self.table.theme.well)
        if self.fraction > 0:
            box.setWidth(max(self.height_px, self._filled_px() / self.table.device_pixel_ratio))
            fill_box(painter, box, radius, self.table.theme.color(self._ink))

    def _filled_px(self) -> int:
        return round(self.fraction * self.width_px * self.table.device_pixel_ratio)
