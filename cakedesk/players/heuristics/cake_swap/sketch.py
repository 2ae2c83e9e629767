"""A platter as far as its worth goes: the sizes, cakes and frostings that are in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cakedesk.games.cake_swap.cards import WILD, CakeSwapLists


class Sketch(NamedTuple):
    """What decides which classes a platter meets and what can still be added. All are bit masks."""

    sizes: int
    cakes: int
    frostings: int  # its frostings but wild ones
    doubled: int  # the frostings that it has twice or more

    def plus(self, layer: int, lists: CakeSwapLists) -> Sketch:
        """The platter with one more layer.

        Args:
            layer: its index.
        """
        side = lists.layers[layer]
        if side.frosting == WILD:
            return Sketch(
                self.sizes | 1 << side.size, self.cakes | 1 << side.cake, self.frostings, self.doubled
            )
        frosting = 1 << side.frosting
        return Sketch(
            self.sizes | 1 << side.size,
            self.cakes | 1 << side.cake,
            self.frostings | frosting,
            self.doubled | self.frostings & frosting,
        )


EMPTY = Sketch(0, 0, 0, 0)


def sketch(platter: Iterable[int], lists: CakeSwapLists) -> Sketch:
    """Sketch a platter of layers."""
    drawn = EMPTY
    for layer in platter:
        drawn = drawn.plus(layer, lists)
    return drawn
