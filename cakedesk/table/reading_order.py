"""In which order things on the table are reached and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QRectF

from cakedesk.table.items.base import ItemRole, TableItem

_Place: TypeAlias = tuple[tuple[int, ...], int, float, float]


def reading_order(items: Sequence[TableItem]) -> list[TableItem]:
    """Sort items as they are read: by their focus order, then from the top left."""

    def place(item: TableItem) -> tuple[tuple[int, ...], float, float]:
        box = item.rect_px()
        return item.focus_order, box.top(), box.left()

    return sorted(items, key=place)


def spoken_order(items: Sequence[TableItem], panels: Sequence[QRectF]) -> list[TableItem]:
    """Sort items as they are read out, where panels have these boxes.

    What has no order of its own comes before what it is nearest to, on the same panel if there is anything.
    """
    boxes = {item: item.rect_px() for item in items}
    by_size = sorted(panels, key=lambda box: box.width() * box.height())
    ordered = [(item.focus_order, boxes[item]) for item in items if item.focus_order and not _rests(item)]

    def anchors_beside(box: QRectF) -> list[tuple[tuple[int, ...], QRectF]]:
        for panel in by_size:
            if panel.contains(box.center()):
                beside = [anchor for anchor in ordered if panel.contains(anchor[1].center())]
                if beside:
                    return beside
        return ordered

    def place(item: TableItem) -> _Place:
        box = boxes[item]
        if item.focus_order or not ordered:
            return item.focus_order, 1, box.top(), box.left()
        order, _ = min(anchors_beside(box), key=lambda anchor: _gap(box, anchor[1]))
        return order, 0, box.top(), box.left()

    return sorted(items, key=place)


def _rests(item: TableItem) -> bool:
    """Whether it could be pressed at other times: it keeps its place, but draws nothing that is near."""
    return item.role is ItemRole.BUTTON and not item.interactive


def _gap(box: QRectF, there: QRectF) -> float:
    """The empty space between two boxes, and a little for the distance of their upper left corners."""
    across = max(0.0, there.left() - box.right(), box.left() - there.right())
    along = max(0.0, there.top() - box.bottom(), box.top() - there.bottom())
    corners = there.topLeft() - box.topLeft()
    return across + along + 0.1 * corners.manhattanLength()
