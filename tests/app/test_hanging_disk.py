"""A disk that does not answer while people look for matches: the window never waits for it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import Services
from cakedesk.app.files import reader as disk_reader
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history import index as history_index
from cakedesk.app.history import store as history_store
from cakedesk.app.history.index import HistoryIndex, Reading
from cakedesk.app.history.page import MatchesPage
from cakedesk.app.home.resume_panel import ResumePanel
from cakedesk.app.saves import store as save_store
from cakedesk.app.saves.lock import is_locked
from cakedesk.app.start.application import begin
from cakedesk.app.start.door import ProgramDoor
from cakedesk.app.widgets import save_dialog
from cakedesk.app.window.main_window import MainWindow
from cakedesk.app.window.record_opener import RecordOpener
from tests.app.history_kit import put_finished
from tests.app.matches_kit import put_running, settle
from tests.app.played_matches import new_match, play_some
from tests.app.save_folder import put

Asked: TypeAlias = tuple[Callable[[MainWindow], object], Callable[[MainWindow], object]]
"""What somebody asks for, and whether it is there."""
NO_ANSWER = "The disk does not answer. What you asked for comes as soon as it does."
ASKED_BY = (
    "open",
    "stat",
    "mkdir",
    "readlink",
    "lstat",
    "listdir",
    "scandir",
    "rename",
    "replace",
    "unlink",
    "utime",
)


class HangingDisk:
    """Answers nothing about some folder until it is let go, and never the window's thread."""

    gate = threading.Event()

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate.clear()
        self.window_asked: list[str] = []
        self._folder = str(folder)
        for name in ASKED_BY:
            monkeypatch.setattr(os, name, self._waiting(name, getattr(os, name)))

    def _waiting(self, name: str, ask: Callable[..., Any]) -> Callable[..., Any]:
        def wait(*args: Any, **options: Any) -> Any:
            if args and str(args[0]).startswith(self._folder) and not self.gate.is_set():
                if threading.current_thread() is threading.main_thread():
                    self.window_asked.append(f"{name} {args[0]}")
                else:
                    self.gate.wait(20)
            return ask(*args, **options)

        return wait


@pytest.fixture
def window(qtbot: QtBot, paths: AppPaths) -> Iterator[MainWindow]:
    services = Services(paths)
    put_running(paths, 2)
    put_finished(paths, 1)
    put(paths, play_some(new_match(), 2), version=".1")
    put(paths, play_some(new_match(), 1), version=".2")
    (paths.saves / "damaged").mkdir()
    put(paths, play_some(new_match(), 1), key="damaged/x.json")
    window = MainWindow(services)
    qtbot.addWidget(window)
    window.resize(1280, 700)
    window.show()
    yield window
    HangingDisk.gate.set()
    qtbot.waitUntil(lambda: not services.saves.reader._asked)
    services.close()


def resume(window: MainWindow) -> None:
    window.home.resume.resume.click()


def start(window: MainWindow) -> None:
    window.desk.start_match(window.home.choice())


def open_file(window: MainWindow) -> None:
    RecordOpener(window, window, window._services.saves.reader).open(
        window._services.paths.data / "mine.cakedesk"
    )


def open_matches(window: MainWindow) -> None:
    window.desk.show_matches()
    window.pages.matches.finish()


def is_played(window: MainWindow) -> bool:
    return window.session is not None and window.desk.is_at_table()


def is_watched(window: MainWindow) -> bool:
    return window.desk.replay is not None and window.desk.is_at_table()


def lists_saves(window: MainWindow) -> bool:
    return page_of(window).choices.isVisible()


def page_of(window: MainWindow) -> MatchesPage:
    return window.pages.matches


def running_key_of(window: MainWindow) -> str:
    return next(match.key for match in page_of(window).running._matches if match.older)


def finished(window: MainWindow) -> list[str]:
    return [entry.name for entry in window._services.history.entries]


AT_HOME: list[Asked] = [
    (resume, is_played),
    (start, is_played),
    (open_file, is_played),
    (open_matches, lambda window: page_of(window).running.list.count == 3),
]
IN_MATCHES: list[Asked] = [
    (lambda window: page_of(window).running.older_requested.emit(running_key_of(window)), lists_saves),
    (lambda window: page_of(window).running.damaged.click(), lists_saves),
    (lambda window: page_of(window).watch_requested.emit(running_key_of(window)), is_watched),
    (lambda window: page_of(window).footer.watch.click(), is_watched),
    (
        lambda window: page_of(window)._name_running(running_key_of(window), "Tea"),
        lambda window: any(match.name == "Tea" for match in page_of(window).running._matches),
    ),
    (
        lambda window: page_of(window)._delete_running(running_key_of(window), "Tea"),
        lambda window: page_of(window).running.list.count == 2,
    ),
    (
        lambda window: page_of(window)._name_finished(page_of(window).history.chosen_key, "Tea"),
        lambda window: finished(window) == ["Tea"],
    ),
    (
        lambda window: page_of(window)._delete_finished(page_of(window).history.chosen_key, "Tea"),
        lambda window: finished(window) == [],
    ),
    (
        lambda window: page_of(window).footer.export.click(),
        lambda window: (window._services.paths.data.parent / "given.cakedesk").exists(),
    ),
]


def hang_and_answer(window: MainWindow, qtbot: QtBot, patch: pytest.MonkeyPatch, asked: Asked) -> None:
    """Ask a disk that does not answer, and then does."""
    ask, has_come = asked
    patch.setattr(disk_reader, "SOON_S", 0.01)
    window._services.saves.reader.patience.setInterval(30)
    told: list[str] = []
    window._services.writer.failed.connect(told.append)
    disk = HangingDisk(window._services.paths.data, patch)
    ask(window)
    qtbot.waitUntil(lambda: told == [NO_ANSWER])
    assert window.messages.sentence == NO_ANSWER
    assert not has_come(window)
    assert disk.window_asked == []
    disk.gate.set()
    qtbot.waitUntil(lambda: bool(has_come(window)))
    qtbot.waitUntil(lambda: window.messages.sentence != NO_ANSWER)


@pytest.mark.parametrize("asked", AT_HOME, ids=[ask.__name__ for ask, _ in AT_HOME])
def test_what_is_asked_for_at_home_comes_when_the_disk_answers(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, asked: Asked
) -> None:
    put(window._services.paths, play_some(new_match(7), 2), key="../mine.cakedesk")
    hang_and_answer(window, qtbot, monkeypatch, asked)


@pytest.mark.parametrize("asked", IN_MATCHES)
def test_what_is_asked_for_in_matches_comes_when_the_disk_answers(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, asked: Asked
) -> None:
    given = window._services.paths.data.parent / "given.cakedesk"
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: str(given))
    window.desk.show_matches()
    settle(page_of(window), qtbot)
    hang_and_answer(window, qtbot, monkeypatch, asked)
    settle(page_of(window), qtbot)


def test_a_history_that_does_not_answer_is_told_in_its_place(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, read, history = threading.Event(), HistoryIndex.read, window._services.history

    def wait_and_read(index: HistoryIndex, *asked: Any) -> Reading:
        gate.wait(20)
        return read(index, *asked)

    monkeypatch.setattr(HistoryIndex, "read", wait_and_read)
    history._patience.setInterval(30)
    window.desk.show_matches()
    note = page_of(window).history._note
    qtbot.waitUntil(lambda: note.isVisible() and note.text() == NO_ANSWER)
    gate.set()
    qtbot.waitUntil(lambda: not history.is_reading and not note.isVisible())
    assert len(finished(window)) == 1


def says_that_nothing_is_there(page: MatchesPage) -> list[bool]:
    notes = page.history._empty, page.statistics._empty, page.running._empty, page.history.all_button
    return [note.isVisible() for note in notes]


def test_what_nobody_knows_yet_is_not_said_to_be_missing(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, read = threading.Event(), history_index._read_entry
    history = window._services.history

    def wait_and_read(*asked: Any) -> Any:
        gate.wait(20)
        return read(*asked)

    monkeypatch.setattr(history_index, "_read_entry", wait_and_read)
    monkeypatch.setattr(history_store, "TELL_EVERY_S", 0)
    window.desk.show_matches()
    page = page_of(window)
    page.finish()
    qtbot.waitUntil(lambda: page.history._note.text() == "Reading the records: 0 of 1")
    assert page.history._note.isVisible() and page.history.reading_button.isVisible()
    assert not any(says_that_nothing_is_there(page))
    history._patience.timeout.emit()
    page.finish()
    assert page.history._note.text() == NO_ANSWER
    assert not any(says_that_nothing_is_there(page))
    gate.set()
    settle(page, qtbot)
    assert len(finished(window)) == 1


def test_an_empty_page_waits_in_silence(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in (window._services.paths.history, window._services.paths.saves):
        for file in folder.glob("*.json*"):
            file.unlink()
    with monkeypatch.context() as patch:
        gate = threading.Event()

        def wait_and_refuse(*_: object) -> Reading:
            gate.wait(20)
            raise OSError(5, "Input/output error")

        patch.setattr(HistoryIndex, "read", wait_and_refuse)
        window.desk.show_matches()
        page = page_of(window)
        page.finish()
        unknown = [page.history._note, page.history.reading_button, page.history._empty]
        assert not any(widget.isVisible() for widget in (*unknown, page.history.all_button))
        assert says_that_nothing_is_there(page) == [False, False, True, False]
        gate.set()
        settle(page, qtbot)
        assert page.history._note.text().startswith("The finished matches can't be read: ")
        assert says_that_nothing_is_there(page) == [False, False, True, False]
    page.refresh()
    settle(page, qtbot)
    assert says_that_nothing_is_there(page) == [True, True, True, False]


def test_a_cake_stand_that_cant_be_looked_at_is_not_said_to_be_empty(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand = ResumePanel(window.home._style, window.home)
    assert stand._empty.isHidden() and stand._empty_picture.isHidden()
    before = window.home.resume.resume.isVisible()

    def refuse(_: Path) -> list[str]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(save_store, "save_keys", refuse)
    window.desk.list_running()
    assert window.messages.sentence == "The saved matches can't be read: access is not allowed."
    assert window.home.resume.resume.isVisible() == before
    assert not window.home.resume._empty.isVisible()


def test_only_the_last_wish_comes(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = window._services.saves
    first, second = (info.key for info in saves.listing().saves[:2])
    monkeypatch.setattr(disk_reader, "SOON_S", 0.01)
    disk = HangingDisk(saves.paths.data, monkeypatch)
    for key in (first, second, first, second):
        window.desk.resume_match(key)
    disk.gate.set()
    qtbot.waitUntil(lambda: not saves.reader._asked)
    assert disk.window_asked == []
    assert window.session is not None and window.session.save.key == second
    assert is_locked(saves.paths.saves / second) and not is_locked(saves.paths.saves / first)


def test_what_is_not_wished_for_any_more_does_not_come(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = window._services.saves
    key = saves.listing().saves[0].key
    monkeypatch.setattr(disk_reader, "SOON_S", 0.01)
    disk = HangingDisk(saves.paths.data, monkeypatch)
    window.desk.resume_match(key)
    window.desk.show_home()
    disk.gate.set()
    qtbot.waitUntil(lambda: not saves.reader._asked and not is_locked(saves.paths.saves / key))
    assert window.session is None and window.pages.shown is window.home


def test_leaving_a_match_waits_for_nothing(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    resume(window)
    assert window.session is not None
    saves, lock = window._services.saves, window.session.save.key
    qtbot.waitUntil(lambda: window._services.writer.flush(0.1))
    monkeypatch.setattr(disk_reader, "SOON_S", 0.01)
    disk = HangingDisk(saves.paths.data, monkeypatch)
    window.desk.show_home()
    assert disk.window_asked == []
    disk.gate.set()
    qtbot.waitUntil(lambda: not is_locked(saves.paths.saves / lock))
    qtbot.waitUntil(lambda: not saves.reader._asked)


def test_the_start_does_not_wait_for_ever(
    qapp: QApplication, paths: AppPaths, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths.settings_file.write_text('{"volume": 7}')
    monkeypatch.setattr(disk_reader, "ANSWER_DUE_MS", 10)
    disk = HangingDisk(paths.data, monkeypatch)
    _, services, _ = begin(paths)
    door = ProgramDoor(paths.data)
    assert door.claim()
    assert disk.window_asked == []
    assert services.settings.trouble.startswith("The settings could not be read")
    assert services.settings.volume != 7
    services.settings.volume = 9
    disk.gate.set()
    assert services.writer.flush()
    assert paths.settings_file.read_text() == '{"volume": 7}', "what was not read is not written over"
    qtbot.waitUntil(lambda: not any(thread.name == "disk reader" for thread in threading.enumerate()))
    door.close()
    services.close()


def test_a_disk_that_owes_an_answer_is_waited_for_once(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    gate, began = threading.Event(), time.monotonic()
    monkeypatch.setattr(disk_reader, "ANSWER_DUE_MS", 1000)
    monkeypatch.setattr(disk_reader, "AGAIN_S", 0.01)
    for _ in range(4):
        assert not disk_reader.in_time(lambda: gate.wait(60), otherwise=False)
    assert 1 <= time.monotonic() - began < 1.8
    assert disk_reader.in_time(lambda: time.sleep(0.1) or "written", "", is_other_disk=True) == "written"
    gate.set()
    for thread in disk_reader._owed:
        thread.join()
    assert disk_reader.in_time(lambda: time.sleep(0.1) or "read", "") == "read", "it answers again"


def test_a_disk_that_does_not_answer_does_not_keep_the_program(tmp_path: Path) -> None:
    """The folder of finished matches hangs while it is read: nobody waits for that thread."""
    program = Path(__file__).with_name("hanging_end.py")
    environ = {**os.environ, "PYTHONPATH": str(program.parents[2])}
    subprocess.run([sys.executable, str(program), str(tmp_path)], env=environ, check=True, timeout=120)
