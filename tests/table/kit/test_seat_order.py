"""Who does something in a round: chips in a line, with names where there is room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from cakedesk.table.items import TextItem
from cakedesk.table.kit.seat_order import ARROW, SeatOrder
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene


@pytest.mark.parametrize("size", [(1280, 655), (3840, 2020)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_arrows_are_no_smaller_where_names_are_left_out(
    scene: TableScene, size: tuple[int, int], text_scale: float
) -> None:
    scene.resize_to(*size)
    scene.set_text_scale(text_scale)
    order = SeatOrder(scene, ("Bartholomaeus-Maximilian", "Wilhelmina Konstantinope", "Zoé"))
    zone = QRectF(0, 0, size[0] * 0.2, scene.metrics.px(48))
    order.show([0, 1, 2, 1], 0, "", zone)
    texts = [item for item in order.items() if isinstance(item, TextItem) and item.isVisible()]
    assert {text.text for text in texts} == {ARROW}, "names have no room"
    assert {text.laid.style.px for text in texts} == {scene.metrics.text_px(CAPTION_UNITS)}
    assert max(item.rect_px().right() for item in order.items() if item.isVisible()) <= zone.right()
    order.remove()


@pytest.mark.parametrize("size", [(1280, 655), (3840, 2020)])
def test_first_names_stand_there_before_names_get_smaller(scene: TableScene, size: tuple[int, int]) -> None:
    scene.resize_to(*size)
    order = SeatOrder(scene, ("Ada Montmorency", "Wilhelmina Konstantinope", "Zoé"))
    usual = scene.metrics.text_px(CAPTION_UNITS)
    for width, first in ((40, "Ada Montmorency"), (20, "Ada")):
        order.show([0, 1, 2], 0, "", QRectF(0, 0, width * usual + 3 * scene.metrics.px(72), usual * 2))
        texts = [item for item in order.items() if isinstance(item, TextItem) and item.isVisible()]
        assert texts[0].text == first and {text.laid.style.px for text in texts} == {usual}
    order.remove()
