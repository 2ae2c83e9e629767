from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.match import thinker
from cakedesk.app.match.model import MatchModel
from cakedesk.app.match.think_process import ThinkProcess
from cakedesk.app.match.thinker import Thinker, only_action
from cakedesk.engine.actions import OVER
from cakedesk.engine.observation import Observation
from cakedesk.players.process import Job, choose_now
from tests.app.played_matches import new_match, play_some, random_action
from tests.app.thoughts import LONG_THOUGHT_S, Endless, to_move

ROOT = Path(__file__).parents[2]


@pytest.fixture
def mind(qapp: object) -> Iterator[Thinker]:
    mind = Thinker()
    yield mind
    mind.close()


class Told:
    """Notes what a thinker says."""

    def __init__(self, mind: Thinker) -> None:
        self.chosen: list[tuple[int, Any]] = []
        self.troubles: list[str] = []
        mind.chosen.connect(lambda position, action: self.chosen.append((position, action)))
        mind.trouble.connect(self.troubles.append)


def forced() -> Observation[Any]:
    """A seat that has just one legal action, from the middle of a match."""
    match, rng = new_match(), Random(1)
    while match.turn() != OVER:
        observation = match.observe(match.turn())
        if len(observation.legal_actions()) == 1:
            return observation
        match.play(random_action(match, rng))
    raise AssertionError("no forced move in this match")


def worker_pid(mind: Thinker) -> int:
    assert mind._process is not None
    return mind._process.pid


# ------------------------------------------------------------------------------------------ answers


def test_an_answer_comes_with_its_position(mind: Thinker, qtbot: QtBot) -> None:
    told = Told(mind)
    observation = to_move()
    mind.think(17, "top-cake", observation, "random", 3)
    assert mind._order
    assert told.chosen == []
    qtbot.waitUntil(lambda: bool(told.chosen))
    assert told.chosen == [(17, choose_now(Job(1, "top-cake", "random", 3, observation)))]
    assert not mind._order
    assert told.troubles == []


def test_the_same_seed_gives_the_same_choice(mind: Thinker, qtbot: QtBot) -> None:
    told = Told(mind)
    for position, seed in enumerate((5, 5, 6)):
        mind.think(position, "top-cake", to_move(), "random", seed)
        qtbot.waitUntil(lambda: not mind._order)
    actions = [action for _, action in told.chosen]
    assert actions[0] == actions[1] != actions[2]


def test_a_whole_match_in_one_process(mind: Thinker, qtbot: QtBot) -> None:
    model = MatchModel(new_match())
    mind.warm_up()
    pid = worker_pid(mind)

    def think(seat: int) -> None:
        mind.think(model.position, "top-cake", model.observe(seat), "random", model.position)

    def act(position: int, action: tuple[int, ...]) -> None:
        assert position == model.position
        model.play(action)
        if not model.is_over:
            think(model.turn())

    mind.chosen.connect(act)
    think(model.turn())
    qtbot.waitUntil(lambda: model.is_over)
    assert worker_pid(mind) == pid


def test_a_forced_move_needs_no_process(mind: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "ThinkProcess", None)
    told = Told(mind)
    observation = forced()
    mind.think(3, "top-cake", observation, "random", 1)
    assert told.chosen == []  # never within think
    qtbot.waitUntil(lambda: bool(told.chosen))
    assert told.chosen == [(3, observation.legal_actions()[0])]


def test_only_action() -> None:
    observation = forced()
    assert only_action(observation) == observation.legal_actions()[0]
    assert only_action(to_move()) is None


# ------------------------------------------------------------------------------------------ outdated


def test_an_outdated_answer_never_comes(mind: Thinker, qtbot: QtBot) -> None:
    told = Told(mind)
    for position in range(5):
        mind.think(position, "top-cake", to_move(), "random", position)
    qtbot.waitUntil(lambda: bool(told.chosen))
    qtbot.wait(100)
    assert [position for position, _ in told.chosen] == [4]


def test_a_cancelled_job_is_not_answered(mind: Thinker, qtbot: QtBot) -> None:
    told = Told(mind)
    mind.think(1, "top-cake", to_move(), "random", 1)
    mind.cancel()
    mind.think(2, "top-cake", forced(), "random", 1)
    mind.cancel()
    assert not mind._order
    qtbot.wait(300)
    assert told.chosen == []


def test_a_long_outdated_thought_is_cut_short(mind: Thinker, qtbot: QtBot) -> None:
    told = Told(mind)
    mind.warm_up()
    busy = worker_pid(mind)
    endless: Any = Endless()
    mind.think(1, "top-cake", endless, "random", 1)
    mind.think(2, "top-cake", to_move(), "random", 2)
    qtbot.waitUntil(lambda: bool(told.chosen))
    assert [position for position, _ in told.chosen] == [2]
    assert worker_pid(mind) != busy
    qtbot.waitUntil(lambda: not is_running(busy))
    assert told.troubles == []


def test_a_cancelled_long_thought_leaves_a_fresh_process(mind: Thinker, qtbot: QtBot) -> None:
    mind.warm_up()
    busy = worker_pid(mind)
    endless: Any = Endless()
    mind.think(1, "top-cake", endless, "random", 1)
    mind.cancel()
    qtbot.waitUntil(lambda: worker_pid(mind) != busy)
    qtbot.waitUntil(lambda: not is_running(busy))


# ------------------------------------------------------------------------------------------ failures


def test_a_killed_process_is_started_again(mind: Thinker, qtbot: QtBot) -> None:
    told = Told(mind)
    mind.warm_up()
    first = worker_pid(mind)
    os.kill(first, signal.SIGSTOP)
    mind.think(1, "top-cake", to_move(), "random", 1)
    qtbot.wait(50)
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: bool(told.chosen))
    assert [position for position, _ in told.chosen] == [1]
    assert told.troubles == []
    assert worker_pid(mind) != first


def test_a_process_that_died_between_two_jobs_costs_nothing(mind: Thinker, qtbot: QtBot) -> None:
    told = Told(mind)
    mind.warm_up()
    os.kill(worker_pid(mind), signal.SIGKILL)
    qtbot.waitUntil(lambda: mind._process is None)
    mind.think(1, "top-cake", to_move(), "random", 1)
    qtbot.waitUntil(lambda: bool(told.chosen))
    assert told.troubles == []


def expect_simpler_move(mind: Thinker, qtbot: QtBot, told: Told) -> None:
    observation = to_move()
    mind.think(9, "top-cake", observation, "easy", 1)
    qtbot.waitUntil(lambda: bool(told.chosen))
    ((position, action),) = told.chosen
    assert position == 9
    assert observation.why_not(action) is None
    assert len(told.troubles) == 1
    assert "simpler" in told.troubles[0]
    assert not mind._order


def test_without_any_process_a_simpler_player_moves(
    mind: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: list[int] = []

    def refuse(*_: object) -> ThinkProcess:
        starts.append(1)
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(thinker, "ThinkProcess", refuse)
    expect_simpler_move(mind, qtbot, Told(mind))
    assert len(starts) == 2


def test_a_process_that_can_not_be_started_leaves_nothing_open(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(process: object) -> None:
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    before = open_files()
    with pytest.raises(OSError, match="memory"):
        ThinkProcess()
    assert open_files() <= before


def test_a_process_that_dies_again_and_again_is_given_up(
    mind: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mind, "_work", os.abort)  # takes no argument: the process fails at once
    expect_simpler_move(mind, qtbot, Told(mind))


def test_a_process_that_hangs_is_given_up(mind: Thinker, qtbot: QtBot) -> None:
    mind._patience.setInterval(200)
    mind.warm_up()
    hanging = worker_pid(mind)
    os.kill(hanging, signal.SIGSTOP)
    expect_simpler_move(mind, qtbot, Told(mind))
    qtbot.waitUntil(lambda: not is_running(hanging))


@pytest.mark.expects_log("the player nobody failed")
def test_a_player_that_fails_is_replaced(mind: Thinker, qtbot: QtBot) -> None:
    told = Told(mind)
    observation = to_move()
    mind.think(9, "top-cake", observation, "nobody", 1)
    qtbot.waitUntil(lambda: bool(told.chosen))
    assert observation.why_not(told.chosen[0][1]) is None
    assert len(told.troubles) == 1


@pytest.mark.expects_log("the player medium failed")
def test_where_every_player_fails_any_legal_move_is_made(
    mind: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(job: Job) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(thinker, "choose_now", fail)
    monkeypatch.setattr(mind, "_start_process", lambda: False)
    expect_simpler_move(mind, qtbot, Told(mind))


# ------------------------------------------------------------------------------------------ the process


def test_the_process_is_small_and_knows_no_qt(mind: Thinker, qtbot: QtBot) -> None:
    told = Told(mind)
    mind.think(1, "top-cake", to_move(), "easy", 1)
    qtbot.waitUntil(lambda: bool(told.chosen))
    proc = Path("/proc", str(worker_pid(mind)))
    maps = (proc / "maps").read_text()
    assert "libpython" in maps or "python" in maps
    assert "Qt6" not in maps
    assert "PySide6" not in maps
    status = (proc / "status").read_text()
    resident_kib = int(status.split("VmRSS:")[1].split()[0])
    assert resident_kib < 120 * 1024


def test_its_module_imports_no_qt() -> None:
    code = "import cakedesk.players.process, sys; print([m for m in sys.modules if 'PySide6' in m])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_close_ends_the_process(qapp: object) -> None:
    mind = Thinker()
    mind.warm_up()
    pid = worker_pid(mind)
    mind.close()
    mind.close()
    assert not is_running(pid)


def test_close_ends_a_busy_process_at_once(qapp: object) -> None:
    mind = Thinker()
    endless: Any = Endless()
    mind.think(1, "top-cake", endless, "random", 1)
    pid = worker_pid(mind)
    began = time.monotonic()
    mind.close()
    assert time.monotonic() - began < LONG_THOUGHT_S / 2
    assert not is_running(pid)


PARENT = """
import sys

def main():
    global endless
    from PySide6.QtCore import QCoreApplication
    from cakedesk.app.match.thinker import Thinker
    from tests.app.thoughts import Endless, to_move
    endless = Endless()
    app = QCoreApplication([])
    mind = Thinker()
    mind.warm_up()
    mind.chosen.connect(lambda *_: (busy(mind), print(mind._process.pid, flush=True)))
    mind.think(1, "top-cake", to_move(), "random", 1)
    app.exec()

def busy(mind):
    if sys.argv[1] == "busy":
        mind.think(2, "top-cake", endless, "random", 1)

if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize("state", ["idle", "busy"])
def test_the_process_ends_with_its_killed_parent(tmp_path: Path, state: str) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT)
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(program), state]
    with subprocess.Popen(command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert is_running(pid)
        time.sleep(0.2 if state == "busy" else 0)
        parent.kill()
    give_up = time.monotonic() + LONG_THOUGHT_S / 2
    while is_running(pid) and time.monotonic() < give_up:
        time.sleep(0.02)
    assert not is_running(pid)


def open_files() -> set[str]:
    """What this process has open now; that of earlier tests may be closed at any time."""
    found = set()
    for path in Path("/proc/self/fd").iterdir():
        with suppress(FileNotFoundError):  # the list itself was open
            found.add(f"{path.name} {path.readlink()}")
    return found


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_observations_are_small_on_their_way() -> None:
    import pickle

    match = play_some(new_match(seats=4), 30)
    assert match.turn() != OVER
    job = Job(1, "top-cake", "easy", 1, match.observe(match.turn()))
    content = pickle.dumps(job)
    assert len(content) < 16_384  # such a message goes through the pipe in one piece
    assert pickle.loads(content) == job
