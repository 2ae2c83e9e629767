"""Reading a record that a person named. Without Qt: the command line does it before there is a window."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cakedesk.engine.errors import CakeDeskError, RecordError
from cakedesk.engine.match import Match
from cakedesk.engine.record_files import read_one_match, read_record_texts
from cakedesk.engine.registry import game_folder


class LaterRecordError(CakeDeskError):
    """A record was made by a later version of the program; the text says so in one sentence."""


class NoTableError(CakeDeskError):
    """A record is of a game that is played without a screen only."""

    def __init__(self, path: Path, title: str) -> None:
        super().__init__(f"{path}: {title} has no table to be shown on")
        self.title = title


def read_record_file(path: Path) -> Match[Any]:
    """Read a match from a file that a person named.

    Raises:
        LaterRecordError: the record is of a later version of the program.
        NoTableError: the record is of a game that has no table.
        CakeDeskError: the file can't be read, or holds no record that the rules accept. What was wrong is the
            error's cause.
    """
    try:
        match = read_one_match(path)
    except RecordError as error:
        if _is_later(path):
            raise LaterRecordError(
                f"{path} was made by a later version of CakeDesk. It is kept as it is."
            ) from error
        raise CakeDeskError(f"{path}: {error}") from error
    if find_spec(f"cakedesk.table.boards.{game_folder(match.game.id)}") is None:
        raise NoTableError(path, match.game.title)
    return match


def _is_later(path: Path) -> bool:
    """Whether a record that was refused is of a later format, or of a game that only later programs know."""
    import json  # noqa: PLC0415 - only for what was refused

    from cakedesk.engine.record import FORMAT, VERSION  # noqa: PLC0415
    from cakedesk.engine.registry import game_ids  # noqa: PLC0415

    try:
        text = next(read_record_texts(path), "")
        data = json.loads(text) if isinstance(text, str) else None
    except (CakeDeskError, ValueError, RecursionError):
        return False
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return False
    version, game = data.get("version"), data.get("game")
    if type(version) is int and version > VERSION:
        return True
    return version == VERSION and isinstance(game, str) and game not in game_ids()
