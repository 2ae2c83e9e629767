"""The order of things in `run.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from bootstrap import launch
from bootstrap.checks import Check, list_checks, run_checks
from bootstrap.environment import Environment
from bootstrap.errors import SetupError
from bootstrap.screen import Screen
from tests.python_process import python


class TakenOverError(Exception):
    """Thrown instead of giving the process away."""


class Steps:
    """Records what `main` would do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.prepared: list[tuple[Screen | None, bool, tuple[str, ...]]] = []
        self.command: list[str] = []
        self.failure: BaseException | None = None
        monkeypatch.setattr(launch, "_prepare", self._prepare)
        monkeypatch.setattr("os.execv", self._exec)
        for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setattr("sys.platform", "linux")

    def _prepare(self, environment: Environment, screen: Screen | None, extras: list[str]) -> None:
        if self.failure is not None:
            raise self.failure
        self.prepared.append((screen, environment.root == launch.ROOT, tuple(extras)))

    def _exec(self, program: str, command: list[str]) -> None:
        assert program == command[0]
        self.command = command
        raise TakenOverError


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    return Steps(monkeypatch)


def test_arguments_go_through(steps: Steps) -> None:
    with pytest.raises(TakenOverError):
        launch.main(["simulate", "top-cake", "--out", "a b.jsonl"])
    assert steps.prepared == [(None, True, ())]
    assert steps.command[1:] == ["-m", "cakedesk", "simulate", "top-cake", "--out", "a b.jsonl"]


def test_a_screen_gets_the_window(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    with pytest.raises(TakenOverError):
        launch.main([])
    assert steps.prepared == [(Screen.X11, True, ())]
    assert steps.command[1:] == ["-m", "cakedesk"]


def test_without_a_screen_the_computer_plays(
    steps: Steps, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(launch.ROOT)
    with pytest.raises(TakenOverError):
        launch.main([])
    assert steps.command[1:] == ["-m", "cakedesk", "demo", "--out", "demo"]
    assert "no screen" in capsys.readouterr().err


def test_a_record_is_not_replaced_by_the_demo(steps: Steps) -> None:
    with pytest.raises(TakenOverError):
        launch.main(["game.json"])
    assert steps.command[1:] == ["-m", "cakedesk", "game.json"]


def test_what_is_missing_ends_it_with_1(steps: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    steps.failure = SetupError("The oven is cold.")
    assert launch.main([]) == 1
    printed = capsys.readouterr()
    assert "The oven is cold." in printed.err
    assert printed.out == ""


def test_a_full_disk_ends_it_without_a_traceback(steps: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    steps.failure = OSError(28, "No space left on device")
    assert launch.main([]) == 1
    assert capsys.readouterr().err == "CakeDesk can't start: [Errno 28] No space left on device\n"


def test_ctrl_c_ends_it_quietly(steps: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    steps.failure = KeyboardInterrupt()
    assert launch.main([]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_the_tests_need_no_screen(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[Check]] = []
    monkeypatch.setattr(launch, "run_checks", lambda root, python, checks: ran.append(checks) or 3)
    assert launch.main(["test", "-k", "cake"]) == 3
    assert steps.prepared == [(Screen.NONE, True, ("test",))]
    assert ran[0][-1] == Check("pytest", ("-m", "pytest", "-k", "cake"))


def test_pytest_comes_last() -> None:
    titles = [check.title for check in list_checks([])]
    assert titles[:4] == ["ruff check", "ruff format --check", "mypy", "lint-imports"]
    assert all(title.startswith("pytest") for title in titles[4:])


def test_only_a_whole_run_checks_the_coverage() -> None:
    rules, others = list_checks([])[-2:]
    assert "--cov-fail-under=100" in rules.arguments
    tested = {word for word in rules.arguments if word.startswith(("tests/", "cakedesk/"))}
    unwatched, left_out = (
        {word.removeprefix("--ignore=") for word in check.arguments if "--ignore" in word}
        for check in (rules, others)
    )
    assert left_out == tested - {"tests/laws"} != tested, "the laws are tried often where nothing is watched"
    assert unwatched == {path for path in unwatched if (launch.ROOT / path).is_file()} != set()
    assert ("HYPOTHESIS_PROFILE", "few") in rules.variables
    assert not others.variables
    assert list_checks(["tests/laws"])[-1].arguments == ("-m", "pytest", "tests/laws")


def test_the_first_failure_ends_the_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran: list[str] = []

    def call(command: list[str], *, env: dict[str, str], **_options: object) -> int:
        assert not env["PYTHONDONTWRITEBYTECODE"], "else everything is compiled again in every process"
        ran.append(command[-1] + env.get("MORE", ""))
        return 2 if command[-1] == "b" else 0

    checks = [Check("A", ("a",), (("MORE", "!"),)), Check("B", ("b",)), Check("C", ("c",))]
    assert run_checks(tmp_path, Path("python"), checks, call) == 2
    assert ran == ["a!", "b"]
    assert "B failed" in capsys.readouterr().out


def test_after_the_last_check_nothing_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_checks(tmp_path, Path("python"), [Check("pytest", ("x",))], lambda *a, **k: 1) == 1
    assert capsys.readouterr().out.strip() == "===== pytest ====="


def test_a_python_that_is_too_old_says_so() -> None:
    code = (
        "import sys, runpy; sys.version_info = (3, 9, 1); sys.argv = ['run.py']; "
        f"runpy.run_path({str(launch.ROOT / 'run.py')!r}, run_name='__main__')"
    )
    done = python("-c", code)
    assert done.returncode == 1
    assert done.stderr.startswith("CakeDesk needs Python 3.11 or newer, and this is Python 3.9")
    assert done.stderr.count("\n") == 1
