"""The place of a seat that nobody takes yet."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.panels import WELL_RADIUS_UNITS
from cakedesk.app.widgets.text_kinds import LABEL, ink_soft
from cakedesk.table.bodies import draw_box


class FreeSeat(Painted, QWidget):
    """The dotted place of a seat that nobody takes yet. A click adds a seat, as the button *More* does."""

    clicked = Signal()

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._label = Label(style, LABEL, self, color=ink_soft, align=Qt.AlignmentFlag.AlignHCenter, lines=2)
        self._label.setText(self.tr("Free seat"))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def place(self, rect: QRectF) -> None:
        """Move it."""
        super().place(rect)
        self._label.place(QRectF(self.rect()).adjusted(8, 0, -8, 0))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the seat."""
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        fill = theme.well if self.underMouse() else None
        box, width = QRectF(self.rect()), max(1.5, px(2.5))
        draw_box(painter, box, px(WELL_RADIUS_UNITS), fill, theme.line, width, "dotted")
