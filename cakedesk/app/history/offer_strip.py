"""What was done just now, with a button that undoes it, over the bar of the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import LABEL
from cakedesk.app.widgets.top_strip import TopStrip


class OfferStrip(TopStrip):
    """The strip. It stays until it is used or closed, or something else was done."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent, 3)
        self._then: Callable[[], None] | None = None
        self.undo_button = PillButton(style, self.tr("Bring it back"), self, text=LABEL)
        self.undo_button.clicked.connect(self._undo)
        self.close_button.clicked.connect(self.dismiss)

    def offer(self, sentence: str, then: Callable[[], None]) -> None:
        """Show the strip."""
        self._then = then
        self.say(sentence)

    def dismiss(self) -> None:
        """Put the strip away."""
        self._then = None
        had_focus = self.isAncestorOf(self._host.focusWidget() or self._host)
        self.hide()
        if had_focus:
            self._host.setFocus()

    def after_px(self) -> float:
        """The button stands there."""
        return self.undo_button.wanted_width_px() + self._style.px(14)

    def relayout(self) -> None:
        """Place everything anew."""
        super().relayout()
        wide, close = self.undo_button.wanted_width_px(), self.close_button.geometry()
        left = close.x() - self._style.px(12) - wide
        self.undo_button.place(QRectF(left, close.y(), wide, close.height()))

    def _undo(self) -> None:
        then = self._then
        self.dismiss()
        if then is not None:
            then()

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        self._paint_framed(painter, theme.panel, theme.honey, max(2.0, self._style.px(4)))
