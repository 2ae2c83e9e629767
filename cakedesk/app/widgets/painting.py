"""Shapes that several widgets paint: soft shadows, panels and the ground of a page."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from cakedesk.app.widgets.page_style import PageStyle


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
    ratio = painter.device().devicePixelRatioF()
    patch = _shadow_patch(
        style.theme.shadow.rgb(), round(radius), max(1, round(blur)), round(alpha * 100), ratio
    )
    edge = round(radius) + max(1, round(blur)) * 2
    spread = max(1, round(blur))
    place = rect.translated(0, drop).adjusted(-spread, -spread, spread, spread)
    _draw_nine(painter, patch, place, edge, ratio)


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


@lru_cache(maxsize=64)
def _shadow_patch(rgb: int, radius: int, blur: int, alpha_percent: int, ratio: float) -> QPixmap:
    edge = radius + 2 * blur
    side = 2 * edge + 1
    patch = QPixmap(round(side * ratio), round(side * ratio))
    patch.setDevicePixelRatio(ratio)
    patch.fill(Qt.GlobalColor.transparent)
    painter = QPainter(patch)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(4, min(24, round(blur * ratio)))
    # Many thin layers, each a little smaller: together they fall off like a blur.
    layer = 1.0 - (1.0 - alpha_percent / 100) ** (1.0 / steps)
    painter.setBrush(with_alpha(QColor.fromRgb(rgb), layer))
    for step in range(steps):
        inset = 2 * blur * (step + 0.5) / steps
        rect = QRectF(inset, inset, side - 2 * inset, side - 2 * inset)
        painter.drawPath(rounded_path(rect, radius + blur - inset))
    painter.end()
    return patch


def _draw_nine(painter: QPainter, patch: QPixmap, place: QRectF, edge: int, ratio: float) -> None:
    side = patch.width() / ratio
    columns = _thirds(place.left(), place.width(), edge, side)
    rows = _thirds(place.top(), place.height(), edge, side)
    for x, width, from_x, from_width in columns:
        for y, height, from_y, from_height in rows:
            source = QRectF(from_x * ratio, from_y * ratio, from_width * ratio, from_height * ratio)
            painter.drawPixmap(QRectF(x, y, width, height), patch, source)


def _thirds(start: float, length: float, edge: int, side: float) -> list[tuple[float, float, float, float]]:
    """Cut one side into corner, middle and corner: place and length, here and in the patch."""
    near = min(edge, int(length // 2))
    return [
        (start, near, 0.0, near),
        (start + near, length - 2 * near, edge, side - 2 * edge),
        (start + length - near, near, side - near, near),
    ]
