"""Characters of computer players: what one of them cares for more than others of its level.

A character shifts what the heuristic of a game weighs in any case: what others lose by a move, what is sure
now, what may go wrong. The folder of the heuristic names in ``CHARACTERS`` those that were shown to make a
difference there (`tests/players/felt.py` measures it, and has the table). Levels that judge at a glance have
none: they weigh too little.
"""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.engine.messages import QT_TRANSLATE_NOOP

_BETWEEN = ":"


class Character(NamedTuple):
    """What a computer player cares for more than usual; each 0..1.

    Attributes:
        id: as records and the command line spell it.
        about: what it is like, in one English sentence of the context `Characters`, as its `id` is.
        malice: what others lose.
        greed: what is sure at once.
        caution: what may go wrong.
    """

    id: str
    about: str
    malice: float = 0.0
    greed: float = 0.0
    caution: float = 0.0


BALANCED = Character(
    QT_TRANSLATE_NOOP("Characters", "balanced"),
    QT_TRANSLATE_NOOP("Characters", "Balanced has no such leaning: it does what it thinks wins."),
)
"""The character of players that have none: their names do not tell it."""

CHARACTERS = (
    BALANCED,
    Character(
        QT_TRANSLATE_NOOP("Characters", "mean"),
        QT_TRANSLATE_NOOP("Characters", "Mean takes from others what they want, though it costs something."),
        malice=1.0,
    ),
    Character(
        QT_TRANSLATE_NOOP("Characters", "greedy"),
        QT_TRANSLATE_NOOP("Characters", "Greedy would rather have sure points now than more of them later."),
        greed=1.0,
    ),
    Character(
        QT_TRANSLATE_NOOP("Characters", "cautious"),
        QT_TRANSLATE_NOOP("Characters", "Cautious brings to safety what could be lost."),
        caution=1.0,
    ),
)
"""All characters, the usual one first."""


def level_and_character(player: str) -> tuple[str, str]:
    """Take the name of a computer player apart.

    Args:
        player: such as ``medium`` or ``medium:mean``.

    Returns:
        The id of the level and that of the character, which is empty where the name tells none.
    """
    level, _, character = player.partition(_BETWEEN)
    return level, character


def with_character(player: str, character: str) -> str:
    """The name of the same computer player with a character, by its id; empty: with the usual one.

    >>> with_character("medium", "mean"), with_character("medium:mean", "balanced")
    ('medium:mean', 'medium')
    """
    level, _ = level_and_character(player)
    return level if character in ("", BALANCED.id) else f"{level}{_BETWEEN}{character}"
