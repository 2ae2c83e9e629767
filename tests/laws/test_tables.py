"""The laws of tables, on every board at every number of seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import app_paths
from cakedesk.table.boards.registry import find_board
from tests.laws import table_laws as laws
from tests.laws.cases import CASES, Case
from tests.laws.tables import every_table
from tests.whole_games.german import CATALOGUE

LAWS = [
    laws.confirm_confirms,
    laws.taking_back_and_doing_again_are_inverse,
    laws.playing_looks_like_showing,
    laws.playing_settles,
    laws.what_is_given_up_leaves_nothing,
    laws.relayout_lays_out,
    laws.hidden_stays_hidden,
    laws.without_a_lid_there_is_no_secret,
    laws.changes_are_painted_whole,
    laws.keyboard_plays,
    laws.named_keys_press,
    laws.what_can_be_done_is_told,
    laws.what_is_seen_is_told,
    laws.the_tree_plays,
    laws.advice_is_told_and_shown,
    laws.advice_goes_on_from_what_is_staged,
]
OTHERS = sorted({path.stem[-2:] for path in CATALOGUE.parent.glob("cakedesk_*.ts")} - {"de", "en"})
"""What is spoken beside German and English."""
fullest_tables = pytest.mark.parametrize(
    "case", list({case.values[0].game.id: case for case in every_table.args[1]}.values())
)


WITH_LESSON = sorted(
    {
        case.values[0].game.id
        for case in CASES
        if (entry := find_board(case.values[0].game.id)) and entry.has_lesson
    }
)


@every_table
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(qtbot: QtBot, case: Case, law) -> None:  # type: ignore[no-untyped-def]
    law(case)


@every_table
def test_all_is_tidy(qtbot: QtBot, case: Case, speak: Callable[[str], None]) -> None:
    """In German, whose words are longer."""
    speak("de")
    laws.all_is_tidy(case)


@pytest.mark.parametrize("code", OTHERS)
@fullest_tables
def test_all_is_tidy_in_every_language(
    qtbot: QtBot, case: Case, code: str, speak: Callable[[str], None]
) -> None:
    """Where it is most crowded: at each game's largest number of seats."""
    speak(code)
    laws.all_is_tidy(case)


@every_table
def test_long_names_are_read(qtbot: QtBot, case: Case, speak: Callable[[str], None]) -> None:
    speak("de")
    laws.long_names_are_read(case)


@pytest.mark.parametrize("game_id", WITH_LESSON)
def test_lesson_can_be_taken(qtbot: QtBot, data_dir: Path, game_id: str) -> None:
    services = Services(app_paths(data_dir))
    laws.lesson_can_be_taken(game_id, services)
    services.close()
