"""The index of the history: an SQLite file that can be made anew from the records at any time.

The records in the folder are the truth. Whatever of the index does not fit them in name, size and time is
read again, so that it does not matter who wrote a record or removed one, or what became of the index.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cakedesk.app.files.disk_errors import damaged, why_failed, why_index_failed
from cakedesk.app.history.entry import UNREADABLE, HistoryEntry, entry_of, unusable
from cakedesk.app.history.tables import SCHEMA, delete_rows, entries_in, make_tables, put_rows, stamps_in
from cakedesk.app.saves.files import DamagedSaveError, LaterSaveError, local_time, read_record
from cakedesk.art.disk_cache import leave_room
from cakedesk.engine.foreign_files import NoRegularFileError

if TYPE_CHECKING:
    import sqlite3

_BATCH_RECORDS = 100
"""So many records are written to the index at once."""

_PATIENCE_S = 1.0
"""How long another program's writing to the index is waited for."""

_LAST_NS = 2**63 - 1
"""SQLite holds no larger number; file systems know times hundreds of years later."""

_BUSY = "busy"

Stamp = tuple[int, int]
"""Size in bytes and time of the last change in ns of a file."""


class Reading(NamedTuple):
    """What came of reading the history."""

    # The latest first; after them those of days to come, then those that can't be used.
    entries: tuple[HistoryEntry, ...]
    complete: bool = True  # False if it was cancelled before all records were read
    unkept: str = ""  # why the index could not be written; empty if it was


class _Known(NamedTuple):
    stamp: Stamp
    entry: HistoryEntry


class HistoryIndex:
    """Keeps the index of one folder in a file. All of it may be used from one thread at a time, any one."""

    def __init__(self, folder: Path, file: Path) -> None:
        self._folder = folder
        self._file = file
        self._known: dict[str, _Known] = {}
        self._distrusted: set[str] = set()

    def read(self, go_on: Callable[[int, int], bool], unwritten: Sequence[HistoryEntry] = ()) -> Reading:
        """Bring the index up to date.

        Args:
            go_on: is told before each record how many of how many were read anew; False stops there. What
                was read is kept, and the next time goes on with the rest.
            unwritten: what the folder has not got yet, or not as it is now; the index learns nothing of it.

        Raises:
            OSError: the folder can't be read.
        """
        distrusted, self._distrusted = self._distrusted, set()
        files = _record_files(self._folder)
        for key in [key for key in self._known if key not in files or key in distrusted]:
            del self._known[key]
        kept, unkept = self._stored({key: files[key] for key in files if key not in distrusted})
        waiting = sorted((key for key in files if not self._is_known(key, files[key])), reverse=True)
        unread = set(waiting)
        lacking = [
            key for key, known in self._known.items() if key not in unread and kept.get(key) != known.stamp
        ]
        gone = [key for key in kept if key not in files]
        complete = True
        for done, key in enumerate(waiting):
            if not go_on(done, len(waiting)):
                complete = False
                break
            self._known[key] = _Known(files[key], _read_entry(self._folder / key, files[key]))
            lacking.append(key)
            if len(lacking) >= _BATCH_RECORDS and not unkept:
                unkept = self._store(lacking, gone)
                lacking, gone = [], []
        if (lacking or gone) and not unkept:
            unkept = self._store(lacking, gone)
        entries = {key: known.entry for key, known in self._known.items()}
        entries |= {entry.key: entry for entry in unwritten}
        in_order = sorted(entries.values(), key=_by_moment(date.today()), reverse=True)
        return Reading(tuple(in_order), complete, "" if unkept == _BUSY else unkept)

    def distrust(self, key: str) -> None:
        """Have a record read again the next time, whatever its stamp says. May be called from any thread."""
        self._distrusted |= {key}

    def _is_known(self, key: str, stamp: Stamp) -> bool:
        known = self._known.get(key)
        return known is not None and known.stamp == stamp and known.entry.trouble != UNREADABLE

    def _stored(self, files: dict[str, Stamp]) -> tuple[dict[str, Stamp], str]:
        """The stamps in the index, and why there are none. What this object does not know yet it learns."""
        import sqlite3  # noqa: PLC0415 - a start without history is quicker

        for is_last in (False, True):
            try:
                with self._opened() as base:
                    kept = stamps_in(base)
                    sound = {key for key, stamp in kept.items() if files.get(key) == stamp}
                    if not sound <= self._known.keys():
                        for entry in entries_in(base):
                            if entry.key in sound:
                                self._known.setdefault(entry.key, _Known(kept[entry.key], entry))
                    return kept, ""
            except (sqlite3.Error, ValueError, TypeError, OSError) as error:
                if is_last or not _is_broken(error):
                    return {}, _why(error)
                self._remove()
        raise AssertionError("unreachable")

    def _store(self, keys: Sequence[str], gone: Sequence[str]) -> str:
        """Write entries into the index, and take others out. Tells why that failed; empty: it did not."""
        import sqlite3  # noqa: PLC0415 - see above

        known = [(self._known[key].stamp, self._known[key].entry) for key in keys if _fits(key)]
        try:
            leave_room(self._file.parent)
            with self._opened() as base:
                base.execute("BEGIN IMMEDIATE")
                delete_rows(base, [*gone, *(entry.key for _, entry in known)])
                put_rows(base, [pair for pair in known if pair[1].trouble != UNREADABLE])
                base.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            return _why(error)
        return ""

    @contextlib.contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """The index, with tables of this program's schema, for a moment."""
        import sqlite3  # noqa: PLC0415 - see above

        self._must_be_own()
        base = sqlite3.connect(self._file, timeout=_PATIENCE_S, isolation_level=None)
        try:
            if _version(base) != SCHEMA:
                base.execute("BEGIN IMMEDIATE")
                if _version(base) != SCHEMA:  # nobody made them in between
                    make_tables(base)
                base.execute("COMMIT")
            yield base
        finally:
            base.close()

    def _must_be_own(self) -> None:
        """Refuse a link, which leads out of the folder, and a pipe or the like, which lets SQLite wait."""
        for file in self._files():
            with contextlib.suppress(FileNotFoundError):
                mode = file.lstat().st_mode
                if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):  # a folder has an error of its own
                    raise NoRegularFileError(errno.EINVAL, "it is no regular file", str(file))

    def _remove(self) -> None:
        for file in self._files():
            with contextlib.suppress(OSError):
                file.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        """The index, and what SQLite opens beside it."""
        suffixes = ("", "-journal", "-wal", "-shm")
        return [self._file.with_name(self._file.name + suffix) for suffix in suffixes]


def _version(base: sqlite3.Connection) -> object:
    return base.execute("PRAGMA user_version").fetchone()[0]


def _fits(key: str) -> bool:
    """Whether SQLite can hold a file's name: some systems allow names that are no Unicode.

    Such a record is read each time.
    """
    try:
        key.encode()
    except UnicodeEncodeError:
        return False
    return True


def _by_moment(today: date) -> Callable[[HistoryEntry], tuple[bool, bool, datetime, str]]:
    """The order of the list, backwards.

    What can't be used comes last, before it what has not been yet: some clock ran ahead.
    """
    return lambda entry: (not entry.trouble, entry.ended.date() <= today, entry.ended, entry.key)


def _record_files(folder: Path) -> dict[str, Stamp]:
    """The plain files of a folder that may be records, with their stamps."""
    found: dict[str, Stamp] = {}
    try:
        listing = os.scandir(folder)
    except FileNotFoundError:
        return found
    with listing:
        for item in listing:
            if item.name.startswith(".") or not item.name.endswith(".json"):
                continue
            with contextlib.suppress(OSError):  # it was taken away just now
                facts = item.stat(follow_symlinks=False)
                if stat.S_ISREG(facts.st_mode):
                    found[item.name] = (facts.st_size, max(min(facts.st_mtime_ns, _LAST_NS), -_LAST_NS))
    return found


def _read_entry(file: Path, stamp: Stamp) -> HistoryEntry:
    """Read one record; what can't be used becomes an entry that says so."""
    written = local_time(stamp[1] // 1_000_000_000).replace(tzinfo=None)
    try:
        return entry_of(file.name, read_record(file), written)
    except (LaterSaveError, DamagedSaveError, OSError) as error:
        return unusable(file.name, error, written)


def _is_broken(error: Exception) -> bool:
    """Whether an index itself is at fault, not the disk or another program that writes to it now."""
    import sqlite3  # noqa: PLC0415 - see HistoryIndex

    if isinstance(error, OSError):
        return False
    if not isinstance(error, sqlite3.Error):
        return True  # a row that makes no sense
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return code in (
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_MISMATCH,
    )


def _why(error: Exception) -> str:
    import sqlite3  # noqa: PLC0415 - see HistoryIndex

    if isinstance(error, OSError):
        return why_failed(error)
    if not isinstance(error, sqlite3.Error):
        return damaged()
    if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF == sqlite3.SQLITE_BUSY:
        return _BUSY
    return why_index_failed(error)
