"""Plain cards, which stand in for pictures that are not drawn yet, or can't be."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from cakedesk.art.render import Order
from cakedesk.art.shadow import Margins

_INK, _INK_ON_DARK = "#4A2E2A", "#FBF6EE"
_INK_ON_ANYTHING = "#8A6A58"
_LARGEST_LETTERS_PX = 28
_SMALLEST_LETTERS_PX = 7


def paint_card(
    pixmap: QPixmap, margins: Margins, shrink: float, color: QColor, radius: float, order: Order
) -> None:
    """Paints the shape of a card of an order's size.

    Args:
        margins: The shadow's, in device-independent pixels.
        shrink: Pixels of the pixmap for one device-independent pixel.
        radius: Of its corners, in pixels of the pixmap.
    """
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(
        round(margins.left * shrink),
        round(margins.top * shrink),
        round(order.width_px * shrink),
        round(order.height_px * shrink),
        radius,
        radius,
    )
    painter.end()


def card_with_name(order: Order) -> QPixmap:
    """Draws the plain card of a picture that can't be drawn, with its name, in exactly the wanted pixels."""
    margins, face = order.device_margins_px, order.face
    width, height = order.device_width_px, order.device_height_px
    pixmap = QPixmap(width + margins.left + margins.right, height + margins.top + margins.bottom)
    pixmap.fill(Qt.GlobalColor.transparent)
    ink = QColor(_INK_ON_ANYTHING)
    if face.ground is not None:
        ground = QColor(face.ground)
        paint_card(pixmap, order.margins_px, order.ratio, ground, (face.corner_ratio or 0.0) * width, order)
        ink = QColor(_INK if ground.lightnessF() > 0.5 else _INK_ON_DARK)
    painter = QPainter(pixmap)
    painter.setPen(ink)
    room = QRectF(margins.left, margins.top, width, height).adjusted(1, 1, -1, -1)
    font, flags = QFont(), int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWrapAnywhere)
    letters_px = min(_LARGEST_LETTERS_PX * order.ratio, height / 3)
    while True:
        font.setPixelSize(max(_SMALLEST_LETTERS_PX, round(letters_px)))
        painter.setFont(font)
        needed = painter.boundingRect(room, flags, face.name)
        if room.contains(needed) or letters_px <= _SMALLEST_LETTERS_PX:
            break
        letters_px *= 0.8
    painter.drawText(room, flags, face.name)
    painter.end()
    pixmap.setDevicePixelRatio(order.ratio)
    return pixmap
