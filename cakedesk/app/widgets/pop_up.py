"""What opens over a page for a moment: a panel with rows to choose from."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, draw_shadow
from cakedesk.app.widgets.panels import Overlay

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

    def line_pen(self) -> QPen:
        """The fine line around the panel, and between groups of its rows."""
        return QPen(self._style.theme.line, max(1.0, self._style.px(1.5)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click elsewhere closes it."""
        if not self._panel.contains(event.position()):
            self.go_away()
        event.accept()

    def _paint(self, painter: QPainter) -> None:
        px = self._style.px
        radius = px(_RADIUS_UNITS)
        draw_shadow(painter, self._style, self._panel, radius, blur=px(18), drop=px(10), alpha=0.34)
        draw_rounded(painter, self._panel, radius, self._style.theme.panel, self.line_pen())
