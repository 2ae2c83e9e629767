"""A table on a screen that nobody sees, with a small board of no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.art.store import FaceStore
from cakedesk.engine.state import State
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import LIGHT
from cakedesk.table.view import TableView
from tests.table.plain_board import PlainBoard


class TableWindow(QWidget):
    """A window with a table between two buttons, as far as the keyboard is concerned."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self.before = QPushButton("before")
        self.view = TableView(scene)
        self.after = QPushButton("after")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.before, self.view, self.after):
            layout.addWidget(widget)


@pytest.fixture
def store(qtbot: QtBot) -> Iterator[FaceStore]:
    store = FaceStore()
    yield store
    store.shutdown()


@pytest.fixture
def scene(store: FaceStore) -> Iterator[TableScene]:
    scene = TableScene(store, LIGHT, Motion(speed=4.0))
    yield scene
    scene.shut_down()


@pytest.fixture
def window(qtbot: QtBot, scene: TableScene) -> Iterator[TableWindow]:
    window = TableWindow(scene)
    window.resize(1200, 760)
    window.show()
    window.activateWindow()
    window.view.setFocus()
    qtbot.waitUntil(window.view.hasFocus)
    yield window
    window.close()


@pytest.fixture
def view(window: TableWindow) -> TableView:
    return window.view


@pytest.fixture
def board(scene: TableScene, view: TableView) -> PlainBoard:
    board = PlainBoard(scene)
    scene.set_board(board)
    scene.gestures.set_source(board)
    return board


@pytest.fixture
def begin(make_driver: Callable[..., Any]) -> Callable[..., Any]:
    """A game's `make_driver` whose table is begun at: the seat to act acts."""

    def begin(state: State, **more: Any) -> Any:
        driver = make_driver(state, **more)
        driver.begin()
        return driver

    return begin
