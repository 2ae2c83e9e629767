"""Knives on the rim of the ring, the marks of gaps, and the places where a picked knife may go."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.layout import KNIFE_RADIUS, Ring
from cakedesk.table.items import DropZone, FaceItem, ItemRole, PictureButton, TableItem
from cakedesk.table.items.base import Picture
from cakedesk.table.metrics import MIN_TARGET_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.strokes import fill_box, stroke_box

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
        return ring.at(faces.gap_angle(gap), KNIFE_RADIUS) - half

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
        turn = (faces.gap_angle(gap) - angle) % math.tau
        return min(turn, math.tau - turn)

    return int(min(gaps, key=apart))


def _lie(item: TableItem, ring: Ring, gap: int, side_px: float, radius: float = KNIFE_RADIUS) -> None:
    """Lie on the rim, at a gap."""
    item.resize(side_px, side_px)
    spot = ring.at(faces.gap_angle(gap), radius)
    item.place_center(spot.x(), spot.y())
