"""`.venv`: made once, made anew when broken, updated when pyproject.toml changes, else left alone."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from bootstrap.environment import Environment, require_writable
from bootstrap.errors import SetupError


class FakePython:
    """Stands for `python -m venv` and the environment's pip; makes files only."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: list[list[str]] = []
        self.options: list[dict[str, object]] = []
        self.pip_exit_code = 0
        self.pip_works = True
        self.venv_complaint = ""
        monkeypatch.setattr(subprocess, "call", self._call)
        monkeypatch.setattr(subprocess, "run", self._run)

    def _call(self, command: Sequence[object], **options: object) -> int:
        words = [str(word) for word in command]
        self.commands.append(words)
        self.options.append(options)
        return self.pip_exit_code

    def _run(self, command: Sequence[object], **_options: object) -> SimpleNamespace:
        words = [str(word) for word in command]
        if words[1:3] != ["-m", "venv"]:
            return SimpleNamespace(returncode=0 if self.pip_works else 1)
        self.commands.append(words)
        if self.venv_complaint:
            return SimpleNamespace(returncode=1, stdout=self.venv_complaint, stderr="")
        python = Environment(Path(words[3]).parent).python
        python.parent.mkdir(parents=True)
        python.touch()
        return SimpleNamespace(returncode=0)

    def made(self) -> bool:
        return any(words[1:3] == ["-m", "venv"] for words in self.commands)

    def installed(self) -> str | None:
        """What pip was last told to install."""
        requests = [words[-1] for words in self.commands if words[1:3] == ["-m", "pip"]]
        return requests[-1] if requests else None


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "a checkout"
    folder.mkdir()
    (folder / "pyproject.toml").write_text("[project]\n")
    return folder


@pytest.fixture
def python(monkeypatch: pytest.MonkeyPatch) -> FakePython:
    return FakePython(monkeypatch)


def prepare(root: Path, *extras: str) -> list[str]:
    said: list[str] = []
    Environment(root).prepare(extras, said.append)
    return said


def test_the_first_start_makes_and_installs(root: Path, python: FakePython) -> None:
    said = prepare(root)
    assert python.made()
    assert python.installed() == "."
    assert len(said) == 2


def test_the_install_runs_no_build_hook(root: Path, python: FakePython) -> None:
    prepare(root)
    environ = python.options[-1]["env"]
    assert isinstance(environ, dict)
    assert environ["HATCH_BUILD_NO_HOOKS"] == "true"


def test_the_second_start_does_nothing(root: Path, python: FakePython) -> None:
    prepare(root, "test")
    python.commands.clear()
    assert prepare(root, "test") == []
    assert prepare(root) == []
    assert python.commands == []


def test_the_tests_tools_are_added_later(root: Path, python: FakePython) -> None:
    prepare(root)
    python.commands.clear()
    prepare(root, "test")
    assert not python.made()
    assert python.installed() == ".[test]"


def test_a_changed_project_is_installed_again_with_what_was_there(root: Path, python: FakePython) -> None:
    prepare(root, "test")
    python.commands.clear()
    (root / "pyproject.toml").write_text("[project]\nname = 'cakedesk'\n")
    prepare(root)
    assert not python.made()
    assert python.installed() == ".[test]"


def test_a_broken_environment_is_made_anew(root: Path, python: FakePython) -> None:
    prepare(root)
    Environment(root).python.unlink()
    (root / ".venv" / "rubbish").touch()
    python.commands.clear()
    said = prepare(root)
    assert "anew" in said[0]
    assert python.made()
    assert not (root / ".venv" / "rubbish").exists()


def test_one_without_pip_is_made_anew(root: Path, python: FakePython) -> None:
    half = Environment(root).python
    half.parent.mkdir(parents=True)
    half.touch()
    python.pip_works = False
    prepare(root)
    assert python.made()


def test_a_sound_one_that_we_did_not_make_is_used(root: Path, python: FakePython) -> None:
    own = Environment(root).python
    own.parent.mkdir(parents=True)
    own.touch()
    prepare(root)
    assert not python.made()
    assert python.installed() == "."


def test_a_moved_checkout_gets_a_new_one(root: Path, python: FakePython) -> None:
    prepare(root)
    python.commands.clear()
    moved = root.rename(root.with_name("moved"))
    prepare(moved)
    assert python.made()


@pytest.mark.parametrize("stamp", ["", "{}", "[1]", '["a", "b", null]'])
def test_a_damaged_stamp_means_installing_again(root: Path, python: FakePython, stamp: str) -> None:
    prepare(root)
    python.commands.clear()
    (root / ".venv" / "cakedesk-installed.json").write_text(stamp)
    prepare(root)
    assert python.installed() == "."


def test_when_pip_fails_people_are_told_and_it_is_tried_again(root: Path, python: FakePython) -> None:
    python.pip_exit_code = 1
    with pytest.raises(SetupError, match="no connection"):
        prepare(root)
    python.pip_exit_code = 0
    python.commands.clear()
    prepare(root)
    assert python.installed() == "."


def test_what_venv_complains_of_is_shown(root: Path, python: FakePython) -> None:
    python.venv_complaint = "no ensurepip"
    with pytest.raises(SetupError, match="no ensurepip"):
        prepare(root)
    assert python.installed() is None


def test_a_read_only_checkout_is_refused(
    monkeypatch: pytest.MonkeyPatch, root: Path, python: FakePython
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    with pytest.raises(SetupError, match="Nothing can be written to .*a checkout"):
        prepare(root)
    assert python.commands == []


def test_a_writable_folder_is_writable(root: Path) -> None:
    require_writable(root)


def test_windows_has_its_own_paths(root: Path) -> None:
    environment = Environment(root, on_windows=True)
    assert environment.python == root / ".venv" / "Scripts" / "python.exe"
    package = root / ".venv" / "Lib" / "site-packages" / "PySide6"
    package.mkdir(parents=True)
    assert environment.package_dir("PySide6") == package


def test_a_package_that_is_not_installed_is_named(root: Path) -> None:
    with pytest.raises(SetupError, match="PySide6 is missing"):
        Environment(root).package_dir("PySide6")
