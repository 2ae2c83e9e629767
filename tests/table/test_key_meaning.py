"""Keys mean the same on every keyboard layout."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from cakedesk.table import key_meaning
from cakedesk.table.key_meaning import meant, plain_key
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.foreign_keys import (
    CONTROL,
    LAYOUTS,
    PLACES,
    PLAIN,
    SHIFT,
    french_digit,
    key_event,
    press,
    release,
    send,
)
from tests.table.plain_board import PlainBoard

ALT = Qt.KeyboardModifier.AltModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
PRESS = QEvent.Type.KeyPress


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("place", PLACES)
def test_letters_that_the_layout_lacks_count_by_their_place(
    layout: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert plain_key(press(layout, place)) == ord(place)
    letter, pc = LAYOUTS[layout][place], PLACES[place]
    monkeypatch.setattr(key_meaning.sys, "platform", "win32")
    assert plain_key(key_event(PRESS, letter, scan=pc)) == ord(place)
    mac = {"S": 1, "R": 15, "E": 14, "N": 45, "P": 35, "L": 37, "Z": 6, "Y": 16, "M": 46, "F": 3, "C": 8}
    monkeypatch.setattr(key_meaning, "_IS_MAC", True)
    assert plain_key(key_event(PRESS, letter, scan=1, virtual=mac[place])) == ord(place)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_commands_that_the_layout_lacks_are_found(qapp: object, layout: str) -> None:
    undo, redo = press(layout, "Z", CONTROL), press(layout, "Z", CONTROL | SHIFT)
    assert not undo.matches(QKeySequence.StandardKey.Undo), "Qt alone does not know"
    assert meant(undo).matches(QKeySequence.StandardKey.Undo)
    assert meant(redo).matches(QKeySequence.StandardKey.Redo)
    assert meant(press(layout, "C", CONTROL)).matches(QKeySequence.StandardKey.Copy)


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (french_digit(3), Qt.Key.Key_3),
        (key_event(PRESS, "3", KEYPAD), Qt.Key.Key_3),
        (key_event(PRESS, "3", CONTROL | ALT, "3"), Qt.Key.Key_3),  # AltGr of Windows
        (key_event(PRESS, "٣", text="٣"), Qt.Key.Key_3),  # Arabic digits
        (key_event(PRESS, "#", SHIFT, "#", scan=12), 0),
        (key_event(PRESS, "3", CONTROL), 0),
        (key_event(PRESS, "3", ALT), 0),
        # By meaning where there is one: a Dvorak keyboard has S where others have the semicolon.
        (key_event(PRESS, "S", scan=39 + 8), Qt.Key.Key_S),
        (key_event(PRESS, "O", scan=31 + 8), Qt.Key.Key_O),
        # Letters of Latin alphabets are letters of their own.
        (key_event(PRESS, "Ş", scan=31 + 8), ord("Ş")),
        (key_event(PRESS, "Ы", scan=31 + 8, text="ы"), Qt.Key.Key_S),
        (key_event(PRESS, "'", scan=17 + 8), Qt.Key.Key_W),  # Hebrew
        (key_event(PRESS, "'", CONTROL, scan=17 + 8), 0),
        (key_event(PRESS, "&", scan=2 + 8), ord("&")),  # French, where Shift types the 1
        (key_event(PRESS, "Բ", scan=4 + 8), Qt.Key.Key_3),  # Armenian, whose digits are on the keypad alone
        (key_event(PRESS, "Ы"), ord("Ы")),  # made by a program that knows no places
        (QKeyEvent(PRESS, Qt.Key.Key_F1, PLAIN), Qt.Key.Key_F1),
        (QKeyEvent(PRESS, Qt.Key.Key_unknown, PLAIN), Qt.Key.Key_unknown),
    ],
)
def test_what_a_key_means_alone(event: QKeyEvent, key: int) -> None:
    assert plain_key(event) == key


def test_what_needs_no_help_is_the_same_event() -> None:
    for event in (key_event(PRESS, "S"), key_event(PRESS, "3"), QKeyEvent(PRESS, Qt.Key.Key_Tab, SHIFT)):
        assert meant(event) is event


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_table_enlarges(board: PlainBoard, view: TableView, scene: TableScene, layout: str) -> None:
    scene.focus.set_current(board.cards[0])
    scene.focus.show()
    for is_large in (True, False):
        event = press(layout, "E")
        send(view, event, release(layout, "E"))
        assert event.isAccepted()
        assert (scene.enlarge.shown_for is not None) is is_large
