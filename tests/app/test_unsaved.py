"""Closing the window while a match can't be saved."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import Services
from cakedesk.app.files import writer as save_writer
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.match.model import deal_match
from cakedesk.app.window import unsaved
from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from tests.app.pages_kit import clipped_texts

FULL = OSError(errno.ENOSPC, "No space left on device")


class Full:
    """A disk that may be full, or hang: it neither writes then nor says why not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = True
        self.answers = threading.Event()
        self.answers.set()
        self._write = os.write
        monkeypatch.setattr(save_writer.os, "write", self.write)

    def write(self, handle: int, content: Any) -> int:
        assert self.answers.wait(20)
        if self.is_full:
            raise FULL
        return self._write(handle, content)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Full:
    return Full(monkeypatch)


@pytest.fixture
def asking(qtbot: QtBot, paths: AppPaths, disk: Full) -> Iterator[MainWindow]:
    """A window that was closed while a match can't be saved."""
    services = Services(paths)
    window = MainWindow(services)
    qtbot.addWidget(window, before_close_func=lambda shown: setattr(shown, "_may_lose_matches", True))
    window.show()
    deal = deal_match(find_game("top-cake"), ("Ada", "Ben"), ("human", "easy"), rng=Random(1))
    services.saves.begin(deal)
    assert not window.close()
    assert window.isVisible()
    yield window
    services.close()


def test_the_match_is_named_and_trying_again_closes_when_there_is_room(
    asking: MainWindow, disk: Full, paths: AppPaths
) -> None:
    sheet = asking._unsaved
    assert sheet.accessibleName() == "Close CakeDesk without saving?"
    assert "Top Cake (Ada, Ben)" in sheet.accessibleDescription()
    for attempt in (2, 3):
        sheet.leave.click()
        assert asking.isVisible(), "the disk is still full"
        said = f"still can't be saved (the disk is full, attempt {attempt}): Top Cake (Ada, Ben)"
        assert said in sheet.accessibleDescription()
        assert clipped_texts(sheet) == []
    disk.is_full = False
    sheet.leave.click()
    assert not asking.isVisible()
    assert len(list(paths.saves.glob("*.json"))) == 1


def test_the_match_can_be_saved_elsewhere(
    asking: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [("", ""), (str(tmp_path / "no" / "kept.json"), ""), (str(tmp_path / "kept"), "")]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answers.pop(0))
    sheet = asking._unsaved
    sheet.do.click()
    assert asking.isVisible(), "nobody named a place"
    sheet.do.click()
    assert asking.isVisible()
    assert "can't be written to" in sheet.accessibleDescription()
    sheet.do.click()
    assert not asking.isVisible()
    assert Match.from_json((tmp_path / "kept.cakedesk").read_text("utf-8")).seats == ["Ada", "Ben"]


def test_people_may_stay_or_close_anyway(asking: MainWindow) -> None:
    sheet = asking._unsaved
    assert sheet.first_focus() is sheet.leave
    sheet.escape()
    assert asking.isVisible()
    assert not asking.close()
    sheet.without.click()
    assert not asking.isVisible()


def test_a_disk_that_hangs_is_asked_about_as_well(
    qtbot: QtBot, paths: AppPaths, disk: Full, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unsaved, "_TRY_S", 0.02)
    disk.is_full = False
    disk.answers.clear()
    services = Services(paths)
    window = MainWindow(services)
    qtbot.addWidget(window, before_close_func=lambda shown: setattr(shown, "_may_lose_matches", True))
    window.show()
    for names in (("Ada", "Ben"), ("Cleo", "Dan")):  # one is being written, the other waits
        services.saves.begin(deal_match(find_game("top-cake"), names, ("human", "easy"), rng=Random(1)))
    assert not window.close()
    sheet = window._unsaved
    assert "Top Cake (Ada, Ben); Top Cake (Cleo, Dan)" in sheet.accessibleDescription()
    sheet.leave.click()
    assert "(the disk does not work as it should, attempt 2)" in sheet.accessibleDescription()
    answers = [(str(tmp_path / "kept"), ""), ("", "")]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answers.pop(0))
    sheet.do.click()
    assert window.isVisible(), "one of the two was saved elsewhere"
    assert "Ada" not in sheet.accessibleDescription()
    disk.answers.set()
    monkeypatch.setattr(unsaved, "_TRY_S", 5.0)
    sheet.leave.click()
    assert not window.isVisible()
    services.close()
    kept = (*paths.saves.glob("*.json"), *tmp_path.glob("kept*.json"))
    assert {tuple(Match.from_json(path.read_text("utf-8")).seats) for path in kept} == {
        ("Ada", "Ben"),
        ("Cleo", "Dan"),
    }
