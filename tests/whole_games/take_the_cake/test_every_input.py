"""A game of Take the Cake by every input ends in the record of the engine alone, with nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from cakedesk.app.settings.values import Resolving, ThemeChoice
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import CONTROL, Asks, Outfit
from tests.whole_games.hands import ALL_HANDS, KeyHands
from tests.whole_games.playing import set_up
from tests.whole_games.take_the_cake.patisserie import (
    GAME_ID,
    NAMES,
    Confectioner,
    Patisserie,
    write_script,
)
from tests.whole_games.tidiness import untidy

LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK


@pytest.mark.parametrize(
    ("how", "seats", "size", "theme", "share"),
    [
        ("drag", 2, (1280, 700), LIGHT, 1),
        ("click", 3, (1600, 1000), DARK, 0.56),
        ("keys", 4, (1280, 700), LIGHT, 0.52),
    ],
)
def test_game(
    open_desk: DeskMaker,
    dealt: Callable[[int], None],
    how: str,
    seats: int,
    size: tuple[int, int],
    theme: ThemeChoice,
    share: float,
) -> None:
    """All of it with two seats; with more until the first cakes are counted and the second ones begun."""
    seed = 60 + seats
    dealt(seed)
    desk = open_desk(Outfit(size=size, theme=theme), Patisserie)
    hands, messes = ALL_HANDS[how](desk), dict[str, None]()
    set_up(hands, NAMES[:seats], [True] * seats, GAME_ID)
    actions, match = write_script(seed, NAMES[:seats])
    rest = round((1 - share) * len(actions))
    baker = Confectioner(hands, actions, lambda: messes.update(dict.fromkeys(untidy(desk))))
    ended = baker.play_until(lambda _asks: 0 < len(baker.left) <= rest) is Asks.END
    assert ended is (share == 1)
    # Whoever has just placed the last square may be the first to choose, and is there already.
    assert baker.lifts >= seats - 1, "orders are chosen in secret"
    assert ended or desk.match.look(None).shown.cake == 1
    done, wanted = replace(desk.match.record(), table={}), replace(match.record(), table={})
    assert done == (wanted if ended else replace(wanted, moves=wanted.moves[: len(done.moves)], result=None))
    assert desk.window.messages.sentence == ""
    assert list(messes) == []


def test_the_squares_of_a_piece_are_taken_back_together(
    open_desk: DeskMaker, dealt: Callable[[int], None]
) -> None:
    dealt(3)
    desk = open_desk(Outfit(size=(1280, 700)), Patisserie)
    hands = ALL_HANDS["click"](desk)
    set_up(hands, NAMES[:2], [True] * 2, GAME_ID)
    actions, _ = write_script(3, NAMES[:2])
    baker = Confectioner(hands, actions)
    for moves in (1, 2, 6):
        assert baker.play_until(lambda _asks, moves=moves: len(desk.match.steps) >= moves) is Asks.CHOOSE
    assert len(desk.match.steps) == 6, "a cut, a piece and its four squares"
    first = desk.match.steps[1].seat
    desk.key(Qt.Key.Key_Z, modifier=CONTROL)
    assert desk.wait_for() is Asks.CHOOSE
    assert len(desk.match.steps) == 2 and desk.composer.seat == first, "one undo takes back one button"


def test_computers_alone(open_desk: DeskMaker) -> None:
    desk = open_desk(Outfit(resolving=Resolving.ALL_AT_ONCE), Patisserie)
    hands = KeyHands(desk)
    set_up(hands, NAMES[:2], [False] * 2, GAME_ID)
    while desk.wait_for() is not Asks.END:
        assert desk.asks() is Asks.READ
        hands.confirm()
    assert desk.match.record().result is not None
