"""The slices of Piece o' Cake: eleven make a cake of fourteen centimetres."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake.box import COLOR
from cakedesk.art.piece_o_cake.pieces import UNIT
from cakedesk.art.piece_o_cake.ring import piece_frame, piece_outline
from cakedesk.art.piece_o_cake.sides import closed_path
from cakedesk.art.svg import Drawing, num
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.printing.deck import PrintedCard, PrintedSet
from cakedesk.table.boards.piece_o_cake import looks

_RADIUS_MM = 70.0
_FRAME = piece_frame(0, 1)


class SliceBackFace(Face):
    """The back of every slice, in the frame of its front."""

    _units = _FRAME.width * UNIT, _FRAME.height * UNIT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        x, y = num(_FRAME.center_x * UNIT), num(_FRAME.center_y * UNIT)
        with drawing.group(transform=f"translate({x} {y})"):
            # A little larger than the front: whoever cuts along that cuts no white.
            drawing.path(closed_path(piece_outline(0, 1, 0.03), UNIT), fill=COLOR)
            inner = closed_path(piece_outline(0, 1, -0.02), UNIT)
            drawing.path(inner, fill="none", stroke="#FFF1D0", stroke_width=4)


def deck(lists: PieceOCakeLists) -> list[PrintedSet]:
    """All slices."""
    kinds = [lists.varieties[variety] for variety in lists.slices]
    fronts = [looks.piece_face((looks.slice_of(kind),), 0) for kind in kinds]
    width = _RADIUS_MM * _FRAME.width
    return [PrintedSet(width, [PrintedCard(front, SliceBackFace()) for front in fronts])]
