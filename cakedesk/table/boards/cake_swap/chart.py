"""`Chart`: what is still to come: how many layers of each size and frosting nobody has seen."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QRectF

from cakedesk.art.cake_swap import faces
from cakedesk.games.cake_swap.cards import CARDS, FROSTINGS, LARGEST, cards_in
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.items import FaceItem, NumberDisc
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.count_table import CountTable
from cakedesk.table.scene import TableScene

SIZES = range(LARGEST, 0, -1)


def unseen_layers(shown: CakeSwapState) -> Counter[tuple[int, int]]:
    """By size and frosting the layers of all cards that lie nowhere in the open: those of the deck."""
    seen = {*shown.out, *cards_in(shown.table), shown.held}
    for platter in shown.platters:
        seen.update(layer >> 1 for layer in platter)
    layers = shown.lists.layers
    return Counter((side.size, side.frosting) for side in layers[: 2 * CARDS] if side.card not in seen)


class Chart(CountTable):
    """A line for each size, a column for each frosting."""

    def __init__(self, scene: TableScene, words: SwapWording) -> None:
        sizes = [NumberDisc(scene, size) for size in SIZES]
        heads = [FaceItem(scene, faces.frosting_swatch_face(name)) for name in FROSTINGS]
        super().__init__(scene, "chart", words.to_come(), sizes, heads)
        self._words = words

    def show(self, shown: CakeSwapState, rect: QRectF) -> None:
        """Count what is left."""
        counts = unseen_layers(shown)
        lines = {(SIZES.index(size), frosting): count for (size, frosting), count in counts.items()}
        self.count(lines, self._told_in_words(counts), rect)

    def _told_in_words(self, counts: Counter[tuple[int, int]]) -> str:
        """By size, read aloud."""
        told = [self._words.to_come()[0]]
        for size in SIZES:
            each = [
                f"{counts[size, frosting]} {self._words.frosting_name(frosting)}"
                for frosting in range(len(FROSTINGS))
                if counts[size, frosting]
            ]
            text = self.tr("size {size}: {layers}")
            told.append(text.format(size=size, layers=and_list(each) if each else self.tr("none")))
        return ". ".join(told)
