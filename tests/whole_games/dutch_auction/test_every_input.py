"""A game of Dutch Auction by every input ends in the record of the engine, with nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cakedesk.app.settings.values import ThemeChoice
from cakedesk.engine.actions import OVER
from cakedesk.games.dutch_auction.actions import BUY, CASH, CHANGE, STEAL, TAKE
from cakedesk.players.registry import make_player
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Outfit
from tests.whole_games.dutch_auction.hall import GAME_ID, NAMES, Bidder, Hall, write_script
from tests.whole_games.hands import ALL_HANDS
from tests.whole_games.playing import set_up
from tests.whole_games.tidiness import Messes
from tests.whole_games.written import check_as_written

LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK


@pytest.mark.parametrize(
    ("how", "seed", "outfit", "share"),
    [
        ("drag", 165, Outfit((1280, 700), LIGHT), 1),
        ("click", 890, Outfit((1600, 1000), DARK), 0.6),
        ("keys", 1208, Outfit((1280, 700), LIGHT), 1),
    ],
)
def test_game(
    open_desk: DeskMaker, dealt: Callable[[int], None], how: str, seed: int, outfit: Outfit, share: float
) -> None:
    """By clicks it comes to its end where one person plays with a computer."""
    dealt(seed)
    desk = open_desk(outfit, Hall)
    hands, messes = ALL_HANDS[how](desk), Messes(desk)
    set_up(hands, NAMES, [True, True], GAME_ID)
    actions, match = write_script(seed, NAMES)
    left, rest = list(actions), round((1 - share) * len(actions))
    kinds = {action[0] for action in actions[: len(actions) - rest]}
    assert {BUY, CASH, CHANGE, TAKE, STEAL} <= kinds, "everything that may happen is to be seen"
    bidder = Bidder(hands, lambda: left.pop(0), messes.look)
    ended = bidder.play_until(lambda _asks: 0 < len(left) <= rest) is Asks.END
    assert (ended, left == []) == (share == 1, share == 1)
    check_as_written(desk, match)
    assert messes.found == []


def test_one_person_and_a_computer(open_desk: DeskMaker, dealt: Callable[[int], None]) -> None:
    """Without a curtain, with the own hand in sight from the first turn to the last."""
    dealt(165)
    desk = open_desk(Outfit(size=(1280, 700)), Hall)
    hands, rng, messes = ALL_HANDS["click"](desk), Random(5), Messes(desk)
    set_up(hands, NAMES, [True, False], GAME_ID)
    player = make_player("easy", GAME_ID)

    def watch() -> None:
        messes.look()
        if desk.window.session is not None and desk.window.table.curtain.is_down():
            messes.found.append("curtain")

    bidder = Bidder(hands, lambda: player.choose(desk.match.observe(0), rng), watch)
    assert bidder.play_until(lambda _asks: False) is Asks.END
    assert desk.match.turn() == OVER and messes.found == []
    assert {step.seat for step in desk.match.steps} >= {0, 1}, "both have acted"
