"""Where knives go: the lines of a cut, and the outlines of pieces and of groups of squares."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

SIDE = 4
"""Squares on a side of a cake."""

Corner = tuple[int, int]
"""x and y in squares, from the upper left corner of row 0, column 0."""


class Line(NamedTuple):
    """A straight line between corners of squares, downwards or to the right.

    Attributes:
        x1: Where it begins, in squares.
        y1: The same.
        x2: Where it ends.
        y2: The same.
    """

    x1: int
    y1: int
    x2: int
    y2: int


def cut_lines(rows: Sequence[str]) -> tuple[Line, ...]:
    """Finds the lines between the pieces of a cut.

    Args:
        rows: A letter for each square.

    Returns:
        The lines, each as long as it is straight: those that go down from left to right, then those across.

    >>> cut_lines(("RRB", "RRB"))
    (Line(x1=2, y1=0, x2=2, y2=2),)
    """
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    down = [Line(x, start, x, end) for x, start, end in _borders(columns)]
    return (*down, *(Line(start, y, end, y) for y, start, end in _borders(rows)))


def _borders(lanes: Sequence[str]) -> list[tuple[int, int, int]]:
    """Finds where neighbouring lanes differ: the number of the second one, from where, to where."""
    found = []
    for number in range(1, len(lanes)):
        start = None
        differ = [first != second for first, second in zip(lanes[number - 1], lanes[number], strict=True)]
        for place, is_border in enumerate([*differ, False]):
            if is_border and start is None:
                start = place
            elif start is not None and not is_border:
                found.append((number, start, place))
                start = None
    return found


def piece_outline(squares: Iterable[tuple[int, int]]) -> tuple[tuple[Corner, ...], ...]:
    """Finds the outline of squares, such as a piece or a group of one icing.

    Args:
        squares: Row and column of each.

    Returns:
        Closed ways from corner to corner: clockwise around the squares, counterclockwise around holes.

    >>> piece_outline([(0, 0), (0, 1)])
    (((0, 0), (2, 0), (2, 1), (0, 1)),)
    """
    steps = _rim(set(squares))
    ways = []
    while steps:
        start = here = min(steps, key=lambda corner: (corner[1], corner[0]))
        dx, dy = min(steps[start])
        way: list[Corner] = []
        while True:
            # Where two squares meet at a corner only, a turn to the right stays with the same square.
            onward = next(step for step in ((-dy, dx), (dx, dy), (dy, -dx)) if step in steps[here])
            steps[here].remove(onward)
            if not steps[here]:
                del steps[here]
            if onward != (dx, dy) or not way:
                way.append(here)
            (dx, dy), here = onward, (here[0] + onward[0], here[1] + onward[1])
            if here == start:
                break
        ways.append(tuple(way))
    return tuple(ways)


def _rim(squares: set[tuple[int, int]]) -> dict[Corner, set[Corner]]:
    """Finds by corner the steps along the rim that begin there, the squares always on the right."""
    steps: dict[Corner, set[Corner]] = {}
    for row, column in squares:
        for beside, corner, step in (
            ((row - 1, column), (column, row), (1, 0)),
            ((row, column + 1), (column + 1, row), (0, 1)),
            ((row + 1, column), (column + 1, row + 1), (-1, 0)),
            ((row, column - 1), (column, row + 1), (0, -1)),
        ):
            if beside not in squares:
                steps.setdefault(corner, set()).add(step)
    return steps
