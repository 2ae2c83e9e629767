"""Keeps a window where people can see and move it, whatever becomes of their screens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QObject, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

_LEAST_SHARE = 0.5
"""A window of which less than this part lies on one screen is moved onto it."""


MIN_WINDOW_PX = (1280, 700)
FIRST_WINDOW_PX = (1600, 1000)


def least_size(room: QSize) -> QSize:
    """How small a window may become."""
    return QSize(*MIN_WINDOW_PX).boundedTo(room)


def first_size(room: QSize) -> QSize:
    """How large the window is the first time."""
    return QSize(*FIRST_WINDOW_PX).boundedTo(room)


def placed(window: QRect, screens: Sequence[QRect]) -> QRect:
    """Where a window is put so that it can be used.

    Returns:
        The same rectangle if its upper edge, by which it is moved, and most of it lie on one screen; else one
        on the screen that has most of it, or on the main one, and never larger than that.
    """
    screen = max(screens, key=lambda one: _area(one.intersected(window)))
    fits = window.width() <= screen.width() and window.height() <= screen.height()
    share = _area(screen.intersected(window)) / max(1, _area(window))
    if fits and share >= _LEAST_SHARE and window.top() >= screen.top():
        return window
    if not screen.intersects(window):
        screen = screens[0]
    width, height = min(window.width(), screen.width()), min(window.height(), screen.height())
    left = min(max(window.left(), screen.left()), screen.left() + screen.width() - width)
    top = min(max(window.top(), screen.top()), screen.top() + screen.height() - height)
    return QRect(left, top, width, height)


def place_window(window: QWidget, kept: bytes) -> None:
    """Put a window where it was, onto a screen that exists and never larger than it."""
    room = window.screen().availableSize()
    window.setMinimumSize(least_size(room))
    if not (kept and window.restoreGeometry(QByteArray(kept))):
        window.resize(first_size(room))
    put_on_a_screen(window)


def put_on_a_screen(window: QWidget) -> None:
    """Move and shrink a window if it could not be seen or moved where it is."""
    if window.isFullScreen() or window.isMaximized() or window.isMinimized():
        return
    main = QGuiApplication.primaryScreen()
    screens = [main, *(screen for screen in QGuiApplication.screens() if screen is not main)]
    rooms = [screen.availableGeometry() for screen in screens if screen is not None]
    if not rooms:
        return  # the last screen has gone; another will come
    frame = window.frameGeometry()
    better = placed(frame, rooms)
    if better != frame:
        rim = frame.size() - window.size()
        window.resize(better.size() - rim)
        window.move(better.topLeft())


class ScreenWatch(QObject):
    """Brings a window back when its screen goes or shrinks."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        # After Qt has moved its windows, and once for many changes.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._soon.start)
        app.primaryScreenChanged.connect(self._soon.start)
        app.screenAdded.connect(self._follow)
        for screen in QGuiApplication.screens():
            self._follow(screen)

    def _follow(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._soon.start)

    def see_frame(self) -> None:
        """It has its frame now: as large as the screen without it, it would end below that."""
        size = self._window.size()
        if size == size.boundedTo(self._window.screen().availableSize()):
            self._look()

    def _look(self) -> None:
        if self._window.isVisible():
            put_on_a_screen(self._window)


def _area(rectangle: QRect) -> int:
    return max(0, rectangle.width()) * max(0, rectangle.height())
