"""What a line of the log is about stands out on the table."""

from __future__ import annotations

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.top_cake.events import CardResolved, ResolvingBegan
from cakedesk.games.top_cake.resolving import DOWN, TIED, UP
from cakedesk.table.boards.top_cake.laid_bids import HALF
from cakedesk.table.boards.top_cake.log_wording import BidMark
from cakedesk.table.boards.top_cake.segments import Screen
from cakedesk.table.items import FaceItem
from cakedesk.table.items.light_item import LightItem
from tests.table.top_cake import worst_cases
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import before_resolving, sights_of_resolving, stacking_picture
from tests.table.top_cake.table_driver import TableDriver

CARD = worst_cases.CARD


def frames(driver: TableDriver) -> list[LightItem]:
    return [item for item in driver.scene.table_items() if isinstance(item, LightItem) and item.isVisible()]


def bids_of(driver: TableDriver, card: int, seat: int) -> list[BidMark]:
    """The bids of a seat beside a card; those that a tie left were laid in the round before."""
    state = driver.state
    return [
        BidMark(card, seat, state.round - (how == TIED), number, UNKNOWN if how == DOWN else kind)
        for number, (who, kind, how) in enumerate(state.bids[state.row.index(card)])
        if who == seat
    ]


def is_around(driver: TableDriver, key: str) -> bool:
    """Whether brackets lie around an item."""
    box = driver.item(key).rect_px()
    return any((frame.rect_px().center() - box.center()).manhattanLength() < 2 for frame in frames(driver))


def test_a_card_of_the_row_rises_in_brackets(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    key = f"row/{CARD['chocolate-6']}"
    card = driver.item(key)
    assert isinstance(card, FaceItem)
    driver.board.light([CARD["chocolate-6"]])
    driver.rest()
    assert len(frames(driver)) == 1
    assert is_around(driver, key)
    assert card.lift_px > 0
    driver.board.light([])
    assert frames(driver) == []
    assert card.lift_px == 0


def test_the_bids_of_one_seat_beside_a_card_are_lit_one_by_one(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    card, bens = CARD["velvet-4a"], bids_of(driver, CARD["velvet-4a"], 1)
    assert len(bens) == 2, "Ben has two bids there"
    for mark in bens:
        driver.board.light([mark])
        [frame] = frames(driver)
        item = driver.board.bidding.row.column(card).bids.item(mark.number)  # type: ignore[union-attr]
        assert (frame.rect_px().center() - item.rect_px().center()).manhattanLength() < 2
        driver.board.light([mark._replace(seat=0)])
        assert frames(driver) == [], "it is Ben's, not Ada's"
        driver.board.light([mark._replace(round=driver.state.round)])
        assert frames(driver) == [], "what was laid in this round is another one"
    assert driver.board.bidding is not None
    assert driver.board.bidding.turn is not None, "the turn goes on"


def test_a_half_point_is_lit_too(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.twelve_bids())
    driver.show(0)
    starter = driver.state.starter
    driver.board.light([BidMark(CARD["lemon-1"], starter, driver.state.round, HALF)])
    [frame] = frames(driver)
    half = driver.board.bidding.row.column(CARD["lemon-1"]).bids.item(HALF)  # type: ignore[union-attr]
    assert (frame.rect_px().center() - half.rect_px().center()).manhattanLength() < 2


def test_bids_that_a_tie_left_are_told_by_their_kinds() -> None:
    mark = BidMark(card=3, seat=1, round=0, number=4, kind=5)
    assert mark.is_this((1, 5, UP), 4, 0)
    assert not mark.is_this((1, 6, UP), 5, 0), "a later bid of the same seat"
    assert mark.is_this((1, 5, TIED), 2, 1), "it lies in another place now"
    assert not mark.is_this((1, 6, TIED), 4, 1)
    assert not mark.is_this((1, 5, UP), 4, 1)
    hidden = mark._replace(kind=UNKNOWN)
    assert hidden.is_this((1, UNKNOWN, DOWN), 4, 0)
    assert not hidden.is_this((1, 5, TIED), 4, 1), "nobody but its owner knows which one it was"


def test_layers_of_stacks_and_cards_to_stack(begin: DriverMaker) -> None:
    driver = begin(stacking_picture())
    assert driver.board.screen is Screen.STACKING
    driver.board.light([CARD["chocolate-3"], CARD["lemon-4"]])
    driver.rest()
    found = frames(driver)
    assert len(found) == 2
    assert is_around(driver, f"won/{CARD['lemon-4']}")
    layer = next(
        frame
        for frame in found
        if not frame.rect_px().intersects(driver.item(f"won/{CARD['lemon-4']}").rect_px())
    )
    stack = driver.board.stacking.stack_item(0, 0)  # type: ignore[union-attr]
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


def test_any_change_of_the_table_clears_the_lights(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    velvet = CARD["velvet-4a"]
    marks = [CARD["chocolate-6"], *bids_of(driver, velvet, 1)]
    for change in (
        lambda: driver.show(0),
        lambda: driver.board.let_act(None),
        lambda: driver.view.resize(1280, 655),
        lambda: driver.board.play([]),
    ):
        driver.board.light(marks)
        assert len(frames(driver)) == 3
        change()
        assert frames(driver) == []
    driver.rest()


def test_what_is_in_no_sight_has_no_light(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.as_in_the_picture())
    driver.board.light([CARD["fox"]])
    assert frames(driver) == [], "nothing is shown yet"
    driver.begin()
    driver.board.light([CARD["sparkler"]])
    assert frames(driver) == []
