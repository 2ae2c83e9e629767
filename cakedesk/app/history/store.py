"""The finished matches of one user: listed, opened, given away, renamed and deleted."""

from __future__ import annotations

import contextlib
import shutil
import threading
import time
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from cakedesk.app.files.disk_errors import why_failed
from cakedesk.app.files.paths import AppPaths, StorageError
from cakedesk.app.files.put_away import PutAway, bring_back, put_away
from cakedesk.app.files.reader import Patience, comes_later
from cakedesk.app.history.entry import HistoryEntry, entry_of, trouble_text, unusable
from cakedesk.app.history.index import HistoryIndex, Reading
from cakedesk.app.saves.files import (
    DamagedSaveError,
    LaterSaveError,
    RefusedSaveError,
    read_match,
    read_record,
    review_file,
)
from cakedesk.app.saves.saved_match import name_of_record
from cakedesk.engine.foreign_files import open_regular
from cakedesk.engine.whole_files import in_place_of

if TYPE_CHECKING:
    from cakedesk.app.files.writer import SaveWriter
    from cakedesk.engine.match import Match
    from cakedesk.engine.record import MatchRecord

INDEX_NAME = "history.sqlite"
DELETED_NAME = "deleted"
TELL_EVERY_S = 0.2
"""So often it is told how far reading is: nobody notices what is done before."""


class HistoryError(StorageError):
    """Something can't be done with a finished match; its text is one sentence for people."""


class HistoryStore(QObject):
    """The history. Records are read in a thread beside the window, which is told when they are there."""

    changed = Signal()  # `entries` are others than before, or reading them has ended
    progressed = Signal(int, int)  # so many of so many records that were not known yet have been read
    _read = Signal(object)
    _advanced = Signal(int, int)

    def __init__(self, paths: AppPaths, writer: SaveWriter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paths = paths
        self._writer = writer
        self._index = HistoryIndex(paths.history, paths.data / INDEX_NAME)
        self._entries: dict[str, HistoryEntry] = {}
        self.note = ""  # what is wrong with the list as a whole, in one sentence; empty: nothing is
        self.is_complete = True  # false if reading was cancelled before all records were read
        self.is_known = False  # whether no others than `entries` were there when the disk answered last
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._again = self._is_closed = False
        self._told_s = 0.0  # when it was told last how far reading is, or has begun
        self._patience = Patience(self._tell_no_answer, self)
        writer.written.connect(self._follow_writer)
        # Both come out of the thread and are told in this object's own.
        self._read.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._advanced.connect(self._tell_progress, Qt.ConnectionType.QueuedConnection)

    @property
    def entries(self) -> tuple[HistoryEntry, ...]:
        """The finished matches as far as they were read, the latest first."""
        return tuple(self._entries.values())

    @property
    def is_reading(self) -> bool:
        """Whether records are being read now."""
        return self._thread is not None

    def refresh(self) -> None:
        """Have a look at the folder soon, unless it is closed; `changed` tells when it was read."""
        if self._is_closed:
            return
        if self._thread is not None:
            self._again = True
            return
        self._again = False
        self._patience.files_read = 0
        self._patience.begin()
        self._told_s = time.monotonic()
        self._stop.clear()
        self._thread = threading.Thread(target=self._work, name="history reader", daemon=True)
        self._thread.start()

    def cancel(self) -> None:
        """Stop reading; what was read stays. The next `refresh` goes on with the rest."""
        self._again = False
        self._stop.set()

    def close(self) -> None:
        """Stop reading and wait until the thread has ended. May be called again."""
        self._is_closed = True  # the writer may still have a match to tell of
        self.cancel()
        self._patience.stop()
        if self._thread is not None:
            self._thread.join()

    def entry(self, key: str) -> HistoryEntry | None:
        """What is known of a match; None if it is not (or not yet) listed."""
        return self._entries.get(key)

    def entry_now(self, key: str) -> HistoryEntry | None:
        """The same of a match that may have ended just now; None if its record can't be read."""
        if key not in self._entries:
            text = self._unwritten_text(key)
            with contextlib.suppress(OSError, DamagedSaveError, LaterSaveError):
                record = _record_of(text) if text is not None else read_record(self._paths.history / key)
                return entry_of(key, record, datetime.now())
        return self._entries.get(key)

    def match(self, key: str) -> Match[Any]:
        """Read a match and play it through the rules."""
        try:
            text = self._unwritten_text(key)
            if text is not None:
                from cakedesk.engine.match import Match  # noqa: PLC0415 - a start without matches is quicker

                return Match.from_record(_record_of(text))
            return read_match(self._paths.history / key)
        except (OSError, DamagedSaveError, LaterSaveError, RefusedSaveError) as error:
            raise HistoryError(_cannot_read(key, error)) from error

    def export(self, key: str, target: Path) -> None:
        """Copy the record of a match, byte for byte."""
        try:
            text = self._unwritten_text(key)
            with in_place_of(target) as unfinished:
                if text is not None:
                    unfinished.write_text(text, encoding="utf-8", errors="backslashreplace")
                else:
                    with open_regular(self._paths.history / key) as record, unfinished.open("wb") as copy:
                        shutil.copyfileobj(record, copy)
        except OSError as error:
            text = QCoreApplication.translate("History", "The match can't be written to {file}: {why}.")
            raise HistoryError(text.format(file=target, why=why_failed(error))) from error

    def delete(self, key: str) -> PutAway:
        """Take a match out of the history. Its record lies in the folder of deleted files for 30 days.

        `forget` is to follow: this may be called in a reader's thread.

        Raises:
            HistoryError: the folder can't be written to.
        """
        self._must_be_written(key)
        try:
            file = self._paths.history / key
            return put_away([file, review_file(file)], self._paths.data / DELETED_NAME, date.today())
        except OSError as error:
            text = QCoreApplication.translate("History", "The match {file} can't be deleted: {why}.")
            raise HistoryError(text.format(file=key, why=why_failed(error))) from error

    def forget(self, key: str) -> None:
        """List a match no more that was deleted."""
        self._entries.pop(key, None)
        self.changed.emit()
        self.refresh()

    def bring_back(self, put: PutAway) -> None:
        """Take a match that was deleted into the history again. `refresh` is to follow."""
        try:
            bring_back(put)
        except OSError as error:
            text = QCoreApplication.translate("History", "The match can't be brought back: {why}.")
            raise HistoryError(text.format(why=why_failed(error))) from error

    def keep_name(self, key: str, name: str) -> None:
        """Call a finished match something. Where it can't be written, the writer's `failed` says so."""
        self._must_be_written(key)
        file = self._paths.history / key
        try:
            record = read_record(file)
            entry = self._entries.get(key)
            if "ended" not in record.table and entry is not None:
                # The file's time, which told when the match ended, is another one from now on.
                record.table["ended"] = entry.ended.isoformat(timespec="seconds")
        except (OSError, DamagedSaveError, LaterSaveError) as error:
            raise HistoryError(_cannot_read(key, error)) from error
        keep_name_in(record.table, name)
        self._writer.submit(file, record.to_json() + "\n", called=name_of_record(record))

    def _unwritten_text(self, key: str) -> str | None:
        """The record of a match that is not on the disk yet, such as one that has ended just now."""
        folders = (self._paths.history, self._paths.saves)
        texts = (self._writer.unwritten_text(folder / key) for folder in folders)
        return next((text for text in texts if text is not None), None)

    def _unwritten_entries(self) -> list[HistoryEntry]:
        """The matches that have ended and are not on the disk yet: it may be slow, or refuse them."""
        entries = []
        for match in self._writer.unsaved_matches():
            with contextlib.suppress(DamagedSaveError):  # it has not ended
                entries.append(entry_of(match.path.name, _record_of(match.text), datetime.now()))
        return entries

    def _must_be_written(self, key: str) -> None:
        """Refuse to change a record that is still on its way to the disk."""
        if self._unwritten_text(key) is not None:
            text = QCoreApplication.translate(
                "Saves", "This match is still being saved. Try again in a moment."
            )
            raise HistoryError(text)

    def _follow_writer(self, path: str) -> None:
        """A match has ended, or has another name now."""
        if Path(path).parent == self._paths.history:
            self._index.distrust(Path(path).name)
            self.refresh()

    def _work(self) -> None:
        """Read, in the thread."""
        result: Reading | OSError
        try:
            # Asked first: what is written from now on lies in the folder when that is read.
            unwritten = self._unwritten_entries()
            result = self._index.read(self._go_on, unwritten)
        except OSError as error:
            result = error
        except Exception as error:
            # Whoever waits for the list must hear something, whatever a record has made go wrong.
            self._tell_read(OSError(str(error)))
            raise
        self._tell_read(result)

    def _tell_read(self, result: Reading | OSError) -> None:
        with contextlib.suppress(RuntimeError):  # the program is ending and the Qt object is gone
            self._read.emit(result)

    def _go_on(self, done: int, count: int) -> bool:
        if self._stop.is_set():
            return False
        self._patience.files_read = done
        now = time.monotonic()
        if now - self._told_s >= TELL_EVERY_S:
            self._told_s = now
            with contextlib.suppress(RuntimeError):
                self._advanced.emit(done, count)
        return True

    def _tell_progress(self, done: int, count: int) -> None:
        if self._thread is not None:
            self.progressed.emit(done, count)

    def _tell_no_answer(self) -> None:
        self.note, self.is_known = comes_later(), False
        self.changed.emit()

    def _take(self, result: Reading | OSError) -> None:
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._patience.stop()
        if isinstance(result, OSError):
            text = QCoreApplication.translate("History", "The finished matches can't be read: {why}.")
            self.note, self._entries, self.is_known = text.format(why=why_failed(result)), {}, False
        else:
            self._entries = {entry.key: entry for entry in result.entries}
            self.is_complete = self.is_known = result.complete
            text = QCoreApplication.translate(
                "History", "The index of the history can't be kept ({why}); the records are read each time."
            )
            self.note = text.format(why=result.unkept) if result.unkept else ""
        self.changed.emit()
        if self._again:
            self.refresh()


def _record_of(text: str) -> MatchRecord:
    from cakedesk.engine.record import MatchRecord  # noqa: PLC0415 - a start without matches is quicker

    return MatchRecord.from_json(text)


def keep_name_in(table: dict[str, Any], name: str) -> None:
    """Write into a record's ``table`` what the match is called; an empty name takes it away."""
    if name.strip():
        table["name"] = name.strip()
    else:
        table.pop("name", None)


def _cannot_read(key: str, error: Exception) -> str:
    if isinstance(error, FileNotFoundError):
        text = QCoreApplication.translate("History", "The match {file} is not in the history any more.")
        return text.format(file=key)
    if isinstance(error, RefusedSaveError):
        text = QCoreApplication.translate(
            "History",
            "The record {file} can't be shown: its move {number} is against the rules. It is kept as it is.",
        )
        return text.format(file=key, number=error.move)
    return trouble_text(unusable(key, error, datetime.now()))
