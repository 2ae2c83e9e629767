"""Where the bubble of a lesson stands, and where its tails point: pure functions of rectangles."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

from cakedesk.app.lesson.light import Lit

_COVERED, _TOO_NEAR, _FAR = 1000.0, 30.0, 0.02
_HIDDEN = 1_000_000.0
"""A button that is wholly covered can't be pressed; of a large place a part may be."""

_LONGEST = 3.0
"""A tail, by the width of its base: a longer one would lie over too much."""

_Box = tuple[float, float, float, float]  # left, top, right and bottom edge, px
_Lit = tuple[_Box, bool]  # with whether it is the disc in that box


def bubble_place(size: QSizeF, room: QRectF, lit: Sequence[Lit], tail_px: float) -> tuple[QRectF, float]:
    """The best place of the bubble: it covers nothing lit, leaves room for its tails, and stands near."""
    wide, high = size.width(), size.height()
    places = [(_box(place.rect), place.is_round) for place in lit]
    lefts = _stands(room.left(), room.right() - wide, wide, [(box[0], box[2]) for box, _ in places], tail_px)
    tops = _stands(room.top(), room.bottom() - high, high, [(box[1], box[3]) for box, _ in places], tail_px)
    middle = room.center().x(), room.center().y()
    stands = [(left, top, left + wide, top + high) for top in tops for left in lefts]
    cost, best = min((_cost(stand, middle, places, tail_px), stand) for stand in stands)
    return QRectF(*best[:2], wide, high), cost + _HIDDEN * (high > room.height())


def share_covered(bubble: QRectF, lit: Lit) -> float:
    """How much of a lit place the bubble covers, from 0 to 1."""
    box = _box(lit.rect)
    return _covered((box, lit.is_round), _box(bubble)) / _area(box)


def _stands(
    first: float, last: float, size: float, lit: Sequence[tuple[float, float]], tail_px: float
) -> list[float]:
    """Where it may begin: at the edges of the room, in its middle, beside what is lit or in line with it.

    If any place is free, one of these is.
    """
    stands = {first, (first + last) / 2, last}
    for low, high in lit:
        stands |= {low - size, low - size - tail_px, high, high + tail_px, (low + high - size) / 2}
    return sorted({max(first, min(stand, last)) for stand in stands})


def _cost(place: _Box, middle: tuple[float, float], lit: Sequence[_Lit], tail_px: float) -> float:
    left, top, right, bottom = place
    center = (left + right) / 2, (top + bottom) / 2
    away = math.dist(center, middle)
    if not lit:
        return away
    cost, around = _FAR * away, (left - tail_px, top - tail_px, right + tail_px, bottom + tail_px)
    for one in lit:
        box = one[0]
        cost += math.dist(center, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))
        if near := _covered(one, around):
            covered = _covered(one, place)
            cost += _COVERED * covered**0.5 + _HIDDEN * covered / _area(box) + _TOO_NEAR * near**0.5
    return cost


def _covered(lit: _Lit, place: _Box) -> float:
    """How much of a box lies in a place, px²; none of it, where the disc in the box does not reach that."""
    box, is_round = lit
    left, top = max(box[0], place[0]), max(box[1], place[1])
    right, bottom = min(box[2], place[2]), min(box[3], place[3])
    if left >= right or top >= bottom:
        return 0.0
    if is_round:
        center = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        nearest = max(left, min(center[0], right)), max(top, min(center[1], bottom))
        if math.dist(center, nearest) >= (box[2] - box[0]) / 2:
            return 0.0
    return (right - left) * (bottom - top)


def _box(rect: QRectF) -> _Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _area(box: _Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def bubble_path(bubble: QRectF, radius: float, lit: Sequence[QRectF], base_px: float) -> QPainterPath:
    """The outline of the bubble with tails to what is lit near it, in sight, and not pointed at beside it."""
    path = QPainterPath()
    path.addRoundedRect(bubble, radius, radius)
    reach = bubble.adjusted(*(side * _LONGEST * base_px for side in (-1, -1, 1, 1)))
    tails: list[QRectF] = []
    for rect in lit:
        tail = _tail(bubble, radius, rect, base_px)
        others = [other for other in lit if other is not rect] + tails
        if tail is None or any(tail.boundingRect().intersects(other) for other in others):
            continue
        if reach.contains(tail.boundingRect()):
            tails.append(tail.boundingRect())
            part = QPainterPath()
            part.addPolygon(tail)
            part.closeSubpath()
            path = path.united(part)
    return path


def _tail(bubble: QRectF, radius: float, rect: QRectF, base_px: float) -> QPolygonF | None:
    near, far = _box(bubble), _box(rect)
    free = [max(near[axis] - far[axis + 2], far[axis] - near[axis + 2]) for axis in (0, 1)]
    if max(free) < base_px * 0.2:
        return None
    axis, along = (0, 1) if free[0] >= free[1] else (1, 0)  # from the left or right side, or from the others
    inset, is_after = radius + base_px / 2, far[axis] >= near[axis + 2]
    edge = near[axis + 2] - 2 if is_after else near[axis] + 2
    tip = far[axis] - 4 if is_after else far[axis + 2] + 4
    there = _clamped((near[along] + near[along + 2]) / 2, far[along] + 16, far[along + 2] - 16)
    here = _clamped(there, near[along] + inset, near[along + 2] - inset)
    corners = (edge, here - base_px / 2), (tip, there), (edge, here + base_px / 2)
    return QPolygonF([QPointF(*corner[:: 1 - 2 * axis]) for corner in corners])


def _clamped(value: float, low: float, high: float) -> float:
    return (low + high) / 2 if low > high else max(low, min(value, high))
