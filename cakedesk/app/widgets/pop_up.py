"""What opens over a page for a moment: a panel with rows to choose from."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Overlay
from cakedesk.table.bodies import draw_box

_RADIUS_UNITS = 20


class PopUp(Overlay):
    """A panel over a page that is not veiled. Esc or a click elsewhere closes it.

    `relayout` says where the panel is by `set_panel`.
    """

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._panel = QRectF()

    @property
    def panel(self) -> QRectF:
        """The place of the panel, px."""
        return QRectF(self._panel)

    def set_panel(self, rect: QRectF) -> None:
        """Say where the panel is."""
        self._panel = QRectF(rect)

    def escape(self) -> None:
        """Esc closes it."""
        self.go_away()

    def line_px(self) -> float:
        """How wide the fine line is around the panel, and between groups of its rows."""
        return max(1.0, self._style.px(1.5))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click elsewhere closes it."""
        if not self._panel.contains(event.position()):
            self.go_away()
        event.accept()

    def _paint(self, painter: QPainter) -> None:
        radius, theme = self._style.px(_RADIUS_UNITS), self._style.theme
        self._style.shadows(painter).paint(painter, self._panel, radius, "lifted")
        draw_box(painter, self._panel, radius, theme.panel, theme.line, self.line_px())
