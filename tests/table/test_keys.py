"""One key confirms from anywhere; what is in hand or moves is seen to first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cakedesk.table.animation import Group, Move
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.table.plain_board import PlainBoard, begin_drag, click, end_drag

CONTROL = Qt.KeyboardModifier.ControlModifier
NOWHERE = QPoint(760, 340)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_it_presses_the_primary_button_wherever_the_keyboard_is(
    board: PlainBoard, view: TableView, scene: TableScene, key: Qt.Key
) -> None:
    for item in (board.cards[1], None):
        scene.focus.set_current(item)
        QTest.keyClick(view, key, CONTROL)
        assert board.heard == [("go",)] and scene.gestures.picked_item is None
        board.heard.clear()
    QTest.keyClick(view, key, CONTROL | Qt.KeyboardModifier.AltModifier)
    board.button.set_available(False)
    QTest.keyClick(view, key, CONTROL)
    assert board.heard == []


def test_what_is_in_hand_is_given_up_first(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    begin_drag(view, board.cards[0], NOWHERE)
    QTest.keyClick(view, Qt.Key.Key_Return, CONTROL)
    assert scene.gestures.dragging, "what is carried stays in hand"
    end_drag(view, NOWHERE)
    assert scene.queue.wait_idle()
    click(view, board.cards[0])
    board.heard.clear()
    scene.confirm()
    assert board.heard == [("given up", "hand/0")]
    scene.confirm()
    assert board.heard[-1] == ("go",)


def test_what_moves_comes_to_its_end_first(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    scene.set_motion(type(scene.motion)(speed=0.01))
    scene.queue.play(Group([Move(board.cards[2], pos=QPointF(700, 300))]))
    QTest.keyClick(view, Qt.Key.Key_Return, CONTROL)
    assert board.heard == [] and not scene.queue.busy
    scene.queue.play(Group([Move(board.cards[2], pos=QPointF(60, 300))], by_gesture=True))
    QTest.keyClick(view, Qt.Key.Key_Return, CONTROL)
    assert board.heard == [("go",)], "what a gesture moves holds nothing up"


def test_without_a_board_it_means_nothing(scene: TableScene) -> None:
    scene.confirm()
