"""Why something can't be read or written, in the players' language.

The system and SQLite say it in their own language, and not as people would.
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cakedesk.engine.foreign_files import NoRegularFileError

if TYPE_CHECKING:
    import sqlite3

_OUT_OF_REACH = ("ENETDOWN", "ENETUNREACH", "EHOSTDOWN", "EHOSTUNREACH", "ENOTCONN", "ESTALE", "ETIMEDOUT")
_GONE = ("ENODEV", "ENXIO", "ENOMEDIUM")
_SHARED_ON_WINDOWS = (32, 33)
"""ERROR_SHARING_VIOLATION and ERROR_LOCK_VIOLATION, which Python takes for lacking rights."""


def why_failed(error: OSError) -> str:
    """Why the system could not do something, without numbers and file names."""
    return known_reason(error) or error.strerror or str(error) or type(error).__name__


def known_reason(error: OSError) -> str:
    """Why the system could not do something, in our own words; empty if that does not happen every day."""
    if isinstance(error, NoRegularFileError):
        return QCoreApplication.translate("DiskErrors", "it is no regular file")
    if getattr(error, "winerror", None) in _SHARED_ON_WINDOWS:
        return _used_elsewhere()
    return _reasons().get(errno.errorcode.get(error.errno or 0, ""), "")


def why_index_failed(error: sqlite3.Error) -> str:
    """Why SQLite could not do something."""
    import sqlite3  # noqa: PLC0415 - a start without history is quicker

    translate = QCoreApplication.translate
    reasons = _reasons()
    words = {
        sqlite3.SQLITE_FULL: reasons["ENOSPC"],
        sqlite3.SQLITE_READONLY: reasons["EROFS"],
        sqlite3.SQLITE_PERM: reasons["EACCES"],
        sqlite3.SQLITE_AUTH: reasons["EACCES"],
        sqlite3.SQLITE_IOERR: reasons["EIO"],
        sqlite3.SQLITE_NOMEM: reasons["ENOMEM"],
        sqlite3.SQLITE_BUSY: _used_elsewhere(),
        sqlite3.SQLITE_LOCKED: _used_elsewhere(),
        sqlite3.SQLITE_CANTOPEN: translate("DiskErrors", "it can't be opened"),
        sqlite3.SQLITE_CORRUPT: damaged(),
        sqlite3.SQLITE_NOTADB: damaged(),
    }
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return words.get(code & 0xFF, str(error))


def damaged() -> str:
    """That what was read makes no sense."""
    return QCoreApplication.translate("DiskErrors", "it is damaged")


def no_answer() -> str:
    """That a disk neither does what it is asked nor says why."""
    return _reasons()["EIO"]


def _used_elsewhere() -> str:
    return QCoreApplication.translate("DiskErrors", "another program uses it")


def _reasons() -> dict[str, str]:
    """Our words by the names of the system's error numbers, which differ from system to system."""
    translate = QCoreApplication.translate
    not_allowed = translate("DiskErrors", "access is not allowed")
    file_in_way = translate("DiskErrors", "a file is in the way")
    too_many = translate("DiskErrors", "too many files are open")
    reasons = {
        "ENOSPC": translate("DiskErrors", "the disk is full"),
        "EDQUOT": translate("DiskErrors", "the space that you may use is full"),
        "EROFS": translate("DiskErrors", "it can only be read"),
        "EACCES": not_allowed,
        "EPERM": not_allowed,
        "ENOENT": translate("DiskErrors", "there is no such file or folder"),
        "ENOTDIR": file_in_way,
        "EEXIST": file_in_way,
        "EISDIR": translate("DiskErrors", "a folder is in the way"),
        "ENOTEMPTY": translate("DiskErrors", "the folder is not empty"),
        "ELOOP": translate("DiskErrors", "a link leads to itself"),
        "ENAMETOOLONG": translate("DiskErrors", "the name is too long"),
        "EMFILE": too_many,
        "ENFILE": too_many,
        "EIO": translate("DiskErrors", "the disk does not work as it should"),
        "EBUSY": _used_elsewhere(),
        "ETXTBSY": _used_elsewhere(),
        "EFBIG": translate("DiskErrors", "the file would be too large"),
        "ENOMEM": translate("DiskErrors", "there is not enough memory"),
    }
    out_of_reach = translate("DiskErrors", "the disk in the network can't be reached")
    gone = translate("DiskErrors", "the disk is not there any more")
    return reasons | dict.fromkeys(_OUT_OF_REACH, out_of_reach) | dict.fromkeys(_GONE, gone)
