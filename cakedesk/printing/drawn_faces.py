"""Faces drawn with a painter, as shapes and not as pixels."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from cakedesk.art.face import Face
from cakedesk.art.own_pictures import OwnPictureError

PX_A_MM = 20
"""How large all is drawn that is printed."""

_UNITS_A_MM = 96 / 25.4
"""Faces have the detail that they have on a screen at the same size."""

_NO_OUTLINE = '<svg stroke-width="0" '
"""Begins a picture in which shapes have an outline only where one says how wide it is: in documents Qt gives
every path without one a line in its own colour, which shows as a ring where the path is translucent, and
makes letters bolder."""


class DrawnFaces:
    """Faces that are drawn again and again, each at one size."""

    def __init__(self) -> None:
        # Pictures of a person's own that can't be read, by name.
        self.spoiled: dict[str, OwnPictureError] = {}
        self._renderers: dict[tuple[Face, float], QSvgRenderer] = {}

    def draw(self, painter: QPainter, face: Face, rect: QRectF) -> None:
        """Draw a face.

        Args:
            painter: with `PX_A_MM`.
            face: what is drawn.
        """
        key = face, rect.width()
        renderer = self._renderers.get(key)
        if renderer is None:
            units = _UNITS_A_MM / PX_A_MM
            svg = self._svg(face, rect.width() * units, rect.height() * units)
            renderer = self._renderers[key] = QSvgRenderer(
                QByteArray(svg.replace("<svg ", _NO_OUTLINE, 1).encode())
            )
        renderer.render(painter, rect)

    def _svg(self, face: Face, width_units: float, height_units: float) -> str:
        try:
            return face.svg(width_units, height_units)
        except OwnPictureError as error:
            if error.instead is None:
                raise
            self.spoiled[error.name] = error
            return self._svg(error.instead, width_units, height_units)
