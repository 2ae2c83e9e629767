"""*Print the cards*: a sheet asks for the game, a process draws, and nobody waits for it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.print_sheet import PrintSheet
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.widgets import save_dialog
from cakedesk.app.window.main_window import MainWindow
from cakedesk.table.boards.registry import BOARDS
from tests.app.matches_kit import click
from tests.app.pages_kit import SIZES, clipped_texts
from tests.printing.pdf_text import page_sizes

DUTCH_AUCTION = list(BOARDS).index("dutch-auction")


def opened(window: MainWindow, monkeypatch: pytest.MonkeyPatch, file: Path | None) -> PrintSheet:
    """The sheet, with a game chosen and a file that will be."""
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: str(file or ""))
    window._menu.print_cards.trigger()
    sheet = window.pages.printing
    assert sheet.isVisible() and QApplication.focusWidget() is sheet.game
    assert sheet.parentWidget() is window, "of a stack screen readers find but the page that is shown"
    sheet.game.choose(DUTCH_AUCTION)
    return sheet


def test_the_cards_of_the_chosen_game_come_into_the_file(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sheet = opened(window, monkeypatch, tmp_path / "cards")
    shares: list[str] = []
    click(sheet.do)
    assert sheet.isVisible() and not sheet.do.isVisible() and QApplication.focusWidget() is sheet.leave
    assert sheet._process is not None
    sheet._process.answered.connect(lambda _: shares.append(sheet.accessibleDescription()))
    with qtbot.waitSignal(sheet.printed, timeout=60_000) as told:
        pass
    file = tmp_path / "cards.pdf"
    assert told.args == [f"The cards lie in {file} now."]
    assert sheet.isHidden() and sheet._process is None
    assert len(page_sizes(file.read_bytes())) > 10
    assert len(set(shares)) > 20


@pytest.mark.parametrize("is_at_once", [True, False])
def test_giving_up_ends_the_process_and_leaves_no_file(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_at_once: bool
) -> None:
    sheet = opened(window, monkeypatch, tmp_path / "cards.pdf")
    if not is_at_once:
        os.mkfifo(tmp_path / "cards.pdf")  # nobody reads it: the process can't be done before it is given up
    click(sheet.do)
    process = sheet._process
    assert process is not None
    if not is_at_once:
        qtbot.waitUntil(lambda: sheet._share > 0.2, timeout=60_000)
    QTest.keyClick(sheet.leave, Qt.Key.Key_Escape)
    assert sheet.isHidden() and sheet._process is None
    assert not process._process.is_alive()
    qtbot.wait(50)
    assert not [each for each in tmp_path.iterdir() if each.is_file()]


def test_without_a_file_nothing_is_printed(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = opened(window, monkeypatch, None)
    click(sheet.do)
    assert sheet.isHidden() and sheet._process is None


@pytest.mark.expects_log("can't be printed")
def test_why_a_file_can_not_be_written_is_told(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "no folder" / "cards.pdf"
    sheet = opened(window, monkeypatch, file)
    with qtbot.waitSignal(sheet.failed, timeout=60_000) as told:
        click(sheet.do)
    assert told.args == [f"The cards can't be written to {file}: there is no such file or folder."]
    assert sheet.isHidden()
    assert window.messages.warnings() == told.args
    file.parent.mkdir()
    sheet.ask_for_game("top-cake")
    with qtbot.waitSignal(sheet.printed, timeout=60_000):
        click(sheet.do)
    assert window.messages.warnings() == []


def test_a_spoiled_own_list_is_told_and_the_built_in_cards_are_printed(
    window: MainWindow, qtbot: QtBot, paths: AppPaths, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (paths.lists / "dutch_auction.csv").write_text("id\n", encoding="utf-8")
    sheet = opened(window, monkeypatch, tmp_path / "cards.pdf")
    with qtbot.waitSignal(sheet.failed) as told:
        click(sheet.do)
    assert "dutch_auction.csv, line 1" in told.args[0]
    qtbot.waitUntil(lambda: sheet._process is not None)


@pytest.mark.expects_log("can't be printed")
def test_a_process_that_dies_is_told(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sheet = opened(window, monkeypatch, tmp_path / "cards.pdf")
    click(sheet.do)
    assert sheet._process is not None
    with qtbot.waitSignal(sheet.failed) as told:
        sheet._process._process.kill()
    assert told.args == ["The cards can't be drawn."] and sheet.isHidden()


def test_another_page_puts_it_away(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sheet = opened(window, monkeypatch, tmp_path / "cards.pdf")
    click(sheet.do)
    window._menu.settings.trigger()
    assert sheet.isHidden() and sheet._process is None


@pytest.mark.parametrize("text_percent", [100, 150])
def test_everything_can_be_read(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text_percent: int
) -> None:
    sheet = opened(window, monkeypatch, tmp_path / "cards.pdf")
    window._style.set_text_scale(text_percent / 100)
    for size in SIZES:
        window.resize(*size)
        assert clipped_texts(sheet) == []
        parts = [sheet._title, sheet._words, sheet.game, sheet.leave, sheet.do]
        for number, one in enumerate(parts):
            for other in parts[number + 1 :]:
                assert not one.geometry().intersects(other.geometry()), (one, other)
