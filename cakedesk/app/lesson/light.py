"""What a lesson lights, each in its own shape: a cake is round, a panel is not."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cakedesk.table.board import Board
from cakedesk.table.items import ItemRole, PanelItem, TagItem, TextItem

_NEAR_UNITS, _FRAME_UNITS = 8.0, 15.0
_CAPITAL_SHARE, _BELOW_SHARE = 0.72, 0.2
"""How far letters reach above and below the line that they stand on, by their size."""


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
    """The places of some anchors with the ticks, numbers, tags and words that a frame would run through."""
    items = [item for item in board.scene.table_items() if item.isVisible()]
    tags = [item.rect_px() for item in items if isinstance(item, TagItem)]
    marks = [item.mapRectToScene(item.tick_px) for item in items if not item.tick_px.isEmpty()]
    words = [*(_letters(item) for item in items if isinstance(item, TextItem) and item.text), *tags]
    panels = [item for item in items if isinstance(item, PanelItem)]
    buttons = [item.rect_px() for item in panels if item.role is ItemRole.BUTTON]
    near_px, frame_px = (board.scene.metrics.px(units) for units in (_NEAR_UNITS, _FRAME_UNITS))

    def lit(rect: QRectF, *, is_round: bool) -> Lit:
        if is_round:
            return Lit(_around_tags(rect, tags), is_round=True)
        return Lit(_with_words(_with_marks(rect, [*marks, *tags], near_px), words, buttons, frame_px))

    return [lit(place.rect, is_round=place.is_round) for name in names for place in board.places.find(name)]


def _letters(item: TextItem) -> QRectF:
    """Where the letters of a text stand in its box, from the first line's capitals to below the last one."""
    laid, starts, size = item.laid, item.laid.starts(), item.laid.style.px
    top, bottom = starts[0].y() - _CAPITAL_SHARE * size, starts[-1].y() + _BELOW_SHARE * size
    left = min(start.x() for start in starts)
    return QRectF(left, top, laid.widest_px, bottom - top).translated(item.rect_px().topLeft())


def _with_words(rect: QRectF, words: Sequence[QRectF], buttons: Sequence[QRectF], frame_px: float) -> QRectF:
    """A place with words and tags at its edges through which its frame would run (`frame_px`: its reach).

    Where that takes in the words of a button, it takes in what else stands on that.
    """
    whole, air_px = QRectF(rect), frame_px / 5
    while True:
        framed = whole.adjusted(-frame_px, -frame_px, frame_px, frame_px)
        crossed = [each for each in words if framed.intersects(each) and not whole.contains(each)]
        more = [each.adjusted(-air_px, -air_px, air_px, air_px) for each in crossed]
        if whole != rect:
            more += [each for each in buttons if whole.contains(each.center()) and not whole.contains(each)]
        if not more:
            return whole
        for each in more:
            whole = whole.united(each)


def _around_tags(disc: QRectF, tags: Sequence[QRectF]) -> QRectF:
    """A disc with the tags at its rim that begin in it."""
    middle, radius = disc.center(), disc.width() / 2
    corners = [
        math.dist(corner.toTuple(), middle.toTuple())
        for tag in tags
        if math.dist(tag.center().toTuple(), middle.toTuple()) < radius
        for corner in (tag.topLeft(), tag.topRight(), tag.bottomLeft(), tag.bottomRight())
    ]
    more = max([radius, *corners]) - radius
    return disc.adjusted(-more, -more, more, more)


def _with_marks(rect: QRectF, marks: Sequence[QRectF], near_px: float) -> QRectF:
    """A place with the marks at its edges (`near_px`: what ends so near to it belongs to it)."""
    near, whole = rect.adjusted(0, -near_px, 0, near_px), QRectF(rect)
    for mark in marks:
        if near.intersects(mark) and rect.left() <= mark.center().x() <= rect.right():
            whole = whole.united(mark)
    return whole
