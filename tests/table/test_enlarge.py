"""When a card that the pointer rests on is shown large, and when whoever plays wants to see the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.table.enlarge import HOVER_DELAY_MS
from cakedesk.table.items import CardItem
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.table.plain_board import PlainBoard, spot

LEFT = Qt.MouseButton.LeftButton


def _rests(qtbot: QtBot, scene: TableScene) -> bool:
    """Whether a card is shown large once the pointer has rested long enough."""
    qtbot.wait(HOVER_DELAY_MS + 200)
    return scene.enlarge.shown_for is not None


def _enlarged(qtbot: QtBot, scene: TableScene, view: TableView, card: CardItem) -> None:
    QTest.mouseMove(view.viewport(), spot(view, card))
    qtbot.waitUntil(lambda: scene.enlarge.shown_for is card)


def test_nothing_is_shown_large_right_after_a_drop(
    board: PlainBoard, view: TableView, scene: TableScene, qtbot: QtBot
) -> None:
    start, end = spot(view, board.cards[0]), spot(view, board.zones[0])
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(20, -20))
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    assert ("placed", "hand/0", "place/0") in board.heard
    board.cards[0].place(20, 300)
    board.cards[2].place(board.zones[0].x() + 40, board.zones[0].y() + 40)  # as a card that lands there
    QTest.mouseMove(view.viewport(), end + QPoint(3, 0))
    assert scene.hover.item is board.cards[2]
    assert not _rests(qtbot, scene)
    QTest.mouseMove(view.viewport(), spot(view, board.button))
    _enlarged(qtbot, scene, view, board.cards[1])


def test_nothing_is_shown_large_right_after_a_click(
    board: PlainBoard, view: TableView, scene: TableScene, qtbot: QtBot
) -> None:
    card = board.cards[0]
    card.drag_only = True
    QTest.mouseClick(view.viewport(), LEFT, pos=spot(view, card))
    QTest.mouseMove(view.viewport(), spot(view, card) + QPoint(3, 0))
    assert scene.hover.item is card and not _rests(qtbot, scene)
    QTest.mouseMove(view.viewport(), spot(view, board.button))
    _enlarged(qtbot, scene, view, card)


def test_nothing_is_shown_large_while_something_is_carried(
    board: PlainBoard, view: TableView, scene: TableScene, qtbot: QtBot
) -> None:
    QTest.mouseClick(view.viewport(), LEFT, pos=spot(view, board.cards[0]))
    assert scene.gestures.picked_item is board.cards[0]
    QTest.mouseMove(view.viewport(), spot(view, board.button))
    QTest.mouseMove(view.viewport(), spot(view, board.cards[2]))
    assert not _rests(qtbot, scene)


def test_what_lies_elsewhere_now_is_shown_large_no_more(
    board: PlainBoard, view: TableView, scene: TableScene, qtbot: QtBot
) -> None:
    card = board.cards[1]
    _enlarged(qtbot, scene, view, card)
    card.place(card.x() + 60, card.y())
    scene.enlarge.settle()
    assert scene.enlarge.shown_for is None


def test_what_is_off_shows_nothing(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    scene.enlarge.is_off = True
    scene.focus.set_current(board.cards[0])
    QTest.keyClick(view, Qt.Key.Key_E)
    assert scene.enlarge.shown_for is None
    scene.enlarge.tell(board.cards[0], ("A card", "What it is for."))
    assert not scene.enlarge.is_on
    scene.enlarge.is_off = False
    QTest.keyClick(view, Qt.Key.Key_E)
    assert scene.enlarge.shown_for is board.cards[0]


def test_nothing_is_told_beneath_a_lid(scene: TableScene, view: TableView) -> None:
    scene.enlarge.tell_all(("Class of cookies", "It is worth nothing yet."))
    assert scene.enlarge.is_on
    QCoreApplication.sendEvent(view, QHideEvent())  # hiding it, the pointer may leave it as well
    assert not scene.enlarge.is_on
