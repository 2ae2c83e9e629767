"""`InputWatch`: keeps from a window what nobody means: repeats of held keys, and some second presses."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGraphicsView,
    QLineEdit,
    QMainWindow,
    QWidget,
)

from cakedesk.app.widgets.painted import ENTER
from cakedesk.app.window.what_confirms import what_confirms
from cakedesk.table.metrics import MIN_TARGET_PX

_KEYS = Qt.Key
_PRESSING = {*ENTER, _KEYS.Key_Space}
_MODIFIERS = {_KEYS.Key_Control, _KEYS.Key_Shift, _KEYS.Key_Alt, _KEYS.Key_Meta}
_ONCE = {*_PRESSING, _KEYS.Key_Escape, _KEYS.Key_F11, _KEYS.Key_E, _KEYS.Key_L, _KEYS.Key_P}
"""Keys that act once, however long they are held; letters and spaces do so where they write nothing."""
_AT_ONCE_MS = 5
"""X11 has a held key let go and pressed again at the same time. Qt takes that for a repeat only if both were
there when it read the first of them, which they seldom are while the program has nothing to do."""

_NOTHING = 0, ""
_NO_PRESS = 0, 0, _NOTHING
_KEY, _MOUSE = 1, 2


class _Acted(NamedTuple):
    """What acted last, or was kept away after that: a key and a click that follow each other are compared."""

    by: int = 0  # a key, the mouse, or both after each other
    at: int = 0
    place: QPoint = QPoint()  # where the pointer was
    under: tuple[int, str] = _NOTHING  # what lay there
    pressed: tuple[int, str] = _NOTHING  # which button: of a click only if it is the one that confirms


class InputWatch(QObject):
    """Sees the keys and clicks of a window before its widgets do."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.splits_repeats = QApplication.platformName() == "xcb"  # see `_AT_ONCE_MS`
        self._released, self._released_at = 0, 0
        self._release: QKeyEvent | None = None  # what may be part of a repeat: the window hears of it soon
        self._soon = QTimer(self, singleShot=True, interval=2 * _AT_ONCE_MS)
        self._soon.timeout.connect(self._tell_release)
        # When Enter or Space was pressed last, what had the focus, and which button with what words
        # it met, or the first of several that followed each other quickly.
        self._struck = _NO_PRESS
        # When, where, and what it met.
        self._presses: deque[tuple[int, QPoint, tuple[int, str]]] = deque(maxlen=2)
        # The last press of a mouse that was kept away, and what the one before it met.
        self._stray: tuple[int, QPoint, tuple[int, str]] | None = None
        self._pointer = QPoint(-1, -1)
        self._acted = self._acted_before = _Acted()
        self._kept_at = -1  # when a click was kept away that followed a key
        window.winId()  # there is a handle now
        handle, app = window.windowHandle(), QApplication.instance()
        assert handle is not None and isinstance(app, QApplication)
        handle.installEventFilter(self)  # not kept: Qt deletes it, and Python would not know
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
        if not watched.isWindowType():  # what has the focus; else the window's handle
            return False
        if isinstance(event, QKeyEvent):
            return self._keep_release(event) if kind == QEvent.Type.KeyRelease else self._keep_press(event)
        if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._pointer = event.position().toPoint()
        elif kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            return self._keep_click(event)
        elif kind == QEvent.Type.MouseButtonDblClick and isinstance(event, QMouseEvent):
            is_stray = self._goes_on(event) or self._is_stray(event)
            if is_stray:
                self._acted = self._acted_before
                self._go_on_acting(event.timestamp())
            return is_stray or event.timestamp() == self._kept_at
        return False

    def _keep_click(self, event: QMouseEvent) -> bool:
        """Whether a click meets what has just come, by a click or by a key."""
        now, at = event.timestamp(), event.position().toPoint()
        self._pointer, met, acted = at, self._met(at), self._acted
        self._presses.appendleft((now, at, met))
        is_near = (at - acted.place).manhattanLength() < MIN_TARGET_PX
        if self._follows(_KEY, now) and is_near and met != acted.under:
            self._kept_at = now
        elif not self._goes_on(event):
            pressed = met if met == _said(self._confirming()) else _NOTHING
            self._acted_before, self._acted = acted, _Acted(_MOUSE, now, at, met, pressed)
            return False
        self._go_on_acting(now)
        return True

    def _follows(self, by: int, now: int) -> bool:
        """Whether a button was pressed a moment ago, by a key or the mouse."""
        acted = self._acted
        is_soon = 0 < now - acted.at <= QApplication.doubleClickInterval()
        return is_soon and bool(acted.by & by) and acted.pressed != _NOTHING

    def _go_on_acting(self, now: int) -> None:
        """What was kept away was meant for what acted before; so is what follows soon."""
        self._acted = self._acted_before = self._acted._replace(by=_KEY | _MOUSE, at=now)

    def _confirming(self) -> Any:
        """The button that confirms, if there is one."""
        meant: Any = what_confirms(self._window)
        if not isinstance(meant, QGraphicsView):
            return meant
        table: Any = meant.scene()
        return table.board.primary_button if table.board is not None else None

    def _keep_release(self, event: QKeyEvent) -> bool:
        """Wait a moment whether a key is really let go."""
        if event is self._release:
            self._release = None
            return False
        if event.isAutoRepeat() or not self.splits_repeats:
            return False
        self._tell_release()
        self._released, self._released_at = event.key(), event.timestamp()
        self._release = QKeyEvent(event)
        self._soon.start()
        return True

    def _tell_release(self) -> None:
        if self._release is not None:
            QCoreApplication.sendEvent(self._window.windowHandle(), self._release)

    def _keep_press(self, event: QKeyEvent) -> bool:
        """Whether a key that is pressed is held, or meets what has just come. What confirms is done here.

        Where Enter has let the lid fall, a second one was not meant to lift it; nor was one that has ended
        a turn meant to begin the next.
        """
        if self._is_held(event):
            self._release = None
            return True
        self._tell_release()
        if event.key() in _MODIFIERS:
            return False
        (at, before, pressed), self._struck = self._struck, _NO_PRESS
        if event.key() not in _PRESSING:
            return False
        focus: Any = QApplication.focusWidget()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        confirms = event.key() in ENTER and held == Qt.KeyboardModifier.ControlModifier
        meant: Any = what_confirms(self._window) if confirms else focus
        button = meant if isinstance(meant, QAbstractButton) else None
        press = button.click if button is not None else None
        thing: Any = button
        if isinstance(meant, QGraphicsView):
            table: Any = meant.scene()
            button, press = table.keys.button_of(event), table.confirm
            thing = button or table.keys.item_of(event)
        now, there, met = event.timestamp(), _which(focus), _said(thing)
        goes_on = before != 0 and now - at <= QApplication.doubleClickInterval()
        # What is only placed may be confirmed at once.
        is_stray = goes_on and (there != before or (_NOTHING not in (pressed, met) and met != pressed))
        after_click = self._follows(_MOUSE, now)
        is_stray = is_stray or (after_click and met not in (_NOTHING, self._acted.pressed))
        # A third one was meant for what the first met, too, whether or not the second met anything.
        is_lost = is_stray or ((goes_on or after_click) and met == _NOTHING)
        self._struck = (now, before, pressed) if is_lost else (now, there, _said(button))
        if is_lost:
            self._go_on_acting(now)
        else:
            self._acted = _Acted(_KEY, now, self._pointer, self._met(self._pointer), _said(button))
        if confirms and press is not None and not is_stray:
            press()
        return is_stray or confirms

    def _is_held(self, event: QKeyEvent) -> bool:
        """Whether a key that acts once repeats."""
        key, since = event.key(), event.timestamp() - self._released_at
        writes = event.text().isprintable() and isinstance(QApplication.focusWidget(), QLineEdit)
        repeats = event.isAutoRepeat() or (key == self._released and since < _AT_ONCE_MS)
        return repeats and key in _ONCE and not writes

    def _is_stray(self, event: QMouseEvent) -> bool:
        """Whether the second press of a double click meets another thing than the first, or other words.

        It was meant for what was there before. The first may have been another window's. Qt tells of the
        second as a press, too, which no widget hears of. And it takes any two quick taps of a finger for one
        double click: where they are as far apart as targets are wide, each was meant.
        """
        now, longest, at = event.timestamp(), QApplication.doubleClickInterval(), event.position().toPoint()
        for before, place, met in self._presses:
            if 0 < now - before <= longest:
                if (at - place).manhattanLength() >= MIN_TARGET_PX or self._met(at) == met:
                    return False
                self._stray = now, place, met
                break
        return True

    def _goes_on(self, event: QMouseEvent) -> bool:
        """Whether it is a third press, or a later one, of which the second was kept away."""
        now, at = event.timestamp(), event.position().toPoint()
        if self._stray is None:
            return False
        before, place, met = self._stray
        is_near = (at - place).manhattanLength() < MIN_TARGET_PX
        goes_on = is_near and now - before <= QApplication.doubleClickInterval() and self._met(at) != met
        self._stray = (now, place, met) if goes_on else None
        return goes_on

    def _met(self, at: QPoint) -> tuple[int, str]:
        """What a click on a point of the window meets, and the words that it says."""
        thing: Any = self._window.childAt(at)
        view = thing.parentWidget() if thing is not None else None
        if isinstance(view, QGraphicsView):
            table: Any = view.scene()
            thing = table.interactive_at(view.mapToScene(thing.mapFrom(self._window, at)))
        return _said(thing)


def _said(thing: Any) -> tuple[int, str]:
    """Which widget or item it is, and the words that it says."""
    words: Any = getattr(thing, "text", "") or getattr(thing, "accessible_name", "")
    return _which(thing), str(words() if callable(words) else words)


def _which(thing: Any) -> int:
    """Which widget or item it is, without keeping it; 0: none."""
    return shiboken6.getCppPointer(thing)[0] if thing is not None else 0
