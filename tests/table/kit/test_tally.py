"""Counts of kinds stand in lines of about the same length."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QRectF

from cakedesk.art import faces
from cakedesk.table.kit.tally import Tally, TitledTally
from cakedesk.table.scene import TableScene

FACES = [faces.seat_chip_face(seat % 5, ring=False) for seat in range(5)]


@pytest.mark.parametrize(("width_px", "lines"), [(420, [5]), (340, [3, 2]), (260, [3, 2]), (180, [2, 2, 1])])
def test_no_kind_stands_alone_below_a_full_line(scene: TableScene, width_px: int, lines: list[int]) -> None:
    scene.resize_to(1600, 936)
    tally = Tally(scene, FACES)
    tally.show([1, 2, 3, 4, 5], QRectF(20, 20, width_px, 200))
    tops = Counter(round(icon.rect_px().center().y()) for icon in tally._icons)
    assert [tops[top] for top in sorted(tops)] == lines


def test_nothing_of_a_titled_tally_is_seen_before_it_has_a_place_or_where_it_has_none(
    scene: TableScene,
) -> None:
    tally = TitledTally(scene, FACES, "Still to come")

    def seen() -> bool:
        return any(item.isVisible() for item in scene.table_items())

    tally.set_shown(True)
    assert not seen()
    tally.show([1, 2, 3, 4, 5], "all of it", QRectF(20, 20, 420, 200))
    assert seen()
    tally.show([0] * 5, "nothing", QRectF(20, 20, 420, 200))
    tally.set_shown(False)
    tally.set_shown(True)
    assert not seen(), "there is nothing to count"


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_long_title_of_a_narrow_tally_is_read_whole(scene: TableScene, text_scale: float) -> None:
    scene.resize_to(1280, 655)
    scene.set_text_scale(text_scale)
    tally = TitledTally(scene, FACES, "Hasta ahora + en mano")
    tally.show([1, 2, 3, 4, 5], "all of it", QRectF(20, 20, 5.6 * scene.metrics.text_px(0), 400))
    assert not tally._title.is_elided
    assert tally._title.rect_px().bottom() <= min(icon.rect_px().top() for icon in tally._tally._icons)
