"""Killing the program at any moment costs at most the action in flight."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cakedesk.app.files.paths import app_paths
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.saves.store import SaveStore
from cakedesk.engine.match import Match
from cakedesk.engine.record import MatchRecord
from cakedesk.engine.registry import game_ids
from tests.app.played_matches import new_match, play_to_the_end
from tests.app.save_folder import close

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("restless_program.py")
TABLE = Path(__file__).with_name("restless_table.py")

KILLS_AT_TABLE = int(os.environ.get("KILLS_AT_TABLE", "3"))
"""More are quickly said: KILLS_AT_TABLE=60 takes some minutes."""
KEY = "20261126-101201-top-cake-3fa9.json"
LONGEST_S = 30.0
"""After so long some actions are on the disk on any machine."""


@pytest.fixture
def store(qapp: object, data_dir: Path) -> Iterator[SaveStore]:
    store = SaveStore(app_paths(data_dir), SaveWriter())
    yield store
    store.writer.close()


def run_and_kill(program: Path, after_s: float, *arguments: str, lines: int = 0) -> dict[str, int]:
    """Run a program and kill it some time after it is ready, and has said some lines about actions.

    Returns:
        For each match the number of actions that the program said last.
    """
    command = [sys.executable, str(program), *arguments]
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        said = [process.stdout.readline() for _ in range(lines)]
        # The pipe must be read all the time, or the program would stand still when it is full.
        reader = threading.Thread(target=lambda: said.extend(process.stdout or ()))
        reader.start()
        time.sleep(after_s)
        os.kill(process.pid, signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
        reader.join()
    told = (line.split() for line in said if line.endswith("\n"))
    return {key: int(actions) for key, actions in told}


def actions_on_disk(store: SaveStore) -> dict[str, int]:
    """All matches that can be read, running and finished, with their number of actions."""
    listing = store.listing()
    assert store.writer.flush()  # a finished match that was killed before it was moved is moved by the writer
    assert listing.troubles == ()
    found = {}
    for info in listing.saves:
        assert info.problem == ""
        assert not info.open_elsewhere
        resumed = store.resume(info.key)
        assert resumed.trouble == ""
        found[info.key] = len(resumed.match.steps)
        close(resumed.save)
    for path in store.paths.history.iterdir():
        match = Match.from_record(MatchRecord.from_json(path.read_text(encoding="utf-8")))
        found[path.name] = len(match.steps)
    return found


def test_a_finished_match_that_was_not_moved_any_more_is_found(store: SaveStore) -> None:
    match = new_match(1)
    play_to_the_end(match, 1)
    store.paths.saves.mkdir(parents=True, exist_ok=True)
    store.paths.history.mkdir(parents=True, exist_ok=True)
    (store.paths.saves / KEY).write_text(match.record().to_json(), encoding="utf-8")
    assert actions_on_disk(store) == {KEY: len(match.steps)}


@pytest.mark.parametrize(("pace", "kills"), [("flush", 7), ("rush", 3)])
def test_killed_at_random_moments(store: SaveStore, pace: str, kills: int) -> None:
    rng = Random(pace)
    known: dict[str, int] = {}
    told_in_all = 0
    delays_s = [rng.uniform(0.0, 0.35) for _ in range(kills)]
    for after_s in delays_s:
        told = run_and_kill(PROGRAM, after_s, str(store.paths.data), pace)
        told_in_all += len(told)
        found = actions_on_disk(store)
        for key, actions in (known | told).items():
            assert found[key] >= actions
        for key, actions in told.items():
            # One more may have reached the disk before the program could say so.
            assert found[key] <= actions + 1
        known = found
        has_too_little = not known or (pace == "flush" and told_in_all < 2)
        if after_s == delays_s[-1] and has_too_little and after_s < LONGEST_S:
            # A busy machine has written nothing yet: give it longer, or nothing would be tested.
            delays_s.append(2 * after_s + 0.1)
    assert known
    assert (told_in_all > 1) is (pace == "flush")
    assert not (store.paths.saves / "damaged").exists()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_table_at_pace_off_loses_at_most_the_action_in_flight(store: SaveStore, game_id: str) -> None:
    rng = Random(f"table of {game_id}")
    lost = []
    for _ in range(KILLS_AT_TABLE):
        told = run_and_kill(TABLE, rng.uniform(0.0, 0.8), str(store.paths.data), game_id, lines=1)
        found = actions_on_disk(store)
        lost += [actions - found.get(key, 0) for key, actions in told.items()]
    assert max(lost) <= 1
    assert not (store.paths.saves / "damaged").exists()
