"""Closing the window while a match can't be saved."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import Services
from cakedesk.app.files import reader as disk_reader
from cakedesk.app.files import writer as save_writer
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.files.writer import Kept, SaveWriter
from cakedesk.app.match.model import deal_match
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.saves.running_match import date_text
from cakedesk.app.settings.values import Pace
from cakedesk.app.widgets import save_dialog
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.window import unsaved
from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from tests.app.pages_kit import clipped_texts
from tests.app.session_kit import QuickThinker

FULL = OSError(errno.ENOSPC, "No space left on device")


class Full:
    """A disk that may be full, or hang: it neither writes then nor says why not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = True
        self.hangs = threading.Event()
        self.answers = threading.Event()
        self.answers.set()
        self._write = os.write
        monkeypatch.setattr(save_writer.os, "write", self.write)

    def write(self, handle: int, content: Any) -> int:
        if not self.answers.is_set():
            self.hangs.set()
        assert self.answers.wait(60)
        if self.is_full:
            raise FULL
        return self._write(handle, content)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Full:
    return Full(monkeypatch)


def keeping(qtbot: QtBot, paths: AppPaths) -> MainWindow:
    """A window with a match that is to be written."""
    services = Services(paths)
    window = MainWindow(services)
    qtbot.addWidget(window, before_close_func=lambda shown: setattr(shown, "_may_lose_matches", True))
    window.show()
    services.saves.begin(deal_match(find_game("top-cake"), ("Ada", "Ben"), ("human", "easy"), rng=Random(1)))
    return window


@pytest.fixture
def asking(qtbot: QtBot, paths: AppPaths, disk: Full) -> Iterator[MainWindow]:
    """A window that was closed while a match can't be saved."""
    window = keeping(qtbot, paths)
    assert not window.close()
    qtbot.waitUntil(window._unsaved.isVisible)
    yield window
    window._services.close()


@pytest.fixture
def writing(qtbot: QtBot, paths: AppPaths, disk: Full) -> Iterator[MainWindow]:
    """A window with a match that the disk has not answered for yet."""
    disk.is_full = False
    disk.answers.clear()
    window = keeping(qtbot, paths)
    yield window
    window._services.close()


def answer(qtbot: QtBot, button: PillButton) -> None:
    """Press a button of the sheet that tries to save, and wait until it has been tried."""
    said = button.words
    button.click()
    qtbot.waitUntil(lambda: button.words == said or not button.window().isVisible())


def test_the_match_is_named_and_trying_again_closes_when_there_is_room(
    qtbot: QtBot, asking: MainWindow, disk: Full, paths: AppPaths
) -> None:
    sheet = asking._unsaved
    assert sheet.accessibleName() == "Close CakeDesk without saving?"
    assert "Top Cake (Ada, Ben)" in sheet.accessibleDescription()
    for attempt in (2, 3):
        answer(qtbot, sheet.leave)
        assert asking.isVisible(), "the disk is still full"
        said = f"still can't be saved (the disk is full, attempt {attempt}): Top Cake (Ada, Ben)"
        assert said in sheet.accessibleDescription()
        assert clipped_texts(sheet) == []
    disk.is_full = False
    answer(qtbot, sheet.leave)
    assert not asking.isVisible()
    assert len(list(paths.saves.glob("*.json"))) == 1


def test_the_match_can_be_saved_elsewhere(
    asking: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ["", str(tmp_path / "no" / "kept.json"), str(tmp_path / "kept")]
    proposed: list[str] = []
    monkeypatch.setattr(
        save_dialog, "ask_where_to_save", lambda *given: (proposed.append(given[2]), answers.pop(0))[1]
    )
    sheet = asking._unsaved
    sheet.do.click()
    assert asking.isVisible(), "nobody named a place"
    names = QLocale().createSeparatedList(["Ada", "Ben"])
    day = date_text(datetime.now(), date.today(), in_full=True)
    assert Path(proposed[0]).name == f"Top Cake, {day}, {names}.cakedesk", "as an export is"
    sheet.do.click()
    assert asking.isVisible()
    assert "can't be written to" in sheet.accessibleDescription()
    sheet.do.click()
    assert not asking.isVisible()
    assert Match.from_json((tmp_path / "kept.cakedesk").read_text("utf-8")).seats == ["Ada", "Ben"]


def test_a_name_that_is_too_long_is_told(
    asking: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: str(tmp_path / ("n" * 250)))
    asking._unsaved.do.click()
    assert "can't be written to" in asking._unsaved.accessibleDescription()
    assert "Close CakeDesk without saving?" in asking._unsaved.accessibleName()


def test_the_sheet_goes_once_all_is_saved_also_after_a_fault_while_saving_elsewhere(
    qtbot: QtBot, asking: MainWindow, disk: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> str:
        raise ValueError

    monkeypatch.setattr(save_dialog, "ask_where_to_save", break_down)
    with pytest.raises(ValueError):
        asking._unsaved._save_elsewhere()
    disk.is_full = False
    asking._services.writer.try_again()
    qtbot.waitUntil(lambda: not asking.isVisible())


def test_what_lies_there_stays_until_the_match_is_written_and_a_hanging_disk_is_told(
    asking: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.cakedesk"
    kept.write_text("An older match.")
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: str(kept))
    answers, really = threading.Event(), Path.write_text

    def hang(path: Path, text: str, **options: Any) -> int:
        really(path, text[:10], **options)
        assert answers.wait(20)
        raise FULL

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", hang)
        for why, due_ms in (("the disk does not work as it should", 1), ("the disk is full", 20_000)):
            patch.setattr(disk_reader, "ANSWER_DUE_MS", due_ms)
            asking._unsaved.do.click()
            assert f"can't be written to {kept}: {why}." in asking._unsaved.accessibleDescription()
            answers.set()
            for asked in threading.enumerate():
                if asked.name == "disk reader":
                    asked.join()
    assert kept.read_text() == "An older match."
    asking._unsaved.do.click()
    assert not asking.isVisible()
    assert Match.from_json(kept.read_text("utf-8")).seats == ["Ada", "Ben"]


def test_people_may_stay_or_close_anyway(qtbot: QtBot, asking: MainWindow) -> None:
    sheet = asking._unsaved
    assert sheet.first_focus() is sheet.leave
    asking.resize(1280, 700)
    for percent, stay in ((100, sheet.stay.click), (150, sheet.escape)):
        asking._settings.text_percent = percent
        buttons = (sheet.stay, sheet.without, sheet.leave, sheet.do)
        assert clipped_texts(sheet) == [] and not any(button.is_clipped() for button in buttons)
        assert all(sheet.rect().contains(button.geometry()) for button in buttons)
        stay()
        assert asking.isVisible() and not sheet.isVisible()
        assert not asking.close()
        qtbot.waitUntil(sheet.isVisible)
    sheet.without.click()
    assert not asking.isVisible()


def test_what_is_written_while_the_window_closes_keeps_it_no_longer(
    writing: MainWindow, disk: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hold(on: bool) -> None:
        disk.answers.set()
        assert on and writing._services.writer.flush()

    monkeypatch.setattr(writing.desk, "hold_all", hold)
    assert writing.close(), "it is still being written when it is asked, and no more when the sheet is there"
    assert not writing.isVisible()


def test_a_disk_that_hangs_is_asked_about_as_well(
    qtbot: QtBot,
    writing: MainWindow,
    paths: AppPaths,
    disk: Full,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(unsaved, "TRY_MS", 200)
    window, names = writing, ("Cleo", "Dan")  # who wait while the others are being written
    window._services.saves.begin(deal_match(find_game("top-cake"), names, ("human", "easy"), rng=Random(1)))
    with monkeypatch.context() as patch:
        patch.setattr(SaveWriter, "_wait_until_idle", None)  # the window does not wait
        assert not window.close()
    sheet = window._unsaved
    qtbot.waitUntil(sheet.isVisible)
    assert "Top Cake (Ada, Ben); Top Cake (Cleo, Dan)" in sheet.accessibleDescription()
    answer(qtbot, sheet.leave)
    assert "(the disk does not work as it should, attempt 2)" in sheet.accessibleDescription()
    answers = [str(tmp_path / "kept"), ""]
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: answers.pop(0))
    sheet.do.click()
    assert window.isVisible(), "one of the two was saved elsewhere"
    assert "Ada" not in sheet.accessibleDescription()
    monkeypatch.setattr(unsaved, "TRY_MS", 600_000)
    sheet.leave.click()
    disk.answers.set()
    qtbot.waitUntil(lambda: not window.isVisible())
    kept = (*paths.saves.glob("*.json"), *tmp_path.glob("kept*.json"))
    assert {tuple(Match.from_json(path.read_text("utf-8")).seats) for path in kept} == {
        ("Ada", "Ben"),
        ("Cleo", "Dan"),
    }


def test_closing_is_not_forgotten_where_the_disk_comes_round(
    qtbot: QtBot, asking: MainWindow, disk: Full, paths: AppPaths
) -> None:
    disk.is_full = False
    asking._services.writer.try_again()
    qtbot.waitUntil(lambda: not asking.isVisible())
    assert len(list(paths.saves.glob("*.json"))) == 1


def test_who_said_to_stay_stays_when_everything_is_saved_again(
    qtbot: QtBot, asking: MainWindow, disk: Full, paths: AppPaths
) -> None:
    asking._unsaved.stay.click()
    disk.is_full = False
    asking._services.writer.try_again()
    qtbot.waitUntil(lambda: asking.messages.sentence == "Everything is saved again.")
    assert asking.isVisible()
    asking.close()
    assert not asking.isVisible()


def test_nothing_closes_below_the_dialog_that_asks_for_a_place(
    qtbot: QtBot, asking: MainWindow, disk: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(*_: object) -> str:
        disk.is_full = False
        asking._services.writer.try_again()
        qtbot.waitUntil(lambda: not asking._services.writer.has_unwritten())
        qtbot.wait(20)
        assert asking.isVisible()
        return ""

    monkeypatch.setattr(save_dialog, "ask_where_to_save", ask)
    asking._unsaved.do.click()
    assert not asking.isVisible(), "all is saved by now"


def test_what_is_written_in_a_moment_is_waited_for_without_a_question(
    qtbot: QtBot, writing: MainWindow, disk: Full
) -> None:
    assert not writing.close()
    disk.answers.set()
    qtbot.waitUntil(lambda: not writing.isVisible())
    assert not writing._unsaved.isVisible()


def test_a_slow_disk_ends_the_program_late_with_every_move(
    qtbot: QtBot, paths: AppPaths, disk: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unsaved, "TRY_MS", 50)
    disk.is_full = False
    services = Services(paths)
    vars(services)["thinker"] = QuickThinker()
    services.settings.computer_pace = Pace.OFF
    window = MainWindow(services)
    qtbot.addWidget(window)
    window.show()
    seats = (SeatChoice("Ada", "easy"), SeatChoice("Ben", "easy"))
    window.desk.start_match(SetupChoice("top-cake", seats))
    assert window.session is not None
    model, key = window.session.model, window.session.save.key
    qtbot.waitUntil(lambda: model.moves_count > 2)
    disk.answers.clear()
    qtbot.waitUntil(disk.hangs.is_set)  # what is unsaved before may be past its write, and saved in a moment
    assert not window.close()
    qtbot.waitUntil(window._unsaved.isVisible)
    played = model.moves_count
    disk.answers.set()
    qtbot.waitUntil(lambda: not window.isVisible())
    services.close()
    kept = Match.from_json((paths.saves / key).read_text("utf-8"))
    assert len(kept.steps) == played


def test_computers_do_not_play_on_beneath_the_sheet(qtbot: QtBot, paths: AppPaths, disk: Full) -> None:
    disk.is_full = False
    services = Services(paths)
    vars(services)["thinker"] = QuickThinker()
    services.settings.computer_pace = Pace.OFF
    window = MainWindow(services)
    qtbot.addWidget(window, before_close_func=lambda shown: setattr(shown, "_may_lose_matches", True))
    window.show()
    seats = (SeatChoice("Ada", "easy"), SeatChoice("Ben", "easy"))
    window.desk.start_match(SetupChoice("top-cake", seats))
    assert window.session is not None
    model = window.session.model
    qtbot.waitUntil(lambda: model.moves_count > 2)
    disk.is_full = True
    save = window.session.save
    qtbot.waitUntil(lambda: save.kept is Kept.NOT)
    assert not window.close()
    qtbot.waitUntil(window._unsaved.isVisible)
    played = model.moves_count
    qtbot.wait(800)  # more than one move takes
    assert model.moves_count == played
    window._unsaved.escape()
    qtbot.waitUntil(lambda: model.moves_count > played)
    window._may_lose_matches = True
    window.close()
    services.close()
