"""Writing a file so that a failure loses nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from cakedesk.engine.errors import CakeDeskError


@contextmanager
def output_file(path: Path) -> Iterator[TextIO]:
    """A file to be written in UTF-8 with plain line ends, the same on every system.

    A regular file is written beside its place and moved there when it is complete: until then, and if
    anything fails, what stood there stays. Devices and pipes are written directly.

    Yields:
        The open file.

    Raises:
        CakeDeskError: it can't be written.
    """
    try:
        if path.exists() and not path.is_file():
            with path.open("w", encoding="utf-8", newline="\n") as file:
                yield file
            return
        place = path.resolve()
        unfinished = place.with_name(f".{place.name}.{os.getpid()}.part")
        try:
            with unfinished.open("w", encoding="utf-8", newline="\n") as file:
                yield file
            unfinished.replace(place)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise CakeDeskError(f"{path} can't be written: {error.strerror}") from error
