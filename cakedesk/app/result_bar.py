"""The bar below the final table of a match: back to its result."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PillButton, PillKind
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import with_alpha
from cakedesk.app.widgets.text_kinds import BODY, ink_soft

_BAR_UNITS, _BUTTON_UNITS, _SIDE_UNITS = 84.0, 60.0, 24.0


class ResultBar(QWidget):
    """Says that the match is over, and leads back to its result.

    Attributes:
        back: the button.

    Args:
        style: the look.
        parent: where it lies.
    """

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.setAccessibleName(self.tr("Final table"))
        self._label = Label(style, BODY, self, color=ink_soft, lines=2)
        self._label.setText(self.tr("This is how it ended."))
        self.back = PillButton(style, self.tr("Back to the result"), self, kind=PillKind.PRIMARY)
        self._ring = FocusRing(style, self)
        self.setFocusProxy(self.back)
        style.changed.connect(self.relayout)

    def wanted_height_px(self) -> int:
        """How high it is."""
        return round(max(self._style.px(_BAR_UNITS), self._style.target_px(_BUTTON_UNITS) + 12))

    def relayout(self) -> None:
        """Place everything anew."""
        side, height = self._style.px(_SIDE_UNITS), float(self.height())
        target = self._style.target_px(_BUTTON_UNITS)
        wide = self.back.wanted_width_px()
        left = self.width() - side - wide
        self.back.place(QRectF(left, (height - target) / 2, wide, target))
        self._label.place(QRectF(side, 0, max(1.0, left - 2 * side), height))
        self._ring.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything for the new size."""
        super().resizeEvent(event)
        self.relayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and a fine edge above."""
        del event
        painter, theme = QPainter(self), self._style.theme
        painter.fillRect(self.rect(), theme.panel)
        edge = QRectF(0, 0, self.width(), max(1.0, self._style.px(1.5)))
        painter.fillRect(edge, with_alpha(theme.line, 0.55))
