"""A crash that Python can't catch: written down in a report, which the next start names once."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cakedesk.app.start.crash_report import FILE_NAME, RUNNING

_PROGRAM = """
import faulthandler
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from cakedesk.app.start import application
from cakedesk.app.window.main_window import MainWindow

def crash_here(_):
    faulthandler._sigsegv()

def end(services, window):
    then = {"crash": crash_here, "close": lambda _: window.close()}[sys.argv[2]]
    QTimer.singleShot(0, lambda: services.saves.reader.ask(window, str, then, print))

application.settle = end
MainWindow.tell = lambda window, sentence: print(sentence, flush=True)
sys.exit(application.run_window(Path(sys.argv[1])))
"""


def _run(data: Path, end: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(data), end],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals that end a program")
def test_a_crash_is_written_down_and_told_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert _run(data, "crash").returncode == -signal.SIGSEGV
    told = _run(data, "close")
    report = data / FILE_NAME
    assert told.returncode == 0, told.stderr
    assert told.stdout == (
        f"CakeDesk crashed last time; the match is saved up to its last action. Details: {report}\n"
    )
    assert "in crash_here" in report.read_text("utf-8")
    again = _run(data, "close")
    assert (again.returncode, again.stdout) == (0, "")
    assert report.exists()
    assert not (data / RUNNING).exists()


def test_a_program_that_was_killed_has_not_crashed(tmp_path: Path) -> None:
    (tmp_path / RUNNING).touch()
    assert _told(tmp_path) == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", [RUNNING, FILE_NAME])
def test_where_nothing_can_be_written_the_game_is_played_as_well(tmp_path: Path, name: str) -> None:
    assert _told(tmp_path / "gone") == ""
    (tmp_path / RUNNING).write_text("Fatal Python error", "utf-8")
    (tmp_path / name).unlink(missing_ok=True)
    (tmp_path / name).mkdir()
    assert _told(tmp_path) == ""


def _told(folder: Path) -> str:
    program = (
        "import sys; from pathlib import Path; from cakedesk.app.start.crash_report import CrashReport;"
        + ("report = CrashReport(Path(sys.argv[1])); print(report.begin(), end=''); report.end()")
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder)], capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout
