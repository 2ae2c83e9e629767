"""A strip over the bar of a page, with a sentence and a button that puts it away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHideEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.text_kinds import BODY
from cakedesk.app.widgets.top_bar import TopBar

LEAST_SHARE = 0.45
"""Where the bar leaves less of its width free, a strip lies below it."""


class TopStrip(Panel):
    """The strip. It lies on no button of the bar; where it is higher than that, pages make room."""

    covered_changed = Signal()  # it covers more or less of the top of what it lies on

    def __init__(self, style: PageStyle, parent: QWidget, lines: int) -> None:
        super().__init__(style, parent)
        self._host = parent
        self._label = Label(style, BODY, self, lines=lines)
        self.close_button = RoundButton(style, self.tr("Close the message"), "close", self)
        # A click closes the message and leaves the keyboard where it is.
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._ring = FocusRing(style, self)
        parent.installEventFilter(self)
        style.changed.connect(self._follow)
        self.hide()

    @property
    def sentence(self) -> str:
        """The sentence that is shown; empty if none is."""
        return "" if self.isHidden() else self._label.text()

    @property
    def covered_px(self) -> float:
        """How much of the top of what it lies on it takes; 0: it isn't there."""
        return 0.0 if self.isHidden() else self.y() + self.body().bottom()

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.relayout()
        self.show()
        self.raise_()
        self.update()
        self.covered_changed.emit()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def before_px(self) -> float:
        """How much room there is before the words. Strips may override it."""
        return self._style.px(30)

    def after_px(self) -> float:
        """How much room a strip takes between words and close button. Strips may override it."""
        return 0.0

    def relayout(self) -> None:
        """Place everything anew."""
        px, button = self._style.px, self._style.target_px(46)
        left, right, top = self._free_px()
        width = min(right - left, px(1180) * self._style.metrics.text_scale)
        x = max(left, min((self._host.width() - width) / 2, right - width))
        words = width - self.before_px() - px(16 + 14) - button - self.after_px()
        height = max(button + px(18), self._label.wanted_height_px(words) + px(34))
        self.place(QRectF(x, top + px(6), width, height))
        body = self.body()
        self._label.place(QRectF(body.x() + self.before_px(), body.y(), words, body.height()))
        middle = body.center().y() - button / 2
        self.close_button.place(QRectF(body.right() - px(14) - button, middle, button, button))

    def _free_px(self) -> tuple[float, float, float]:
        """From where to where, and below what, it lies on no button and no heading of the page's bar."""
        left, right = [self._style.px(28)], [self._host.width() - self._style.px(28)]
        bar, top = TopBar.height_px(self._style), 0
        for button in self._host.findChildren(QAbstractButton):
            # Scrolled away, a button is visible to Qt, with nothing to be seen of it.
            seen = button.visibleRegion().boundingRect().translated(button.mapTo(self._host, QPoint()))
            if seen.isEmpty() or isinstance(button.parentWidget(), TopStrip) or seen.center().y() >= bar:
                continue
            if seen.right() < self._host.width() / 3:
                left.append(seen.right())
            elif seen.left() > self._host.width() * 2 / 3:
                right.append(seen.left())
            else:
                top = bar
        headings = [
            label for label in self._host.findChildren(Label) if isinstance(label.parentWidget(), TopBar)
        ]
        for label in headings:
            seen = label.visibleRegion().boundingRect().translated(label.mapTo(self._host, QPoint()))
            if not seen.isEmpty() and label.text():
                left.append(seen.left() + min(seen.width(), label.wanted_width_px()))
        if top or min(right) - max(left) < LEAST_SHARE * self._host.width():
            left, right, top = left[:1], right[:1], bar
        return max(left) + self._style.px(12), min(right) - self._style.px(12), top

    def _follow(self) -> None:
        if not self.isHidden():
            self.relayout()
            self.covered_changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self._follow()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover nothing any more."""
        del event
        self.covered_changed.emit()
