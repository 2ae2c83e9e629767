"""What the home page shows of the game: cake on plates, seen from the front and above as in a shop window."""

from __future__ import annotations

import math

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake.box import PieceOCakeBoxFace
from cakedesk.art.piece_o_cake.colors import VARIETIES
from cakedesk.art.piece_o_cake.cream import draw_cream_cloud
from cakedesk.art.piece_o_cake.fruits import draw_fruit
from cakedesk.art.piece_o_cake.pieces import UNIT, SliceSpec
from cakedesk.art.piece_o_cake.plate import draw_plate_above
from cakedesk.art.piece_o_cake.ring import (
    GAP,
    INNER_RADIUS,
    RING_SLICES,
    THICKNESS,
    Point,
    gap_angle,
    piece_frame,
    point_at,
    slice_angle,
    wedge_outline,
)
from cakedesk.art.piece_o_cake.sides import closed_path, draw_sides
from cakedesk.art.piece_o_cake.tops import FRUIT_AT, draw_icing
from cakedesk.art.svg import Drawing, num

_TILT = 0.46
"""Height of a circle that lies, divided by its width."""

_STRETCH = 4.6
_HEIGHT = THICKNESS * _STRETCH
_WIDTH_UNITS, _HEIGHT_UNITS = 200.0, 142.0
_PLATE_Y = 90.0
_GROOVE = 0.009


class ServedCakeFace(Face):
    """A run of slices on a plate of its own."""

    slices: tuple[SliceSpec, ...]  # clockwise
    first: int  # number of the first one, which turns the piece
    radius: float  # radius of the ring, for a plate 200 wide
    _units = _WIDTH_UNITS, _HEIGHT_UNITS

    @property
    def name(self) -> str:
        """Its varieties."""
        return " ".join(["ServedCake", *(spec.kind for spec in self.slices)])

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        with drawing.group(transform=f"translate(0 {num(_PLATE_Y)}) scale(1 {_TILT})"):
            draw_plate_above(drawing, 100, 0, 96)
        scale = self.radius / UNIT
        x, y = self._middle()
        with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({scale:.4f})"):
            self._draw_cake(drawing)

    def _middle(self) -> tuple[float, float]:
        """Gives where the ring's centre lies on top, so that the piece stands in the middle of its plate."""
        if len(self.slices) > RING_SLICES // 2:
            return 100, _PLATE_Y - _HEIGHT * self.radius + 1
        frame = piece_frame(self.first, len(self.slices))
        x = 100 + (frame.center_x - frame.width / 2) * self.radius
        y = _PLATE_Y + (frame.center_y - frame.height / 2) * self.radius * _TILT
        return x, y - _HEIGHT * self.radius + 1

    def _draw_cake(self, drawing: Drawing) -> None:
        turns = sorted(range(len(self.slices)), key=lambda turn: -math.cos(slice_angle(self.first + turn)))
        for turn in turns:
            self._draw_shadow(drawing, turn)
        for turn in turns:
            lying = [(x, y * _TILT) for x, y in self._outline(turn, 0.0)]
            position = (self.first + turn) % RING_SLICES
            draw_sides(drawing, self.slices[turn].kind, position, lying, UNIT, _STRETCH)
        with drawing.group(transform=f"scale(1 {_TILT})"):
            for turn in turns:
                crust = VARIETIES[self.slices[turn].kind].crust
                drawing.path(
                    closed_path(self._outline(turn, 0.0), UNIT), fill=crust, stroke=crust, stroke_width=2.4
                )
            for turn in turns:
                position = (self.first + turn) % RING_SLICES
                draw_icing(drawing, self.slices[turn], position, self._outline(turn, _GROOVE), UNIT)
        for turn in turns:
            self._draw_fruit(drawing, turn)

    def _draw_shadow(self, drawing: Drawing, turn: int) -> None:
        data = closed_path([(x, y * _TILT) for x, y in self._outline(turn, 0.0)], UNIT)
        move = f"translate(0 {num(_HEIGHT * UNIT)})"
        for width in (34, 22, 11):
            drawing.stroke(data, "#2A1B0E", width, stroke_opacity=0.1, transform=move)

    def _draw_fruit(self, drawing: Drawing, turn: int) -> None:
        """Stands the fruit on the cake, upright."""
        kind = self.slices[turn].kind
        x, y = point_at(slice_angle(self.first + turn), (FRUIT_AT - 0.04) * UNIT)
        y *= _TILT
        size = (0.3 if len(self.slices) <= RING_SLICES // 2 else 0.26) * UNIT
        with drawing.group(transform=f"translate({num(x)} {num(y)}) scale(1 {_TILT})"):
            if kind == "chocolate":
                draw_cream_cloud(drawing, 0, 0, size * 0.6)
            else:
                drawing.circle(6, 2, size * 0.42, fill="#3A1B0C", fill_opacity=0.25)
        draw_fruit(drawing, kind, x, y - size * 0.3, size)

    def _outline(self, turn: int, groove: float) -> tuple[Point, ...]:
        last = len(self.slices) - 1
        is_ring = len(self.slices) == RING_SLICES
        before = GAP / 2 if turn == 0 and not is_ring else groove
        after = GAP / 2 if turn == last and not is_ring else groove
        start, end = gap_angle(self.first + turn), gap_angle(self.first + turn + 1)
        return wedge_outline(start, end, (before, after), (INNER_RADIUS, 1.0))


def home_faces() -> tuple[Face, ...]:
    """Gives the box, then a piece of two, a cake of which two slices are gone, and a single slice."""
    plum, apricot = SliceSpec("plum", 3, 1), SliceSpec("apricot", 4, 1)
    cherry, blackberry = SliceSpec("cherry", 5, 1), SliceSpec("blackberry", 7, 2)
    kiwi, gooseberry = SliceSpec("kiwi", 8, 2), SliceSpec("gooseberry", 9, 2)
    strawberry, chocolate = SliceSpec("strawberry", 10, 2), SliceSpec("chocolate", 11, 3)
    cut = (chocolate, cherry, kiwi, blackberry, strawberry, gooseberry, chocolate, apricot, plum)
    return (
        PieceOCakeBoxFace(),
        ServedCakeFace((cherry, apricot), 8, 118.0),
        ServedCakeFace(cut, 6, 80.0),
        ServedCakeFace((strawberry,), 3, 128.0),
    )
