"""What the system lacks, and what people are told to do about it."""

from __future__ import annotations

import ctypes.util
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import PySide6
import pytest

from bootstrap import system_setup
from bootstrap.errors import SetupError
from bootstrap.screen import Screen
from bootstrap.system_packages import (
    DRAWING_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
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

DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n'
MINT = 'ID=linuxmint\nID_LIKE="ubuntu debian"\n'
FEDORA = "ID=fedora\n"
APT, DNF, PACMAN = PackageManager.APT, PackageManager.DNF, PackageManager.PACMAN


def machine(
    manager: PackageManager | None = APT, root: bool = False, sudo: bool = False, terminal: bool = False
) -> Machine:
    return Machine(manager, is_root=root, has_sudo=sudo, has_terminal=terminal)


def test_a_library_that_exists_loads_and_another_does_not() -> None:
    libc = ctypes.util.find_library("c")
    assert libc is not None
    assert can_load(libc)
    assert not can_load("libno-such-cake.so.9")


@pytest.mark.parametrize(
    ("screen", "expected"),
    [
        (Screen.NONE, DRAWING_LIBRARIES),
        (Screen.OTHER, DRAWING_LIBRARIES),
        (Screen.X11, DRAWING_LIBRARIES + X11_LIBRARIES),
        (Screen.WAYLAND, DRAWING_LIBRARIES + WAYLAND_LIBRARIES),
    ],
)
def test_each_kind_of_screen_needs_its_own_libraries(screen: Screen, expected: tuple[object, ...]) -> None:
    assert missing_libraries(screen, lambda soname: False) == list(expected)


def test_what_loads_is_not_missing() -> None:
    missing = missing_libraries(Screen.X11, lambda soname: soname != "libxcb-cursor.so.0")
    assert package_names(missing, APT) == ["libxcb-cursor0"]


@pytest.mark.parametrize(
    ("manager", "expected"),
    [
        (APT, ["libgl1", "libegl1"]),
        (PACMAN, ["libglvnd"]),
        (DNF, ["libGL.so.1()(64bit)", "libEGL.so.1()(64bit)"]),
        (None, ["libGL.so.1", "libEGL.so.1"]),
    ],
)
def test_package_names(manager: PackageManager | None, expected: list[str]) -> None:
    assert package_names(DRAWING_LIBRARIES[:2], manager) == expected


def test_debian_keeps_venv_apart_from_python() -> None:
    assert venv_package(APT, (3, 12)) == "python3.12-venv"
    assert venv_package(DNF, (3, 12)) == "python3"


@pytest.mark.parametrize(
    ("os_release", "programs", "expected"),
    [
        (DEBIAN, {"apt-get"}, APT),
        (MINT, {"apt-get", "dnf"}, APT),
        (DEBIAN, set(), None),
        (FEDORA, {"dnf"}, DNF),
        ("ID=altlinux\n", {"apt-get"}, None),  # has an apt-get, but other package names
        ("ID=arch\n", {"pacman"}, PACMAN),
        ("", set(), None),
    ],
)
def test_find_manager(os_release: str, programs: set[str], expected: PackageManager | None) -> None:
    assert find_manager(os_release, programs.__contains__) is expected


def test_root_on_debian_installs_at_once() -> None:
    plan = make_plan(["libgl1", "libegl1"], machine(root=True))
    assert plan.way is Way.INSTALL
    assert plan.command_line == (
        "apt-get update && apt-get install -y --no-install-recommends libgl1 libegl1"
    )


def test_sudo_with_a_terminal_is_asked_for() -> None:
    plan = make_plan(["libgl1"], machine(sudo=True, terminal=True))
    assert plan.way is Way.ASK
    assert plan.command_line == (
        "sudo apt-get update && sudo apt-get install -y --no-install-recommends libgl1"
    )


@pytest.mark.parametrize("here", [machine(sudo=True), machine(terminal=True), machine()])
def test_without_sudo_or_terminal_the_command_is_told(here: Machine) -> None:
    plan = make_plan(["libgl1"], here)
    assert plan.way is Way.TELL
    assert plan.command_line.startswith("sudo apt-get update && ")


def test_other_systems_are_told_their_command_even_as_root() -> None:
    plan = make_plan(["libGL.so.1()(64bit)"], machine(DNF, root=True))
    assert (plan.way, plan.command_line) == (Way.TELL, "dnf install 'libGL.so.1()(64bit)'")


def test_an_unknown_system_is_told_the_libraries() -> None:
    assert make_plan(["libGL.so.1"], machine(None, sudo=True, terminal=True)) == Plan(Way.TELL, ())


class FakeSystem:
    """A Linux without libgl1 and python3-venv, on which `apt-get install` works or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, here: Machine, answer: str = "") -> None:
        self.lacks_something = True
        self.commands: list[tuple[str, ...]] = []
        self.installing_helps = True
        self.exit_code = 0
        self.said: list[str] = []
        monkeypatch.setattr(system_setup, "can_load", self._loads)
        monkeypatch.setattr(system_setup, "has_venv_module", lambda: not self.lacks_something)
        monkeypatch.setattr(system_setup, "_this_machine", lambda: here)
        stdin = SimpleNamespace(readline=lambda: answer)
        monkeypatch.setattr(
            system_setup,
            "sys",
            SimpleNamespace(
                platform="linux", stdin=stdin, stderr=system_setup.sys.stderr, version_info=(3, 12, 1)
            ),
        )
        monkeypatch.setattr(subprocess, "call", self._call)

    def prepare(self) -> None:
        system_setup.prepare_system(Screen.NONE, needs_venv=True, say=self.said.append)

    def _loads(self, soname: str) -> bool:
        return not (self.lacks_something and soname == "libGL.so.1")

    def _call(self, command: tuple[str, ...], **_options: object) -> int:
        self.commands.append(command)
        self.lacks_something = not (self.installing_helps and "install" in command)
        return self.exit_code


INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "libgl1", "python3.12-venv")


def test_everything_missing_is_installed_at_once_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    system = FakeSystem(monkeypatch, machine(root=True))
    system.prepare()
    assert system.commands == [("apt-get", "update"), INSTALL]
    assert "libgl1, python3.12-venv" in system.said[0]


@pytest.mark.parametrize("answer", ["\n", "y\n", "YES\n"])
def test_who_agrees_gets_it_by_sudo(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    system = FakeSystem(monkeypatch, machine(sudo=True, terminal=True), answer)
    system.prepare()
    assert system.commands == [("sudo", "apt-get", "update"), ("sudo", *INSTALL)]


@pytest.mark.parametrize("answer", ["n\n", "what?\n", ""])
def test_who_does_not_agree_is_told_the_command(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    system = FakeSystem(monkeypatch, machine(sudo=True, terminal=True), answer)
    with pytest.raises(SetupError, match="sudo apt-get install .* libgl1 python3.12-venv"):
        system.prepare()
    assert system.commands == []


def test_without_a_package_manager_the_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    system = FakeSystem(monkeypatch, machine(None))
    with pytest.raises(SetupError, match="lacks libGL.so.1, python3"):
        system.prepare()


def test_a_failing_installation_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    system = FakeSystem(monkeypatch, machine(root=True))
    system.exit_code = 100
    with pytest.raises(SetupError, match="`apt-get update` failed"):
        system.prepare()
    assert system.commands == [("apt-get", "update")]


def test_an_installation_that_does_not_help_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    system = FakeSystem(monkeypatch, machine(root=True))
    system.installing_helps = False
    with pytest.raises(SetupError, match="Still missing"):
        system.prepare()


def test_nothing_is_looked_for_where_nothing_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    system = FakeSystem(monkeypatch, machine(root=True))
    system_setup.prepare_system(None, needs_venv=False, say=system.said.append)
    assert (system.commands, system.said) == ([], [])


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_other_operating_systems_lack_nothing(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    system = FakeSystem(monkeypatch, machine(root=True))
    system_setup.sys.platform = platform
    system.prepare()
    assert system.commands == []


_ALWAYS_THERE = re.compile(
    r"lib(Qt6\w+|icu\w+|c|m|z|gcc_s|stdc\+\+|resolv|zstd|gthread-2\.0|brotlicommon|xcb)\.so\.\d+"
)
"""Qt's own, those of every Linux, and those that come with one that is asked for."""


def test_all_that_qt_is_linked_with_is_asked_for() -> None:
    folder = Path(PySide6.__path__[0], "Qt", "lib")
    names = ("Core", "Gui", "Widgets", "Network", "Svg", "DBus", "XcbQpa", "WaylandClient")
    files = [file for name in names if (file := folder / f"libQt6{name}.so.6").is_file()]
    assert files or sys.platform != "linux", "elsewhere Qt brings all it needs"
    linked = {
        found.decode()
        for file in files
        for found in re.findall(rb"\0(lib[\w.+-]+\.so\.\d+)(?=\0)", file.read_bytes())
    }
    asked_for = {library.soname for library in (*DRAWING_LIBRARIES, *X11_LIBRARIES, *WAYLAND_LIBRARIES)}
    assert {soname for soname in linked if not _ALWAYS_THERE.fullmatch(soname)} <= asked_for
