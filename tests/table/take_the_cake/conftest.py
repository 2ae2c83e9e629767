"""Tables of Take the Cake for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.boards.take_the_cake.board import TakeTheCakeBoard
from cakedesk.table.scene import TableScene
from tests.table.board_driver import BoardDriver, maker_of


class KitchenDriver(BoardDriver):
    """A board of Take the Cake in a view."""

    board: TakeTheCakeBoard

    def __init__(self, scene: TableScene, state: TakeTheCakeState, **more: Any) -> None:
        super().__init__(scene, GAME, BoardEntry("take_the_cake", minutes=45, pitch=""), state, **more)


DriverMaker = Callable[..., KitchenDriver]
make_driver = maker_of(KitchenDriver)
