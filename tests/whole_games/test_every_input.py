"""A whole game by every input and number of seats ends in the record that the engine alone writes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cakedesk.app.settings import ThemeChoice
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Outfit
from tests.whole_games.hands import ALL_HANDS
from tests.whole_games.playing import Player, set_up
from tests.whole_games.scripts import write_script

LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK


@pytest.mark.parametrize(
    ("how", "seats", "size", "theme"),
    [
        ("drag", 2, (1280, 700), LIGHT),
        ("click", 3, (1280, 800), DARK),
        ("keys", 4, (1600, 1000), LIGHT),
    ],
)
def test_whole_game(
    open_desk: DeskMaker,
    dealt: Callable[[int], None],
    how: str,
    seats: int,
    size: tuple[int, int],
    theme: ThemeChoice,
) -> None:
    script = write_script(seats, seats)
    dealt(script.seed)
    desk = open_desk(Outfit(size=size, theme=theme))
    hands = ALL_HANDS[how](desk)
    set_up(hands, script.names, [True] * seats)
    Player(hands, script.actions).play_to_the_end()
    assert desk.match.record() == script.match.record()
