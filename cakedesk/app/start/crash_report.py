"""What is written of a crash that Python can't catch, as one in Qt, and told at once or at the next start."""

from __future__ import annotations

import contextlib
import faulthandler
import sys
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from PySide6.QtCore import QCoreApplication

import cakedesk

if TYPE_CHECKING:
    from cakedesk.players.process import Teller

FILE_NAME = "crash.log"
RUNNING = "running.log"
"""Is there while the program runs, and empty: what is in it at a start was written by a crash."""


class CrashReport:
    """Writes down where the program was when it crashed. The match is on the disk up to its last action."""

    def __init__(self, folder: Path) -> None:
        self._running, self._kept = folder / RUNNING, folder / FILE_NAME
        self._file: BinaryIO | None = None

    def begin(self) -> str:
        """Watch from now on. See `taken`."""
        sentence = self.taken()
        with contextlib.suppress(OSError):  # without the file the game is played as well
            self._running.unlink(missing_ok=True)
            self._file = self._running.open("xb")
            faulthandler.enable(self._file)
        return sentence

    def taken(self) -> str:
        """What players are told, once, if the last program crashed; else empty."""
        with contextlib.suppress(OSError):
            if self._running.is_file() and self._running.stat().st_size:
                self._running.replace(self._kept)
                return QCoreApplication.translate(
                    "MishapReport",
                    "CakeDesk has crashed; the match is saved up to its last action. Details: {file}",
                ).format(file=self._kept)
        return ""

    def teller(self, data_dir: Path | None) -> Teller:
        """Who tells it at once: whatever outlives the window may start it."""
        from cakedesk.players.process import Teller  # noqa: PLC0415 - not before the window shows

        program = (sys.executable, "-m", "cakedesk.app.start.crash_dialog")
        folders = () if data_dir is None else (str(data_dir.absolute()),)
        return Teller(
            str(self._running.absolute()), program + folders, str(Path(cakedesk.__file__).parents[1])
        )

    def end(self) -> None:
        """Watch no longer, and leave no file."""
        if self._file is not None:
            faulthandler.disable()
            with contextlib.suppress(OSError):
                self._file.close()
                self._running.unlink()
