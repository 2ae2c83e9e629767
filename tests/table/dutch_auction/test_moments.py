"""Earlier moments of a match, in the middle of an action."""

from __future__ import annotations

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
