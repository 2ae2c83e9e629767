"""Rendered pictures on disk, so that a second start need not draw them again.

A file is `magic, SHA-256 of the rest, width, height, format, deflated pixels`. It is no PNG: Qt's decoder
and its conversion of formats hold the interpreter and so block the GUI thread (measured: 41 ms for a game's
box); `zlib` and `hashlib` do not. What does not check out is ignored and written anew; a cache that cannot
be written is no cache. Nothing of the cache ever raises because of the disk.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import struct
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from threading import Lock, get_ident
from time import monotonic

from PySide6.QtGui import QImage

from cakedesk.engine.foreign_files import open_regular

_MAGIC = b"CDA2"
_DIGEST_BYTES = 32
_HEADER = struct.Struct("<IIB")
_FORMATS = (QImage.Format.Format_ARGB32_Premultiplied, QImage.Format.Format_RGB32)
_LARGEST_BYTES = 6_000_000
"""Larger pictures are grounds of whole windows: loading them would hold the interpreter longer."""
_COMPRESSION = 1
"""Little, because time counts more than space here."""


LEAST_FREE_BYTES = 4_000_000
"""So much of a disk caches leave free: it is enough for a hundred saves."""


_ANSWER_DUE_S = 1.0
"""A disk that has given no answer for so long is asked no more until it gives one."""


def leave_room(folder: Path) -> None:
    """Let caches take no space that saves need.

    Raises:
        OSError: there is hardly any left.
    """
    if shutil.disk_usage(folder).free < LEAST_FREE_BYTES:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class DiskCache:
    """Keeps pictures by key in one folder, up to a limit; the oldest go first. Safe in several threads."""

    def __init__(self, folder: Path, limit_bytes: int) -> None:
        self._folder = folder
        self._limit_bytes = limit_bytes
        self._lock = Lock()
        self._size_bytes: int | None = None
        self._asked_s: dict[int, float] = {}  # since when a thread waits for the disk

    def stuck(self) -> set[int]:
        """The threads that wait too long for the disk: until it answers there are no pictures in it."""
        due_s = monotonic() - _ANSWER_DUE_S
        return {thread for thread, since_s in list(self._asked_s.items()) if since_s < due_s}

    def load(self, key: str) -> QImage | None:
        """Finds a picture.

        Args:
            key: Names it.

        Returns:
            The picture; None if there is none, or a damaged one.
        """
        import hashlib  # noqa: PLC0415 - see _path

        if self.stuck():
            return None
        path = self._path(key)
        try:
            with self._waiting(), open_regular(path) as file:
                data = file.read()
            payload = data[len(_MAGIC) + _DIGEST_BYTES :]
            if data[: -len(payload) or None] != _MAGIC + hashlib.sha256(payload).digest():
                return None
            os.utime(path)
        except OSError:
            return None
        return _unpack(payload)

    def save(self, key: str, image: QImage) -> None:
        """Keeps a picture.

        Args:
            key: Names it.
        """
        if image.sizeInBytes() > _LARGEST_BYTES or self.stuck():
            return
        import hashlib  # noqa: PLC0415 - see _path

        payload = _pack(image)
        data = _MAGIC + hashlib.sha256(payload).digest() + payload
        with contextlib.suppress(OSError), self._waiting():
            self._write(self._path(key), data)
            self._count(len(data))

    def clear(self) -> None:
        """Removes all pictures: something that can't be made anew needs the space."""
        with self._lock:
            for _, _, path in self._files():
                with contextlib.suppress(OSError):
                    path.unlink(missing_ok=True)
            self._size_bytes = None

    @contextlib.contextmanager
    def _waiting(self) -> Iterator[None]:
        self._asked_s[get_ident()] = monotonic()
        try:
            yield
        finally:
            del self._asked_s[get_ident()]

    def _path(self, key: str) -> Path:
        import hashlib  # noqa: PLC0415 - in a worker, while the window is painted

        name = hashlib.sha256(key.encode()).hexdigest()
        return self._folder / name[:2] / f"{name}.cake"

    def _write(self, path: Path, data: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        leave_room(path.parent)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            os.replace(name, path)
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise

    def _count(self, new_bytes: int) -> None:
        """Keeps count of the folder's size and removes the oldest files beyond the limit."""
        with self._lock:
            if self._size_bytes is None:
                self._size_bytes = sum(size for _, size, _ in self._files())
            else:
                self._size_bytes += new_bytes
            if self._size_bytes <= self._limit_bytes:
                return
            remaining = 0
            for _, size, path in sorted(self._files(), key=lambda file: -file[0]):
                if remaining + size > self._limit_bytes * 0.8:
                    path.unlink(missing_ok=True)
                else:
                    remaining += size
            self._size_bytes = remaining

    def _files(self) -> list[tuple[float, int, Path]]:
        """Lists when each file was last used, its size, and its path."""
        files = []
        for path in self._folder.glob("*/*"):
            with contextlib.suppress(OSError):
                status = path.stat()
                files.append((status.st_mtime, status.st_size, path))
        return files


def _pack(image: QImage) -> bytes:
    header = _HEADER.pack(image.width(), image.height(), _FORMATS.index(image.format()))
    return header + zlib.compress(image.constBits(), _COMPRESSION)


def _unpack(payload: bytes) -> QImage | None:
    width, height, kind = _HEADER.unpack_from(payload)
    pixels = zlib.decompress(memoryview(payload)[_HEADER.size :])
    image = QImage(width, height, _FORMATS[kind])
    bits = memoryview(image.bits())
    if len(bits) != len(pixels):
        return None
    bits[:] = pixels
    return image
