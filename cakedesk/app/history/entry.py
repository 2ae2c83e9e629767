"""What the history knows of one finished match, read from its record alone: no move is played through."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from cakedesk.app.files.disk_errors import why_failed
from cakedesk.app.people.shown_names import shown_match_name, shown_names, shown_text
from cakedesk.app.saves.files import DamagedSaveError, LaterSaveError
from cakedesk.engine.shuffle import KEY as SHUFFLE

if TYPE_CHECKING:
    from cakedesk.engine.record import MatchRecord

DAMAGED = "damaged"
LATER = "later"
UNREADABLE = "unreadable"


class HistorySeat(NamedTuple):
    """One seat of a finished match."""

    name: str  # what the seat was called, fit to be shown
    player: str  # who played it at the end: ``human`` or a level
    score: int | None  # its points; None if the match was given up
    won: bool  # whether it won, alone or with others
    stood_in: bool = False  # whether a computer played in the place of somebody who had left


class HistoryEntry(NamedTuple):
    """One match of the history."""

    key: str  # the name of its file
    game_id: str  # what was played; empty if `trouble` says that the record can't be used
    ended: datetime  # when it ended, local time without a zone
    seats: tuple[HistorySeat, ...] = ()
    moves: int = 0  # how many actions were done
    deal: int | None = None  # the number that the start was dealt from, or None
    abandoned: bool = False  # whether it was given up; it has no result then and counts nowhere
    own_lists: bool = False  # whether it was played with an owner's own card lists
    name: str = ""  # what people called it, else empty
    trouble: str = ""  # empty, or `DAMAGED`, `LATER` or `UNREADABLE`
    why: str = ""  # what is wrong, as the reader of records says it

    @property
    def counts(self) -> bool:
        """Whether it has a result that statistics count."""
        return not self.trouble and not self.abandoned


def entry_of(key: str, record: MatchRecord, written: datetime) -> HistoryEntry:
    """Take what lists and statistics need from a record; refuse one without a sound result or an end."""
    table = record.table
    abandoned = record.result is None and table.get("abandoned") is True
    if record.result is None and not abandoned:
        raise DamagedSaveError("the match has not ended")
    count = len(record.seats)
    scores: Sequence[int | None] = [None] * count
    winners: Sequence[int] = []
    if record.result is not None:
        scores = _whole_numbers(record.result.get("scores"), "scores")
        winners = _whole_numbers(record.result.get("winners"), "winners")
        if len(scores) != count or not winners or any(seat not in range(count) for seat in winners):
            raise DamagedSaveError("its result does not fit its seats")
    away = table.get("away")
    left = set(away) if isinstance(away, dict) else set()
    shuffle = record.extra.get(SHUFFLE)
    deal = table.get("deal", shuffle.get("seed") if isinstance(shuffle, dict) else None)
    names = shown_names(record.seats)
    return HistoryEntry(
        key=key,
        game_id=record.game,
        ended=_moment(table.get("ended"), written),
        seats=tuple(
            HistorySeat(
                names[seat],
                shown_text(record.players[seat]),
                scores[seat],
                seat in winners,
                str(seat) in left,
            )
            for seat in range(count)
        ),
        moves=len(record.moves),
        deal=deal if _is_small_whole(deal) else None,
        abandoned=abandoned,
        own_lists=bool(record.lists),
        name=shown_match_name(table),
    )


def unusable(key: str, error: Exception, written: datetime) -> HistoryEntry:
    """The entry of a record that can't be used."""
    if isinstance(error, OSError):
        return HistoryEntry(key, "", written, trouble=UNREADABLE, why=why_failed(error))
    trouble = LATER if isinstance(error, LaterSaveError) else DAMAGED
    return HistoryEntry(key, "", written, trouble=trouble, why=str(error))


def trouble_text(entry: HistoryEntry) -> str:
    """Say what is wrong with a record that can't be used."""
    if entry.trouble == LATER:
        return QCoreApplication.translate(
            "History", "The record {file} was made by a later version of CakeDesk. It is kept as it is."
        ).format(file=entry.key)
    if entry.trouble == UNREADABLE:
        return QCoreApplication.translate("History", "The record {file} can't be read: {why}.").format(
            file=entry.key, why=entry.why
        )
    return QCoreApplication.translate("History", "The record {file} is damaged. It is kept as it is.").format(
        file=entry.key
    )


def _whole_numbers(value: object, what: str) -> list[int]:
    if not isinstance(value, list) or not all(_is_small_whole(number) for number in value):
        raise DamagedSaveError(f"its {what} are no list of whole numbers")
    return list(value)


def _is_small_whole(value: object) -> bool:
    """Whether a value is a whole number that an index can hold."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53


def _moment(text: object, written: datetime) -> datetime:
    if isinstance(text, str):
        try:
            moment = datetime.fromisoformat(text)
            return moment.astimezone().replace(tzinfo=None) if moment.tzinfo is not None else moment
        except (ValueError, OverflowError):  # no moment, or one that is in no year from 1 to 9999 here
            return written
    return written
