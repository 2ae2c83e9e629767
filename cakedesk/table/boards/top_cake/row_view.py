"""`RowView`: the cards that are bid on, each with its bids beneath it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from cakedesk.art.top_cake.faces import row_tag_end
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.bidding_wording import RowWording
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.laid_bids import Ghost, LaidBids
from cakedesk.table.boards.top_cake.layout import BID_UNITS, ColumnRects, row_columns
from cakedesk.table.items import CardItem, DropZone, PanelItem, PanelStyle, TableItem, TagItem
from cakedesk.table.items.tag_item import tag_edge_px
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.kept import Kept
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FOCUS_ZONE = 0
"""The row comes first in reading order."""

WELL_OPACITY = 0.62
CAKE_MIDDLE_SHARE = 0.58


@dataclass(frozen=True)
class Changes:
    """What has changed last in the row, bids by card and number. It is marked until the next change."""

    bids: frozenset[tuple[int, int]] = field(default=frozenset())
    cards: frozenset[int] = field(default=frozenset())


NOTHING_NEW = Changes()


class RowColumn(ScreenPart):
    """One card of the row with its bids."""

    def __init__(self, scene: TableScene, shown: TopCakeState, card: int) -> None:
        super().__init__(scene)
        self.card = card
        self.item = self.own(CardItem(scene, row_face(shown.lists, card), key=f"row/{card}"))
        self.item.set_interactive(True)
        self.zone = self.own(DropZone(scene, f"zone/{card}", "", data_id=card))
        self.bids = self.own_part(LaidBids(scene, card))
        self._rects: ColumnRects | None = None
        self._told = Facts()
        self._tag = self.own(TagItem(scene, "", "alert").mute())

    def show(
        self, shown: TopCakeState, place: int, wording: RowWording, changes: Changes, ghosts: Sequence[Ghost]
    ) -> None:
        """Show what lies beside the card now."""
        bids = shown.bids[place]
        half_seat = shown.starter if shown.half_card == self.card else -1
        new = {number for card, number in changes.bids if card == self.card}
        is_new = self.card in changes.cards
        if not self._told.changed(shown.lists, place, bids, half_seat, new, is_new, tuple(ghosts)):
            return  # most moves change one column
        self.item.set_look(new=is_new)
        self.item.focus_order = (FOCUS_ZONE, place)
        self.item.set_accessible(wording.column(shown, place))
        self.item.tooltip = wording.bears(shown, self.card)
        self.zone.focus_order = (FOCUS_ZONE, place)
        self._tag.set_text(wording.tag(bids, is_new))
        self.show_item(self._tag, bool(self._tag.text))
        self.bids.set_bids(bids, half_seat, new, ghosts)

    def show_ghosts(self, ghosts: Sequence[Ghost]) -> None:
        """Show what is staged beside the card, or would land there."""
        self._told.forget()
        changed = self.bids.set_ghosts(ghosts)
        for ghost in self.bids.ghost_items():
            ghost.focus_order = (*self.item.focus_order, 1)
        if changed and self._rects is not None:
            self.bids.fit(self._rects.below, self.metrics.size(BID_UNITS))

    def fit(self, rects: ColumnRects) -> None:
        """Stand in a column."""
        self._rects = rects
        px = self.metrics.px
        self.item.place_in(rects.card)
        self.zone.radius_px = px(22)
        self.zone.place_in(rects.frame)
        self._tag.fit(self.metrics.text_px(20 if rects.card.width() > px(150) else 17), rects.card.width())
        self._place_tag(rects)
        self.bids.fit(rects.below, self.metrics.size(BID_UNITS))

    def _place_tag(self, rects: ColumnRects) -> None:
        """Over the right corner of the card; in front of the cake where it would hide the number there."""
        px, card, tag = self.metrics.px, rects.card, self._tag
        left = min(card.right() + px(11), rects.frame.right()) - tag.width_px
        number = card.left() + card.width() * row_tag_end(self.item.face, card.width())
        if left - tag_edge_px(tag.text_px) < number:
            tag.place_center(card.center().x(), card.top() + card.height() * CAKE_MIDDLE_SHARE)
        else:
            tag.place(left, card.top() - px(9))


class RowView(ScreenPart):
    """Shows the row of a look."""

    def __init__(self, scene: TableScene, names: Sequence[str]) -> None:
        super().__init__(scene)
        self.wording = RowWording(names)
        self._panel = self.own(PanelItem(scene))
        self._panel.setZValue(z_values.WELL)
        self._columns: Kept[int, RowColumn] = Kept(self, lambda card: RowColumn(scene, self._state, card))
        self._state: TopCakeState
        self._rect = QRectF()

    @property
    def cards(self) -> list[int]:
        """The cards that it shows, in row order."""
        return list(self._columns)

    def column(self, card: int) -> RowColumn:
        """The column of a card that is shown."""
        return self._columns[card]

    def card_of(self, item: TableItem | None) -> int | None:
        """The card that an item shows; None if it is no card of the row."""
        return next((card for card, column in self._columns.items() if column.item is item), None)

    def show(
        self,
        shown: TopCakeState,
        changes: Changes = NOTHING_NEW,
        ghosts: Mapping[int, Sequence[Ghost]] | None = None,
    ) -> None:
        """Show a row."""
        self._state = shown
        for place, (card, column) in enumerate(self._columns.lay(shown.row).items()):
            column.show(shown, place, self.wording, changes, (ghosts or {}).get(card, ()))
        self.put_in_place()

    def show_ghosts(self, ghosts: Mapping[int, Sequence[Ghost]]) -> None:
        """Show what is staged, and nothing else that is new."""
        for card, column in self._columns.items():
            column.show_ghosts(ghosts.get(card, ()))

    def show_playable(self, cards: Collection[int]) -> None:
        """Show on which cards something may be laid by a click."""
        for card, column in self._columns.items():
            column.item.set_look(playable=card in cards)

    def relayout(self, rect: QRectF) -> None:
        """Stand in a zone."""
        self._rect = rect
        radius = self.metrics.px(24)
        self._panel.set_style(PanelStyle(fill="well", radius_px=radius, fill_opacity=WELL_OPACITY))
        self._panel.place_in(rect)
        self.put_in_place()

    def put_in_place(self) -> None:
        """Put everything where it belongs, whatever was carried away."""
        columns = row_columns(self.metrics, self._rect, len(self._columns))
        for column, rects in zip(self._columns.values(), columns, strict=True):
            column.fit(rects)
