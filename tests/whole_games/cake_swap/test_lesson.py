"""The guided first game of Cake Swap, taken by every input from its first step to its last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt

from cakedesk.app.settings.values import Pace, Resolving, ThemeChoice
from cakedesk.games.cake_swap.cards import CLASSES
from cakedesk.games.cake_swap.game import GAME
from cakedesk.table.lesson import Deed
from tests.whole_games.cake_swap.bakery import GAME_ID, Bakery
from tests.whole_games.conftest import Taught
from tests.whole_games.desk import Outfit
from tests.whole_games.hands import ALL_HANDS, DragHands, KeyHands
from tests.whole_games.pupil import Pupil

OUTFITS = {
    "drag": Outfit((1280, 700), ThemeChoice.DARK, Pace.OFF, Pace.OFF, Resolving.TIMER),
    "click": Outfit((1600, 1000), ThemeChoice.LIGHT, Pace.OFF, Pace.OFF, Resolving.WAIT),
    "keys": Outfit((1280, 800), ThemeChoice.LIGHT, Pace.OFF, Pace.OFF, Resolving.ALL_AT_ONCE),
}


class Apprentice(Pupil):
    """Somebody who takes this lesson."""

    game_id = GAME_ID

    def key_of(self, anchor: str) -> str:
        """The key of the item that an anchor stands for."""
        place, _, which = anchor.partition("/")
        if place == "card":
            return f"card/{GAME.builtin_lists().index[which]}"
        return f"stand/{CLASSES.index(which)}" if place == "stand" else anchor


@pytest.fixture
def apprentice(taught: Taught) -> Callable[..., Apprentice]:
    return partial(taught, Apprentice, Bakery)


@pytest.mark.parametrize("way", OUTFITS)
def test_the_whole_lesson_can_be_taken_in_every_way(apprentice: Callable[..., Apprentice], way: str) -> None:
    one = apprentice(OUTFITS[way])
    one.take_all(ALL_HANDS[way](one.desk))


def test_show_me_does_every_task_in_large_letters_too(apprentice: Callable[..., Apprentice]) -> None:
    one = apprentice(Outfit((1280, 700)))
    one.desk.services.settings.text_percent = 150
    one.wait()
    one.be_shown_all()


def test_wrong_gestures_are_answered_with_the_reason(apprentice: Callable[..., Apprentice]) -> None:
    one = apprentice()
    hands = DragHands(one.desk)
    for _ in range(2):
        one.take_step(hands)
    one.do(hands, Deed("hand"))
    assert "nothing but a 1" in one.reply and one.desk.board.staged.gestures() == ()
    one.take_step(hands)
    one.do(hands, Deed("card/2VK-1VO"))
    assert "Take the 3" in one.reply and one.desk.board.staged.gestures() == ()
    one.do(hands, Deed("card/3VB-2CK"))
    assert one.reply == ""
    one.do(hands, Deed("hand"))
    assert "The 2 is chocolate" in one.reply
    one.desk.key(Qt.Key.Key_R)
    one.wait()
    assert set(one.session.lesson.steps[3].tasks[0].staged) <= set(one.desk.board.staged.gestures())


def test_the_ribbon_is_shown_once_more_when_one_comes_back_to_it(
    apprentice: Callable[..., Apprentice],
) -> None:
    one = apprentice()
    last = len(one.session.lesson.steps) - 1
    one.session._go_to(last)
    one.wait()
    assert one.desk.board.is_reading
    one.take_step(KeyHands(one.desk))
    assert one.session.index == last + 1
