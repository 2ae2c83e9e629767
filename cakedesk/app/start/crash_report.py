"""What is written of a crash that Python can't catch, as one in Qt, and told at the next start."""

from __future__ import annotations

import contextlib
import faulthandler
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QCoreApplication

FILE_NAME = "crash.log"
RUNNING = "running.log"
"""Is there while the program runs, and empty: what is in it at a start was written by a crash."""


class CrashReport:
    """Writes down where the program was when it crashed. The match is on the disk up to its last action."""

    def __init__(self, folder: Path) -> None:
        self._running, self._kept = folder / RUNNING, folder / FILE_NAME
        self._file: BinaryIO | None = None

    def begin(self) -> str:
        """Watch from now on. Returns what players are told if the last program crashed; else empty."""
        sentence = ""
        with contextlib.suppress(OSError):  # without the file the game is played as well
            if self._running.is_file() and self._running.stat().st_size:
                self._running.replace(self._kept)
                sentence = QCoreApplication.translate(
                    "MishapReport",
                    "CakeDesk crashed last time; the match is saved up to its last action. Details: {file}",
                ).format(file=self._kept)
            self._running.unlink(missing_ok=True)
            self._file = self._running.open("xb")
            faulthandler.enable(self._file)
        return sentence

    def end(self) -> None:
        """Watch no longer, and leave no file."""
        if self._file is not None:
            faulthandler.disable()
            with contextlib.suppress(OSError):
                self._file.close()
                self._running.unlink()
