"""The files of saved matches: how they are named, found and read. Nothing here changes a file."""

from __future__ import annotations

import contextlib
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cakedesk.app.files.paths import StorageError
from cakedesk.app.files.writer import older_version
from cakedesk.engine.errors import CakeDeskError, IllegalAction, RecordError
from cakedesk.engine.foreign_files import open_regular
from cakedesk.engine.registry import find_game, game_ids

if TYPE_CHECKING:
    from datetime import datetime

    from cakedesk.engine.match import Match
    from cakedesk.engine.record import MatchRecord

VERSIONS = 3
"""How many versions of a running match are kept."""

MAX_SAVE_BYTES = 4_000_000
"""A longer file is not read; the longest real save is a hundredth of it."""

_OUR_NAME = re.compile(r"\d{8}-\d{6}-[a-z-]+-[0-9a-f]{4}\.json")
_VERSION_SUFFIX = re.compile(r"(?P<key>[^.].*\.json)(?:\.[12])?")


class DamagedSaveError(StorageError):
    """A file holds no match that can be played on."""


class LaterSaveError(StorageError):
    """A file was written by a later version of the program."""


class RefusedSaveError(StorageError):
    """A whole record has a move that the rules refuse: it was played by other rules than those of now."""

    def __init__(self, error: RecordError) -> None:
        super().__init__(str(error))
        self.move = error.move  # the number of that move, from 1


def is_our_name(key: str) -> bool:
    """Whether saves get such names, like ``20261127-201455-top-cake-3fa9.json``: others are not ours."""
    return _OUR_NAME.fullmatch(key) is not None


def save_keys(folder: Path) -> list[str]:
    """Find the saves of a folder. Folders, links and whatever else lies there are passed over."""
    found = (_VERSION_SUFFIX.fullmatch(path.name) for path in regular_files(folder))
    return sorted({match["key"] for match in found if match is not None})


def regular_files(folder: Path) -> list[Path]:
    """The files of a folder, without links and the like."""
    try:
        return [path for path in folder.iterdir() if _is_plain_file(path)]
    except (FileNotFoundError, NotADirectoryError):  # that nothing can be kept there was told at the start
        return []


def versions_of(save: Path) -> Iterator[Path]:
    """The files of the versions of a save that are there, newest first."""
    for age in range(VERSIONS):
        path = older_version(save, age)
        if _is_plain_file(path):
            yield path


def written_at_ns(save: Path) -> int | None:
    """When a save was last written; None if there is none.

    Each version is asked as soon as it is found: the writer may make it an older one, which is found next.
    """
    for file in versions_of(save):
        with contextlib.suppress(OSError):
            return file.stat().st_mtime_ns
    return None


def local_time(seconds: float) -> datetime:
    """The time that a file bears; the first one where its disk has no sense of time."""
    from datetime import UTC, datetime  # noqa: PLC0415 - a start without matches is quicker

    try:
        return datetime.fromtimestamp(seconds, UTC).astimezone()
    except (OverflowError, OSError, ValueError):
        return datetime.fromtimestamp(0, UTC).astimezone()


def read_record(file: Path) -> MatchRecord:
    """Read one version of a save. Its moves are not played through.

    Raises:
        OSError: the file can't be read.
        LaterSaveError: it is of a later version of the program.
        DamagedSaveError: it holds no record.
    """
    from cakedesk.engine.record import MatchRecord  # noqa: PLC0415 - a start without matches is quicker

    text = read_text(file)
    try:
        record = MatchRecord.from_json(text)
    except RecordError as error:
        if _is_of_later_format(text):
            raise LaterSaveError(str(error)) from error
        raise DamagedSaveError(str(error)) from error
    if record.game not in game_ids():
        raise LaterSaveError(f"this program has no game {record.game!r}")
    return record


def review_file(record: Path) -> Path:
    """Where the look back at a finished match lies: beside its record, by a name that no record has."""
    return record.with_name(f"{record.name}.review")


def read_text(file: Path, errors: str = "strict") -> str:
    """Read the text of one version of a save.

    Args:
        errors: what becomes of bytes that are no UTF-8, as in `bytes.decode`.

    Raises:
        OSError: the file can't be read.
        DamagedSaveError: it is too long, or no text.
    """
    with open_regular(file) as handle:
        content = handle.read(MAX_SAVE_BYTES + 1)
    if len(content) > MAX_SAVE_BYTES:
        raise DamagedSaveError(f"it is longer than {MAX_SAVE_BYTES} bytes")
    try:
        return content.decode("utf-8", errors)
    except UnicodeDecodeError as error:
        raise DamagedSaveError("it is not UTF-8 text") from error


def read_match(file: Path) -> Match[Any]:
    """Read one version of a save and play it through the rules.

    Raises:
        OSError: the file can't be read.
        LaterSaveError: it is of a later version of the program.
        RefusedSaveError: one of its moves is refused by a rule of its game.
        DamagedSaveError: it holds no record, or one that nobody can have played.
    """
    from cakedesk.engine.match import Match  # noqa: PLC0415 - a start without matches is quicker

    record = read_record(file)
    try:
        return Match.from_record(record)
    except CakeDeskError as error:
        if isinstance(error, RecordError) and _is_against_a_rule(error, record.game):
            raise RefusedSaveError(error) from error
        raise DamagedSaveError(str(error)) from error


class MatchReader:
    """Reads matches to be looked at, and each save only once as long as it stays the same."""

    def __init__(self) -> None:
        self._seen: dict[Path, tuple[tuple[Path, int, int], Match[Any]]] = {}

    def newest(self, save: Path) -> Match[Any] | None:
        """Read the newest version of a save that is not damaged.

        Returns:
            The match, to be looked at only; None if all versions are damaged or gone.

        Raises:
            OSError: a version can't be read.
            LaterSaveError: a version is of a later version of the program.
            RefusedSaveError: a version is refused by a rule of its game.
        """
        for file in versions_of(save):
            facts = file.stat()
            stamp = (file, facts.st_mtime_ns, facts.st_size)
            if save in self._seen and self._seen[save][0] == stamp:
                return self._seen[save][1]
            with contextlib.suppress(DamagedSaveError):
                match = read_match(file)
                self._seen[save] = (stamp, match)
                return match
        return None

    def forget(self, save: Path) -> None:
        """Give the memory of a save back."""
        self._seen.pop(save, None)


def _is_plain_file(path: Path) -> bool:
    """Whether there is a file itself, no link to one: a save is written anew, which would tear the link."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def _is_against_a_rule(error: RecordError, game_id: str) -> bool:
    """Whether a move that was refused is a move of its game, by the seat whose turn it is."""
    cause = error.__cause__
    return isinstance(cause, IllegalAction) and cause.reason.code in find_game(game_id).reasons


def _is_of_later_format(text: str) -> bool:
    import json  # noqa: PLC0415 - a start without matches is quicker

    from cakedesk.engine.record import FORMAT, VERSION  # noqa: PLC0415 - a start without matches is quicker

    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return False
    version = data.get("version")
    return isinstance(version, int) and not isinstance(version, bool) and version > VERSION
