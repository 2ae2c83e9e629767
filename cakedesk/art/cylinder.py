"""The body of a cake as a cylinder seen a little from above, and paths that run along it."""

from __future__ import annotations

import math
from typing import NamedTuple

from cakedesk.art.svg import PathData

FLATTENING = 0.11
"""Height of the ellipse on top divided by its width (ry = 0.055 w)."""


class Cylinder(NamedTuple):
    """An upright cylinder.

    Attributes:
        cx: Middle.
        top: Height of the middle of the upper ellipse.
        bottom: Height of the middle of the lower ellipse.
        rx: Half the width.
    """

    cx: float
    top: float
    bottom: float
    rx: float

    @property
    def ry(self) -> float:
        """Half the height of its ellipses."""
        return self.rx * FLATTENING

    @property
    def height(self) -> float:
        """From one ellipse to the other."""
        return self.bottom - self.top

    @property
    def left(self) -> float:
        """Left edge."""
        return self.cx - self.rx

    @property
    def right(self) -> float:
        """Right edge."""
        return self.cx + self.rx

    def grown(self, by: float) -> Cylinder:
        """Makes a wider one with the same ends, for what is spread on its outside."""
        return Cylinder(self.cx, self.top, self.bottom, self.rx + by)

    def point(self, turn: float, y: float) -> tuple[float, float]:
        """Finds a point on the visible half.

        Args:
            turn: 0 is the left edge, 0.5 the front, 1 the right edge; equal steps are equal lengths on
                the cake.
            y: Height, measured at the edges.

        Returns:
            The point in the picture.
        """
        angle = math.pi * turn
        return self.cx - self.rx * math.cos(angle), y + self.ry * math.sin(angle)

    def band(self, upper: float, lower: float, start: float = 0.0, end: float = 1.0) -> PathData:
        """Outlines a part of the visible side between two heights and two turns."""
        upper_left, upper_right = self.point(start, upper), self.point(end, upper)
        lower_left, lower_right = self.point(start, lower), self.point(end, lower)
        data = PathData().move(*upper_left).arc(self.rx, self.ry, *upper_right, clockwise=False)
        return data.line(*lower_right).arc(self.rx, self.ry, *lower_left, clockwise=True).close()

    def rim(self, y: float, start: float = 0.0, end: float = 1.0) -> PathData:
        """Draws a line along the visible side at one height."""
        return (
            PathData().move(*self.point(start, y)).arc(self.rx, self.ry, *self.point(end, y), clockwise=False)
        )

    def silhouette(self) -> PathData:
        """Outlines all of it, upper ellipse included."""
        data = PathData().move(self.left, self.top).line(self.left, self.bottom)
        data.arc(self.rx, self.ry, self.right, self.bottom, clockwise=False).line(self.right, self.top)
        return data.arc(self.rx, self.ry, self.left, self.top, clockwise=False).close()
