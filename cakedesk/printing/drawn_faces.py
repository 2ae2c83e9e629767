"""Faces drawn with a painter, as shapes and not as pixels."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from cakedesk.art.face import Face

PX_A_MM = 20
"""How large all is drawn that is printed."""

_UNITS_A_MM = 96 / 25.4
"""Faces have the detail that they have on a screen at the same size."""


class DrawnFaces:
    """Faces that are drawn again and again, each at one size."""

    def __init__(self) -> None:
        self._renderers: dict[tuple[Face, float], QSvgRenderer] = {}

    def draw(self, painter: QPainter, face: Face, rect: QRectF) -> None:
        """Draw a face.

        Args:
            painter: with `PX_A_MM`.
            face: what is drawn.
            rect: where.
        """
        key = face, rect.width()
        renderer = self._renderers.get(key)
        if renderer is None:
            units = _UNITS_A_MM / PX_A_MM
            svg = face.svg(rect.width() * units, rect.height() * units)
            renderer = self._renderers[key] = QSvgRenderer(QByteArray(svg.encode()))
        renderer.render(painter, rect)
