"""What the tests of the matches page share: filling the folders, and hands."""

from __future__ import annotations

import json
import os
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.files.paths import AppPaths
from cakedesk.app.history.page import MatchesPage
from tests.app.played_matches import new_match, play_some

Opener = Callable[..., MatchesPage]


def running_key(number: int) -> str:
    return f"20261127-2014{number:02}-top-cake-3fa9.json"


def put_running(paths: AppPaths, count: int) -> list[str]:
    """Running matches, the latest first."""
    keys = [running_key(number) for number in range(count)]
    for number, key in enumerate(keys):
        path = paths.saves / key
        path.write_text(play_some(new_match(number + 1), 3 + number).record().to_json(), encoding="utf-8")
        os.utime(path, (1_790_000_000 - number, 1_790_000_000 - number))
    return keys


def put_unreadable(paths: AppPaths) -> str:
    """A save that a later version has written: the latest of all running matches."""
    key = "20261127-221401-top-cake-77aa.json"
    [source] = put_running(paths, 1)
    record = json.loads((paths.saves / source).read_text(encoding="utf-8"))
    (paths.saves / key).write_text(json.dumps({**record, "version": 99}), encoding="utf-8")
    return key


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(key: Qt.Key, times: int = 1) -> None:
    for _ in range(times):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)


def settle(page: MatchesPage, qtbot: QtBot) -> None:
    """Wait until the records are read and stand on the page."""
    page.finish()
    qtbot.waitUntil(lambda: not page._history.is_reading)
    page.finish()


def shown_keys(page: MatchesPage) -> list[str]:
    return [entry.key for entry in page.history._shown]


def running_names(page: MatchesPage) -> list[str]:
    return [card.accessibleName() for card in page.running.list.rows if card.isVisible()]
