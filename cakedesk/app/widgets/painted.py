"""What all widgets that paint themselves share: they follow the look, and are placed by who holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle

if TYPE_CHECKING:
    WidgetMixIn = QWidget
else:
    WidgetMixIn = object  # Qt's class comes last: a widget has one


class Painted(WidgetMixIn):
    """Mix-in of a widget, before Qt's class: paints by `_paint`, anew when the look changes."""

    def __init__(self, style: PageStyle, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._style = style
        style.changed.connect(self.update)

    def place(self, rect: QRectF) -> None:
        """Move it."""
        self.setGeometry(rect.toAlignedRect())

    def _paint(self, painter: QPainter) -> None:
        """Paint all of it. Widgets override it."""

    def minimumSizeHint(self) -> QSize:
        """It fits itself into any place."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter)
