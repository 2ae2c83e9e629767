"""What waits for the home page waits for its pictures too, but not for a page that nobody sees."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cakedesk.app.window.first_paint import FirstPaint


@pytest.fixture
def faces() -> SimpleNamespace:
    return SimpleNamespace(is_idle=False)


@pytest.fixture
def page(qtbot: QtBot) -> QLabel:
    page = QLabel("home")
    qtbot.addWidget(page)
    return page


def test_it_is_told_once_when_the_pictures_are_painted(
    qtbot: QtBot, page: QLabel, faces: SimpleNamespace
) -> None:
    first, told = FirstPaint(page, faces), []
    first.done.connect(lambda: told.append(faces.is_idle))
    page.show()
    qtbot.waitExposed(page)
    qtbot.wait(5)
    assert not told
    faces.is_idle = True
    page.update()
    qtbot.waitUntil(lambda: bool(told))
    page.update()
    qtbot.wait(5)
    assert told == [True]


def test_a_page_that_is_left_keeps_nobody_waiting(qtbot: QtBot, page: QLabel, faces: SimpleNamespace) -> None:
    first = FirstPaint(page, faces)
    page.show()
    qtbot.waitExposed(page)
    with qtbot.waitSignal(first.done):
        page.hide()
