"""Whether the guided first game of a game is worth offering."""

from __future__ import annotations

from cakedesk.app.settings.values import Settings
from cakedesk.table.boards.registry import BOARDS


def has_lesson(game_id: str) -> bool:
    """Whether a game has a guided first game."""
    return game_id in BOARDS and BOARDS[game_id].has_lesson


def lesson_offered(settings: Settings, game_id: str) -> bool:
    """Whether a game's lesson is offered by itself: the game was never set up, the lesson never finished."""
    is_new = settings.last_setup(game_id) is None and not settings.lesson_seen(game_id)
    return is_new and has_lesson(game_id)
