"""The laws of tables, on every board at every number of seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import make_services
from cakedesk.app.files.paths import app_paths
from cakedesk.table.boards.registry import BOARDS
from tests.laws import table_laws as laws
from tests.laws.cases import Case
from tests.laws.tables import every_table
from tests.plain_pictures import draw_plainly

LAWS = [
    laws.confirm_confirms,
    laws.taking_back_and_doing_again_are_inverse,
    laws.playing_looks_like_showing,
    laws.playing_settles,
    laws.relayout_lays_out,
    laws.all_is_tidy,
    laws.hidden_stays_hidden,
    laws.keyboard_plays,
]


@every_table
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, case: Case, law) -> None:  # type: ignore[no-untyped-def]
    draw_plainly(monkeypatch)
    law(case)


@pytest.mark.parametrize("game_id", [game_id for game_id, entry in BOARDS.items() if entry.has_lesson])
def test_lesson_can_be_taken(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, data_dir: Path, game_id: str
) -> None:
    draw_plainly(monkeypatch)
    services = make_services(app_paths(data_dir))
    laws.lesson_can_be_taken(game_id, services)
    services.close()
