"""The levels of the computer players: one scale for all games.

`USUAL` is the heuristic of a game, or nearly so. What is below judges at a glance, what is above searches. A
game has the levels that were shown to be stronger there than the next lower one (`players/search/__init__.py`
has what was measured). The folder of its heuristic names them: in `CARELESS` the care of those that glance,
and in `SEARCHING` with how many seats, at most, those above are stronger.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.registry import game_folder
from cakedesk.players.characters import CHARACTERS, level_and_character

USUAL = "medium"
"""The level that plays where nobody chose one. It exists in every game."""

FAIRNESS = QT_TRANSLATE_NOOP("Levels", "No computer player sees hidden cards.")
"""What is true of every level."""


class Level(NamedTuple):
    """How strong a computer player is.

    Attributes:
        id: as records and the command line spell it.
        about: how it plays, in one English sentence of the context `Levels`, as its `id` is.
    """

    id: str
    about: str


LEVELS = (
    Level(
        QT_TRANSLATE_NOOP("Levels", "beginner"),
        QT_TRANSLATE_NOOP("Levels", "Beginner takes what gives most points at once."),
    ),
    Level(
        QT_TRANSLATE_NOOP("Levels", "novice"),
        QT_TRANSLATE_NOOP("Levels", "Novice takes points at once, too, but sees the worst mistakes coming."),
    ),
    Level(
        QT_TRANSLATE_NOOP("Levels", "easy"),
        QT_TRANSLATE_NOOP("Levels", "Easy likes points at once, but gives up little of what comes later."),
    ),
    Level(
        QT_TRANSLATE_NOOP("Levels", "fair"),
        QT_TRANSLATE_NOOP("Levels", "Fair prefers points at once only where that hardly costs anything."),
    ),
    Level(
        QT_TRANSLATE_NOOP("Levels", "medium"),
        QT_TRANSLATE_NOOP("Levels", "Medium weighs every move, but plans no further."),
    ),
    Level(
        QT_TRANSLATE_NOOP("Levels", "hard"),
        QT_TRANSLATE_NOOP("Levels", "Hard plays its best moves on in thought before it chooses."),
    ),
    Level(
        QT_TRANSLATE_NOOP("Levels", "expert"),
        QT_TRANSLATE_NOOP("Levels", "Expert plays on more moves, longer, and takes its time."),
    ),
)
"""All levels, weakest first."""


class Care(NamedTuple):
    """How a level that is no search plays, if it is less than the heuristic itself.

    Attributes:
        glances: the share of its moves, 0..1, that it judges by what gives it most points at once.
        loss: what such a move may cost at most. See `Heuristic.glance`.
    """

    glances: float
    loss: float


def player_names(game_id: str, seats: int = 2) -> list[str]:
    """The names of the computer players of a game, weakest first. Quick: no heuristic is imported.

    Args:
        game_id: such as ``top-cake``.
        seats: how many play; with more than two there may be fewer levels.

    Returns:
        The names: ``random``, then the levels if the game has a heuristic.
    """
    folder = find_part(game_id)
    if folder is None:
        return ["random"]
    known = {USUAL, *folder.CARELESS, *(level for level, most in folder.SEARCHING.items() if seats <= most)}
    return ["random", *(level.id for level in LEVELS if level.id in known)]


def character_names(game_id: str, level: str, seats: int = 2) -> list[str]:
    """The characters that a level of a game can have besides the usual one. Quick: no heuristic is imported.

    Args:
        game_id: such as ``top-cake``.
        level: such as ``medium``.
        seats: how many play; with more than two fewer may be felt.

    Returns:
        Names, in the order of `CHARACTERS`; none for levels that judge at a glance.
    """
    folder = find_part(game_id)
    weighing = [known.id for known in LEVELS]
    if folder is None or level not in weighing[weighing.index(USUAL) :]:
        return []
    felt = {character for character, most in folder.CHARACTERS.items() if seats <= most}
    return [character.id for character in CHARACTERS if character.id in felt]


def is_player(name: str, game_id: str) -> bool:
    """Whether a game has a computer player of that name: one of `player_names`, perhaps with a character."""
    level, character = level_and_character(name)
    return level in player_names(game_id) and (name == level or character in character_names(game_id, level))


@cache
def find_part(game_id: str, part: str = "") -> ModuleType | None:
    """What a game has for computer players: a module of its heuristic's folder, or None.

    Args:
        part: such as ``.guide``; empty: the folder itself.
    """
    name = f"cakedesk.players.heuristics.{game_folder(game_id)}{part}"
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:
        return None
    return import_module(name) if spec else None
