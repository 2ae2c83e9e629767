"""What happened is shown by scripts, in steps that never share a turn of the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Signal

from cakedesk.engine.events import Event, Sight
from cakedesk.table.animation import AnimationQueue, Group
from cakedesk.table.kit import event_player
from cakedesk.table.kit.event_player import EventPlayer, Script, in_turns
from cakedesk.table.loop_turn import AT_ONCE_S
from cakedesk.table.motion import Motion
from cakedesk.table.slicer import calls
from tests.table.kit.staged_words import look


class Walk(QObject):
    """Something that people dismiss."""

    done = Signal()


class Stage:
    """A player, what it has done, and a script that moves, waits for a walk, and ends."""

    def __init__(self) -> None:
        self.queue, self.walk = AnimationQueue(Motion()), Walk()
        self.player = EventPlayer(self.queue, self.script)
        self.done: list[str] = []
        self.player.ended.connect(partial(self.done.append, "ended"))

    def rest(self) -> None:
        """Skips all that can be skipped, until nothing is left to do."""
        for _ in range(6):  # every second turn may be full
            self.queue.skip_all()
            QCoreApplication.processEvents()

    def script(self, sights: Sequence[Sight[Any]]) -> Script:
        try:
            self.done.append(f"begin {len(sights)}")
            yield Group(on_end=partial(self.done.append, "moved"), name="move")
            self.done.append("after")
            yield None
            self.done.append("walk")
            yield self.walk.done
            self.done.append("end")
        finally:
            self.done.append("put away")


@pytest.fixture
def stage(qapp: object) -> Stage:
    return Stage()


def sights(count: int) -> list[Sight[Any]]:
    return [Sight(Event(), look())] * count


def long_piece(done: list[str], name: str) -> None:
    until = perf_counter() + 1.5 * AT_ONCE_S
    while perf_counter() < until:
        pass
    done.append(name)


def test_each_step_comes_when_the_one_before_is_over(stage: Stage) -> None:
    stage.player.play(sights(2))
    assert stage.done == [] and stage.player.is_playing, "never before it returns"
    stage.queue.finish_current()
    assert stage.done == ["begin 2"]
    stage.queue.finish_current()
    assert stage.done[1:] == ["moved"], "what comes next has a turn of its own"
    stage.queue.finish_current()
    assert stage.done[2:] == ["after"]
    stage.queue.skip_all()
    assert stage.done[3:] == ["walk"], "it waits, however much one skips"
    stage.walk.done.emit()
    assert stage.done[4:] == []
    stage.queue.finish_current()
    assert stage.done[4:] == ["end", "put away"]
    stage.queue.skip_all()
    assert stage.done[6:] == [], "who skips all is not led on to what follows"
    stage.rest()
    assert stage.done[6:] == ["ended"] and not stage.player.is_playing


def test_what_comes_meanwhile_is_shown_afterwards(stage: Stage) -> None:
    stage.player.play(sights(1))
    stage.queue.finish_current()
    stage.player.play(sights(3))
    stage.queue.skip_all()
    stage.walk.done.emit()
    stage.rest()
    assert "ended" not in stage.done and "begin 3" in stage.done
    stage.walk.done.emit()
    stage.queue.skip_all()
    stage.player.play(sights(4))
    stage.rest()
    assert "ended" not in stage.done and "begin 4" in stage.done
    stage.walk.done.emit()
    stage.rest()
    assert stage.done[-1] == "ended" and stage.done.count("ended") == 1


def test_nothing_ends_too(stage: Stage) -> None:
    stage.player.play([])
    assert stage.done == []
    stage.rest()
    assert stage.done == ["ended"]


@pytest.mark.parametrize("steps", [1, 2, 4])
def test_what_is_stopped_puts_away_what_it_had_and_never_goes_on(stage: Stage, steps: int) -> None:
    stage.player.play(sights(1))
    for _ in range(steps):
        stage.queue.finish_current()
    stage.player.stop()
    stage.queue.skip_all()
    before = list(stage.done)
    assert before[-1] == "put away" and not stage.player.is_playing
    stage.walk.done.emit()
    stage.rest()
    assert [what for what in stage.done[len(before) :] if what != "moved"] == []
    stage.player.play([])
    stage.rest()
    assert stage.done[-1] == "ended"


def test_a_step_may_stop_its_own_player(stage: Stage) -> None:
    done: list[str] = []

    def script(given: Sequence[Sight[Any]]) -> Script:
        del given
        try:
            stage.player.stop()
            yield None
            done.append("went on")
        finally:
            done.append("put away")

    stage.player._make_script = script
    stage.player.play(sights(1))
    stage.rest()
    assert done == ["put away"] and stage.done == []


def test_long_pieces_come_in_turns_of_their_own(qapp: object) -> None:
    done: list[str] = []
    script = in_turns(calls(*(partial(long_piece, done, name) for name in "abc")))
    assert next(script) is None and done == ["a"]
    assert next(script) is None and done == ["a", "b"]
    assert next(script) is None and done == ["a", "b", "c"]
    with pytest.raises(StopIteration):
        next(script)


def test_what_follows_pieces_has_a_turn_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_player, "is_turn_full", lambda: False)  # not by the clock of a busy machine
    done: list[str] = []
    assert list(in_turns(calls(partial(done.append, "a"), partial(done.append, "b")))) == [None]
    assert done == ["a", "b"]
    assert list(in_turns(calls())) == [], "nothing is waited for"
