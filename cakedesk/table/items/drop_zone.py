"""`DropZone`: a place where what is picked may go."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cakedesk.table import z_values
from cakedesk.table.items.base import ItemRole, Picture, Surface, TableItem
from cakedesk.table.strokes import fill_box, stroke_box
from cakedesk.table.theme import with_alpha

Lit: TypeAlias = Literal["off", "lit", "hot"]


class DropZone(TableItem):
    """An area that shows teal dashes while something picked may go there, and more of them under the pointer.

    Attributes:
        data_id: what the board calls it; anything.
        lit: "off" (nothing to see), "lit" (allowed) or "hot" (it would go here).
        is_quiet: whether only a plain frame is to be seen, where it would go: for tables that don't show
            what is allowed.
        radius_px: the radius of its corners.
    """

    def __init__(self, table: Surface, key: str, name: str, data_id: object = None) -> None:
        super().__init__(table, key)
        self.role = ItemRole.ZONE
        self.accessible_name = name
        self.data_id = data_id
        self.lit: Lit = "off"
        self.is_quiet = False
        self.radius_px = 22.0
        self.setZValue(z_values.ZONE)

    @property
    def corner_px(self) -> float:
        """The radius of its corners."""
        return self.radius_px

    def set_lit(self, lit: Lit) -> None:
        """Show it as a target, or not. Only the gestures do this."""
        if lit != self.lit:
            self.lit = lit
            self.interactive = lit != "off"
            self.refresh()
            self.table.note_changed(self)

    def draw(self) -> Picture | None:
        """Teal dashes on a pale teal fill; nothing while it is off, or quiet and not under the pointer."""
        is_plain = self.lit == "off" or (self.is_quiet and self.lit == "lit")
        if is_plain or self.width_px < 1 or self.height_px < 1:
            return None
        unit = self.table.metrics.unit
        width = max(2.0, (4.0 if self.lit == "hot" else 3.0) * unit)
        ink = self.table.theme.ink_soft if self.is_quiet else self.table.theme.teal

        def paint(painter: QPainter, box: QRectF) -> None:
            fill_box(painter, box, self.radius_px, with_alpha(ink, 0.15 if self.lit == "hot" else 0.06))
            stroke_box(painter, box, self.radius_px, ink, width, "dashed")

        return self.painted(paint, width / 2 + 1, (self.lit, self.is_quiet, self.radius_px))
