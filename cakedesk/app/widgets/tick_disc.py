"""The raspberry disc with a tick at the corner of what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded
from cakedesk.art import faces


def draw_tick_disc(painter: QPainter, style: PageStyle, disc: QRectF) -> None:
    """Paint the disc."""
    theme, side = style.theme, disc.width()
    draw_rounded(painter, disc, side / 2, theme.raspberry, QPen(theme.porcelain, style.px(4)))
    mark = disc.adjusted(side * 0.24, side * 0.24, -side * 0.24, -side * 0.24)
    style.draw_face(painter, faces.icon_face("tick", theme.on_raspberry.name()), mark)
