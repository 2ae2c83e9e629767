"""One stack on the table: its layers, tags and words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF

from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.stack import StackFace
from cakedesk.table.aids import Aids
from cakedesk.table.boards.top_cake.stack_composer import preview_placement
from cakedesk.table.boards.top_cake.stack_item import StackItem
from cakedesk.table.items import FaceItem, TagItem
from cakedesk.table.scene import TableScene
from tests.table.top_cake.worst_cases import CARD, LISTS, cards

ROOM = QRectF(100, 50, 260, 300)


@pytest.fixture
def stack(scene: TableScene) -> StackItem:
    stack = StackItem(scene, LISTS, "stack/test", "Ada", 2)
    stack.set_stack(cards("victoria-2", "coffee-3", "carrot-3a"))
    stack.fit(ROOM)
    return stack


def tag_faces(stack: StackItem) -> list[object]:
    return [item.face for item in stack.items() if isinstance(item, FaceItem) and item is not stack.picture]


def words(stack: StackItem) -> list[str]:
    return [item.text for item in stack.items() if isinstance(item, TagItem)]


def states(stack: StackItem) -> list[str]:
    face = stack.picture.face
    assert isinstance(face, StackFace)
    return [layer.state for layer in face.layers]


def test_a_max_tag_turns_gold_when_the_layer_is_full(stack: StackItem) -> None:
    assert tag_faces(stack) == [
        cake_faces.max_tag_face(2, True),
        cake_faces.max_tag_face(3, False),
        cake_faces.max_tag_face(3, False),
    ]


def test_it_stands_at_the_lower_edge_in_the_middle_of_its_room(stack: StackItem) -> None:
    box = stack.picture.rect_px()
    assert abs(box.bottom() - ROOM.bottom()) <= 1
    assert abs(box.center().x() - ROOM.center().x()) <= 1
    assert ROOM.adjusted(-1, -1, 1, 1).contains(box)


def test_it_says_its_cards_and_where_its_points_come_from(stack: StackItem) -> None:
    assert stack.picture.accessible_name == "Stack 2 of Ada, from below: Victoria 2, Coffee 3, Carrot 3"
    stack.set_stack(cards("chocolate-6", "chocolate-3", "velvet-4a", "fox"))
    assert "Chocolate counts double: 2 more" in stack.picture.tooltip
    assert "The topper doubles 5." in stack.picture.tooltip
    stack.set_stack(cards("chocolate-6", "chocolate-3", "fox"))
    assert "The topper doubles from" in stack.picture.tooltip
    stack.set_stack(cards("chocolate-6"))
    assert "on one flavour counts double" in stack.picture.tooltip


def test_new_layers_are_marked_once(stack: StackItem) -> None:
    stack.set_stack(cards("victoria-2", "coffee-3", "carrot-3a"), new=cards("coffee-3", "carrot-3a"))
    assert states(stack) == ["normal", "new", "new"]
    assert words(stack) == ["NEW"]


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("topper", ["crown", "rose", "sparkler", "fox"])
def test_a_topper_is_marked_beside_it(stack: StackItem, topper: str, text_scale: float) -> None:
    stack.scene.set_text_scale(text_scale)
    stack.set_stack(cards("victoria-2", "coffee-3", topper), new=cards(topper))
    stack.fit(ROOM)
    assert words(stack) == ["NEW"]
    mark = next(item for item in stack.items() if isinstance(item, TagItem)).rect_px()
    assert mark.left() > stack.layer_rect(2).right() and ROOM.right() + 1 > mark.right()
    assert abs(mark.center().y() - stack.layer_rect(2).center().y()) < 2


@pytest.mark.parametrize("width", range(60, 260, 20))
def test_what_is_new_bears_no_mark_that_would_cover_it(stack: StackItem, width: int) -> None:
    stack.scene.set_text_scale(1.5)
    stack.fit(QRectF(ROOM.left(), ROOM.top(), width, ROOM.height()))
    stack.set_stack(cards("victoria-2", "coffee-3", "crown"), new=cards("crown"))
    marks = [item.rect_px() for item in stack.items() if isinstance(item, TagItem)]
    assert all(mark.left() >= stack.layer_rect(2).right() for mark in marks)
    stack.set_stack(cards("victoria-2", "coffee-3"), new=cards("coffee-3"))
    marks = [item.rect_px() for item in stack.items() if isinstance(item, TagItem)]
    assert all(mark.left() >= stack.layer_rect(1).center().x() for mark in marks)
    assert len(marks) == (width > 140)


def test_a_preview_shows_the_ghost_and_what_falls(stack: StackItem) -> None:
    preview = preview_placement([stack.cards], CARD["lemon-4"], 0, LISTS)
    stack.set_preview(preview, (), Aids())
    assert states(stack) == ["falling", "normal", "normal", "ghost"]
    assert words(stack) == ["falls"]
    assert "Victoria would fall" in stack.picture.accessible_description
    stack.set_stack(preview.before)
    assert states(stack) == ["normal"] * 3


def test_a_layer_flies_to_where_it_will_be_drawn(stack: StackItem) -> None:
    face, target = stack.next_layer(CARD["lemon-4"])
    stack.set_stack((*stack.cards, CARD["lemon-4"]))
    landed = stack.single_rect(3)
    assert face == stack.layer_face(3)
    assert abs(target.x() - landed.x()) <= 1.5
    assert abs(target.y() - landed.y()) <= 1.5


def test_hidden_stacks_stay_hidden_and_removed_ones_leave_nothing(
    scene: TableScene, stack: StackItem
) -> None:
    stack.set_shown(False)
    stack.set_stack(cards("lemon-4"))
    assert not any(item.isVisible() for item in [stack.picture])
    before = len(scene.table_items())
    stack.remove()
    left = scene.table_items()
    assert stack.picture not in left
    assert len(left) == before - 2, "the picture and its one tag"


def test_the_stack_as_it_was_stays_until_the_new_picture_is_drawn(
    scene: TableScene, stack: StackItem
) -> None:
    assert scene.faces.wait_until_idle()
    before = stack.picture.pixmap().cacheKey()
    stack.set_stack(cards("victoria-2", "coffee-3"))
    assert stack.picture.pixmap().cacheKey() == before
    assert scene.faces.wait_until_idle()
    assert stack.picture.pixmap().cacheKey() != before
    stack.foresee(cards("victoria-2", "lemon-4"))
    assert scene.faces.wait_until_idle()
    shown = stack.picture.pixmap().cacheKey()
    stack.set_stack(cards("victoria-2", "lemon-4"))
    assert stack.picture.pixmap().cacheKey() != shown, "what was foreseen is there at once"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_words_stay_in_the_frame_and_one_tells_of_low_layers(scene: TableScene, scale: float) -> None:
    """A tower of seven of which all would fall, in one of six narrow columns."""
    scene.resize_to(1280, 655)
    scene.set_text_scale(scale)
    tower = StackItem(scene, LISTS, "stack/test")
    tower.fit(QRectF(100, 50, 133, 150))
    tall = cards("chocolate-6", "chocolate-3", "velvet-4a", "victoria-2", "coffee-3", "carrot-3a", "lemon-4")
    tower.set_stack(tall)
    tower.set_falling(range(7))
    (mark,) = [item for item in tower.items() if isinstance(item, TagItem)]
    assert mark.text == "falls"
    assert QRectF(100, 50, 134, 151).contains(mark.rect_px())
    tower.fit(QRectF(100, 50, 300, 640))
    assert words(tower) == ["falls"] * 7, "with room each layer has its own"
    tower.set_falling([0, 1], new=tall[2:3])
    assert words(tower) == ["falls", "falls", "NEW"]
    tower.fit(QRectF(100, 50, 133, 150))
    marks = [item.rect_px() for item in tower.items() if isinstance(item, TagItem)]
    assert not any(one.intersects(other) for one in marks for other in marks if one is not other)


def test_where_a_word_would_cover_numbers_its_sign_warns(
    scene: TableScene, speak: Callable[[str], None]
) -> None:
    speak("de")
    scene.resize_to(1280, 655)
    scene.set_text_scale(1.5)
    tower = StackItem(scene, LISTS, "stack/test")
    tower.fit(QRectF(100, 50, 133, 150))
    tower.set_stack(cards("chocolate-6", "chocolate-3", "velvet-4a", "victoria-2", "coffee-3", "carrot-3a"))
    tower.set_falling(range(6))
    (mark,) = [item for item in tower.items() if isinstance(item, TagItem)]
    assert (mark.text, mark.accessible_name) == ("", "stürzt ein")
    numbers = [item for item in tower.items() if isinstance(item, FaceItem) and item is not tower.picture]
    assert len(numbers) == 6 and not any(mark.rect_px().intersects(tag.rect_px()) for tag in numbers)
    tower.fit(QRectF(100, 50, 300, 640))
    assert words(tower) == ["stürzt ein"] * 6
