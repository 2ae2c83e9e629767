"""What a cake wins, and what it could still win by its cakes and frostings alone."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.cake_swap.cards import CLASSES, FEWEST_LAYERS, LARGEST, SQUEEZE, ribbon
from cakedesk.games.cake_swap.classes import classes_met
from cakedesk.games.cake_swap.state import CakeSwapState


def met(shown: CakeSwapState, cake: Sequence[int]) -> list[int]:
    """The classes that layers meet."""
    mask = classes_met(cake, shown.lists)
    return [cake_class for cake_class in range(len(CLASSES)) if mask >> cake_class & 1]


def wins_of(shown: CakeSwapState, cake: Sequence[int]) -> list[int]:
    """The ribbons that a cake wins."""
    if len(cake) < FEWEST_LAYERS:
        return []
    every = [ribbon(cake_class, len(cake)) for cake_class in met(shown, cake)]
    return [each for each in every if shown.ribbons_left >> each & 1]


def heights(shown: CakeSwapState, cake: Sequence[int], tools: int) -> range:
    """The numbers of layers that a cake has or could have, as far as there are ribbons for them.

    A Squeeze among the action cards that are left brings one more layer where sizes were skipped.
    """
    top = shown.lists.layers[cake[-1]].size
    were_skipped = LARGEST - top + 1 > len(cake)
    most = len(cake) + top - 1 + (were_skipped and bool(tools & SQUEEZE))
    return range(max(FEWEST_LAYERS, len(cake)), most + 1)


def could_meet(shown: CakeSwapState, cake: Sequence[int], tools: int) -> list[int]:
    """The classes that a cake with more layers could still win in."""
    if not cake:
        return []
    later = [layers for layers in heights(shown, cake, tools) if layers > len(cake)]
    return [
        cake_class
        for cake_class in met(shown, cake)
        if any(shown.ribbons_left >> ribbon(cake_class, layers) & 1 for layers in later)
    ]
