"""`CrispPixmap`: a picture that is copied px by px wherever it can be."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem


class CrispPixmap(QGraphicsPixmapItem):
    """A pixmap that Qt smooths only while it is scaled or turned, or was drawn for another screen.

    Smoothing that changes nothing is dear: Qt then mixes every pixel, in several threads, instead of copying
    (measured: 2.3 times the CPU of a table of 150 cards).
    """

    def __init__(self) -> None:
        super().__init__()
        self._is_smooth = False

    def sample_for(self, device_pixel_ratio: float) -> None:
        """Smooth it if it has to be. To be called with a new pixmap."""
        drawn_for, transform = super().pixmap().devicePixelRatio(), self.sceneTransform()
        # Between whole ratios a copied pixel may land beside its place.
        is_exact = drawn_for == device_pixel_ratio and device_pixel_ratio == int(device_pixel_ratio)
        is_smooth = not is_exact or transform.isScaling() or transform.isRotating()
        if is_smooth != self._is_smooth:
            self._is_smooth = is_smooth
            modes = Qt.TransformationMode
            self.setTransformationMode(modes.SmoothTransformation if is_smooth else modes.FastTransformation)

    def transformed(self) -> None:
        """React to being scaled or turned, alone or with what it belongs to. Subclasses answer this."""

    # Qt's names

    def setScale(self, scale: float) -> None:
        """Show it larger or smaller, smoothly."""
        super().setScale(scale)
        self.transformed()

    def setRotation(self, angle: float) -> None:
        """Turn it, smoothly."""
        super().setRotation(angle)
        self.transformed()
