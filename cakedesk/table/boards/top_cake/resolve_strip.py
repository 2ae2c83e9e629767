"""The row while it is resolved: smaller, on top, with what became of each card so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.resolving import Bid, Resolution
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.laid_bids import LaidBids
from cakedesk.table.boards.top_cake.resolve_layout import StripRects, strip_rects
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
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
from cakedesk.table.kit.facts import Facts
from cakedesk.table.metrics import LAID_BID
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

RESOLVED_OPACITY = 0.5
CAPTION_UNITS = 22
STRIP_BID_UNITS = 44


@dataclass(frozen=True)
class LaidBeside:
    """A card of the row with what lay beside it when resolving began.

    Attributes:
        card: index of the card.
        bids: its bids, as the viewer saw them.
        half_seat: whose half point lies there, -1 if none does.
    """

    card: int
    bids: tuple[Bid, ...]
    half_seat: int


class Stage(Enum):
    """How far a card of the row is."""

    TO_COME = auto()
    NOW = auto()
    RESOLVED = auto()
    SUMMED_UP = auto()


class ResolveStrip(ScreenPart):
    """Draws the whole row of the round: cards keep their places while it is resolved.

    Before a card's turn its bids lie beneath it as they lay on the table, those face down still face down.
    """

    def __init__(self, scene: TableScene, wording: ResolveWording) -> None:
        super().__init__(scene)
        self._panel = self.own(PanelItem(scene))
        self._wording = wording
        self._row: tuple[LaidBeside, ...] = ()
        self._columns: list[StripColumn] = []

    def set_row(self, row: Sequence[LaidBeside]) -> None:
        """Take what lay on the table when resolving began."""
        self._row = tuple(row)
        self._columns = [StripColumn(self.scene, self._wording, index) for index in range(len(row))]
        for column in self._columns:
            self.own_part(column)

    def draw(
        self, rect: QRectF, current: int, resolved: Sequence[Resolution], *, summary: bool = False
    ) -> None:
        """Show how far the row is. What has not changed is not drawn again.

        Args:
            current: index of the card that is being resolved; -1 if none is.
        """
        style = PanelStyle(fill="panel", fill_opacity=0.55, radius_px=self.metrics.px(22))
        self._panel.set_style(style)
        self._panel.resize(rect.width(), rect.height())
        self._panel.place(rect.left(), rect.top())
        for index in range(len(self._row)):
            self._draw_column(index, rect, current, resolved, summary=summary)

    def pieces(self, rect: QRectF, current: int, resolved: Sequence[Resolution]) -> list[Callable[[], None]]:
        """What `draw` does, card by card.

        Args:
            current: index of the card that is being resolved.
        """
        return [partial(self._draw_column, index, rect, current, resolved) for index in range(len(self._row))]

    def _draw_column(
        self, index: int, rect: QRectF, current: int, resolved: Sequence[Resolution], *, summary: bool = False
    ) -> None:
        place = strip_rects(self.metrics, rect, len(self._row))[index]
        stage = Stage.TO_COME
        if index == current:
            stage = Stage.NOW
        elif index < len(resolved):
            stage = Stage.SUMMED_UP if summary else Stage.RESOLVED
        resolution = resolved[index] if index < len(resolved) else None
        self._columns[index].show(self._row[index], stage, resolution, place)


class StripColumn(ScreenPart):
    """Draws one card of the strip with what lies beneath it."""

    def __init__(self, scene: TableScene, wording: ResolveWording, index: int) -> None:
        super().__init__(scene)
        self._wording = wording
        self._index = index
        self._drawn = Facts()
        self._item: CardItem | None = None

    def show(self, laid: LaidBeside, stage: Stage, resolution: Resolution | None, place: StripRects) -> None:
        """Show the card."""
        outcome = stage if stage in (Stage.TO_COME, Stage.NOW) else resolution
        if self._drawn.changed(laid, outcome, place, self.metrics):
            self.remove()
            self._draw(laid, stage, resolution, place)
        if self._item is not None:
            self._item.set_look(dim=RESOLVED_OPACITY if stage is Stage.RESOLVED else 1.0)

    def _draw(self, laid: LaidBeside, stage: Stage, resolution: Resolution | None, place: StripRects) -> None:
        self._item = self._card(laid.card, place)
        if stage is Stage.NOW:
            self._frame_now(place)
        elif stage is Stage.TO_COME or resolution is None:
            self._bids_below(laid, place)
        else:
            self._outcome(resolution, place)

    def _card(self, card: int, place: StripRects) -> CardItem:
        size, face = place.card.size(), row_face(self._wording.lists, card)
        item = self.own(CardItem(self.scene, face, size.width(), size.height(), f"strip/{card}"))
        item.place(place.card.left(), place.card.top())
        item.set_accessible(self._wording.card(card))
        item.focus_order = (0, self._index)
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
            tag = self.own(TagItem(self.scene, self._wording.tied_tag(), "alert", self.metrics.text_px(20)))
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

    def _bids_below(self, laid: LaidBeside, place: StripRects) -> None:
        bids = LaidBids(self.scene, card=laid.card)
        self.own_part(bids)
        bids.set_bids(laid.bids, laid.half_seat)
        width = min(self.metrics.px(STRIP_BID_UNITS), (place.below.height() - 2) * LAID_BID[0] / LAID_BID[1])
        bids.fit(place.below, (width, width * LAID_BID[1] / LAID_BID[0]))
