"""`cakedesk arena`: the same table whoever computes it, also after Ctrl+C; wrong arguments a sentence."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cakedesk.commands.progress import Progress
from cakedesk.players import arena
from tests.cli.conftest import Done
from tests.leftovers import blocks_signal, child_pids, is_zombie

Run = Callable[..., Done]
WORDS = ("arena", "piece-o-cake", "medium", "easy", "random", "--games", 4, "--seed", 1)


def without_times(done: Done) -> list[list[str]]:
    """The table's cells but for the two last, and what stands above it."""
    assert (done.code, done.err) == (0, "")
    first, heading, *rows = done.out.splitlines()
    cells = [[cell for cell in row.split("  ") if cell] for row in rows]
    assert all(len(row) == 7 for row in cells)
    return [[first, heading.split("ms")[0].rstrip()], *(row[:5] for row in cells)]


@pytest.fixture(scope="module")
def _lasting_thread() -> None:
    """Begins the one thread that Dask leaves in a process, as its own `distributed.utils_test` does."""
    from distributed.utils import _offload_executor

    _offload_executor.submit(int).result()


@pytest.mark.usefixtures("_lasting_thread")
def test_one_process_many_and_a_cluster_make_the_same_table(cakedesk: Run, tmp_path: Path) -> None:
    files = [tmp_path / "1.jsonl", tmp_path / "2.jsonl", tmp_path / "3.jsonl"]
    one = without_times(cakedesk(*WORDS, "--jobs", 1, "--records", files[0]))
    assert one[0][0] == "Piece o’ Cake, 2 seats, seed 1"
    assert [row[:2] for row in one[1:]] == [
        ["medium : easy", "4"], ["medium : random", "4"], ["easy : random", "4"],
    ]  # fmt: skip
    assert without_times(cakedesk(*WORDS, "--jobs", 2, "--records", files[1])) == one
    with local_cluster() as address:
        assert without_times(cakedesk(*WORDS, "--scheduler", address, "--records", files[2])) == one
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()
    verified = cakedesk("verify", files[0])
    assert verified.code == 0
    assert len(verified.out.splitlines()) == 12


@contextmanager
def local_cluster() -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


def test_one_more_level_changes_no_line(cakedesk: Run) -> None:
    two = without_times(
        cakedesk("arena", "piece-o-cake", "medium", "random", "--games", 4, "--seed", 1, "--jobs", 1)
    )
    assert two[1] == without_times(cakedesk(*WORDS, "--jobs", 1))[2]


def test_more_seats(cakedesk: Run) -> None:
    (_, row) = without_times(
        cakedesk("arena", "piece-o-cake", "medium", "random", "--games", 4, "--seed", 1, "--seats", 4)
    )
    assert row[:2] == ["medium among 3 random", "4"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_prints_what_is_there(
    cakedesk: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    """With two processes also: what runs in them is ended, which the leftovers of this test would show."""
    left = iter(range(5))

    def step(_: Progress) -> None:
        if next(left) == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "step", step)
    out = tmp_path / "games.jsonl"
    done = cakedesk(*WORDS[:-4], "--games", 4000, "--seed", 1, "--jobs", jobs, "--records", out)
    assert done.code == 1
    first, _, *rows = done.out.splitlines()
    assert first == "Piece o’ Cake, 2 seats, seed 1, interrupted"
    assert sum(int(row.split()[3]) for row in rows) == 5
    assert len(out.read_text(encoding="utf-8").splitlines()) == 5
    assert cakedesk("verify", out).code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")
@pytest.mark.parametrize(
    ("seen", "pressed"),
    [(rb"\] 0 of", 1), (rb"\] [1-9]", 1), (rb"\] [1-9]", 3)],
    ids=["while processes start", "while they play", "again and again"],
)
def test_ctrl_c_in_a_terminal_prints_the_table_and_nothing_else(seen: bytes, pressed: int) -> None:
    """A terminal sends it to all processes; those that only begin would complain about it."""
    # Tests that run in a shell's background ignore Ctrl+C, and so would all that they start.
    spawn = (
        "import os, pty, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
        "sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
    )
    arena_command = [sys.executable, "-m", "cakedesk", *map(str, WORDS[:-3]), "9999", "--seed", "1"]
    command = [sys.executable, "-c", spawn, *arena_command, "--jobs", "3"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        bars = b""
        while not re.search(seen, bars):
            more = os.read(program.stdout.fileno(), 4096)
            assert more, bars
            bars += more
        program.stdin.write(b"\x03" * pressed)
        program.stdin.flush()
        after = program.stdout.read().replace(b"^C", b"").rpartition(b"\x1b[K")[2].decode()
    assert program.returncode == 1
    first, heading, *rows = after.splitlines()
    assert first == "Piece o’ Cake, 2 seats, seed 1, interrupted"
    assert heading.split()[0] == "games"
    assert [row.split("  ")[0] for row in rows] == ["medium : easy", "medium : random", "easy : random"]


@pytest.mark.skipif(sys.platform != "linux", reason="by /proc")
@pytest.mark.parametrize("delay_s", [0.0, 1.0], ids=["while processes start", "later"])
def test_who_is_asked_to_end_prints_the_table_and_nothing_else(delay_s: float) -> None:
    """As `timeout` asks: all processes at once. Semaphores were left over, and complained about."""
    command = [sys.executable, "-m", "cakedesk", *map(str, WORDS[:-3]), "9999", "--seed", "1", "--jobs", "2"]
    with subprocess.Popen(command, stdout=-1, stderr=-1, text=True, start_new_session=True) as program:
        while len(child_pids(program.pid)) < 3:
            assert program.poll() is None
            time.sleep(0.05)
        time.sleep(delay_s)
        os.killpg(program.pid, signal.SIGTERM)
        out, complaint = program.communicate()
    assert (program.returncode, complaint) == (1, "")
    assert out.startswith("Piece o’ Cake, 2 seats, seed 1, interrupted\n")


@pytest.mark.skipif(sys.platform != "linux", reason="by /proc")
def test_who_computes_ends_with_whom_it_is_for() -> None:
    command = [sys.executable, "-m", "cakedesk", *map(str, WORDS[:-3]), "9999", "--seed", "1", "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        while len(children := child_pids(program.pid)) < 3:  # one is Python's own, which tracks resources
            assert program.poll() is None
            time.sleep(0.05)
        stops = (signal.SIGINT, signal.SIGTERM)
        deaf = [pid for pid in children if all(blocks_signal(pid, stop) for stop in stops)]
        program.kill()
    assert len(deaf) >= 2, "what stops a program hits who has not yet got so far as to ignore it"
    give_up = time.monotonic() + 30
    while living := [pid for pid in children if not is_zombie(pid)]:
        assert time.monotonic() < give_up, living
        time.sleep(0.05)


def test_what_goes_wrong_in_a_game_ends_all(cakedesk: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(arena, "play_bout", fail)
    with pytest.raises(ZeroDivisionError):
        cakedesk(*WORDS, "--jobs", 1)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["medium"], "it takes two to compare: name another level"),
        (["medium", "wizard"], "there is no player 'wizard'; there are: random, "),
        (["medium", "easy", "--seats", "9"], "piece-o-cake is for 2 to 5 seats, not 9"),
        (["medium", "easy", "--scheduler", "nowhere"], "there is no scheduler at nowhere: "),
        (["medium", "easy", "--records", "/no/where.jsonl"], f"{Path('/no/where.jsonl')} can't be written: "),
    ],
)
def test_what_can_not_be_played(cakedesk: Run, words: list[str], why: str) -> None:
    done = cakedesk("arena", "piece-o-cake", *words, "--games", 1, "--seed", 1)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"cakedesk arena: error: {why}")


def test_a_cluster_needs_its_extra(cakedesk: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = cakedesk(*WORDS, "--scheduler", "tcp://127.0.0.1:1")
    assert done == Done(
        2, "", "cakedesk arena: error: --scheduler needs Dask: pip install cakedesk[cluster]\n"
    )


class Terminal(io.StringIO):
    """An error output that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("cakedesk.commands.progress.monotonic", iter([0.0, 0.0, 90.0, 90.05, 180.0]).__next__)
    with Progress(6, "games") as progress:
        for _ in range(3):
            progress.step()
    bars = terminal.getvalue().split("\r")[1:]
    assert bars == [
        f"[{'.' * 30}] 0 of 6 games\x1b[K",
        f"[{'#' * 5}{'.' * 25}] 1 of 6 games, 7:30 left\x1b[K",
        f"[{'#' * 15}{'.' * 15}] 3 of 6 games, 3:00 left\x1b[K",
        "\x1b[K",
    ]


def test_what_is_no_terminal_gets_no_bar(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress(1, "games") as progress:
        progress.step()
    assert capsys.readouterr().err == ""
