"""What Qt and `venv` need of the operating system, and how to get what is missing.

On Linux, PySide6 brings Qt but not the libraries below it. Without them Qt ends the program with a message
that helps nobody, so they are looked for before the start.
"""

from __future__ import annotations

import ctypes
import enum
import shlex
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bootstrap.screen import Screen


class Library(NamedTuple):
    """A system library and the packages that hold it.

    Attributes:
        soname: The name by which programs load it.
        debian: Its package on Debian, Ubuntu and their relatives.
        arch: Its package on Arch Linux and its relatives.
    """

    soname: str
    debian: str
    arch: str


DRAWING_LIBRARIES = (
    Library("libGL.so.1", "libgl1", "libglvnd"),
    Library("libEGL.so.1", "libegl1", "libglvnd"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libfreetype.so.6", "libfreetype6", "freetype2"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libX11.so.6", "libx11-6", "libx11"),
    # What tells one running program of another needs these.
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5"),
    Library("libbrotlidec.so.1", "libbrotli1", "brotli"),
)
"""What Qt needs to draw anywhere, pictures without a screen included."""

X11_LIBRARIES = (
    Library("libX11-xcb.so.1", "libx11-xcb1", "libx11"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)
"""What Qt's xcb plugin needs besides, to open windows on X11."""

WAYLAND_LIBRARIES = (
    Library("libwayland-client.so.0", "libwayland-client0", "wayland"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "wayland"),
    Library("libwayland-egl.so.1", "libwayland-egl1", "wayland"),
)
"""What Qt's wayland plugin needs besides, to open windows there."""

_WINDOW_LIBRARIES = {Screen.X11: X11_LIBRARIES, Screen.WAYLAND: WAYLAND_LIBRARIES}


class PackageManager(enum.Enum):
    """The package managers that we can write a command for."""

    APT = "apt-get"
    DNF = "dnf"
    ZYPPER = "zypper"
    PACMAN = "pacman"


@dataclass(frozen=True)
class Machine:
    """What decides how a missing package can be installed.

    Attributes:
        manager: The package manager of this Linux, or None if we don't know it.
        is_root: Whether we may install without asking anybody.
        has_sudo: Whether there is a `sudo` to ask.
        has_terminal: Whether a person can answer a question here.
    """

    manager: PackageManager | None
    is_root: bool
    has_sudo: bool
    has_terminal: bool


class Way(enum.Enum):
    """What to do about missing packages."""

    INSTALL = "install"
    ASK = "ask"
    TELL = "tell"


@dataclass(frozen=True)
class Plan:
    """How the missing packages come onto the machine.

    Attributes:
        way: Whether to install at once, to ask first, or only to say what to do.
        commands: What to run, in order; empty where we don't know the package manager.
    """

    way: Way
    commands: tuple[tuple[str, ...], ...]

    @property
    def command_line(self) -> str:
        """The commands as one line for a shell."""
        return " && ".join(shlex.join(command) for command in self.commands)


def can_load(soname: str) -> bool:
    """Tells whether the system has a library, by loading it as Qt would.

    Args:
        soname: The library's name, like "libGL.so.1".

    Returns:
        True if it loads.
    """
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_libraries(screen: Screen, loads: Callable[[str], bool] = can_load) -> list[Library]:
    """Lists the libraries that Qt would miss.

    Args:
        screen: What Qt will draw on.
        loads: Tells of one library whether the system has it.

    Returns:
        The missing ones, in the order of the tables above.
    """
    wanted = DRAWING_LIBRARIES + _WINDOW_LIBRARIES.get(screen, ())
    return [library for library in wanted if not loads(library.soname)]


def package_names(libraries: Iterable[Library], manager: PackageManager | None) -> list[str]:
    """Names the packages that hold these libraries.

    Args:
        libraries: The missing libraries.
        manager: The package manager that will be asked for them.

    Returns:
        Package names without doubles; for dnf and zypper, which find a package by the library that it
        provides, and for unknown package managers the libraries themselves.
    """
    if manager is PackageManager.APT:
        names = [library.debian for library in libraries]
    elif manager is PackageManager.PACMAN:
        names = [library.arch for library in libraries]
    elif manager is None:
        names = [library.soname for library in libraries]
    else:
        names = [f"{library.soname}()(64bit)" for library in libraries]
    return list(dict.fromkeys(names))


def venv_package(manager: PackageManager | None, python_version: tuple[int, int]) -> str:
    """Names the package that brings the module `venv` with its pip.

    Args:
        manager: The package manager that will be asked for it.
        python_version: Major and minor version of the Python that lacks it.

    Returns:
        The package's name. Only Debian and its relatives keep `venv` apart from Python.
    """
    if manager is PackageManager.APT:
        return "python{}.{}-venv".format(*python_version)
    return "python3"


def make_plan(packages: Sequence[str], machine: Machine) -> Plan:
    """Decides how missing packages come onto the machine.

    Args:
        packages: Names as the machine's package manager knows them.
        machine: What is possible here.

    Returns:
        Root on Debian and its relatives installs at once; with sudo and a terminal the person is asked; else
        the person is told the command.
    """
    commands = _install_commands(packages, machine.manager)
    if machine.is_root:
        way = Way.INSTALL if machine.manager is PackageManager.APT else Way.TELL
        return Plan(way, commands)
    commands = tuple(("sudo", *command) for command in commands)
    can_ask = bool(commands) and machine.has_sudo and machine.has_terminal
    return Plan(Way.ASK if can_ask else Way.TELL, commands)


def find_manager(os_release: str, has_program: Callable[[str], bool]) -> PackageManager | None:
    """Finds the package manager of this Linux.

    Args:
        os_release: The text of /etc/os-release, or "".
        has_program: Tells whether a program can be started by its name.

    Returns:
        apt-get only on Debian, Ubuntu and their relatives, whose package names we know; else the first of the
        others that is there.
    """
    families = _os_families(os_release)
    if families & {"debian", "ubuntu"} and has_program(PackageManager.APT.value):
        return PackageManager.APT
    others = (PackageManager.DNF, PackageManager.ZYPPER, PackageManager.PACMAN)
    return next((manager for manager in others if has_program(manager.value)), None)


def _os_families(os_release: str) -> set[str]:
    words: set[str] = set()
    for line in os_release.splitlines():
        key, _, value = line.partition("=")
        if key in ("ID", "ID_LIKE"):
            words.update(value.strip("\"' ").split())
    return words


def _install_commands(packages: Sequence[str], manager: PackageManager | None) -> tuple[tuple[str, ...], ...]:
    if manager is PackageManager.APT:
        return (("apt-get", "update"), ("apt-get", "install", "-y", "--no-install-recommends", *packages))
    if manager is PackageManager.PACMAN:
        return (("pacman", "-S", "--needed", *packages),)
    if manager is None:
        return ()
    return ((manager.value, "install", *packages),)
