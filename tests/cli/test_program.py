"""The program as a whole: which command is meant, and what it loads."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

import cakedesk as package
from cakedesk import __main__, cli
from cakedesk.cli import COMMANDS
from tests.cli.conftest import Done
from tests.python_process import REPOSITORY, python
from tests.rules.test_records import RECORDS

Run = Callable[..., Done]
UNFINISHED = (RECORDS / "top-cake.jsonl").read_text(encoding="utf-8").splitlines()[4]


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Stands in for the window: what it was started with."""
    calls: list[list[str]] = []

    def main(argv: list[str]) -> int:
        calls.append(argv)
        return 0

    module = ModuleType("cakedesk.app.start.main")
    module.main = main  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return calls


@pytest.mark.parametrize("argv", [[], ["--data-dir", "x"], [str(RECORDS / "top-cake.jsonl")]])
def test_without_a_command_the_window_opens(cakedesk: Run, app: list[list[str]], argv: Sequence[str]) -> None:
    assert cakedesk(*argv) == Done(0, "", "")
    assert app == [list(argv)]


def test_an_empty_platform_is_none_that_was_asked_for(
    cakedesk: Run, app: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    assert cakedesk() == Done(0, "", "")
    assert "QT_QPA_PLATFORM" not in os.environ


def test_neither_command_nor_file(cakedesk: Run, app: list[list[str]]) -> None:
    done = cakedesk("simulte")
    assert done == Done(
        2, "", "cakedesk: error: there is no command and no file 'simulte'; see cakedesk --help\n"
    )
    assert app == []


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_names_every_command(cakedesk: Run, option: str) -> None:
    done = cakedesk(option)
    assert (done.code, done.err) == (0, "")
    assert all(f"  {name} " in done.out for name in COMMANDS)
    assert max(map(len, done.out.splitlines())) <= 80


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_is_there(name: str) -> None:
    assert find_spec(COMMANDS[name][0]) is not None


def test_version(cakedesk: Run) -> None:
    assert cakedesk("--version") == Done(0, f"cakedesk {package.__version__}\n", "")


def test_an_interrupted_command_ends_silently(
    cakedesk: Run, app: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["cakedesk.app.start.main"], "main", interrupted)
    assert cakedesk() == Done(1, "", "")
    assert app == []


def test_the_entry_point_passes_the_arguments_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["cakedesk", "--version"])
    assert __main__.main() == cli.OK
    assert capsys.readouterr().out.startswith("cakedesk ")


@pytest.mark.parametrize("module", ["bare_window_probe", "program_probe"])
def test_frozen_it_runs_its_own_modules_as_python_does(module: str) -> None:
    """There is no Python beside a frozen program: what `bench` starts is started by the program itself."""
    words = ["cakedesk", "-m", f"cakedesk.bench.{module}", "no_such_probe"]
    done = python(
        "-c", f"import sys; sys.frozen, sys.argv = True, {words}; from cakedesk.__main__ import main; main()"
    )
    if module == "bare_window_probe":
        assert (done.returncode, done.stdout.split()[0]) == (0, "ready")
    else:
        assert "No module named 'cakedesk.bench.no_such_probe'" in done.stderr


def test_text_commands_load_no_window(tmp_path: Path) -> None:
    out = tmp_path / "x.jsonl"
    code = f"""
import sys
from cakedesk.cli import run
codes = [run(["simulate", "top-cake", "--seats", "2", "--games", "1", "--seed", "1", "--players", "random",
              "--out", {str(out)!r}]), run(["verify", {str(out)!r}]), run(["moves", {str(out)!r}]),
         run(["--help"]), run(["verify", "--help"])]
print(codes, sorted({{name.split(".")[0] for name in sys.modules}} & {{"PySide6", "shiboken6", "PIL"}}))
"""
    done = python("-c", code)
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "[0, 0, 0, 0, 0] []"


def test_a_broken_pipe_is_silent(tmp_path: Path) -> None:
    many = tmp_path / "many.jsonl"
    many.write_bytes((RECORDS / "top-cake.jsonl").read_bytes() * 3)
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "cakedesk", "verify", str(many)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=REPOSITORY,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "ok 12 9\n"
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1


def test_letters_that_the_terminal_lacks_are_escaped(tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text(json.dumps({"format": "cakedesk-record", "version": "\u00e9\ud800"}))
    done = python("-m", "cakedesk", "verify", str(tmp_path / "x.jsonl"), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("bad record: version '\\xe9\\ud800' is not known")


def test_it_runs_as_a_module() -> None:
    done = python("-m", "cakedesk", "verify", str(RECORDS / "top-cake.jsonl"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("ok 12 9\n")


@pytest.mark.parametrize("arguments", [["--help"], ["verify", "RECORD"], ["moves", "RECORD"]])
@pytest.mark.parametrize("output", ["> /dev/full", ">&-"])
def test_an_output_that_takes_nothing_is_told(tmp_path: Path, arguments: list[str], output: str) -> None:
    record = tmp_path / "record.json"
    record.write_text(UNFINISHED, encoding="utf-8")
    words = [str(record) if word == "RECORD" else word for word in arguments]
    command = f"{shlex.join([sys.executable, '-m', 'cakedesk', *words])} {output}"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("cakedesk: error: ")
    assert done.stderr.count("\n") == 1
