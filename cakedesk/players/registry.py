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
from cakedesk.players.characters import BALANCED, CHARACTERS, Character, level_and_character, with_character
from cakedesk.players.heuristic import CarelessPlayer, Heuristic, HeuristicPlayer
from cakedesk.players.levels import character_names, find_part, is_player, player_names
from cakedesk.players.player import Player
from cakedesk.players.random_player import RandomPlayer
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.player import SearchPlayer, never
from cakedesk.players.search.settings import Settings


def find_heuristic(game_id: str, character: Character = BALANCED) -> Heuristic:
    """The heuristic of a game, with the character of whoever judges by it.

    Raises:
        CakeDeskError: the game has none.
    """
    module = find_part(game_id, ".heuristic")
    if module is None:
        raise CakeDeskError(f"there is no heuristic player of {game_id!r}")
    usual: Heuristic = module.HEURISTIC
    return usual if character is BALANCED else type(module.HEURISTIC)(character)


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
        name: one of `player_names`; behind it there may be one of `character_names`: ``medium:mean``.
        game_id: the game that it is to play.
        is_late: asked while it searches: whether it has to come to an end.

    Raises:
        CakeDeskError: there is no player of that name.
    """
    if not is_player(name, game_id):
        names = player_names(game_id)
        liked = [
            with_character(level, character)
            for level in names
            for character in character_names(game_id, level)
        ]
        raise CakeDeskError(f"there is no player {name!r}; there are: {', '.join([*names, *liked])}")
    level, character_id = level_and_character(name)
    character = next((known for known in CHARACTERS if known.id == character_id), BALANCED)
    if level == "random":
        return RandomPlayer()
    searching = search_levels(game_id)
    if level in searching:
        guide, settings = searching[level]
        liking = guide if character is BALANCED else guide.with_character(character)
        return SearchPlayer(guide, settings, is_late, liking)
    heuristic, folder = find_heuristic(game_id, character), find_part(game_id)
    if folder is not None and level in folder.CARELESS:
        return CarelessPlayer(heuristic, folder.CARELESS[level])
    return HeuristicPlayer(heuristic)
