"""What is heard besides the table itself: the lid, the spoon, the chord."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.match_model import deal_match
from cakedesk.app.paths import AppPaths
from cakedesk.app.table_sounds import TableSounds
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from tests.app.played_matches import play_to_the_end
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
