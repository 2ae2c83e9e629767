"""A game by every input and number of seats ends in the record that the engine alone writes.

On the way nothing hidden is ever in sight, and nothing is cut off or covered.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cakedesk.app.settings.values import ThemeChoice
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Asks, Outfit
from tests.whole_games.hands import ALL_HANDS
from tests.whole_games.hidden import Watcher
from tests.whole_games.playing import Player, set_up
from tests.whole_games.scripts import BID_DOWN, BID_UP, write_script
from tests.whole_games.tidiness import Messes
from tests.whole_games.written import check_as_written

LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK


@pytest.mark.parametrize(
    ("how", "seats", "outfit", "seed", "rare"),
    [
        ("drag", 2, Outfit((1280, 700), LIGHT), 952, BID_DOWN),
        ("click", 3, Outfit((1280, 800), DARK), 521, BID_UP),
    ],
)
def test_whole_game(
    open_desk: DeskMaker,
    dealt: Callable[[int], None],
    how: str,
    seats: int,
    outfit: Outfit,
    seed: int,
    rare: int,
) -> None:
    script = write_script(seed, seats)
    assert rare in script.kinds(), "ties are to leave somebody with one card"
    dealt(seed)
    desk = open_desk(outfit)
    hands, watcher = ALL_HANDS[how](desk), Watcher(desk)
    messes = Messes(desk, watcher.look)
    set_up(hands, script.names, [True] * seats)
    Player(hands, script.actions, messes.look).play_to_the_end()
    messes.look()
    check_as_written(desk, script.match)
    assert watcher.looks > 20
    assert watcher.covered_looks > 20
    assert messes.found == []


@pytest.mark.parametrize(
    ("how", "seats", "outfit"),
    [
        ("drag", 4, Outfit((3840, 2160), DARK)),
        ("keys", 4, Outfit((1600, 1000), LIGHT)),
        ("reader", 2, Outfit((1280, 800), LIGHT)),
    ],
)
def test_one_round(
    open_desk: DeskMaker, dealt: Callable[[int], None], how: str, seats: int, outfit: Outfit
) -> None:
    script = write_script(40 + seats, seats)
    dealt(script.seed)
    desk = open_desk(outfit)
    hands, watcher = ALL_HANDS[how](desk), Watcher(desk)
    messes = Messes(desk, watcher.look)
    set_up(hands, script.names, [True] * seats)
    Player(hands, script.actions, messes.look).play_until(
        lambda asks: asks is Asks.LIFT and desk.match.look(None).shown.round == 1
    )
    done = desk.match.record().moves
    assert len(done) > 2 * seats
    assert done == script.match.record().moves[: len(done)]
    assert messes.found == []
