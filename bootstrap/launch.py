"""The steps of `run.py`, in their order."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bootstrap.checks import list_checks, run_checks
from bootstrap.environment import Environment, require_writable
from bootstrap.errors import SetupError
from bootstrap.screen import Screen, find_screen, needs_qt, opens_home_page
from bootstrap.system_setup import prepare_system
from bootstrap.translations import compile_translations, lrelease_in, stale_translations

ROOT = Path(__file__).resolve().parent.parent
"""The checkout."""


def main(arguments: Sequence[str]) -> int:
    """Prepares everything and starts CakeDesk or its tests.

    Args:
        arguments: What stands after `run.py`: "test" and arguments for pytest, or arguments for CakeDesk.

    Returns:
        The exit code: that of CakeDesk or of the tests, 1 if something is missing, 130 when interrupted. On
        Linux and macOS it doesn't return when CakeDesk starts, for CakeDesk takes this process over.
    """
    try:
        environment = Environment(ROOT)
        if arguments[:1] == ["test"]:
            _prepare(environment, Screen.NONE, ["test"])
            return run_checks(ROOT, environment.python, list_checks(arguments[1:]))
        screen = find_screen(sys.platform, os.environ)
        _prepare(environment, screen if needs_qt(arguments) else None, [])
        if screen is Screen.NONE and opens_home_page(arguments):
            arguments = ["demo", "--out", _demo_dir()]
            _say(
                "There is no screen here, so no window can be opened. Instead the computer plays a whole "
                f"game of each kind, and pictures and records of it go to {arguments[-1]}{os.sep} ..."
            )
        return _start(environment.python, arguments)
    except SetupError as error:
        _say(f"CakeDesk can't start. {error}")
        return 1
    except OSError as error:  # a full disk, a folder of somebody else
        _say(f"CakeDesk can't start: {error}")
        return 1
    except KeyboardInterrupt:
        _say("\nStopped.")
        return 130


def _prepare(environment: Environment, screen: Screen | None, extras: Sequence[str]) -> None:
    """Gets everything that is missing; `screen` is None where nothing will be drawn."""
    prepare_system(screen, needs_venv=not environment.exists, say=_say)
    environment.prepare(extras, _say)
    if screen is not None:
        _compile_translations(environment)


def _compile_translations(environment: Environment) -> None:
    folder = environment.root / "translations"
    pairs = stale_translations(folder, folder)
    if pairs:
        require_writable(folder)
        compile_translations(pairs, lrelease_in(environment.package_dir("PySide6")))


def _demo_dir() -> str:
    """Returns the folder for pictures and records as seen from here: `demo` in the checkout itself."""
    return os.path.relpath(ROOT / "demo")


def _start(python: Path, arguments: Sequence[str]) -> int:
    command = [str(python), "-m", "cakedesk", *arguments]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":
        # There, exec would give the terminal back while the program still runs.
        return subprocess.call(command)
    os.execv(command[0], command)


def _say(text: str) -> None:
    """Tells the person something; to stderr, since stdout belongs to the command that was asked for."""
    print(text, file=sys.stderr, flush=True)
