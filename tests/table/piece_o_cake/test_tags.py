"""What each seat's panel says of its turn, read where it is drawn, at every number of seats."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.table.board import Tense
from cakedesk.table.slicer import at_once, calls
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import TableDriver, fresh, late, played

LARGE = (2560, 1340)
"""Where all tags find room beside the points."""

NAMES = ("Ada", "Ben", "Zoé", "Lu", "Max")


def tags(driver: TableDriver) -> list[str]:
    """By seat what its tag says; empty where none is seen."""
    screen = driver.screen
    said = []
    for seat in range(driver.state.seats):
        header = screen.own_seat._line if seat == screen.below else screen.panels.panels[seat].header
        said.append(header._tag.text if header._tag.isVisible() else "")
    return said


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_serves_and_who_picks_first(begin: DriverMaker, seats: int) -> None:
    state = fresh(seats)
    driver = begin(state, size=LARGE, names=NAMES)
    assert tags(driver) == ["you serve", "first pick", "", "", ""][:seats]
    driver.board.show_look(state.look(1))
    assert tags(driver) == ["serves", "first pick", "", "", ""][:seats], "seen by who picks"
    state.to_act = seats - 1
    driver.board.show_look(state.look(None))
    wanted = [""] * seats
    wanted[0], wanted[-1] = "first pick", "you serve"
    assert tags(driver) == wanted, "the first seat follows the last one"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_chooses_who_is_next_and_who_is_last(make_driver: DriverMaker, seats: int) -> None:
    state = played(fresh(seats), "cut 0 3 7")
    driver = make_driver(state, size=LARGE, names=NAMES)
    order = [(1 + step) % seats for step in range(seats)]
    for place, seat in enumerate(order):
        driver.begin()
        wanted = dict.fromkeys(order[:place], "has chosen") | dict.fromkeys(order[place + 1 :], "")
        if place + 1 < seats:
            wanted[order[-1]] = "last"
            wanted[order[place + 1]] = "chooses next"
        wanted[seat] = "your choice" if driver.state.starts else "your turn"
        assert tags(driver) == [wanted[seat] for seat in range(seats)]
        if place + 1 < seats:
            start = driver.state.starts[0] if driver.state.starts else None
            driver.state = played(driver.state, "pass" if start is None else f"take {start} eat -")


def test_computers_are_named_by_what_they_do(make_driver: DriverMaker) -> None:
    state = fresh(3)
    driver = make_driver(state, size=LARGE, names=NAMES, persons=(2,))
    driver.board.show_look(state.look(2))
    assert tags(driver) == ["serves", "first pick", ""]
    driver.board.show_look(played(state, "cut 0 3 7").look(2))
    assert tags(driver) == ["last", "chooses", "chooses next"]


def test_in_the_past_only_the_next_one_is_named(make_driver: DriverMaker) -> None:
    state = fresh(4)
    driver = make_driver(state, size=LARGE, names=NAMES, tense=Tense.PAST)
    driver.board.show_look(state.look(None))
    assert tags(driver) == ["next up", "", "", ""]
    driver.board.show_look(played(state, "cut 0 3 7").look(None))
    assert tags(driver) == ["", "next up", "", ""]


def test_in_the_end_the_winners_are_named(make_driver: DriverMaker) -> None:
    state = late(4, 0)
    while state.turn() != OVER:
        state.apply(state.legal_actions()[0])
    driver = make_driver(state, size=LARGE, names=NAMES)
    driver.board.show_look(state.look(None))
    driver.screen.turns.counted = None
    at_once(calls(*driver.screen.panels.showing(state.look(None), driver.screen.below, driver.screen.turns)))
    winners = state.winners()
    own = driver.screen.below
    assert [tag for seat, tag in enumerate(tags(driver)) if seat != own] == [
        "winner" if seat in winners else "" for seat in range(4) if seat != own
    ]
