"""The tools of the top bar and what of the menu works when."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.menu import MainMenu
from cakedesk.app.top_bar import TopBar
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.board import BoardStatus
from tests.app.pages_kit import SIZES, clipped_texts, outside, overlapping_targets, page_style, small_targets

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def style(qtbot: QtBot) -> Iterator[PageStyle]:
    with page_style() as style:
        yield style


@pytest.fixture
def page(qtbot: QtBot, style: PageStyle) -> Iterator[QWidget]:
    page = QWidget()
    page.resize(1280, 700)
    style.resize_to(1280, 700)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.show()
    page.activateWindow()
    page.setFocus()
    qtbot.waitUntil(page.hasFocus)
    yield page
    page.close()


def names(menu: MainMenu) -> set[str]:
    return {row.words for row in menu.sheet.rows if row.action.isEnabled()}


def test_away_from_the_table_nothing_of_a_match_can_be_done(style: PageStyle, page: QWidget) -> None:
    menu = MainMenu(style, page)
    always = {"New game", "Matches", "Settings", "Full screen", "Help", "About CakeDesk", "Quit"}
    assert names(menu) == always
    menu.set_at_table(True)
    menu.set_undo_enabled(undo=True, redo=True, turn=True)
    menu.set_watching(on=True, paused=True)
    menu.set_stand_in_enabled(True)
    menu.set_rematch_enabled(True)
    assert menu.pause.text() == "Go on"
    assert all(row.action.isEnabled() for row in menu.sheet.rows)
    menu.set_at_table(False)
    menu.set_rematch_enabled(False)
    assert names(menu) == always


@pytest.mark.parametrize(
    ("name", "key", "modifier"),
    [
        ("undo", Qt.Key.Key_Z, CONTROL),
        ("redo", Qt.Key.Key_Z, CONTROL | SHIFT),
        ("redo", Qt.Key.Key_Y, CONTROL),
        ("undo_turn", Qt.Key.Key_Backspace, CONTROL),
        ("log", Qt.Key.Key_L, PLAIN),
        ("log", Qt.Key.Key_L, CONTROL),
        ("help", Qt.Key.Key_F1, PLAIN),
        ("matches", Qt.Key.Key_M, CONTROL),
        ("rematch", Qt.Key.Key_R, CONTROL),
        ("pause", Qt.Key.Key_F8, PLAIN),
    ],
)
def test_every_command_has_its_keys(
    qtbot: QtBot, style: PageStyle, page: QWidget, name: str, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    menu = MainMenu(style, page)
    menu.set_at_table(True)
    menu.set_undo_enabled(undo=True, redo=True, turn=True)
    menu.set_watching(on=True)
    menu.set_rematch_enabled(True)
    action = getattr(menu, name)
    assert isinstance(action, QAction)
    with qtbot.waitSignal(action.triggered, timeout=1000):
        qtbot.keyClick(QApplication.focusWidget(), key, modifier)


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_menu_fits_below_its_button(style: PageStyle, page: QWidget, size: tuple[int, int]) -> None:
    page.resize(*size)
    style.resize_to(*size)
    menu = MainMenu(style, page)
    menu.set_at_table(True)
    menu.set_undo_enabled(undo=True, redo=True, turn=True)
    menu.set_watching(on=True)
    menu.set_stand_in_enabled(True)
    menu.set_rematch_enabled(True)
    button = QWidget(page)
    button.setGeometry(size[0] - 120, 4, 46, 46)
    menu.pop_up(button)
    assert len([row for row in menu.sheet.rows if row.isVisible()]) == len(menu.sheet.rows)
    assert min(row.y() for row in menu.sheet.rows) > button.geometry().bottom()
    assert not outside(page)
    assert not small_targets(page)
    assert not overlapping_targets(page)


@pytest.mark.parametrize("size", SIZES)
def test_the_tools_of_the_bar(qtbot: QtBot, style: PageStyle, page: QWidget, size: tuple[int, int]) -> None:
    page.resize(*size)
    style.resize_to(*size)
    bar = TopBar(style, page)
    bar.setGeometry(0, 0, size[0], bar.height_px(style))
    bar.set_title("Carroll County Cake Swap")
    bar.set_status(BoardStatus(3, 5, "Runde 4 von 5"))
    bar.set_last_change(3, "Łucja bid on Red velvet and Battenberg")
    bar.show()
    assert bar.undo_button.isHidden()
    bar.set_tools(undo=True, log=True, help=True)
    bar.set_tag("Antworten der Computer zurücknehmen erlaubt")
    assert not outside(page)
    assert not small_targets(page)
    assert not overlapping_targets(page)
    assert not clipped_texts(page)
    assert not bar.undo_button.isEnabled()
    bar.set_undo_enabled(True)
    with qtbot.waitSignal(bar.undo_clicked, timeout=1000):
        qtbot.mouseClick(bar.undo_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.help_clicked, timeout=1000):
        qtbot.mouseClick(bar.help_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.log_toggled, timeout=1000) as told:
        qtbot.mouseClick(bar.log_button, Qt.MouseButton.LeftButton)
    assert told.args == [True]
    bar.set_log_open(False)
    assert not bar.log_button.isChecked()
    assert not page.grab().isNull()
    bar.set_tools()
    bar.set_tag("")
    assert bar.log_button.isHidden()
