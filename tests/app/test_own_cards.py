from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.own_cards import own_cards
from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.match.model import deal_match
from cakedesk.app.start.application import begin
from cakedesk.app.window.main_window import MainWindow
from cakedesk.art.own_pictures import TOO_LARGE, OwnPictureError
from cakedesk.engine.game import builtin_list_texts
from cakedesk.engine.match import Match
from cakedesk.engine.record import MatchRecord
from cakedesk.engine.registry import find_game
from cakedesk.table import own_faces
from tests.app.played_matches import play_to_the_end

GAME = find_game("top-cake")
NAME = "top_cake.csv"


@pytest.fixture
def builtin() -> str:
    return builtin_list_texts(GAME)[NAME]


def test_without_own_lists_the_builtin_ones(qtbot: QtBot, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "gone"):
        cards = own_cards(GAME, folder)
        assert cards.list_texts == {}
        assert cards.trouble == ""


def test_an_own_list_is_dealt_and_goes_with_the_record(qtbot: QtBot, tmp_path: Path, builtin: str) -> None:
    own = builtin.replace("lemon-4", "citron-4")
    (tmp_path / NAME).write_text(own, encoding="utf-8")
    cards = own_cards(GAME, tmp_path)
    assert cards.trouble == ""
    match = deal_match(GAME, ["A", "B"], ["human"] * 2, rng=Random(1), list_texts=cards.list_texts)
    text = match.record().to_json()
    assert "citron-4" in str(match.record().start)
    assert Match.from_record(MatchRecord.from_json(text)).record() == match.record()


@pytest.mark.parametrize("is_over", [False, True])
def test_that_a_record_brings_its_own_cards_is_told_at_its_table_only(
    window: MainWindow, qtbot: QtBot, builtin: str, is_over: bool
) -> None:
    texts = {NAME: builtin.replace("lemon-4", "citron-4")}
    match = deal_match(GAME, ["A", "B"], ["human"] * 2, rng=Random(1), list_texts=texts)
    said = "This match of Top Cake is played with an own list, which its record brings: top_cake.csv."
    if is_over:
        play_to_the_end(match)
    for _ in range(1 if is_over else 2):  # the second time it is resumed
        window.open_match(match)
        qtbot.waitUntil(lambda: window.messages.sentence == said)
        assert window.desk.is_at_table()
        window.desk.show_home()
        assert window.messages.sentence == ""


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe", "UTF-8"),
        (b"nonsense", "first line"),
        (b"", "first line"),
        (b"x" * 500_000, "longer"),
    ],
)
def test_a_bad_list_is_refused_with_a_sentence(
    qtbot: QtBot, tmp_path: Path, content: bytes, words: str
) -> None:
    (tmp_path / NAME).write_bytes(content)
    cards = own_cards(GAME, tmp_path)
    assert cards.list_texts == {}
    assert "Your list for Top Cake can't be used" in cards.trouble
    assert NAME in cards.trouble
    assert words in cards.trouble


def test_the_line_at_fault_is_named(qtbot: QtBot, tmp_path: Path, builtin: str) -> None:
    lines = builtin.splitlines()
    lines[4] = lines[3]
    (tmp_path / NAME).write_text("\n".join(lines), encoding="utf-8")
    assert f"{NAME}, line 5:" in own_cards(GAME, tmp_path).trouble


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("lemon-1,cake", "lemon-1,pie", ", Zeile [0-9]+: kind ist eins von cake, topper, nicht 'pie'"),
        ("lemon-1,", "lemon-4,", ", Zeile [0-9]+: die Id 'lemon-4' steht schon in Zeile [0-9]+"),
        ("lemon-1,", "topper-7,topper,,0\nlemon-1,", ": 4 Topper werden gebraucht, die Liste hat 5"),
        ("id,kind", "kind,id", ", Zeile 1: die erste Zeile muss id,kind,flavour,max_above lauten"),
        ("lemon-1", '"', ": das ist kein CSV-Text"),
    ],
)
def test_what_is_wrong_is_told_in_the_language_shown(
    spoken: Callable[[str], None], tmp_path: Path, builtin: str, old: str, new: str, why: str
) -> None:
    spoken("de")
    (tmp_path / NAME).write_text(builtin.replace(old, new), encoding="utf-8")
    told = f"Deine Liste für Top Cake ist nicht nutzbar: {NAME}{why}. Es wird mit der eingebauten gespielt."
    assert re.fullmatch(told, own_cards(GAME, tmp_path).trouble)


def test_a_folder_is_told_in_the_language_shown(spoken: Callable[[str], None], tmp_path: Path) -> None:
    spoken("de")
    (tmp_path / NAME).mkdir()
    assert f"{NAME}: die Liste ist nicht lesbar (ein Ordner ist im Weg)." in own_cards(GAME, tmp_path).trouble


def test_the_menu_opens_the_folder_of_own_cards(
    qtbot: QtBot, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    services = Services(paths)
    window = MainWindow(services)
    qtbot.addWidget(window)
    window.show()
    window._menu.own_cards.trigger()
    assert [Path(url.toLocalFile()) for url in opened] == [paths.data]
    assert paths.lists.is_dir() and paths.art.is_dir()
    assert str(paths.data) in window.messages.sentence
    window.tell_spoiled(OwnPictureError("lemon-4.png", TOO_LARGE))
    assert "lemon-4.png can't be used: it is too large" in window.messages.sentence
    assert window.close()
    services.close()


def test_the_start_finds_own_pictures_and_names_what_is_spoiled(
    qtbot: QtBot, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_faces, "_pictures", {})
    (paths.art / "cake-swap.zip").write_bytes(b"no zip file")
    (paths.art / "top-cake").mkdir()
    (paths.art / "top-cake" / "lemon-4.png").write_bytes(b"seen to when it is drawn")
    _translators, services, trouble = begin(paths)
    services.close()
    assert "cake-swap.zip can't be used: it is no zip file" in trouble
    assert list(own_faces._pictures) == [("top-cake", "lemon-4")]
    own_faces._pictures.clear()
    paths.lists.rmdir()
    paths.lists.write_text("what is wrong with lists keeps no pictures away")
    _translators, services, trouble = begin(paths)
    services.close()
    assert trouble.startswith("Own lists can't be used")
    assert list(own_faces._pictures) == [("top-cake", "lemon-4")]
    paths.lists.unlink()
    for name in ("lemon.png", "mint.png"):
        (paths.art / "top-cake" / name).write_bytes(b"named after no card")
    _translators, services, trouble = begin(paths)
    services.close()
    assert trouble == (
        "Own pictures that can't be used, or are named after no card (3): cake-swap.zip; lemon.png; mint.png."
        " The built-in ones are shown."
    )
