"""The example's words: its catalogues are whole, its help fits its table, and it is told in German."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from cakedesk.app.settings.i18n import title_of
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.help_text import BlockKind, read_help
from tests.example_game.registered import GAME_ID
from tests.example_game.test_cherry_duel import IN_ORDER
from tests.speaking import catalogue_updater, compiled, speaking

HERE = Path(__file__).parent
catalogues = catalogue_updater()
FILES = sorted(HERE.rglob("*.py"))
PEOPLE = [SeatPerson("Ada"), SeatPerson("Ben")]


@pytest.fixture
def german(qtbot: QtBot, tmp_path: Path) -> Iterator[None]:
    translator = QTranslator()
    assert translator.load("example_de", str(compiled(HERE / "translations", tmp_path)))
    with speaking(translator):
        yield


@pytest.mark.parametrize("language", ["en", "de"])
def test_catalogues_have_all_texts(tmp_path: Path, language: str) -> None:
    name = f"example_{language}.ts"
    shutil.copy(HERE / "translations" / name, tmp_path)
    lupdate = catalogues.find_lupdate()
    catalogues.update(lupdate, FILES, tmp_path / name, plurals_only=language == "en")
    assert catalogues.untranslated(tmp_path / name) == []
    assert (tmp_path / name).read_text("utf-8") == (HERE / "translations" / name).read_text("utf-8")
    assert catalogues.lost_texts(lupdate, FILES) == []


def test_help_fits_the_table() -> None:
    entry, texts = BOARDS[GAME_ID], {language: read_help(GAME_ID, language) for language in ("en", "de")}
    anchors = [[block.anchor for block in blocks if block.anchor] for blocks in texts.values()]
    assert anchors[0] == anchors[1]
    look = Match(find_game(GAME_ID), ["Ada", "Ben"], ["human"] * 2, IN_ORDER).look(0)
    assert {entry.help_place(look), "end"} <= set(anchors[0])
    for block in texts["en"]:
        if block.kind is BlockKind.PICTURES:
            assert all(entry.picture(name).face.aspect > 0 for name in block.pictures if len(name) > 1)


def test_a_game_is_told_in_german(german: None) -> None:
    match = Match(find_game(GAME_ID), ["Ada", "Ben"], ["human"] * 2, IN_ORDER)
    for move in ("lay 1", "lay 7"):
        match.play(match.parse(move))
    entry = BOARDS[GAME_ID]
    told = [line for step in match.steps for line in entry.sentences(step.sights_for(0), PEOPLE)]
    assert told == [
        (0, "Ada legt Stück 1"),
        (1, "Ben legt ein Stück, verdeckt"),
        (1, "7 gegen 1: Ben nimmt 1 Kirsche"),
    ]
    assert title_of(GAME_ID) == "Cherry Duel"
    assert QCoreApplication.translate(entry.context, entry.pitch).startswith("Beide legen")
