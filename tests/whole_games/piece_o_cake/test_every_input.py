"""A whole game of Piece o' Cake by every input and number of seats ends in the engine's own record."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt

from cakedesk.app.settings.values import ThemeChoice
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Outfit
from tests.whole_games.hands import ALL_HANDS, ClickHands, Hands
from tests.whole_games.piece_o_cake.kitchen import GAME_ID, NAMES, Eater, Kitchen, Waiter, write_script
from tests.whole_games.playing import set_up, sit_down
from tests.whole_games.tidiness import Messes
from tests.whole_games.written import check_as_written


def leave_and_resume(desk: Kitchen, hands: Hands) -> None:
    """No cover falls when the match goes on, but there is a key that covers the table."""
    desk.key(Qt.Key.Key_F9)
    assert desk.wait_for() is Asks.LIFT
    desk.key(Qt.Key.Key_Home, modifier=Qt.KeyboardModifier.AltModifier)
    assert desk.wait_for() is Asks.CHOICE
    hands.press(desk.window.home.resume.resume)
    assert desk.wait_for() is Asks.CHOOSE
    turn = desk.board.staged.turn
    assert turn is not None
    hands.press_item(f"piece/{turn.composer.starts[0]}")
    desk.key(Qt.Key.Key_F9)
    assert desk.wait_for() is Asks.LIFT
    assert "The game waits until you are back." in desk.window.table.curtain._line.text()
    desk.key(Qt.Key.Key_Return)
    assert desk.wait_for() is Asks.CHOOSE
    assert desk.board.staged.can_take_back(), "what was staged is still there"
    desk.board.staged.take_back()
    desk.settle()


LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK


@pytest.mark.parametrize(
    ("how", "seats", "outfit"),
    [
        ("click", 3, Outfit((1280, 800), DARK)),
        ("keys", 4, Outfit((1600, 1000), LIGHT)),
        ("drag", 5, Outfit((1600, 1000), DARK)),
        ("reader", 2, Outfit((1280, 700), LIGHT)),
    ],
)
def test_whole_game(
    open_desk: DeskMaker, dealt: Callable[[int], None], how: str, seats: int, outfit: Outfit
) -> None:
    seed = 70 + seats
    actions, match = write_script(seed, seats)
    dealt(seed)
    desk = open_desk(outfit, Kitchen)
    hands, waiter, left = ALL_HANDS[how](desk), Waiter(desk), list(actions)
    messes = Messes(desk, waiter.look)
    sit_down(hands, NAMES[:seats], GAME_ID)
    eater = Eater(hands, lambda: left.pop(0), messes.look)
    if seats == 3:
        eater.play_until(lambda asks: asks is Asks.CHOOSE and len(left) < len(actions) - 5)
        leave_and_resume(desk, hands)
    asks = eater.play_until(lambda _asks: False)
    assert asks is Asks.END
    assert left == []
    check_as_written(desk, match)
    assert waiter.looks > 10
    assert messes.found == []


def test_one_person_and_three_computers(open_desk: DeskMaker) -> None:
    desk = open_desk(Outfit(size=(1280, 700)), Kitchen)
    hands, rng, messes = ClickHands(desk), Random(4), Messes(desk, Waiter(desk).look)
    set_up(hands, NAMES[:4], [False, True, False, False], GAME_ID)
    eater = Eater(hands, lambda: desk.match.observe(1).sample_action(rng), messes.look)
    assert eater.play_until(lambda asks: asks is Asks.LIFT) is Asks.END, "there is no curtain"
    assert desk.match.record().result is not None
    assert messes.found == []
