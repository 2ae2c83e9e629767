"""The home page's shelf: where the boxes of the games and the shop window stand.

All of it follows from the size of the page, so that the largest pictures can be drawn while the page is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize

from cakedesk.app.game_offer import GameOffer
from cakedesk.app.setup_panel import SetupPanel
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.shop_window import ShopWindow

BAND_UNITS = 72
"""Height of the band at the top of the page."""
SIDE_UNITS = 40
"""Room left and right of everything."""
HEAD_UNITS = 92
"""Room below the band, in which the page asks its question."""

_FOOT_UNITS = 30
_GAP_UNITS = 42
_BOX_UNITS = 404
_BOX_ASPECT = 288 / _BOX_UNITS
_LEAST_SHOP_UNITS = 560
"""Narrower than this a shop window says nothing: the boxes take the whole shelf."""


class Shelf(NamedTuple):
    """What stands where on a home page of some size, px.

    Attributes:
        boxes: the places of the boxes.
        shop: the place of the shop window.
        has_shop: whether there is room for it.
        panels: the place of the panels below the shelf.
    """

    boxes: tuple[QRectF, ...]
    shop: QRectF
    has_shop: bool
    panels: QRectF


def shelf_on(style: PageStyle, size: QSize, offers: Sequence[GameOffer], chosen: GameOffer) -> Shelf:
    """Find the places on a home page.

    Args:
        style: tells the sizes.
        size: of the page, px.
        offers: the games on the shelf.
        chosen: the one that is set up below it.

    Returns:
        The places.
    """
    px, side = style.px, style.px(SIDE_UNITS)
    room = size.width() - 2 * side
    panels = SetupPanel.height_px(style, chosen)
    spare = size.height() - px(BAND_UNITS + HEAD_UNITS + _BOX_UNITS + _GAP_UNITS + _FOOT_UNITS) - panels
    # A tall window gives its room to both rows; a low one takes it from the boxes, which can shrink.
    if spare > 0:
        panels += spare * 0.3
    panel_top = size.height() - px(_FOOT_UNITS) - panels
    top = px(BAND_UNITS + HEAD_UNITS)
    shelf = QRectF(side, top, room, panel_top - px(_GAP_UNITS) - top)
    boxes, shop, has_shop = _divide(style, shelf, len(offers))
    return Shelf(boxes, shop, has_shop, QRectF(side, panel_top, room, panels))


def order_pictures(style: PageStyle, size: QSize, offers: Sequence[GameOffer], ratio: float) -> None:
    """Have the largest pictures of a home page drawn while it is made.

    Args:
        style: tells the sizes, which fit the page already.
        size: of the page, px.
        offers: the games on the shelf, the chosen one first.
        ratio: device pixels of one px.
    """
    shelf = shelf_on(style, size, offers, offers[0])
    for offer, place in zip(offers, shelf.boxes, strict=True):
        box = place.toRect()
        style.faces.order(offer.box, box.width(), box.height(), device_pixel_ratio=ratio)
    if shelf.has_shop:
        for face, place in ShopWindow.cakes(style, ShopWindow.body_in(style, shelf.shop), offers[0]):
            style.faces.order(face, round(place.width()), round(place.height()), device_pixel_ratio=ratio)


def _divide(style: PageStyle, shelf: QRectF, count: int) -> tuple[tuple[QRectF, ...], QRectF, bool]:
    gap = style.px(20)
    width = min(shelf.height() * _BOX_ASPECT, (shelf.width() - gap * (count - 1)) / count)
    height = width / _BOX_ASPECT
    top = shelf.y() + (shelf.height() - height) / 2
    shop = shelf.width() - count * (width + gap)
    has_shop = shop >= style.px(_LEAST_SHOP_UNITS)
    if not has_shop and count > 1:
        gap = (shelf.width() - count * width) / (count - 1)
    boxes = tuple(QRectF(shelf.x() + number * (width + gap), top, width, height) for number in range(count))
    return boxes, QRectF(shelf.right() - shop, top, shop, height), has_shop
