"""The home page's shelf: where the boxes of the games and the shop window stand.

All of it follows from the size of the page, so that the largest pictures can be drawn while the page is made,
and before its modules are imported: this one needs none of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize

from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.widgets.page_style import page_metrics, shadow_margin_px
from cakedesk.app.widgets.text_kinds import field_px
from cakedesk.art.face import Face
from cakedesk.art.render import Order
from cakedesk.art.store import FaceStore
from cakedesk.table.metrics import Metrics

BAND_UNITS = 72
"""Height of the band at the top of the page."""
SIDE_UNITS = 40
"""Room left and right of everything."""
HEAD_UNITS = 92
"""Room below the band, in which the page asks its question."""

AWNING_UNITS = 52
COUNTER_UNITS = 54
TEXT_SHARE = 0.36
"""How much of the shop window's width its words have."""

MOST_CARDS = 4
"""So many seats have a high card each; more of them are strips in two columns."""
STRIP_ROWS = 3

_ABOVE_UNITS = 14
"""Room above boxes below a message: the tick of the chosen one stands out of it."""
_FOOT_UNITS = 30
_GAP_UNITS = 42
_BOX_UNITS = 404
_BOX_ASPECT = 288 / _BOX_UNITS
_LEAST_SHOP_UNITS = 560
"""Narrower than this a shop window says nothing: the boxes take the whole shelf."""


class Shelf(NamedTuple):
    """What stands where on a home page of some size, px."""

    boxes: tuple[QRectF, ...]
    shop: QRectF
    has_shop: bool  # whether there is room for it
    panels: QRectF  # the place of the panels below the shelf


def shelf_on(metrics: Metrics, size: QSize, count: int, chosen: GameOffer, covered_px: float = 0.0) -> Shelf:
    """Find the places on a home page (`size`: of the page, px; `covered_px`: of its top, by a message)."""
    px, side = metrics.px, metrics.px(SIDE_UNITS)
    room = size.width() - 2 * side
    panels = setup_px(metrics, chosen)
    spare = size.height() - px(BAND_UNITS + HEAD_UNITS + _BOX_UNITS + _GAP_UNITS + _FOOT_UNITS) - panels
    # A tall window gives its room to both rows; a low one takes it from the boxes, which can shrink.
    if spare > 0:
        panels += spare * 0.3
    panel_top = size.height() - px(_FOOT_UNITS) - panels
    top = max(px(BAND_UNITS + HEAD_UNITS), covered_px + px(_ABOVE_UNITS))
    shelf = QRectF(side, top, room, panel_top - px(_GAP_UNITS) - top)
    boxes, shop, has_shop = _divide(metrics, shelf, count)
    return Shelf(boxes, shop, has_shop, QRectF(side, panel_top, room, panels))


def order_pictures(
    faces: FaceStore, text_scale: float, size: QSize, offers: Sequence[GameOffer], ratio: float, chosen: str
) -> None:
    """Have the largest pictures of a home page of some size in px drawn while it is made."""
    metrics = page_metrics(size.width(), size.height(), text_scale)
    first = next((offer for offer in offers if offer.game_id == chosen), offers[0])
    shelf = shelf_on(metrics, size, len(offers), first)
    for offer, place in zip(offers, shelf.boxes, strict=True):
        box = place.toRect()
        faces.order(Order(offer.box, box.width(), box.height(), ratio=ratio))
    if shelf.has_shop:
        for face, place in shop_cakes(metrics, shop_body(metrics, shelf.shop), first.showcase):
            faces.order(Order(face, round(place.width()), round(place.height()), ratio=ratio))


def shop_body(metrics: Metrics, rect: QRectF) -> QRectF:
    """The place of the shop window itself, in the coordinates of its widget, which has a shadow around it."""
    margin, size = shadow_margin_px(metrics), rect.toAlignedRect().size()
    return QRectF(margin, margin, size.width(), size.height())


def shop_cakes(metrics: Metrics, body: QRectF, cakes: Sequence[Face]) -> list[tuple[Face, QRectF]]:
    """Place the cakes on the counter of the shop window."""
    px = metrics.px
    left = body.x() + px(36) + body.width() * TEXT_SHARE + px(40)
    room = QRectF(left, body.y() + px(AWNING_UNITS) * 0.75, body.right() - px(28) - left, 0)
    room.setBottom(body.bottom() - px(COUNTER_UNITS) + px(9))
    gap = px(22)
    # The same width for all: stacks on equal plates are then drawn to the same scale.
    tallest = max(1.0 / face.aspect for face in cakes)
    width = min((room.width() - gap * (len(cakes) - 1)) / len(cakes), room.height() / tallest)
    spare = room.width() - width * len(cakes) - gap * (len(cakes) - 1)
    step = width + gap + spare / len(cakes)
    first = room.x() + spare / len(cakes) / 2
    heights = [width / face.aspect for face in cakes]
    return [
        (face, QRectF(first + number * step, room.bottom() - height, width, height))
        for number, (face, height) in enumerate(zip(cakes, heights, strict=True))
    ]


def setup_px(metrics: Metrics, offer: GameOffer) -> float:
    """How high the panel *New game* must be for a game."""
    px = metrics.px
    return px(22 + 44 + 12) + seats_px(metrics, offer) + px(18) + setup_row_px(metrics) + px(22)


def setup_row_px(metrics: Metrics) -> float:
    """The height of the row of buttons in that panel."""
    return metrics.target_px(68)


def seats_px(metrics: Metrics, offer: GameOffer) -> float:
    """The height of its seats. Cards and strips have the same: adding a seat moves nothing above them."""
    strips = STRIP_ROWS * seat_strip_px(metrics) + (STRIP_ROWS - 1) * metrics.px(10)
    has_strips = offer.seats.stop - 1 > MOST_CARDS
    return max(seat_card_px(metrics), strips if has_strips else 0.0)


def seat_card_px(metrics: Metrics) -> float:
    """How high the card of a seat is."""
    return field_px(metrics, 48) + 2 * metrics.target_px(44) + metrics.px(12 + 10 + 6 + 12 + 8)


def seat_strip_px(metrics: Metrics) -> float:
    """How high the strip of a seat is."""
    return field_px(metrics, 46) + metrics.px(6)


def _divide(metrics: Metrics, shelf: QRectF, count: int) -> tuple[tuple[QRectF, ...], QRectF, bool]:
    gap = metrics.px(20)
    width = min(shelf.height() * _BOX_ASPECT, (shelf.width() - gap * (count - 1)) / count)
    height = width / _BOX_ASPECT
    top = shelf.y() + (shelf.height() - height) / 2
    shop = shelf.width() - count * (width + gap)
    has_shop = shop >= metrics.px(_LEAST_SHOP_UNITS)
    if not has_shop and count > 1:
        gap = (shelf.width() - count * width) / (count - 1)
    boxes = tuple(QRectF(shelf.x() + number * (width + gap), top, width, height) for number in range(count))
    return boxes, QRectF(shelf.right() - shop, top, shop, height), has_shop
