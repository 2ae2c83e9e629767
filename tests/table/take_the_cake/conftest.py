"""Tables of Take the Cake for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.boards.take_the_cake.board import TakeTheCakeBoard
from cakedesk.table.scene import TableScene
from tests.table.board_driver import BoardDriver


class KitchenDriver(BoardDriver):
    """A board of Take the Cake in a view."""

    board: TakeTheCakeBoard

    def __init__(self, scene: TableScene, state: TakeTheCakeState, **more: Any) -> None:
        super().__init__(scene, GAME, BoardEntry("take_the_cake", minutes=45, pitch=""), state, **more)

    def staged(self) -> tuple[str, ...]:
        """What is staged, as lessons spell it."""
        return self.board.staged.gestures()


DriverMaker = Callable[..., KitchenDriver]


@pytest.fixture
def make_driver(qtbot: QtBot, scene: TableScene) -> Iterator[DriverMaker]:
    """Makes one table of a state: `make_driver(state, size=..., persons=...)`."""
    made: list[KitchenDriver] = []

    def make(state: TakeTheCakeState, **more: Any) -> KitchenDriver:
        assert not made, "one table a test"
        made.append(KitchenDriver(scene, state, **more))
        return made[0]

    yield make
    for driver in made:
        driver.close()
