"""What the home page shows of the game: a slice, a larger piece and a whole cake, each on its plate."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake.pieces import UNIT, SliceSpec, draw_piece
from cakedesk.art.piece_o_cake.plate import draw_plate_above
from cakedesk.art.piece_o_cake.ring import piece_frame
from cakedesk.art.svg import Drawing, num

_WIDTH, _HEIGHT = 200.0, 206.0
_ROOM = 128.0
"""Side of the square on the plate that a piece fills."""


class ServedPieceFace(Face):
    """A piece of cake on a plate of its own, seen from above.

    Attributes:
        slices: Clockwise.
        first: Number of the first one, which turns the piece.
    """

    slices: tuple[SliceSpec, ...]
    first: int

    def _size(self) -> tuple[float, float]:
        return _WIDTH, _HEIGHT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_plate_above(drawing, 100, 99, 94)
        frame = piece_frame(self.first, len(self.slices))
        side = max(frame.width, frame.height) * UNIT
        scale = _ROOM * (1.27 if len(self.slices) == 11 else 1.08) / side
        x = 100 + (frame.center_x - frame.width / 2) * UNIT * scale
        y = 99 + (frame.center_y - frame.height / 2) * UNIT * scale
        with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({scale:.4f})"):
            draw_piece(drawing, self.slices, self.first, scale=scale * width_units / _WIDTH)


def showcase() -> tuple[Face, ...]:
    """Gives a slice, a piece of three and a whole cake."""
    plum, apricot = SliceSpec("plum", 3, 1), SliceSpec("apricot", 4, 1)
    cherry, blackberry = SliceSpec("cherry", 5, 1), SliceSpec("blackberry", 7, 2)
    kiwi, gooseberry = SliceSpec("kiwi", 8, 2), SliceSpec("gooseberry", 9, 2)
    strawberry, chocolate = SliceSpec("strawberry", 10, 2), SliceSpec("chocolate", 11, 3)
    ring = (
        strawberry, chocolate, kiwi, cherry, blackberry, apricot, chocolate, gooseberry, plum, strawberry, kiwi,
    )  # fmt: skip
    return (
        ServedPieceFace((cherry, apricot, blackberry), 10),
        ServedPieceFace(ring, 0),
        ServedPieceFace((strawberry, chocolate), 0),
    )
