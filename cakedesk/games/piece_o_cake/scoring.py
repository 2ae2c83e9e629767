"""Points of Piece o' Cake: cream of eaten slices, and majorities of collected ones."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import counts


def cream_points(eaten: int, lists: PieceOCakeLists) -> int:
    """The points of an eaten heap."""
    return sum(count * variety.cream for count, variety in zip(counts(eaten), lists.varieties, strict=True))


def majority_seats(collected: Sequence[int], variety: int) -> list[int]:
    """The seats whose collected heap has the most of a variety, ascending; none if nobody has any."""
    held = [counts(heap)[variety] for heap in collected]
    most = max(held)
    return [seat for seat, count in enumerate(held) if count == most > 0]


def majority_points(collected: Sequence[int], lists: PieceOCakeLists) -> list[int]:
    """The points for majorities by seat, from the collected heap of each. Ties score in full."""
    points = [0] * len(collected)
    for variety, held in enumerate(zip(*map(counts, collected), strict=True)):
        most = max(held)
        if most:
            for seat, count in enumerate(held):
                if count == most:
                    points[seat] += lists.varieties[variety].count
    return points
