"""Finished matches for the tests of the history, and reading them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history.entry import HistoryEntry, HistorySeat
from cakedesk.app.history.index import HistoryIndex, Reading
from cakedesk.app.history.store import HistoryStore
from tests.app.played_matches import new_match, play_to_the_end

NEWEST = datetime(2026, 11, 27, 20, 14)


def key_of(number: int) -> str:
    return f"20261127-{number:06}-top-cake-3fa9.json"


def finished_text(seed: int = 1, **table: Any) -> str:
    """The record of a real match that was played to its end."""
    match = play_to_the_end(new_match(seed), seed)
    match.table.update(table)
    return match.record().to_json()


_TEXT: list[str] = []


def quick_text(number: int, **table: Any) -> str:
    """A record that was not played anew: the same match, ended so many days before the newest."""
    if not _TEXT:
        _TEXT.append(finished_text())
    data = json.loads(_TEXT[0])
    data["table"] = {"ended": (NEWEST - timedelta(days=number)).isoformat(), **table}
    return json.dumps(data)


def put_finished(paths: AppPaths, count: int, first: int = 0) -> list[str]:
    """Put matches into the history folder, the newest first."""
    keys = [key_of(999 - number) for number in range(first, first + count)]
    for number, key in enumerate(keys, first):
        (paths.history / key).write_text(quick_text(number), encoding="utf-8")
    return keys


def index_file(paths: AppPaths) -> Path:
    return paths.data / "history.sqlite"


def read(index: HistoryIndex) -> Reading:
    return index.read(lambda _done, _count: True)


def keys_read(index: HistoryIndex) -> list[str]:
    return [entry.key for entry in read(index).entries]


def wait_for(qtbot: QtBot, history: HistoryStore) -> None:
    """Have the folder read, and wait until it was."""
    history.refresh()
    qtbot.waitUntil(lambda: not history.is_reading)


def entry(
    number: int, seats: Sequence[tuple[str, str, int | None]], *, game: str = "top-cake", **facts: Any
) -> HistoryEntry:
    """An entry that ended so many days before the newest; who has most points has won."""
    scores = [score for _, _, score in seats if score is not None]
    best = max(scores, default=None)
    return HistoryEntry(
        key_of(999 - number),
        game,
        NEWEST - timedelta(days=number),
        tuple(
            HistorySeat(name, player, score, score == best and best is not None)
            for name, player, score in seats
        ),
        **facts,
    )
