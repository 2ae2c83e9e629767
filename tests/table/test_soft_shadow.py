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


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("radius_px", [4.0, 22.0, 60.0])
@pytest.mark.parametrize("ratio", [1.0, 1.25])
def test_a_shadow_fades_evenly_in_its_own_colour(ratio: float, radius_px: float) -> None:
    picture = QImage(round(400 * ratio), round(300 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    brush = ShadowBrush(PixmapCache(1 << 20), LIGHT, 1.0, ratio)
    brush.blur(painter, QRectF(80, 80, 240, 140), radius_px, 0.0, 30.0, 0.4)
    painter.end()
    around = [range(round(85 * ratio)), range(round(315 * ratio), picture.width())]
    for x in (x for columns in around for x in columns[1:]):
        for y in range(1, picture.height()):
            color = picture.pixelColor(x, y)
            beside, above = picture.pixelColor(x - 1, y), picture.pixelColor(x, y - 1)
            assert abs(color.alpha() - beside.alpha()) < 6 and abs(color.alpha() - above.alpha()) < 6
            if color.alpha() > 40:
                assert abs(color.green() - LIGHT.shadow.green()) < 5
    assert max(picture.pixelColor(x, picture.height() // 2).alpha() for x in around[0]) > 50
