"""The keyboard's place on the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.table.items import TextItem
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.table.conftest import TableWindow
from tests.table.plain_board import PlainBoard, click


def test_tab_goes_through_all_items_and_out(
    board: PlainBoard, view: TableView, scene: TableScene, window: TableWindow
) -> None:
    window.before.setFocus()
    QTest.keyClick(window.before, Qt.Key.Key_Tab)
    seen = []
    while view.hasFocus():
        item = scene.focus.current
        assert item is not None
        assert scene.focus.frame.isVisible()
        seen.append(item.key)
        QTest.keyClick(view, Qt.Key.Key_Tab)
    assert seen == ["hand/0", "hand/1", "hand/2", "go"]
    assert window.after.hasFocus()
    assert not scene.focus.frame.isVisible()
    QTest.keyClick(window.after, Qt.Key.Key_Backtab)
    backwards = []
    while view.hasFocus():
        assert scene.focus.current is not None
        backwards.append(scene.focus.current.key)
        QTest.keyClick(view, Qt.Key.Key_Backtab)
    assert backwards == seen[::-1]
    assert window.before.hasFocus()


def test_tab_stays_on_the_targets_while_something_is_picked(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    scene.focus.set_current(board.cards[0])
    QTest.keyClick(view, Qt.Key.Key_Return)
    keys = []
    for _ in range(4):
        assert scene.focus.current is not None
        keys.append(scene.focus.current.key)
        QTest.keyClick(view, Qt.Key.Key_Tab)
    assert keys == ["place/0", "place/1", "place/0", "place/1"]
    assert view.hasFocus()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert scene.focus.current is board.cards[0]


def test_arrows_go_to_the_neighbour(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert scene.focus.current is board.cards[0]
    keys = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
        assert scene.focus.current is not None
        keys.append(scene.focus.current.key)
    assert keys == ["hand/1", "hand/2", "go", "go", "hand/2"]
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert scene.focus.current is board.cards[0]
    QTest.keyClick(view, Qt.Key.Key_End)
    assert scene.focus.current is board.button


def test_enter_presses_the_primary_button_when_the_keyboard_is_on_nothing(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert board.heard == [("go",)]
    scene.focus.set_current(board.cards[0])
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert ("picked", "hand/0") in board.heard
    QTest.keyClick(view, Qt.Key.Key_Escape)
    click(view, board.cards[2])
    click(view, board.cards[2])
    board.heard.clear()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert board.heard == [("go",)]


def test_it_survives_new_items_with_the_same_key(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    scene.focus.set_current(board.cards[1])
    old = board.cards[1]
    board.deal()
    board.relayout()
    assert scene.focus.current is board.cards[1]
    assert scene.focus.current is not old
    QApplication.processEvents()
    assert scene.focus.frame.isVisible()
    assert scene.focus.frame.rect_px().center() == board.cards[1].center_px()


def test_it_goes_to_the_nearest_when_its_item_has_gone(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    scene.focus.set_current(board.cards[2])
    board.cards[2].discard()
    QApplication.processEvents()
    assert scene.focus.current is board.cards[1]
    board.cards[1].setVisible(False)
    QApplication.processEvents()
    assert scene.focus.current is board.cards[0]
    board.cards[0].set_interactive(False)
    QApplication.processEvents()
    assert scene.focus.current is board.button


def test_the_ring_follows_a_new_layout_and_hides_from_the_mouse(
    board: PlainBoard, view: TableView, scene: TableScene, window: TableWindow
) -> None:
    scene.focus.set_current(board.button)
    board.button.place(300, 300)
    frame = scene.focus.frame
    assert frame.rect_px().center() == board.button.center_px()
    assert frame.rect_px().contains(board.button.rect_px())
    click(view, board.cards[0])
    assert not frame.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert frame.isVisible()


def test_the_ring_comes_back_with_the_keyboard_and_not_with_the_mouse(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    scene.focus.set_current(board.cards[1])
    view.clearFocus()
    assert not scene.focus.frame.isVisible()
    view.setFocus(Qt.FocusReason.PopupFocusReason)
    assert scene.focus.frame.isVisible()
    assert scene.focus.current is board.cards[1]
    view.clearFocus()
    for item in (*board.cards, board.button):
        item.set_interactive(False)
    view.setFocus(Qt.FocusReason.PopupFocusReason)
    scene.focus.settle()
    assert not scene.focus.shown, "nothing is there yet"
    for card in board.cards:
        card.set_interactive(True)
    scene.focus.settle()
    assert scene.focus.frame.isVisible()
    view.clearFocus()
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not scene.focus.shown
    click(view, board.cards[0])
    view.clearFocus()
    view.setFocus(Qt.FocusReason.PopupFocusReason)
    assert not scene.focus.shown, "it was not in use"
    scene.focus.set_current(board.cards[1])
    view.clearFocus()
    scene.focus.hide()  # the mouse was used meanwhile
    view.setFocus(Qt.FocusReason.PopupFocusReason)
    assert not scene.focus.shown


def test_a_view_that_is_hidden_keeps_the_place_of_its_ring(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    scene.focus.set_current(board.cards[1])
    assert view.focusNextPrevChild(True) and scene.focus.current is board.cards[2]
    view.hide()
    view.focusNextPrevChild(True)  # as Qt does when it looks for who gets the keyboard
    assert scene.focus.current is board.cards[2]


def test_the_keyboard_goes_on_from_a_click(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    board.pickable = False
    click(view, board.cards[1])
    assert not scene.focus.shown
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert scene.focus.shown
    assert scene.focus.current is board.cards[1]
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert scene.focus.current is board.cards[2]
    board.button.set_available(False)
    click(view, board.button)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert scene.focus.current is board.cards[2], "nothing comes of a click on what can't be used"


def test_everything_is_reached_by_tab_from_everywhere(board: PlainBoard, scene: TableScene) -> None:
    for start in scene.interactive_items():
        scene.focus.set_current(start)
        reached = {start.key}
        while scene.focus.next():
            assert scene.focus.current is not None
            reached.add(scene.focus.current.key)
        scene.focus.set_current(start)
        while scene.focus.previous():
            assert scene.focus.current is not None
            reached.add(scene.focus.current.key)
        assert reached == {"hand/0", "hand/1", "hand/2", "go"}


def test_texts_are_read_before_what_they_stand_at(board: PlainBoard, scene: TableScene) -> None:
    near_card, near_button = TextItem(scene, "your first card"), TextItem(scene, "ready?")
    near_card.place(60, 390)
    near_button.place(820, 410)
    board.title.place(60, 350)
    names = [item.accessible_name for item in scene.spoken_items()]
    assert names == ["Choose a card", "your first card", "Card 1", "Card 2", "Card 3", "ready?", "Go"]
    board.title.setVisible(False)
    near_card.place(380, 390)
    names = [item.accessible_name for item in scene.spoken_items()]
    assert names == ["Card 1", "Card 2", "your first card", "Card 3", "ready?", "Go"]
    board.button.focus_order = (0,)
    assert [item.accessible_name for item in scene.spoken_items()][:2] == ["ready?", "Go"]


def test_tab_waits_at_the_table_while_nothing_can_be_reached(
    board: PlainBoard, window: TableWindow, scene: TableScene
) -> None:
    def focused() -> QWidget | None:
        return QApplication.focusWidget()

    scene.focus.set_current(board.button)
    for item in (*board.cards, board.button):
        item.set_interactive(False)
    QTest.keyClick(window.view, Qt.Key.Key_Tab)
    assert focused() is window.view, "the turn was confirmed, the next thing is to come"
    board.cards[0].set_interactive(True)
    QTest.keyClick(window.view, Qt.Key.Key_Tab)
    assert focused() is window.view and scene.focus.current is board.cards[0]
    board.cards[0].set_interactive(False)
    QTest.keyClick(window.view, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is window.before, "nobody is kept there"
    window.view.setFocus()
    scene.focus.set_current(None)
    QTest.keyClick(window.view, Qt.Key.Key_Tab)
    assert focused() is window.after, "where nothing was, nothing is waited for"
