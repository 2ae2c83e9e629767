"""A game of Take the Cake by every input ends in the record of the engine alone, with nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from cakedesk.app.settings.values import ThemeChoice
from cakedesk.engine.match import Match
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import CONTROL, Asks, Outfit
from tests.whole_games.hands import ALL_HANDS
from tests.whole_games.playing import set_up
from tests.whole_games.take_the_cake.patisserie import (
    GAME_ID,
    NAMES,
    Confectioner,
    Guest,
    Patisserie,
    write_script,
)
from tests.whole_games.tidiness import Messes
from tests.whole_games.written import check_as_written

LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK


@pytest.mark.parametrize(
    ("how", "seats", "outfit"),
    [
        ("drag", 2, Outfit((1280, 700), LIGHT)),
        ("click", 3, Outfit((1600, 1000), DARK)),
        ("keys", 4, Outfit((1280, 700), LIGHT)),
    ],
)
def test_game(
    open_desk: DeskMaker, dealt: Callable[[int], None], how: str, seats: int, outfit: Outfit
) -> None:
    seed = 60 + seats
    dealt(seed)
    desk = open_desk(outfit, Patisserie)
    hands, messes = ALL_HANDS[how](desk), Messes(desk)
    set_up(hands, NAMES[:seats], [True] * seats, GAME_ID)
    actions, match = write_script(seed, NAMES[:seats])
    baker = Confectioner(hands, actions, messes.look)
    assert baker.play_until(lambda _asks: False) is Asks.END
    # Whoever has just placed the last square may be the first to choose, and is there already.
    assert baker.lifts >= seats - 1, "orders are chosen in secret"
    check_as_written(desk, match)
    assert messes.found == []


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


def test_one_person_and_two_computers(open_desk: DeskMaker) -> None:
    desk = open_desk(Outfit(size=(1600, 1000)), Patisserie)
    hands, messes = ALL_HANDS["click"](desk), Messes(desk)
    set_up(hands, NAMES[:3], [False, True, False], GAME_ID)
    desk.window.table.set_log_open(True)
    told_early = list[str]()

    def watch() -> None:
        messes.look()
        if desk.table_asks() is Asks.READ:
            lines = [entry.line.text for entry in desk.window.table.log.list.entries]
            told_early.extend(line for line in lines if "won" in line or "second cake:" in line)

    guest = Guest(hands, 7, watch)
    assert guest.play_until(lambda _asks: False) is Asks.END
    record = desk.match.record()
    assert record.result is not None and record.players == ["medium", "human", "medium"]
    assert replace(Match.from_record(record).record(), table={}) == replace(record, table={})
    assert guest.lifts == 0, "one person needs no curtain"
    assert told_early == [], "no points are in the log before they are counted"
    assert messes.found == []
