"""What was done just now, with a button that undoes it, over the bar of the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PillButton, RoundButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.text_kinds import BODY, LABEL


class OfferStrip(Panel):
    """The strip. It stays until it is used or closed, or something else was done."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._host = parent
        self._then: Callable[[], None] | None = None
        self._label = Label(style, BODY, self, lines=3)
        self.undo_button = PillButton(style, self.tr("Bring it back"), self, text=LABEL)
        self.close_button = RoundButton(style, self.tr("Close the message"), "close", self)
        self.undo_button.clicked.connect(self._undo)
        self.close_button.clicked.connect(self.dismiss)
        parent.installEventFilter(self)
        style.changed.connect(self._restyle)
        self.hide()

    def offer(self, sentence: str, then: Callable[[], None]) -> None:
        """Show the strip."""
        self._label.setText(sentence)
        self._then = then
        self.setAccessibleName(sentence)
        self.relayout()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def dismiss(self) -> None:
        """Put the strip away."""
        self._then = None
        had_focus = self.isAncestorOf(self._host.focusWidget() or self._host)
        self.hide()
        if had_focus:
            self._host.setFocus()

    def relayout(self) -> None:
        """Place everything anew."""
        px = self._style.px
        close, undo = self._style.target_px(46), self._style.target_px(46)
        wide = self.undo_button.wanted_width_px()
        width = min(self._host.width() - 2 * px(40), px(1000))
        words = width - px(30 + 14 + 12 + 14) - wide - close
        height = max(undo + px(18), self._label.wanted_height_px(words) + px(20))
        self.place(QRectF((self._host.width() - width) / 2, px(6), width, height))
        body = self.body()
        self._label.place(QRectF(body.x() + px(30), body.y(), words, body.height()))
        middle = body.center().y()
        self.close_button.place(QRectF(body.right() - px(14) - close, middle - close / 2, close, close))
        left = body.right() - px(14 + 12) - close - wide
        self.undo_button.place(QRectF(left, middle - undo / 2, wide, undo))

    def _restyle(self) -> None:
        if self.isVisible():
            self.relayout()
            self.update()

    def _undo(self) -> None:
        then = self._then
        self.dismiss()
        if then is not None:
            then()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and watched is self._host and self.isVisible():
            self.relayout()
        return False

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        self._paint_framed(painter, theme.panel, theme.honey, max(2.0, self._style.px(4)))
