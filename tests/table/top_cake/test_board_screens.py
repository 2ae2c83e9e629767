"""How the board looks in its hardest states: nothing overlaps, nothing is cut off or too small."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cakedesk.art import faces
from cakedesk.table.items import ButtonItem, CardItem, DropZone, FaceItem, TableItem, TagItem, TextItem
from cakedesk.table.metrics import MIN_TARGET_PX, MIN_TEXT_PX
from tests.table.top_cake import stacking_states, worst_cases
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.table_driver import TableDriver

CASES = sorted(worst_cases.WORST_CASES)


def shown(driver: TableDriver) -> list[TableItem]:
    return [item for item in driver.scene.table_items() if item.isVisible() and item.width_px > 0]


def overlap(one: QRectF, other: QRectF) -> bool:
    meet = one.intersected(other)
    return meet.width() > 1.5 and meet.height() > 1.5


def assert_all_inside(driver: TableDriver, size: tuple[int, int]) -> None:
    table = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)
    for item in shown(driver):
        if item.key or isinstance(item, (TextItem, FaceItem, TagItem)):
            assert table.contains(item.rect_px()), (item, item.key, item.accessible_name, item.rect_px())


def assert_apart(items: list[TableItem]) -> None:
    for one, other in combinations(items, 2):
        assert not overlap(one.rect_px(), other.rect_px()), (
            (one.key, one.accessible_name, one.rect_px()),
            (other.key, other.accessible_name, other.rect_px()),
        )


def assert_readable(driver: TableDriver, scale: float) -> None:
    for item in shown(driver):
        if isinstance(item, TextItem) and item.text:
            assert item.laid.style.px >= MIN_TEXT_PX * scale - 0.01, item.text
            if item.text not in worst_cases.LONG_NAMES and not item.text.startswith("W"):
                assert not item.is_elided, (item.text, item.width_px)
        if isinstance(item, ButtonItem):
            assert item.height_px >= MIN_TARGET_PX


def check(driver: TableDriver, size: tuple[int, int], scale: float = 1.0) -> None:
    items = shown(driver)
    assert_all_inside(driver, size)
    assert_readable(driver, scale)
    assert_apart([item for item in items if isinstance(item, TextItem) and item.text])
    reachable = [item for item in items if item.interactive and not isinstance(item, DropZone)]
    # A staged card lies in its slot, and both can be reached.
    assert_apart([item for item in reachable if not item.key.startswith(("slot-card/", "panel-stack/"))])
    texts_and_cards = [item for item in items if isinstance(item, (TextItem, CardItem))]
    assert_apart([item for item in texts_and_cards if not item.key.startswith("points/")])


@pytest.mark.parametrize("case", CASES)
def test_at_the_smallest_and_the_usual_size(make_driver: DriverMaker, case: str) -> None:
    driver = make_driver(worst_cases.WORST_CASES[case]())
    over = driver.state.turn() < 0
    driver.show(None) if over else driver.begin()
    for size in ((1280, 655), (1600, 936)):
        driver.view.resize(*size)
        driver.rest()
        check(driver, size)


@pytest.mark.parametrize("code", ["de", "es", "fr"])
def test_ties_of_a_row_of_ten_are_told_on_their_own_cards(
    begin: DriverMaker, speak: Callable[[str], None], code: str
) -> None:
    speak(code)
    driver = begin(worst_cases.row_of_ten())
    driver.scene.set_text_scale(1.5)
    driver.view.resize(1280, 655)
    driver.rest()
    tags = [item for item in shown(driver) if isinstance(item, TagItem) and item.kind == "alert"]
    cards = [item.rect_px() for item in shown(driver) if item.key.startswith("row/")]
    assert len(tags) == 5
    for tag in tags:
        place = tag.rect_px()
        assert any(card.left() <= place.left() and place.right() <= card.right() for card in cards), tag.text


@pytest.mark.parametrize("case", ["picture", "hand_of_ten", "row_of_ten"])
def test_with_the_longest_names_and_large_text(begin: DriverMaker, case: str) -> None:
    driver = begin(worst_cases.WORST_CASES[case](), names=worst_cases.LONG_NAMES)
    for scale in (1.0, 1.25):
        driver.scene.set_text_scale(scale)
        for size in ((1280, 655), (1600, 936)):
            driver.view.resize(*size)
            driver.rest()
            assert_all_inside(driver, size)
            texts = [item for item in shown(driver) if isinstance(item, TextItem) and item.text]
            assert_apart(texts)
            for item in texts:
                assert item.laid.style.px >= MIN_TEXT_PX * scale - 0.01, item.text


def test_with_a_turn_in_the_making(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    turn = driver.bidding.turn
    assert turn is not None
    for kind, card in ((5, "chocolate-6"), (6, "velvet-4a")):
        turn.composer.stage(kind, worst_cases.CARD[card])
    assert len(list(turn.showing())) >= 3, "it is drawn in several turns of the event loop"
    for size in worst_cases.SIZES:
        driver.view.resize(*size)
        driver.rest()
        check(driver, size)
        for side, card in (("up", "chocolate-6"), ("down", "velvet-4a")):
            column = driver.bidding.row.column(worst_cases.CARD[card])
            assert column.zone.rect_px().contains(driver.item(f"staged/{side}").rect_px())


def test_every_thing_to_act_on_is_named_and_reached_by_tab(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    driver.view.setFocus()
    reachable = driver.scene.interactive_items()
    assert all(item.accessible_name for item in reachable)
    keys = [item.key for item in reachable]
    assert len(set(keys)) == len(keys)
    driver.scene.focus.first()
    reached = []
    while (current := driver.scene.focus.current) is not None and current.key not in reached:
        reached.append(current.key)
        driver.scene.focus.next()
    assert reached == keys


def test_a_cake_tells_what_lies_beside_it(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    names = {item.key: item.accessible_name for item in driver.scene.interactive_items()}
    assert names[f"row/{worst_cases.CARD['chocolate-6']}"] == (
        "Chocolate, up to 6 layer(s) above; bids: Ada, 4 open; Ben, 1 card(s) face down; Zoé, SNATCH open"
    )
    assert "tied" in names[f"row/{worst_cases.CARD['velvet-4a']}"]
    assert names[f"row/{worst_cases.CARD['fox']}"].startswith("Fox, topper; bids: Ada, 1 card(s) face down")


def test_points_tell_where_they_come_from(begin: DriverMaker) -> None:
    driver = begin(worst_cases.stack_of_seven())
    points = driver.item("points/0")
    assert isinstance(points, TextItem) and points.text == str(driver.state.scores()[0])
    assert "doubled by the topper" in points.accessible_description
    assert "doubled by the topper" in points.tooltip


def test_the_keyboard_learns_the_reasons_too(begin: DriverMaker) -> None:
    driver = begin(worst_cases.stack_of_seven())
    driver.view.setFocus()
    driver.focus_on("points/0")
    assert "doubled by the topper" in " ".join(driver.scene.enlarge.told)
    assert_all_inside(driver, (1600, 936))
    driver.focus_on("panel-stack/0/0")
    assert "The topper doubles" in " ".join(driver.scene.enlarge.told)
    driver.focus_on("hand/3")
    assert driver.scene.enlarge.told == ()


def test_who_has_no_stack_yet_has_an_empty_plate(make_driver: DriverMaker) -> None:
    state = worst_cases.fresh(4)
    driver = make_driver(state)
    driver.show(0)
    for panel in driver.bidding.panels.panels:
        [plate] = [
            item for item in panel.items() if isinstance(item, FaceItem) and item.face == faces.plate_face()
        ]
        assert panel._panel.rect_px().contains(plate.rect_px())
        assert not overlap(plate.rect_px(), panel.hand._icon.rect_px())
    state.stacks[2] = [[worst_cases.CARD["lemon-4"]]]
    driver.show(0)
    shown = [panel._plate.isVisible() for panel in driver.bidding.panels.panels]
    assert shown == [True, True, False, True]


@pytest.mark.parametrize("size", [(1280, 700), (1600, 1000)])
def test_how_many_layers_there_are_is_not_told_over_a_topper(
    make_driver: DriverMaker, size: tuple[int, int]
) -> None:
    driver = make_driver(stacking_states.stacking_picture(), size=size, text_scale=1.5)
    driver.show(0)
    assert driver.board.stacking is not None
    told = [tag for panel in driver.board.stacking.panels for tag in panel._layers]
    toppers = [
        stack.layer_rect(-1)
        for panel in driver.board.stacking.panels
        for stack in panel.stacks
        if stack.specs[-1].is_topper
    ]
    assert told and toppers
    assert not [tag.text for tag in told for topper in toppers if overlap(tag.rect_px(), topper)]
