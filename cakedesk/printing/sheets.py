"""Where cards lie on sheets of paper. All lengths are in millimetres from the upper left corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cakedesk.printing.deck import PrintedCard, PrintedSet

_SIDE_MM, _TOP_MM, _BOTTOM_MM = 10.0, 12.0, 14.0
_APART_MM = 11.0
"""Between cards of different sizes: room for the marks of both."""

_MARK_FROM_MM, _MARK_TO_MM = 1.0, 5.0

Line = tuple[float, float, float, float]
"""x and y of one end, x and y of the other."""


class Paper(NamedTuple):
    """A size of paper."""

    width_mm: float
    height_mm: float


PAPERS = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}


class Block(NamedTuple):
    """Cards of one size that lie side by side, in the middle of the sheet.

    Attributes:
        cards: row by row; the last row may have gaps.
        width_mm: of a card.
        height_mm: of a card.
        columns: cards in a row.
        rows: how many.
        left_mm: where the first card lies.
        top_mm: where the first card lies.
    """

    cards: Sequence[PrintedCard]
    width_mm: float
    height_mm: float
    columns: int
    rows: int
    left_mm: float
    top_mm: float

    def place(self, number: int, *, is_back: bool = False) -> tuple[float, float]:
        """The upper left corner of a card; of its back as it is seen when the sheet is turned over.

        Args:
            number: of the card, from 0.
            is_back: the sheet lies on its face, turned over its long edge: columns run the other way.
        """
        row, column = divmod(number, self.columns)
        if is_back:
            column = self.columns - 1 - column
        return self.left_mm + column * self.width_mm, self.top_mm + row * self.height_mm

    def marks(self) -> Iterator[Line]:
        """Where to cut: short lines around the block, at every edge of its cards.

        Yields:
            The lines.
        """
        right, bottom = self.left_mm + self.columns * self.width_mm, self.top_mm + self.rows * self.height_mm
        for column in range(self.columns + 1):
            x = self.left_mm + column * self.width_mm
            yield x, self.top_mm - _MARK_TO_MM, x, self.top_mm - _MARK_FROM_MM
            yield x, bottom + _MARK_FROM_MM, x, bottom + _MARK_TO_MM
        for row in range(self.rows + 1):
            y = self.top_mm + row * self.height_mm
            yield self.left_mm - _MARK_TO_MM, y, self.left_mm - _MARK_FROM_MM, y
            yield right + _MARK_FROM_MM, y, right + _MARK_TO_MM, y


def lay_out(deck: Sequence[PrintedSet], paper: Paper) -> list[list[Block]]:
    """Lay cards on sheets, as many as fit, those of another size below.

    Args:
        deck: the cards; each fits the paper.
    """
    sheets: list[list[Block]] = [[]]
    bottom, top = paper.height_mm - _BOTTOM_MM, _TOP_MM
    for size in deck:
        left_over, width, height = list(size.cards), size.width_mm, size.height_mm
        columns = int((paper.width_mm - 2 * _SIDE_MM) // width)
        left = (paper.width_mm - columns * width) / 2
        while left_over:
            rows = min(int((bottom - top) // height), -(-len(left_over) // columns))
            if rows <= 0:
                sheets.append([])
                top = _TOP_MM
                continue
            laid, left_over = left_over[: rows * columns], left_over[rows * columns :]
            sheets[-1].append(Block(laid, width, height, columns, rows, left, top))
            top += rows * height + _APART_MM
    return sheets
