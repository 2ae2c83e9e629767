"""Runs all tests: lint, format, types, import contracts, then pytest. Ends at the first failure."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple


class Check(NamedTuple):
    """One step of the tests.

    Attributes:
        title: Its heading.
        arguments: What the environment's Python is given.
        variables: What it finds among its environment variables besides.
    """

    title: str
    arguments: tuple[str, ...]
    variables: tuple[tuple[str, str], ...] = ()


_RULES = (
    "tests/engine",
    "tests/cli",
    "tests/rules",
    "tests/example_game/test_cherry_duel.py",
    "cakedesk/engine",
    "cakedesk/games",
)
_LAWS = "tests/laws"
# These reach no line of the rules that the others don't; those that play on boards are the dearest.
_UNWATCHED_LAWS = tuple(
    f"tests/laws/test_{name}.py" for name in ("tables", "table_laws", "lessons", "conservation", "reasons")
)

# One more at work than there are cores: tests of the window often wait for what moves on the table. A file of
# tests stays together: its fixtures are dear.
_WORKERS = (os.cpu_count() or 1) + 1
_SHARED_OUT = ("-m", "pytest", "-q", "-n", str(_WORKERS), "--dist", "loadfile")

# The rules are too easily half tested: every line and branch of them runs, or the whole test fails. Only
# their own tests are watched, since watching makes everything slower; the laws are tried a few times there
# and as often as it takes in the run after it.
_WHOLE_COVERAGE = (
    "--cov=cakedesk.engine",
    "--cov=cakedesk.games",
    "--cov-branch",
    "--cov-report=term-missing:skip-covered",
    "--cov-fail-under=100",
)


def list_checks(pytest_arguments: Sequence[str]) -> list[Check]:
    """Lists the steps in their order.

    Args:
        pytest_arguments: What stands after `run.py test`; with none, all tests run, and those of the rules
            with their coverage.

    Returns:
        The steps; pytest is the last, so that its closing line is too.
    """
    if pytest_arguments:
        tests = [Check("pytest", ("-m", "pytest", *pytest_arguments))]
    else:
        tests = [
            Check(
                "pytest, the rules to their last branch",
                (*_SHARED_OUT, *_RULES, _LAWS, *_without(_UNWATCHED_LAWS), *_WHOLE_COVERAGE),
                (("HYPOTHESIS_PROFILE", "few"),),
            ),
            Check("pytest, everything else", (*_SHARED_OUT, *_without(_RULES))),
        ]
    return [
        Check("ruff check", ("-m", "ruff", "check")),
        Check("ruff format --check", ("-m", "ruff", "format", "--check")),
        Check("mypy", ("-m", "mypy")),
        Check(
            "lint-imports",
            ("-c", "from importlinter.cli import lint_imports_command as check; check()"),
        ),
        *tests,
    ]


def _without(paths: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"--ignore={path}" for path in paths)


def run_checks(
    root: Path,
    python: Path,
    checks: Sequence[Check],
    call: Callable[..., int] = subprocess.call,
) -> int:
    """Runs steps until one fails.

    Args:
        root: The checkout.
        python: The environment's Python.
        checks: The steps.
        call: Runs a command and gives its exit code.

    Returns:
        The exit code of the step that failed, or 0.
    """
    # Byte code is kept, whatever is usual here: many tests start the program, and would compile all of it.
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": ""}
    for check in checks:
        print(f"\n===== {check.title} =====", flush=True)
        code = call([str(python), *check.arguments], cwd=root, env={**environ, **dict(check.variables)})
        if code != 0:
            if check is not checks[-1]:
                print(f"\n{check.title} failed: the checks after it were not run.", flush=True)
            return code
    return 0
