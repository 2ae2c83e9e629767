"""`LayerLook`: what a layer looks like."""

from __future__ import annotations

from typing import NamedTuple


class LayerLook(NamedTuple):
    """One layer of a cake.

    Attributes:
        size: 1 to 5.
        cake: A name of `CAKES` in the game's cards.
        frosting: A name of `FROSTINGS` in the game's cards.
    """

    size: int
    cake: str
    frosting: str
