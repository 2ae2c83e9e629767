"""The guided first game of Take the Cake, taken by every input from its first step to its last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from cakedesk.app.settings.values import Pace, Resolving, ThemeChoice
from cakedesk.table.lesson import Deed
from tests.whole_games.conftest import Taught
from tests.whole_games.desk import Outfit
from tests.whole_games.hands import ALL_HANDS, ClickHands
from tests.whole_games.pupil import Pupil
from tests.whole_games.take_the_cake.patisserie import GAME_ID, Patisserie

OUTFITS = {
    "drag": Outfit((1280, 700), ThemeChoice.DARK, Pace.OFF, Pace.OFF, Resolving.TIMER),
    "keys": Outfit((1600, 1000), ThemeChoice.LIGHT, Pace.OFF, Pace.OFF, Resolving.ALL_AT_ONCE),
}


class Apprentice(Pupil):
    """Somebody who takes this lesson; its anchors are keys."""

    game_id = GAME_ID


@pytest.fixture
def apprentice(taught: Taught) -> Callable[..., Apprentice]:
    return partial(taught, Apprentice, Patisserie)


# By clicks it is taken in German, by "Show me" in large letters.
@pytest.mark.parametrize("way", OUTFITS)
def test_the_whole_lesson_can_be_taken_in_every_way(apprentice: Callable[..., Apprentice], way: str) -> None:
    one = apprentice(OUTFITS[way])
    one.take_all(ALL_HANDS[way](one.desk))


def test_wrong_gestures_are_answered_and_squares_come_back_with_a_step(
    apprentice: Callable[..., Apprentice],
) -> None:
    one = apprentice()
    hands = ClickHands(one.desk)
    one.take_step(hands)
    one.do(hands, Deed("piece/B"))
    assert "well placed, it brings 13 points" in one.reply and one.desk.board.staged.gestures() == ()
    one.take_step(hands)
    one.do(hands, Deed("card/Co1", "square/0/0/0"))
    assert one.reply.startswith("Cherries and candles") and one.desk.board.staged.gestures() == ()
    one.take_step(hands)
    one.take_step(hands)
    one.session._go_to(3)
    one.wait()
    assert one.desk.board.staged.gestures() == ("put Cc2 0 0", "put Cd4 0 1"), "what was placed before"
