"""`Chart`: what is still to come: how many layers of each size and frosting nobody has seen.

Where a table of all has no room, it gives the sums: by size in one line, by frosting in another.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF

from cakedesk.art.cake_swap import faces
from cakedesk.games.cake_swap.cards import CARDS, FROSTINGS, LARGEST, cards_in
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.items import (
    FaceItem,
    NumberDisc,
    PanelItem,
    PanelStyle,
    TableItem,
    TextItem,
    TextStyle,
    display_style,
)
from cakedesk.table.items.number_disc import LARGEST_SHARE, NUMERAL_SHARE
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import aspect, column, fill, grid, inset, row
from cakedesk.table.metrics import CAPTION_UNITS, MIN_TEXT_PX, WELL_RADIUS_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

SIZES = range(LARGEST, 0, -1)
SUM_SHARE, SIGN_SHARE = 1.6, 0.55
"""The height of a sum with its sign, by the size of the number, and the sign's part of the width."""


def unseen_layers(shown: CakeSwapState) -> dict[tuple[int, int], int]:
    """By size and frosting the layers of all cards that lie nowhere in the open: those of the deck."""
    seen = {*shown.out, *cards_in(shown.table), shown.held}
    for platter in shown.platters:
        seen.update(layer >> 1 for layer in platter)
    counts: dict[tuple[int, int], int] = {}
    for card in range(CARDS):
        if card not in seen:
            for layer in shown.lists.layers[2 * card : 2 * card + 2]:
                place = (layer.size, layer.frosting)
                counts[place] = counts.get(place, 0) + 1
    return counts


class Chart(ScreenPart):
    """A table of numbers: a line for each size, a column for each frosting."""

    def __init__(self, scene: TableScene, words: SwapWording, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._words = words
        self._panel = self.own(PanelItem(scene, PanelStyle("well"), key="chart"))
        self._title = self.own(TextItem(scene))
        self._title.set_text(self.tr("Layers still to come"), self.tr("Still to come"))
        self._title.set_accessible("")
        self._heads = [self.own(FaceItem(scene, faces.frosting_swatch_face(name))) for name in FROSTINGS]
        self._sizes = [self.own(NumberDisc(scene, size)) for size in SIZES]
        self._cells = {
            (size, frosting): self.own(TextItem(scene, "0"))
            for size in SIZES
            for frosting in range(len(FROSTINGS))
        }
        self._sums = [self.own(TextItem(scene, "0")) for _ in (*SIZES, *FROSTINGS)]
        for text in (*self._cells.values(), *self._sums):
            text.set_accessible("")
        self._told = Facts()

    def show(self, shown: CakeSwapState, rect: QRectF) -> None:
        """Count what is left."""
        counts = unseen_layers(shown)
        if not self._told.changed(counts, rect, self.metrics):
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        self._panel.set_style(PanelStyle("well", px(WELL_RADIUS_UNITS)))
        self._panel.place_in(rect)
        self._panel.set_accessible(self._told_in_words(counts))
        title, body = self._cut(rect)
        is_full = self._row_px(body) >= self._least_row_px()
        for text in self._cells.values():
            self.show_item(text, is_full)
        for text in self._sums:
            self.show_item(text, not is_full)
        self.show_item(self._title, title is not None)
        style = TextStyle(
            text_px(CAPTION_UNITS), weight=600, color="ink_soft", elide=True, shrink_to_px=MIN_TEXT_PX
        )
        if title is not None:
            self._title.stand_in(title, style)
        if is_full:
            self._show_all(counts, body)
        else:
            self._show_sums(counts, body)

    def _show_all(self, counts: dict[tuple[int, int], int], body: QRectF) -> None:
        """A line for each size, a column for each frosting."""
        columns = len(FROSTINGS) + 1
        cells = grid(body, columns * (LARGEST + 1), columns)
        for number, head in enumerate(self._heads):
            head.place_in(aspect(cells[number + 1], 1.0))
        for line, disc in enumerate(self._sizes):
            disc.place_in(aspect(cells[(line + 1) * columns], 1.0))
        for (size, frosting), text in self._cells.items():
            cell = cells[(SIZES.index(size) + 1) * columns + frosting + 1]
            self._write(text, counts.get((size, frosting), 0), cell, min(cells[0].width(), cells[0].height()))

    def _show_sums(self, counts: dict[tuple[int, int], int], body: QRectF) -> None:
        """Every size and every frosting with a number behind it."""
        by_size = [sum(counts.get((size, each), 0) for each in range(len(FROSTINGS))) for size in SIZES]
        by_frosting = [sum(counts.get((size, each), 0) for size in SIZES) for each in range(len(FROSTINGS))]
        signs: list[TableItem] = [*self._sizes, *self._heads]
        cells = self._sum_cells(body)
        for item, text, count, cell in zip(signs, self._sums, by_size + by_frosting, cells, strict=True):
            sign, number = row(cell, _least_of([cell]), fill())
            item.place_in(aspect(sign, 1.0))
            self._write(text, count, number, cell.height())

    def _sum_cells(self, body: QRectF) -> list[QRectF]:
        """Sizes and frostings in two lines or in two columns, whichever is larger."""
        most = self.metrics.text_px(CAPTION_UNITS) * SUM_SHARE
        halves = (column(body, fill(), fill()), row(body, fill(), fill()))
        ways = [
            [
                cell
                for half, count in zip(cut, (len(SIZES), len(FROSTINGS)), strict=True)
                for cell in grid(half, count, count if is_flat else 1, most_px=(2 * most, most), middle=True)
            ]
            for cut, is_flat in zip(halves, (True, False), strict=True)
        ]
        return max(ways, key=_least_of)

    def _write(self, text: TextItem, count: int, cell: QRectF, side: float) -> None:
        """Write a number into the middle of a cell."""
        text.set_text(str(count) if count else "·")
        number_px = min(self.metrics.text_px(CAPTION_UNITS), side * 0.8)
        text.stand_in(cell, display_style(number_px, "ink" if count else "ink_soft", align="center"))

    def fits(self, rect: QRectF) -> bool:
        """Whether at least its sums can be read where it would stand."""
        body = self._cut(rect)[1]
        least_px = self.metrics.text_px(0) / LARGEST_SHARE
        return self._row_px(body) >= self._least_row_px() or _least_of(self._sum_cells(body)) >= least_px

    def _cut(self, rect: QRectF) -> tuple[QRectF | None, QRectF]:
        """The title, which gives way first, and the numbers."""
        title, body = column(
            inset(rect, self.metrics.px(12), self.metrics.px(6)), self.metrics.room_px(30, 1.0), fill()
        )
        if self._row_px(body) >= self._least_row_px():
            return title, body
        return None, inset(rect, self.metrics.px(12), self.metrics.px(2))

    @staticmethod
    def _row_px(body: QRectF) -> float:
        return min(body.height() / (LARGEST + 1), body.width() / (len(FROSTINGS) + 1))

    def _least_row_px(self) -> float:
        """A line whose disc has a number that can be read."""
        return self.metrics.text_px(0) / NUMERAL_SHARE

    def _told_in_words(self, counts: dict[tuple[int, int], int]) -> str:
        """By size, read aloud."""
        told = []
        for size in SIZES:
            each = [
                f"{counts[size, frosting]} {self._words.frosting_name(frosting)}"
                for frosting in range(len(FROSTINGS))
                if (size, frosting) in counts
            ]
            text = self.tr("size {size}: {layers}")
            told.append(text.format(size=size, layers=and_list(each) if each else self.tr("none")))
        return f"{self._title.text}. {'. '.join(told)}"


def _least_of(cells: Sequence[QRectF]) -> float:
    """How high signs in cells can be that have a number behind them."""
    return min(min(cell.height(), cell.width() * SIGN_SHARE) for cell in cells)
