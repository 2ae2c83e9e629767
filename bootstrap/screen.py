"""Whether a window can be shown, and what the arguments of `run.py` need of Qt."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

_WINDOWLESS_PLATFORMS = {"offscreen", "minimal"}
_QT_FREE_COMMANDS = {"simulate", "arena", "verify", "moves"}
_QT_FREE_OPTIONS = {"-h", "--help", "--version", "--install-desktop-entry", "--remove-desktop-entry"}


class Screen(enum.Enum):
    """What Qt will draw on."""

    NONE = "none"
    """Linux without a display: only pictures can be drawn."""
    X11 = "x11"
    """A display that Qt reaches by its xcb plugin, which needs more of the system."""
    WAYLAND = "wayland"
    """A Wayland compositor, which Qt prefers where there is an X11 display as well."""
    OTHER = "other"
    """Windows, macOS or a platform plugin of the person's own choice."""


def find_screen(system: str, environ: Mapping[str, str]) -> Screen:
    """Tells what Qt will draw on.

    Args:
        system: The operating system, as in `sys.platform`.
        environ: The environment variables.

    Returns:
        The kind of screen. `QT_QPA_PLATFORM` wins over everything, as it does in Qt.
    """
    platform = environ.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if platform in _WINDOWLESS_PLATFORMS:
        return Screen.NONE
    if not system.startswith("linux"):
        return Screen.OTHER
    if platform and not platform.startswith(("xcb", "wayland")):
        return Screen.OTHER
    if environ.get("WAYLAND_DISPLAY") and not platform.startswith("xcb"):
        return Screen.WAYLAND
    if environ.get("DISPLAY") and not platform.startswith("wayland"):
        return Screen.X11
    return Screen.NONE


def opens_home_page(arguments: Sequence[str]) -> bool:
    """Tells whether these arguments open the program's window and nothing else.

    Args:
        arguments: What stands after `run.py`.

    Returns:
        True without a command, a record or a question about the program; `--data-dir DIR` may stand there.
    """
    rest = list(arguments)
    while rest:
        if rest[0] == "--data-dir" and len(rest) > 1:
            del rest[:2]
        elif rest[0].startswith("--data-dir="):
            del rest[0]
        else:
            return False
    return True


def needs_qt(arguments: Sequence[str]) -> bool:
    """Tells whether these arguments draw anything.

    Args:
        arguments: What stands after `run.py`.

    Returns:
        False for the commands that only compute, and for questions about the program.
    """
    return not (_QT_FREE_COMMANDS.intersection(arguments[:1]) or _QT_FREE_OPTIONS.intersection(arguments))
