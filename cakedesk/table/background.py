"""The table's own surface: calm in the middle, a little darker towards its corners."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient

from cakedesk.table.theme import Theme, mixed

_CALM_UNTIL = 0.55
"""Share of the way to a corner where the table begins to darken."""


def paint_table(width_px: float, height_px: float, device_pixel_ratio: float, theme: Theme) -> QPixmap:
    """Paint the surface as an opaque picture, for where little of it is painted often.

    Args:
        width_px: the table's width.
        height_px: the table's height.
        device_pixel_ratio: device pixels in one px.
    """
    pixmap = QPixmap(
        max(1, round(width_px * device_pixel_ratio)), max(1, round(height_px * device_pixel_ratio))
    )
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(theme.table)
    painter = QPainter(pixmap)
    paint_surface(painter, width_px, height_px, theme)
    painter.end()
    return pixmap


def paint_surface(painter: QPainter, width_px: float, height_px: float, theme: Theme) -> None:
    """Paint the surface itself.

    Args:
        width_px: the table's width.
        height_px: the table's height.
    """
    painter.save()
    # A circle stretched over the whole table, so that the four corners are alike on any window.
    painter.scale(width_px / 2, height_px / 2)
    gradient = QRadialGradient(QPointF(1, 1), 2**0.5)
    gradient.setColorAt(_CALM_UNTIL, theme.table)
    gradient.setColorAt(0.8, mixed(theme.table, theme.table_edge, 0.35))
    gradient.setColorAt(1.0, theme.table_edge)
    painter.fillRect(QRectF(0, 0, 2, 2), gradient)
    painter.restore()
