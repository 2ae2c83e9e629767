"""What gestures let be heard, and that a table which is cleared makes no noise."""

from __future__ import annotations

import pytest

from cakedesk.table.animation import Group, Move
from cakedesk.table.items.base import TableItem
from cakedesk.table.items.drop_zone import DropZone
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from tests.table.plain_board import PlainBoard, begin_drag, click, end_drag, spot


@pytest.fixture
def heard(scene: TableScene) -> list[str]:
    heard: list[str] = []
    scene.sounded.connect(heard.append)
    return heard


def test_a_card_is_heard_when_it_is_lifted_and_when_it_is_set_down(
    board: PlainBoard, view: TableView, heard: list[str]
) -> None:
    begin_drag(view, board.cards[1], spot(view, board.zones[0]))
    assert heard == ["lift"]
    end_drag(view, spot(view, board.zones[0]))
    assert heard == ["lift", "set"]


def test_clicks_sound_like_a_drag(board: PlainBoard, view: TableView, heard: list[str]) -> None:
    click(view, board.cards[2])
    click(view, board.zones[1])
    assert heard == ["lift", "set"]


def test_what_flies_on_is_not_heard_where_it_was_let_go(
    board: PlainBoard, view: TableView, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def placed(item: TableItem, zone: DropZone) -> None:
        board.queue.play(Group([Move(item, pos=zone.pos())], on_end=lambda: board.sounded.emit("set")))

    monkeypatch.setattr(board, "placed", placed)
    click(view, board.cards[0])
    click(view, board.zones[0])
    assert heard == ["lift"]
    assert board.queue.wait_idle()
    assert heard == ["lift", "set"]


def test_a_board_is_heard_until_it_leaves(board: PlainBoard, scene: TableScene, heard: list[str]) -> None:
    board.sounded.emit("bell")
    scene.sound("coin")
    board.queue.play(Group(on_end=lambda: scene.sound("crumble")))
    scene.set_board(None)
    board.sounded.emit("bell")
    scene.sound("coin")
    assert heard == ["bell", "coin"]
