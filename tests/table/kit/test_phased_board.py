"""The life of a board of no game: who is asked what, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from cakedesk.engine.events import Event, Sight
from cakedesk.engine.observation import Observation
from cakedesk.table.animation import Group
from cakedesk.table.board import BoardStatus, SeatPerson
from cakedesk.table.items import DropZone
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.phased_board import PhasedBoard
from cakedesk.table.kit.places import Place
from cakedesk.table.kit.staged_turn import StagedTurn
from cakedesk.table.loop_turn import AT_ONCE_S
from cakedesk.table.scene import TableScene
from cakedesk.table.slicer import Work
from tests.table.kit.staged_words import WordComposer, look


class Moved(Event):
    """Something that is told before it is seen."""


class Fallen(Event):
    """Something that is told when it is seen."""


class Two(WordComposer):
    """Two actions at once."""

    def actions(self) -> tuple[Any, ...]:
        return ((1,), (2,))


class Turn(StagedTurn[Two]):
    """Shows nothing."""

    def refresh(self) -> None:
        pass

    def showing(self) -> Work:
        """Two steps, each too long for what follows to share its turn."""
        for _ in range(2):
            QTest.qSleep(ceil(AT_ONCE_S * 1000))
            yield


class Steps(PhasedBoard):
    """Writes down what it is asked."""

    tells_late = frozenset({Fallen})

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, [SeatPerson("Ada")])
        self.done: list[str] = []
        self.handlers = {Moved: self._move, Fallen: self._fall}
        self.action_chosen.connect(lambda action: self.done.append(f"chosen {action[0]}"))
        self.happened.connect(lambda sights: self.done.append(f"happened {len(sights)}"))
        self.status_changed.connect(lambda status: self.done.append(status.text))
        self.settled.connect(lambda: self.done.append("settled"))

    def drawing(self, eyes: Observation[Any]) -> Work:
        self.done.append("draw")
        yield

    def make_turn(self, eyes: Observation[Any]) -> Turn | None:
        self.done.append("turn")
        return Turn(self.scene, Two(eyes)) if eyes.seat == 0 else None

    def sentences(self, sights: Sequence[Sight[Any]]) -> list[tuple[int, str]]:
        return [(0, f"{len(sights)} moved")]

    def status(self, eyes: Observation[Any]) -> BoardStatus:
        return BoardStatus(0, 1, "status")

    def lay_out(self) -> None:
        self.done.append("lay out")

    def arrive(self, sights: Sequence[Sight[Any]]) -> Script:
        self.done.append("arrive")
        yield None

    def show_other(self, sights: Sequence[Sight[Any]]) -> Script:
        self.done.append("other")
        yield from ()

    def rest(self) -> None:
        self.done.append("rest")

    def give_up(self) -> None:
        self.done.append("give up")

    def stopped(self) -> None:
        self.done.append("stopped")

    def played(self) -> None:
        self.done.append("played")

    def _move(self, sights: Sequence[Sight[Any]]) -> Script:
        self.done.append("move")
        yield Group(name="move")

    def _fall(self, sights: Sequence[Sight[Any]]) -> Script:
        yield Group(name="fall")
        self.tell(sights)

    def finish(self) -> None:
        """Skips all, until nothing is left to do."""
        for _ in range(6):  # every second turn may be full
            self.queue.skip_all()
            QCoreApplication.processEvents()

    def take(self) -> list[str]:
        """What was done since it was asked last."""
        done, self.done = self.done, []
        return done


@pytest.fixture
def steps(scene: TableScene) -> Steps:
    board = Steps(scene)
    scene.set_board(board)
    board.take()
    return board


def sight(event: Event) -> Sight[Any]:
    return Sight(event, look())


def test_what_happened_is_told_and_shown_and_then_it_settles(steps: Steps) -> None:
    steps.play([sight(Moved()), sight(Fallen()), sight(Event())])
    assert steps.take() == [], "never before it returns"
    steps.finish()
    assert steps.take() == [
        *("arrive", "happened 1", "move"),
        *("arrive", "happened 1"),
        *("arrive", "happened 1", "other"),
        *("played", "settled"),
    ]
    assert list(steps.scene.announced) == ["1 moved"] * 3
    steps.play([])
    steps.finish()
    assert steps.take() == ["played", "settled"]


def test_what_settles_has_a_turn_of_its_own(steps: Steps) -> None:
    steps.play([sight(Moved())])
    for part in (["arrive"], ["happened 1", "move"]):
        steps.queue.finish_current()
        assert steps.take() == part
    steps.queue.skip_all()
    assert steps.take() == []
    assert steps.goes_on and not steps.queue.busy, "whoever waits for the table waits for this, too"
    steps.finish()
    assert steps.take() == ["played", "settled"]
    assert not steps.goes_on


def test_a_look_gives_up_what_was_played_and_staged(steps: Steps) -> None:
    steps.let_act(look(0))
    steps.play([sight(Moved())])
    steps.queue.finish_current()
    steps.take()
    steps.show_look(look(0))
    assert steps.take() == ["stopped", "draw", "status"]
    steps.finish()
    assert steps.take() == [], "it never settles"
    steps.let_act(look(0))
    steps.show_look(look(0))
    assert steps.staged.turn is None


def test_a_turn_of_several_actions_goes_on_by_itself(steps: Steps) -> None:
    steps.let_act(look(0))
    assert steps.take() == ["turn", "status"] and steps.staged.turn is not None
    steps.staged.confirm()
    assert steps.take() == ["rest", "chosen 1"] and steps.staged.turn is None
    steps.let_act(look(0))
    assert steps.take() == ["chosen 2"], "it is asked for nothing else"
    steps.let_act(look(0))
    assert steps.take() == ["turn", "status"]
    steps.staged.confirm()
    steps.show_look(look(0))
    steps.take()
    steps.let_act(look(0))
    assert steps.take() == ["turn", "status"], "the rest of a turn that was given up is not due any more"


def test_nobody_acts_any_more(steps: Steps) -> None:
    steps.let_act(None)
    assert steps.take() == [], "nobody did"
    steps.let_act(look(0))
    steps.take()
    steps.let_act(None)
    assert steps.take() == ["give up"] and steps.staged.turn is None
    steps.let_act(look(None))
    assert steps.take() == ["turn", "status"] and steps.staged.turn is None
    steps.let_act(look(0))
    steps.take()
    steps.play([])
    assert steps.take() == ["rest"] and steps.staged.turn is None


def test_any_change_clears_the_lights(steps: Steps) -> None:
    zone = DropZone(steps.scene, "zone", "Zone")
    zone.resize(40, 40)
    for change in (
        lambda: steps.show_look(look()),
        lambda: steps.let_act(None),
        lambda: steps.let_act(look()),
        steps.relayout,
        lambda: steps.play([]),
    ):
        steps.lights.put(Place(zone.rect_px()))
        change()
        assert steps.lights.lit == []
    steps.finish()


def test_it_leaves_in_the_middle(steps: Steps) -> None:
    steps.play([sight(Moved())])
    steps.queue.finish_current()
    steps.take()
    steps.scene.set_board(None)
    steps.close()
    steps.finish()
    assert "settled" not in steps.take()


def test_a_turn_is_shown_in_turns_of_the_event_loop(steps: Steps) -> None:
    began: list[None] = []
    steps.staged.began.connect(lambda: began.append(None))
    steps.let_act_soon(look())
    assert steps.take() == [] and steps.queue.busy, "not in this turn of the event loop"
    turns = 0
    while not began:
        QCoreApplication.processEvents()
        turns += 1
    assert turns > 2 and steps.take() == ["turn", "status"]
    steps.finish()
    steps.let_act_soon(look())
    steps.let_act(None)
    assert len(began) == 2 and steps.staged.turn is None, "whoever needs it before has all of it at once"


def test_a_turn_that_ends_while_it_is_being_shown_never_begins(steps: Steps) -> None:
    began: list[None] = []
    steps.staged.began.connect(lambda: began.append(None))
    steps.let_act_soon(look())
    while steps.staged.turn is None:
        QCoreApplication.processEvents()
    assert not began, "half of it is shown"
    steps.play([sight(Moved())])
    steps.finish()
    assert not began and steps.staged.turn is None
    assert steps.take()[-1] == "settled", "what happened is shown all the same"


def test_what_happens_while_something_is_shown_comes_afterwards_and_is_not_skipped(steps: Steps) -> None:
    steps.show_soon(look())
    steps.play([sight(Moved())])
    steps.light(())
    assert steps.take() == ["stopped", "draw", "status"], "what is shown is needed, what follows is not"
    steps.finish()
    assert steps.take() == ["arrive", "happened 1", "move", "played", "settled"]


def test_of_looks_that_come_while_one_is_drawn_the_last_follows_it(steps: Steps) -> None:
    for _ in range(3):
        steps.show_soon(look())
    steps.play([sight(Moved())])
    steps.show_soon(look())
    steps.finish()
    assert steps.take() == ["stopped", "draw", "status"], "none of them has begun: the last alone"
