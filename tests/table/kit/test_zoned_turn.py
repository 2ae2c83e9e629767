"""A turn with zones has those that it names, quiet where targets are no aid, and none when it is over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from cakedesk.table.items import DropZone
from cakedesk.table.kit.zoned_turn import ZonedTurn
from cakedesk.table.scene import TableScene
from tests.table.kit.staged_words import WordComposer


class WordTurn(ZonedTurn[WordComposer]):
    shown = 0

    def refresh(self) -> None:
        self.shown += 1


@pytest.mark.parametrize("lights", [True, False])
def test_zones_are_those_that_are_named_until_the_turn_is_over(scene: TableScene, lights: bool) -> None:
    turn = WordTurn(scene, WordComposer(), lights=lights)
    left, right = QRectF(10, 20, 100, 50), QRectF(200, 20, 100, 50)
    one, other = turn.lay_zones({"zone/a": (left, "Left", "a"), "zone/b": (right, "Right", 2)})
    assert (one.rect_px(), one.accessible_name, one.data_id) == (left, "Left", "a")
    assert (other.rect_px(), other.data_id) == (right, 2)
    assert one.is_quiet is not lights
    assert turn.lay_zones({"zone/b": (left, "There", "b")}) == [other]
    assert one.is_discarded and (other.rect_px(), other.data_id) == (left, "b")
    turn.given_up(other)
    assert turn.shown == 1
    turn.close()
    assert not any(isinstance(item, DropZone) for item in scene.table_items())
