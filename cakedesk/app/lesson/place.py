"""Where the bubble of a lesson stands, and where its tails point: pure functions of rectangles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

_COLUMNS, _ROWS = 19, 13
_COVERED, _TOO_NEAR, _FAR = 1000.0, 30.0, 0.02
_HIDDEN = 1_000_000.0
"""A button that is wholly covered can't be pressed; of a large place a part may be."""


def bubble_place(size: QSizeF, room: QRectF, lit: Sequence[QRectF], tail_px: float) -> tuple[QRectF, float]:
    """The best place of the bubble: it covers nothing lit, leaves room for its tails, and stands near."""
    spare_x = max(0.0, room.width() - size.width())
    spare_y = max(0.0, room.height() - size.height())
    places = (
        QRectF(
            room.left() + spare_x * column / (_COLUMNS - 1),
            room.top() + spare_y * row / (_ROWS - 1),
            size.width(),
            size.height(),
        )
        for row in range(_ROWS)
        for column in range(_COLUMNS)
    )
    rated = [(_cost(place, room, lit, tail_px), number, place) for number, place in enumerate(places)]
    cost, _, place = min(rated, key=lambda one: one[:2])
    return place, cost


def _cost(place: QRectF, room: QRectF, lit: Sequence[QRectF], tail_px: float) -> float:
    center = place.center()
    if not lit:
        return _length(center - room.center())
    cost = 0.0
    near = place.adjusted(-tail_px, -tail_px, tail_px, tail_px)
    for rect in lit:
        covered = _area(place.intersected(rect))
        cost += _COVERED * covered**0.5 + _HIDDEN * covered / max(1.0, _area(rect))
        cost += _TOO_NEAR * _area(near.intersected(rect)) ** 0.5
        cost += _length(center - rect.center())
    return cost + _FAR * _length(center - room.center())


def bubble_path(bubble: QRectF, radius: float, lit: Sequence[QRectF], base_px: float) -> QPainterPath:
    """The outline of the bubble with a tail to everything lit that it does not touch and that is in sight."""
    path = QPainterPath()
    path.addRoundedRect(bubble, radius, radius)
    for rect in lit:
        tail = _tail(bubble, radius, rect, base_px)
        others = [other for other in lit if other is not rect]
        if tail is not None and not any(tail.boundingRect().intersects(other) for other in others):
            part = QPainterPath()
            part.addPolygon(tail)
            part.closeSubpath()
            path = path.united(part)
    return path


def _tail(bubble: QRectF, radius: float, rect: QRectF, base_px: float) -> QPolygonF | None:
    inset = radius + base_px / 2
    free_x = max(bubble.left() - rect.right(), rect.left() - bubble.right())
    free_y = max(bubble.top() - rect.bottom(), rect.top() - bubble.bottom())
    if max(free_x, free_y) < base_px * 0.2:
        return None
    if free_x >= free_y:  # from the left or right side
        on_right = rect.left() >= bubble.right()
        x = bubble.right() if on_right else bubble.left()
        inside = -2.0 if on_right else 2.0
        tip_x = rect.left() - 4 if on_right else rect.right() + 4
        tip_y = _clamped(bubble.center().y(), rect.top() + 16, rect.bottom() - 16)
        y = _clamped(tip_y, bubble.top() + inset, bubble.bottom() - inset)
        base = (QPointF(x + inside, y - base_px / 2), QPointF(x + inside, y + base_px / 2))
        return QPolygonF([base[0], QPointF(tip_x, tip_y), base[1]])
    below = rect.top() >= bubble.bottom()
    y = bubble.bottom() if below else bubble.top()
    inside = -2.0 if below else 2.0
    tip_y = rect.top() - 4 if below else rect.bottom() + 4
    tip_x = _clamped(bubble.center().x(), rect.left() + 16, rect.right() - 16)
    x = _clamped(tip_x, bubble.left() + inset, bubble.right() - inset)
    base = (QPointF(x - base_px / 2, y + inside), QPointF(x + base_px / 2, y + inside))
    return QPolygonF([base[0], QPointF(tip_x, tip_y), base[1]])


def _clamped(value: float, low: float, high: float) -> float:
    return (low + high) / 2 if low > high else max(low, min(value, high))


def _area(rect: QRectF) -> float:
    return 0.0 if rect.isEmpty() else rect.width() * rect.height()


def _length(vector: QPointF) -> float:
    return float((vector.x() ** 2 + vector.y() ** 2) ** 0.5)
