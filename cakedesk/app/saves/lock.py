"""One program at a time plays a saved match: a lock that the system gives back, however the program ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_TRIES = 5
_PAUSE_S = 0.01


class SaveLock:
    """The lock of one saved match.

    It is the system's lock on a file beside the save, not the file's existence: a program that is killed
    holds it no longer, and no process number has to be believed. Two locks of one program exclude each other.

    Args:
        save: the file to lock; it need not exist.
    """

    def __init__(self, save: Path) -> None:
        self._path = lock_path(save)
        self._handle: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether this object holds the lock."""
        return self._handle is not None

    def acquire(self) -> bool:
        """Take the lock.

        Returns:
            False if it is held elsewhere, or if its file can't be opened: that may be another user's.

        Raises:
            OSError: the file is not there and can't be made.
        """
        if self._handle is not None:
            return True
        for attempt in range(_TRIES):
            if attempt:
                time.sleep(_PAUSE_S)  # somebody may only be asking `is_locked` at this moment
            try:
                handle = _opened(self._path, os.O_CREAT)
            except OSError:
                if os.path.lexists(self._path):
                    return False
                raise
            if _try_lock(handle) and self._is_still_there(handle):
                self._handle = handle
                return True
            os.close(handle)
        return False

    def release(self) -> None:
        """Give the lock back and remove its file. Does nothing if it is not held."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        # Removed while it is held: whoever locks the removed file sees that it is gone (_is_still_there).
        # Windows removes no open file; there it is tried again below.
        with contextlib.suppress(OSError):
            self._path.unlink()
        os.close(handle)
        if sys.platform == "win32":
            with contextlib.suppress(OSError):
                self._path.unlink()

    def _is_still_there(self, handle: int) -> bool:
        """Whether the locked file is the one that others will find, not one that was removed in between."""
        try:
            return os.path.samestat(os.fstat(handle), os.stat(self._path))
        except OSError:
            return False


def lock_path(save: Path) -> Path:
    """The file that is locked for a save."""
    return save.with_name(f".{save.name}.lock")


def is_locked(save: Path) -> bool:
    """Whether some program plays a saved match now. A lock that can't be opened counts as held."""
    try:
        handle = _opened(lock_path(save))
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return os.path.lexists(lock_path(save))
    try:
        return not _try_lock(handle)
    finally:
        os.close(handle)


def _opened(path: Path, more_flags: int = 0) -> int:
    """Open the file of a lock, never what a link in its place leads to, and without waiting for a pipe."""
    flags = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        return os.open(path, os.O_RDWR | more_flags | flags, 0o666)
    except OSError as error:
        if error.errno not in {errno.EACCES, errno.EROFS}:
            raise
        return os.open(path, os.O_RDONLY | flags)  # whether others hold it shows this way as well


if sys.platform == "win32":

    def _try_lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def _try_lock(handle: int) -> bool:
        for kind in (fcntl.LOCK_EX, fcntl.LOCK_SH):
            try:
                fcntl.flock(handle, kind | fcntl.LOCK_NB)
            except OSError as error:
                # Network folders lock a file that was opened to be read, as another user's, only shared.
                if error.errno != errno.EBADF:
                    # Some know no locks: one program without one is better than none at all.
                    return error.errno not in {errno.EWOULDBLOCK, errno.EACCES}
            else:
                return True
        return False
