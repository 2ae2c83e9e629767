"""The soft shadow of a box is the same all along its edges, wherever the box stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from cakedesk.table.pixmap_cache import PixmapCache
from cakedesk.table.soft_shadow import ShadowBrush
from cakedesk.table.theme import LIGHT


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 1.25])
def test_no_line_is_darker_along_an_edge(ratio: float) -> None:
    brush = ShadowBrush(PixmapCache(1 << 20), LIGHT, 0.94, ratio)
    for tenths in range(10):
        picture = QImage(round(600 * ratio), round(240 * ratio), QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(50 + tenths / 10, 40, 480.7, 130.7)
        brush.paint(painter, box, 22.0, "lifted")
        painter.end()
        below = round((box.bottom() + 6) * ratio)
        shades = [picture.pixelColor(x, below).green() for x in range(picture.width())]
        assert shades[len(shades) // 2] - 1 <= min(shades) < 255
