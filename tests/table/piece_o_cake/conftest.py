"""Piece o' Cake tables for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.scene import TableScene
from tests.table.piece_o_cake.table_driver import TableDriver

DriverMaker = Callable[..., TableDriver]


@pytest.fixture
def make_driver(qtbot: QtBot, scene: TableScene) -> Iterator[DriverMaker]:
    """Makes one table of a state: `make_driver(state, size=..., names=..., persons=...)`."""
    made: list[TableDriver] = []

    def make(state: PieceOCakeState, **more: Any) -> TableDriver:
        assert not made, "one table a test"
        made.append(TableDriver(scene, state, **more))
        return made[0]

    yield make
    for driver in made:
        driver.close()
