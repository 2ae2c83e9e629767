"""`PulledPieces`: pieces that the pointer pulls out of the cake, or pushes back into it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF

from cakedesk.art.piece_o_cake import faces
from cakedesk.art.piece_o_cake.colors import Mark
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.table.animation import Move
from cakedesk.table.boards.piece_o_cake.ring_items import PieceItem
from cakedesk.table.boards.piece_o_cake.ring_view import RingView
from cakedesk.table.items import DropZone
from cakedesk.table.items.base import Picture
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

OUT_MS = 200
ENOUGH_SHARE = 0.5
"""A piece that is pulled outwards by so much of the way of a chosen one is out."""


class PullZone(DropZone):
    """Where a piece that is let go is out of the cake, or in it. The piece itself shows which it is."""

    def __init__(self, table: TableScene, ring: RingView, *, is_outside: bool) -> None:
        super().__init__(table, "pull/out" if is_outside else "pull/in", "")
        self.piece: PieceItem | None = None  # what is pulled; None: nothing
        self.is_outside = is_outside
        self._ring = ring

    def covers(self, pos: QPointF) -> bool:
        """Whether what is pulled would be here."""
        return self.piece is not None and self._is_out(self.piece, pos) == self.is_outside

    def draw(self) -> Picture | None:
        """Nothing."""
        return None

    def _is_out(self, piece: PieceItem, pos: QPointF) -> bool:
        ring = self._ring.ring
        away = pos - ring.center
        if math.hypot(away.x(), away.y()) > ring.radius:
            return True
        if len(piece.slices) == SLICES:
            return False  # it has no way of its own
        x, y = faces.point_at(piece.angle, 1.0)
        return QPointF.dotProduct(piece.moved_px(), QPointF(x, y)) >= (
            ENOUGH_SHARE * faces.MOVED_OUT * ring.radius
        )


class PulledPieces(ScreenPart):
    """What becomes of pieces that are pulled, and how they slide to where they belong."""

    def __init__(self, ring: RingView, parent: QObject | None = None) -> None:
        super().__init__(ring.scene, parent)
        self._ring = ring
        self._out = self.own(PullZone(ring.scene, ring, is_outside=True))
        self._in = self.own(PullZone(ring.scene, ring, is_outside=False))

    def target_of(self, piece: PieceItem, *, is_chosen: bool) -> DropZone:
        """Where a piece has to be let go for something to happen."""
        zone = self._in if is_chosen else self._out
        zone.piece = piece
        rect = self._ring.plate_rect_px()
        zone.place_in(rect)
        return zone

    def begin(self, piece: PieceItem) -> None:
        """Show a piece as lifted, with dashes where it belongs, and leave it where it is."""
        moved = piece.moved_px()
        self._ring.lift(piece)
        piece.lie(self._ring.ring, moved)

    def mark(self, piece: PieceItem, mark: Mark) -> None:
        """Give a pulled piece another outline."""
        moved = piece.moved_px()
        piece.set_mark(mark, lifted=True)
        piece.lie(self._ring.ring, moved)

    def whereabouts(self) -> dict[int, QPointF]:
        """How far each piece stands from where it was cut, in px, by its first slice."""
        return {start: piece.moved_px() for start, piece in self._ring.pieces.items()}

    def slide_from(self, before: Mapping[int, QPointF]) -> list[Move]:
        """Put pieces back where they were before they were shown anew."""
        ring, moves = self._ring.ring, []
        for start, piece in self._ring.pieces.items():
            rest = self._ring.out_of(piece) if piece.lifted else QPointF()
            moved = before.get(start, rest)
            if (moved - rest).manhattanLength() <= 1.0:
                piece.lie(ring, rest)
                continue
            piece.setPos(piece.spot(ring, moved))
            moves.append(Move(piece, pos=piece.spot(ring, rest), duration_ms=OUT_MS))
        return moves
