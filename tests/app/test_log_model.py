"""The lines of the log follow the match, for whoever looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.log import model as log_model
from cakedesk.app.log.model import LogEntry, LogModel
from cakedesk.app.match.model import deal_match
from cakedesk.engine.events import Sight
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.game import GAME
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.log_line import LogLine

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("Ada", "Ben", "Zoé")
PEOPLE = [SeatPerson(name) for name in NAMES]
ENTRY = BOARDS["top-cake"]
BEGUN = 4
"""So many lines tell how a match began."""


@pytest.fixture(autouse=True)
def in_one_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere a busy machine must not decide how much is told at once."""
    monkeypatch.setattr(log_model, "SLICE_MS", 60_000.0)


@pytest.fixture
def match() -> Match[Any]:
    return deal_match(GAME, NAMES, ["human"] * 3, rng=Random(5))


def play(match: Match[Any], steps: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(steps):
        match.play(rng.choice(match.legal_actions()))


def log_of(match: Match[Any], **more: Any) -> LogModel:
    log = LogModel(match, ENTRY, PEOPLE, **more)
    log.set_active(True)
    return log


def expected(match: Match[Any], viewer: int | None = None) -> list[LogEntry]:
    began = [LogEntry(-1, line) for line in ENTRY.beginning(match.look_at(0, viewer), PEOPLE)]
    assert len(began) == BEGUN
    return began + [
        LogEntry(number, line)
        for number, step in enumerate(match.steps)
        for line in ENTRY.log_lines(step.sights_for(viewer), PEOPLE)
    ]


class Words:
    """Tells nothing of how a match began, and the same lines of every step."""

    def __init__(self, lines: Callable[[Sequence[Sight[Any]]], list[LogLine]]) -> None:
        self.lines = lines

    def beginning(self, look: Observation[Any], people: Sequence[SeatPerson]) -> list[LogLine]:
        return []

    def log_lines(self, sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
        return self.lines(sights)


def test_it_tells_each_step_and_knows_whose_it_was(qtbot: QtBot, match: Match[Any]) -> None:
    log = log_of(match)
    assert list(log.entries) == expected(match), "how it began"
    grown: list[int] = []
    log.grown.connect(grown.append)
    play(match, 3)
    log.follow()
    qtbot.waitUntil(lambda: log.is_complete)
    assert list(log.entries) == expected(match)
    assert grown[0] == BEGUN
    grown[1:] = []
    assert [entry.step for entry in log.entries][-2:] == [1, 2]
    play(match, 1)
    log.follow()
    assert grown == [BEGUN, len(expected(match)) - 1]


def test_undone_steps_are_told_no_more(qtbot: QtBot, match: Match[Any]) -> None:
    log = log_of(match)
    play(match, 4)
    log.follow()
    resets: list[bool] = []
    log.reset.connect(lambda: resets.append(True))
    match.undo()
    match.undo()
    log.follow()
    assert resets == [True]
    assert list(log.entries) == expected(match)
    play(match, 1, seed=9)
    log.follow()
    assert list(log.entries) == expected(match)
    match.undo_to(0)
    log.follow()
    assert list(log.entries) == expected(match), "how it began is never taken back"


def test_each_viewer_gets_lines_of_its_own_once(qtbot: QtBot, match: Match[Any]) -> None:
    asked: list[int] = []

    def words(sights: Sequence[Sight[Any]]) -> list[LogLine]:
        assert len({sight.look.seat for sight in sights}) == 1
        asked.append(1)
        return [LogLine(0, f"as {sights[0].look.seat} saw it")]

    log = LogModel(match, Words(words), PEOPLE)
    log.set_active(True)
    play(match, 2)
    log.follow()
    assert [entry.line.text for entry in log.entries] == ["as None saw it"] * 2
    log.look_through(1)
    assert log._viewer == 1
    assert [entry.line.text for entry in log.entries] == ["as 1 saw it"] * 2
    log.look_through(None)
    assert [entry.line.text for entry in log.entries] == ["as None saw it"] * 2
    assert len(asked) == 4
    match.undo()
    log.follow()
    log.look_through(1)
    assert len(log.entries) == 1


def test_nothing_is_made_while_nobody_reads(qtbot: QtBot, match: Match[Any]) -> None:
    log = LogModel(match, ENTRY, PEOPLE)
    play(match, 3)
    log.follow()
    assert not log.entries
    assert not log.is_complete
    log.set_active(True)
    assert list(log.entries) == expected(match)
    log.set_active(False)
    play(match, 1)
    log.follow()
    assert not log.is_complete


class _Endless:
    """A match of very many steps."""

    def __init__(self, match: Match[Any], times: int) -> None:
        self.steps = match.steps * times
        self.look_at = match.look_at


def test_a_long_match_is_told_in_slices(
    qtbot: QtBot, match: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_model, "SLICE_MS", 4.0)
    while match.turn() >= 0:
        play(match, 1, seed=len(match.steps))
    long = _Endless(match, 40)
    log = LogModel(long, ENTRY, PEOPLE)
    log.set_active(True)
    assert not log.is_complete, "one slice is not enough"
    assert log.entries, "but what it made can be read"
    slices: list[int] = []
    log.grown.connect(slices.append)
    qtbot.waitUntil(lambda: log.is_complete)
    assert len(slices) > 3
    assert len(log.entries) == BEGUN + 40 * (len(expected(match)) - BEGUN)


def test_what_the_table_has_not_shown_is_not_told_yet(qtbot: QtBot, match: Match[Any]) -> None:
    log = log_of(match)
    while match.observe(0).shown.phase == 0:
        play(match, 1, seed=len(match.steps))
    log.follow()
    before = len(log.entries)
    play(match, 1)
    log.hold_newest()
    assert len(log.entries) == before
    lines = [entry.line for entry in expected(match)[before:]]
    assert "half point" in lines[0].text
    assert lines[1].is_heading
    log.release(lines[0].seat)
    assert [entry.line for entry in log.entries][before:] == lines[:1]
    log.release(lines[2].seat)
    assert [entry.line for entry in log.entries][before:] == lines[:3], (
        "the heading comes with its first line"
    )
    log.release_all()
    assert list(log.entries) == expected(match)
    log.release(0)
    log.release_all()
    assert list(log.entries) == expected(match)


def test_results_wait_for_the_end_and_lines_of_one_event_come_together(
    qtbot: QtBot, match: Match[Any]
) -> None:
    lines = [
        LogLine(0, "has chosen", at=0),
        LogLine(0, "had this", at=1),
        LogLine(1, "had that", at=1),
        LogLine(-1, "The points", is_heading=True),
        LogLine(0, "so many"),
        LogLine(-1, "somebody has won"),
    ]
    log = LogModel(match, Words(lambda _sights: lines), PEOPLE)
    log.set_active(True)
    play(match, 1)
    log.hold_newest()

    def told() -> list[str]:
        return [entry.line.text for entry in log.entries]

    log.release(0)
    assert told() == ["has chosen"]
    log.release(-1)
    assert told() == ["has chosen", "had this", "had that"]
    log.release(-1)
    assert len(told()) == 3, "who has won is not told before it is counted"
    log.release_all()
    assert len(told()) == len(lines)


def test_somebody_else_is_not_kept_waiting(qtbot: QtBot, match: Match[Any]) -> None:
    log = log_of(match)
    play(match, 1)
    log.hold_newest()
    assert len(log.entries) == BEGUN
    log.look_through(2)
    assert list(log.entries) == expected(match, 2)
    match.undo()
    log.follow()
    assert len(log.entries) == BEGUN


def test_lines_that_need_an_aid_are_left_out_without_it(qtbot: QtBot, match: Match[Any]) -> None:
    while match.turn() >= 0:
        play(match, 1, seed=len(match.steps))
    log = log_of(match)
    qtbot.waitUntil(lambda: log.is_complete)
    told = [entry.line.text for entry in log.entries]
    assert any(text.startswith("Points after") for text in told)
    log = log_of(match, aids=Aids(points=False))
    qtbot.waitUntil(lambda: log.is_complete)
    assert [text for text in told if not text.startswith("Points after")] == [
        entry.line.text for entry in log.entries
    ]
