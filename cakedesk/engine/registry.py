"""Which games there are. One more game is one more line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.game import Game
from cakedesk.engine.quote import quote

_GAMES = ("top-cake", "cake-swap", "piece-o-cake", "dutch-auction", "take-the-cake")
"""Ids in the order in which the games are offered.

Everything of a game is found by the name of its folder, and loaded when it is asked for: the engine knows no
game, and a program that verifies one game loads one.
"""


def game_ids() -> list[str]:
    """The ids of all games, in the order in which they are offered."""
    return list(_GAMES)


def find_game(game_id: str) -> Game[Any, Any]:
    """The game of an id.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        The game's fixed facts. Each game's module holds one instance under the name ``GAME``.

    Raises:
        CakeDeskError: there is no such game.
    """
    if game_id not in _GAMES:
        raise CakeDeskError(f"there is no game {quote(game_id)}; there are: {', '.join(_GAMES)}")
    game = import_module(f"cakedesk.games.{game_folder(game_id)}.game").GAME
    assert isinstance(game, Game)
    return game


def game_folder(game_id: str) -> str:
    """The name of a game's folder: the same below `games`, `table/boards` and `players/heuristics`.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        Such as ``top_cake``.
    """
    return game_id.replace("-", "_")
