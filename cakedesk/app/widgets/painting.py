"""Shapes that several widgets paint: soft shadows, panels and the ground of a page."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.pixmap_cache import PixmapCache
from cakedesk.table.soft_shadow import ShadowBrush

_SHADOWS = PixmapCache(8 * 1024 * 1024)


def with_alpha(color: QColor, alpha: float) -> QColor:
    """The same colour, thinner.

    Args:
        alpha: its opacity, 0 to 1.
    """
    thin = QColor(color)
    thin.setAlphaF(alpha)
    return thin


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """A colour between two.

    Args:
        share: 0 to 1.
    """
    keep = 1.0 - share
    return QColor.fromRgbF(
        first.redF() * keep + second.redF() * share,
        first.greenF() * keep + second.greenF() * share,
        first.blueF() * keep + second.blueF() * share,
    )


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    least = min(radius, rect.width() / 2, rect.height() / 2)
    path.addRoundedRect(rect, least, least)
    return path


def draw_rounded(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor | QBrush | None, pen: QPen | None = None
) -> None:
    """Paint a rectangle with round corners; an outline lies inside it.

    Args:
        fill: the filling, or None.
        pen: the outline, or None.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush) if fill is None else QBrush(fill))
    if pen is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(rounded_path(rect, radius))
        return
    half = pen.widthF() / 2
    painter.setPen(pen)
    painter.drawPath(rounded_path(rect.adjusted(half, half, -half, -half), radius - half))


def draw_shadow(
    painter: QPainter,
    style: PageStyle,
    rect: QRectF,
    radius: float,
    *,
    blur: float,
    drop: float,
    alpha: float,
) -> None:
    """Paint a soft shadow around and below a rounded rectangle.

    Args:
        blur: how far it fades out, px.
        drop: how far it lies below, px.
    """
    brush = ShadowBrush(_SHADOWS, style.theme.shadow, 1.0, painter.device().devicePixelRatioF())
    brush.blur(painter, rect, radius, drop, max(1.0, blur), alpha)


def draw_panel(painter: QPainter, style: PageStyle, rect: QRectF, radius: float, fill: QColor) -> None:
    """Paint a panel that rests on the table.

    Args:
        radius: of its corners, px.
    """
    draw_shadow(painter, style, rect, radius, blur=style.px(5), drop=style.px(2), alpha=0.22)
    draw_rounded(painter, rect, radius, fill)


def page_ground(style: PageStyle, width_px: int, height_px: int, ratio: float) -> QPixmap:
    """The table that pages lie on: lighter in the middle, darker at the edge."""
    return _ground(style.theme.table.rgb(), style.theme.table_edge.rgb(), width_px, height_px, ratio)


@lru_cache(maxsize=1)
def _ground(table: int, edge: int, width_px: int, height_px: int, ratio: float) -> QPixmap:
    ground = QPixmap(round(width_px * ratio), round(height_px * ratio))
    ground.setDevicePixelRatio(ratio)
    gradient = QRadialGradient(QPointF(width_px / 2, height_px * 0.45), width_px * 0.62)
    middle = QColor.fromRgb(table)
    gradient.setColorAt(0.0, middle.lighter(102))
    gradient.setColorAt(0.55, middle)
    gradient.setColorAt(1.0, QColor.fromRgb(edge))
    painter = QPainter(ground)
    painter.fillRect(QRectF(0, 0, width_px, height_px), QBrush(gradient))
    painter.end()
    return ground
