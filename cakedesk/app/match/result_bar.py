"""What stands below the final table of a match: the way back to its result."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.bar_look import paint_bar
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Arranged

_BAR_UNITS, _BUTTON_UNITS, _SIDE_UNITS = 84.0, 60.0, 24.0


class ResultBar(Arranged, QWidget):
    """A button at the right, below everything: at the end every part of a table is worth a look."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(self.tr("Final table"))
        self.back = PillButton(style, self.tr("Back to the result"), self, kind="primary")
        self._ring = FocusRing(style, self)
        self.setFocusProxy(self.back)

    def wanted_height_px(self) -> int:
        """How high it is."""
        return round(max(self._style.px(_BAR_UNITS), self._style.target_px(_BUTTON_UNITS) + 12))

    def relayout(self) -> None:
        """Place everything anew."""
        side, target = self._style.px(_SIDE_UNITS), self._style.target_px(_BUTTON_UNITS)
        width = self.back.wanted_width_px()
        self.back.place(QRectF(self.width() - side - width, (self.height() - target) / 2, width, target))
        self._ring.follow()

    def _paint(self, painter: QPainter) -> None:
        paint_bar(painter, self._style, QRectF(self.rect()), at_top=False)
