"""Which games there are. One more game is one more line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.game import Game
from cakedesk.engine.quote import quote

# Modules are named, not imported: the engine knows no game, and a program that verifies one game loads one.
_MODULES = {
    "top-cake": "cakedesk.games.top_cake.game",
}


def game_ids() -> list[str]:
    """The ids of all games, in the order in which they are offered."""
    return list(_MODULES)


def find_game(game_id: str) -> Game[Any, Any]:
    """The game of an id.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        The game's fixed facts. Each game's module holds one instance under the name ``GAME``.

    Raises:
        CakeDeskError: there is no such game.
    """
    if game_id not in _MODULES:
        raise CakeDeskError(f"there is no game {quote(game_id)}; there are: {', '.join(_MODULES)}")
    game = import_module(_MODULES[game_id]).GAME
    assert isinstance(game, Game)
    return game
