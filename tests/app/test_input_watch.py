"""What the window keeps from its pages: repeats of held keys, and double clicks on what has just come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.window.input_watch import InputWatch
from cakedesk.app.window.main_window import MainWindow
from cakedesk.table.board import Board
from cakedesk.table.items import ButtonItem, DropZone
from cakedesk.table.scene import TableScene
from tests.app.session_kit import dealt
from tests.table.plain_board import spot

KEY, PLAIN, CONTROL = Qt.Key, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
PRESS, RELEASE, OVERRIDE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """With a watch that takes its system for X11."""
    qtbot.waitUntil(lambda: window.findChild(InputWatch) is not None)
    watch_of(window).splits_repeats = True
    return window


def double_click(window: QWidget, at: QPoint) -> None:
    """What the window's system tells of two quick clicks."""
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseDClick(handle, LEFT, PLAIN, at)


def strike(window: QWidget, kind: QEvent.Type, at: int, key: Qt.Key, text: str = "", **more: Any) -> None:
    """What the window's system tells of a key."""
    event = QKeyEvent(kind, key, more.pop("modifiers", PLAIN), text, **more)
    event.setTimestamp(at)
    QCoreApplication.sendEvent(window.windowHandle(), event)


def watch_of(window: QWidget) -> InputWatch:
    """What sees the keys of a window first."""
    watch = window.findChild(InputWatch)
    assert watch is not None
    return watch


def hold(window: QWidget, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """A key is held as Qt tells it under X11: some of its repeats as being let go and pressed again."""
    at = watch_of(window)._released_at + 1000
    strike(window, PRESS, at, key, text, modifiers=modifiers)
    for known in (False, False, True, False, False, True, False):
        at += 40
        for kind in (RELEASE, PRESS):
            strike(window, kind, at, key, text, modifiers=modifiers, autorep=known)
    strike(window, RELEASE, at + 20, key, text, modifiers=modifiers)
    watch_of(window)._tell_release()  # or a moment later


def lay_buttons(window: MainWindow, *words: str) -> tuple[list[str], list[ButtonItem], QPoint]:
    """Lay buttons upon each other on the table, which say their words when they are pressed.

    Returns:
        What they have said; they; and where they lie in the window.
    """
    window.open_match(dealt("human", "easy"))
    scene, view, heard = window.table.scene, window.table.view, list[str]()
    scene.queue.skip_all()
    buttons = [ButtonItem(scene, f"button/{number}", text) for number, text in enumerate(words)]
    for button in buttons:
        button.on_click = lambda button=button: heard.append(button.text)
        button.resize(200, 60)
        button.place(300, 200)
        button.setZValue(10_000)
    return heard, buttons, view.viewport().mapTo(window, spot(view, buttons[0]))


class Counter(QWidget):
    """Counts the keys that come."""

    presses = releases = 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.presses += 1

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.releases += not event.isAutoRepeat()


@pytest.mark.parametrize(
    ("key", "text", "modifiers"),
    [
        (KEY.Key_Return, "\r", PLAIN),
        (KEY.Key_Space, " ", PLAIN),
        (KEY.Key_Escape, "\x1b", PLAIN),
        (KEY.Key_P, "p", PLAIN),
        (KEY.Key_L, "l", PLAIN),
    ],
)
def test_what_acts_once_does_so_however_long_it_is_held(
    window: MainWindow, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier
) -> None:
    counter, button = Counter(window), QPushButton(window)
    counter.show()
    counter.setFocus()
    hold(window, key, text, modifiers)
    assert counter.presses == counter.releases == 1
    hold(window, key, text, modifiers)
    assert counter.presses == 2, "a key that is pressed anew"
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    button.show()
    button.setFocus()
    hold(window, key, text, modifiers)
    assert len(clicks) == (key == KEY.Key_Space)


def test_what_confirms_does_so_once_however_long_it_is_held(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts, counter = list[int](), Counter(window)
    monkeypatch.setattr(PillButton, "click", lambda _: starts.append(1), raising=False)
    counter.show()
    counter.setFocus()
    for times in (1, 2):
        hold(window, KEY.Key_Return, "\r", CONTROL)
        assert len(starts) == times and counter.presses == 0
    hold(window, KEY.Key_Return, "\r", CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert len(starts) == 2 and counter.presses == 1


def test_what_is_pressed_twice_does_not_lift_the_lid_that_has_just_fallen(window: MainWindow) -> None:
    first, lid, heard = QPushButton(window), QPushButton(window), list[str]()
    first.clicked.connect(lambda: (heard.append("first"), lid.setFocus()))
    lid.clicked.connect(lambda: heard.append("lid"))
    for each in (lid, first):
        each.show()
        each.setFocus()
    for at in (1000, 1300, 1600, 2100):
        strike(window, PRESS, at, KEY.Key_Space, " ")
        strike(window, RELEASE, at + 80, KEY.Key_Space, " ")
        watch_of(window)._tell_release()  # or a moment later
        assert heard == (["first", "lid"] if at == 2100 else ["first"])


def test_nor_does_a_shortcut_repeat_that_is_held(window: MainWindow) -> None:
    """Qt tells what has the focus of a key before it looks for shortcuts."""
    counter = Counter(window)
    counter.show()
    counter.setFocus()
    taken: list[bool] = []
    for at, kind in ((1000, OVERRIDE), (1500, RELEASE), (1500, OVERRIDE), (2000, RELEASE), (2100, OVERRIDE)):
        event = QKeyEvent(kind, KEY.Key_Return, CONTROL, "\r")
        event.setTimestamp(at)
        QCoreApplication.sendEvent(window.windowHandle() if kind == RELEASE else counter, event)
        taken += [event.isAccepted()] if kind == OVERRIDE else []
    assert taken == [False, True, False], "what is taken is no shortcut any more"


def test_what_is_written_repeats(window: MainWindow) -> None:
    field, entered = QLineEdit(window), list[str]()
    field.returnPressed.connect(lambda: entered.append(field.text()))
    field.show()
    field.setFocus()
    for key, text in ((KEY.Key_E, "e"), (KEY.Key_Space, " "), (KEY.Key_A, "a"), (KEY.Key_Return, "\r")):
        hold(window, key, text)
    assert entered == ["e" * 8 + " " * 8 + "a" * 8]


def test_the_second_press_of_a_double_click_meets_what_the_first_did_or_nothing(window: MainWindow) -> None:
    heard, (button, other), at = lay_buttons(window, "Next", "Next")
    other.on_click = lambda: heard.append("other")
    other.setVisible(False)
    double_click(window, at)
    assert heard == ["Next", "Next"], "the same button, which says the same"
    heard.clear()
    button.on_click = lambda: (heard.append(button.text), button.set_text("Done"))
    double_click(window, at)
    assert heard == ["Next"]
    double_click(window, at)
    assert heard == ["Next", "Done", "Done"]
    heard.clear()
    button.on_click = lambda: (heard.append("one"), button.setVisible(False), other.setVisible(True))
    double_click(window, at)
    assert heard == ["one"]
    # What is only called something, as a piece of cake is, means another thing once it is called otherwise.
    heard.clear()
    other.set_text("")
    other.set_accessible("Piece A")
    other.on_click = lambda: (heard.append(other.accessible_name), other.set_accessible("Chosen. Piece A"))
    double_click(window, at)
    assert heard == ["Piece A"]
    heard[:] = ["one"]
    # A page goes, and what lies there has been pressed long ago.
    cover = QPushButton(window)
    cover.setGeometry(window.rect())
    cover.show()
    cover.clicked.connect(cover.hide)
    double_click(window, at)
    assert heard == ["one"]
    # The first press has closed a menu, which is a window of its own.
    other.setVisible(False)
    button.setVisible(True)
    place = QPointF(at)
    on_screen = window.table.view.mapToGlobal(place)
    second = QMouseEvent(QEvent.Type.MouseButtonDblClick, place, on_screen, LEFT, LEFT, PLAIN)
    second.setTimestamp(10**9)
    QCoreApplication.sendEvent(window.windowHandle(), second)
    QTest.mouseRelease(window.windowHandle(), LEFT, PLAIN, at)
    assert heard == ["one"]


def test_nor_does_a_third_click_meet_what_the_first_one_brought(window: MainWindow) -> None:
    heard, (button, other), at = lay_buttons(window, "Confirm", "Lift the lid")
    other.setVisible(False)
    button.on_click = lambda: (heard.append("Confirm"), button.setVisible(False), other.setVisible(True))
    press, up = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
    double, place = QEvent.Type.MouseButtonDblClick, QPointF(at)
    on_screen = window.table.view.mapToGlobal(place)

    def click(now: int, *kinds: QEvent.Type) -> list[str]:
        for kind in (*kinds, up):
            event = QMouseEvent(kind, place, on_screen, LEFT, LEFT, PLAIN)
            event.setTimestamp(now)
            if kind == press and double in kinds:
                watch_of(window).eventFilter(window.windowHandle(), event)  # no widget hears of it
            else:
                QCoreApplication.sendEvent(window.windowHandle(), event)
        return heard

    assert click(10_000, press) == ["Confirm"]
    assert click(10_200, press, double) == ["Confirm"]
    assert click(10_400, press) == ["Confirm"]
    assert click(10_600, press, double) == ["Confirm"]
    assert click(11_100, press) == ["Confirm", "Lift the lid"], "one after a while is meant"


def at_a_turn(window: MainWindow, qtbot: QtBot) -> tuple[TableScene, Board]:
    """A person's turn has begun, and the table has the keyboard."""
    window.open_match(dealt("human", "easy"))
    scene, board = window.table.scene, window.table.board
    assert board is not None
    qtbot.waitUntil(lambda: scene.queue.skip_all() or board.staged.turn is not None)
    window.table.view.setFocus()
    return scene, board


@pytest.mark.parametrize("modifiers", [PLAIN, CONTROL])
@pytest.mark.parametrize("ways", ["kc", "ck", "kcc", "cckk", "kckck", "ckckc", "c-k", "k-c"])
def test_nor_does_a_key_after_a_click_or_a_click_after_a_key(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    ways: str,
    modifiers: Qt.KeyboardModifier,
) -> None:
    scene, board = at_a_turn(window, qtbot)
    heard, (button, other), place = lay_buttons(window, "End the turn", "Draw")
    board = window.table.board
    assert board is not None
    now = button
    monkeypatch.setattr(type(board), "primary_button", property(lambda _: now))
    other.setVisible(False)

    def end() -> None:
        nonlocal now
        heard.append("end")
        now = other
        button.setVisible(False)
        other.setVisible(True)
        scene.focus.set_current(other)

    button.on_click = end
    window.table.view.setFocus()
    scene.focus.set_current(button)
    watch, on_screen = watch_of(window), window.table.view.mapToGlobal(QPointF(place))
    watch._pointer = place

    def click(at: int, *, again: bool) -> None:
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        is_kept = False
        for kind in kinds[: 1 + again]:
            event = QMouseEvent(kind, QPointF(place), on_screen, LEFT, LEFT, PLAIN)
            event.setTimestamp(at)
            is_kept = watch.eventFilter(window.windowHandle(), event)
        if not is_kept:
            now.activate()

    at, before = 10_000, ""
    for way in ways:
        at += 450 if way == "-" else 200
        if way == "k":
            for kind in (PRESS, RELEASE):
                strike(window, kind, at + 50 * (kind == RELEASE), KEY.Key_Return, "\r", modifiers=modifiers)
            watch._tell_release()  # or a moment later
        elif way == "c":
            click(at, again=before == "c")
        before = way
    assert heard == (["end", "Draw"] if "-" in ways else ["end"])


@pytest.mark.parametrize("modifiers", [PLAIN, CONTROL])
def test_nor_does_what_is_pressed_twice_begin_what_has_just_come(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, modifiers: Qt.KeyboardModifier
) -> None:
    """Enter ended a turn, and drew the next player's card, beyond taking back."""
    scene, board, heard = *at_a_turn(window, qtbot), list[str]()
    button = ButtonItem(scene, "one", "End the turn")
    monkeypatch.setattr(type(board), "primary_button", property(lambda _: button))
    words, at = iter(("Draw", "Draw", "Draw")), 1000

    def press(after: int) -> list[str]:
        nonlocal at
        at += after
        heard.clear()
        strike(window, PRESS, at, KEY.Key_Control)  # let go in between, perhaps
        for kind in (PRESS, RELEASE):
            strike(window, kind, at + 50 * (kind == RELEASE), KEY.Key_Return, "\r", modifiers=modifiers)
        watch_of(window)._tell_release()  # or a moment later
        return heard

    scene.focus.set_current(button)
    button.on_click = lambda: (heard.append(button.text), button.set_text(next(words)))
    assert press(0) == ["End the turn"]
    assert press(300) == []
    assert press(500) == ["Draw"]
    assert press(200) == ["Draw"], "the same button, which says the same"
    field, entered = QLineEdit(window), list[str]()
    field.returnPressed.connect(lambda: entered.append(field.text()))
    field.show()
    field.setFocus()
    for space in range(2):
        strike(window, PRESS, at + 1000 + 100 * space, KEY.Key_Space, " ")
    assert field.text() == "  "


@pytest.mark.parametrize("modifiers", [PLAIN, CONTROL])
def test_nor_does_a_third_press_after_one_that_met_nothing(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, modifiers: Qt.KeyboardModifier
) -> None:
    """While cards move the keyboard has nothing; then it has what the next person is to do."""
    scene, board, heard = *at_a_turn(window, qtbot), list[str]()
    confirm, begin = ButtonItem(scene, "one", "Confirm"), ButtonItem(scene, "two", "Half a point")
    pile = DropZone(scene, "three", "Pile")
    for thing in (confirm, begin):
        thing.on_click = lambda thing=thing: heard.append(thing.key)
    monkeypatch.setattr(pile, "activate", lambda: heard.append("three") or True)
    now: ButtonItem | DropZone | None = None
    button = property(lambda _: now if isinstance(now, ButtonItem) else None)
    monkeypatch.setattr(type(board), "primary_button", button)
    monkeypatch.setattr(type(board.staged.turn), "next_thing", lambda _: None)

    def press(at: int, thing: ButtonItem | DropZone | None) -> list[str]:
        nonlocal now
        now = thing
        scene.focus.set_current(thing)
        heard.clear()
        for kind in (PRESS, RELEASE):
            strike(window, kind, at + 50 * (kind == RELEASE), KEY.Key_Return, "\r", modifiers=modifiers)
        watch_of(window)._tell_release()  # or a moment later
        return heard

    assert press(1000, confirm) == ["one"]
    monkeypatch.setattr(type(scene.focus), "current", property(lambda _: now))  # else it looks for another
    assert press(1200, None) == press(1300, None) == []
    assert press(1450, begin) == [], "it was meant for what the first met"
    assert press(2000, begin) == ["two"]
    assert press(2500, confirm) == ["one"]
    assert press(2700, None) == []
    assert press(3200, begin) == ["two"], "one after a while is meant"
    if modifiers == CONTROL:
        return
    assert press(3300, None) == press(3400, pile) == [], "nor does it take anything up"
    assert press(4000, pile) == ["three"]
    assert press(4100, pile) == ["three"]
    assert press(4200, confirm) == ["one"], "what is only placed may be confirmed at once"


@pytest.fixture
def slow_machine() -> Iterator[None]:
    """One on which whatever is done twice is done quickly."""
    before = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(60_000)
    yield
    QApplication.setDoubleClickInterval(before)


@pytest.mark.usefixtures("slow_machine")
def test_a_finger_that_taps_twice_is_like_a_mouse(window: MainWindow) -> None:
    heard, (button, other), at = lay_buttons(window, "Draw", "Other")
    view, finger = window.table.view, QTest.createTouchDevice()
    other.place(700, 200)

    def tap(*places: QPoint) -> list[str]:
        heard.clear()
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.RightButton)  # what was before is no first tap
        for at in places:
            QTest.touchEvent(window, finger).press(0, at, window).commit()
            QTest.touchEvent(window, finger).release(0, at, window).commit()
            QTest.qWait(2)  # Qt takes none of the same millisecond for a second one
        return heard

    assert tap(at, at) == ["Draw", "Draw"]
    assert tap(at, view.viewport().mapTo(window, spot(view, other))) == ["Draw", "Other"], "each was meant"
    button.on_click = lambda: (heard.append("one"), button.set_text("Place 4"))
    assert tap(at, at) == ["one"]
