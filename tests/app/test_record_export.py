"""Records that are given away: proposed under a name that people can read, whatever the match is called."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.files.reader import DiskReader
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.history.entry import HistoryEntry, HistorySeat
from cakedesk.app.history.record_export import export_name, export_record
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.saves.running_match import date_text
from cakedesk.app.settings.i18n import title_of
from cakedesk.app.widgets import save_dialog
from cakedesk.table.boards.registry import BOARDS
from tests.app.history_kit import key_of, quick_text


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    return host


@pytest.mark.parametrize(
    ("language", "day", "match", "seats", "name"),
    [
        ("en", "2999-11-28", "", ["Ada", "Ben"], "Top Cake, 28 November 2999, Ada and Ben"),
        ("de", "2001-11-28", "", ["Ada", "Ben"], "Top Cake, 28. November 2001, Ada und Ben"),
        ("en", "2001-03-02", "Tea: 5/6", ["<b>", "..", "Łu"], "Tea 5 6, 2 March 2001, b, .. and Łu"),
        ("de", "2001-03-02", "", ["蛋" * 24, "糕" * 24, "甜" * 24, "茶" * 24], None),
    ],
)
def test_an_export_is_proposed_under_a_name_that_people_can_read(
    host: QWidget,
    paths: AppPaths,
    spoken: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    day: str,
    match: str,
    seats: list[str],
    name: str | None,
) -> None:
    spoken(language)
    data = json.loads(quick_text(1, ended=f"{day}T20:00:00", name=match))
    data["seats"], data["players"] = seats, ["human"] * len(seats)
    for part in ("scores", "winners"):
        data["result"][part] = [0] * len(seats) if part == "scores" else [0]
    (paths.history / key_of(1)).write_text(json.dumps(data), encoding="utf-8")
    proposed: list[str] = []
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *given: (proposed.append(given[2]), "")[1])
    history = HistoryStore(paths, SaveWriter())
    reader = DiskReader(host)
    export_record(history, reader, key_of(1), host, pytest.fail, pytest.fail)
    [path] = proposed
    assert path.endswith(".cakedesk")
    assert len(Path(path).name.encode()) < 200
    if name is not None:
        assert Path(path).name == f"{name}.cakedesk"
    export_record(history, reader, "gone.json", host, pytest.fail, pytest.fail)
    assert Path(proposed[1]).name == "gone.cakedesk"
    history.close()


@pytest.mark.parametrize("game_id", list(BOARDS))
@pytest.mark.parametrize(
    ("language", "day", "names"),
    [
        ("en", "29 November", "Ada and Ben"),
        ("de", "29. November", "Ada und Ben"),
        ("fr", "29 novembre", "Ada et Ben"),
        ("es", "29 de noviembre", "Ada y Ben"),
    ],
)
def test_all_games_tell_the_day_as_each_language_does(
    spoken: Callable[[str], None], game_id: str, language: str, day: str, names: str
) -> None:
    spoken(language)
    seats = tuple(HistorySeat(name, "human", 1, won=True) for name in ("Ada", "Ben"))
    entry = HistoryEntry("key", game_id, datetime(2999, 11, 29, 20, 0), seats)
    with_year = f"{day} de 2999" if language == "es" else f"{day} 2999"
    assert export_name(entry) == f"{title_of(game_id)}, {with_year}, {names}"
    assert date_text(entry.ended, entry.ended.date(), in_full=True) == day
