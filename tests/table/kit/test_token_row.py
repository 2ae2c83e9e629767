"""Tokens stay in their zone; crowns, counts and what changes lie over no other token."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cakedesk.art import faces
from cakedesk.table.items import FaceItem, TagItem, TextItem
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX, Token, TokenRow, crown_rise_px
from cakedesk.table.scene import TableScene

FACES = [faces.seat_chip_face(seat % 5, ring=False) for seat in range(8)]
COUNT, CROWN = faces.seat_symbol_face(0, "#000000"), faces.crown_face()


def tokens(count: int, crowned: tuple[int, ...] = (), changes: dict[int, int] | None = None) -> list[Token]:
    return [
        Token(kind, FACES[kind], COUNT, CROWN if kind in crowned else None, (changes or {}).get(kind, 0))
        for kind in range(count)
    ]


@pytest.mark.parametrize("loose", [False, True])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize(
    ("count", "zone", "least_px"),
    [
        (8, QRectF(10, 30, 230, 44), 19.0),
        (8, QRectF(10, 30, 240, 110), LEAST_TOKEN_PX - 2),
        (5, QRectF(10, 30, 300, 60), 44.0),
        (1, QRectF(10, 30, 300, 60), 56.0),
    ],
)
def test_tokens_stand_in_their_zone(
    scene: TableScene, count: int, zone: QRectF, least_px: float, loose: bool, text_scale: float
) -> None:
    scene.resize_to(1280, 655)
    scene.set_text_scale(text_scale)
    row = TokenRow(scene, "row", loose=loose)
    row.show(tokens(count, crowned=(0, count - 1)))
    row.fit(zone, 60.0)
    with_crowns = zone.adjusted(-1, -crown_rise_px(LEAST_TOKEN_PX) - 1, 1, 1)
    for token in row.tokens.values():
        assert with_crowns.contains(token.rect_px()), token.rect_px()
        assert token.width_px >= least_px
    crowns = [item for item in row.items() if isinstance(item, FaceItem) and item.face == CROWN]
    assert len(crowns) == len({0, count - 1})
    assert all(crown.y() >= zone.top() - crown_rise_px(60.0) - 1 for crown in crowns)
    for token in row.tokens.values():
        middle = token.center_px()
        assert not any(crown.rect_px().contains(middle) for crown in crowns)
        for item in row.items():
            if isinstance(item, FaceItem) and item.face == COUNT:
                away = item.center_px() - middle
                assert math.hypot(away.x(), away.y()) > item.width_px / 2


@pytest.mark.parametrize("width", [300.0, 420.0, 700.0])
def test_what_changes_is_told_beside_crowns(scene: TableScene, width: float) -> None:
    scene.resize_to(1600, 936)
    row = TokenRow(scene, "row", loose=True)
    row.show(tokens(6, crowned=tuple(range(6)), changes={0: 2, 1: -1, 5: 4}))
    row.fit(QRectF(0, 60, width, 90), 88.0)
    tags = [item for item in row.items() if isinstance(item, TagItem)]
    assert {tag.text: tag.kind for tag in tags} == {
        "+2": "good_outline",
        "−1": "warn_outline",
        "+4": "good_outline",
    }
    crowns = [item for item in row.items() if isinstance(item, FaceItem) and item.face == CROWN]
    for one, other in combinations([*tags, *crowns], 2):
        met = one.rect_px().intersected(other.rect_px())
        assert min(met.width(), met.height()) <= 2, (one, other)
    row.show(tokens(6, changes={1: 1}))
    (tag,) = [item for item in row.items() if isinstance(item, TagItem)]
    assert (tag.text, tag.kind) == ("+1", "good_outline")


def test_a_row_says_where_tokens_are_and_will_be(scene: TableScene) -> None:
    row = TokenRow(scene, "row")
    assert row.centers_of([1, 2]) == {} and row.side_in_px(QRectF(0, 0, 100, 50)) == 0
    row.fit(QRectF(0, 20, 400, 50), 40.0)
    assert row.right_px() == 0
    row.show(tokens(3, crowned=(1,)))
    row.fit(QRectF(0, 20, 400, 50), 40.0)
    for kind, spot in row.centers_of(list(row.tokens)).items():
        away = row.tokens[kind].center_px() - spot
        assert abs(away.x()) <= 1 and abs(away.y()) <= 1
    assert row.rect_of(1).height() > row.rect_of(0).height(), "its crown belongs to it"
    assert row.rect_of(7).isEmpty()
    assert abs(row.right_px() - row.tokens[2].rect_px().right()) < 3
    assert [token.key for token in row.tokens.values()] == ["row/0", "row/1", "row/2"]
    row.show(tokens(1))
    assert list(row.tokens) == [0]
    assert row.tokens[0].big_face == FACES[0]


@pytest.mark.parametrize("loose", [False, True])
def test_tokens_become_a_little_smaller_rather_than_that_they_overlap(scene: TableScene, loose: bool) -> None:
    scene.resize_to(1600, 936)
    row = TokenRow(scene, "row", loose=loose)
    row.show(tokens(8, crowned=(0, 4)))
    row.fit(QRectF(0, 60, 440, 84), 88.0)
    for one, other in combinations(row.tokens.values(), 2):
        assert not one.rect_px().intersects(other.rect_px())
        assert one.width_px >= 46


def test_two_lines_are_taken_rather_than_that_tokens_overlap(scene: TableScene) -> None:
    scene.resize_to(3840, 2006)
    row = TokenRow(scene, "row")
    row.show(tokens(6, crowned=(0,)))
    row.fit(QRectF(0, 40, 600, 300), 104.0)
    boxes = [token.rect_px() for token in row.tokens.values()]
    assert len({box.top() for box in boxes}) == 2
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    row.fit(QRectF(0, 40, 600, 120), 104.0)
    assert len({token.y() for token in row.tokens.values()}) == 1, "there is no height for two"


@pytest.mark.parametrize("leads", [False, True])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("zone", [QRectF(0, 40, 250, 46), QRectF(0, 40, 170, 56), QRectF(0, 40, 300, 30)])
def test_counts_that_would_hide_their_tokens_stand_beside_them(
    scene: TableScene, zone: QRectF, text_scale: float, leads: bool
) -> None:
    scene.resize_to(1280, 655)
    scene.set_text_scale(text_scale)
    row = TokenRow(scene, "row", leads=leads)
    row.show(tokens(8, crowned=(0, 3) if leads else ()))
    row.fit(zone, 60.0)
    shown = [item for item in row.items() if item.isVisible()]
    numbers = [item for item in shown if isinstance(item, TextItem)]
    assert [number.text for number in numbers] == ["1"] * 8
    assert not any(isinstance(item, FaceItem) and item.face == COUNT for item in shown)
    assert min(number.laid.style.px for number in numbers) >= int(13 * text_scale)
    boxes = [token.rect_px() for token in row.tokens.values()]
    boxes += [
        number.rect_px().adjusted(1, number.height_px / 4, -1, -number.height_px / 4) for number in numbers
    ]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert min(token.width_px for token in row.tokens.values()) >= 18
    assert all(token.width_px == pytest.approx(row.side_in_px(zone), abs=1) for token in row.tokens.values())
    row.fit(QRectF(0, 40, 700, 70), 60.0)
    assert len([item for item in row.items() if isinstance(item, FaceItem) and item.face == COUNT]) == 8
    row.show(())
    row.fit(zone, 60.0)
    assert row.items() == []
