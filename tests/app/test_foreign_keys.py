"""The commands of the window on layouts that have no Latin letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.widgets.fields import NameEdit
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.window.main_window import MainWindow
from tests.foreign_keys import CONTROL, LAYOUTS, PLAIN, SHIFT, press, send


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.home.setFocus()
    return window


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    ("name", "place", "modifiers"),
    [
        ("undo", "Z", CONTROL),
        ("redo", "Z", CONTROL | SHIFT),
        ("redo", "Y", CONTROL),
        ("log", "L", PLAIN),
        ("log", "L", CONTROL),
        ("matches", "M", CONTROL),
        ("rematch", "R", CONTROL),
    ],
)
def test_every_command_has_its_keys(
    window: MainWindow, layout: str, name: str, place: str, modifiers: Qt.KeyboardModifier
) -> None:
    menu = window._menu
    action = getattr(menu, name)
    assert isinstance(action, QAction)
    heard: list[str] = []
    action.triggered.disconnect()
    action.triggered.connect(lambda: heard.append(name))
    focused = QApplication.focusWidget()
    assert focused is not None
    action.setEnabled(False)
    send(focused, press(layout, place, modifiers))
    assert heard == [], "what can't be done now is not done"
    action.setEnabled(True)
    send(focused, press(layout, place, modifiers))
    assert heard == [name]
    window._about.open()
    send(window._about, press(layout, place, modifiers))
    assert len(heard) == 2, "as other keys do, also over a sheet"


def test_names_are_typed_and_copied(style: PageStyle, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    field = NameEdit(style, "Name", 20, page)
    send(field, press("Russian", "L"), press("Russian", "S"))
    assert field.text() == "ды"
    field.selectAll()
    send(field, press("Russian", "C", CONTROL, "\x03"))
    assert QGuiApplication.clipboard().text() == "ды"
    send(field, press("Russian", "Z", CONTROL, "\x1a"))
    assert field.text() != "ды"
