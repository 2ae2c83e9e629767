"""Which computer players there are, by name.

The heuristic of a game is found by its folder: `heuristics/<folder>/heuristic.py` holds one `HEURISTIC`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.registry import game_folder
from cakedesk.players.heuristic import Heuristic, HeuristicPlayer
from cakedesk.players.player import Player
from cakedesk.players.random_player import RandomPlayer

LEVELS = ("easy", "medium")
"""The levels that people are offered, weakest first. One scale for all games."""


def player_names(game_id: str) -> list[str]:
    """The names of the computer players of a game, weakest first.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        The names: ``random``, then the levels if the game has a heuristic.
    """
    return ["random", *(LEVELS if _has_heuristic(game_id) else ())]


def find_heuristic(game_id: str) -> Heuristic:
    """The heuristic of a game.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        The heuristic.

    Raises:
        CakeDeskError: the game has none.
    """
    if not _has_heuristic(game_id):
        raise CakeDeskError(f"there is no heuristic player of {game_id!r}")
    heuristic: Heuristic = import_module(_heuristic_module(game_id)).HEURISTIC
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
    heuristic = find_heuristic(game_id)
    return HeuristicPlayer(heuristic, heuristic.easy_noise if name == "easy" else 0.0)


def _heuristic_module(game_id: str) -> str:
    return f"cakedesk.players.heuristics.{game_folder(game_id)}.heuristic"


def _has_heuristic(game_id: str) -> bool:
    try:
        return find_spec(_heuristic_module(game_id)) is not None
    except ModuleNotFoundError:
        return False
