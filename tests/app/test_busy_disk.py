"""A disk that gives one file after the other answers, however many there are and however busy it is."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import Services
from cakedesk.app.files import reader as disk_reader
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.files.reader import DiskReader
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.history.index import HistoryIndex
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.saves.store import SaveStore
from tests.app.history_kit import put_finished, wait_for
from tests.app.matches_kit import put_running


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch, _a_disk_that_answers: None) -> None:
    monkeypatch.setattr(disk_reader, "SOON_S", 0.01)


def test_at_the_end_nobody_waits_for_an_answer_to_tell(qtbot: QtBot, paths: AppPaths) -> None:
    services = Services(paths)
    patience = services.saves.reader.patience
    patience.begin()
    services.close()
    assert not patience.isActive()


def test_only_a_disk_that_gives_nothing_is_told(qtbot: QtBot) -> None:
    asker, gate = QObject(), threading.Event()
    reader = DiskReader(asker)
    told: list[str] = []
    answers: list[bool] = []
    reader.failed.connect(told.append)
    reader.ask(asker, lambda: gate.wait(60), answers.append, told.append)
    for _ in range(3):
        reader.patience.files_read += 1
        reader.patience.timeout.emit()
        assert told == [] and reader.patience.isActive()
    reader.patience.timeout.emit()
    assert len(told) == 1
    gate.set()
    qtbot.waitUntil(lambda: answers == [True])


def test_what_was_read_before_is_no_answer(
    qtbot: QtBot, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    asker, gate = QObject(), threading.Event()
    reader = DiskReader(asker)
    told: list[str] = []
    reader.failed.connect(told.append)
    reader.patience.files_read = 30  # for an earlier question
    reader.ask(asker, lambda: gate.wait(60), lambda _: None, told.append)
    reader.patience.timeout.emit()
    assert len(told) == 1
    put_finished(paths, 3)
    history = HistoryStore(paths, SaveWriter())
    wait_for(qtbot, history)
    put_finished(paths, 3, first=3)
    really = history._index.read
    monkeypatch.setattr(history._index, "read", lambda *asked: (gate.wait(60), really(*asked))[1])
    history.refresh()
    history._patience.timeout.emit()
    assert history.note.startswith("The disk does not answer.")
    gate.set()
    history.close()
    qtbot.waitUntil(lambda: not reader._asked)


def test_an_answer_that_is_there_is_not_missed(qtbot: QtBot) -> None:
    asker, gate = QObject(), threading.Event()
    reader = DiskReader(asker)
    told: list[str] = []
    reader.failed.connect(told.append)
    reader.ask(asker, lambda: gate.wait(60), lambda _: None, told.append)
    gate.set()
    reader._asked[0].join()
    reader.patience.timeout.emit()
    assert told == [], "this thread has been busy, not the disk"
    qtbot.waitUntil(lambda: not reader._asked)


def test_every_file_counts(qtbot: QtBot, paths: AppPaths) -> None:
    put_running(paths, 3)
    put_finished(paths, 3)
    writer = SaveWriter()
    saves = SaveStore(paths, writer)
    saves.listing()
    assert saves.reader.patience.files_read == 3
    told: list[tuple[int, int]] = []
    index = HistoryIndex(paths.history, Path(paths.data, "history.sqlite"))
    index.read(lambda done, count: not told.append((done, count)))
    assert told == [(0, 3), (1, 3), (2, 3)]
    writer.close()


def test_a_history_that_is_being_read_answers(qtbot: QtBot, paths: AppPaths) -> None:
    history = HistoryStore(paths, SaveWriter())
    for done in range(1, 4):
        assert history._go_on(done, 9)
        history._patience.timeout.emit()
        assert history.note == "" and history._patience.isActive()
    history._patience.timeout.emit()
    assert history.note.startswith("The disk does not answer.")
    history.close()
