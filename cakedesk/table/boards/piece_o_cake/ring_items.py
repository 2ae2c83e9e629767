"""What lies on the ring: pieces, blades, dashes, knives and the marks of gaps."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QPolygonF

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake.colors import Mark
from cakedesk.art.piece_o_cake.faces import RingFrame, SliceSpec
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.layout import KNIFE_RADIUS, Ring
from cakedesk.table.items import DropZone, FaceItem, ItemRole, TableItem
from cakedesk.table.items.base import Picture
from cakedesk.table.items.face_item import FaceSource
from cakedesk.table.items.strokes import fill_box, stroke_box
from cakedesk.table.metrics import MIN_TARGET_PX
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin
from cakedesk.table.scene import TableScene

KNIFE_UNITS = 60.0
PLUS_UNITS = 34.0
HOLE_ZONE_RADIUS = 0.19


class RingItem(TableItem):
    """A picture that lies on the ring as its frame says. While a new one is drawn the old one stays.

    Attributes:
        frame: where its picture lies, in radii of the ring.
    """

    def __init__(self, table: TableScene, face: FaceSource, frame: RingFrame, key: str = "") -> None:
        super().__init__(table, key)
        self.frame = frame
        self._source: FaceSource = face
        self._kept: tuple[QPixmap, float, float, float] | None = None
        self._ring: Ring | None = None
        self._exact = False
        self.setZValue(z_values.CARD)

    @property
    def face(self) -> Face:
        """The picture in the present theme."""
        return self._source if isinstance(self._source, Face) else self._source(self.table.theme)

    @property
    def is_ready(self) -> bool:
        """Whether its exact picture is there."""
        width, height = int(self.width_px), int(self.height_px)
        ratio, unit = self.table.device_pixel_ratio, self.table.metrics.unit
        return width >= 1 and self.table.faces.is_ready(self.face, width, height, None, ratio, unit)

    def set_face(self, face: FaceSource, frame: RingFrame) -> None:
        """Show another picture.

        Args:
            face: the face, or what gives it for a theme.
            frame: where it lies.
        """
        self._source, self.frame = face, frame
        if self._ring is not None:
            self.lie(self._ring)
        self.refresh()

    def lie(self, ring: Ring, out: QPointF | None = None) -> None:
        """Lie on a ring.

        Args:
            ring: which.
            out: how far it is moved away, in px.
        """
        self._ring = ring
        self.resize(round(self.frame.width * ring.radius), round(self.frame.height * ring.radius))
        spot = self.spot(ring, out)
        self.place(spot.x(), spot.y())

    def spot(self, ring: Ring, out: QPointF | None = None) -> QPointF:
        """Where its upper left corner belongs. See `lie`."""
        corner = QPointF(self.frame.center_x, self.frame.center_y) * ring.radius
        return ring.center - corner + (out or QPointF())

    def order_faces(self) -> None:
        """Order the picture."""
        width, height = int(self.width_px), int(self.height_px)
        if width >= 1 and height >= 1:
            ratio, unit = self.table.device_pixel_ratio, self.table.metrics.unit
            self.table.faces.order(self.face, width, height, None, ratio, unit)

    def face_ready(self, face: Face) -> None:
        """Take the exact picture."""
        if not self._exact and face == self.face:
            self.refresh()

    def draw(self) -> Picture | None:
        """The exact picture; until that is there the one before."""
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
        if self._kept is None or self._kept[3] != radius:
            # Nothing to be seen yet, but the pointer finds what has a picture.
            return Picture(canvas(width, height, 1.0))
        pixmap, left, top, _ = self._kept
        return Picture(pixmap, left - anchor[0], top - anchor[1])


class PieceItem(RingItem):
    """A piece of the cake.

    Attributes:
        first: number of its first slice.
        slices: its slices, clockwise.
        mark: its outline.
        lifted: whether it is moved out.
    """

    def __init__(self, table: TableScene, first: int, slices: tuple[SliceSpec, ...], key: str = "") -> None:
        self.first = first
        self.slices = slices
        self.mark: Mark = "none"
        self.lifted = False
        self._focus: RingItem | None = None
        super().__init__(table, self._face_for, faces.piece_frame(first, len(slices)), key)
        self.role = ItemRole.CARD

    @property
    def angle(self) -> float:
        """The way it moves out, in radians."""
        return faces.piece_angle(self.first, len(self.slices))

    def set_mark(self, mark: Mark, *, lifted: bool = False) -> None:
        """Change its outline.

        Args:
            mark: the outline.
            lifted: whether it is moved out.
        """
        if (mark, lifted) != (self.mark, self.lifted):
            self.mark, self.lifted = mark, lifted
            self.set_face(self._face_for, faces.piece_frame(self.first, len(self.slices), lifted))

    def box_px(self) -> QRectF:
        """The box of its tops and sides, without outline and shadow."""
        if self._ring is None:
            return super().box_px()
        outline, radius = faces.piece_outline(self.first, len(self.slices)), self._ring.radius
        across, down = [x for x, _ in outline], [y for _, y in outline]
        corner = QPointF(min(across) + self.frame.center_x, min(down) + self.frame.center_y)
        size = QPointF(max(across) - min(across), max(down) - min(down) + faces.THICKNESS)
        return QRectF(corner * radius, (corner + size) * radius)

    def center_px(self) -> QPointF:
        """The middle of its slices, which is never in the hole."""
        if self._ring is None:
            return super().center_px()
        radius = 0.62 if len(self.slices) < faces.RING_SLICES else 0.6
        shift = self.pos() - self.spot(self._ring)
        return self._ring.at(self.angle, radius) + shift

    def covers(self, pos: QPointF) -> bool:
        """Whether a point is on one of its slices."""
        if self._ring is None:
            return False
        point = (pos - self._ring.center - (self.pos() - self.spot(self._ring))) / self._ring.radius
        far = math.hypot(point.x(), point.y())
        if not far >= faces.INNER_RADIUS:
            return False
        outline = faces.piece_outline(self.first, len(self.slices), 0.02)
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
            frame = faces.piece_frame(self.first, len(self.slices), lifted=True)
            self._focus = RingItem(self.table, faces.focus_ring_face(self.first, len(self.slices)), frame)
            self._focus.setZValue(z_values.FOCUS)
        self._focus.lie(self._ring, self.pos() - self.spot(self._ring))
        return True

    def discard(self) -> None:
        """Remove it and its ring."""
        self.show_focus(False)
        super().discard()

    def _face_for(self, theme: Any) -> Face:
        return faces.piece_face(self.slices, self.first, self.mark, self.lifted, theme.dark)


class KnifeItem(FaceItem):
    """A knife's disc on the rim. Dragged, it snaps from gap to gap.

    Attributes:
        gap: the gap it lies in.
        allowed: the gaps it may be dragged to.
    """

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
        side = max(ring.radius / 292 * KNIFE_UNITS, 34.0)
        self.resize(side, side)
        spot = ring.at(faces.gap_angle(self.gap), KNIFE_RADIUS)
        self.place_center(spot.x(), spot.y())

    def carried_to(self, pos: QPointF) -> QPointF:
        """Snap to the nearest gap where it may go; near the middle follow the pointer."""
        ring = self._ring_place
        if ring is None:
            return pos
        half = QPointF(self.width_px / 2, self.height_px / 2)
        away = pos + half - ring.center
        if math.hypot(away.x(), away.y()) < 0.45 * ring.radius:
            return pos
        gap = nearest_gap(away, (self.gap, *self.allowed))
        if gap != self.shown_gap:
            self.shown_gap = gap
            self.refresh()
        return ring.at(faces.gap_angle(gap), KNIFE_RADIUS) - half

    def _face_for(self, theme: Any) -> Face:
        return faces.knife_face(self.shown_gap, self._selected, theme.dark)


class PlusItem(TableItem):
    """The mark of a gap without a knife: a small disc in a place large enough to hit.

    Attributes:
        gap: the gap.
    """

    def __init__(self, table: TableScene, gap: int) -> None:
        super().__init__(table, f"gap/{gap}")
        self.gap = gap
        self.role = ItemRole.BUTTON
        self._hot = False
        self.setZValue(z_values.LAID)

    @property
    def corner_px(self) -> float:
        """It is round."""
        return self.width_px / 2

    def lie(self, ring: Ring) -> None:
        """Lie on the rim of a ring."""
        side = max(MIN_TARGET_PX, round(ring.radius / 292 * PLUS_UNITS) + 8)
        self.resize(side, side)
        spot = ring.at(faces.gap_angle(self.gap), KNIFE_RADIUS - 0.012)
        self.place_center(spot.x(), spot.y())

    def set_hot(self, hot: bool) -> None:
        """Light up under the pointer."""
        if hot != self._hot:
            self._hot = hot
            self.refresh()

    def face_ready(self, face: Face) -> None:
        """Draw it again when its picture has come."""
        if face == self._face():
            self.refresh()

    def order_faces(self) -> None:
        """Order its picture."""
        side = self._side_px()
        if side >= 1:
            self.table.faces.order(self._face(), side, side, device_pixel_ratio=self.table.device_pixel_ratio)

    def draw(self) -> Picture | None:
        """The disc in the middle of its box."""
        side = self._side_px()
        if side < 1:
            return None
        ratio = self.table.device_pixel_ratio
        pixmap = canvas(self.width_px, self.height_px, ratio)
        painter = smooth_painter(pixmap)
        picture = self.table.faces.pixmap(self._face(), side, side, device_pixel_ratio=ratio)
        painter.drawPixmap(QPointF((self.width_px - side) / 2, (self.height_px - side) / 2), picture)
        painter.end()
        return Picture(pixmap)

    def _side_px(self) -> int:
        return round(max(self.table.metrics.px(PLUS_UNITS), 26.0)) if self.width_px >= 1 else 0

    def _face(self) -> Face:
        return faces.plus_face(self._hot, self.table.theme.dark)


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
        side = max(MIN_TARGET_PX, ring.radius / 292 * KNIFE_UNITS)
        self.radius_px = side / 2
        self.resize(side, side)
        spot = ring.at(faces.gap_angle(self.gap), KNIFE_RADIUS)
        self.place_center(spot.x(), spot.y())

    def covers(self, pos: QPointF) -> bool:
        """Whether this gap is the nearest one, if the point is near the ring at all."""
        if self._ring is None:
            return False
        away = (pos - self._ring.center) / self._ring.radius
        far = math.hypot(away.x(), away.y())
        return 0.45 <= far <= 1.45 and nearest_gap(away, range(faces.RING_SLICES)) == self.gap


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
        margin = whole_margin(width)
        pixmap = canvas(
            self.width_px + 2 * margin, self.height_px + 2 * margin, self.table.device_pixel_ratio
        )
        painter = smooth_painter(pixmap)
        box = QRectF(margin, margin, self.width_px, self.height_px)
        stroke_box(painter, box, self.radius_px, theme.card_ink_soft, width, "dashed")
        bar = QRectF(0, 0, self.width_px * 0.32, max(3.0, 6 * unit))
        bar.moveCenter(box.center())
        fill_box(painter, bar, bar.height() / 2, theme.card_ink_soft)
        painter.end()
        return Picture(pixmap, margin, margin)


def nearest_gap(away: QPointF, gaps: Any) -> int:
    """The gap whose direction is nearest.

    Args:
        away: a direction from the middle of the ring.
        gaps: those to choose from.

    Returns:
        One of them.
    """
    angle = math.atan2(away.x(), -away.y())

    def apart(gap: int) -> float:
        turn = (faces.gap_angle(gap) - angle) % math.tau
        return min(turn, math.tau - turn)

    return int(min(gaps, key=apart))
