"""Which classes a cake meets."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.cake_swap.cards import CLASSES, FEWEST_LAYERS, WILD, CakeSwapLists

HONORABLE, PREMIUM, PRESTIGIOUS, GOLD, SIGNATURE, SHOWCASE = (1 << place for place in range(len(CLASSES)))
"""The classes as bits of a mask."""

_ALL_CLASSES = (1 << len(CLASSES)) - 1


def classes_met(platter: Sequence[int], lists: CakeSwapLists) -> int:
    """The classes that layers meet, whatever their number, as a bit mask.

    A wild frosting stands for any one: it breaks neither "all different" nor "all the same".

    Args:
        platter: indexes of layers; at least one.
    """
    chocolate = vanilla = False
    frostings = doubled = 0
    for layer in platter:
        side = lists.layers[layer]
        if side.cake:
            vanilla = True
        else:
            chocolate = True
        if side.frosting != WILD:
            frosting = 1 << side.frosting
            doubled |= frostings & frosting
            frostings |= frosting
    met = HONORABLE
    different, same = not doubled, not frostings & (frostings - 1)
    if different:
        met |= PREMIUM
    if same:
        met |= GOLD
    if not (chocolate and vanilla):
        met |= PRESTIGIOUS
        if different:
            met |= SIGNATURE
        if same:
            met |= SHOWCASE
    return met


def classes_left(ribbons_left: int, layers: int) -> int:
    """The classes whose ribbon for 3 to 5 layers is in a bit mask of ribbons, as a bit mask."""
    return ribbons_left >> len(CLASSES) * (layers - FEWEST_LAYERS) & _ALL_CLASSES


def classes_to_submit(platter: Sequence[int], ribbons_left: int, lists: CakeSwapLists) -> list[int]:
    """The classes in which 3 to 5 layers can win a ribbon now, as indexes into `CLASSES`, ascending."""
    met = classes_met(platter, lists) & classes_left(ribbons_left, len(platter))
    return [place for place in range(len(CLASSES)) if met >> place & 1]
