"""A game of Cake Swap by every input ends in the record of the engine alone, with nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt

from cakedesk.app.settings.values import ThemeChoice
from cakedesk.games.cake_swap.actions import SQUEEZE_IN, SUBMIT, SWIPE_FROM
from tests.whole_games.cake_swap.bakery import GAME_ID, NAMES, Baker, Bakery, write_script
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Outfit
from tests.whole_games.hands import ALL_HANDS, ClickHands
from tests.whole_games.playing import set_up, sit_down
from tests.whole_games.tidiness import Messes
from tests.whole_games.written import check_as_written

LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK


@pytest.mark.parametrize(
    ("how", "seats", "outfit", "share"),
    [
        ("drag", 2, Outfit((1280, 700), LIGHT), 1),
        ("click", 4, Outfit((1600, 1000), DARK), 0.4),
        ("keys", 6, Outfit((1280, 700), LIGHT), 0.4),
    ],
)
def test_game(
    open_desk: DeskMaker, dealt: Callable[[int], None], how: str, seats: int, outfit: Outfit, share: float
) -> None:
    """The whole of it once. Its turns are all alike: a share does for the other inputs."""
    seed = 21 + seats
    dealt(seed)
    desk = open_desk(outfit, Bakery)
    hands, messes = ALL_HANDS[how](desk), Messes(desk)
    sit_down(hands, NAMES[:seats], GAME_ID)
    actions, match = write_script(seed, [card.choice().name for card in desk.window.home.setup.cards][:seats])
    left, rest = list(actions), round((1 - share) * len(actions))
    kinds = {action[0] for action in actions[: len(actions) - rest]}
    assert {SUBMIT, SWIPE_FROM, SQUEEZE_IN} <= kinds, "everything that may happen is to be seen"
    baker = Baker(hands, lambda: left.pop(0), messes.look)
    ended = baker.play_until(lambda _asks: 0 < len(left) <= rest) is Asks.END
    assert ended is (share == 1)
    check_as_written(desk, match)
    assert messes.found == []


def test_steps_of_a_turn_are_taken_back_until_the_deck_has_shown_a_card(
    open_desk: DeskMaker, dealt: Callable[[int], None]
) -> None:
    dealt(5)
    desk = open_desk(Outfit(size=(1280, 700)), Bakery)
    hands = ClickHands(desk)
    sit_down(hands, NAMES[:3], GAME_ID)
    assert desk.wait_for() is Asks.CHOOSE
    card = desk.composer.cards_for(0)[0]
    hands.press_item(f"card/{card}")
    hands.confirm()
    assert desk.wait_for() is Asks.CHOOSE
    assert len(desk.match.steps) == 2, "drafted and placed"
    desk.key(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert desk.wait_for() is Asks.CHOOSE
    assert desk.match.steps == [], "one undo takes back what one button did"
    hands.press_item("deck")
    hands.confirm()
    assert desk.wait_for() is Asks.CHOOSE
    desk.key(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert desk.wait_for() is Asks.CHOOSE
    assert len(desk.match.steps) == 1, "the deck has shown a card"


def test_one_person_and_three_computers(open_desk: DeskMaker) -> None:
    desk = open_desk(Outfit(size=(1280, 700)), Bakery)
    hands, rng, due, messes = ClickHands(desk), Random(4), [], Messes(desk)
    set_up(hands, NAMES[:4], [False, True, False, False], GAME_ID)

    def next_action() -> tuple[int, ...]:
        if not due:
            trial = desk.match.observe(1).determinize(rng)
            due.append(trial.sample_action(rng))
            trial.apply(due[0])
            if trial.held >= 0 and not trial.held_was_drawn:
                due.append(trial.sample_action(rng))
        action: tuple[int, ...] = due.pop(0)
        return action

    baker = Baker(hands, next_action, messes.look)
    assert baker.play_until(lambda asks: asks is Asks.LIFT) is Asks.END, "there is no curtain"
    assert desk.match.record().result is not None
    assert messes.found == []
