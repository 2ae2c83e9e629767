"""Makes computer players by name.

What a game needs is found by its folder in `heuristics`: `levels.py` says what that itself holds, there has
`heuristic.py` one `HEURISTIC`, and `guide.py` in `LEVELS` what guides the search of a level and how much that
searches.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from cakedesk.engine.errors import CakeDeskError
from cakedesk.players.heuristic import CarelessPlayer, Heuristic, HeuristicPlayer
from cakedesk.players.levels import find_part, player_names
from cakedesk.players.player import Player
from cakedesk.players.random_player import RandomPlayer
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.player import SearchPlayer, never
from cakedesk.players.search.settings import Settings


def find_heuristic(game_id: str) -> Heuristic:
    """The heuristic of a game.

    Args:
        game_id: such as ``top-cake``.

    Raises:
        CakeDeskError: the game has none.
    """
    module = find_part(game_id, ".heuristic")
    if module is None:
        raise CakeDeskError(f"there is no heuristic player of {game_id!r}")
    heuristic: Heuristic = module.HEURISTIC
    return heuristic


def find_reasons(game_id: str) -> ModuleType:
    """What puts the reasons for moves of a game together: see `cakedesk.players.advice`.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        A module with ``reasons(state, action)``, which gives the reasons of the seat to act, the most telling
        first, at least one; ``SECRET``, the kinds of actions of which others see nothing; and ``COMPARING``,
        the codes of reasons that say that nothing else is as good.

    Raises:
        CakeDeskError: the game has none.
    """
    module = find_part(game_id, ".reasons")
    if module is None:
        raise CakeDeskError(f"nothing is known of the reasons for moves in {game_id!r}")
    return module


def search_levels(game_id: str) -> dict[str, tuple[Guide[Any], Settings]]:
    """The levels of a game that search.

    Args:
        game_id: such as ``top-cake``.

    Returns:
        By level what guides the search, and how much is searched; empty if nobody searches in this game.
    """
    module = find_part(game_id, ".guide")
    return module.LEVELS if module else {}


def make_player(name: str, game_id: str, is_late: Callable[[], bool] = never) -> Player:
    """A computer player.

    Args:
        name: one of `player_names`.
        game_id: the game that it is to play.
        is_late: asked while it searches: whether it has to come to an end.

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
    heuristic, folder = find_heuristic(game_id), find_part(game_id)
    if folder is not None and name in folder.CARELESS:
        return CarelessPlayer(heuristic, folder.CARELESS[name])
    return HeuristicPlayer(heuristic)
