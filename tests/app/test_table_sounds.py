"""What is heard besides the table itself: the lid, the spoon, the chord."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.table_sounds import TableSounds
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.match.model import deal_match
from cakedesk.app.replay.eyes import Eyes
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from tests.app.played_matches import play_to_the_end
from tests.app.replay_kit import viewing
from tests.app.session_kit import Sitting


class _Table:
    def __init__(self, paths: AppPaths) -> None:
        self._paths = paths
        self.heard: list[str] = []
        self.sitting: Sitting | None = None

    def sit(self, match: Match[object]) -> Sitting:
        self.sitting = Sitting(self._paths, match)
        sounds = TableSounds(self.sitting.page, self.heard.append)
        sounds.follow(self.sitting.session)
        return self.sitting


@pytest.fixture
def table(qtbot: QtBot, paths: AppPaths) -> Iterator[_Table]:
    table = _Table(paths)
    yield table
    if table.sitting is not None:
        table.sitting.close()


def _dealt(*players: str) -> Match[object]:
    names = ("Ada", "Ben", "Zoé")[: len(players)]
    return deal_match(find_game("top-cake"), names, players, rng=Random(1), first=0)


def test_a_spoon_after_the_computers_have_acted(table: _Table) -> None:
    sitting = table.sit(_dealt("human", "medium"))
    sitting.rest()
    assert "spoon" not in table.heard, "nobody has acted before"
    sitting.act()
    sitting.rest()
    assert table.heard.count("spoon") == 1
    assert "set" in table.heard
    assert "lid" not in table.heard


def test_the_lid_when_the_curtain_comes_down_and_no_spoon_with_it(table: _Table) -> None:
    sitting = table.sit(_dealt("human", "human"))
    sitting.rest()
    sitting.lift()
    table.heard.clear()
    sitting.act()
    sitting.rest()
    assert table.heard.count("lid") == 1
    assert "spoon" not in table.heard


def test_the_chord_at_the_end(table: _Table) -> None:
    match = play_to_the_end(_dealt("human", "medium"), 1)
    match.undo_to(len(match.steps) - 1)
    sitting = table.sit(match)
    sitting.rest()
    if sitting.session.model.turn() == 0:
        sitting.act()
    sitting.rest()
    assert table.heard[-1] == "chord"
    assert table.heard.count("chord") == 1


def test_a_replay_is_heard_move_by_move(qtbot: QtBot, paths: AppPaths) -> None:
    match = play_to_the_end(_dealt("human", "medium"), 1)
    count = len(match.steps)
    with viewing(paths, match, start_at=0) as shown:
        heard: list[str] = []
        TableSounds(shown.page, heard.append).follow_replay(shown.session)
        player = shown.session.player
        player.look_through(Eyes(0))
        for _ in range(3):
            with qtbot.waitSignal(player.shown):
                player.step_on()
            shown.rest()
        turns = [match.steps[at].seat for at in range(4)]
        called = sum(turns[at] == 0 and turns[at - 1] != 0 for at in (1, 2, 3))
        assert called
        assert heard.count("spoon") == called
        heard.clear()
        player.jump(count - 1)
        assert heard == [], "what is not played is not heard"
        with qtbot.waitSignal(player.shown):
            player.step_on()
        shown.rest()
        assert heard[-1] == "chord"
        assert "spoon" not in heard
