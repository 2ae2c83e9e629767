"""What the window shows while another match comes: the table before, until the new one is painted."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.match_desk import MatchDesk
from cakedesk.app.files import reader
from cakedesk.app.window.main_window import MainWindow
from tests.app.session_kit import dealt


class Painted(QObject):
    """Notes what is painted of a table page: its bar, or the table itself."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.seen: list[str] = []
        self._table = window.table
        for part in (self._table.bar, self._table.view.viewport()):
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.append("bar" if watched is self._table.bar else "table")
        return False


def test_bar_and_table_come_together_and_before_anything_else_happens(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, painted, at_once = window.desk, Painted(window), list[list[str]]()
    opens = desk._open

    def noted(*arguments: object, **named: object) -> None:
        painted.seen.clear()
        opens(*arguments, **named)  # type: ignore[arg-type]
        at_once.append(painted.seen[:])

    monkeypatch.setattr(MatchDesk, "_open", lambda _, *arguments, **named: noted(*arguments, **named))
    for game_id in ("top-cake", "piece-o-cake"):
        window.open_match(dealt("human", "easy", game_id=game_id))
        qtbot.waitUntil(lambda game=game_id: desk.key_of_running().find(game) >= 0)
        assert {*at_once.pop()} == {"bar", "table"}


def test_what_is_on_the_table_stays_until_the_other_match_is_read(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, saved, running = window.desk, dealt("human", "easy"), dealt("human", "easy", game_id="piece-o-cake")
    window.open_match(saved)
    qtbot.waitUntil(lambda: desk.session is not None)
    window.open_match(running)
    qtbot.waitUntil(lambda: desk.session is not None and desk.session.model.match is running)
    session, resume = desk.session, desk._services.saves.resume
    window.open_match(running)
    qtbot.wait(200)
    assert desk.session is session, "it is there"
    monkeypatch.setattr(reader, "SOON_S", 0)
    monkeypatch.setattr(desk._services.saves, "resume", lambda key: (time.sleep(0.3), resume(key))[1])
    without: list[bool] = []
    desk.session_changed.connect(lambda: without.append(desk.session is None))
    window.open_match(saved)
    begun = time.monotonic()
    qtbot.waitUntil(lambda: time.monotonic() > begun + 0.1)
    assert desk.session is session and window.table.board is not None and without == []
    qtbot.waitUntil(lambda: desk.session not in (None, session))
    assert desk.session is not None and desk.session.model.game.id == "top-cake"
