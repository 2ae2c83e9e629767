"""Cards of the list by what their sides are, so that tests say what they need."""

from __future__ import annotations

from cakedesk.games.cake_swap.cards import CAKES, FROSTINGS
from tests.rules.cake_swap.tables import LISTS


class Pack:
    """Gives cards that were not given before."""

    def __init__(self) -> None:
        self._given: set[int] = set()

    def layer(self, size: int, *, other: int = 0, cake: str = "", frosting: str = "") -> str:
        """A layer of some size as positions are written; `other`: the size of the card's other side."""
        for number, side in enumerate(LISTS.layers):
            is_wanted = (
                side.size == size
                and side.card not in self._given
                and other in {0, LISTS.layers[number ^ 1].size}
                and cake in {"", CAKES[side.cake]}
                and frosting in {"", FROSTINGS[side.frosting]}
            )
            if is_wanted:
                self._given.add(side.card)
                return f"{LISTS.ids[side.card]}:{size}"
        raise AssertionError((size, other, cake, frosting))

    def card(self, size: int, other: int) -> str:
        """The id of a card with two sizes."""
        return self.layer(size, other=other).partition(":")[0]

    def cake(self, *sizes: int, cake: str = "", frosting: str = "") -> str:
        """Layers for a platter."""
        return " ".join(self.layer(size, cake=cake, frosting=frosting) for size in sizes)


def card_of(layer: str) -> str:
    """The id of a layer's card."""
    return layer.partition(":")[0]
