"""`InputWatch`: keeps from a window what nobody means: repeats of held keys, and some double clicks."""

from __future__ import annotations

from collections import deque
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QLineEdit, QWidget

_KEYS = Qt.Key
_ONCE = {_KEYS.Key_Return, _KEYS.Key_Enter, _KEYS.Key_Escape, _KEYS.Key_Space, _KEYS.Key_E}
"""Keys that act once, however long they are held; the last two do so where they write nothing."""
_AT_ONCE_MS = 5
"""X11 has a held key let go and pressed again at the same time. Qt takes that for a repeat only if both were
there when it read the first of them, which they seldom are while the program has nothing to do."""


class InputWatch(QObject):
    """Sees the keys and clicks of a window before its widgets do."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._released, self._released_at = 0, 0
        self._presses: deque[tuple[int, tuple[object, str]]] = deque(maxlen=2)  # when, and what it met
        window.winId()  # there is a handle now
        handle, app = window.windowHandle(), QApplication.instance()
        assert handle is not None and isinstance(app, QApplication)
        self._handle = handle
        handle.installEventFilter(self)
        app.focusChanged.connect(self._follow)
        self._follow(None, QApplication.focusWidget())

    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:
        """Only what has the focus hears of keys before shortcuts do."""
        if old is not None:
            old.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let everything through but what nobody means."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(self._is_held(event))  # then it is no shortcut, and comes as a key
            return event.isAccepted()
        if watched is not self._handle:
            return False
        if isinstance(event, QKeyEvent):
            if kind == QEvent.Type.KeyRelease:
                self._released, self._released_at = event.key(), event.timestamp()
            return kind == QEvent.Type.KeyPress and self._is_held(event)
        if kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self._presses.appendleft((event.timestamp(), self._met(event.position().toPoint())))
        elif kind == QEvent.Type.MouseButtonDblClick and isinstance(event, QMouseEvent):
            return self._is_stray(event)
        return False

    def _is_held(self, event: QKeyEvent) -> bool:
        """Whether a key that acts once repeats."""
        key, since = event.key(), event.timestamp() - self._released_at
        writes = event.text().isprintable() and isinstance(QApplication.focusWidget(), QLineEdit)
        repeats = event.isAutoRepeat() or (key == self._released and since < _AT_ONCE_MS)
        return repeats and key in _ONCE and not writes

    def _is_stray(self, event: QMouseEvent) -> bool:
        """Whether the second press of a double click meets another thing than the first, or other words.

        It was meant for what was there before. The first may have been another window's. Qt tells of the
        second as a press, too, which no widget hears of.
        """
        now, longest = event.timestamp(), QApplication.doubleClickInterval()
        before = (met for at, met in self._presses if 0 < now - at <= longest)
        return self._met(event.position().toPoint()) != next(before, None)

    def _met(self, at: QPoint) -> tuple[object, str]:
        """What a click on a point of the window meets, and the words that it says."""
        thing: Any = self._window.childAt(at)
        view = thing.parentWidget() if thing is not None else None
        if isinstance(view, QGraphicsView):
            table: Any = view.scene()
            thing = table.interactive_at(view.mapToScene(thing.mapFrom(self._window, at)))
        words = getattr(thing, "text", "")
        return thing, words() if callable(words) else words
