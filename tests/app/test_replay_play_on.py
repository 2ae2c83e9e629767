"""Playing on from a moment of a finished match: the same moves, and nothing of it holds the window up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.replay.play_on import PlayOnWork
from cakedesk.engine.actions import OVER
from cakedesk.engine.match import Match
from tests.app.played_matches import new_match, play_to_the_end
from tests.app.replay_kit import Opener, click, viewings


@pytest.fixture
def see(qtbot: QtBot, paths: AppPaths) -> Iterator[Opener]:
    with viewings(paths) as see:
        yield see


@pytest.fixture(scope="module")
def finished() -> Match[Any]:
    return play_to_the_end(new_match(3, seats=3))


def test_playing_on_begins_with_the_same_moves(see: Opener, finished: Match[Any], qtbot: QtBot) -> None:
    finished.table["aids"] = {"points": False}
    finished.table["deal"] = 12
    shown = see(finished, start_at=14, key="2026-11-28-1")
    made: list[Match[Any]] = []
    shown.session.play_on_requested.connect(made.append)
    click(shown, shown.session.bar.offer.button)
    qtbot.waitUntil(lambda: bool(made))
    again = made[0]
    assert again is not finished
    assert [step.action for step in again.steps] == [step.action for step in finished.steps[:14]]
    assert again.turn() != OVER
    assert again.players == finished.players
    assert again.table["from"] == {"game": "2026-11-28-1", "move": 14}
    assert again.table["began"][:2] == "20"
    assert again.table["aids"] == {"points": False}
    assert "deal" not in again.table
    for seat in range(3):
        assert again.look(seat) == finished.look_at(14, seat)
    assert Match.from_record(again.record()).look(None) == again.look(None)
    play_to_the_end(again, seed=9)
    assert again.turn() == OVER


def test_a_leaver_sits_there_again(finished: Match[Any], qtbot: QtBot) -> None:
    match = Match.from_record(finished.record())
    match.players[1] = "medium"
    match.table["away"] = {"1": "human"}
    work = PlayOnWork(match, 4, None, "")
    with qtbot.waitSignal(work.done) as made:
        work.start()
    work.cancel()
    assert made.args is not None
    assert made.args[0].players == ["human"] * 3
    assert "away" not in made.args[0].table


def test_what_takes_long_can_be_cancelled(
    see: Opener, finished: Match[Any], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(match: Match[Any], steps: int, seat: int | None, rng: Any) -> Match[Any]:
        while True:
            rng.randrange(9)

    monkeypatch.setattr("cakedesk.app.replay.play_on.play_on", endless)
    shown = see(finished, start_at=4)
    offer, made = shown.session.bar.offer, []
    shown.session.play_on_requested.connect(made.append)
    offer.button.click()
    assert not offer.is_busy, "at first nobody is told"
    qtbot.waitUntil(lambda: offer.is_busy)
    assert offer.button.words == "Cancel"
    click(shown, offer.button)
    assert offer.button.words == "Play on from here"
    assert not made
    offer.button.click()
    shown.leave()
    assert not made, "leaving cancels as well"


@pytest.mark.expects_log("the match can't be played on from move 4")
def test_trouble_is_told(
    see: Opener, finished: Match[Any], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Match[Any]:
        raise ValueError("no cards")

    monkeypatch.setattr("cakedesk.app.replay.play_on.play_on", broken)
    shown = see(finished, start_at=4)
    with qtbot.waitSignal(shown.session.trouble) as told:
        shown.session.bar.offer.button.click()
    assert told.args == ["The match can’t be played on from here."]
    assert shown.session.bar.offer.button.isEnabled()
