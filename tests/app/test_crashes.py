"""A crash that Python can't catch: written down in a report, which people are told of once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cakedesk.app.start.crash_report import FILE_NAME, RUNNING, CrashReport
from tests.python_process import python

ROOT = Path(__file__).parents[2]

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
    return python("-c", _PROGRAM, str(data), end)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals that end a program")
def test_a_crash_is_written_down_and_told_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert _run(data, "crash").returncode == -signal.SIGSEGV
    told = _run(data, "close")
    report = data / FILE_NAME
    assert told.returncode == 0, told.stderr
    assert told.stdout == (
        f"CakeDesk has crashed; the match is saved up to its last action. Details: {report}\n"
    )
    assert "in crash_here" in report.read_text("utf-8")
    again = _run(data, "close")
    assert (again.returncode, again.stdout) == (0, "")
    assert report.exists()
    assert not (data / RUNNING).exists()


_OUTLIVED = """
import faulthandler
import os
import signal
import sys
import time
from pathlib import Path
from cakedesk.app.start import application
from cakedesk.players.process import Teller

DATA, WRITE = Path(sys.argv[1]), "import sys; open(sys.argv[1], 'w').close()"
ENDS = {
    "crash": lambda _: faulthandler._sigsegv(),
    "kill": lambda _: os.kill(os.getpid(), signal.SIGKILL),
    "log out": lambda _: os.kill(os.getpid(), signal.SIGTERM),
}

class Slow(Teller):
    def tell(self):
        time.sleep(0.5)
        Teller.tell(self)

def end(services, window):
    command = sys.executable, "-c", WRITE, str(DATA / "told")
    services.teller = Slow(services.teller.report, command, services.teller.folder)
    services.thinker.warm_up()
    print(services.thinker.pid, flush=True)
    # The process has to be there; what it says to a job tells that it is.
    ask = services.saves.reader.ask
    services.thinker.chosen.connect(lambda *_: ask(window, str, ENDS[sys.argv[2]], print))
    services.thinker.think(1, "top-cake", to_move(), "random", 1)

if __name__ == "__main__":
    from tests.app.thoughts import to_move
    application.settle = end
    sys.exit(application.run_window(DATA))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals that end a program")
@pytest.mark.parametrize("end", ["crash", "kill", "log out"])
def test_the_thinking_process_has_a_crash_told_and_no_other_end(tmp_path: Path, end: str) -> None:
    program = tmp_path / "program.py"
    program.write_text(_OUTLIVED, "utf-8")
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(program), str(tmp_path), end]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=60)
    ended = {"crash": -signal.SIGSEGV, "kill": -signal.SIGKILL, "log out": 0}
    assert done.returncode == ended[end], done.stderr
    until(lambda: not Path("/proc", done.stdout.strip()).exists())
    if end == "crash":
        until((tmp_path / "told").exists)
    else:
        assert not (tmp_path / "told").exists()


def test_what_it_starts_tells_it_once_and_says_nothing_without_a_crash(tmp_path: Path) -> None:
    teller = CrashReport(tmp_path).teller(tmp_path)
    assert Path(teller.report) == tmp_path / RUNNING
    start, *rest = teller.command

    def told() -> str:
        program = (
            "import sys; from cakedesk.app.start import crash_dialog, mishap_report;"
            "mishap_report.show_dialog = print; crash_dialog.main(sys.argv[1:])"
        )
        shown = subprocess.run(
            [start, "-c", program, *rest[2:]],
            cwd=teller.folder,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        return shown.stdout

    assert told() == ""
    (tmp_path / RUNNING).write_text("Fatal Python error", "utf-8")
    assert told() == (
        f"CakeDesk has crashed; the match is saved up to its last action. Details: {tmp_path / FILE_NAME}\n"
    )
    assert (tmp_path / FILE_NAME).read_text("utf-8") == "Fatal Python error"
    assert told() == ""
    subprocess.run(teller.command, cwd=teller.folder, check=True, timeout=60)


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


def until(is_so: Callable[[], bool]) -> None:
    """Wait for it."""
    patience = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < patience
        time.sleep(0.05)


def _told(folder: Path) -> str:
    program = (
        "import sys; from pathlib import Path; from cakedesk.app.start.crash_report import CrashReport;"
        + ("report = CrashReport(Path(sys.argv[1])); print(report.begin(), end=''); report.end()")
    )
    done = python("-c", program, str(folder))
    assert done.returncode == 0, done.stderr
    return done.stdout
