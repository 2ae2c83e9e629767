"""One sentence for the players, at the top of the window, until they dismiss it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, draw_shadow, shadow_margin_px
from cakedesk.app.widgets.text_kinds import BODY
from cakedesk.art import faces


class MessageStrip(QWidget):
    """A strip over the bar of the page, where it covers no card. Dismissed, it leaves the bar free again."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._host = parent
        self._waiting: list[str] = []
        self._label = Label(style, BODY, self, lines=4)
        self.close_button = RoundButton(style, self.tr("Close the message"), "close", self)
        self.close_button.clicked.connect(self.dismiss)
        self._ring = FocusRing(style, self)
        parent.installEventFilter(self)
        style.changed.connect(self.relayout)
        style.pictures_changed.connect(self.update)
        self.hide()

    @property
    def sentence(self) -> str:
        """The sentence that is shown; empty if none is."""
        return "" if self.isHidden() else self._label.text()

    def tell(self, sentence: str) -> None:
        """Show a sentence at once. What it takes the place of is shown again after it; none waits twice.

        Args:
            sentence: what the players must know; an empty one changes nothing.
        """
        if not sentence or sentence == self.sentence:
            return
        if self.sentence:
            self._waiting.insert(0, self.sentence)
        if sentence in self._waiting:
            self._waiting.remove(sentence)
        self._show(sentence)

    def dismiss(self) -> None:
        """Put the sentence away and show the next."""
        if self._waiting:
            self._show(self._waiting.pop(0))
            return
        had_focus = self.close_button.hasFocus()
        self.hide()
        if had_focus:
            self._host.setFocus()

    def withdraw(self, sentence: str) -> None:
        """Take a sentence back that is true no more.

        Args:
            sentence: what was told; nothing happens if it is neither shown nor waits.
        """
        if sentence in self._waiting:
            self._waiting.remove(sentence)
        if sentence and sentence == self.sentence:
            self.dismiss()

    def relayout(self) -> None:
        """Place everything anew."""
        px, parent = self._style.px, self._host
        margin, button = shadow_margin_px(self._style), self._style.target_px(46)
        width = min(parent.width() - 2 * px(40), px(1180))
        words = width - px(30 + 34 + 18 + 16 + 14) - button
        lines = self._label.wanted_height_px(words)
        height = max(button + px(18), lines + px(34))
        left, top = (parent.width() - width) / 2, px(6)
        place = QRectF(left, top, width, height).toAlignedRect()
        self.setGeometry(place.adjusted(-margin, -margin, margin, margin))
        body = self._body()
        self._label.place(QRectF(body.x() + px(30 + 34 + 18), body.y(), words, body.height()))
        self.close_button.place(
            QRectF(body.right() - px(14) - button, body.center().y() - button / 2, button, button)
        )

    def _body(self) -> QRectF:
        margin = shadow_margin_px(self._style)
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def _show(self, sentence: str) -> None:
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.relayout()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self.relayout()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and its sign."""
        del event
        painter, theme, px = QPainter(self), self._style.theme, self._style.px
        body = self._body()
        radius = min(px(22), body.height() / 2)
        draw_shadow(painter, self._style, body, radius, blur=px(9), drop=px(4), alpha=0.34)
        draw_rounded(painter, body, radius, theme.panel, QPen(theme.honey, max(2.0, px(4))))
        side = px(36)
        sign = QRectF(body.x() + px(26), body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face("warning", theme.warn.name()), sign)
