"""What a line of the log is about stands out on the table."""

from __future__ import annotations

from cakedesk.games.top_cake.events import CardResolved, ResolvingBegan
from cakedesk.table.boards.top_cake.bid_marks import bid_mark
from cakedesk.table.boards.top_cake.lights import LightRing
from cakedesk.table.boards.top_cake.segments import Screen
from cakedesk.table.items import FaceItem
from tests.table.top_cake import worst_cases
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import before_resolving, sights_of_resolving, stacking_picture
from tests.table.top_cake.table_driver import TableDriver

CARD = worst_cases.CARD


def rings(driver: TableDriver) -> list[LightRing]:
    return [item for item in driver.scene.table_items() if isinstance(item, LightRing) and item.isVisible()]


def is_around(driver: TableDriver, key: str) -> bool:
    """Whether a ring lies around an item."""
    box = driver.item(key).rect_px()
    return any((ring.rect_px().center() - box.center()).manhattanLength() < 2 for ring in rings(driver))


def test_a_card_of_the_row_rises_in_a_ring(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.as_in_the_picture())
    driver.begin()
    key = f"row/{CARD['chocolate-6']}"
    card = driver.item(key)
    assert isinstance(card, FaceItem)
    driver.board.light([CARD["chocolate-6"]])
    driver.rest()
    assert len(rings(driver)) == 1
    assert is_around(driver, key)
    assert card.lift_px > 0
    driver.board.light([])
    assert rings(driver) == []
    assert card.lift_px == 0


def test_the_bids_of_one_seat_beside_a_card_are_ringed(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.as_in_the_picture())
    driver.begin()
    driver.board.light([bid_mark(CARD["velvet-4a"], 1)])
    assert len(rings(driver)) == 2, "Ben has two bids there"
    driver.board.light([bid_mark(CARD["velvet-4a"], 0)])
    assert rings(driver) == []
    assert driver.board.bidding is not None
    assert driver.board.bidding.turn is not None, "the turn goes on"


def test_a_half_point_is_ringed_too(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.twelve_bids())
    driver.show(0)
    starter = driver.state.starter
    driver.board.light([bid_mark(CARD["lemon-1"], starter)])
    assert len(rings(driver)) == 7


def test_layers_of_stacks_and_cards_to_stack(make_driver: DriverMaker) -> None:
    driver = make_driver(stacking_picture())
    driver.begin()
    assert driver.board.screen is Screen.STACKING
    driver.board.light([CARD["chocolate-3"], CARD["lemon-4"]])
    driver.rest()
    found = rings(driver)
    assert len(found) == 2
    assert is_around(driver, f"won/{CARD['lemon-4']}")
    layer = next(
        ring
        for ring in found
        if not ring.rect_px().intersects(driver.item(f"won/{CARD['lemon-4']}").rect_px())
    )
    stack = driver.board.stacking._screen.stack_item(0, 0)  # type: ignore[union-attr]
    assert layer.rect_px().intersects(stack.layer_rect(1))


def test_cards_while_they_are_resolved(make_driver: DriverMaker) -> None:
    driver = make_driver(before_resolving())
    driver.show(None)
    driver.board.play(sights_of_resolving(driver.state, "lemon-1", None, (ResolvingBegan, CardResolved)))
    driver.rest()
    assert driver.board.screen is Screen.RESOLVING
    card = driver.state.row[0]
    driver.board.light([card])
    assert is_around(driver, f"strip/{card}")
    assert is_around(driver, "resolving/card")


def test_any_change_of_the_table_clears_the_rings(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.as_in_the_picture())
    driver.begin()
    marks = [CARD["chocolate-6"], bid_mark(CARD["velvet-4a"], 1)]
    for change in (
        lambda: driver.show(0),
        lambda: driver.board.let_act(None),
        lambda: driver.view.resize(1280, 655),
        lambda: driver.board.play([]),
    ):
        driver.board.light(marks)
        assert len(rings(driver)) == 3
        change()
        assert rings(driver) == []
    driver.rest()


def test_what_is_in_no_sight_has_no_ring(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.as_in_the_picture())
    driver.board.light([CARD["fox"]])
    assert rings(driver) == [], "nothing is shown yet"
    driver.begin()
    driver.board.light([CARD["sparkler"]])
    assert rings(driver) == []
