"""What lies on the ring: pieces, blades and dashes, knives on its rim, and where a picked knife may go."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.art.piece_o_cake.colors import Mark
from cakedesk.art.piece_o_cake.pieces import SliceSpec
from cakedesk.art.piece_o_cake.ring import RingFrame
from cakedesk.art.render import Order
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.layout import KNIFE_RADIUS, Ring
from cakedesk.table.items import DropZone, FaceItem, ItemRole, PictureButton, TableItem
from cakedesk.table.items.base import Picture, Surface
from cakedesk.table.items.face_item import FaceSource
from cakedesk.table.metrics import MIN_TARGET_PX
from cakedesk.table.pixmap_cache import canvas
from cakedesk.table.scene import TableScene
from cakedesk.table.strokes import fill_box, stroke_box


class RingItem(FaceItem):
    """A picture that lies on the ring as its frame says. While a new one is drawn the old one stays."""

    def __init__(self, table: Surface, face: FaceSource, frame: RingFrame, key: str = "") -> None:
        self.frame = frame  # where its picture lies, in radii of the ring
        self._kept: tuple[QPixmap, float, float, float] | None = None
        self._ring: Ring | None = None
        super().__init__(table, face, key=key)

    @property
    def is_ready(self) -> bool:
        """Whether its exact picture is there."""
        width, height = int(self.width_px), int(self.height_px)
        ratio, unit = self.table.device_pixel_ratio, self.table.metrics.unit
        return width >= 1 and self.table.faces.is_ready(self.face, width, height, None, ratio, unit)

    @property
    def is_seen(self) -> bool:
        """Whether it shows a picture, be it the one before."""
        return self._kept is not None or self.is_ready

    def change(self, frame: RingFrame, face: FaceSource | None = None) -> None:
        """Show another picture, or what its source gives now, in another frame."""
        self._source, self.frame = face or self._source, frame
        if self._ring is not None:
            self.lie(self._ring)
        self.refresh()

    def lie(self, ring: Ring, out: QPointF | None = None) -> None:
        """Lie on a ring, so many px out."""
        self._ring = ring
        self.resize(round(self.frame.width * ring.radius), round(self.frame.height * ring.radius))
        spot = self.spot(ring, out)
        self.place(spot.x(), spot.y())

    def spot(self, ring: Ring, out: QPointF | None = None) -> QPointF:
        """Where its upper left corner belongs. See `lie`."""
        corner = QPointF(self.frame.center_x, self.frame.center_y) * ring.radius
        return ring.center - corner + (out or QPointF())

    def draw(self) -> Picture | None:
        """The exact picture; until that is there the one before, at its size."""
        width, height = int(self.width_px), int(self.height_px)
        if width < 1 or height < 1 or self._ring is None:
            return None
        radius = self._ring.radius
        anchor = self.frame.center_x * radius, self.frame.center_y * radius
        self._exact = self.is_ready
        if self._exact:
            ratio, unit = self.table.device_pixel_ratio, self.table.metrics.unit
            pixmap = self.table.faces.pixmap(self.face, width, height, None, ratio, unit)
            self._kept = (pixmap, anchor[0], anchor[1], radius)
            return Picture(pixmap)
        if self._kept is None:
            # Nothing to be seen yet, but the pointer finds what has a picture.
            return Picture(canvas(width, height, 1.0))
        pixmap, left, top, before = self._kept
        if before != radius:
            grown, ratio = radius / before, pixmap.devicePixelRatio()
            pixmap = pixmap.scaled(
                max(1, round(pixmap.width() * grown)), max(1, round(pixmap.height() * grown))
            )
            pixmap.setDevicePixelRatio(ratio)
            left, top = left * grown, top * grown
        return Picture(pixmap, left - anchor[0], top - anchor[1])


class PieceItem(RingItem):
    """A piece of the cake."""

    def __init__(self, table: Surface, first: int, slices: tuple[SliceSpec, ...], key: str = "") -> None:
        self.first = first
        self.slices = slices  # its slices, clockwise
        self.mark: Mark = "none"
        self.lifted = False
        self.eaten: tuple[int, ...] = ()  # those of its slices that are to be eaten, from 0
        self._focus: RingItem | None = None
        super().__init__(table, self._face_for, geometry.piece_frame(first, len(slices)), key)
        self.role = ItemRole.CARD
        self.drag_only = True

    @property
    def angle(self) -> float:
        """The way it moves out, in radians."""
        return geometry.piece_angle(self.first, len(self.slices))

    def set_mark(self, mark: Mark, *, lifted: bool = False) -> None:
        """Change its outline."""
        if (mark, lifted) != (self.mark, self.lifted):
            self.mark, self.lifted = mark, lifted
            self.change(geometry.piece_frame(self.first, len(self.slices), lifted))

    def show_eaten(self, eaten: tuple[int, ...]) -> None:
        """Show which slices are to be eaten."""
        if eaten != self.eaten:
            self.eaten = eaten
            self.refresh()

    def slice_at(self, pos: QPointF) -> int:
        """The slice that is nearest to a point on it, from 0."""
        assert self._ring is not None
        away = pos - self._ring.center - self.moved_px()
        turn = math.atan2(away.x(), -away.y()) - geometry.gap_angle(self.first)
        return min(int(turn % math.tau / math.tau * SLICES), len(self.slices) - 1)

    def box_px(self) -> QRectF:
        """The box of its tops and sides, without outline and shadow."""
        if self._ring is None:
            return super().box_px()
        outline, radius = geometry.piece_outline(self.first, len(self.slices)), self._ring.radius
        across, down = [x for x, _ in outline], [y for _, y in outline]
        corner = QPointF(min(across) + self.frame.center_x, min(down) + self.frame.center_y)
        size = QPointF(max(across) - min(across), max(down) - min(down) + geometry.THICKNESS)
        return QRectF(corner * radius, (corner + size) * radius)

    def center_px(self) -> QPointF:
        """The middle of its slices, which is never in the hole."""
        if self._ring is None:
            return super().center_px()
        radius = 0.62 if len(self.slices) < geometry.RING_SLICES else 0.6
        return self._ring.at(self.angle, radius) + self.moved_px()

    def moved_px(self) -> QPointF:
        """How far it stands now from where it was cut."""
        return QPointF() if self._ring is None else self.pos() - self.spot(self._ring)

    def covers(self, pos: QPointF) -> bool:
        """Whether a point is on one of its slices."""
        if self._ring is None:
            return False
        point = (pos - self._ring.center - self.moved_px()) / self._ring.radius
        far = math.hypot(point.x(), point.y())
        if not far >= geometry.INNER_RADIUS:
            return False
        outline = geometry.piece_outline(self.first, len(self.slices), 0.02)
        corners = QPolygonF([QPointF(x, y) for x, y in outline])
        return corners.containsPoint(point, Qt.FillRule.OddEvenFill)

    def show_focus(self, shown: bool) -> bool:
        """A ring in the shape of the piece."""
        if not shown or self._ring is None:
            if self._focus is not None:
                self._focus.discard()
                self._focus = None
            return True
        if self._focus is None:
            frame = geometry.piece_frame(self.first, len(self.slices), lifted=True)
            self._focus = RingItem(self.table, faces.focus_ring_face(self.first, len(self.slices)), frame)
        # Beneath its letter, which is shown unless it is lifted.
        self._focus.setZValue(z_values.FOCUS if self.lifted else z_values.TAG - 1)
        self._focus.lie(self._ring, self.moved_px())
        return True

    def discard(self) -> None:
        """Remove it and its ring."""
        self.show_focus(False)
        super().discard()

    def _face_for(self, theme: Any) -> Face:
        look = self.mark, self.lifted, theme.dark, self.eaten, self.table.metrics.text_px(0)
        return looks.piece_face(self.slices, self.first, *look)


PLUS_UNITS = 34.0
HOLE_ZONE_RADIUS = 0.19
_NEAR_RIM = (0.45, 1.5)
"""How far from the middle, in radii of the cake, a dragged knife snaps to the rim."""


class KnifeItem(FaceItem):
    """A knife's disc on the rim. Dragged, it snaps from gap to gap."""

    def __init__(self, table: TableScene, gap: int) -> None:
        self.gap = gap
        self.shown_gap = gap
        self.allowed: tuple[int, ...] = ()
        self._selected = False
        self._ring_place: Ring | None = None
        super().__init__(table, self._face_for, key=f"knife/{gap}")
        self.role = ItemRole.BUTTON
        self.setZValue(z_values.TAG)

    @property
    def corner_px(self) -> float:
        """It is round."""
        return self.width_px / 2

    def covers(self, pos: QPointF) -> bool:
        """It is round, and large enough to hit."""
        apart = pos - self.center_px()
        return math.hypot(apart.x(), apart.y()) <= max(self.width_px, MIN_TARGET_PX) / 2

    def set_look(self, **changes: Any) -> None:
        """A picked knife is raspberry; it has no other state."""
        if "selected" in changes and changes["selected"] != self._selected:
            self._selected = changes["selected"]
            if not self._selected:
                self.shown_gap = self.gap
            self.refresh()

    def lie(self, ring: Ring) -> None:
        """Lie on the rim of a ring."""
        self._ring_place = ring
        _lie(self, ring, self.gap, ring.knife_px)

    def carried_to(self, pos: QPointF) -> QPointF:
        """Snap to the nearest gap where it may go; in the middle and far away follow the pointer."""
        ring = self._ring_place
        if ring is None:
            return pos
        half = QPointF(self.width_px / 2, self.height_px / 2)
        away = pos + half - ring.center
        if not _NEAR_RIM[0] <= math.hypot(away.x(), away.y()) / ring.radius <= _NEAR_RIM[1]:
            if self.shown_gap != self.gap:
                self.shown_gap = self.gap
                self.refresh()
            return pos
        gap = nearest_gap(away, (self.gap, *self.allowed))
        if gap != self.shown_gap:
            self.shown_gap = gap
            self.refresh()
        return ring.at(geometry.gap_angle(gap), KNIFE_RADIUS) - half

    def _face_for(self, theme: Any) -> Face:
        return faces.knife_face(self.shown_gap, self._selected, theme.dark)


class PlusItem(PictureButton):
    """The mark of a gap without a knife: a small disc in a place large enough to hit."""

    def __init__(self, table: TableScene, gap: int) -> None:
        super().__init__(table, f"gap/{gap}")
        self.gap = gap
        # Whether it has no picture yet, since the cake has none. The pointer finds it all the same.
        self.is_awaited = False
        self.margin_px = 0.0
        self.setZValue(z_values.LAID)

    @property
    def corner_px(self) -> float:
        """It is round."""
        return self.width_px / 2

    def lie(self, ring: Ring) -> None:
        """Lie on the rim of a ring."""
        side = max(MIN_TARGET_PX, round(ring.radius / 292 * PLUS_UNITS) + 8)
        _lie(self, ring, self.gap, side, KNIFE_RADIUS - 0.012)
        # The knife that a click lays: drawn when nothing else waits, so that it comes with its picture.
        table, knife_px = self.table, round(ring.knife_px)
        knife = faces.knife_face(self.gap, dark=table.theme.dark)
        size = knife_px, knife_px, None, table.device_pixel_ratio, table.metrics.unit
        table.faces.prefetch(Order(knife, *size))

    def set_awaited(self, awaited: bool) -> None:
        """Come with the cake."""
        if awaited != self.is_awaited:
            self.is_awaited = awaited
            self.refresh()

    def pictures(self) -> list[tuple[Face, int]]:
        """The disc."""
        side = round(max(self.table.metrics.px(PLUS_UNITS), 26.0)) if self.width_px >= 1 else 0
        return [(faces.plus_face(self.hot, self.table.theme.dark), side)]

    def paint_in(self, painter: QPainter, box: QRectF) -> None:
        """The disc in the middle of its box."""
        side = self.pictures()[0][1]
        if not self.is_awaited:
            self.paint_picture(painter, 0, box.center() - QPointF(side / 2, side / 2))


class GapZone(DropZone):
    """Where a picked knife may go: a disc on the rim, reached from anywhere near its gap."""

    def __init__(self, table: TableScene, gap: int, name: str) -> None:
        super().__init__(table, f"cut/{gap}", name, gap)
        self.gap = gap
        self._ring: Ring | None = None
        self.setZValue(z_values.TAG - 1)

    def lie(self, ring: Ring) -> None:
        """Lie on the rim of a ring."""
        self._ring = ring
        side = max(MIN_TARGET_PX, ring.knife_px)
        self.radius_px = side / 2
        _lie(self, ring, self.gap, side)

    def covers(self, pos: QPointF) -> bool:
        """Whether this gap is the nearest one, if the point is near the ring at all."""
        if self._ring is None:
            return False
        away = (pos - self._ring.center) / self._ring.radius
        far = math.hypot(away.x(), away.y())
        return 0.45 <= far <= 1.45 and nearest_gap(away, range(geometry.RING_SLICES)) == self.gap


class HoleZone(DropZone):
    """The hole of the ring, where a picked knife is taken away."""

    def lie(self, ring: Ring) -> None:
        """Lie in the middle of a ring."""
        side = 2 * HOLE_ZONE_RADIUS * ring.radius
        self.radius_px = side / 2
        self.resize(side, side)
        self.place_center(ring.center.x(), ring.center.y())

    def draw(self) -> Picture | None:
        """Dashes as in every zone, on porcelain in both themes, and a bar: minus one knife."""
        if self.lit == "off" or self.width_px < 1:
            return None
        unit, theme = self.table.metrics.unit, self.table.theme
        width = max(2.0, (4.0 if self.lit == "hot" else 3.0) * unit)

        def paint(painter: QPainter, box: QRectF) -> None:
            stroke_box(painter, box, self.radius_px, theme.card_ink_soft, width, "dashed")
            bar = QRectF(0, 0, self.width_px * 0.32, max(3.0, 6 * unit))
            bar.moveCenter(box.center())
            fill_box(painter, bar, bar.height() / 2, theme.card_ink_soft)

        return self.painted(paint, width)


def nearest_gap(away: QPointF, gaps: Any) -> int:
    """The gap whose direction is nearest."""
    angle = math.atan2(away.x(), -away.y())

    def apart(gap: int) -> float:
        turn = (geometry.gap_angle(gap) - angle) % math.tau
        return min(turn, math.tau - turn)

    return int(min(gaps, key=apart))


def _lie(item: TableItem, ring: Ring, gap: int, side_px: float, radius: float = KNIFE_RADIUS) -> None:
    """Lie on the rim, at a gap."""
    item.resize(side_px, side_px)
    spot = ring.at(geometry.gap_angle(gap), radius)
    item.place_center(spot.x(), spot.y())
