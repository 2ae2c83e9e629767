"""Cake Swap tables for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.award import Award, Stage
from cakedesk.table.boards.cake_swap.board import CakeSwapBoard
from cakedesk.table.boards.cake_swap.composer import TurnComposer
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.scene import TableScene
from tests.table.board_driver import BoardDriver, maker_of


class BakeryDriver(BoardDriver):
    """A board of Cake Swap in a view."""

    board: CakeSwapBoard
    state: CakeSwapState

    def __init__(self, scene: TableScene, state: CakeSwapState, **more: Any) -> None:
        super().__init__(scene, GAME, BoardEntry("cake_swap", minutes=30, pitch=""), state, **more)

    @property
    def composer(self) -> TurnComposer:
        """What is staged."""
        assert self.board.staged.turn is not None
        composer = self.board.staged.turn.composer
        assert isinstance(composer, TurnComposer)
        return composer

    @property
    def stage(self) -> Stage:
        """The cake that has won."""
        assert isinstance(self.board.reading, Award) and self.board.reading.stage is not None
        return self.board.reading.stage

    def staged(self) -> tuple[str, ...]:
        """The actions that *Confirm* would commit, as records spell them."""
        return tuple(GAME.format(action, self.state.lists) for action in self.composer.actions())


DriverMaker = Callable[..., BakeryDriver]
make_driver = maker_of(BakeryDriver)
