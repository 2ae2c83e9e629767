"""What a lesson lights, each in its own shape: a cake is round, a panel is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cakedesk.table.board import Board
from cakedesk.table.items import TagItem

_NEAR_UNITS = 8.0


class Lit(NamedTuple):
    """One place that is not veiled."""

    rect: QRectF  # where, px
    is_round: bool = False  # whether it is the disc in that box

    def translated(self, by: QPointF) -> Lit:
        """The same place, moved (`by`: how far, px)."""
        return self._replace(rect=self.rect.translated(by))

    def grown(self, by_px: float, inner: QRectF) -> Lit:
        """A place with its edge, kept within the page. A disc stays a disc around the same middle."""
        box = self.rect.adjusted(-by_px, -by_px, by_px, by_px)
        if not self.is_round:
            return self._replace(rect=box.intersected(inner))
        middle = box.center()
        across = (middle.x() - inner.left(), inner.right() - middle.x())
        down = (middle.y() - inner.top(), inner.bottom() - middle.y())
        radius = max(0.0, min(box.width() / 2, box.height() / 2, *across, *down))
        return self._replace(rect=QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius))

    def outline(self, radius_px: float, by_px: float = 0.0) -> QPainterPath:
        """The edge of the place."""
        path, box = QPainterPath(), self.rect.adjusted(-by_px, -by_px, by_px, by_px)
        if self.is_round:
            path.addEllipse(box)
        else:
            path.addRoundedRect(box, radius_px + by_px, radius_px + by_px)
        return path

    def contains(self, spot: QPointF, around_px: float) -> bool:
        """Whether a point is in the place (`spot`: the point, px)."""
        return self.outline(0.0, around_px).contains(spot)


def lit_places(board: Board, names: Sequence[str]) -> list[Lit]:
    """The places of some anchors, boxes with the ticks, numbers and tags that stand out of them."""
    items = [item for item in board.scene.table_items() if item.isVisible()]
    marks = [item.mapRectToScene(item.tick_px) for item in items if not item.tick_px.isEmpty()]
    marks += [item.rect_px() for item in items if isinstance(item, TagItem)]
    near_px = board.scene.metrics.px(_NEAR_UNITS)
    return [
        Lit(place.rect if place.is_round else _with_marks(place.rect, marks, near_px), place.is_round)
        for name in names
        for place in board.places.find(name)
    ]


def _with_marks(rect: QRectF, marks: Sequence[QRectF], near_px: float) -> QRectF:
    """A place with the marks at its edges (`near_px`: what ends so near to it belongs to it)."""
    near, whole = rect.adjusted(0, -near_px, 0, near_px), QRectF(rect)
    for mark in marks:
        if near.intersects(mark) and rect.left() <= mark.center().x() <= rect.right():
            whole = whole.united(mark)
    return whole
