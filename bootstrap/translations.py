"""Compiles the translations: `translations/*.ts`, which people edit, to `*.qm`, which Qt reads.

Used by `run.py` in a checkout and by the build hook for the wheel.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path

from bootstrap.errors import SetupError

Compiler = Callable[[Path, Path], None]
"""Compiles one catalogue: (source, target)."""


def stale_translations(source_dir: Path, target_dir: Path) -> list[tuple[Path, Path]]:
    """Lists the catalogues that have to be compiled.

    Args:
        source_dir: The folder of the `.ts` files.
        target_dir: The folder of the `.qm` files.

    Returns:
        Pairs (source, target) whose target is missing or older than its source, sorted by name.
    """
    pairs = ((source, target_dir / f"{source.stem}.qm") for source in sorted(source_dir.glob("*.ts")))
    return [(source, target) for source, target in pairs if _is_stale(source, target)]


def compile_translations(pairs: Iterable[tuple[Path, Path]], compiler: Compiler) -> list[Path]:
    """Compiles catalogues, each through a temporary file, so that a broken run leaves no half of one.

    Args:
        pairs: Sources and targets, as `stale_translations` lists them.
        compiler: Compiles one file; `lrelease_in` makes the usual one.

    Returns:
        The targets written.

    Raises:
        OSError: A target could not be written.
        SetupError: The compiler refused a source.
    """
    written = []
    for source, target in pairs:
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished = target.with_suffix(".qm.part")
        compiler(source, unfinished)
        unfinished.replace(target)
        written.append(target)
    return written


def lrelease_in(pyside_dir: Path) -> Compiler:
    """Makes a compiler of the `lrelease` that PySide6 brings.

    Args:
        pyside_dir: The folder of the installed package PySide6.

    Returns:
        A function for `compile_translations`.

    Raises:
        SetupError: There is no `lrelease` in that folder.
    """
    candidates = [pyside_dir / "lrelease", pyside_dir / "lrelease.exe"]
    program = next((candidate for candidate in candidates if candidate.is_file()), None)
    if program is None:
        raise SetupError(f"PySide6 in {pyside_dir} has no lrelease, which compiles the translations.")

    def lrelease(source: Path, target: Path) -> None:
        command = [str(program), "-silent", str(source), "-qm", str(target)]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode != 0 or not target.is_file():
            raise SetupError(f"{source.name} could not be compiled: {(done.stderr or done.stdout).strip()}")

    return lrelease


def _is_stale(source: Path, target: Path) -> bool:
    return not target.is_file() or target.stat().st_mtime_ns < source.stat().st_mtime_ns
