"""A bounded memory of pictures that the table has drawn itself."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap


class PixmapCache:
    """Keeps drawn pictures by key and forgets those that were used longest ago.

    Args:
        limit_bytes: how much all pictures together may take.

    Attributes:
        held_bytes: how much they take now.
    """

    def __init__(self, limit_bytes: int = 48 * 1024 * 1024) -> None:
        self._limit_bytes = limit_bytes
        self.held_bytes = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """A picture, drawn now if it is not there yet.

        Args:
            key: everything that the picture depends on.
            make: draws it.

        Returns:
            The picture, shared: never paint on it.
        """
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = make()
            self._pixmaps[key] = pixmap
            self.held_bytes += _bytes_of(pixmap)
            self._forget_oldest()
        else:
            self._pixmaps.move_to_end(key)
        return pixmap

    def set_limit(self, limit_bytes: int) -> None:
        """Keep more or less from now on: so many bytes for all pictures together."""
        self._limit_bytes = limit_bytes
        self._forget_oldest()

    def clear(self) -> None:
        """Forget all pictures."""
        self._pixmaps.clear()
        self.held_bytes = 0

    def _forget_oldest(self) -> None:
        while self.held_bytes > self._limit_bytes and len(self._pixmaps) > 1:
            _, pixmap = self._pixmaps.popitem(last=False)
            self.held_bytes -= _bytes_of(pixmap)


def canvas(width_px: float, height_px: float, device_pixel_ratio: float) -> QPixmap:
    """An empty transparent picture to paint on.

    Args:
        width_px: its width; rounded up to whole device pixels.
        height_px: its height; rounded up to whole device pixels.
        device_pixel_ratio: device pixels in one px.
    """
    # The small tolerance keeps 1.25 * 80 from becoming 101 device pixels.
    width = max(1, math.ceil(width_px * device_pixel_ratio - 1e-6))
    height = max(1, math.ceil(height_px * device_pixel_ratio - 1e-6))
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def whole_margin(margin_px: float) -> float:
    """A margin that is whole device pixels at 125, 150 and 200 %, so that what stands beside it stays crisp.

    Args:
        margin_px: the room needed.

    Returns:
        The room to take, a multiple of 4 px.
    """
    return math.ceil(margin_px / 4) * 4.0


def smooth_painter(pixmap: QPixmap) -> QPainter:
    """A painter for smooth shapes, text and scaled pictures.

    Args:
        pixmap: what to paint on.

    Returns:
        The painter. Whoever asked ends it.
    """
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
