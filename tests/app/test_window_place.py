"""A window is always where it can be seen and moved."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.window.main_window import MainWindow
from cakedesk.app.window.place import ScreenWatch, placed, put_on_a_screen

MAIN = QRect(0, 0, 1920, 1040)
LEFT = QRect(-1280, 0, 1280, 1024)


@pytest.mark.parametrize(
    ("window", "screens", "where"),
    [
        (QRect(100, 80, 1600, 900), [MAIN], QRect(100, 80, 1600, 900)),
        (QRect(-1200, 40, 1200, 800), [MAIN, LEFT], QRect(-1200, 40, 1200, 800)),
        (QRect(-1200, 40, 1200, 800), [MAIN], QRect(0, 40, 1200, 800)),  # the screen on the left is gone
        (QRect(4000, 3000, 1280, 700), [MAIN], QRect(640, 340, 1280, 700)),
        (QRect(0, 0, 3840, 2100), [MAIN], MAIN),  # it was on a larger screen
        (QRect(200, -300, 1280, 700), [MAIN], QRect(200, 0, 1280, 700)),  # its title can't be reached
        (QRect(1700, 100, 1280, 700), [MAIN], QRect(640, 100, 1280, 700)),
        (QRect(-300, 100, 1280, 700), [MAIN, LEFT], QRect(-300, 100, 1280, 700)),
        (QRect(-2000, -900, 1280, 1000), [MAIN, LEFT], QRect(-1280, 0, 1280, 1000)),
    ],
)
def test_where_it_is_put(window: QRect, screens: list[QRect], where: QRect) -> None:
    assert placed(window, screens) == where
    assert placed(where, screens) == where, "what is well placed stays"


def _room() -> QRect:
    return QGuiApplication.primaryScreen().availableGeometry()


def test_a_window_beyond_all_screens_comes_back(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(-5000, 9000, 400, 300)
    put_on_a_screen(window)
    assert _room().contains(window.frameGeometry())
    assert (window.width(), window.height()) == (400, 300)


def test_it_comes_back_while_running(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    watch = ScreenWatch(window)
    window.setGeometry(-5000, 9000, 400, 300)
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.primaryScreenChanged.emit(QGuiApplication.primaryScreen())
    assert not _room().contains(window.frameGeometry()), "Qt moves its windows first"
    qtbot.waitUntil(lambda: _room().contains(window.frameGeometry()))
    window.move(-5000, 9000)
    QGuiApplication.primaryScreen().availableGeometryChanged.emit(_room())
    qtbot.waitUntil(lambda: _room().contains(window.frameGeometry()))
    assert watch.parent() is window


def test_its_frame_has_room_too_once_it_shows(window: MainWindow, qtbot: QtBot) -> None:
    room = _room()
    window.setMinimumSize(1, 1)
    window.setGeometry(room)
    window.frameGeometry = lambda: window.geometry().adjusted(0, 0, 4, 42)  # type: ignore[method-assign]
    window.first_paint.done.emit()
    qtbot.waitUntil(lambda: window.frameGeometry().size() == room.size())


def test_a_full_screen_is_left_to_the_system(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(-5000, 9000, 400, 300)
    window.setWindowState(Qt.WindowState.WindowFullScreen)
    before = window.geometry()
    assert not _room().intersects(before)
    put_on_a_screen(window)
    assert window.geometry() == before
