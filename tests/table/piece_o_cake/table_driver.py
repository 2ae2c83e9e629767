"""A table of Piece o' Cake that tests play at, through the real view."""

from __future__ import annotations

from random import Random
from typing import Any

from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.board import PieceOCakeBoard
from cakedesk.table.boards.piece_o_cake.entry import ENTRY
from cakedesk.table.scene import TableScene
from tests.table.board_driver import NAMES, BoardDriver

__all__ = ["NAMES", "TableDriver", "fresh", "late", "played"]


def fresh(seats: int = 4, **options: Any) -> PieceOCakeState:
    """A game before its first cut; slices come in the order of the card list, plums last but one."""
    lists = GAME.builtin_lists()
    slices = list(lists.letters)
    Random(1).shuffle(slices)
    start = {"slices": "".join(slices), "first": 0}
    return GAME.new_state(seats, GAME.complete_options(options), start, lists)


def played(state: PieceOCakeState, *moves: str) -> PieceOCakeState:
    """The state after some moves, as records spell them."""
    for move in moves:
        action = GAME.parse(move, state.lists)
        assert state.why_not(action) is None, move
        state.apply(action)
    return state


def late(seats: int, actions: int, seed: int = 3, **options: Any) -> PieceOCakeState:
    """A state in the middle of a game: after so many random actions."""
    state, rng = fresh(seats, **options), Random(seed)
    for _ in range(actions):
        state.apply(state.sample_action(rng))
    return state


class TableDriver(BoardDriver):
    """A board of Piece o' Cake in a view."""

    board: PieceOCakeBoard
    state: PieceOCakeState

    def __init__(self, scene: TableScene, state: PieceOCakeState, **more: Any) -> None:
        super().__init__(scene, GAME, ENTRY, state, **more)
