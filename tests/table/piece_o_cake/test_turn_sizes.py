"""What a turn asks, explains and offers stays whole at every size: in small windows with large texts too."""

from __future__ import annotations

from itertools import combinations

import pytest

from cakedesk.table.boards.piece_o_cake.layout import table_rects, tray_rects
from cakedesk.table.boards.piece_o_cake.tray_prompt import Asked, TrayPrompt
from cakedesk.table.items import ButtonItem, FaceItem, TextItem
from cakedesk.table.scene import TableScene
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import TableDriver, late

SIZES = (((1280, 654), 1.5), ((960, 654), 1.5), ((960, 654), 1.0), ((3840, 2022), 1.0))
"""The table and the text size: 960 px are left of 1280 while the log is open at larger text."""


def resized(driver: TableDriver, size: tuple[int, int], text_scale: float) -> None:
    driver.scene.set_text_scale(text_scale)
    driver.view.resize(*size)
    driver.rest()


def assert_all_is_whole(driver: TableDriver) -> None:
    room = driver.scene.sceneRect().adjusted(-1, -1, 1, 1)
    seen = [item for item in driver.scene.table_items() if item.isVisible()]
    for item in seen:
        if isinstance(item, ButtonItem):
            assert not item.is_elided, item.text
    prompt = driver.screen.tray._asking
    for text in (prompt.prompt, prompt.help):
        assert text.isVisible()
        assert room.contains(text.rect_px()), text.text
        assert not text.is_elided, text.text
        assert not text.laid.splits_word, text.text
    buttons = [item for item in seen if isinstance(item, ButtonItem)]
    assert not any(one.rect_px().intersects(other.rect_px()) for one, other in combinations(buttons, 2))


def assert_list_is_whole(driver: TableDriver) -> None:
    """Every piece tells its cream and what it would bring, in words or by a number, and nothing overlaps."""
    panel = driver.screen.cut_panel
    room = driver.screen.rects.side.adjusted(-1, -1, 1, 1)
    texts = [item for item in panel.items() if isinstance(item, TextItem) and item.text]
    for text in texts:
        assert room.contains(text.rect_px()), text.text
        assert not text.is_elided, text.text
        assert not text.laid.splits_word, text.text
    for line in panel.lines:
        assert line.well.rect_px().bottom() <= room.bottom()
        assert line._told.isVisible() != line._gain.isVisible()
    pictures = [item for item in panel.items() if isinstance(item, FaceItem)]
    for text in texts:
        ink = text.rect_px().adjusted(1, text.height_px * 0.2, -1, -text.height_px * 0.2)
        covering = [item.face for item in pictures if item.rect_px().intersects(ink)]
        assert not covering, (text.text, covering)


def test_list_prompt_and_help_stay_whole(make_driver: DriverMaker) -> None:
    driver = make_driver(late(5, 18))
    driver.begin()
    for size, text_scale in SIZES:
        resized(driver, size, text_scale)
        assert_all_is_whole(driver)
        assert_list_is_whole(driver)
        slices = [item for item in driver.screen.cut_panel.items() if isinstance(item, FaceItem)]
        assert max(item.width_px for item in slices) > 60 * driver.scene.metrics.unit, (
            "the whole cake is large"
        )
    for gap in (0, 2, 4, 6, 8):
        driver.click(f"gap/{gap}")
    for size, text_scale in SIZES:
        resized(driver, size, text_scale)
        assert_all_is_whole(driver)
        assert_list_is_whole(driver)
        help_item = driver.screen.tray._asking.help
        assert help_item.accessible_name.endswith("You get what is left.")
        is_brief = "You get what is left." not in help_item.text
        assert (driver.screen.tray.primary.tooltip == help_item.accessible_name) == is_brief


@pytest.mark.parametrize("words", [("Alle sammeln", "Alle essen"), ("Überspringen", "")])
def test_long_buttons_are_whole_at_large_text(scene: TableScene, words: tuple[str, str]) -> None:
    prompt = TrayPrompt(scene)
    prompt.show(
        Asked("Maximiliana-Bartholomäa, dieses Teil nehmen?", "", "Nehmen, alles sammeln", True, words)
    )
    for size, text_scale in SIZES:
        scene.set_text_scale(text_scale)
        scene.resize_to(*size)
        zones = table_rects(scene.metrics, 4)
        rects = tray_rects(scene.metrics, zones.tray, zones.margin_px)
        prompt.fit(rects, zones.tray)
        shown = [button for button in (prompt.primary, *prompt.secondary) if button.isVisible()]
        assert len(shown) == 1 + sum(map(bool, words))
        for button in shown:
            assert not button.is_elided, (button.text, size)
            assert button.rect_px().right() <= rects.primary.right() + 1
    prompt.remove()
