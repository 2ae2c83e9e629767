"""Actions and the few numbers that every game reads the same way.

An action is a flat tuple of ints. Its first item is its *kind*, a constant of the game, so that actions of
two kinds never compare equal. Cards stand in it as indexes into the game's card lists. Ints hash alike on
every machine and in every run, which text does not: simulations stay reproducible.
"""

from __future__ import annotations

from typing import TypeAlias

Action: TypeAlias = tuple[int, ...]

CHANCE = -1
"""`State.turn()` when a shuffle or a draw is due: no seat acts, the outcome comes from a random generator."""

OVER = -2
"""`State.turn()` when the game has ended."""

UNKNOWN = -1
"""Stands in an observation for a card that its seat can't see."""
