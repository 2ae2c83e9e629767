"""The one thread that writes to the disk, so that the window never waits for it."""

from __future__ import annotations

import contextlib
import enum
import errno
import os
import shutil
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from cakedesk.app.files.disk_errors import no_answer, why_failed
from cakedesk.engine.foreign_files import open_regular
from cakedesk.engine.whole_files import keep_rights, mode_until_whole
from cakedesk.table.joined_words import in_parts

RETRY_MS = 5000
"""So often what was refused is tried again, if nothing else is written meanwhile."""
ANSWER_DUE_MS = 3000
"""A disk that has neither written nor refused anything for so long is told to people."""


_MOST_NAMES = 4
_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


class Kept(enum.Enum):
    """Whether the disk has the newest text of a file."""

    YES = enum.auto()
    SOON = enum.auto()
    NOT = enum.auto()
    """It was refused, or there is no answer: nobody should wait for it."""


class _Job(NamedTuple):
    """What a file is to hold."""

    path: Path
    text: str  # its new content
    versions: int  # how many versions are kept, the newest included
    move_to: Path | None  # where the file goes once it is written; None: it stays
    match: str  # what people call the match that it is; empty for other files
    moment_ns: int | None  # the time that the file bears; None: when it is written
    called: str  # what people call it if it is no match, or one that they don't play

    @property
    def name(self) -> str:
        """What people call it."""
        return self.match or self.called or self.path.name


class UnsavedMatch(NamedTuple):
    """A match that could not be written, or not yet."""

    path: Path  # where it was to lie
    name: str  # what people call it
    text: str
    why: str  # in a few words, why it could not be written last, or that the disk keeps it waiting


class SaveWriter(QObject):
    """Writes texts to files in a thread of its own. At any moment a file holds its old text or its new one.

    Newer content for a file replaces content that still waits. What can't be written is kept and tried again
    with the next text for any file, and every few seconds.
    """

    written = Signal(str)  # a file holds its newest text now, and lies here
    changed = Signal()  # `kept` may say something else than before
    # A file can't be written: one sentence for people, told once for each file and reason, and again if the
    # file was written in between. Or the disk does not answer.
    failed = Signal(str)
    eased = Signal(str)  # such a sentence holds no more
    recovered = Signal()  # all that could not be written has been, after all
    _submitted = Signal()
    _reported = Signal(object, str, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Called in that thread where a disk is full, before it is tried once more.
        self.make_room: Callable[[], None] = lambda: None
        self._condition = threading.Condition()
        # Guarded by the condition; jobs by path, oldest first.
        self._waiting: dict[Path, _Job] = {}
        self._refused: dict[Path, _Job] = {}
        self._in_trouble: dict[Path, str] = {}  # why; refused and not written since
        self._writing: _Job | None = None
        self._given_up: set[Path] = set()  # being written, but nobody waits for it
        self._closing = False
        self._thread: threading.Thread | None = None
        # These are for the window's thread: by path why and what people call it; by why the sentence; by
        # folder why.
        self._told: dict[str, tuple[str, str]] = {}
        self._sentences: dict[str, str] = {}
        self._expected: dict[Path, str] = {}
        self._unanswered = ""  # the sentence that says so
        self._is_behind = False  # it has answered since, but has not written all
        self._patience = QTimer(self, singleShot=True, interval=ANSWER_DUE_MS)
        self._patience.timeout.connect(self._tell_no_answer)
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self.try_again)
        # The thread's reports are told in this object's thread, whatever the receivers are.
        self._reported.connect(self._on_reported, Qt.ConnectionType.QueuedConnection)
        self._submitted.connect(self._be_patient)

    def submit(
        self,
        path: Path,
        text: str,
        *,
        versions: int = 1,
        move_to: Path | None = None,
        match: str = "",
        moment_ns: int | None = None,
        called: str = "",
    ) -> None:
        """Have a file written soon. Any thread may ask for it.

        Args:
            move_to: where the file goes once it is written, its older versions being removed; None: it stays.
            match: what people call the match that it is; empty for other files.
            moment_ns: the time that the file is to bear; None: when it is written.
            called: what people call another file; empty: by its name.
        """
        with self._condition:
            if self._closing:
                raise RuntimeError("the writer is closed")
            self._retry_refused()
            self._waiting.pop(path, None)
            self._given_up.discard(path)
            self._waiting[path] = _Job(path, text, versions, move_to, match, moment_ns, called)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="save writer", daemon=True)
                self._thread.start()
            self._condition.notify_all()
        self._submitted.emit()

    def expect_failures(self, folder: Path, why: str) -> None:
        """People know already that nothing can be written to a folder: say it no more while that is why."""
        self._expected[folder] = why

    def has_unwritten(self) -> bool:
        """Whether something is not on the disk yet."""
        with self._condition:
            return bool(self._waiting or self._refused or self._writing)

    def is_busy(self) -> bool:
        """Whether something waits for the disk, or is being written."""
        with self._condition:
            return bool(self._waiting or self._writing)

    def kept(self, path: Path) -> Kept:
        """Whether the disk has the newest text of a file."""
        with self._condition:
            if path in self._in_trouble:
                return Kept.NOT
            if not self._is_due(path):
                return Kept.YES
        return Kept.NOT if self._unanswered else Kept.SOON

    def unwritten_text(self, path: Path) -> str | None:
        """The text that a file is to get; None if nothing is still to be written."""
        with self._condition:
            being_written = self._writing if self._writing and self._writing.path == path else None
            job = self._waiting.get(path) or being_written or self._refused.get(path)
            return job.text if job is not None else None

    def unsaved_matches(self) -> list[UnsavedMatch]:
        """The matches that are not on the disk: refused when they were written last, or not written yet.

        A disk may neither write nor refuse, so this is for whoever has waited in vain.
        """
        with self._condition:
            writing = {} if self._writing is None else {self._writing.path: self._writing}
            jobs = self._refused | writing | self._waiting
            whys = self._in_trouble
            return [
                UnsavedMatch(job.path, job.match, job.text, whys.get(job.path) or no_answer())
                for job in jobs.values()
                if job.match and job.path not in self._given_up
            ]

    def give_up(self, path: Path) -> None:
        """Try no more to write a file: what it was to hold is kept elsewhere."""
        with self._condition:
            self._refused.pop(path, None)
            self._waiting.pop(path, None)
            self._in_trouble.pop(path, None)
            if self._writing is not None and self._writing.path == path:
                self._given_up.add(path)
        why, _ = self._told.pop(str(path), ("", ""))
        self._tell_again(why)

    def try_again(self) -> None:
        """Try to write what was refused before. Nobody waits for it."""
        with self._condition:
            self._retry_refused()
            self._condition.notify_all()

    def tell_anew(self) -> None:
        """Tell in the language that was chosen now what holds still. What was refused says why when tried."""
        if self._unanswered:
            self.eased.emit(self._unanswered)
            self._tell_no_answer()
        self.try_again()

    def flush(self, timeout_s: float = 5.0) -> bool:
        """Try anew what was refused, and wait. Tells whether all is on the disk. Not for windows."""
        with self._condition:
            self._retry_refused()
            self._condition.notify_all()
            self._wait_until_idle(timeout_s)
            return not (self._waiting or self._refused or self._writing)

    def close(self, timeout_s: float = 5.0) -> bool:
        """Write what is left and end the thread. Tells whether all is on the disk. May be called again."""
        self._patience.stop()
        self._retry.stop()
        give_up = time.monotonic() + timeout_s
        all_written = self.flush(timeout_s)
        with self._condition:
            self._closing = True
            self._condition.notify_all()
        if self._thread is not None:
            self._thread.join(max(0.0, give_up - time.monotonic()))
        return all_written

    def _retry_refused(self) -> None:
        for path, job in self._refused.items():
            self._waiting.setdefault(path, job)
        self._refused.clear()

    def _is_due(self, path: Path) -> bool:
        return path in self._waiting or (self._writing is not None and self._writing.path == path)

    def _wait_until_idle(self, timeout_s: float) -> None:
        self._condition.wait_for(lambda: not self.is_busy(), timeout_s)

    def _work(self) -> None:
        while (job := self._take_job()) is not None:
            why = self._carry_out(job)
            with self._condition:
                self._writing = None
                is_wanted = job.path not in self._given_up
                self._given_up.discard(job.path)
                if why and is_wanted:
                    self._in_trouble[job.path] = why
                    if job.path not in self._waiting:
                        self._refused[job.path] = job
                else:
                    self._in_trouble.pop(job.path, None)
                all_well = not self._in_trouble
                self._condition.notify_all()
            with contextlib.suppress(RuntimeError):  # the program is ending and the Qt object is gone
                self._reported.emit(job, why, all_well)

    def _carry_out(self, job: _Job) -> str:
        """Write a file. Tells why it could not be written; empty: it was."""
        for is_last in (False, True):
            try:
                job.path.parent.mkdir(parents=True, exist_ok=True)
                _write_durably(job)
                if job.move_to is not None:
                    _move(job, job.move_to)
            except OSError as error:
                if is_last or error.errno not in _FULL:
                    return why_failed(error)
                self.make_room()
            else:
                return ""
        raise AssertionError("unreachable")

    def _take_job(self) -> _Job | None:
        with self._condition:
            self._condition.wait_for(lambda: self._waiting or self._closing)
            if not self._waiting:
                return None
            path = next(iter(self._waiting))
            self._writing = self._waiting.pop(path)
            return self._writing

    def _be_patient(self) -> None:
        if not self._patience.isActive() and not self._unanswered:
            self._patience.start()

    def _on_reported(self, job: _Job, why: str, all_well: bool) -> None:
        path = str(job.path)
        self._take_answer()
        why_told, _ = self._told.get(path, ("", ""))
        if why_told and why != why_told:
            del self._told[path]
            self._tell_again(why_told)
        if not why:
            for folder in _folders_of(job):
                self._expected.pop(folder, None)
            self.written.emit(str(job.move_to or job.path))
            if why_told and all_well:
                self.recovered.emit()
        elif why != why_told and why not in map(self._expected.get, _folders_of(job)):
            self._told[path] = (why, job.name)
            self._tell_again(why)
        self.changed.emit()

    def _tell_again(self, why: str) -> None:
        """Tell in one sentence what can't be saved for a reason, in place of what was told before."""
        before = self._sentences.pop(why, "")
        if before:
            self.eased.emit(before)
        names = [name for other, name in self._told.values() if other == why]
        if not names:
            return
        one = QCoreApplication.translate(
            "Storage",
            "{file} can't be saved ({why}). What was saved before is kept, and every move tries again.",
        )
        several = QCoreApplication.translate(
            "Storage",
            "{count} can't be saved ({why}): {files}. What was saved before is kept, and every move tries"
            " again.",
        )
        template = one if len(names) == 1 else several
        self._sentences[why] = template.format(file=names[0], files=some_of(names), count=len(names), why=why)
        self.failed.emit(self._sentences[why])

    def _take_answer(self) -> None:
        """The disk has answered. Give it as long again for what is still to be written."""
        self._patience.stop()
        sentence, self._unanswered = self._unanswered, ""
        with self._condition:
            if (self._waiting or self._writing) and not self._closing:
                self._patience.start()
            if self._refused and not self._closing:
                self._retry.start()
        if sentence:
            self.eased.emit(sentence)
            self._is_behind = True
        if self._is_behind and not self.has_unwritten():
            self._is_behind = False
            self.recovered.emit()

    def _tell_no_answer(self) -> None:
        with self._condition:
            writing = () if self._writing is None else (self._writing,)
            names = dict.fromkeys(job.name for job in (*writing, *self._waiting.values()))
        if not names:  # the answer is on its way
            return
        template = QCoreApplication.translate(
            "Storage",
            "The disk does not answer. Not saved yet: {files}. You can go on; it is saved as soon as the disk"
            " answers.",
        )
        self._unanswered = template.format(files=some_of(list(names)))
        self.failed.emit(self._unanswered)
        self.changed.emit()


def some_of(names: Sequence[str]) -> str:
    """The first of several names, as many as fit a sentence, and how many more there are."""
    first, more = in_parts(names[:_MOST_NAMES]), len(names) - _MOST_NAMES
    text = QCoreApplication.translate("Storage", "{files} and {more} more")
    return text.format(files=first, more=more) if more > 0 else first


def temporary_path(path: Path) -> Path:
    """Where a file is written before it takes its name."""
    return path.with_name(f".{path.name}.{os.getpid()}.tmp")


def older_version(path: Path, age: int) -> Path:
    """The file of an older version."""
    return path.with_name(f"{path.name}.{age}") if age else path


def _folders_of(job: _Job) -> tuple[Path, ...]:
    """The folders that a file is written to."""
    return (job.path.parent, *(() if job.move_to is None else (job.move_to.parent,)))


def _write_durably(job: _Job) -> None:
    temporary = temporary_path(job.path)
    try:
        # Half a surrogate pair, which no encoding can carry, becomes the escape that JSON has for it.
        _write_new(temporary, job.text.encode("utf-8", "backslashreplace"), mode_until_whole(job.path))
        keep_rights(job.path, temporary)
        if job.moment_ns is not None:
            os.utime(temporary, ns=(job.moment_ns, job.moment_ns))
        for age in range(job.versions - 1, 0, -1):
            with contextlib.suppress(FileNotFoundError):
                os.replace(older_version(job.path, age - 1), older_version(job.path, age))
        os.replace(temporary, job.path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(job.path.parent)


def _write_new(path: Path, content: bytes, mode: int) -> None:
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    try:
        left = memoryview(content)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _move(job: _Job, target: Path) -> None:
    """Take a file to another folder.

    Its older versions go first: a program killed in between leaves a file that can be moved later, not an
    older version that looks like a match of its own.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    for age in range(1, job.versions):
        older_version(job.path, age).unlink(missing_ok=True)
    _sync_folder(job.path.parent)
    move_file(job.path, target)
    _sync_folder(target.parent)
    _sync_folder(job.path.parent)


def move_file(file: Path, target: Path) -> None:
    """Move a file, in place of what has its name there. It is whole at one of the two at any moment."""
    try:
        os.replace(file, target)
        return
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
    # Another file system, as where a folder is a link to a disk in the network.
    copy = temporary_path(target)
    try:
        with open_regular(file) as handle:
            _write_new(copy, handle.read(), 0o600)
        with contextlib.suppress(OSError):
            shutil.copystat(file, copy)
        os.replace(copy, target)
    finally:
        with contextlib.suppress(OSError):
            copy.unlink(missing_ok=True)
    _sync_folder(target.parent)
    file.unlink()


def _sync_folder(folder: Path) -> None:
    """Make renames last through a power cut, where the system lets folders be synced."""
    if os.name != "posix":
        return
    # Some network folders refuse it; the file itself is safe.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
