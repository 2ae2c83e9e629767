"""Folders that can't be written to: the program says so in a sentence, plays on, and loses nothing it has."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from cakedesk.app.files import writer as save_writer
from cakedesk.app.files.paths import app_paths
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.start.application import begin, make_application
from cakedesk.app.start.door import ProgramDoor
from cakedesk.app.window.main_window import MainWindow
from cakedesk.app.window.message_strip import MessageKind, MessageStrip

CHOICE = SetupChoice("top-cake", (SeatChoice("Ada", "human"), SeatChoice("Ben", "human")))


class Program:
    """The program, as far as folders are concerned, and all that it says."""

    def __init__(self, folder: Path, told: list[str]) -> None:
        make_application()
        self.paths = app_paths(folder)
        self.told = told
        _, self.services, self.trouble = begin(self.paths)
        self.door = ProgramDoor(self.paths.data)
        assert self.door.claim()
        self.window = MainWindow(self.services)
        self.door.listen()
        if self.trouble:
            self.window.tell(self.trouble)
        self.window.show()

    def close(self) -> None:
        self.window.close()
        self.services.close()
        self.door.close()
        self.window.deleteLater()
        for _ in range(2):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    told: list[str] = []
    really = MessageStrip.tell

    def tell(strip: MessageStrip, sentence: str, *kind: MessageKind) -> None:
        told.append(sentence)
        really(strip, sentence, *kind)

    monkeypatch.setattr(MessageStrip, "tell", tell)
    return told


@pytest.fixture
def run(qtbot: QtBot, told: list[str]) -> Iterator[Callable[[Path], Program]]:
    programs: list[Program] = []

    def start(folder: Path) -> Program:
        programs.append(Program(folder, told))
        return programs[-1]

    yield start
    for program in programs:
        program.close()


def _file_in_the_way(folder: Path, part: str) -> None:
    way = folder / part if part else folder
    way.parent.mkdir(parents=True, exist_ok=True)
    way.write_text("a file")


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ("", "Nothing will be kept"),
        ("saves", "Matches will not be saved"),
        ("history", "Matches that end are kept but not listed"),
        ("lists", "Own lists can't be used"),
        ("art", "Own pictures can't be used"),
        ("config", "Settings will not be kept"),
        ("cache", "Pictures are drawn anew at every start"),
    ],
)
def test_the_game_goes_on_whatever_folder_is_missing(
    run: Callable[[Path], Program], qtbot: QtBot, tmp_path: Path, part: str, sentence: str
) -> None:
    folder = tmp_path / "kept"
    _file_in_the_way(folder, part)
    program = run(folder)
    assert program.trouble.startswith(sentence)
    assert program.trouble.endswith(" (a file is in the way).")
    assert f"the folder {folder / part if part else folder} can't be" in program.trouble
    program.services.settings.volume = 10
    program.window.desk.start_match(CHOICE)
    assert program.window.session is not None
    program.services.writer.flush()
    qtbot.wait(20)
    program.window.desk.show_home()
    assert program.window.session is None
    assert program.window.home.isVisible()
    assert program.told == [program.trouble], "one sentence for one thing that can't be done"
    assert (folder / part if part else folder).read_text() == "a file"


def test_a_disk_that_fills_up_while_playing(
    run: Callable[[Path], Program], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = run(tmp_path)
    assert program.trouble == ""
    program.window.desk.start_match(CHOICE)
    program.services.writer.flush()
    save = next(program.paths.saves.glob("*.json"))
    before = save.read_text(encoding="utf-8")
    really = save_writer._write_new
    is_full = True

    def write_new(path: Path, content: bytes, mode: int) -> None:
        if is_full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        really(path, content, mode)

    monkeypatch.setattr(save_writer, "_write_new", write_new)
    program.services.settings.muted = True
    program.services.settings.volume = 10
    qtbot.waitUntil(lambda: bool(program.told))
    program.services.writer.flush()
    qtbot.wait(20)
    assert len(program.told) == 1, "one sentence for one reason"
    assert "the disk is full" in program.told[0]
    assert save.read_text(encoding="utf-8") == before
    is_full = False
    program.services.writer.flush()
    qtbot.waitUntil(lambda: program.told[-1] == "Everything is saved again.")
    assert '"volume": 10' in program.paths.settings_file.read_text(encoding="utf-8")
