"""The tools of the top bar and what of the menu works when."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.match.table_page import TablePage
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.last_change import LastChange
from cakedesk.app.widgets.match_tag import MatchTag
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.step_dots import StepDots
from cakedesk.app.widgets.top_bar import TopBar
from cakedesk.app.window.menu import MainMenu
from cakedesk.table.board import BoardStatus
from cakedesk.table.motion import Motion
from tests.app.pages_kit import (
    LONG_NAME,
    SIZES,
    clipped_texts,
    faults,
    long_words,
    outside,
    overlapping_texts,
    small_targets,
)

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
PLAIN = Qt.KeyboardModifier.NoModifier


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
    always = {
        "New game",
        "Matches",
        "Print the cards …",
        "Own cards and pictures",
        "Settings",
        "Full screen",
        "Help",
    }
    always |= {"About CakeDesk", "Quit"}
    assert names(menu) == always
    menu.set_at_table(True)
    menu.set_undo_enabled(undo=True, redo=True, turn=True)
    menu.hint.setEnabled(True)
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
    menu.hint.setEnabled(True)
    menu.set_watching(on=True)
    menu.set_rematch_enabled(True)
    action = getattr(menu, name)
    assert isinstance(action, QAction)
    with qtbot.waitSignal(action.triggered):
        qtbot.keyClick(QApplication.focusWidget(), key, modifier)


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_menu_fits_below_its_button(style: PageStyle, page: QWidget, size: tuple[int, int]) -> None:
    page.resize(*size)
    style.resize_to(*size)
    menu = MainMenu(style, page)
    menu.set_at_table(True)
    menu.set_undo_enabled(undo=True, redo=True, turn=True)
    menu.hint.setEnabled(True)
    menu.set_watching(on=True)
    menu.set_stand_in_enabled(True)
    menu.set_rematch_enabled(True)
    button = QWidget(page)
    button.setGeometry(size[0] - 120, 4, 46, 46)
    menu.pop_up(button)
    assert len([row for row in menu.sheet.rows if row.isVisible()]) == len(menu.sheet.rows)
    assert min(row.y() for row in menu.sheet.rows) > button.geometry().bottom()
    assert faults(page) == []


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
    bar.set_tools(undo=True, hint=True, log=True, help=True)
    bar.set_tag("Antworten der Computer zurücknehmen erlaubt")
    assert faults(page) == []
    assert not bar.undo_button.isEnabled()
    assert not bar.redo_button.isEnabled()
    bar.set_undo_enabled(True)
    assert not bar.redo_button.isEnabled()
    with qtbot.waitSignal(bar.undo_clicked):
        qtbot.mouseClick(bar.undo_button, Qt.MouseButton.LeftButton)
    bar.set_undo_enabled(True, redo=True)
    with qtbot.waitSignal(bar.redo_clicked):
        qtbot.mouseClick(bar.redo_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.help_clicked):
        qtbot.mouseClick(bar.help_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.log_toggled) as told:
        qtbot.mouseClick(bar.log_button, Qt.MouseButton.LeftButton)
    assert told.args == [True]
    bar.set_log_open(False)
    assert not bar.log_button.isChecked()
    assert not page.grab().isNull()
    bar.set_tools()
    bar.set_tag("")
    assert bar.log_button.isHidden()


def test_tools_name_their_keys(style: PageStyle, page: QWidget) -> None:
    bar, menu = TopBar(style, page), MainMenu(style, page)
    for button, action in (
        (bar.undo_button, menu.undo),
        (bar.redo_button, menu.redo),
        (bar.hint_button, menu.hint),
        (bar.log_button, menu.log),
        (bar.help_button, menu.help),
    ):
        keys = action.shortcut().toString()
        assert button.words == action.text()
        assert button.tooltip == f"{action.text()} ({keys})"
        assert button.accessibleDescription() == keys
    assert bar.redo_button.tooltip == "Do again (Ctrl+Shift+Z)"


SENTENCES = [
    "Ben bietet auf Battenberg 6 und Karotte",
    "Maximilian-Alexander stapelt Battenberg 6, Red Velvet 4 und Karotte 3",
    f"{LONG_NAME} bietet auf Red Velvet und Battenberg",
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_what_happened_last_is_read_in_full_before_anything_else(
    style: PageStyle, page: QWidget, size: tuple[int, int], text_scale: float
) -> None:
    page.resize(*size)
    style.resize_to(*size)
    style.set_text_scale(text_scale)
    bar = TopBar(style, page)
    bar.setGeometry(0, 0, size[0], bar.height_px(style))
    bar.set_title("Take the Cake")
    bar.set_tools(undo=True, hint=True, log=True, help=True)
    bar.show()
    for rounds in (0, 5, 9):
        bar.set_status(BoardStatus(1, rounds, "Runde 2 von 9"))
        for sentence in SENTENCES:
            bar.set_last_change(3, sentence)
            cut = clipped_texts(bar)
            assert not cut or (text_scale > 1.25 and rounds == 9), "only the longest beside nine dots"
            assert not cut or any(part.tooltip == cut[0] for part in bar.findChildren(LastChange))
            assert not outside(bar)
            assert not overlapping_texts(bar)
            assert not small_targets(bar)
        bar.set_last_change(-1, "")
        assert not clipped_texts(bar)


def test_a_long_sentence_gives_way_to_a_shorter_one(style: PageStyle, page: QWidget) -> None:
    told = "Ben nimmt das Quadratstück für den zweiten Kuchen"
    sentence = f"{told}: 1 Erdbeere, 1 Blaubeere, 1 Kerze und 1 Keks"
    style.set_text_scale(1.5)
    bar = TopBar(style, page)
    bar.set_title("Take the Cake")
    bar.set_tools(undo=True, hint=True, log=True, help=True)
    bar.set_status(BoardStatus(1, 4, "Runde 2 von 4"))
    bar.set_last_change(1, sentence, told)
    bar.show()
    (change,) = bar.findChildren(LastChange)
    for width, shown in ((1280, told), (2600, sentence), (1280, told)):
        page.resize(width, 700)
        bar.resize(width, int(TopBar.height_px(style)))
        bar.relayout()
        assert [label.text() for label in change.findChildren(Label)] == [shown]
        assert not clipped_texts(bar) and change.tooltip == (sentence if shown == told else "")


def test_two_lines_of_large_text_are_whole(style: PageStyle, page: QWidget) -> None:
    style.set_text_scale(1.5)
    bar = TopBar(style, page)
    bar.set_title("Top Cake")
    bar.set_tools(undo=True, hint=True, log=True, help=True)
    bar.set_status(BoardStatus(1, 9, "gg gg gg gggg gggg"))
    bar.set_last_change(-1, "gggg gggg gggg ggggggg ggggggg gggggg ggggg ggg gggg")
    bar.resize(1280, int(TopBar.height_px(style)))
    bar.show()
    bar.relayout()
    read = [
        label for label in bar.findChildren(Label) if label.isVisible() and len(label.fitted().lines) == 2
    ]
    assert len(read) == 2, "the round and what happened last"
    for label in read:
        picture = label.grab().toImage()
        edge = {picture.pixel(x, picture.height() - 1) for x in range(picture.width())}
        assert len(edge) == 1, f"{label.text()} is cut off below"


def test_what_happened_last_takes_two_lines_before_it_shrinks(style: PageStyle, page: QWidget) -> None:
    page.resize(1600, 1000)
    style.resize_to(1600, 1000)
    bar = TopBar(style, page)
    bar.setGeometry(0, 0, 1600, bar.height_px(style))
    bar.set_title("Dutch Auction")
    bar.set_tools(undo=True, hint=True, log=True, help=True)
    bar.set_status(BoardStatus(0, 0, "Round 2, 18 cards to come"))
    bar.show()
    (change,) = bar.findChildren(LastChange)
    sizes = dict[int, set[float]]()
    (label,) = change.findChildren(Label)
    sentence = "Ada buys the blueberry power for mint 7 and tulip 7 and keeps blueberry 3"
    for length in range(4, len(sentence) + 1):
        bar.set_last_change(0, sentence[:length].strip())
        fitted = label.fitted()
        sizes.setdefault(len(fitted.lines), set()).add(fitted.style.px)
    assert len(sizes[1]) == 1 and 2 in sizes, sizes


def test_name_and_dots_stay_whatever_happened_last(style: PageStyle, page: QWidget) -> None:
    style.set_text_scale(1.5)
    bar = TopBar(style, page)
    bar.setGeometry(0, 0, 1280, bar.height_px(style))
    bar.show()
    bar.set_title("Take the Cake")
    bar.set_tools(undo=True, hint=True, log=True, help=True)
    (dots,) = bar.findChildren(StepDots, options=DIRECT)
    (change,) = bar.findChildren(LastChange)
    for status in ("Runde 2 von 9", "Partie 1 von 3, Torte 4 von 5"):
        bar.set_status(BoardStatus(1, 9, status))
        for sentence in ("Ada bietet", *SENTENCES, f"{SENTENCES[1]} und noch Zitrone 2 und Schokolade 6"):
            bar.set_last_change(2, sentence)
            labels = [label.text() for label in bar.findChildren(Label) if label.isVisible() and label.text()]
            assert labels == ["Take the Cake", status, sentence]
            assert dots.isVisible()
            assert set(clipped_texts(bar)) <= {sentence}, "what happened last gives way"
            assert not overlapping_texts(bar)
            assert change.width() >= 0.2 * bar.width() or not clipped_texts(bar)
            assert change.y() >= 3
            assert change.geometry().bottom() < bar.height() - 3
    bar.set_last_change(2, "Ada bietet")
    assert not clipped_texts(bar)


def test_a_tag_says_as_much_as_there_is_room_for(style: PageStyle, page: QWidget) -> None:
    bar = TopBar(style, page)
    bar.show()
    bar.set_title("Top Cake")
    bar.set_status(BoardStatus(1, 5, "Round 2 of 5"))
    bar.set_tools(undo=True, hint=True, log=True, help=True)
    bar.set_last_change(2, "Ada bid on Red velvet and Battenberg 6")
    bar.set_tag("Answers can be taken back", "Answers back")
    (tag,) = bar.findChildren(MatchTag)
    said = []
    for width in range(1600, 1000, -40):
        bar.setGeometry(0, 0, width, bar.height_px(style))
        said += [label.text() if label.isVisible() else "" for label in tag.findChildren(Label)]
        assert not clipped_texts(bar)
    assert list(dict.fromkeys(said)) == ["Answers can be taken back", "Answers back", ""]
    assert tag.tooltip == tag.accessibleName() == "Answers can be taken back"


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_table_opens_with_the_text_size_that_is_set(style: PageStyle, text_scale: float) -> None:
    style.set_text_scale(text_scale)
    table = TablePage(style, Motion(speed=0.0))
    assert table.scene.metrics.text_scale == text_scale
    table.show()
    assert table.scene.metrics.text_scale == text_scale
    table.shut_down()
    table.deleteLater()


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("text_scale", [1.25, 1.5])
def test_menu_rows_are_read_in_full_in_large_text(
    qtbot: QtBot, style: PageStyle, page: QWidget, size: tuple[int, int], text_scale: float
) -> None:
    page.resize(*size)
    style.resize_to(*size)
    style.set_text_scale(text_scale)
    with long_words():
        menu = MainMenu(style, page)
        for action in (row.action for row in menu.sheet.rows):
            action.setEnabled(True)
        button = QWidget(page)
        button.setGeometry(size[0] - 120, 4, 46, 46)
        menu.pop_up(button)
    assert len([row for row in menu.sheet.rows if row.isVisible()]) == len(menu.sheet.rows)
    assert faults(page) == []
