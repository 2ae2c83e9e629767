"""Soft shadows of panels and buttons: a small blurred tile, stretched to any size.

Cards bring their shadows with them (`cakedesk.art.shadow`); these are for shapes that the table draws itself.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QPolygonF, QRadialGradient

from cakedesk.art.shadow import ShadowKind
from cakedesk.table.pixmap_cache import PixmapCache, canvas
from cakedesk.table.theme import Theme, with_alpha

_DARK_STRENGTH = 1.5
"""How much darker than by day shadows are at night."""

_STEPS = 24
"""So many colours tell how a shadow fades out."""


class _Blur(NamedTuple):
    down: float
    blur: float
    opacity: float


_BLURS: dict[ShadowKind, tuple[_Blur, ...]] = {
    "rest": (_Blur(2, 5, 0.22),),
    "card": (_Blur(2, 3, 0.18), _Blur(7, 16, 0.24)),
    "lifted": (_Blur(3, 4, 0.20), _Blur(18, 32, 0.32)),
}


def shadow_margin_px(kind: ShadowKind, scale: float) -> float:
    """How far a shadow sticks out at most.

    Args:
        scale: px of one unit.

    Returns:
        The margin in px, the same for all four sides.
    """
    return math.ceil(max(blur.down + blur.blur for blur in _BLURS[kind]) * scale)


class ShadowBrush(NamedTuple):
    """Paints shadows in one theme at one scale.

    Attributes:
        cache: keeps the tiles.
        theme: the colours.
        scale: px of one unit.
        device_pixel_ratio: device pixels in one px.
    """

    cache: PixmapCache
    theme: Theme
    scale: float
    device_pixel_ratio: float

    def paint(self, painter: QPainter, box: QRectF, radius_px: float, kind: ShadowKind) -> None:
        """Paint the shadow of a rounded box; the box itself goes on top of it.

        Args:
            radius_px: the radius of its corners.
        """
        strength = _DARK_STRENGTH if self.theme.dark else 1.0
        for blur in _BLURS[kind]:
            down_px, spread_px = blur.down * self.scale, blur.blur * self.scale
            self.blur(painter, box, radius_px, down_px, spread_px, blur.opacity * strength)

    def blur(
        self,
        painter: QPainter,
        box: QRectF,
        radius_px: float,
        down_px: float,
        spread_px: float,
        opacity: float,
    ) -> None:
        """Paint one blurred shape of a rounded box.

        Args:
            radius_px: the radius of its corners.
            down_px: how far the shadow lies below it.
            spread_px: how far the shadow fades out around that.
            opacity: how dark it is in the middle, 0 to 1.
        """
        corner_px = math.ceil(min(radius_px, box.width() / 2, box.height() / 2) + 2 * spread_px)
        tile = self._tile(corner_px, radius_px, spread_px, opacity)
        outer = box.translated(0, down_px)
        _stretch(painter, tile, outer.adjusted(-spread_px, -spread_px, spread_px, spread_px), corner_px)

    def _tile(self, corner_px: int, radius_px: float, spread_px: float, opacity: float) -> QPixmap:
        ratio = self.device_pixel_ratio
        key = (
            "shadow",
            corner_px,
            round(radius_px, 1),
            round(spread_px, 2),
            opacity,
            self.theme.shadow.rgba(),
            ratio,
        )
        return self.cache.get(key, lambda: self._draw_tile(corner_px, radius_px, spread_px, opacity))

    def _draw_tile(self, corner_px: int, radius_px: float, spread_px: float, opacity: float) -> QPixmap:
        side = 2 * corner_px + 2
        middle, curve = side / 2, min(radius_px + spread_px, side / 2)
        arc = QRadialGradient(QPointF(curve, curve), curve)
        line = QLinearGradient(QPointF(0, 0), QPointF(0, middle))
        for step in range(_STEPS + 1):
            share = step / _STEPS
            for gradient, length_px, at in ((arc, curve, 1 - share), (line, middle, share)):
                # A half plane's blurred edge is the integral of a bell curve; half the blur is its sigma.
                depth = math.erf(min(length_px * share / spread_px - 1, 1.0) * math.sqrt(2))
                gradient.setColorAt(at, with_alpha(self.theme.shadow, opacity * 0.5 * (1 + depth)))
        arc.setColorAt(1.0, Qt.GlobalColor.transparent)
        pixmap = canvas(side, side, self.device_pixel_ratio)
        painter = QPainter(pixmap)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)  # parts overlap a little
        far = side - curve
        corners = (curve, 0), (far, 0), (far, curve), (middle, middle), (curve, curve)
        edge = QPolygonF([QPointF(*corner) for corner in corners])
        for _ in range(4):
            painter.setBrush(line)
            painter.drawPolygon(edge)
            painter.setBrush(arc)
            painter.drawRect(QRectF(0, 0, curve + 1, curve + 1))
            painter.translate(side, 0)
            painter.rotate(90)
        painter.end()
        return pixmap


def _stretch(painter: QPainter, tile: QPixmap, box: QRectF, corner_px: float) -> None:
    """Draws a tile so that its corners keep their size and its edges stretch. The middle stays empty."""
    ratio = tile.devicePixelRatio()
    corner = min(corner_px, box.width() / 2, box.height() / 2)
    side = tile.width() / ratio
    middle = tile.width() // 2 / ratio
    pixel = 1 / ratio
    sources = [(0.0, corner), (middle, pixel), (side - corner, corner)]

    def cut(least: float, most: float) -> list[tuple[float, float, float, float]]:
        """Parts meet at whole pixels: else both would darken the one that they share."""
        ends = [round(end * ratio) / ratio for end in (least, least + corner, most - corner, most)]
        return [
            (at, after - at, *source) for (at, after), source in zip(pairwise(ends), sources, strict=True)
        ]

    xs, ys = cut(box.left(), box.right()), cut(box.top(), box.bottom())
    # The edges are alike all along: stretching them smoothly would cost much and change nothing.
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    for column, (left, width, from_left, from_width) in enumerate(xs):
        for row, (top, height, from_top, from_height) in enumerate(ys):
            if width <= 0 or height <= 0 or column == row == 1:
                continue
            source = QRectF(from_left * ratio, from_top * ratio, from_width * ratio, from_height * ratio)
            painter.drawPixmap(QRectF(left, top, width, height), tile, source)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
