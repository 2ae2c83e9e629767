"""Starts the program with its window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from cakedesk import __version__

NO_SCREEN = (
    "cakedesk: there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set); "
    "`cakedesk demo` plays a game without one"
)


def main(argv: Sequence[str]) -> int:
    """Open the game, or a record in it."""
    options = _parser().parse_args(argv)
    if not has_screen(sys.platform, os.environ):
        print(NO_SCREEN, file=sys.stderr)
        return 1
    return _run(options.data_dir, options.file)


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a window can be shown: not on a Unix without a display, unless a platform was asked for."""
    if platform in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cakedesk", description="Cake card games on one warm table.")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a game record to go on with")
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="keep saves, settings and caches below DIR"
    )
    parser.add_argument("--version", action="version", version=f"cakedesk {__version__}")
    return parser


def _run(data_dir: Path | None, file: Path | None) -> int:
    # Qt comes in here and not above: the players' process imports this program's main module again.
    from cakedesk.app.start.qt_start import bring_in_qt  # noqa: PLC0415

    bring_in_qt()
    from cakedesk.app.start.application import run_window  # noqa: PLC0415

    return run_window(data_dir, file)
