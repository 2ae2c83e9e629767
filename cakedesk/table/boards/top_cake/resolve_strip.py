"""The row while it is resolved: smaller, on top, with what became of each card so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.resolving import Bid, Resolution
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.laid_bids import LaidBids
from cakedesk.table.boards.top_cake.resolve_layout import StripRects, strip_rects
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.screen_part import ScreenPart
from cakedesk.table.items import (
    CardItem,
    ChipItem,
    Frame,
    PanelItem,
    PanelStyle,
    TagItem,
    TextItem,
    TextStyle,
)
from cakedesk.table.metrics import LAID_BID
from cakedesk.table.scene import TableScene

RESOLVED_OPACITY = 0.5
CAPTION_UNITS = 22
STRIP_BID_UNITS = 44


class ResolveStrip(ScreenPart):
    """Draws the whole row of the round: cards keep their places while it is resolved.

    Before a card's turn its bids lie beneath it as they lay on the table, those face down still face down.
    """

    def __init__(self, scene: TableScene, lists: TopCakeLists, wording: ResolveWording) -> None:
        super().__init__(scene)
        self._lists = lists
        self._wording = wording
        self._row: tuple[int, ...] = ()
        self._laid: tuple[tuple[Bid, ...], ...] = ()
        self._half: tuple[int, int] = (-1, -1)

    def set_row(
        self, row: Sequence[int], bids: Sequence[Sequence[Bid]], half_card: int, half_seat: int
    ) -> None:
        """Take what lay on the table when resolving began.

        Args:
            row: the cards, oldest first.
            bids: the bids beside each, as the viewer saw them.
            half_card: where the half point lies, or -1.
            half_seat: whose it is.
        """
        self._row = tuple(row)
        self._laid = tuple(tuple(group) for group in bids)
        self._half = (half_card, half_seat)

    def draw(
        self, rect: QRectF, current: int, resolved: Sequence[Resolution], *, summary: bool = False
    ) -> None:
        """Draw it anew.

        Args:
            rect: where.
            current: index of the card that is being resolved; -1 if none is.
            resolved: what became of the first cards of the row.
            summary: whether all is over: nothing is faded then.
        """
        self.remove()
        self._panel(rect)
        for index, (card, place) in enumerate(
            zip(self._row, strip_rects(self.metrics, rect, len(self._row)), strict=True)
        ):
            item = self._card(card, place, index)
            if index == current:
                self._frame_now(place)
            elif index < len(resolved):
                if not summary:
                    item.set_look(dim=RESOLVED_OPACITY)
                self._outcome(resolved[index], place)
            else:
                self._bids_below(index, place)

    def _panel(self, rect: QRectF) -> None:
        metrics = self.metrics
        panel = self.own(
            PanelItem(self.scene, PanelStyle(fill="panel", fill_opacity=0.55, radius_px=metrics.px(22)))
        )
        panel.resize(rect.width(), rect.height())
        panel.place(rect.left(), rect.top())

    def _card(self, card: int, place: StripRects, index: int) -> CardItem:
        size = place.card.size()
        item = self.own(
            CardItem(self.scene, row_face(self._lists, card), size.width(), size.height(), f"strip/{card}")
        )
        item.place(place.card.left(), place.card.top())
        item.set_accessible(self._wording.card(card))
        item.focus_order = (0, index)
        return item

    def _frame_now(self, place: StripRects) -> None:
        metrics = self.metrics
        line = Frame("raspberry", max(3.0, metrics.px(5)))
        frame = self.own(
            PanelItem(self.scene, PanelStyle(fill="panel", radius_px=metrics.px(20), frame=line))
        )
        side, whole = metrics.px(11), place.frame
        inner = QRectF(place.card.left() - side, whole.top(), place.card.width() + 2 * side, whole.height())
        frame.resize(inner.width(), inner.height())
        frame.place(inner.left(), inner.top())
        frame.setZValue(z_values.ZONE)
        self._caption(self.tr("now"), place.below, "raspberry")

    def _caption(self, text: str, below: QRectF, color: str) -> None:
        metrics = self.metrics
        style = TextStyle(
            px=metrics.text_px(CAPTION_UNITS), weight=700, color=color, align="center", elide=True
        )
        item = self.own(TextItem(self.scene, text, style))
        item.set_width(below.width() - metrics.px(8))
        item.place_center(below.center().x(), below.center().y())

    def _outcome(self, resolution: Resolution, place: StripRects) -> None:
        if resolution.winner >= 0:
            self._won(resolution.winner, place.below)
        elif resolution.stays:
            tag = self.own(TagItem(self.scene, self.tr("TIED"), "alert", self.metrics.text_px(20)))
            tag.place_center(place.below.center().x(), place.below.center().y())
        else:
            self._caption(self.tr("gone"), place.below, "ink_soft")

    def _won(self, seat: int, below: QRectF) -> None:
        metrics = self.metrics
        side = min(metrics.px(42), below.height())
        style = TextStyle(px=metrics.text_px(CAPTION_UNITS), weight=700)
        word = self.own(TextItem(self.scene, self.tr("won"), style))
        gap = metrics.px(8)
        left = below.center().x() - (side + gap + word.width_px) / 2
        chip = self.own(ChipItem(self.scene, seat, side))
        chip.place(left, below.center().y() - side / 2)
        word.place(left + side + gap, below.center().y() - word.height_px / 2)
        word.set_accessible(self._wording.won_by(seat))

    def _bids_below(self, index: int, place: StripRects) -> None:
        bids = LaidBids(self.scene)
        self.own_part(bids)
        half_seat = self._half[1] if self._half[0] == self._row[index] else -1
        bids.set_bids(self._laid[index], half_seat)
        width = min(self.metrics.px(STRIP_BID_UNITS), (place.below.height() - 2) * LAID_BID[0] / LAID_BID[1])
        bids.fit(place.below, (width, width * LAID_BID[1] / LAID_BID[0]))
