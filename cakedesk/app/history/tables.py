"""The tables of the history's index, and how entries stand in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from cakedesk.app.history.entry import HistoryEntry, HistorySeat

if TYPE_CHECKING:
    import sqlite3

SCHEMA = 2
"""Grows with every change of the tables or of what is read from a record: older indexes are made anew."""

_TABLES = """
DROP TABLE IF EXISTS seats;
DROP TABLE IF EXISTS matches;
CREATE TABLE matches (
    key TEXT PRIMARY KEY, size INTEGER NOT NULL, changed_ns INTEGER NOT NULL,
    game TEXT NOT NULL, ended TEXT NOT NULL, moves INTEGER NOT NULL, deal INTEGER,
    abandoned INTEGER NOT NULL, own_lists INTEGER NOT NULL, name TEXT NOT NULL,
    trouble TEXT NOT NULL, why TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
    key TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, player TEXT NOT NULL,
    score INTEGER, won INTEGER NOT NULL, stood_in INTEGER NOT NULL, PRIMARY KEY (key, seat)
) WITHOUT ROWID;
"""


def make_tables(base: sqlite3.Connection) -> None:
    """Make the tables anew, empty (`base`: the index, in a transaction)."""
    for statement in filter(str.strip, _TABLES.split(";")):
        base.execute(statement)
    base.execute(f"PRAGMA user_version = {SCHEMA}")


def stamps_in(base: sqlite3.Connection) -> dict[str, tuple[int, int]]:
    """Size in bytes and time of the last change in ns of the records' files, as the index has them."""
    rows = base.execute("SELECT key, size, changed_ns FROM matches")
    return {str(key): (int(size), int(changed_ns)) for key, size, changed_ns in rows}


def entries_in(base: sqlite3.Connection) -> Iterator[HistoryEntry]:
    """All entries, in no order. A row that makes no sense is a `ValueError` or a `TypeError`."""
    seats: dict[str, list[HistorySeat]] = {}
    rows = base.execute("SELECT key, name, player, score, won, stood_in FROM seats ORDER BY key, seat")
    for key, name, player, score, won, stood_in in rows:
        seat = HistorySeat(
            str(name), str(player), None if score is None else int(score), bool(won), bool(stood_in)
        )
        seats.setdefault(str(key), []).append(seat)
    rows = base.execute(
        "SELECT key, game, ended, moves, deal, abandoned, own_lists, name, trouble, why FROM matches"
    )
    for key, game, ended, moves, deal, abandoned, own_lists, name, trouble, why in rows:
        yield HistoryEntry(
            key=str(key),
            game_id=str(game),
            ended=datetime.fromisoformat(ended),
            seats=tuple(seats.get(str(key), ())),
            moves=int(moves),
            deal=None if deal is None else int(deal),
            abandoned=bool(abandoned),
            own_lists=bool(own_lists),
            name=str(name),
            trouble=str(trouble),
            why=str(why),
        )


def delete_rows(base: sqlite3.Connection, keys: Sequence[str]) -> None:
    """Take entries out (`base`: the index, in a transaction)."""
    names = [(key,) for key in keys]
    base.executemany("DELETE FROM seats WHERE key = ?", names)
    base.executemany("DELETE FROM matches WHERE key = ?", names)


def put_rows(base: sqlite3.Connection, known: Sequence[tuple[tuple[int, int], HistoryEntry]]) -> None:
    """Put entries in (`base`: the index, in a transaction; none of the entries is in it)."""
    base.executemany(
        "INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                _sound(entry.key),
                *stamp,
                entry.game_id,
                entry.ended.isoformat(),
                entry.moves,
                entry.deal,
                entry.abandoned,
                entry.own_lists,
                _sound(entry.name),
                entry.trouble,
                _sound(entry.why),
            )
            for stamp, entry in known
        ],
    )
    base.executemany(
        "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                _sound(entry.key),
                number,
                _sound(seat.name),
                _sound(seat.player),
                seat.score,
                seat.won,
                seat.stood_in,
            )
            for _, entry in known
            for number, seat in enumerate(entry.seats)
        ],
    )


def _sound(text: str) -> str:
    """A text that SQLite takes: half a surrogate pair, which a record can hold, becomes a question mark."""
    return text.encode("utf-8", "replace").decode("utf-8")
