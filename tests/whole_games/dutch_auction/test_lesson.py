"""The guided first game of Dutch Auction, taken by every input from its first step to its last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from cakedesk.app.settings.values import Pace, Resolving, ThemeChoice
from cakedesk.games.dutch_auction.cards import CARD_IDS
from cakedesk.table.lesson import Deed
from tests.whole_games.conftest import Taught
from tests.whole_games.desk import Outfit
from tests.whole_games.dutch_auction.hall import GAME_ID, Hall
from tests.whole_games.hands import ALL_HANDS, KeyHands
from tests.whole_games.pupil import Pupil

OUTFITS = {
    "click": Outfit((1280, 700), ThemeChoice.DARK, Pace.OFF, Pace.OFF, Resolving.WAIT),
    "keys": Outfit((1280, 800), ThemeChoice.LIGHT, Pace.OFF, Pace.OFF, Resolving.ALL_AT_ONCE),
}


class Newcomer(Pupil):
    """Somebody who takes this lesson."""

    game_id = GAME_ID

    def key_of(self, anchor: str) -> str:
        """The key of the item that an anchor stands for."""
        place, _, which = anchor.partition("/")
        return f"card/{CARD_IDS.index(which)}" if place == "card" else anchor


@pytest.fixture
def newcomer(taught: Taught) -> Callable[..., Newcomer]:
    return partial(taught, Newcomer, Hall)


@pytest.mark.parametrize("way", OUTFITS)
def test_the_whole_lesson_can_be_taken_in_every_way(newcomer: Callable[..., Newcomer], way: str) -> None:
    one = newcomer(OUTFITS[way])
    one.desk.services.settings.text_percent = 150 if way == "keys" else 100
    one.wait()
    one.take_all(ALL_HANDS[way](one.desk))


def test_wrong_gestures_are_answered_with_the_reason(newcomer: Callable[..., Newcomer]) -> None:
    one = newcomer()
    hands = KeyHands(one.desk)
    for _ in range(2):
        one.take_step(hands)
    one.do(hands, Deed("card/Gx"))
    assert "A power may wait, too" in one.reply and one.desk.board.staged.gestures() == ()
    for _ in range(3):
        one.take_step(hands)
    one.do(hands, Deed("card/R3"))
    assert "First steal" in one.reply and one.desk.board.staged.gestures() == ()
    one.do(hands, Deed("card/Gx"))
    assert one.reply == ""
    one.do(hands, Deed("card/G4"))
    assert "mint 4 is fine" in one.reply and one.desk.board.staged.gestures() == ("power Gx",)
