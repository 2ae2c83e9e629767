"""`PanelItem`: a rounded panel or well, with a shadow and a frame if it has them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cakedesk.table import z_values
from cakedesk.table.bodies import PanelStyle, draw_panel
from cakedesk.table.items.base import ItemRole, Picture, Surface, TableItem
from cakedesk.table.soft_shadow import shadow_margin_px


class PanelItem(TableItem):
    """A rounded panel, well or empty frame.

    Attributes:
        style: how it looks.
    """

    def __init__(
        self,
        table: Surface,
        style: PanelStyle | None = None,
        key: str = "",
        parent: TableItem | None = None,
    ) -> None:
        super().__init__(table, key, parent)
        self.role = ItemRole.GROUP
        self.style = style or PanelStyle()
        self.setZValue(z_values.PANEL)

    @property
    def corner_px(self) -> float:
        """The radius of its corners."""
        return self.style.radius_px

    def set_style(self, style: PanelStyle) -> None:
        """Look different."""
        if style != self.style:
            self.style = style
            self.refresh()

    def restyle(self, **changes: Any) -> None:
        """Look different in some ways.

        Args:
            changes: fields of `PanelStyle` with their new values.
        """
        self.set_style(self.style._replace(**changes))

    def draw(self) -> Picture | None:
        """The panel with what sticks out of it, from the cache if it was painted before."""
        if self.width_px < 1 or self.height_px < 1:
            return None
        style = self.style
        margin = 2.0
        if style.frame is not None:
            margin = max(margin, style.frame.width_px / 2 + 1)
        if style.shadow is not None:
            margin = max(margin, shadow_margin_px(style.shadow, self.table.metrics.unit))

        def paint(painter: QPainter, box: QRectF) -> None:
            draw_panel(painter, box, style, self.table.theme, self.table.shadow_brush())

        return self.painted(paint, margin, style)
