"""Which computer players there are, by name."""

from __future__ import annotations

from importlib import import_module

from cakedesk.engine.errors import CakeDeskError
from cakedesk.players.heuristic import Heuristic, HeuristicPlayer
from cakedesk.players.player import Player
from cakedesk.players.random_player import RandomPlayer

LEVELS = ("easy", "medium")
"""The levels that people are offered, weakest first. One scale for all games."""

# Modules are named, not imported: a process that plays one game loads one. Each holds one `HEURISTIC`.
_HEURISTIC_MODULES = {
    "top-cake": "cakedesk.players.heuristics.top_cake.heuristic",
}

_EASY_NOISE = {"top-cake": 0.9}
"""Points by which the judgement of `easy` is blurred, by game."""


def player_names(game_id: str) -> list[str]:
    """The names of the computer players of a game, weakest first.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        The names: ``random``, then the levels if the game has a heuristic.
    """
    return ["random", *(LEVELS if game_id in _HEURISTIC_MODULES else ())]


def find_heuristic(game_id: str) -> Heuristic:
    """The heuristic of a game.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        The heuristic.

    Raises:
        CakeDeskError: the game has none.
    """
    if game_id not in _HEURISTIC_MODULES:
        raise CakeDeskError(f"there is no heuristic player of {game_id!r}")
    heuristic: Heuristic = import_module(_HEURISTIC_MODULES[game_id]).HEURISTIC
    return heuristic


def make_player(name: str, game_id: str) -> Player:
    """A computer player.

    Args:
        name: one of `player_names`.
        game_id: the game that it is to play.

    Returns:
        A fresh player.

    Raises:
        CakeDeskError: there is no player of that name.
    """
    names = player_names(game_id)
    if name not in names:
        raise CakeDeskError(f"there is no player {name!r}; there are: {', '.join(names)}")
    if name == "random":
        return RandomPlayer()
    return HeuristicPlayer(find_heuristic(game_id), _EASY_NOISE[game_id] if name == "easy" else 0.0)
