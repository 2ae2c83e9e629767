"""What each seat's panel says of its turn, read where it is drawn."""

from __future__ import annotations

import pytest

from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.board import Tense
from cakedesk.table.kit.seat_header import SeatHeader
from tests.table.top_cake import worst_cases
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import stacking_picture
from tests.table.top_cake.table_driver import TableDriver

NAMES = ("Ada", "Ben", "Zoé", "Lu")


def headers(driver: TableDriver) -> list[SeatHeader]:
    stacking = driver.board.stacking
    panels = driver.bidding.panels.panels if stacking is None else stacking.panels
    return [panel.header for panel in panels]


def tags(driver: TableDriver) -> list[str]:
    """By seat what its tag says; empty where none is seen."""
    return [header._tag.text if header._tag.isVisible() else "" for header in headers(driver)]


def half_points(driver: TableDriver) -> list[int]:
    """Who is shown with the half point."""
    return [seat for seat, header in enumerate(headers(driver)) if header._badge.isVisible()]


@pytest.mark.parametrize("first", range(4))
def test_who_bids_who_is_next_and_who_began(make_driver: DriverMaker, first: int) -> None:
    state = worst_cases.fresh(4, first)
    driver = make_driver(state, names=NAMES, persons=(0, 1))

    def turned(*said: str) -> list[str]:
        return [said[(seat - first) % 4] for seat in range(4)]

    driver.show(None)
    acts = "your turn" if first in (0, 1) else "to bid"
    assert tags(driver) == turned(acts, "next", "", "") and half_points(driver) == [first]
    state.apply(state.legal_actions()[0])
    driver.show(None)
    acts = "your turn" if (first + 1) % 4 in (0, 1) else "to bid"
    assert tags(driver) == turned("starter", acts, "next", "") and half_points(driver) == [first]


def test_the_last_bid_of_a_round_has_no_next_one(make_driver: DriverMaker) -> None:
    state = worst_cases.fresh(3, 1)
    while state.bid_turns_in_round - state.bid_turns > 1:
        state.apply(state.legal_actions()[0])
    driver = make_driver(state, names=NAMES)
    driver.show(None)
    wanted = ["", "", ""]
    wanted[1], wanted[state.turn()] = "starter", "your turn"
    assert tags(driver) == wanted


def test_in_the_end_the_winners_are_named(make_driver: DriverMaker) -> None:
    state = worst_cases.over()
    driver = make_driver(state, names=NAMES)
    driver.show(None)
    assert tags(driver) == ["winner" if seat in state.winners() else "" for seat in range(state.seats)]
    assert half_points(driver) == []


def stacking_order(state: TopCakeState) -> list[int]:
    """Who still stacks, in order."""
    order = [(state.starter + step) % state.seats for step in range(state.seats)]
    return [seat for seat in order if state.won[seat]]


def test_who_stacks_and_who_follows(begin: DriverMaker) -> None:
    state = stacking_picture()
    acting, following, *rest = stacking_order(state)
    driver = begin(state, names=NAMES)
    wanted = [""] * state.seats
    wanted[acting], wanted[following] = "your turn", "stacks next"
    for seat in rest:
        wanted[seat] = "then"
    assert tags(driver) == wanted
    driver.board.let_act(None)
    wanted[acting] = "stacking"
    assert tags(driver) == wanted


def test_in_the_past_only_what_follows_is_named(make_driver: DriverMaker) -> None:
    bidding, stacking = worst_cases.fresh(4, 2), stacking_picture()
    driver = make_driver(bidding, names=NAMES, tense=Tense.PAST)
    driver.show(None)
    assert tags(driver) == ["", "", "next up", ""]
    driver.state = stacking
    driver.show(None)
    acting, following, *_ = stacking_order(stacking)
    said = tags(driver)
    assert (said[acting], said[following]) == ("next up", "then")
    assert all(not tag for seat, tag in enumerate(said) if not stacking.won[seat])
