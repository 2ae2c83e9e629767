"""What stands over the final table of a match: the way back to its result."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Arranged

_BAR_UNITS, _BUTTON_UNITS, _SIDE_UNITS = 84.0, 60.0, 24.0


class ResultBar(Arranged, QWidget):
    """A button in the lower right corner of the table, where nothing is laid any more."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(self.tr("Final table"))
        self.back = PillButton(style, self.tr("Back to the result"), self, kind="primary")
        self._ring = FocusRing(style, self)
        self.setFocusProxy(self.back)

    def relayout(self) -> None:
        """Place everything anew."""
        side, target = self._style.px(_SIDE_UNITS), self._style.target_px(_BUTTON_UNITS)
        top = (self.height() - target) / 2
        self.back.place(QRectF(side, top, max(1.0, self.width() - 2 * side), target))
        self._ring.follow()

    def sizeHint(self) -> QSize:
        """How large it is."""
        width = self.back.wanted_width_px() + 2 * self._style.px(_SIDE_UNITS)
        height = max(self._style.px(_BAR_UNITS), self._style.target_px(_BUTTON_UNITS) + 12)
        return QSize(round(width), round(height))
