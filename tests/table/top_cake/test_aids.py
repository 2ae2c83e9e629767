"""Each aid that is off: nothing on the table, spoken or kept in a tooltip tells it, and no hole is left."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from cakedesk.games.top_cake import actions
from cakedesk.games.top_cake.actions import NEW_STACK
from cakedesk.games.top_cake.actions import stack as stack_action
from cakedesk.table.aids import Aids
from cakedesk.table.boards.top_cake.help import card_help
from cakedesk.table.boards.top_cake.stack_item import StackPicture
from cakedesk.table.boards.top_cake.stacking_turn import StackingTurn
from cakedesk.table.items import CardItem, DropZone, TagItem, TextItem
from tests.table.top_cake import worst_cases
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import stacking_picture
from tests.table.top_cake.table_driver import TableDriver
from tests.table.top_cake.worst_cases import CARD

NO_POINTS, NO_UNSEEN = Aids(points=False), Aids(unseen=False)
NO_TARGETS, NO_WARNINGS = Aids(targets=False), Aids(warnings=False)
NONE = Aids(points=False, unseen=False, targets=False, warnings=False)


def told(driver: TableDriver) -> Iterator[str]:
    """All words: seen, spoken and in tooltips."""
    for item in driver.scene.table_items():
        if item.isVisible():
            yield from (item.accessible_name, item.accessible_description, item.tooltip)
            if isinstance(item, (TextItem, TagItem)):
                yield item.text
            if isinstance(item, StackPicture):
                yield from card_help(driver.board, item)
    yield from driver.scene.announced


def says(driver: TableDriver, word: str) -> bool:
    return any(word in text for text in told(driver))


def turn_of(driver: TableDriver) -> StackingTurn:
    turn = driver.board.staged.turn
    assert isinstance(turn, StackingTurn)
    return turn


def stack(driver: TableDriver, card: str, number: int) -> None:
    driver.drag(f"won/{CARD[card]}", "zone/new" if number == NEW_STACK else f"zone/{number}")


# ------------------------------------------------------------------------------------------------ points


@pytest.mark.parametrize("aids", [Aids(), NO_POINTS, NONE])
def test_points_are_told_by_their_aid_alone(begin: DriverMaker, aids: Aids) -> None:
    driver = begin(worst_cases.stack_of_seven(), aids=aids)
    assert says(driver, " so far") == aids.points
    assert says(driver, "doubled by the topper") == aids.points
    header = driver.bidding.panels.panels[0].header
    assert header.points.isVisible() == aids.points
    assert ("points/0" in {item.key for item in driver.scene.interactive_items()}) == aids.points


def test_without_points_stacking_tells_none(begin: DriverMaker) -> None:
    driver = begin(stacking_picture(), aids=NO_POINTS)
    driver.press(f"won/{CARD['lemon-4']}")
    driver.drag_to("zone/1")
    assert says(driver, "would fall"), "the warning is an aid of its own"
    driver.release_at("zone/1")
    driver.focus_on("stack/0/0")
    counted = [text for text in told(driver) if "point" in text and text != "Each cake counts 1 point."]
    assert not counted


def test_points_are_told_when_the_game_is_over(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.over(), aids=NONE)
    driver.show(None)
    assert [panel.header.points.text for panel in driver.bidding.panels.panels] == [
        str(points) for points in driver.state.scores()
    ]
    assert all(panel.header.points.isVisible() for panel in driver.bidding.panels.panels)


# ------------------------------------------------------------------------------------------------ unseen


@pytest.mark.parametrize("aids", [Aids(), NO_UNSEEN])
def test_what_seats_may_hold_is_told_by_its_aid_alone(begin: DriverMaker, aids: Aids) -> None:
    driver = begin(worst_cases.as_in_the_picture(), aids=aids)
    assert any(re.search(r"bidding card.*, out of \d", text) for text in told(driver)) == aids.unseen
    assert says(driver, "Ben: 4 bidding card"), "how many it holds lies open"
    panels = driver.bidding.panels.panels
    assert [bool(panel.hand.possible) for panel in panels] == [aids.unseen] * 4
    stacks = panels[0].items()
    assert max(item.rect_px().right() for item in stacks) <= driver.board.metrics.width_px


def test_without_what_seats_may_hold_stacks_get_its_room(begin: DriverMaker) -> None:
    driver = begin(worst_cases.stack_of_seven(), aids=NO_UNSEEN)
    panel = driver.bidding.panels.panels[0]
    count = next(item for item in panel.hand.items() if isinstance(item, TextItem))
    assert count.text == str(driver.state.hand_sizes[0])
    tower = driver.item("panel-stack/0/0")
    assert tower.rect_px().right() < count.rect_px().left()


# ------------------------------------------------------------------------------------------------ targets


@pytest.mark.parametrize("aids", [Aids(), NO_TARGETS])
def test_rings_and_lit_places_are_shown_by_their_aid_alone(begin: DriverMaker, aids: Aids) -> None:
    driver = begin(worst_cases.as_in_the_picture(), aids=aids)
    hand = [item for item in driver.scene.table_items() if isinstance(item, CardItem)]
    assert any(card.look.playable for card in hand if card.key.startswith("hand/")) == aids.targets
    column = driver.bidding.row.column(CARD["chocolate-6"])
    driver.press("hand/5")
    assert (column.zone.draw() is not None) == aids.targets
    driver.drag_to(f"row/{CARD['chocolate-6']}")
    assert column.zone.draw() is not None, "where it would be let go is seen on any table"
    assert bool(column.bids.ghost_items()) == aids.targets
    driver.release_at(f"row/{CARD['chocolate-6']}")
    assert len(column.bids.ghost_items()) == 1


def test_what_may_not_lie_there_goes_home_with_a_reason(begin: DriverMaker) -> None:
    driver = begin(worst_cases.half_due(), aids=NO_TARGETS)
    home = driver.item("slot-card/half").pos()
    driver.drag("slot-card/half", f"row/{CARD['fox']}")
    reason = "The first player card goes beside a cake, not beside Fox."
    assert driver.bidding.tray.prompt == reason
    assert driver.scene.announced[-1] == reason
    assert driver.item("slot-card/half").pos() == home
    primary = driver.board.primary_button
    assert primary is not None and not primary.available
    driver.drag("slot-card/half", f"row/{CARD['lemon-1']}")
    driver.click("confirm")
    assert driver.chosen == [actions.half(CARD["lemon-1"])]


def test_a_staged_card_that_is_let_go_where_it_was_goes_home(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture(), aids=NO_TARGETS)
    driver.drag("hand/5", f"row/{CARD['chocolate-6']}")
    home = driver.item("staged/up").pos()
    driver.drag("staged/up", f"row/{CARD['chocolate-6']}")
    assert driver.item("staged/up").pos() == home


def test_without_targets_stacking_shows_none(begin: DriverMaker) -> None:
    driver = begin(stacking_picture(), aids=NO_TARGETS)
    cards = [item for item in driver.items() if isinstance(item, CardItem)]
    assert cards and not any(card.look.playable for card in cards)
    driver.press(f"won/{CARD['velvet-2']}")
    zones = [item for item in driver.items() if isinstance(item, DropZone) and item.lit != "off"]
    assert len(zones) == 4 and not any(zone.draw() for zone in zones)
    driver.release_at("zone/0")
    assert turn_of(driver).composer.placements[0].stack == 0


# ------------------------------------------------------------------------------------------------ warnings


def test_without_warnings_nothing_falls_before_it_is_confirmed(begin: DriverMaker) -> None:
    driver = begin(stacking_picture(), aids=NO_WARNINGS)
    before = list(driver.state.stacks[0][1])
    points = driver.state.scores()[0]
    driver.press(f"won/{CARD['lemon-4']}")
    driver.drag_to("zone/1")
    assert not says(driver, "fall") and not says(driver, "falls") and not says(driver, "safely")
    assert not any(re.search(r"\d to \d", text) for text in told(driver)), "points would tell what falls"
    driver.release_at("zone/1")
    screen = driver.board.stacking
    assert screen is not None
    assert screen.model.stacks[0][1] == (*before, CARD["lemon-4"])
    assert screen.panels[0].header.points.text == str(points), "what it brings would tell what falls"
    stack(driver, "velvet-2", 1)
    assert screen.model.stacks[0][1] == (*before, CARD["lemon-4"], CARD["velvet-2"])
    driver.key(Qt.Key.Key_Backspace)
    assert screen.model.stacks[0][1] == (*before, CARD["lemon-4"])
    assert turn_of(driver).composer.stacks[1] != screen.model.stacks[0][1]


def test_without_warnings_it_falls_when_it_is_confirmed(begin: DriverMaker) -> None:
    driver = begin(stacking_picture(), aids=NO_WARNINGS)
    for card, number in (("lemon-4", 1), ("velvet-2", 1), ("crown", NEW_STACK)):
        stack(driver, card, number)
    driver.click("stacking/confirm")
    expected = [
        stack_action(CARD["lemon-4"], 1),
        stack_action(CARD["velvet-2"], 1),
        stack_action(CARD["crown"], NEW_STACK),
    ]
    for placed in range(1, 4):
        driver.commit(0)
        driver.rest()
        if placed < 3:
            driver.board.let_act(driver.look(0))
    assert driver.chosen == expected
    screen = driver.board.stacking
    assert screen is not None
    assert [[list(one) for one in stacks] for stacks in screen.model.stacks] == driver.state.stacks
    assert screen.panels[0].header.points.text == str(driver.state.scores()[0])
    assert driver.state.fallen, "the case is one in which something falls"
