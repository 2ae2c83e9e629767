"""Writing a file so that a failure loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.whole_files import in_place_of_a_file


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
        with (
            in_place_of_a_file(path) as unfinished,
            unfinished.open("w", encoding="utf-8", newline="\n") as file,
        ):
            yield file
    except OSError as error:
        raise CakeDeskError(f"{path} can't be written: {error.strerror}") from error
