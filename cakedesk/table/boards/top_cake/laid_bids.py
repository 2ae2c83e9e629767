"""`LaidBids`: the bids beneath one card of the row, grouped by seat."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.resolving import UP, Bid
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.bid_arrangement import SCALES, arrange
from cakedesk.table.boards.top_cake.bid_composer import HALF_KIND
from cakedesk.table.boards.top_cake.card_faces import bid_face
from cakedesk.table.boards.top_cake.layout import half_disc_px, least_bid_px
from cakedesk.table.items import (
    FaceItem,
    Frame,
    ItemRole,
    PanelItem,
    PanelStyle,
    TableItem,
    TagItem,
    TextItem,
    display_style,
    icon_in,
)
from cakedesk.table.items.tag_item import tag_edge_px
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.strokes import honey_ring_px

HALF = -1
"""Stands for the half point where the number of a bid is asked for."""

HALF_DISC_SHARE = 0.86
"""Diameter of the half point in widths of a bid."""

TAG_UNITS = 18.0
WIDEST_TAG = 1.75
"""The tag of a new bid is no wider than this, in widths of a bid."""


@dataclass(frozen=True)
class Ghost:
    """A bid that is staged, or that would land here."""

    key: str  # name of its item; empty if it can't be picked up
    name: str
    seat: int  # whose bid; the half point is of the starting seat
    kind: int  # what is shown openly; `UNKNOWN`: a back; 0: the half point


class LaidBid(FaceItem):
    """A bid on the table, or the half point."""

    bid: Bid = (-1, UNKNOWN, UP)
    number = HALF  # its number in laying order, or `HALF`
    card = -1  # index of the card beside which it lies; -1 if nobody has said
    # Says that it is new, below its band, which says whose it is; None: it has none.
    tag: TagItem | None = None

    def set_new(self, new: bool, *, has_tag: bool) -> None:
        """Mark it as new, or don't."""
        self.set_look(new=new)
        self.setZValue(z_values.LAID + (1 if new else 0))
        if has_tag and self.tag is None:
            self.tag = TagItem(self.table, TableWords().new(), "alert", parent=self)
            self.tag.set_accessible("")
        elif self.tag is not None and not has_tag:
            self.tag.discard()
            self.tag = None

    def fit_tag(self, room: QRectF) -> None:
        """Put the tag below it, inside its room."""
        if self.tag is not None:
            middle = (self.width_px - self.tag.width_px) / 2
            most = room.right() - self.tag.width_px - self.x()
            self.tag.place(max(room.left() - self.x(), min(middle, most)), self.height_px + self.tag_gap_px())

    def tag_gap_px(self) -> float:
        """How far below it the tag lies: its ring and the tag's edge stay clear of one another."""
        edge_px = 0.0 if self.tag is None else tag_edge_px(self.tag.text_px)
        return math.ceil(honey_ring_px(self.table.metrics.unit) + edge_px)


class LaidBids(ScreenPart):
    """Lays bids out in a room. Bids are told by their numbers in laying order, the half point by `HALF`."""

    def __init__(self, scene: TableScene, card: int = -1) -> None:
        super().__init__(scene)
        self._card = card
        self._bids: dict[int, Bid] = {}
        self._items = Kept(self, self._new_item)
        self._ghosts = Kept(self, self._new_ghost)

    def set_bids(
        self,
        bids: Sequence[Bid],
        half_seat: int = -1,
        new: Collection[int] = (),
        ghosts: Sequence[Ghost] = (),
    ) -> None:
        """Show other bids, in laying order, and a seat's half point (-1: none). Call `fit` afterwards."""
        self._bids = dict(enumerate(bids))
        if half_seat >= 0:
            self._bids[HALF] = (half_seat, UNKNOWN, UP)
        for number, item in self._items.lay(self._bids).items():
            item.bid, item.number = self._bids[number], number
            item.set_face(self._face_of(number))
            # Two new bids of a seat lie side by side: one tag is enough, two would not fit.
            item.set_new(number in new, has_tag=number in new and number in (HALF, max(new)))
        self.set_ghosts(ghosts)

    def set_ghosts(self, ghosts: Sequence[Ghost]) -> bool:
        """Show what is staged here, or would land here; call `fit` if that has changed.

        Items of ghosts that stay are kept: one of them may be under the pointer.
        """
        if list(ghosts) == list(self._ghosts):
            return False
        self._ghosts.lay(ghosts)
        return True

    def fit(self, room: QRectF, bid_px: tuple[float, float]) -> None:
        """Lay the bids out. The line below a tag makes room for it."""
        groups, tag_px = self._groups(), self._tag_height_px(bid_px[0])
        counts = [len(group) for group in groups.values()]
        least = max(SCALES[-1], least_bid_px(self.metrics) / bid_px[1])
        scale, places = arrange(counts, room.width(), room.height() - tag_px, bid_px, least)
        width, height = bid_px[0] * scale, bid_px[1] * scale
        items = [item for group in groups.values() for item in group]
        tagged = [y for item, (_, y) in zip(items, places, strict=True) if getattr(item, "tag", None)]
        for item, (x, y) in zip(items, places, strict=True):
            top = room.top() + y + sum(tag_px for above in tagged if y > above)
            cell = QRectF(room.left() + x, top, width, height)
            if item.is_flying and self.scene.gestures.dragging:
                continue
            if item is self._items.get(HALF):
                side = half_disc_px(self.metrics, width * HALF_DISC_SHARE)
                item.resize(side, side)
                item.place_center(cell.center().x(), cell.center().y())
            else:
                item.place_in(cell)
        for bid in self._items.values():
            bid.fit_tag(room)

    def item(self, number: int) -> FaceItem:
        """The item of a bid (or of the half point)."""
        return self._items[number]

    def ghost_items(self) -> list[GhostBid]:
        """The items of what is staged here, or would land here."""
        return list(self._ghosts.values())

    def _new_item(self, number: int) -> LaidBid:
        item = LaidBid(self.scene, self._face_of(number), shadow="rest")
        item.card = self._card
        return item

    def _new_ghost(self, ghost: Ghost) -> GhostBid:
        item = GhostBid(self.scene, ghost.seat, ghost.kind, ghost.key)
        item.set_accessible(ghost.name)
        item.set_interactive(bool(ghost.key))
        return item

    def _tag_height_px(self, bid_width_px: float) -> float:
        """How much room tags need below their bids, which they get their size for."""
        tags = [item.tag for item in self._items.values() if item.tag is not None]
        for tag in tags:
            tag.fit(self.metrics.text_px(TAG_UNITS), bid_width_px * WIDEST_TAG)
        gap_px = max((item.tag_gap_px() for item in self._items.values()), default=0.0)
        return max((gap_px + tag.height_px for tag in tags), default=0.0)

    def _groups(self) -> dict[int, list[TableItem]]:
        """The items by seat, seats in the order in which they bid first: so nothing jumps when one bids."""
        groups: dict[int, list[TableItem]] = {}
        for number, item in self._items.items():
            groups.setdefault(self._bids[number][0], []).append(item)
        for ghost, ghost_item in self._ghosts.items():
            groups.setdefault(ghost.seat, []).append(ghost_item)
        return groups

    def _face_of(self, number: int) -> Face:
        seat, kind, _ = self._bids[number]
        if number == HALF:
            return cake_faces.half_point_face()
        return cake_faces.bid_back_face(seat) if kind == UNKNOWN else bid_face(seat, kind)


BACK_OPACITY = 0.5
_ICONS = {SNATCH: "hand", REVERSE: "arrows"}


def kind_sign(table: TableScene, kind: int, ink: str, parent: TableItem | None = None) -> FaceItem | TextItem:
    """The sign of a kind, or its number, where a card of it would lie."""
    if kind in _ICONS:
        return FaceItem(table, icon_in(_ICONS[kind], ink), parent=parent)
    numeral = TextItem(table, str(kind), display_style(20, ink, align="center"), parent=parent)
    numeral.set_accessible("")
    return numeral


class GhostBid(PanelItem):
    """A dashed card with what would lie there: a teal numeral or sign, a pale back, or the half point.

    It never knows the kind of what lies face down.
    """

    def __init__(self, table: TableScene, seat: int, kind: int, key: str = "") -> None:
        self.seat = seat
        self.kind = kind  # a kind of bidding card, `UNKNOWN` for a back, `HALF_KIND` for the half point
        self._is_picked = False
        super().__init__(table, PanelStyle(fill="teal", fill_opacity=0.12), key)
        self.role = ItemRole.CARD
        self.setZValue(z_values.LAID + 2)
        self._sign: FaceItem | TextItem
        if kind == UNKNOWN:
            self._sign = FaceItem(table, cake_faces.bid_back_face(seat), parent=self)
            self._sign.set_look(dim=BACK_OPACITY)
            # The dashes stay visible around what lies behind them.
            self._sign.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, True)
        elif kind == HALF_KIND:
            self._sign = FaceItem(table, cake_faces.half_point_face(), parent=self)
            self._sign.set_look(dim=0.7)
        else:
            self._sign = kind_sign(table, kind, "teal", self)

    def set_picked(self, picked: bool) -> None:
        """Show that it is picked up."""
        if picked != self._is_picked:
            self._is_picked = picked
            self._frame_it()

    def resize(self, width_px: float, height_px: float) -> None:
        """Draw it at another size. The upper left corner stays."""
        super().resize(width_px, height_px)
        self._frame_it()
        sign = self._sign
        if isinstance(sign, TextItem):
            sign.restyle(px=height_px * 0.62)
            sign.set_width(width_px)
            sign.place(0, (height_px - sign.height_px) / 2)
        elif self.kind == UNKNOWN:
            sign.place_in(QRectF(0, 0, width_px, height_px))
        else:
            side = width_px * 0.62
            if self.kind == HALF_KIND:
                side = half_disc_px(self.table.metrics, width_px * 0.8)
            sign.resize(side, side)
            sign.place_center(width_px / 2, height_px / 2)

    def _frame_it(self) -> None:
        width = max(1.5, (4.0 if self._is_picked else 3.0) * self.table.metrics.unit)
        frame = Frame("raspberry", width) if self._is_picked else Frame("teal", width, "dashed")
        self.restyle(radius_px=self.width_px * 0.14, frame=frame)
