"""Freezes the program into a folder that runs without Python.

`python3 packaging/freeze.py` makes `dist/cakedesk/`. The program is built as a wheel, the wheel is installed
into an environment of its own below `build/`, and PyInstaller (`cakedesk.spec`) makes the folder from there:
what is frozen is what people install.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "freeze"
DIST = ROOT / "dist"
MOST_MB = 140
"""The folder may not be larger, in millions of bytes."""


def main(argv: Sequence[str] | None = None) -> int:
    """Build, and say what came of it.

    Args:
        argv: the arguments; None: those of the command line.

    Returns:
        0, or 1 where the folder is too large.
    """
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args(argv)
    python = make_environment()
    wheel = build_wheel(python)
    run([python, "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", wheel])
    start_once(python)
    # Not from the top of the project: its package would be taken for the installed one.
    spec = ROOT / "packaging" / "cakedesk.spec"
    places: list[str | Path] = ["--distpath", DIST, "--workpath", BUILD / "work", spec]
    run([python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *places], BUILD)
    folder = DIST / "cakedesk"
    if sys.platform == "linux":
        strip_python(folder / "_internal")
    size = sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6
    print(f"{folder}: {size:.0f} MB")
    if size > MOST_MB:
        print(f"It may hold {MOST_MB} MB at most.", file=sys.stderr)
    return int(size > MOST_MB)


def make_environment() -> Path:
    """Make the environment that the program is frozen in.

    Returns:
        Its Python.
    """
    folder = BUILD / "venv"
    venv.create(folder, with_pip=True, clear=False)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needs = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    run([python, "-m", "pip", "install", "--quiet", "build", "pyinstaller>=6.10", *needs])
    return python


def build_wheel(python: Path) -> Path:
    """Build the wheel.

    Args:
        python: has `build`, `hatchling` and PySide6's compiler of translations.

    Returns:
        The wheel.
    """
    folder = BUILD / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    run([python, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT])
    return next(folder.glob("*.whl"))


def start_once(python: Path) -> None:
    """Start the installed program without a screen: the byte code that it keeps then is frozen with it."""
    with tempfile.TemporaryDirectory() as place:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        run([python, "-m", "cakedesk.bench.startup_probe", Path(place, "data"), "0.01"], BUILD)


def strip_python(folder: Path) -> None:
    """Take what is for debuggers alone out of Python itself; wheels bring their libraries without it."""
    own = [*folder.glob("libpython*"), *folder.glob("python3*/lib-dynload/*.so")]
    run(["strip", "--strip-unneeded", *own])


def run(command: Sequence[str | Path], folder: Path = ROOT) -> None:
    """Run a command in a folder; where it fails, this program ends with its code."""
    done = subprocess.run([str(part) for part in command], cwd=folder, check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    sys.exit(main())
