"""Earlier moments of a match, in the middle of an action."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest

from cakedesk.engine.events import Step
from cakedesk.games.dutch_auction.events import BidsCompared, BidsRevealed, TieCardsAdded
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.table.board import Tense
from cakedesk.table.items import TagItem
from tests.rules.dutch_auction.tables import LISTS
from tests.table.dutch_auction import worst_cases
from tests.table.dutch_auction.conftest import DriverMaker


def test_bids_that_are_being_compared_show_their_sums_and_nobody_first(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.tie(), tense=Tense.PAST)
    state, action = driver.state.clone(), GAME.parse("aside P3", LISTS)
    state.journal = []
    state.apply(action)
    sights = Step(1, action, True, tuple(state.journal)).sights_for(0)
    seen = {}
    for at, sight in enumerate(sights):
        driver.board.show_then(sights, at)
        driver.rest()
        tags = {
            item.text for item in driver.scene.table_items() if isinstance(item, TagItem) and item.isVisible()
        }
        sums = [driver.screen.seat_view(seat).sum.text for seat in range(2)]
        seen[type(sight.event)] = (sums, tags & {"acts first", "acts second", "added"})
    assert seen[BidsRevealed] == (["12", "12"], set())
    assert seen[TieCardsAdded] == (["13", "15"], {"added"})
    assert seen[BidsCompared] == (["13", "15"], {"acts first", "acts second", "added"})


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_who_acts_first_is_said_shorter_before_it_becomes_small(
    begin: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    driver = begin(worst_cases.tie(), size=(860, 560), names=("Bartholomaeus", "Ben"), text_scale=1.5)
    driver.play("aside P3", 0)
    tray, told = driver.screen.tray, set[str]()
    for _ in range(9):
        QTest.qWait(20)
        driver.rest()
        if tray.primary.isVisible() and tray.asked.step is not None:
            told.add(tray.help.laid.text)
            assert tray.help.laid.style.px >= 13 * 1.5 - 0.5, told
            tray.primary.click()
    assert any(text.startswith("Ben") and "Bartholomaeus" not in text for text in told), told
