"""`Face`: a value that names a picture and can write it as SVG."""

from __future__ import annotations

import abc
import dataclasses

from cakedesk.art.palette import PORCELAIN
from cakedesk.art.svg import Drawing


class Face(abc.ABC):
    """One picture of the house. Subclasses are frozen dataclasses, so equal faces are one key in every cache.

    A subclass gives `_size` and `_draw`, and `_corner` and `_ground` where it is a card.
    """

    @property
    def name(self) -> str:
        """Short, stable name for logs and tests."""
        values = (getattr(self, field.name) for field in dataclasses.fields(self))  # type: ignore[arg-type]
        return " ".join([type(self).__name__.removesuffix("Face"), *(str(value) for value in values)])

    @property
    def aspect(self) -> float:
        """Width divided by height."""
        width, height = self._size()
        return width / height

    @property
    def corner_ratio(self) -> float | None:
        """Corner radius divided by the width, for a shadow; None: the shape is no rounded rectangle."""
        corner = self._corner()
        return None if corner is None else corner / self._size()[0]

    @property
    def ground(self) -> str | None:
        """Colour of the plain card that stands in until the picture is ready; None: nothing stands in."""
        return self._ground()

    @property
    def is_opaque(self) -> bool:
        """Whether it fills its whole rectangle, so that it can be painted without blending."""
        return False

    def svg(self, width_units: float, height_units: float) -> str:
        """Writes the picture.

        Args:
            width_units: Width it will be shown at, in device-independent pixels. Small pictures are drawn
                bolder and with fewer words; the picture itself fills any size.
            height_units: Height it will be shown at.

        Returns:
            An SVG document.
        """
        width, height = self._size()
        drawing = Drawing(width, height)
        self._draw(drawing, min(width_units, height_units * width / height))
        return drawing.document()

    @abc.abstractmethod
    def _size(self) -> tuple[float, float]:
        """Gives width and height in the units the face draws in."""

    @abc.abstractmethod
    def _draw(self, drawing: Drawing, width_units: float) -> None:
        """Draws the picture for showing it at this width."""

    def _corner(self) -> float | None:
        """Gives the corner radius in the units the face draws in; None: no card's shape."""
        return None

    def _ground(self) -> str | None:
        return None if self._corner() is None else PORCELAIN
