"""Reading files of game records from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cakedesk.engine.errors import CakeDeskError, RecordError
from cakedesk.engine.record import MAX_RECORD_CHARS

_MAX_LINE_BYTES = 4 * MAX_RECORD_CHARS + 2
"""No record that is not refused for its length has more, even if every character takes four bytes."""


def read_record_texts(path: Path) -> Iterator[str | RecordError]:
    """The texts of the records in a file, one after another.

    Args:
        path: a file with one record a line, or with one record that is laid out over several lines. Blank
            lines do not count.

    Yields:
        Each record's text, or what makes its line no text at all.

    Raises:
        CakeDeskError: the file can't be read.
    """
    try:
        with path.open("rb") as file:
            first = _decode(file.readline(_MAX_LINE_BYTES).removeprefix(b"\xef\xbb\xbf"))
            if isinstance(first, str) and first.strip() == "{":
                rest = _decode(file.read(_MAX_LINE_BYTES))
                yield first + rest if isinstance(rest, str) else rest
                return
            yield from _unless_blank(first)
            while line := file.readline(_MAX_LINE_BYTES):
                yield from _unless_blank(_decode(line))
    except OSError as error:
        raise CakeDeskError(f"{path} can't be read: {error.strerror}") from error


def _decode(line: bytes) -> str | RecordError:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        return RecordError("record", f"it is not in UTF-8 ({error.reason} at byte {error.start})")


def _unless_blank(text: str | RecordError) -> Iterator[str | RecordError]:
    if isinstance(text, RecordError) or text.strip():
        yield text
