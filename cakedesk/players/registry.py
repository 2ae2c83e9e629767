"""Which computer players there are, by name.

What a game needs is found by its folder in `heuristics`. That itself says which levels there are: in
`CARELESS` how careless those below the heuristic are, in `SEARCHING` with how many seats those above it are
stronger. `heuristic.py` there holds one `HEURISTIC`, and `guide.py` in `LEVELS` what guides the search of a
level, and how much is searched.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.registry import game_folder
from cakedesk.players.heuristic import CarelessPlayer, Heuristic, HeuristicPlayer
from cakedesk.players.levels import LEVELS, USUAL
from cakedesk.players.player import Player
from cakedesk.players.random_player import RandomPlayer
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.player import SearchPlayer, never
from cakedesk.players.search.settings import Settings


def player_names(game_id: str, seats: int = 2) -> list[str]:
    """The names of the computer players of a game, weakest first. Quick: no heuristic is imported.

    Args:
        game_id: such as ``top-cake``.
        seats: how many play; with more than two there may be fewer levels.

    Returns:
        The names: ``random``, then the levels if the game has a heuristic.
    """
    folder = _find_part(game_id)
    if folder is None:
        return ["random"]
    known = {USUAL, *folder.CARELESS, *(level for level, most in folder.SEARCHING.items() if seats <= most)}
    return ["random", *(level.id for level in LEVELS if level.id in known)]


def find_heuristic(game_id: str) -> Heuristic:
    """The heuristic of a game.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        The heuristic.

    Raises:
        CakeDeskError: the game has none.
    """
    module = _find_part(game_id, ".heuristic")
    if module is None:
        raise CakeDeskError(f"there is no heuristic player of {game_id!r}")
    heuristic: Heuristic = module.HEURISTIC
    return heuristic


def search_levels(game_id: str) -> dict[str, tuple[Guide[Any], Settings]]:
    """The levels of a game that search.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        By level what guides the search, and how much is searched; empty if nobody searches in this game.
    """
    module = _find_part(game_id, ".guide")
    return module.LEVELS if module else {}


def make_player(name: str, game_id: str, is_late: Callable[[], bool] = never) -> Player:
    """A computer player.

    Args:
        name: one of `player_names`.
        game_id: the game that it is to play.
        is_late: asked while it searches: whether it has to come to an end.

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
    searching = search_levels(game_id)
    if name in searching:
        return SearchPlayer(*searching[name], is_late)
    heuristic, folder = find_heuristic(game_id), _find_part(game_id)
    if folder is not None and name in folder.CARELESS:
        return CarelessPlayer(heuristic, folder.CARELESS[name])
    return HeuristicPlayer(heuristic)


def _find_part(game_id: str, part: str = "") -> ModuleType | None:
    """The folder of a game's heuristic, or a module in it, if it is there."""
    name = f"cakedesk.players.heuristics.{game_folder(game_id)}{part}"
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:
        return None
    return import_module(name) if spec else None
