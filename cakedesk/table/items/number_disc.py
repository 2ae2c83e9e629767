"""`NumberDisc`: a porcelain disc with a number, such as the size of a layer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cakedesk.table import z_values
from cakedesk.table.items.base import Picture, Surface, TableItem
from cakedesk.table.text_fit import display_style, lay_text

NUMERAL_SHARE, LARGEST_SHARE = 0.7, 0.9
"""The size of the number by the disc's diameter, and where it would be smaller than texts may be."""


class NumberDisc(TableItem):
    """A disc with a number. What it counts is said by what it lies on.

    Attributes:
        number: what it shows.
    """

    def __init__(self, table: Surface, number: int) -> None:
        super().__init__(table)
        self.number = number
        self.setZValue(z_values.LAID)

    @property
    def corner_px(self) -> float:
        """Half its width: it is round."""
        return self.width_px / 2

    def set_number(self, number: int) -> None:
        """Show another number."""
        if number != self.number:
            self.number = number
            self.refresh()

    def draw(self) -> Picture | None:
        """The disc, from the cache if it was painted before."""
        if self.width_px < 1:
            return None
        return self.painted(self._paint, key=self.number)

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        theme, side, middle = self.table.theme, self.width_px, box.center()
        for color, radius in ((theme.card_ink, side / 2), (theme.porcelain, side * 0.44)):
            painter.setPen(color)
            painter.setBrush(color)
            painter.drawEllipse(middle, radius - 0.5, radius - 0.5)
        px = max(side * NUMERAL_SHARE, min(side * LARGEST_SHARE, self.table.metrics.text_px(0)))
        laid = lay_text(str(self.number), display_style(px, align="center"), side)
        laid.paint(painter, QPointF(0, middle.y() - laid.height_px / 2), theme.card_ink)
