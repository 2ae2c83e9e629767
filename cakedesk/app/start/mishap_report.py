"""What people see when the program itself fails in the middle of something: a sentence, never a traceback."""

from __future__ import annotations

import contextlib
import stat
import sys
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, Qt

from cakedesk.app.files.reader import in_time

FILE_NAME = "mishaps.log"
MOST_BYTES = 1_000_000
"""A longer file is begun anew, so that one fault that comes again and again fills no disk."""


class MishapReport:
    """An exception hook. Details go to a file, one sentence to the players, and the program goes on.

    The match is on the disk up to its last action, whatever happens here.
    """

    def __init__(self, folder: Path, tell: Callable[[str], None]) -> None:
        """Make the hook."""
        self._file = folder / FILE_NAME
        self._tell = tell

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write the details down and tell the players, as `sys.excepthook`."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        sentence = QCoreApplication.translate(
            "MishapReport",
            "Something went wrong in the program; the match is saved up to its last action. {where}",
        )
        # A disk that hangs keeps no window from going on.
        where = in_time(partial(self._written, details), "")
        self._tell(sentence.format(where=where).strip())

    def _written(self, details: str) -> str:
        from datetime import datetime  # noqa: PLC0415 - most programs end without

        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with contextlib.suppress(FileNotFoundError):
                facts = self._file.lstat()
                if not stat.S_ISREG(facts.st_mode) or facts.st_size > MOST_BYTES:
                    self._file.unlink()  # of a link the link: nothing is written outside the folder
            with self._file.open("a", encoding="utf-8") as log:
                log.write(f"{datetime.now().isoformat(timespec='seconds')}\n{details}\n")
        except OSError:
            return ""
        return QCoreApplication.translate("MishapReport", "Details: {file}").format(file=self._file)


def show_dialog(sentence: str) -> None:
    """Tell a sentence where no window can, since it could not be made."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - most programs end without

    dialog = QMessageBox(QMessageBox.Icon.Critical, "CakeDesk", sentence)
    dialog.setTextFormat(Qt.TextFormat.PlainText)
    dialog.exec()
