"""Opens records in a window that is there already: dropped onto it, or named to a second program."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.files.paths import StorageError
from cakedesk.app.files.reader import DiskReader
from cakedesk.engine.errors import CakeDeskError, IllegalAction, RecordError

if TYPE_CHECKING:
    from cakedesk.engine.match import Match

LONGEST_FILE_NAME = 60
"""Characters of the longest name of a file in a sentence."""
LONGEST_REASON = 160
"""Characters of the longest reason there: cards of own lists may have long names."""


class Desk(Protocol):
    """What a window does with records."""

    def open_match(self, match: Match[Any], /) -> None:
        """Put a match on the table, and say so if it brings cards of its own."""

    def tell_refused(self, sentence: str, /) -> None:
        """Show the players why a record can't be opened."""


class RecordOpener(QObject):
    """Opens records, and says in one sentence why one can't be opened. What is on the table stays then.

    Args:
        window: takes what is dropped onto it. Also this object's parent.
        desk: opens matches and tells sentences; usually the same window.
        reader: asks the disk.
    """

    def __init__(self, window: QWidget, desk: Desk, reader: DiskReader) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._reader = reader
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def open(self, path: Path) -> None:
        """Open a record. A match that is on the table is saved and left."""
        self._reader.ask(self, partial(self._read, path), self._desk.open_match, self._desk.tell_refused)

    def _read(self, path: Path) -> Match[Any]:
        """Read a record, in the reader's thread."""
        # Nothing of it is needed before the window shows.
        from cakedesk.app.window.record_file import LaterRecordError, read_record_file  # noqa: PLC0415

        try:
            return read_record_file(path)
        except LaterRecordError as error:
            text = self.tr("{file} was made by a later version of CakeDesk. It is kept as it is.")
            raise StorageError(text.format(file=_shown(path))) from error
        except CakeDeskError as error:
            text = self.tr("{file} can't be opened: {why}.")
            raise StorageError(text.format(file=_shown(path), why=self._why(error))) from error

    def _why(self, error: CakeDeskError) -> str:
        """Why a record is refused, for people. `cakedesk verify` tells it to the letter."""
        from cakedesk.app.files.disk_errors import known_reason  # noqa: PLC0415 - see `open`
        from cakedesk.app.window.record_file import NoTableError  # noqa: PLC0415
        from cakedesk.engine.record_files import EmptyFileError  # noqa: PLC0415

        cause = error.__cause__
        if isinstance(error, NoTableError):
            return self.tr("{game} has no table to be shown on").format(game=error.title)
        if isinstance(cause, FileNotFoundError):
            return self.tr("there is no such file")
        if isinstance(cause, IsADirectoryError):
            return self.tr("it is a folder")
        if isinstance(cause, OSError):
            return known_reason(cause) or self.tr("it can't be read")
        if isinstance(error, EmptyFileError):
            return self.tr("it is empty")
        if not isinstance(cause, RecordError):
            return self.tr("it holds more than one match")
        if cause.part == "move":
            why = self._broken_rule(cause)
            if not why:
                return self.tr("its move {number} is against the rules").format(number=cause.move)
            return self.tr("its move {number} is against the rules: {why}").format(number=cause.move, why=why)
        if cause.part == "start":
            return self.tr("it does not begin as its game does")
        if cause.part == "result":
            return self.tr("its result is not that of its moves")
        return self.tr("it is no record of a match, or it is damaged")

    def _broken_rule(self, error: RecordError) -> str:
        """The rule of its game that refuses a move; empty if it is none, as where another seat is to act."""
        from cakedesk.app.settings.i18n import translate_reason  # noqa: PLC0415 - see `open`
        from cakedesk.engine.quote import shortened  # noqa: PLC0415
        from cakedesk.engine.registry import find_game  # noqa: PLC0415

        refused = error.__cause__
        if not isinstance(refused, IllegalAction) or not error.game_id:
            return ""
        game = find_game(error.game_id)
        is_rule = refused.reason.code in game.reasons
        return shortened(translate_reason(game, refused.reason), LONGEST_REASON) if is_rule else ""

    def come_forward(self, file: str) -> None:
        """Bring the window before all others, perhaps with a record, as a second program asks."""
        window = self._window
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)  # where programs may not take the focus, the window at least asks for it
        if file:
            self.open(Path(file))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open a file that is dropped onto the window; of several, say that they are too many."""
        if watched is self._window and isinstance(event, QDropEvent):
            files = _dropped_files(event.mimeData())
            if not files:
                return False
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self._take(files)
            return True
        return False

    def _take(self, files: list[Path]) -> None:
        if len(files) == 1:
            self.open(files[0])
        else:
            self._desk.tell_refused(self.tr("Only one record can be opened at a time."))


def _dropped_files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def _shown(path: Path) -> str:
    """A file's name in a sentence: it may hold line feeds and the like."""
    from cakedesk.app.people.shown_names import shown_text  # noqa: PLC0415 - only for what can't be opened

    return shown_text(path.name, LONGEST_FILE_NAME)
