"""A whole game by every input and number of seats ends in the record that the engine alone writes.

On the way nothing hidden is ever in sight, and nothing is cut off or covered.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cakedesk.app.settings import ThemeChoice
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Outfit
from tests.whole_games.hands import ALL_HANDS
from tests.whole_games.hidden import Watcher
from tests.whole_games.playing import Player, set_up
from tests.whole_games.scripts import write_script
from tests.whole_games.tidiness import untidy

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
    hands, watcher = ALL_HANDS[how](desk), Watcher(desk)
    messes: dict[str, None] = {}

    def watch() -> None:
        watcher.look()
        messes.update(dict.fromkeys(untidy(desk)))

    set_up(hands, script.names, [True] * seats)
    Player(hands, script.actions, watch).play_to_the_end()
    assert desk.match.record() == script.match.record()
    assert watcher.looks > 20
    assert watcher.covered_looks > 20
    assert list(messes) == []
