"""The match behind a lesson: its own deal, and its line of play up to a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.game import PERSON
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.table.lesson import Lesson

_RIVAL_LEVEL = "easy"
"""A seat that nobody plays needs a level in a match; it is never asked."""


def lesson_match(lesson: Lesson, game_id: str, names: Sequence[str], moves: int) -> Match[Any]:
    """Set the match of a lesson up (`names`: by seat)."""
    players = [PERSON, *[_RIVAL_LEVEL] * len(lesson.rivals)]
    match: Match[Any] = Match(find_game(game_id), names, players, dict(lesson.start))
    for text in lesson.moves[:moves]:
        match.play(match.parse(text))
    return match


def leaves_the_line(lesson: Lesson, match: Match[Any]) -> bool:
    """Whether somebody has done what is not written down."""
    done = [match.format(step.action) for step in match.steps]
    return done != list(lesson.moves[: len(done)])
