"""`TakenPlaces`: the empty places on the plate, and who has taken what lay there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.art.piece_o_cake.ring import wedge_outline
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.layout import Ring
from cakedesk.table.boards.piece_o_cake.ring_items import RingItem
from cakedesk.table.items import ChipItem, TagItem
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

CHIP_UNITS = 50.0
SMALL_CHIP_UNITS = 42.0
"""On a single slice."""
LEAST_CHIP_PX = 26.0
RADIUS = 0.62
"""How far from the middle a sign stands, in radii of the cake."""
_OTHER_RADII = (0.68, 0.74)
"""A sign with a word goes farther out, where a piece is wider, before it does without the word."""
_REACH = (0.08, 1.12)
"""From where to where a word may go, in radii of the cake."""


class TakenPlaces(ScreenPart):
    """The dashed places of pieces that were taken, each with its seat's chip and, if that fits, a word."""

    def __init__(self, scene: TableScene, names: Sequence[str]) -> None:
        super().__init__(scene)
        self._names = names
        self._ring: Ring | None = None
        # What lies there, by the first slice and the number of slices.
        self.places = Kept(self, self._new_place)
        self.signs = Kept(self, self._new_sign)  # chip and word of a place, by its first slice

    def lay(self, places: Mapping[int, Sequence[int]], takers: Sequence[int]) -> None:
        """Show other places."""
        wanted = [(start, len(own)) for start, own in places.items()]
        for (start, count), place in self.places.lay(wanted).items():
            told = self.tr("{name} took a piece of %n slice(s)", "", count)
            place.set_accessible(told.format(name=self._names[takers[start]]))
        for start, (chip, _) in self.signs.lay(places).items():
            chip.set_seat(takers[start])
        self._place_signs()

    def relayout(self, ring: Ring) -> None:
        """Lie somewhere else."""
        self._ring = ring
        for item in self.places.values():
            item.lie(ring)
        self._place_signs()

    def _new_place(self, which: tuple[int, int]) -> RingItem:
        place = RingItem(self.scene, faces.taken_place_face(*which), geometry.piece_frame(*which))
        place.setZValue(z_values.ZONE)
        if self._ring is not None:
            place.lie(self._ring)
        return place

    def _new_sign(self, start: int) -> tuple[ChipItem, TagItem]:
        del start
        return ChipItem(self.scene, 0, CHIP_UNITS), TagItem(self.scene, self.tr("taken"), "alert").mute()

    def _place_signs(self) -> None:
        ring, px = self._ring, self.metrics.px
        if ring is None:
            return
        for start, count in self.places:
            chip, tag = self.signs[start]
            side = max(LEAST_CHIP_PX, px(CHIP_UNITS if count > 1 else SMALL_CHIP_UNITS))
            chip.resize(side, side)
            tag.set_text_px(self.metrics.text_px(19))
            angle = geometry.piece_angle(start, count)
            shapes = (geometry.piece_outline(start, count), _reach(start, count))
            spots = [ring.at(angle, radius) for radius in (RADIUS, *_OTHER_RADII)]
            fitting = (spot for shape in shapes for spot in spots if self._has_room(spot, start, shape))
            spot = next(fitting, None)
            self.show_item(tag, spot is not None)
            if spot is None:
                spot = ring.at(angle, RADIUS)
                chip.place_center(spot.x(), spot.y())
            else:
                chip.place_center(spot.x(), spot.y() - tag.height_px * 0.5)
                tag.place_center(spot.x(), spot.y() + side * 0.5 + px(6))

    def _has_room(self, spot: QPointF, start: int, shape: Sequence[tuple[float, float]]) -> bool:
        """Whether chip and word, around a spot, stay inside of a shape on the ring."""
        assert self._ring is not None
        chip, tag = self.signs[start]
        word = QRectF(0, 0, tag.width_px, tag.height_px)
        word.moveCenter(spot + QPointF(0, chip.height_px * 0.5 + self.metrics.px(6)))
        disc = QRectF(0, 0, chip.width_px, chip.height_px)
        disc.moveCenter(spot - QPointF(0, tag.height_px * 0.5))
        outline = QPainterPath()
        outline.addPolygon([self._ring.center + QPointF(x, y) * self._ring.radius for x, y in shape])
        outline.closeSubpath()
        return outline.contains(word) and outline.contains(disc)


def _reach(start: int, count: int) -> tuple[tuple[float, float], ...]:
    """A place with its part of the hole and of the plate's rim: a word there covers no slice either."""
    if count == geometry.RING_SLICES:
        return geometry.piece_outline(start, count)
    first, last = geometry.gap_angle(start), geometry.gap_angle(start + count)
    return wedge_outline(first, last, (geometry.GAP, geometry.GAP), _REACH)
