"""The one gate for reading what others can have put there: records, card lists, settings, kept pictures."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


class NoRegularFileError(OSError):
    """Something is a pipe, a device or the like: reading it may never end."""


def open_regular(path: Path) -> BinaryIO:
    """Open a file for reading, if it is one. Readers say themselves how much they take of it at most.

    Args:
        path: the file, or a link to it.

    Raises:
        NoRegularFileError: it is a pipe, a device or the like.
        OSError: there is none, it is a folder, or it can't be opened.
    """
    must_be_regular(path, path.stat())
    # Something else may have taken its place by now: that must not let anybody wait either.
    file = open(path, "rb", opener=lambda name, flags: os.open(name, flags | _AT_ONCE))  # noqa: SIM115
    try:
        must_be_regular(path, os.fstat(file.fileno()))
    except OSError:
        file.close()
        raise
    return file


def must_be_regular(path: Path, facts: os.stat_result) -> None:
    """Refuse what is no file: a folder, a pipe, a device or the like."""
    if stat.S_ISDIR(facts.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(facts.st_mode):
        raise NoRegularFileError(errno.EINVAL, "it is no regular file", str(path))
