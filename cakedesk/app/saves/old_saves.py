"""Older versions of saves, and damaged ones that were moved aside: listed and opened when people ask."""

from __future__ import annotations

import contextlib
import re
from dataclasses import replace
from datetime import datetime
from itertools import takewhile
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from cakedesk.app.files.disk_errors import damaged, why_failed
from cakedesk.app.files.paths import StorageError
from cakedesk.app.people.shown_names import shown_match_name
from cakedesk.app.saves.files import (
    DamagedSaveError,
    LaterSaveError,
    RefusedSaveError,
    local_time,
    read_match,
    read_text,
    regular_files,
    versions_of,
)
from cakedesk.app.saves.running_match import saved_text
from cakedesk.app.saves.saved_match import is_same_deal, name_of
from cakedesk.app.saves.store import DAMAGED_NAME, SaveError, SaveStore
from cakedesk.app.settings.i18n import game_title
from cakedesk.engine.errors import CakeDeskError, RecordError

if TYPE_CHECKING:
    from cakedesk.engine.match import Match
    from cakedesk.engine.record import MatchRecord

_BEFORE_MOVES = re.compile(r'.*?"moves": ?\[', re.DOTALL)
_SET_ASIDE = re.compile(r"[^.].*\.json(?:\.[12])?-\d+")  # among the saves: see `SaveStore`
_MOVE = re.compile(r'\s*(\[\d+, ?"(?:[^"\\]|\\.)*"\]),?')


def older_saves(save: Path) -> list[Path]:
    """The versions before the newest one that is there, newest first."""
    return list(versions_of(save))[1:]


def damaged_saves(saves: Path) -> list[Path]:
    """What was moved aside in the folder of saves, the latest first."""
    files = [file for file in regular_files(saves) if _SET_ASIDE.fullmatch(file.name)]
    files += regular_files(saves / DAMAGED_NAME)
    return sorted(files, key=_moment, reverse=True)


def said_of(file: Path) -> str:
    """Say in a line when a save was written, and how much of which match it holds; no move is played."""
    from cakedesk.engine.match import Match  # noqa: PLC0415 - a start without matches is quicker

    when = saved_text(local_time(_moment(file)), datetime.now())
    try:
        record = _record_of(read_text(file, errors="replace"))
        dealt = Match.from_record(replace(record, moves=[], result=None))
    except (OSError, StorageError, CakeDeskError):
        text = QCoreApplication.translate("OldSaves", "{when}: {file}, nothing can be read")
        return text.format(when=when, file=file.name)
    text = QCoreApplication.translate("OldSaves", "{when}: {match}, moves: {count}")
    return text.format(when=when, match=name_of(dealt), count=len(record.moves))


def rescue(file: Path) -> tuple[Match[Any], bool]:
    """Read as much of a save as can be played. Tells whether that is all of it."""
    why = damaged()
    try:
        return read_match(file), True
    except LaterSaveError:
        why = QCoreApplication.translate("OldSaves", "a later version of CakeDesk has written it")
    except (DamagedSaveError, RefusedSaveError):
        with contextlib.suppress(CakeDeskError):
            return _beginning(read_text(file, errors="replace")), False
    except OSError as error:
        why = why_failed(error)
    text = QCoreApplication.translate("OldSaves", "The save {file} can't be opened: {why}.")
    raise SaveError(text.format(file=file.name, why=why))


def open_old(file: Path, saves: SaveStore) -> tuple[Match[Any], str]:
    """Read a save to play on from it, as a match of its own.

    Nobody takes back so what they have seen: if the match was played on, here or to its end, and cards were
    shown that were hidden then, what was hidden is dealt anew.

    Returns:
        The match, named so that people can tell it from the newer one, and what they are told if it is not
        as it was, else an empty text.

    Raises:
        SaveError: not even the deal can be read.
    """
    match, is_whole = rescue(file)
    told = []
    if any(_shows_what_comes(kept, match) for kept in _kept_as_well(file, saves)):
        from cakedesk.engine.redeal import dealt_anew  # noqa: PLC0415 - few ever ask

        table = {name: value for name, value in match.table.items() if name != "deal"}
        match = dealt_anew(match, len(match.steps), None, SystemRandom())
        match.table = table
        text = QCoreApplication.translate(
            "OldSaves", "What was hidden at this save is dealt anew: some of it has been seen since."
        )
        told.append(text)
    called = shown_match_name(match.table) or game_title(match.game)
    name = QCoreApplication.translate("OldSaves", "{match}, older save")
    match.table["name"] = name.format(match=called)
    if not is_whole:
        text = QCoreApplication.translate(
            "OldSaves",
            "This save is damaged. The match goes on after move {count}, the last that can be read.",
        )
        told.insert(0, text.format(count=len(match.steps)))
    return match, " ".join(told)


def _kept_as_well(file: Path, saves: SaveStore) -> list[Match[Any]]:
    """The match of a file as it was played on, in memory too. A file's name may tell a version or number."""
    key = f"{file.name.partition('.json')[0]}.json"
    newest = saves.peek(key)
    kept = [] if newest is None else [newest]
    with contextlib.suppress(OSError, StorageError):
        kept.append(read_match(saves.paths.history / key))
    return kept


def _shows_what_comes(kept: Match[Any], match: Match[Any]) -> bool:
    """Whether something was turned up or drawn in a match after what it has in common with this one."""
    pairs = zip(kept.record().moves, match.record().moves, strict=False)
    common = sum(1 for _ in takewhile(lambda moves: moves[0] == moves[1], pairs))
    return is_same_deal(kept, match) and any(step.reveals for step in kept.steps[common:])


def _moment(file: Path) -> float:
    with contextlib.suppress(OSError):
        return file.stat().st_mtime
    return 0.0


def _beginning(text: str) -> Match[Any]:
    """The match up to the first move that is damaged or refused."""
    from cakedesk.engine.match import Match  # noqa: PLC0415 - a start without matches is quicker

    record = _record_of(text)
    record.result = None
    try:
        return Match.from_record(record)
    except RecordError as error:
        if error.part != "move":
            raise
        del record.moves[error.move - 1 :]
        return Match.from_record(record)


def _record_of(text: str) -> MatchRecord:
    """The record that a text holds, or held as far as its moves go."""
    from cakedesk.engine.record import MatchRecord  # noqa: PLC0415 - a start without matches is quicker

    with contextlib.suppress(RecordError):
        return MatchRecord.from_json(text)
    head = _BEFORE_MOVES.match(text)
    if head is None:
        raise RecordError("record", "it has no moves")
    moves, at = [], head.end()
    while move := _MOVE.match(text, at):
        moves.append(move[1])
        at = move.end()
    return MatchRecord.from_json(head[0] + ", ".join(moves) + "]}")
