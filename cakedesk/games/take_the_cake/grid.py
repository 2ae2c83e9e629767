"""A cake under way: squares relative to its first card, and the box around its cards.

A cake is a list of 49 squares, seven rows of seven, the first card in the middle: row and column go from -3
to 3. A box is ``[top, bottom, left, right]``, the rows and columns of the outermost cards; all 0 for an
empty cake, whose first card lies at row 0, column 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.take_the_cake.phases import NO_CARD, SIDE

REACH = SIDE - 1
"""How far from the first card another one can lie in an axis."""
WIDTH = 2 * REACH + 1
SQUARES = WIDTH * WIDTH
ORIGIN = REACH * WIDTH + REACH
"""The square of row 0, column 0."""


def square_at(row: int, column: int) -> int:
    """The square of a row and a column from -3 to 3."""
    return (row + REACH) * WIDTH + column + REACH


def place_of(square: int) -> tuple[int, int]:
    """The row and the column of a square."""
    return square // WIDTH - REACH, square % WIDTH - REACH


NEIGHBOURS = tuple(
    tuple(
        square_at(row + down, column + across)
        for down, across in ((-1, 0), (0, -1), (0, 1), (1, 0))
        if abs(row + down) <= REACH and abs(column + across) <= REACH
    )
    for row, column in map(place_of, range(SQUARES))
)
"""By square those above, left, right and below, as far as there are any."""


def empty_cake() -> list[int]:
    """A cake without cards."""
    return [NO_CARD] * SQUARES


def free_squares(cake: Sequence[int], box: Sequence[int]) -> list[int]:
    """The squares where a card may be placed so that the cake still fits four by four.

    Args:
        box: the box around its cards.

    Returns:
        Squares, ascending; of an empty cake the one in the middle.
    """
    top, bottom, left, right = box
    if cake[ORIGIN] == NO_CARD:
        return [ORIGIN]
    first, width = right, left + WIDTH - right  # of column right - 3, and how many columns there are
    squares: list[int] = []
    for start in range(bottom * WIDTH + first, (top + WIDTH) * WIDTH, WIDTH):
        squares += [square for square in range(start, start + width) if cake[square] == NO_CARD]
    return squares
