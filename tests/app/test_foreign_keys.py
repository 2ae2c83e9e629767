"""The commands of the window on layouts that have no Latin letters."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.help.reader import HelpReader
from cakedesk.app.widgets.fields import NameEdit
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.window.main_window import MainWindow
from tests.app.played_matches import new_match
from tests.foreign_keys import CONTROL, LAYOUTS, PLAIN, SHIFT, key_event, press, send


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


@pytest.mark.parametrize(
    ("name", "sign", "scan", "modifiers"),
    [
        ("quit", ";", 24, CONTROL),  # Greek
        ("quit", "/", 24, CONTROL),  # Hebrew
        ("redo", "~", 52, CONTROL | SHIFT),  # Arabic
        ("redo", "(", 52, CONTROL | SHIFT),  # Thai
        ("settings", "Б", 59, CONTROL),  # Russian, where the comma is typed elsewhere
    ],
)
def test_a_sign_in_the_place_of_a_letter_gives_its_command(
    window: MainWindow, name: str, sign: str, scan: int, modifiers: Qt.KeyboardModifier
) -> None:
    action = getattr(window._menu, name)
    heard: list[str] = []
    action.triggered.disconnect()
    action.triggered.connect(lambda: heard.append(name))
    action.setEnabled(True)
    send(window.home, key_event(QEvent.Type.KeyPress, sign, modifiers, "", scan=scan))
    assert heard == [name]


def test_keyboards_with_latin_letters_have_no_commands_by_place(window: MainWindow) -> None:
    """A Dvorak one has Q and Z elsewhere."""
    for action in (window._menu.quit, window._menu.undo):
        action.triggered.disconnect()
        action.triggered.connect(lambda: pytest.fail("it was no command"))
        action.setEnabled(True)
    for sign, scan in (("'", 24), (";", 52)):
        send(window.home, key_event(QEvent.Type.KeyPress, sign, CONTROL, "", scan=scan))


def test_do_again_is_no_take_back_where_shift_alone_types_a_latin_z(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """On a Hebrew keyboard Qt takes Shift for used up, and finds the keys of what is taken back."""
    window.open_match(new_match())
    qtbot.waitUntil(lambda: window.session is not None)
    done: list[str] = []
    for name in ("undo", "redo"):
        monkeypatch.setattr(window.session.controller, name, partial(done.append, name))
    window._menu.undo.setEnabled(True)
    window._menu.undo.trigger()
    monkeypatch.setattr(QGuiApplication, "keyboardModifiers", lambda: CONTROL | SHIFT)
    window._menu.undo.trigger()
    assert done == ["undo", "redo"]


def test_help_is_copied(style: PageStyle, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    reader = HelpReader(style, page)
    reader.setPlainText("A cake.")
    everything = key_event(QEvent.Type.KeyPress, "Ф", CONTROL, "\x01", scan=38)
    send(reader, everything, press("Russian", "C", CONTROL, "\x03"))
    assert QGuiApplication.clipboard().text() == "A cake."
    search = press("Russian", "F", CONTROL, "\x06")
    search.accept()
    reader.keyPressEvent(search)
    assert not search.isAccepted(), "the page hears of it"


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
