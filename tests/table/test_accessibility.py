"""The table as a screen reader finds it: by walking from the window's root."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.art.store import FaceStore
from cakedesk.table import accessibility
from cakedesk.table.items import ItemRole, PanelItem, TextItem
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import LIGHT
from cakedesk.table.view import TableView
from tests.table.conftest import TableWindow
from tests.table.plain_board import PlainBoard, click

NAME = QAccessible.Text.Name


def walk(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield root
    for index in range(root.childCount()):
        child = root.child(index)
        if child is not None:
            assert root.indexOfChild(child) == index
            yield from walk(child)


def found(window: TableWindow) -> dict[str, QAccessibleInterface]:
    return {thing.text(NAME): thing for thing in walk(QAccessible.queryAccessibleInterface(window))}


def test_every_item_is_found_from_the_window(board: PlainBoard, window: TableWindow) -> None:
    things = found(window)
    names = [name for name in things if name]
    assert names == ["before", "Table", "Choose a card", "Card 1", "Card 2", "Card 3", "Go", "after"]
    assert things["Card 2"].role() is QAccessible.Role.Button
    assert things["Choose a card"].role() is QAccessible.Role.StaticText
    assert things["Card 2"].text(QAccessible.Text.Description) == "in your hand"
    assert things["Card 2"].parent().text(NAME) == "Table"
    assert things["Table"].parent().text(NAME) == ""
    assert all(thing.isValid() for thing in things.values())


def test_what_rests_is_read_in_its_place_but_draws_no_words(board: PlainBoard, window: TableWindow) -> None:
    card = board.cards[2]
    board.title.place(card.x(), card.y() - 40)

    def read() -> list[str]:
        return [name for name in found(window) if name][2:-1]

    assert read() == ["Card 1", "Card 2", "Choose a card", "Card 3", "Go"]
    card.role = ItemRole.BUTTON
    card.set_interactive(False)
    assert read() == ["Card 1", "Choose a card", "Card 2", "Card 3", "Go"]


def test_rectangles_are_those_on_the_screen(board: PlainBoard, window: TableWindow) -> None:
    view = window.view
    for key, name in (("hand/1", "Card 2"), ("go", "Go")):
        item = board.scene.find(key)
        assert item is not None
        thing = found(window)[name]
        middle = view.viewport().mapToGlobal(view.mapFromScene(item.center_px()))
        assert thing.rect().contains(middle)
        assert abs(thing.rect().width() - item.width_px) <= 1
        table = found(window)["Table"]
        assert table.rect().contains(thing.rect())
        here = table.childAt(middle.x(), middle.y())
        assert here is not None
        assert here.text(NAME) == name


def test_states_follow(board: PlainBoard, window: TableWindow, scene: TableScene) -> None:
    scene.focus.set_current(board.cards[1])
    board.button.set_available(False)
    board.button.set_chosen(True)
    things = found(window)
    assert things["Card 2"].state().focused
    assert not things["Card 1"].state().focused
    assert things["Card 1"].state().focusable
    assert things["Go"].state().disabled
    assert things["Go"].state().checked
    assert not things["Card 1"].state().checked
    assert not things["Choose a card"].state().focusable
    focused = things["Table"].focusChild()
    assert focused is not None
    assert focused.text(NAME) == "Card 2"
    click(window.view, board.cards[0])
    assert found(window)["Card 1"].state().selected
    board.cards[2].setVisible(False)
    assert "Card 3" not in found(window)
    QTest.keyClick(window.view, Qt.Key.Key_Escape)


def test_pressing_does_what_a_click_does(board: PlainBoard, window: TableWindow, scene: TableScene) -> None:
    press = QAccessibleActionInterface.pressAction()
    button = found(window)["Go"].actionInterface()
    assert press in button.actionNames()
    button.doAction(press)
    assert board.heard == [("go",)]
    found(window)["Card 3"].actionInterface().doAction(press)
    assert scene.gestures.picked_item is board.cards[2]
    things = found(window)
    assert "Place 0" in things
    assert "Place 2" not in things
    things["Place 1"].actionInterface().doAction(press)
    assert ("placed", "hand/2", "place/1") in board.heard
    board.button.set_available(False)
    assert found(window)["Go"].actionInterface().actionNames() == [
        QAccessibleActionInterface.setFocusAction()
    ]
    found(window)["Go"].actionInterface().doAction(press)
    assert board.heard.count(("go",)) == 1
    found(window)["Card 1"].actionInterface().doAction(QAccessibleActionInterface.setFocusAction())
    assert scene.focus.current is board.cards[0]


def test_what_has_gone_is_not_reached_any_more(board: PlainBoard, window: TableWindow) -> None:
    things = found(window)
    card = things["Card 1"]
    action = card.actionInterface()
    board.heard.clear()
    board.scene.set_board(None)
    assert not card.isValid()
    assert card.text(NAME) == ""
    assert action.actionNames() == []
    action.doAction(QAccessibleActionInterface.pressAction())
    assert board.heard == []
    assert [name for name in found(window) if name] == ["before", "Table", "after"]


def test_many_boards_need_no_more_handles(board: PlainBoard, window: TableWindow) -> None:
    QAccessible.setActive(True)
    try:
        counts = set()
        for _ in range(30):
            board.deal()
            board.relayout()
            board.scene.focus.set_current(board.cards[1])
            QApplication.processEvents()
            assert len([name for name in found(window) if name.startswith("Card")]) == 3
            counts.add(len(window.view.handles))
            gc.collect()
        assert len(counts) == 1
    finally:
        QAccessible.setActive(False)


def test_sentences_are_said(board: PlainBoard, window: TableWindow, scene: TableScene) -> None:
    QAccessible.setActive(True)
    try:
        scene.announce("Ben bid on Carrot")
        scene.announce("")
        board.title.set_text("Choose a place")
        QApplication.processEvents()
    finally:
        QAccessible.setActive(False)
    assert list(scene.announced) == ["Ben bid on Carrot"]
    assert "Choose a place" in found(window)


def test_sentences_are_announced_politely(
    board: PlainBoard, window: TableWindow, scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Qt is told, which passes it on to the system."""
    sent: list[QAccessibleEvent] = []

    class Told(QAccessible):
        isActive = staticmethod(lambda: True)  # noqa: N815 - Qt's name
        updateAccessibility = staticmethod(sent.append)  # noqa: N815

    monkeypatch.setattr(accessibility, "QAccessible", Told)
    scene.announce("Ben bid on Carrot")
    board.reader.say_table()
    told = [event for event in sent if isinstance(event, QAccessibleAnnouncementEvent)]
    assert [event.message() for event in told] == ["Ben bid on Carrot", "Card 1. Card 2. Card 3."]
    assert {event.politeness() for event in told} == {QAccessible.AnnouncementPoliteness.Polite}
    assert all(event.object() is window.view for event in told)


def test_a_text_without_a_name_is_passed_over(
    scene: TableScene, window: TableWindow, view: TableView
) -> None:
    text = TextItem(scene, "4")
    text.set_accessible("")
    text.set_text("5")
    assert "5" not in found(window)
    hyphens = TextItem(scene, "Scho\u00adko\u00adlade")
    assert "Schokolade" in found(window)
    hyphens.discard()


def test_a_field_is_told_whether_it_can_be_pressed_or_not(
    board: PlainBoard, scene: TableScene, window: TableWindow
) -> None:
    field = PanelItem(scene, key="field")
    field.role = ItemRole.BUTTON
    field.set_accessible("Gold. Nobody has won it.")
    field.resize(100, 50)
    for can_press, role in ((False, QAccessible.Role.Grouping), (True, QAccessible.Role.Button)):
        field.set_interactive(can_press)
        thing = found(window)["Gold. Nobody has won it."]
        assert thing.role() is role
        assert bool(thing.actionInterface().actionNames()) is can_press
        assert "Gold. Nobody has won it." in board.reader.table()[1]
    field.discard()


def test_tables_are_let_go(store: FaceStore, qtbot: QtBot) -> None:
    scene = TableScene(store, LIGHT)
    window = TableWindow(scene)
    window.show()
    board = PlainBoard(scene)
    scene.set_board(board)
    assert "Card 1" in found(window)
    alive = [ref(scene), ref(window.view), ref(board)]
    scene.shut_down()
    window.close()
    del scene, window, board
    gc.collect()
    assert [thing() for thing in alive] == [None, None, None]


def test_a_scene_outlives_its_view(store: FaceStore, qtbot: QtBot) -> None:
    scene = TableScene(store, LIGHT)
    window = TableWindow(scene)
    board = PlainBoard(scene)
    scene.set_board(board)
    window.show()
    assert "Card 1" in found(window)
    shiboken6.delete(window)
    board.title.set_text("nobody looks")
    scene.announce("nobody listens")
    scene.focus.set_current(board.cards[0])
    board.deal()
    scene.shut_down()
    scene.shut_down()
