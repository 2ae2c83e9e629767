"""A person's turn: what it says when, where the keyboard goes, and how it is taken back and confirmed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.table.kit.staged_words import Button, WordTurn
from tests.table.plain_board import PlainBoard, begin_drag, click, spot

NOWHERE = (700, 340)


class Sitting:
    """A turn on the plain board, and what it has told."""

    def __init__(self, board: PlainBoard, view: TableView) -> None:
        self.board, self.view, self.scene = board, view, board.scene
        self.button = Button()
        self.confirmed: list[object] = []
        self.changes = 0
        self.turn = self.begin()
        board.staged.changed.connect(self._count)
        board.staged.confirmed.connect(self.confirmed.append)

    def begin(self) -> WordTurn:
        turn = WordTurn(self.board, self.button)
        self.board.staged.begin(turn)
        return turn

    def key(self, *keys: Qt.Key, ctrl: bool = False, shift: bool = False) -> None:
        modifiers = Qt.KeyboardModifier.NoModifier
        if ctrl:
            modifiers |= Qt.KeyboardModifier.ControlModifier
        if shift:
            modifiers |= Qt.KeyboardModifier.ShiftModifier
        for key in keys:
            QTest.keyClick(self.view, key, modifiers)

    @property
    def now(self) -> str:
        return self.turn.composer.now

    def _count(self) -> None:
        self.changes += 1


@pytest.fixture
def sitting(board: PlainBoard, view: TableView) -> Sitting:
    return Sitting(board, view)


def said(scene: TableScene) -> str:
    return scene.announced[-1]


def test_it_is_shown_and_said_when_it_begins_and_after_each_gesture(sitting: Sitting) -> None:
    assert sitting.turn.shown == [""] and list(sitting.scene.announced) == ["so far: "]
    assert sitting.changes == 0
    click(sitting.view, sitting.board.cards[1])
    click(sitting.view, sitting.board.zones[0])
    assert sitting.turn.shown == ["", "1"] and list(sitting.scene.announced)[1:] == ["so far: 1"]
    assert sitting.changes == 1
    assert sitting.board.staged.gestures() == ("1",)


def test_nothing_is_confirmed_before_it_is_complete_and_nothing_twice(sitting: Sitting) -> None:
    staged = sitting.board.staged
    staged.confirm()
    assert sitting.confirmed == []
    sitting.key(*[Qt.Key.Key_X] * 5)
    staged.confirm()
    assert sitting.confirmed == [], "five letters are not legal"
    sitting.key(Qt.Key.Key_Backspace)
    staged.confirm()
    assert sitting.confirmed == [((4,),)]
    staged.end()
    staged.confirm()
    assert len(sitting.confirmed) == 1 and sitting.turn.was_ended


def test_it_hears_buttons_as_long_as_it_lasts(sitting: Sitting) -> None:
    sitting.button.pressed.emit()
    sitting.board.staged.end()
    sitting.button.pressed.emit()
    assert sitting.turn.presses == 1


@pytest.mark.parametrize(
    ("back", "ctrl"), [(Qt.Key.Key_Backspace, False), (Qt.Key.Key_Delete, False), (Qt.Key.Key_Z, True)]
)
def test_keys_take_back_and_do_again(sitting: Sitting, back: Qt.Key, ctrl: bool) -> None:
    sitting.key(Qt.Key.Key_X, Qt.Key.Key_X)
    sitting.key(back, ctrl=ctrl)
    assert sitting.now == "x" and said(sitting.scene) == "so far: x"
    sitting.key(Qt.Key.Key_Z, ctrl=True, shift=True)
    assert sitting.now == "xx" and sitting.changes == 4
    sitting.key(Qt.Key.Key_Backspace, ctrl=True)
    assert sitting.now == "xx", "with Ctrl it is a command of the program"


def test_what_is_in_hand_goes_back_first(sitting: Sitting) -> None:
    sitting.key(Qt.Key.Key_X)
    click(sitting.view, sitting.board.cards[0])
    assert sitting.board.staged.can_take_back()
    sitting.board.staged.take_back()
    assert sitting.scene.gestures.picked_item is None and sitting.now == "x"
    sitting.board.staged.take_back()
    assert sitting.now == "" and not sitting.board.staged.can_take_back()
    click(sitting.view, sitting.board.cards[0])
    assert sitting.board.staged.can_take_back(), "what is in hand, though nothing is staged"
    sitting.board.staged.do_again()
    assert sitting.scene.gestures.picked_item is None and sitting.now == "x"
    click(sitting.view, sitting.board.cards[0])
    sitting.board.staged.take_all_back()
    assert sitting.scene.gestures.picked_item is None and sitting.now == ""
    assert sitting.board.staged.can_do_again()


def test_nothing_is_told_where_nothing_was_taken_back(sitting: Sitting) -> None:
    said_before = list(sitting.scene.announced)
    sitting.key(Qt.Key.Key_Backspace)
    staged = sitting.board.staged
    for nothing in (staged.take_back, staged.take_all_back, staged.do_again):
        assert not nothing()
    assert list(sitting.scene.announced) == said_before and sitting.changes == 0


def test_escape_puts_down_and_then_gives_up(sitting: Sitting) -> None:
    sitting.turn.composer.add("?")
    click(sitting.view, sitting.board.cards[0])
    sitting.key(Qt.Key.Key_Escape)
    assert sitting.now == "?" and sitting.scene.gestures.picked_item is None
    sitting.board.cancels = True
    assert sitting.board.staged.give_up() and sitting.now == ""
    assert not sitting.board.staged.give_up()
    sitting.board.staged.take_back()
    assert sitting.now == "?", "that can be taken back too"


def test_the_keyboard_goes_on_to_the_next_thing(sitting: Sitting) -> None:
    focus, cards = sitting.scene.focus, sitting.board.cards
    assert focus.current is cards[0] and not focus.shown, "Tab goes on from the first thing to do"
    sitting.key(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert sitting.now == "0" and focus.current is cards[1] and focus.shown
    sitting.key(Qt.Key.Key_X)
    assert focus.current is cards[2]
    sitting.key(Qt.Key.Key_Backspace)
    assert focus.current is cards[2], "taking back leaves it where it is"
    sitting.key(Qt.Key.Key_X)
    sitting.turn.composer.add("x")
    sitting.key(Qt.Key.Key_X)
    assert focus.current is sitting.board.button
    focus.set_current(cards[2])
    sitting.begin()
    assert focus.current is cards[0], "at every hand-over"


def test_another_turn_ends_the_one_before(sitting: Sitting) -> None:
    first = sitting.turn
    sitting.key(Qt.Key.Key_X)
    begin_drag(sitting.view, sitting.board.cards[0], spot(sitting.view, sitting.board.zones[0]))
    second = sitting.begin()
    assert first.was_ended and sitting.scene.gestures.picked_item is None
    assert sitting.scene.gestures.source is second and sitting.board.staged.gestures() == ()
    first.note()
    assert first.shown == ["", "x"], "what ended shows nothing any more"
    sitting.board.staged.end()
    assert sitting.scene.gestures.source is None and sitting.board.staged.turn is None
    for nothing in (sitting.board.staged.take_back, sitting.board.staged.take_all_back):
        nothing()
    sitting.board.staged.do_again()
    assert not sitting.board.staged.can_take_back() and not sitting.board.staged.can_do_again()
    assert not sitting.board.staged.give_up()
    assert sitting.scene.queue.wait_idle()
