"""Two programs for the same folders: the first comes forward and opens the record, or is left alone."""

from __future__ import annotations

import ast
import os
import signal
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.match.model import deal_match
from cakedesk.app.start import door as door_module
from cakedesk.app.start.door import ProgramDoor, own_folder
from cakedesk.engine.registry import find_game

LONGEST_S = 30.0
"""Whoever waits that long does not go on at once, however busy the machine is."""

_FIRST = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from cakedesk.app.start.door import ProgramDoor
app = QCoreApplication([])
door = ProgramDoor(Path(sys.argv[1]))
assert door.claim()
door.knocked.connect(lambda file: print("knocked", repr(file), flush=True))
door.listen()
print("there", flush=True)
app.exec()
"""


@pytest.fixture
def first(data_dir: Path) -> Iterator[subprocess.Popen[str]]:
    program = subprocess.Popen(
        [sys.executable, "-c", _FIRST, str(data_dir)], stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "there\n"
    yield program
    program.kill()
    program.wait()
    program.stdout.close()


def test_who_comes_alone_is_first_and_listens(qtbot: QtBot, data_dir: Path) -> None:
    door = ProgramDoor(data_dir)
    assert door.claim()
    assert door.is_alone
    door.listen()
    door.listen()
    door.close()
    door.close()
    again = ProgramDoor(data_dir)
    assert again.claim()
    again.close()
    assert list(data_dir.iterdir()) == []


@pytest.mark.parametrize("file", [None, Path("/some where/ü.json"), Path("/so\nme/\n")])
def test_the_first_is_told_and_answers(
    qtbot: QtBot, data_dir: Path, first: subprocess.Popen[str], file: Path | None
) -> None:
    door = ProgramDoor(data_dir)
    assert not door.claim()
    assert not door.is_alone
    assert door.knock(file)
    assert first.stdout is not None
    assert first.stdout.readline() == f"knocked {str(file or '')!r}\n"
    door.listen()
    door.close()


def test_a_name_that_no_file_can_have_is_told_as_far_as_it_is_heard(
    qtbot: QtBot, data_dir: Path, first: subprocess.Popen[str]
) -> None:
    door, name = ProgramDoor(data_dir), "/" + "ü" * 100_000
    assert not door.claim()
    assert door.knock(Path(name))
    assert first.stdout is not None
    heard = ast.literal_eval(first.stdout.readline().removeprefix("knocked "))
    assert len(heard) > 10_000 and name.startswith(heard.rstrip("\udcc3"))


def test_each_folder_has_a_door_of_its_own(
    qtbot: QtBot, tmp_path: Path, first: subprocess.Popen[str]
) -> None:
    door = ProgramDoor(tmp_path)
    assert door.claim()
    door.close()


def test_a_killed_program_blocks_nobody(qtbot: QtBot, data_dir: Path, first: subprocess.Popen[str]) -> None:
    first.kill()
    first.wait()
    door = ProgramDoor(data_dir)
    assert door.claim()
    door.listen()
    assert door._server is not None
    door.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no processes")
def test_a_program_that_hangs_is_left_alone_in_time(
    qtbot: QtBot, data_dir: Path, first: subprocess.Popen[str]
) -> None:
    os.kill(first.pid, signal.SIGSTOP)
    door = ProgramDoor(data_dir)
    assert not door.claim()
    began = time.monotonic()
    assert not door.knock(None, 0.4)
    assert time.monotonic() - began < LONGEST_S
    assert not door.is_alone
    os.kill(first.pid, signal.SIGCONT)


def test_a_program_that_is_about_to_end_is_followed(qtbot: QtBot, data_dir: Path) -> None:
    leaving, coming = ProgramDoor(data_dir), ProgramDoor(data_dir)
    assert leaving.claim()
    assert not coming.claim()
    leaving.close()
    assert not coming.knock(None), "there is nobody to answer"
    assert coming.is_alone
    coming.close()


def test_where_nothing_can_be_written_everybody_is_alone(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    door = ProgramDoor(tmp_path / "data")
    assert door.claim()
    assert door.is_alone
    door.listen()
    door.close()


@pytest.fixture
def short_path() -> Iterator[Path]:
    """A folder for sockets, whose paths can't be long."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps them apart by session")
def test_the_door_stands_where_nobody_else_can_take_its_name(
    qtbot: QtBot, data_dir: Path, short_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(short_path))
    session, temporary = short_path / "session", short_path / f"cakedesk-{os.getuid()}"
    session.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(session))
    assert own_folder() == session
    session.chmod(0o755)
    assert own_folder() == temporary, "others can look into the other one"
    assert stat.S_IMODE(temporary.stat().st_mode) == 0o700
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    door = ProgramDoor(data_dir)
    assert door.claim()
    door.listen()
    assert [path.name for path in temporary.iterdir()] == [Path(door._name).name]
    door.close()
    temporary.chmod(0o777)
    assert own_folder() is None, "another user has made it"
    temporary.rmdir()
    temporary.symlink_to(session)
    assert own_folder() is None
    monkeypatch.setattr(os, "getuid", lambda: session.stat().st_uid + 1)
    session.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(session))
    assert own_folder() is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps them apart by session")
def test_where_no_place_is_safe_there_is_no_door_and_nobody_waits(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_module, "own_folder", lambda: None)
    first, second = ProgramDoor(data_dir), ProgramDoor(data_dir)
    assert first.claim()
    first.listen()
    assert first._server is None
    assert not second.claim()
    began = time.monotonic()
    assert not second.knock(None, 2 * LONGEST_S)
    assert time.monotonic() - began < LONGEST_S
    assert not second.is_alone
    first.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps them apart by session")
def test_another_user_in_a_shared_folder_is_not_waited_for(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = ProgramDoor(data_dir), ProgramDoor(data_dir)
    assert first.claim()
    assert not second.claim()
    assert second._name
    monkeypatch.setattr(os, "getuid", lambda: data_dir.stat().st_uid + 1)
    began = time.monotonic()
    assert not second.knock(None, 2 * LONGEST_S)
    assert time.monotonic() - began < LONGEST_S
    first.close()


def test_a_stranger_who_talks_too_much_is_not_heard(qtbot: QtBot, data_dir: Path) -> None:
    from PySide6.QtNetwork import QLocalSocket

    door = ProgramDoor(data_dir)
    door.claim()
    door.listen()
    heard: list[str] = []
    door.knocked.connect(heard.append)
    socket = QLocalSocket()
    socket.connectToServer(door._name)
    assert socket.waitForConnected(30_000)
    socket.write(b"x" * 100_000)
    qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert heard == []
    door.close()


def test_a_second_program_ends_and_the_first_opens_the_record(data_dir: Path) -> None:
    """The whole program, twice."""
    running = deal_match(find_game("top-cake"), ["Ada", "Ben"], ["human"] * 2, rng=Random(1))
    one = data_dir / "one.json"
    one.write_text(running.record().to_json(), encoding="utf-8")
    command = [sys.executable, "-m", "cakedesk", "--data-dir", str(data_dir / "kept")]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    first = subprocess.Popen(command, env=environment)
    try:
        lock = data_dir / "kept" / ".window.lock"
        _wait_until(lock.exists)
        second = subprocess.run(
            [*command, str(one)], env=environment, timeout=120, capture_output=True, text=True, check=False
        )
        assert (second.returncode, second.stderr) == (0, "")
        saves = data_dir / "kept" / "saves"
        _wait_until(lambda: any(path.suffix == ".json" for path in saves.iterdir()))
        first.terminate()
        assert first.wait(60) == 0
        assert not lock.exists()
    finally:
        first.kill()
        first.wait()


def _wait_until(what: object, timeout_s: float = LONGEST_S) -> None:
    assert callable(what)
    give_up = time.monotonic() + timeout_s
    while not what():
        assert time.monotonic() < give_up
        time.sleep(0.02)
