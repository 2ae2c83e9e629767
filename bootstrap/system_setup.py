"""Looks for what the operating system lacks, and gets it or says how to."""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from bootstrap.errors import SetupError
from bootstrap.screen import Screen
from bootstrap.system_packages import (
    Machine,
    PackageManager,
    Plan,
    Way,
    can_load,
    find_manager,
    make_plan,
    missing_libraries,
    package_names,
    venv_package,
)

Say = Callable[[str], None]
"""Tells the person at the keyboard what happens; one line."""


def prepare_system(screen: Screen | None, needs_venv: bool, say: Say) -> None:
    """Sees to it that Qt's libraries and the module `venv` are there. Does nothing but on Linux.

    Args:
        screen: What Qt will draw on; None: nothing will be drawn.
        needs_venv: Whether a `.venv` has to be made.
        say: Told what is installed.

    Raises:
        SetupError: Something is missing that we can't install ourselves; the message has the command.
    """
    if not sys.platform.startswith("linux"):
        return
    missing = _missing_names(screen, needs_venv, None)
    if not missing:
        return
    machine = _this_machine()
    packages = _missing_names(screen, needs_venv, machine.manager)
    plan = make_plan(packages, machine)
    if plan.way is Way.TELL or (plan.way is Way.ASK and not _agrees(packages, plan)):
        raise SetupError(_advice(packages, plan))
    say(f"Your system lacks {', '.join(packages)}: installing with {plan.command_line}")
    _run(plan)
    importlib.invalidate_caches()
    if still := _missing_names(screen, needs_venv, machine.manager):
        raise SetupError(f"Still missing after the installation: {', '.join(still)}.")


def has_venv_module() -> bool:
    """Tells whether this Python can make an environment with pip in it.

    Returns:
        False on a Debian or Ubuntu without the package python3-venv.
    """
    specs = [importlib.util.find_spec(name) for name in ("venv", "ensurepip")]
    # An empty folder that somebody left has a specification too, but no origin.
    return all(spec is not None and spec.origin is not None for spec in specs)


def _missing_names(screen: Screen | None, needs_venv: bool, manager: PackageManager | None) -> list[str]:
    """Lists what is missing, as `manager` calls it (None: the libraries' own names)."""
    libraries = [] if screen is None else missing_libraries(screen, can_load)
    names = package_names(libraries, manager)
    if needs_venv and not has_venv_module():
        names.append(venv_package(manager, sys.version_info[:2]))
    return names


def _this_machine() -> Machine:
    try:
        os_release = Path("/etc/os-release").read_text(encoding="utf-8", errors="replace")
    except OSError:
        os_release = ""
    return Machine(
        manager=find_manager(os_release, lambda program: shutil.which(program) is not None),
        is_root=os.geteuid() == 0,
        has_sudo=shutil.which("sudo") is not None,
        has_terminal=sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty(),
    )


def _agrees(packages: list[str], plan: Plan) -> bool:
    sys.stderr.write(
        f"CakeDesk needs {', '.join(packages)}, which your system lacks.\n"
        f"  {plan.command_line}\nRun this now? [Y/n] "
    )
    sys.stderr.flush()
    answer = sys.stdin.readline()
    return answer != "" and answer.strip().lower() in ("", "y", "yes")


def _advice(packages: list[str], plan: Plan) -> str:
    if not plan.commands:
        names = ", ".join(packages)
        return f"Your system lacks {names}. Install what holds them and start again."
    return f"Your system lacks {', '.join(packages)}. Run this and start again:\n  {plan.command_line}"


def _run(plan: Plan) -> None:
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in plan.commands:
        # To stderr, since stdout belongs to the command that was asked for.
        code = subprocess.call(command, env=environ, stdout=sys.stderr)
        if code != 0:
            raise SetupError(f"`{' '.join(command)}` failed (code {code}); see above. Then start again.")
