"""Picking and placing by real input: drag, click-click, keyboard, and everything that interrupts them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from cakedesk.table import z_values
from cakedesk.table.animation import Group, Move
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.table.conftest import TableWindow
from tests.table.plain_board import PlainBoard, begin_drag, click, end_drag, spot

NOWHERE = QPoint(760, 340)


def heard_of(board: PlainBoard, *kinds: str) -> list[tuple[str, ...]]:
    return [what for what in board.heard if what[0] in kinds]


def test_a_drag_places(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    card, zone = board.cards[1], board.zones[0]
    begin_drag(view, card, spot(view, zone))
    assert scene.gestures.dragging
    assert card.look.selected
    assert card.zValue() == z_values.PICKED
    assert [z.lit for z in board.zones] == ["hot", "lit", "off"]
    end_drag(view, spot(view, zone))
    assert heard_of(board, "picked", "placed", "dropped") == [
        ("picked", "hand/1"), ("placed", "hand/1", "place/0"),
    ]  # fmt: skip
    assert board.heard.index(("hovering", "hand/1", "place/0")) < board.heard.index(
        ("placed", "hand/1", "place/0")
    )
    assert not card.look.selected
    assert card.zValue() == z_values.CARD
    assert {z.lit for z in board.zones} == {"off"}
    assert zone.rect_px().contains(card.center_px())


def test_a_drag_to_nowhere_goes_home(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    card = board.cards[0]
    home = card.pos()
    begin_drag(view, card, NOWHERE)
    end_drag(view, NOWHERE)
    assert heard_of(board, "placed", "dropped") == [("dropped", "hand/0")]
    assert card.pos() != home
    assert scene.queue.wait_idle()
    assert card.pos() == home


def test_a_zone_that_is_no_target_takes_nothing(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    begin_drag(view, board.cards[0], spot(view, board.zones[2]))
    end_drag(view, spot(view, board.zones[2]))
    assert heard_of(board, "placed", "dropped") == [("dropped", "hand/0")]
    assert scene.queue.wait_idle()


@pytest.mark.parametrize("small", [0, 1])
def test_of_zones_that_lie_over_each_other_the_smallest_takes_it(
    board: PlainBoard, view: TableView, small: int
) -> None:
    large = board.zones[1 - small]
    large.place(40, 40)
    large.resize(700, 240)
    board.zones[small].place(300, 100)
    click(view, board.cards[0])
    click(view, board.zones[small])
    begin_drag(view, board.cards[1], spot(view, board.zones[small]))
    assert [board.zones[small].lit, large.lit] == ["hot", "lit"]
    end_drag(view, spot(view, board.zones[small]))
    click(view, board.cards[2])
    click(view, QPoint(60, 260))
    assert heard_of(board, "placed") == [
        ("placed", "hand/0", f"place/{small}"), ("placed", "hand/1", f"place/{small}"),
        ("placed", "hand/2", f"place/{1 - small}"),
    ]  # fmt: skip


def test_a_zone_under_the_pointer_comes_before_one_under_the_card(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    card, (left, right, _) = board.cards[0], board.zones
    right.place(left.rect_px().right() + 4, left.pos().y())
    corner = view.mapFromScene(card.pos() + QPointF(6, 6))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=corner)
    for x in (left.rect_px().right() - 60, left.rect_px().right() - 6):
        QTest.mouseMove(view.viewport(), view.mapFromScene(QPointF(x, 160)))
    assert right.covers(card.center_px()), "its middle is over the right one already"
    assert (left.lit, right.lit) == ("hot", "lit")
    QTest.mouseMove(view.viewport(), view.mapFromScene(QPointF(left.pos().x() - 20, 160)))
    assert (left.lit, right.lit) == ("hot", "lit"), "beside both of them the middle of the card says"
    end_drag(view, view.mapFromScene(QPointF(left.pos().x() - 20, 160)))
    assert heard_of(board, "placed") == [("placed", "hand/0", "place/0")]


def test_a_drag_leaves_the_window_and_comes_back(board: PlainBoard, view: TableView) -> None:
    begin_drag(view, board.cards[0], QPoint(-80, -50))
    end_drag(view, spot(view, board.zones[1]))
    assert heard_of(board, "placed") == [("placed", "hand/0", "place/1")]


def test_a_twitch_is_a_click_and_no_drag(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    start = spot(view, board.cards[0])
    begin_drag(view, board.cards[0], start + QPoint(3, 2))
    assert not scene.gestures.dragging
    end_drag(view, start + QPoint(3, 2))
    assert scene.gestures.picked_item is board.cards[0]


def test_click_click_places(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    card = board.cards[2]
    home = card.pos()
    click(view, card)
    assert scene.gestures.picked_item is card
    assert card.look.selected
    click(view, board.zones[1])
    assert heard_of(board, "picked", "placed") == [("picked", "hand/2"), ("placed", "hand/2", "place/1")]
    assert scene.gestures.picked_item is None
    assert card.pos() == home


def test_a_click_elsewhere_drops(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    click(view, board.cards[0])
    click(view, NOWHERE)
    assert heard_of(board, "placed", "dropped", "given up") == [("given up", "hand/0")]
    assert scene.gestures.picked_item is None
    assert not scene.queue.busy


def test_a_click_on_the_picked_card_drops_it(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    click(view, board.cards[0])
    click(view, board.cards[0])
    assert heard_of(board, "picked", "dropped", "given up") == [("picked", "hand/0"), ("given up", "hand/0")]


def test_a_click_on_another_card_picks_that(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    click(view, board.cards[0])
    click(view, board.cards[1])
    assert heard_of(board, "picked", "dropped", "given up") == [
        ("picked", "hand/0"), ("given up", "hand/0"), ("picked", "hand/1"),
    ]  # fmt: skip


def test_a_picked_card_can_be_dragged_on(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    click(view, board.cards[0])
    begin_drag(view, board.cards[0], spot(view, board.zones[0]))
    end_drag(view, spot(view, board.zones[0]))
    assert heard_of(board, "picked", "placed", "dropped") == [
        ("picked", "hand/0"), ("placed", "hand/0", "place/0"),
    ]  # fmt: skip


def test_escape_drops_and_then_asks_the_board(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    begin_drag(view, board.cards[0], NOWHERE)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert heard_of(board, "dropped", "given up") == [("given up", "hand/0")]
    end_drag(view, spot(view, board.zones[0]))
    assert heard_of(board, "placed") == []
    assert scene.queue.wait_idle()
    board.cancels = True
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert heard_of(board, "dropped", "given up") == [("given up", "hand/0")]


def test_other_buttons_do_nothing(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    click(view, board.cards[0], Qt.MouseButton.RightButton)
    click(view, board.cards[0], Qt.MouseButton.MiddleButton)
    assert board.heard == []
    begin_drag(view, board.cards[0], NOWHERE)
    click(view, spot(view, board.zones[0]), Qt.MouseButton.RightButton)
    assert scene.gestures.dragging
    end_drag(view, spot(view, board.zones[0]))
    assert heard_of(board, "placed") == [("placed", "hand/0", "place/0")]


def test_a_lost_release_is_made_good(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    begin_drag(view, board.cards[0], NOWHERE)
    QTest.mousePress(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot(view, board.cards[1])
    )
    assert not scene.gestures.dragging
    assert heard_of(board, "dropped", "given up") == [("given up", "hand/0")]
    end_drag(view, spot(view, board.cards[1]))
    assert scene.queue.wait_idle()


def test_losing_the_focus_gives_a_drag_up(
    board: PlainBoard, view: TableView, scene: TableScene, window: TableWindow
) -> None:
    begin_drag(view, board.cards[0], spot(view, board.zones[0]))
    window.after.setFocus()
    assert not scene.gestures.dragging
    assert scene.gestures.picked_item is None
    assert scene.queue.wait_idle()
    assert board.cards[0].pos() == QPointF(60, 420)


def test_while_something_moves_a_click_only_finishes_it(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    scene.set_motion(type(scene.motion)(speed=0.01))
    scene.queue.play(Group([Move(board.cards[2], pos=QPointF(700, 300))]))
    click(view, board.cards[0])
    assert not scene.queue.busy
    assert board.cards[2].pos() == QPointF(700, 300)
    assert board.heard == []
    click(view, board.cards[0])
    assert heard_of(board, "picked") == [("picked", "hand/0")]


def test_what_a_gesture_moves_is_finished_by_the_next_one_which_counts(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    scene.set_motion(type(scene.motion)(speed=0.01))
    card = board.cards[0]
    home = card.pos()

    def give_up_a_drag() -> None:
        begin_drag(view, card, NOWHERE)
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert scene.gestures.dragging
        end_drag(view, NOWHERE)
        assert scene.queue.yields
        assert card.pos() != home
        board.heard.clear()

    give_up_a_drag()
    click(view, board.button)
    assert board.heard == [("go",)]
    assert card.pos() == home
    give_up_a_drag()
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert board.heard == []
    assert card.pos() == home
    give_up_a_drag()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert board.heard == [("go",)]
    give_up_a_drag()
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot(view, board.button))
    assert board.heard == [], "the second press of a double click was meant for what lay there before"
    assert card.pos() == home
    give_up_a_drag()
    scene.queue.play(Group([Move(board.cards[2], pos=QPointF(700, 300))]))
    click(view, board.button)
    assert board.heard == [], "something has happened"
    scene.queue.skip_all()
    click(view, card)
    board.heard.clear()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert board.heard == [("given up", "hand/0")], "nothing is confirmed with something picked up"


def test_an_eager_button_is_clicked_while_something_moves(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    scene.set_motion(type(scene.motion)(speed=0.01))
    scene.queue.play(Group([Move(board.cards[2], pos=QPointF(700, 300))]))
    board.button.eager = True
    click(view, board.button)
    assert board.heard == [("go",)]
    assert scene.queue.busy
    scene.queue.skip_all()


def test_buttons_need_press_and_release_on_them(board: PlainBoard, view: TableView) -> None:
    click(view, board.button)
    assert board.heard == [("go",)]
    begin_drag(view, board.button, NOWHERE)
    end_drag(view, NOWHERE)
    assert board.heard == [("go",)]
    board.button.set_available(False)
    click(view, board.button)
    assert board.heard == [("go",)]


def test_what_can_not_be_picked_is_activated(board: PlainBoard, view: TableView) -> None:
    board.pickable = False
    click(view, board.cards[1])
    assert board.heard == [("activated", "hand/1")]
    board.cards[1].set_available(False)
    click(view, board.cards[1])
    assert board.heard == [("activated", "hand/1")]


def test_the_keyboard_places(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    scene.focus.set_current(board.cards[1])
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert scene.gestures.picked_item is board.cards[1]
    assert scene.focus.current is board.zones[0]
    assert board.zones[0].lit == "hot"
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert scene.focus.current is board.zones[1]
    assert [z.lit for z in board.zones] == ["lit", "hot", "off"]
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert heard_of(board, "placed") == [("placed", "hand/1", "place/1")]
    assert scene.focus.current is board.cards[1]


def test_discarding_what_is_dragged_ends_the_drag(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    begin_drag(view, board.cards[0], spot(view, board.zones[0]))
    board.deal()
    board.relayout()
    assert scene.gestures.picked_item is None
    end_drag(view, spot(view, board.zones[0]))
    assert heard_of(board, "placed") == []
    assert {z.lit for z in board.zones} == {"off"}


def test_leaving_the_board_gives_up_what_is_picked(
    board: PlainBoard, view: TableView, scene: TableScene
) -> None:
    click(view, board.cards[0])
    scene.set_board(None)
    assert scene.gestures.picked_item is None
    assert [item for item in scene.table_items() if item.key] == []
    click(view, QPoint(100, 450))


def test_touch_drags_like_a_mouse(board: PlainBoard, view: TableView) -> None:
    finger = QTest.createTouchDevice()
    start, goal = spot(view, board.cards[0]), spot(view, board.zones[1])
    QTest.touchEvent(view.viewport(), finger).press(0, start, view.viewport()).commit()
    for step in range(1, 6):
        there = start + (goal - start) * step / 5
        QTest.touchEvent(view.viewport(), finger).move(0, there, view.viewport()).commit()
    QTest.touchEvent(view.viewport(), finger).release(0, goal, view.viewport()).commit()
    assert heard_of(board, "picked", "placed") == [("picked", "hand/0"), ("placed", "hand/0", "place/1")]
