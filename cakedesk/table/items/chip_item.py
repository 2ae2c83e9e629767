"""`ChipItem`: the disc of a seat."""

from __future__ import annotations

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table import z_values
from cakedesk.table.items.base import Surface
from cakedesk.table.items.face_item import FaceItem
from cakedesk.table.theme import Theme


class ChipItem(FaceItem):
    """A seat's colour and symbol on a disc, with a porcelain ring in the dark theme.

    Attributes:
        seat: whose.
    """

    def __init__(self, table: Surface, seat: int, size_px: float) -> None:
        self.seat = seat
        super().__init__(table, self._face_for, size_px, size_px)
        self.setZValue(z_values.TAG)

    @property
    def corner_px(self) -> float:
        """Half its width: it is round."""
        return self.width_px / 2

    def set_seat(self, seat: int) -> None:
        """Show another seat's disc."""
        if seat != self.seat:
            self.seat = seat
            self.refresh()

    def _face_for(self, theme: Theme) -> Face:
        return faces.seat_chip_face(self.seat, ring=theme.dark)
