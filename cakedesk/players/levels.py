"""The levels of the computer players: one scale for all games.

`USUAL` is the heuristic of a game itself. What is below judges at a glance, what is above searches. A game
has the levels that were shown to be stronger there than the next lower one; the folder of its heuristic says
which.
`players/search/__init__.py` has what was measured.
"""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.engine.messages import QT_TRANSLATE_NOOP

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
        QT_TRANSLATE_NOOP("Levels", "Medium weighs every move with care, but plans no further."),
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
