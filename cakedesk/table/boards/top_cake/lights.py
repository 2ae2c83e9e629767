"""What a line of the log is about stands out on the table: in brackets, and cards rise a little."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPixmap

from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.bid_marks import BidMark, read_bid_mark
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.laid_bids import LaidBid
from cakedesk.table.boards.top_cake.stack_picture import StackPicture
from cakedesk.table.items import FaceItem, TableItem
from cakedesk.table.items.base import Picture
from cakedesk.table.metrics import HOVER_LIFT_UNITS
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin
from cakedesk.table.scene import TableScene

LINE_UNITS = 5.0
LEG_SHARE = 0.25
"""How far a bracket goes along the shorter side: what is between them stays open, as no ring does."""

POINTER_UNITS = 12.0
"""Height of the wedge above a card."""

_LAYER_CORNER_UNITS = 10.0


class LitPlace(NamedTuple):
    """A place that is to stand out.

    Attributes:
        box: where, in the scene.
        radius_px: of its corners.
        item: what can rise there; None: nothing.
        pointed: whether a wedge points to it.
    """

    box: QRectF
    radius_px: float
    item: FaceItem | None
    pointed: bool


class LightFrame(TableItem):
    """Brackets of ink at the corners, perhaps with a wedge above them.

    Rings are for what is new, allowed, chosen, or has the keyboard: this has another shape and no colour.
    """

    def __init__(self, table: TableScene, place: LitPlace) -> None:
        super().__init__(table)
        self._place = place
        self.setZValue(z_values.GHOST)
        self.resize(place.box.width(), place.box.height())
        self.place(place.box.left(), place.box.top())

    def draw(self) -> Picture | None:
        """The brackets around its box."""
        unit = self.table.metrics.unit
        line, width = max(1.5, 2.0 * unit), max(3.5, LINE_UNITS * unit)
        wedge = max(10.0, POINTER_UNITS * unit) if self._place.pointed else 0.0
        margin = whole_margin(2 * width + 2 * line + wedge + 2)
        key = ("light", self.width_px, self.height_px, self._place[1:], self.table.picture_key)

        def paint() -> QPixmap:
            theme, out = self.table.theme, width / 2 + line
            pixmap = canvas(
                self.width_px + 2 * margin, self.height_px + 2 * margin, self.table.device_pixel_ratio
            )
            painter = smooth_painter(pixmap)
            box = QRectF(margin, margin, self.width_px, self.height_px).adjusted(-out, -out, out, out)
            shapes = [_brackets(box, self._place.radius_px + out)]
            if wedge:
                shapes.append(_wedge(QPointF(box.center().x(), box.top() - line), wedge))
            for color, grow in ((theme.panel, 2 * line), (theme.ink, 0.0)):
                pen = QPen(color, width + grow)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(shapes[0], pen)
                if wedge:
                    painter.strokePath(shapes[1], QPen(color, line + grow))
                    painter.fillPath(shapes[1], color)
            painter.end()
            return pixmap

        return Picture(self.table.pixmaps.get(key, paint), margin, margin)


def _brackets(box: QRectF, radius_px: float) -> QPainterPath:
    """The corners of a rounded box, and a part of its sides."""
    leg = max(radius_px, LEG_SHARE * min(box.width(), box.height()))
    path = QPainterPath()
    for x, along in ((box.left(), 1.0), (box.right(), -1.0)):
        for y, down in ((box.top(), 1.0), (box.bottom(), -1.0)):
            path.moveTo(x + along * leg, y)
            path.lineTo(x + along * radius_px, y)
            path.quadTo(x, y, x, y + down * radius_px)
            path.lineTo(x, y + down * leg)
    return path


def _wedge(tip: QPointF, height_px: float) -> QPainterPath:
    path = QPainterPath(tip)
    path.lineTo(tip.x() - height_px * 0.75, tip.y() - height_px)
    path.lineTo(tip.x() + height_px * 0.75, tip.y() - height_px)
    path.closeSubpath()
    return path


class Lights:
    """Brackets around what is to stand out, for the moment: any change of the table clears them."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._frames: list[LightFrame] = []
        self._risen: list[FaceItem] = []

    @property
    def frames(self) -> list[LightFrame]:
        """The brackets that are shown."""
        return list(self._frames)

    def show(self, marks: Sequence[int], shown: TopCakeState) -> None:
        """Light what is in sight of some marks, and nothing else.

        Args:
            marks: of a line of the log.
            shown: what lies open now.
        """
        self.clear()
        places = [place for mark in marks for place in self._places(mark, shown)]
        for place in places:
            if place.item is not None:
                lift = HOVER_LIFT_UNITS * self._scene.metrics.unit
                place.item.set_lift(lift)
                self._risen.append(place.item)
                place.box.translate(0, -lift)
            self._frames.append(LightFrame(self._scene, place))

    def clear(self) -> None:
        """Let nothing stand out any more."""
        for item in self._risen:
            if not item.is_discarded:
                item.set_lift(0.0)
        for light in self._frames:
            light.discard()
        self._risen, self._frames = [], []

    def _places(self, mark: int, shown: TopCakeState) -> Iterator[LitPlace]:
        bid = read_bid_mark(mark)
        face = row_face(shown.lists, mark) if bid is None else None
        for item in self._scene.table_items():
            if not item.isVisible() or not isinstance(item, FaceItem):
                continue
            if bid is not None:
                if isinstance(item, LaidBid) and _is_named(item, bid, shown):
                    yield LitPlace(item.rect_px(), item.corner_px or item.width_px / 2, None, False)
            elif isinstance(item, StackPicture):
                layer = item.layer_of(mark) if item.layer_of is not None else None
                if layer is not None:
                    yield LitPlace(layer, self._scene.metrics.px(_LAYER_CORNER_UNITS), None, False)
            elif item.face == face:
                yield LitPlace(item.rect_px(), item.corner_px, item, True)


def _is_named(item: LaidBid, bid: BidMark, shown: TopCakeState) -> bool:
    return item.card == bid.card and bid.is_this(item.bid, item.number, shown.round)
