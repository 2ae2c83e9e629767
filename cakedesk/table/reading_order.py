"""In which order things on the table are reached and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QRectF

from cakedesk.table.items.base import TableItem

_Place: TypeAlias = tuple[tuple[int, ...], int, float, float]


def reading_order(items: Sequence[TableItem]) -> list[TableItem]:
    """Sort items as they are read: by their focus order, then from the top left.

    Args:
        items: any items.

    Returns:
        The items sorted.
    """

    def place(item: TableItem) -> tuple[tuple[int, ...], float, float]:
        box = item.rect_px()
        return item.focus_order, box.top(), box.left()

    return sorted(items, key=place)


def spoken_order(items: Sequence[TableItem]) -> list[TableItem]:
    """Sort items as they are read out: what has no order of its own comes before what it is nearest to.

    Args:
        items: any items.

    Returns:
        The items sorted.
    """
    boxes = {item: item.rect_px() for item in items}
    anchors = [(item.focus_order, boxes[item]) for item in items if item.focus_order]

    def place(item: TableItem) -> _Place:
        box = boxes[item]
        if item.focus_order or not anchors:
            return item.focus_order, 1, box.top(), box.left()
        order, _ = min(anchors, key=lambda anchor: _gap(box, anchor[1]))
        return order, 0, box.top(), box.left()

    return sorted(items, key=place)


def _gap(box: QRectF, there: QRectF) -> float:
    """The empty space between two boxes, and a little for the distance of their middles."""
    across = max(0.0, there.left() - box.right(), box.left() - there.right())
    along = max(0.0, there.top() - box.bottom(), box.top() - there.bottom())
    middles = there.center() - box.center()
    return across + along + 0.1 * middles.manhattanLength()
