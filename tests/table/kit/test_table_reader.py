"""What can be done and what lies where is told to all who ask, and gone when it is no longer so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cakedesk.table.board import BoardStatus
from cakedesk.table.items import PanelItem, TextItem
from cakedesk.table.scene import TableScene
from tests.table.conftest import TableWindow
from tests.table.kit.staged_words import Button, WordTurn
from tests.table.plain_board import PlainBoard, click


@pytest.fixture
def turn(board: PlainBoard) -> Iterator[WordTurn]:
    button = Button()
    turn = WordTurn(board, button)
    board.staged.begin(turn)
    yield turn
    board.staged.end()


def test_who_acts_hears_what_can_be_used_and_the_keys(board: PlainBoard, turn: WordTurn) -> None:
    title, text = board.reader.choices()
    assert title == "Nothing is to be done here now", "this board has no tray"
    assert "Card 1. Card 2. Card 3" in text
    assert "Go" in text
    assert "take back" not in text
    turn.composer.add("a")
    assert "Backspace: take back. F3: read the table." in board.reader.choices()[1]


def test_what_is_in_hand_may_go_to_its_places(board: PlainBoard, turn: WordTurn, scene: TableScene) -> None:
    scene.gestures.pick(board.cards[0])
    assert [item.accessible_name for item in board.reader.usable()] == ["Place 0"]
    scene.gestures.drop()


def test_the_table_is_read_by_panels(board: PlainBoard, scene: TableScene) -> None:
    panel = PanelItem(scene)
    panel.set_accessible("Ada: 3 points")
    panel.resize(300, 100)
    panel.place(700, 300)
    for number, words in enumerate(("Ada", "her turn")):
        TextItem(scene, words).place(720, 310 + 30 * number)
    board.status_changed.emit(BoardStatus(1, 3, "Round 2"))
    title, text = board.reader.table()
    assert title == "Round 2"
    assert text.splitlines() == ["Ada: 3 points. her turn.", "Card 1. Card 2. Card 3."]
    TextItem(scene, "Ada: 3 points").place(720, 340)
    assert board.reader.table()[1].splitlines()[0] == "Ada: 3 points. her turn.", "the panel's words say it"


def test_it_is_announced_and_stands_there_until_the_next_key(
    board: PlainBoard, window: TableWindow, scene: TableScene
) -> None:
    board.reader.say_table()
    assert scene.announced[-1] == "Card 1. Card 2. Card 3."
    assert scene.enlarge.told == board.reader.table()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert scene.enlarge.told == ()
    board.reader.say_choices()
    assert scene.enlarge.told == board.reader.choices()
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    assert scene.enlarge.told == ()


def test_a_click_on_it_only_takes_it_away(board: PlainBoard, window: TableWindow, scene: TableScene) -> None:
    board.button.place_in(scene.sceneRect().adjusted(300, 200, -300, -200))
    board.reader.say_table()
    middle = window.view.mapFromScene(scene.sceneRect().center())
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle))
    assert scene.enlarge.told == ()
    assert board.heard == []
    board.reader.say_table()
    scene.enlarge.hide()
    click(window.view, board.button)
    assert board.heard == [("go",)]


@pytest.mark.parametrize("change", ["hides a card", "renames", "clears marks", "leaves"])
def test_it_goes_when_it_is_no_longer_so(board: PlainBoard, scene: TableScene, change: str) -> None:
    board.reader.say_table()
    if change == "hides a card":
        board.cards[0].setVisible(False)
    elif change == "renames":
        board.cards[0].set_accessible("something else")
        scene.note_changed(board.cards[0])
    elif change == "clears marks":
        board.clear_marks()
    else:
        scene.set_board(None)
    scene._keep_up()
    assert scene.enlarge.told == ()


def test_it_stays_while_it_is_so(board: PlainBoard, scene: TableScene) -> None:
    board.reader.say_table()
    scene._keep_up()
    assert scene.enlarge.told == board.reader.table()
    scene.enlarge.hide()
