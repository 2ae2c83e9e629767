"""What is heard of a game of Top Cake, and when."""

from __future__ import annotations

import pytest

from cakedesk.games.top_cake.actions import bid
from cakedesk.games.top_cake.cards import SNATCH
from cakedesk.games.top_cake.events import CardResolved, ResolvingBegan
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from tests.table.top_cake.conftest import DriverMaker
from tests.table.top_cake.stacking_states import before_resolving, sights_of_resolving, stacking_picture
from tests.table.top_cake.table_driver import TableDriver
from tests.table.top_cake.worst_cases import CARD, fresh


@pytest.fixture
def heard(scene: TableScene) -> list[str]:
    heard: list[str] = []
    scene.sounded.connect(heard.append)
    return heard


def resolve(driver: TableDriver, pace: str) -> None:
    driver.scene.set_motion(Motion(speed=0, pace=pace))  # type: ignore[arg-type]
    driver.show(0)
    kinds = (ResolvingBegan, CardResolved)
    driver.board.play(sights_of_resolving(before_resolving(), "carrot-3a", 0, kinds))
    driver.rest()
    driver.rest()


def test_the_row_and_each_bid_are_heard(begin: DriverMaker, heard: list[str]) -> None:
    driver = begin(fresh(4))
    driver.rest()
    assert heard == ["flip"]
    driver.chosen.append(bid(5, CARD["lemon-1"], SNATCH, CARD["carrot-3a"]))
    driver.commit(0)
    driver.rest()
    assert heard == ["flip", "set"], "both bids of a turn are laid at once"


def test_cards_turn_up_before_the_bell_of_who_wins(make_driver: DriverMaker, heard: list[str]) -> None:
    driver = make_driver(before_resolving())
    resolve(driver, "wait")
    assert heard == ["bell"], "all bids on the first card lay face up"
    button = driver.board.primary_button
    assert button is not None
    button.click()
    driver.rest()
    driver.rest()
    assert heard[1] == "flip"
    assert heard[2:] in (["bell"], [])


def test_all_at_once_is_one_bell(make_driver: DriverMaker, heard: list[str]) -> None:
    resolve(make_driver(before_resolving()), "all_at_once")
    assert heard == ["bell"]


def test_a_layer_lands_and_others_crumble(begin: DriverMaker, heard: list[str]) -> None:
    driver = begin(stacking_picture())
    heard.clear()
    driver.press(f"won/{CARD['lemon-4']}")
    driver.release_at("zone/1")
    driver.rest()
    assert heard == ["lift", "set", "crumble"]
