"""The geometry of the ring of eleven slices. Lengths are in radii of the ring, angles clockwise from the top.

Slice k has its middle at k elevenths of a turn, so slice 0 points straight up; gap k lies before slice k.
Points are measured from the ring's centre, x to the right and y down.
"""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from cakedesk.art.svg import PathData

RING_SLICES = 11
INNER_RADIUS = 0.2
PLATE_RADIUS = 340 / 292
THICKNESS = 0.064
"""How far below its top the foot of a slice is seen."""

GAP = 0.064
"""Between the ends of two pieces, so that a knife's blade and the side of the upper one are seen."""

MOVED_OUT = 64 / 292
"""How far a chosen piece is moved out."""

_OUTER_STEP, _INNER_STEP = math.radians(1.6), math.radians(4.5)
_HALO = 0.042
"""Room for the outline around a piece, and for its shadow where it lies."""

_LIFTED_SIDE, _LIFTED_BELOW = 0.11, 0.17
"""Room for the shadow of a piece that is moved out."""

Point = tuple[float, float]


class RingFrame(NamedTuple):
    """Where a picture lies on the ring.

    Attributes:
        width: Width of the picture.
        height: Height of the picture.
        center_x: Where the ring's centre lies, from the picture's left edge; may lie outside of it.
        center_y: The same from its upper edge.
    """

    width: float
    height: float
    center_x: float
    center_y: float


def slice_angle(position: float) -> float:
    """Gives the angle of a slice's middle, in radians clockwise from the top.

    Args:
        position: Number of the slice; any number, since it goes round.
    """
    return math.tau * position / RING_SLICES


def gap_angle(gap: float) -> float:
    """Gives the angle of the gap before a slice, in radians clockwise from the top.

    Args:
        gap: Number of the slice that follows the gap, clockwise.
    """
    return slice_angle(gap - 0.5)


def point_at(angle: float, radius: float) -> Point:
    """Gives the point at an angle and a distance from the centre."""
    return radius * math.sin(angle), -radius * math.cos(angle)


def piece_angle(first: float, count: int) -> float:
    """Gives the angle of a piece's middle, the way it moves out, in radians clockwise from the top.

    Args:
        first: Number of its first slice.
        count: How many slices it has, 1..11.
    """
    return slice_angle(first + (count - 1) / 2)


@cache
def piece_outline(first: float, count: int, spread: float = 0.0) -> tuple[Point, ...]:
    """Gives the outline of a piece's top, also for finding what the pointer is on.

    Args:
        first: Number of its first slice.
        count: How many slices it has, 1..11. A whole cake is a ring; its hole is not part of the outline.
        spread: How far the outline lies outside of the cake.

    Returns:
        The corners, clockwise.
    """
    if count == RING_SLICES:
        turns = range(round(math.tau / _OUTER_STEP))
        return tuple(point_at(math.tau * turn / len(turns), 1.0 + spread) for turn in turns)
    inset = GAP / 2 - spread
    return wedge_outline(
        gap_angle(first), gap_angle(first + count), (inset, inset), (INNER_RADIUS - spread, 1.0 + spread)
    )


@cache
def wedge_outline(
    start: float, end: float, insets: tuple[float, float], radii: tuple[float, float]
) -> tuple[Point, ...]:
    """Gives the outline of a part of a ring whose straight sides are moved inwards.

    Args:
        start: Angle of the side it begins at.
        end: Angle of the side it ends at, larger.
        insets: How far the two sides are moved in, in parallel.
        radii: Inner and outer radius.

    Returns:
        The corners, clockwise: along the outer arc, back along the inner one.
    """
    inner, outer = radii
    outside = _arc(start, end, insets, outer, _OUTER_STEP)
    inside = _arc(start, end, insets, inner, _INNER_STEP)
    return (*outside, *reversed(inside))


def _arc(start: float, end: float, insets: tuple[float, float], radius: float, step: float) -> list[Point]:
    first, last = _ends(start, end, insets, radius)
    parts = max(2, math.ceil((last - first) / step))
    return [point_at(first + (last - first) * part / parts, radius) for part in range(parts + 1)]


def _ends(start: float, end: float, insets: tuple[float, float], radius: float) -> tuple[float, float]:
    return start + math.asin(insets[0] / radius), end - math.asin(insets[1] / radius)


def piece_path(first: float, count: int, unit: float) -> PathData:
    """Gives the outline of a piece's top as path data with true arcs; a whole cake has its hole.

    Args:
        first: Number of its first slice.
        count: How many slices it has, 1..11.
        unit: Radius of the ring.
    """
    inner = INNER_RADIUS * unit
    if count == RING_SLICES:
        data = PathData()
        for radius, clockwise in ((unit, True), (inner, False)):
            data.move(0, -radius).arc(radius, radius, 0, radius, clockwise)
            data.arc(radius, radius, 0, -radius, clockwise).close()
        return data
    insets, large = (GAP / 2, GAP / 2), 2 * count > RING_SLICES
    start, end = gap_angle(first), gap_angle(first + count)
    outside = _ends(start, end, insets, 1.0)
    inside = _ends(start, end, insets, INNER_RADIUS)
    a, b, c, d = (
        point_at(angle, radius * unit)
        for angle, radius in zip(
            (*outside, *reversed(inside)), (1, 1, INNER_RADIUS, INNER_RADIUS), strict=True
        )
    )
    data = PathData().move(*a).arc(unit, unit, *b, clockwise=True, large=large).line(*c)
    return data.arc(inner, inner, *d, clockwise=False, large=inside[1] - inside[0] > math.pi).close()


@cache
def piece_frame(first: int, count: int, lifted: bool = False) -> RingFrame:
    """Gives where the picture of a piece, of its taken place or of its dashes lies.

    Args:
        first: Number of its first slice.
        count: How many slices it has, 1..11.
        lifted: Whether the piece is moved out; the frame is that of the piece, not of where it came from.
    """
    return _frame_around(piece_outline(first % RING_SLICES, count), lifted)


def _frame_around(points: tuple[Point, ...], lifted: bool) -> RingFrame:
    side, below = (_LIFTED_SIDE, _LIFTED_BELOW) if lifted else (_HALO, _HALO)
    left = min(x for x, _ in points) - side
    top = min(y for _, y in points) - side
    right = max(x for x, _ in points) + side
    bottom = max(y for _, y in points) + THICKNESS + below
    return RingFrame(right - left, bottom - top, -left, -top)


@cache
def plate_frame() -> RingFrame:
    """Gives where the picture of the plate lies under a ring."""
    side = PLATE_RADIUS + 0.06
    return RingFrame(side * 2, side * 2 + 0.09, side, side)


@cache
def cut_frame(gap: int) -> RingFrame:
    """Gives where the picture of a knife's blade lies.

    Args:
        gap: The gap it lies in.
    """
    angle, margin = gap_angle(gap), 0.03
    ends = (point_at(angle, INNER_RADIUS), point_at(angle, PLATE_RADIUS))
    left = min(x for x, _ in ends) - margin
    top = min(y for _, y in ends) - margin
    right = max(x for x, _ in ends) + margin
    bottom = max(y for _, y in ends) + margin
    return RingFrame(right - left, bottom - top, -left, -top)
