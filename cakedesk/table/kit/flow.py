"""Zones cut out of a zone: rows, columns, grids, and what keeps its proportions.

All are pure: rectangles in px of the scene go in, rectangles come out, so that a zone names its parts:

>>> header, _, body = column(QRectF(0, 0, 100, 80), 20, 10, fill())
>>> body
PySide6.QtCore.QRectF(0.000000, 30.000000, 100.000000, 50.000000)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QRectF


class Fill(NamedTuple):
    """A share of what fixed parts leave."""

    share: float  # by that of the other shares


Extent: TypeAlias = float | Fill
"""How long a part is: in px, or a share of the rest."""


def fill(share: float = 1.0) -> Fill:
    """A part that takes what is left, together with the others that do.

    Args:
        share: its part of that, by the shares of the others.

    Returns:
        The extent, for `row` and `column`.
    """
    return Fill(share)


def row(zone: QRectF, *parts: Extent, gap_px: float = 0.0) -> list[QRectF]:
    """Cut a zone into parts side by side.

    Args:
        parts: how wide each is, from the left; where fixed ones alone are too wide, they reach out of the
            zone and shares are empty.
        gap_px: between two parts.

    Returns:
        As many parts, as high as the zone.
    """
    lefts = _cut(zone.left(), zone.width(), parts, gap_px)
    return [QRectF(left, zone.top(), width, zone.height()) for left, width in lefts]


def column(zone: QRectF, *parts: Extent, gap_px: float = 0.0) -> list[QRectF]:
    """Cut a zone into parts below each other.

    Args:
        parts: how high each is, from the top; as of `row`.
        gap_px: between two parts.

    Returns:
        As many parts, as wide as the zone.
    """
    tops = _cut(zone.top(), zone.height(), parts, gap_px)
    return [QRectF(zone.left(), top, zone.width(), height) for top, height in tops]


def grid(
    zone: QRectF,
    count: int,
    in_line: int,
    gap_px: float = 0.0,
    *,
    most_px: tuple[float, float] = (math.inf, math.inf),
    middle: bool = False,
    last_middle: bool = False,
) -> list[QRectF]:
    """Cut a zone into like cells, line by line.

    Args:
        count: how many cells; 0: none.
        in_line: how many stand side by side, at least 1.
        gap_px: between two cells, both ways.
        most_px: the greatest width and height of a cell.
        middle: whether lines that don't fill the height stand half-way down, not at the top.
        last_middle: whether a last line that is not full stands in the middle below the others.

    Returns:
        The cells in their order.
    """
    if not count:
        return []
    lines = -(-count // in_line)
    width = min((zone.width() - (in_line - 1) * gap_px) / in_line, most_px[0])
    height = min((zone.height() - (lines - 1) * gap_px) / lines, most_px[1])
    top = zone.top()
    if middle:
        top += (zone.height() - lines * height - (lines - 1) * gap_px) / 2
    cells = []
    for number in range(count):
        line, place = divmod(number, in_line)
        missing = max(0, (line + 1) * in_line - count) if last_middle else 0
        left = zone.left() + (place + missing / 2) * (width + gap_px)
        cells.append(QRectF(left, top + line * (height + gap_px), width, height))
    return cells


def pack(
    zone: QRectF, count: int, width_by_height: float, most_px: float, *, middle: bool = False
) -> list[QRectF]:
    """Cells of given proportions, in as few lines as let them be largest.

    Args:
        count: how many cells; 0: none.
        width_by_height: the width of each by its height.
        most_px: the greatest height of a cell with the gap after it.
        middle: whether lines stand in the middle of the zone on its lower edge, not at its upper left corner.

    Returns:
        The cells in their order.
    """
    best, in_line = 0.0, 1
    for each in range(count, 0, -1):
        height = min(zone.height() / -(-count // each), zone.width() / each / width_by_height, most_px)
        if height > best + 0.5:
            best, in_line = height, each
    gap, wide = best * 0.06, best * width_by_height
    place = QRectF(zone.left(), zone.top(), in_line * wide, zone.height())
    if middle:
        high = -(-count // in_line) * best
        place = QRectF(zone.center().x() - place.width() / 2, zone.bottom() - high + gap, place.width(), high)
    return grid(place, count, in_line, gap, most_px=(wide - gap, best - gap), last_middle=middle)


def aspect(zone: QRectF, width_by_height: float) -> QRectF:
    """The largest rectangle of given proportions in the middle of a zone.

    Args:
        width_by_height: its width by its height.
    """
    height = min(zone.height(), zone.width() / width_by_height)
    found = QRectF(0.0, 0.0, height * width_by_height, height)
    found.moveCenter(zone.center())
    return found


def inset(zone: QRectF, across_px: float, down_px: float | None = None) -> QRectF:
    """A zone without a margin.

    Args:
        across_px: the margin at the left and the right.
        down_px: the margin above and below; None: the same.

    Returns:
        What is inside.
    """
    down = across_px if down_px is None else down_px
    return zone.adjusted(across_px, down, -across_px, -down)


def _cut(start: float, length: float, parts: Sequence[Extent], gap_px: float) -> list[tuple[float, float]]:
    """Where each part begins and how long it is."""
    shares = sum(part.share for part in parts if isinstance(part, Fill))
    fixed = sum(part for part in parts if not isinstance(part, Fill)) + gap_px * (len(parts) - 1)
    one = max(0.0, length - fixed) / shares if shares else 0.0
    cut = []
    for part in parts:
        extent = part.share * one if isinstance(part, Fill) else float(part)
        cut.append((start, extent))
        start += extent + gap_px
    return cut
