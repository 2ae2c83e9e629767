"""A disk that is slow, or does not answer, while people play."""

from __future__ import annotations

import os
import threading

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.files import writer as save_writer
from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.saves.lock import is_locked
from tests.app.session_kit import Sit, Sitting, dealt


class SlowDisk:
    """Writes nothing until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate = threading.Event()
        self.gate.set()
        fsync = os.fsync

        def wait(handle: int) -> None:
            self.gate.wait(60)
            fsync(handle)

        monkeypatch.setattr(save_writer.os, "fsync", wait)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    return SlowDisk(monkeypatch)


def sign(table: Sitting) -> str:
    """What the sign in the bar says."""
    return table.page.bar.back_button.accessibleDescription()


def confirm(table: Sitting) -> None:
    """The person confirms any action; what follows is not waited for."""
    turn = table.match.turn()
    action = table.match.legal_actions()[0]
    assert table.session.model.viewer == turn
    table.board.action_chosen.emit(action)


def test_the_next_action_waits_until_the_last_one_is_kept(sit: Sit, disk: SlowDisk, qtbot: QtBot) -> None:
    table = sit(dealt("human", "easy"))
    table.services.writer.flush()
    qtbot.waitUntil(lambda: sign(table) == "The last move is saved.")
    disk.gate.clear()
    confirm(table)
    assert sign(table) == "The last move is not saved yet."
    qtbot.wait(150)
    assert len(table.match.steps) == 1, "the computer waits"
    assert table.thinker.asked == []
    disk.gate.set()
    qtbot.waitUntil(lambda: len(table.match.steps) > 1)
    table.rest()
    qtbot.waitUntil(lambda: sign(table) == "The last move is saved.")


def test_a_disk_that_does_not_answer_is_told_and_people_play_on(
    sit: Sit, disk: SlowDisk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(dealt("human", "easy"))
    table.services.writer.flush()
    qtbot.waitUntil(lambda: not table.services.writer._patience.isActive())
    table.services.writer._patience.setInterval(100)
    told: list[str] = []
    table.services.writer.failed.connect(told.append)
    disk.gate.clear()
    confirm(table)
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "The disk does not answer. Not saved yet: Top Cake (Ada, Ben)." in told[0]
    table.rest()
    table.act()
    assert len(table.match.steps) > 2
    assert sign(table) == "The last move is not saved yet."
    with monkeypatch.context() as patch:
        patch.setattr(SaveWriter, "_wait_until_idle", None)  # nothing waits in the window's thread
        table.session.leave()
    vars(table.session)["leave"] = lambda: None  # once is enough
    store, key = table.services.saves, table.save.key
    assert is_locked(store.paths.saves / key), "what is on the disk is older"
    assert store.resume(key).match is table.match
    table.save.close()
    disk.gate.set()
    qtbot.waitUntil(lambda: not is_locked(store.paths.saves / key))
    assert not store.is_open(key)
    assert len(store.resume(key).match.steps) == len(table.match.steps)
