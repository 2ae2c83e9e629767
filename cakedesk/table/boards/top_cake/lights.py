"""What a line of the log of Top Cake is about stands out on the table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.bid_marks import BidMark
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.laid_bids import LaidBid
from cakedesk.table.boards.top_cake.stack_picture import StackPicture
from cakedesk.table.items import FaceItem
from cakedesk.table.lights import Lights
from cakedesk.table.scene import TableScene

_LAYER_CORNER_UNITS = 10.0


def light(lights: Lights, scene: TableScene, marks: Sequence[Hashable], shown: TopCakeState) -> None:
    """Light what is in sight of some marks."""
    items = [item for item in scene.table_items() if item.isVisible() and isinstance(item, FaceItem)]
    for mark in marks:
        for item in items:
            if isinstance(mark, BidMark):
                if isinstance(item, LaidBid) and _is_named(item, mark, shown):
                    lights.put_around(_with_tag(item), item.corner_px or item.width_px / 2)
            elif isinstance(mark, int):
                _light_card(lights, scene, item, mark, shown)


def _light_card(lights: Lights, scene: TableScene, item: FaceItem, card: int, shown: TopCakeState) -> None:
    if isinstance(item, StackPicture):
        layer = item.layer_of(card) if item.layer_of is not None else None
        if layer is not None:
            lights.put_around(layer, scene.metrics.px(_LAYER_CORNER_UNITS))
    elif item.face == row_face(shown.lists, card):
        lights.lift(item)


def _with_tag(item: FaceItem) -> QRectF:
    """The box of an item, with the tag that says that it is new."""
    box = item.rect_px()
    if item.look.new and item.look.new_tag:
        return box.united(item.new_tag_rect().translated(box.topLeft()))
    return box


def _is_named(item: LaidBid, bid: BidMark, shown: TopCakeState) -> bool:
    return item.card == bid.card and bid.is_this(item.bid, item.number, shown.round)
