"""What a line of the log is about stands out on the table: rings, and cards that rise a little."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen, QPixmap

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.bid_marks import read_bid_mark
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.laid_bids import LaidBid
from cakedesk.table.boards.top_cake.stack_picture import StackPicture
from cakedesk.table.items import FaceItem, TableItem
from cakedesk.table.items.base import Picture
from cakedesk.table.items.strokes import ring
from cakedesk.table.metrics import HOVER_LIFT_UNITS
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin
from cakedesk.table.scene import TableScene

RING_UNITS = 5.0
POINTER_UNITS = 16.0
"""Height of the wedge above the ring of a card: shape tells what colour alone must not."""

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


class LightRing(TableItem):
    """A honey ring between two lines of ink, perhaps with a wedge above it."""

    def __init__(self, table: TableScene, place: LitPlace) -> None:
        super().__init__(table)
        self._place = place
        self.setZValue(z_values.GHOST)
        self.resize(place.box.width(), place.box.height())
        self.place(place.box.left(), place.box.top())

    def draw(self) -> Picture | None:
        """The ring around its box."""
        unit = self.table.metrics.unit
        line, width = max(1.0, 1.5 * unit), max(3.0, RING_UNITS * unit)
        wedge = max(9.0, POINTER_UNITS * unit) if self._place.pointed else 0.0
        margin = whole_margin(width + 2 * line + wedge + 2)
        key = ("light", self.width_px, self.height_px, self._place[1:], self.table.picture_key)

        def paint() -> QPixmap:
            theme, radius = self.table.theme, self._place.radius_px
            pixmap = canvas(
                self.width_px + 2 * margin, self.height_px + 2 * margin, self.table.device_pixel_ratio
            )
            painter = smooth_painter(pixmap)
            box = QRectF(margin, margin, self.width_px, self.height_px)
            ring(painter, box, radius, theme.card_ink, line, width + line)
            ring(painter, box, radius, theme.honey, 0.0, width)
            if wedge:
                tip = QPointF(box.center().x(), box.top() - line)
                path = QPainterPath(tip)
                path.lineTo(tip.x() - wedge * 0.75, tip.y() - wedge)
                path.lineTo(tip.x() + wedge * 0.75, tip.y() - wedge)
                path.closeSubpath()
                painter.setPen(QPen(theme.card_ink, line))
                painter.setBrush(theme.honey)
                painter.drawPath(path)
            painter.end()
            return pixmap

        return Picture(self.table.pixmaps.get(key, paint), margin, margin)


class Lights:
    """Rings around what is to stand out. They are for the moment: any change of the table clears them."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._rings: list[LightRing] = []
        self._risen: list[FaceItem] = []

    @property
    def rings(self) -> list[LightRing]:
        """The rings that are shown."""
        return list(self._rings)

    def show(self, marks: Sequence[int], lists: TopCakeLists) -> None:
        """Light what is in sight of some marks, and nothing else.

        Args:
            marks: of a line of the log.
            lists: the card list.
        """
        self.clear()
        places = [place for mark in marks for place in self._places(mark, lists)]
        for place in places:
            if place.item is not None:
                lift = HOVER_LIFT_UNITS * self._scene.metrics.unit
                place.item.set_lift(lift)
                self._risen.append(place.item)
                place.box.translate(0, -lift)
            self._rings.append(LightRing(self._scene, place))

    def clear(self) -> None:
        """Let nothing stand out any more."""
        for item in self._risen:
            if not item.is_discarded:
                item.set_lift(0.0)
        for light in self._rings:
            light.discard()
        self._risen, self._rings = [], []

    def _places(self, mark: int, lists: TopCakeLists) -> Iterator[LitPlace]:
        bids = read_bid_mark(mark)
        face = row_face(lists, mark) if bids is None else None
        for item in self._scene.table_items():
            if not item.isVisible() or not isinstance(item, FaceItem):
                continue
            if bids is not None:
                if isinstance(item, LaidBid) and (item.card, item.seat) == bids:
                    yield LitPlace(item.rect_px(), item.corner_px or item.width_px / 2, None, False)
            elif isinstance(item, StackPicture):
                layer = item.layer_of(mark) if item.layer_of is not None else None
                if layer is not None:
                    yield LitPlace(layer, self._scene.metrics.px(_LAYER_CORNER_UNITS), None, False)
            elif item.face == face:
                yield LitPlace(item.rect_px(), item.corner_px, item, True)
