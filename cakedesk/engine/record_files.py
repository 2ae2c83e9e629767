"""Reading files of game records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cakedesk.engine.errors import CakeDeskError, RecordError
from cakedesk.engine.foreign_files import open_regular
from cakedesk.engine.match import Match
from cakedesk.engine.record import MAX_RECORD_CHARS

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_MAX_LINE_BYTES = 4 * MAX_RECORD_CHARS + 2
"""No record that is not refused for its length has more, even if every character takes four bytes."""
_TOO_LONG = f"it is longer than {MAX_RECORD_CHARS} characters"
_RECORD_BEGINS = re.compile(rb'\s*\{\s*("[^"]*"\s*:|\})')
_MOST_LINES_BEFORE = 100
_MOST_BYTES_BEFORE = 1_000_000
"""After so many lines that are not all text, or so much text, without a record a file is none of records."""


class EmptyFileError(CakeDeskError):
    """A file of records holds none, nor anything else."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} holds no record: it is empty")


def read_record_texts(path: Path) -> Iterator[str | RecordError]:
    """The texts of the records in a file, one after another.

    Args:
        path: a file with one record a line, or with one record that is laid out over several lines. Blank
            lines do not count.

    Yields:
        Each record's text, or what makes its line no text at all. Of a file that holds something else one
        error.

    Raises:
        CakeDeskError: the file can't be read.
    """
    held: list[str | RecordError] | None = []  # until a line begins as a record does
    size, is_text = 0, True
    for line, text in _read_lines(path):
        if held is None:
            yield text
            continue
        held.append(text)
        size += len(line)
        is_text = is_text and isinstance(text, str)
        if _RECORD_BEGINS.match(line) or (len(held) == 1 and not _is_whole(line)):
            yield from held
            held = None
        elif (
            not _is_whole(line)
            or size > _MOST_BYTES_BEFORE
            or (len(held) > _MOST_LINES_BEFORE and not is_text)
        ):
            break
    if held and len(held) > 1:
        what = "it is not one" if is_text else "it is not in UTF-8"
        yield RecordError("record", f"{what}, and no line of it begins as one")
    else:
        yield from held or ()


def _read_lines(path: Path) -> Iterator[tuple[bytes, str | RecordError]]:
    """The lines of a file that are not blank, and their texts; one if it is laid out over several."""
    try:
        with open_regular(path) as file:
            line = file.readline(_MAX_LINE_BYTES).removeprefix(_BYTE_ORDER_MARK)
            first = _text_of(line)
            if isinstance(first, str) and first.strip() in ("{", "["):
                line += file.read(_MAX_LINE_BYTES)
                yield line, _decode(line)
                return
            while line:
                text = _text_of(line)
                if isinstance(text, RecordError) or text.strip():
                    yield line, text
                while not _is_whole(line) and (line := file.readline(_MAX_LINE_BYTES)):
                    pass  # only now: who has no need of more lines need not wait for the end of a disk image
                line = file.readline(_MAX_LINE_BYTES)
    except OSError as error:
        raise CakeDeskError(f"{path} can't be read: {error.strerror}") from error


def _is_whole(line: bytes) -> bool:
    return len(line) < _MAX_LINE_BYTES - len(_BYTE_ORDER_MARK) or line.endswith(b"\n")


def _text_of(line: bytes) -> str | RecordError:
    """The text of a line, or of the begin of one that is far too long."""
    return _decode(line) if _is_whole(line) else RecordError("record", _TOO_LONG)


def _decode(line: bytes) -> str | RecordError:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        return RecordError("record", f"it is not in UTF-8 ({error.reason} at byte {error.start})")


def read_one_match(path: Path) -> Match[Any]:
    """Read the match of a file that holds just one record.

    Raises:
        CakeDeskError: the file can't be read or does not hold just one record.
        RecordError: it holds something else, or the rules do not accept the record.
    """
    texts = read_record_texts(path)
    first = next(texts, None)
    if first is None:
        raise EmptyFileError(path)
    if isinstance(first, RecordError):
        raise first
    if first.lstrip().startswith("{") and next(texts, None) is not None:  # any file may have several lines
        raise CakeDeskError(f"{path} holds more than one record")
    return Match.from_json(first)
