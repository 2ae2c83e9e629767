"""Running matches are saved after every action; finished ones go into the history."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from cakedesk.app.files.disk_errors import damaged as why_damaged
from cakedesk.app.files.disk_errors import why_failed
from cakedesk.app.files.paths import AppPaths, StorageError
from cakedesk.app.files.reader import DiskReader
from cakedesk.app.files.set_aside import set_aside
from cakedesk.app.files.writer import Kept, SaveWriter
from cakedesk.app.saves.ending import is_ended, stamp_end
from cakedesk.app.saves.files import (
    VERSIONS,
    DamagedSaveError,
    LaterSaveError,
    MatchReader,
    RefusedSaveError,
    is_our_name,
    local_time,
    read_match,
    save_keys,
    versions_of,
    written_at_ns,
)
from cakedesk.app.saves.lock import SaveLock, is_locked
from cakedesk.app.saves.saved_match import goes_on, name_of

if TYPE_CHECKING:
    from datetime import datetime

    from cakedesk.engine.match import Match


DAMAGED_NAME = "damaged"
"""The folder among the saves that damaged ones are moved to."""


class SaveError(StorageError):
    """A saved match can't be played on; its text is one sentence for people."""


class SaveInfo(NamedTuple):
    """What a list of running matches shows of one."""

    key: str  # its name in `SaveStore`
    game_id: str  # what is played; empty if `problem` says that nothing could be read
    names: tuple[str, ...]
    players: tuple[str, ...]
    match: Match[Any] | None  # it as it was last written, to be looked at only; None where there is a problem
    moment: datetime  # when it was last written, in local time
    older: int = 0  # how many older versions of it there are
    open_elsewhere: bool = False  # whether another running program plays it now
    problem: str = ""  # one sentence for people if it can't be played on and stays where it is, else empty


class SaveListing(NamedTuple):
    """All running matches."""

    saves: tuple[SaveInfo, ...]  # the last written first
    troubles: tuple[str, ...]  # sentences for people about damaged files that were moved aside just now
    troubled: tuple[str, ...] = ()  # the keys of those saves


class MatchSave:
    """Keeps one running match on the disk, and holds its lock. Made by `SaveStore`."""

    def __init__(self, key: str, match: Match[Any], store: SaveStore, lock: SaveLock) -> None:
        self.key = key  # its name in the store
        self.match = match
        self.writer = store.writer
        self._store = store
        self._lock = lock

    @property
    def kept(self) -> Kept:
        """Whether the disk has the match as it is now."""
        return self.writer.kept(self._store.paths.saves / self.key)

    def keep(self, moment_ns: int | None = None) -> None:
        """Have the match written as it is now. One that has ended moves into the history."""
        stamp_end(self.match)
        record = self.match.kept_record()
        paths = self._store.paths
        # Taking back the last action of a finished match brings its save back; the history keeps the finished
        # record until the match ends again.
        move_to = paths.history / self.key if is_ended(self.match) else None
        self.writer.submit(
            paths.saves / self.key,
            record.to_json() + "\n",
            versions=VERSIONS,
            move_to=move_to,
            match=name_of(self.match),
            moment_ns=moment_ns,
        )

    def close(self) -> None:
        """Let other programs have the match as soon as it is written. May be called again.

        Until then it stays with this program, which can still resume it.
        """
        self._store.let_go(self)
        self._store.release_written()

    def leave(self) -> None:
        """The same for windows, which don't wait for the disk."""
        self._store.let_go(self)
        self._store.release_soon()

    def release(self) -> None:
        """Called by the store: give the lock back."""
        self._lock.release()


class ResumedMatch(NamedTuple):
    """A running match, read back."""

    match: Match[Any]  # the match after its last saved action
    save: MatchSave  # keeps it from now on
    trouble: str  # one sentence for people if an older version had to be used, else empty


class SaveStore:
    """The running matches of one user. What reads the disk is for the reader's thread, one call at a time."""

    def __init__(self, paths: AppPaths, writer: SaveWriter) -> None:
        self.paths = paths
        self.writer = writer
        self.reader = DiskReader(writer)  # asks the disk what windows want to know of it
        self.reader.failed.connect(writer.failed)
        self.reader.eased.connect(writer.eased)
        # Guarded: the reader's thread opens saves, the window's lets them go.
        self._guard = threading.Lock()
        self._open: dict[str, MatchSave] = {}
        self._closing: set[str] = set()  # keys of open ones that nobody plays any more
        self._reader = MatchReader()
        writer.changed.connect(self.release_soon)

    def begin(self, match: Match[Any]) -> MatchSave:
        """Keep a new match from now on."""
        import secrets  # noqa: PLC0415 - the window shows without what naming a match brings
        from datetime import datetime  # noqa: PLC0415

        while True:
            key = f"{datetime.now():%Y%m%d-%H%M%S}-{match.game.id}-{secrets.token_hex(2)}.json"
            lock = SaveLock(self.paths.saves / key)
            is_free = key not in self._open and not os.path.lexists(self.paths.saves / key)
            if is_free and _acquire(lock):
                break
        match.table.setdefault("began", f"{datetime.now():%Y-%m-%dT%H:%M:%S}")
        save = self._opened(key, match, lock)
        save.keep()
        return save

    def listing(self) -> SaveListing:
        """Look through the saves. Finished ones are moved into the history, unreadable ones aside.

        Raises:
            SaveError: nobody knows which there are.
        """
        self.release_written()
        infos: list[SaveInfo] = []
        troubles: dict[str, str] = {}  # sentences by key
        try:
            keys = save_keys(self.paths.saves)
        except OSError as error:
            text = QCoreApplication.translate("Saves", "The saved matches can't be read: {why}.")
            raise SaveError(text.format(why=why_failed(error))) from error
        self._tidy(keys)
        for key in keys:
            if key not in self._open:
                self._look_at(key, infos, troubles)
        # What this program has open may not be on the disk yet.
        for key, save in list(self._open.items()):
            if not is_ended(save.match):
                infos.append(self._info(key, save.match))
        infos.sort(key=_moment_order(), reverse=True)
        return SaveListing(tuple(infos), tuple(troubles.values()), tuple(troubles))

    def peek(self, key: str) -> Match[Any] | None:
        """Read a match to look at it only; None if none can be read. Locks nothing and moves nothing."""
        if key in self._open:
            return self._open[key].match
        with contextlib.suppress(OSError, LaterSaveError, RefusedSaveError):
            return self._reader.newest(self.paths.saves / key)
        return None

    def resume(self, key: str) -> ResumedMatch:
        """Read a match to play on. Damaged versions are moved aside and the next older one is used.

        Raises:
            SaveError: another program plays it, it is of a later program, or no version of it can be read.
        """
        self.release_written()
        with self._guard:
            self._closing.discard(key)
            save = self._open.get(key)
        if save is not None:
            return ResumedMatch(save.match, save, "")
        self._reader.forget(self.paths.saves / key)
        lock = SaveLock(self.paths.saves / key)
        if not _acquire(lock):
            raise SaveError(QCoreApplication.translate("Saves", "This match is open in another window."))
        try:
            match, trouble = self._load(key)
        except SaveError:
            lock.release()
            raise
        return ResumedMatch(match, self._opened(key, match, lock), trouble)

    def same_as(self, match: Match[Any]) -> str | None:
        """Find the key of a running match of which a record is an earlier moment, or its last."""
        for info in self.listing().saves:
            if info.match is not None and not is_ended(info.match) and goes_on(info.match, match):
                return info.key
        return None

    def is_open(self, key: str) -> bool:
        """Whether this program has a match open, or still to be written."""
        self.release_written()
        return key in self._open

    def is_closing(self, key: str) -> bool:
        """Whether a match that nobody plays any more is still to be written."""
        self.release_written()
        return key in self._closing

    def let_go(self, save: MatchSave) -> None:
        """Called by a save that is closed."""
        with self._guard:
            if save.key in self._open:
                self._closing.add(save.key)

    def give_up(self, key: str) -> Match[Any] | None:
        """Try no more to write a match that nobody plays: it is to be deleted. Gives what no disk has."""
        if key not in self._closing or self._open[key].kept is not Kept.NOT:
            return None
        match = self._open[key].match
        self.writer.give_up(self.paths.saves / key)
        self.release_written()
        return match

    def take_up(self, key: str, match: Match[Any]) -> None:
        """Have a match that was given up written again, by the name that it had unless another plays that."""
        save = self._open.get(key)
        if save is None:
            lock = SaveLock(self.paths.saves / key)
            save = self._opened(key, match, lock) if _acquire(lock) else self.begin(match)
        save.keep()
        save.close()

    def release_soon(self) -> None:
        """Have those given back that were closed, and are written now. For the window's thread."""
        if self._closing:
            self.reader.ask(self.reader, self.release_written, lambda _: None, lambda _: None)

    def release_written(self) -> None:
        """The same at once. Happens by itself while the window lives."""
        with self._guard:
            written = [key for key in self._closing if self._open[key].kept is Kept.YES]
            self._closing.difference_update(written)
            released = [self._open.pop(key) for key in written]
        for save in released:
            save.release()

    def _opened(self, key: str, match: Match[Any], lock: SaveLock) -> MatchSave:
        save = MatchSave(key, match, self, lock)
        self._open[key] = save
        return save

    def _tidy(self, keys: Sequence[str]) -> None:
        """Remove what killed programs leave behind: unfinished files, and locks of saves that are gone."""
        for path in self.paths.saves.glob(".*.json.*"):
            key, _, kind = path.name.removeprefix(".").partition(".json.")
            save = self.paths.saves / f"{key}.json"
            if kind == "lock" and save.name in keys:
                continue
            if (
                (kind == "lock" or kind.endswith(".tmp"))
                and save.name not in self._open
                and not is_locked(save)
            ):
                with contextlib.suppress(OSError):
                    path.unlink()

    def _look_at(self, key: str, infos: list[SaveInfo], troubles: dict[str, str]) -> None:
        """Add one save to a listing, or the sentence about it."""
        path = self.paths.saves / key
        self.reader.patience.files_read += 1
        is_elsewhere = is_locked(path)
        try:
            match = self._reader.newest(path)
        except (OSError, LaterSaveError, RefusedSaveError) as error:
            if is_our_name(key) or not isinstance(error, OSError):
                infos.append(self._info(key, None, problem=_cannot_go_on(key, error)))
            return
        if match is not None and (is_elsewhere or not is_ended(match)):
            infos.append(self._info(key, match, open_elsewhere=is_elsewhere))
        elif not is_elsewhere and (match is not None or is_our_name(key)):
            self._settle(key, infos, troubles)

    def _settle(self, key: str, infos: list[SaveInfo], troubles: dict[str, str]) -> None:
        """Put a finished match into the history, and one that can't be read at all aside."""
        try:
            resumed = self.resume(key)
        except SaveError as error:
            if next(versions_of(self.paths.saves / key), None) is None:
                troubles[key] = str(error)
            else:  # it stays where it is
                infos.append(self._info(key, None, problem=str(error)))
            return
        if resumed.trouble:
            troubles[key] = resumed.trouble
        if is_ended(resumed.match):
            resumed.save.keep()
        else:
            infos.append(self._info(key, resumed.match))
        resumed.save.close()

    def _load(self, key: str) -> tuple[Match[Any], str]:
        damaged: list[tuple[Path, DamagedSaveError]] = []
        for file in versions_of(self.paths.saves / key):
            try:
                match = read_match(file)
            except DamagedSaveError as error:
                damaged.append((file, error))
            except (OSError, LaterSaveError, RefusedSaveError) as error:
                raise SaveError(_cannot_go_on(key, error)) from error
            else:
                return match, self._tell_damaged(damaged, match)
        if not damaged:
            raise SaveError(
                QCoreApplication.translate("Saves", "The saved match {file} is not there any more.").format(
                    file=key
                )
            )
        raise SaveError(self._tell_damaged(damaged, None))

    def _tell_damaged(self, damaged: list[tuple[Path, DamagedSaveError]], match: Match[Any] | None) -> str:
        """Move damaged versions aside, and say so (`match`: what an older version gave)."""
        if not damaged:
            return ""
        folder = self._move_aside([file for file, _ in damaged])
        if match is None and folder is None:
            text = QCoreApplication.translate("Saves", "The saved match {file} can't be read: {why}.")
        elif match is None:
            text = QCoreApplication.translate(
                "Saves", "The saved match {file} is damaged. It lies in {folder} now."
            )
        elif folder is None:
            text = QCoreApplication.translate(
                "Saves",
                "The last save of the match {file} is damaged. The match goes on from the save before it.",
            )
        else:
            text = QCoreApplication.translate(
                "Saves",
                "The last save of the match {file} is damaged and lies in {folder} now."
                " The match goes on from the save before it.",
            )
        return text.format(file=damaged[0][0].name, folder=folder, why=why_damaged())

    def _move_aside(self, files: list[Path]) -> Path | None:
        """Move damaged versions away. Gives the folder where they lie; None: they stay, and are found again.

        Where the folder for them can't be used they lie among the saves, by names that no version has: as a
        version each would be written over after some moves, and an older one that is good before it.
        """
        for folder in (self.paths.saves / DAMAGED_NAME, self.paths.saves):
            with contextlib.suppress(OSError):
                while files:
                    set_aside(files[0], folder)
                    del files[0]
                return folder
        return None

    def _info(
        self, key: str, match: Match[Any] | None, *, open_elsewhere: bool = False, problem: str = ""
    ) -> SaveInfo:
        from datetime import datetime  # noqa: PLC0415 - see begin

        save = self.paths.saves / key
        written_ns = written_at_ns(save)
        moment = datetime.now().astimezone() if written_ns is None else local_time(written_ns / 1e9)
        game, names = ("", ()) if match is None else (match.game.id, tuple(match.seats))
        players = () if match is None else tuple(match.players)
        older = max(0, len(list(versions_of(save))) - 1)
        return SaveInfo(key, game, names, players, match, moment, older, open_elsewhere, problem)


def _moment_order() -> Callable[[SaveInfo], tuple[bool, datetime, str]]:
    """The order of running matches, backwards: those of days to come, by a clock that ran ahead, are last."""
    from datetime import datetime  # noqa: PLC0415 - see begin

    today = datetime.now().date()
    return lambda info: (info.moment.date() <= today, info.moment, info.key)


def _acquire(lock: SaveLock) -> bool:
    """Take a lock; where the folder can't be written to, nobody can write the save either."""
    try:
        return lock.acquire()
    except OSError:
        return True


def _cannot_go_on(key: str, error: OSError | LaterSaveError | RefusedSaveError) -> str:
    if isinstance(error, LaterSaveError):
        text = QCoreApplication.translate(
            "Saves", "The saved match {file} was made by a later version of CakeDesk. It is kept as it is."
        )
        return text.format(file=key)
    if isinstance(error, RefusedSaveError):
        text = QCoreApplication.translate(
            "Saves",
            "The saved match {file} can't go on: its move {number} is against the rules."
            " It is kept as it is.",
        )
        return text.format(file=key, number=error.move)
    return QCoreApplication.translate("Saves", "The saved match {file} can't be read: {why}.").format(
        file=key, why=why_failed(error)
    )
