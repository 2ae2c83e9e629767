"""A disk that gives one file after the other answers, however many there are and however busy it is."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.files.reader import DiskReader
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.history.index import HistoryIndex
from cakedesk.app.history.store import HistoryStore
from cakedesk.app.saves.store import SaveStore
from tests.app.history_kit import put_finished
from tests.app.matches_kit import put_running


def test_only_a_disk_that_gives_nothing_is_told(qtbot: QtBot) -> None:
    asker, gate = QObject(), threading.Event()
    reader = DiskReader(asker)
    told: list[str] = []
    answers: list[bool] = []
    reader.failed.connect(told.append)
    reader.ask(asker, lambda: gate.wait(60), answers.append, told.append)
    for _ in range(3):
        reader.files_read += 1
        reader._patience.timeout.emit()
        assert told == [] and reader._patience.isActive()
    reader._patience.timeout.emit()
    assert len(told) == 1
    gate.set()
    qtbot.waitUntil(lambda: answers == [True])


def test_an_answer_that_is_there_is_not_missed(qtbot: QtBot) -> None:
    asker, gate = QObject(), threading.Event()
    reader = DiskReader(asker)
    told: list[str] = []
    reader.failed.connect(told.append)
    reader.ask(asker, lambda: gate.wait(60), lambda _: None, told.append)
    gate.set()
    reader._asked[0].join()
    reader._patience.timeout.emit()
    assert told == [], "this thread has been busy, not the disk"
    qtbot.waitUntil(lambda: not reader._asked)


def test_every_file_counts(qtbot: QtBot, paths: AppPaths) -> None:
    put_running(paths, 3)
    put_finished(paths, 3)
    writer = SaveWriter()
    saves = SaveStore(paths, writer)
    saves.listing()
    assert saves.reader.files_read == 3
    index = HistoryIndex(paths.history, Path(paths.data, "history.sqlite"))
    index.read(lambda *_: True)
    assert index.files_read == 3
    writer.close()


def test_a_history_that_is_being_read_answers(qtbot: QtBot, paths: AppPaths) -> None:
    history = HistoryStore(paths, SaveWriter())
    for _ in range(3):
        history._index.files_read += 1
        history._patience.timeout.emit()
        assert history.note == "" and history._patience.isActive()
    history._patience.timeout.emit()
    assert history.note.startswith("The disk does not answer.")
    history.close()
