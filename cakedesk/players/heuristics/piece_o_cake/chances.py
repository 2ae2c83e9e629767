"""How likely a majority of Piece o' Cake is still to be had."""

from __future__ import annotations

from functools import cache
from math import exp, sqrt

STEPS = 2
"""Slices to come are counted in steps of half a slice."""

MOST_TO_COME = 24
"""More steps make no difference that counts."""

MOST_LEAD = 57
"""No seat can lead by more slices than there are."""

SPREAD = 0.5
"""How far leads still move, for each root of a slice to come, at two seats."""

CROWD = 0.22
"""How much of a lead each rival beyond the first is worth, for each root of a slice to come."""


@cache
def majority_worth(seats: int, steps: int, points: int) -> list[float]:
    """Points to be expected from a variety, ties included, by lead over the best rival.

    Slices to come fall to all seats alike, so a lead spreads with the root of their number; more rivals make
    it likelier that one of them overtakes.

    Args:
        steps: slices of it that may still change hands, in steps of a half (0 to 24).
        points: what the majority counts.

    Returns:
        Points at index ``lead + MOST_LEAD``.
    """
    root = sqrt(steps / STEPS)
    spread = SPREAD * sqrt(2 / seats) * root + 0.01
    margins = (
        (lead + 0.5 - CROWD * (seats - 2) * root) / spread for lead in range(-MOST_LEAD, MOST_LEAD + 1)
    )
    return [points / (1.0 + exp(-max(-50.0, min(50.0, margin)))) for margin in margins]
