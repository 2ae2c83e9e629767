"""A rectangle in the units that a picture is drawn in."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle in the picture's units.

    Attributes:
        x: Left edge.
        y: Upper edge.
        width: Width.
        height: Height.
    """

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.y + self.height

    @property
    def center_x(self) -> float:
        """Middle."""
        return self.x + self.width / 2

    @property
    def center_y(self) -> float:
        """Middle."""
        return self.y + self.height / 2
