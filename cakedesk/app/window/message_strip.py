"""One sentence for the players, at the top of the window, until they dismiss it."""

from __future__ import annotations

import enum
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.top_strip import TopStrip
from cakedesk.art import faces

FINE_STAYS_MS = 7000
"""So long good news can be read. Longer while the pointer or the keyboard is on it."""


MOST_LINES = 8
"""Two moves that a hint tells of, in large letters, take so many."""


class MessageKind(enum.Enum):
    """What a message means for the players."""

    WARNING = enum.auto()
    FINE = enum.auto()
    HINT = enum.auto()


class _Message(NamedTuple):
    sentence: str
    kind: MessageKind


class MessageStrip(TopStrip):
    """Tells people something. Dismissed, it leaves the bar free again.

    A warning or a hint stays until it is dismissed or withdrawn; good news goes by itself.
    """

    closed = Signal(str)  # somebody has read that sentence

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent, MOST_LINES)
        self.kind = MessageKind.WARNING  # what the sentence that is shown, or was shown last, means
        self._waiting: list[_Message] = []
        self._before: QWidget | None = None  # what had the keyboard before the button
        self.close_button.clicked.connect(self._close)
        self._going = QTimer(self, singleShot=True, interval=FINE_STAYS_MS)
        self._going.setObjectName("good news goes")
        self._going.timeout.connect(self._go_by_itself)
        self._application().focusChanged.connect(self._follow_focus)

    def tell(self, sentence: str, kind: MessageKind = MessageKind.WARNING) -> None:
        """Show a sentence at once. What it takes the place of is shown again after it; none waits twice."""
        if not sentence or sentence == self.sentence:
            return
        if self.sentence:
            self._waiting.insert(0, _Message(self.sentence, self.kind))
        self._waiting = [message for message in self._waiting if message.sentence != sentence]
        self._show(_Message(sentence, kind))

    def warnings(self) -> list[str]:
        """The warnings that nobody has put away, the one to be read first at first."""
        shown = [_Message(self.sentence, self.kind)] if self.sentence else []
        return [said.sentence for said in shown + self._waiting if said.kind is MessageKind.WARNING]

    def dismiss(self) -> None:
        """Put the sentence away and show the next."""
        self._going.stop()
        if self._waiting:
            self._show(self._waiting.pop(0))
            return
        had_focus, before = self.close_button.hasFocus(), self._before
        self.hide()
        if had_focus:
            is_there = before is not None and shiboken6.isValid(before) and before.isVisible()
            heir = before if before is not None and is_there else self._host
            heir.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close(self) -> None:
        sentence = self.sentence
        self.dismiss()
        self.closed.emit(sentence)

    def withdraw(self, sentence: str) -> None:
        """Take a sentence back that is true no more."""
        self._waiting = [message for message in self._waiting if message.sentence != sentence]
        if sentence and sentence == self.sentence:
            self.dismiss()

    def forget_news(self) -> None:
        """Another page is shown: good news told on the one before goes."""
        self._waiting = [message for message in self._waiting if message.kind is not MessageKind.FINE]
        if self.sentence and self.kind is MessageKind.FINE:
            self.dismiss()

    def _go_by_itself(self) -> None:
        if self.underMouse() or self.close_button.hasFocus():
            self._going.start()
        else:
            self.dismiss()

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is self.close_button and old is not None:
            self._before = old

    @staticmethod
    def _application() -> QApplication:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        return application

    def before_px(self) -> float:
        """The sign stands there."""
        return self._style.px(30 + 34 + 18)

    def _show(self, message: _Message) -> None:
        self.kind = message.kind
        self.say(message.sentence)
        if message.kind is MessageKind.FINE:
            self._going.start()
        else:
            self._going.stop()

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        color, icon, frame = {
            MessageKind.WARNING: (theme.warn, "warning", theme.honey),
            MessageKind.FINE: (theme.mint, "tick", theme.mint),
            MessageKind.HINT: (theme.mint, "info", theme.mint),
        }[self.kind]
        self._paint_framed(painter, theme.panel, frame, max(2.0, px(4)))
        body, side = self.body(), px(36)
        sign = QRectF(body.x() + px(26), body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face(icon, color.name()), sign)
