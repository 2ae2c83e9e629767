"""Where a layer of a size can go on a platter. Only the platter's sizes and the action cards left decide."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cakedesk.games.cake_swap.cards import LARGEST, SQUEEZE, SWAP

TOP = 0
"""Stands for the top layer where the size of a layer that is replaced is given."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Where layers can go. Sizes are bit masks, ``1 << size``."""

    place: int  # the sizes that can be placed on top
    squeeze: int  # the sizes that can be squeezed in
    # By size (0 to 5) the sizes of the layers that it can replace, `TOP` for the top one.
    swaps: tuple[tuple[int, ...], ...]
    swap: int  # the sizes that can replace any
    usable: int  # the sizes that can go anywhere at all


@cache
def find_fit(sizes: int, action_cards: int) -> Fit:
    """Where layers can go on a platter.

    Args:
        sizes: a bit mask of the platter's sizes, which fall strictly from bottom to top.
        action_cards: a bit mask of those that its seat has left.
    """
    layers = [size for size in range(LARGEST, 0, -1) if sizes >> size & 1]
    place = squeeze = swap = 0
    swaps: list[tuple[int, ...]] = []
    for size in range(LARGEST + 1):
        replaced: list[int] = []
        if size:
            if not layers or size < layers[-1]:
                place |= 1 << size
            elif action_cards & SQUEEZE and size not in layers:
                squeeze |= 1 << size
            if action_cards & SWAP:
                replaced = _replaced_by(size, layers, with_squeeze=bool(action_cards & SQUEEZE))
        swaps.append(tuple(replaced))
        swap |= bool(replaced) << size
    return Fit(place, squeeze, tuple(swaps), swap, place | squeeze | swap)


def _replaced_by(size: int, layers: list[int], *, with_squeeze: bool) -> list[int]:
    """The layers that a size can stand in for, so that all sizes still fall."""
    found = []
    for number, old in enumerate(layers):
        is_top = number == len(layers) - 1
        below_fits = number == 0 or size < layers[number - 1]
        above_fits = is_top or size > layers[number + 1]
        if below_fits and above_fits and (is_top or with_squeeze):
            found.append(TOP if is_top else old)
    return found
