"""Piece o' Cake's box."""

from __future__ import annotations

from cakedesk.art.box import BoxFace, draw_lit_ground
from cakedesk.art.piece_o_cake.pieces import UNIT, SliceSpec, draw_piece
from cakedesk.art.piece_o_cake.plate import draw_plate_above
from cakedesk.art.piece_o_cake.ring import piece_angle, point_at
from cakedesk.art.svg import Drawing, num

COLOR = "#DB8F12"
_RADIUS = 97.0
_MIDDLE = (144.0, 154.0)
_SCALE = 0.36
"""Pixels of a unit at which the cake on a box is drawn: small."""

_REST = (
    SliceSpec("chocolate", 11, 3),
    SliceSpec("gooseberry", 9, 2),
    SliceSpec("kiwi", 8, 2),
    SliceSpec("blackberry", 7, 2),
    SliceSpec("apricot", 4, 1),
    SliceSpec("cherry", 5, 1),
    SliceSpec("plum", 3, 1),
    SliceSpec("kiwi", 8, 2),
    SliceSpec("strawberry", 10, 2),
    SliceSpec("gooseberry", 9, 2),
)
_SERVED = SliceSpec("strawberry", 10, 2)


class PieceOCakeBoxFace(BoxFace):
    """A honey box with a cake on its plate, one slice of it being served."""

    _plain = COLOR

    def _draw_window(self, drawing: Drawing) -> None:
        x, y = _MIDDLE
        draw_lit_ground(drawing, COLOR, "#FFE7B0", (0.34, 0.14), (x, y, 138), "#FFF4D4", 0.75)
        draw_plate_above(drawing, x, y, _RADIUS * 1.165)
        scale = f"scale({_RADIUS / UNIT:.4f})"
        with drawing.group(transform=f"translate({num(x)} {num(y)}) {scale}"):
            draw_piece(drawing, _REST, 1, scale=_SCALE)
        dx, dy = point_at(piece_angle(0, 1), _RADIUS * 0.3)
        with drawing.group(transform=f"translate({num(x + dx)} {num(y + dy)}) {scale}"):
            draw_piece(drawing, (_SERVED,), 0, lifted=True, scale=_SCALE)
