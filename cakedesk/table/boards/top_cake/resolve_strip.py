"""The row while it is resolved, with what became of each card so far, and large when all are resolved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.resolving import Resolution
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.laid_bids import LaidBids
from cakedesk.table.boards.top_cake.layout import ColumnRects
from cakedesk.table.boards.top_cake.resolve_layout import strip_rects
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.wording import spoken_card
from cakedesk.table.items import (
    CardItem,
    ChipItem,
    Frame,
    PanelItem,
    PanelStyle,
    TableItem,
    TagItem,
    TextItem,
    TextStyle,
)
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import inset
from cakedesk.table.metrics import LAID_BID
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.short_names import name_forms
from cakedesk.table.slicer import Work
from cakedesk.table.text_fit import broken_anywhere, lay_text, text_width
from cakedesk.table.theme import Ink

RESOLVED_OPACITY = 0.5
CAPTION_UNITS = 22
NAME_UNITS, HOW_UNITS = 25, 21
MARK_UNITS = 42
STRIP_BID_UNITS = 44


class ResolveStrip(ScreenPart):
    """Draws the row of the round: cards keep their places while it is resolved.

    Before a card's turn its bids lie beneath it as they lay on the table, those face down still face down.

    Args:
        before: what the viewer saw when resolving began.
        is_whole: whether it is the whole screen, and says of each card who gets it, and how.
    """

    def __init__(
        self, scene: TableScene, wording: ResolveWording, before: TopCakeState, *, is_whole: bool = False
    ) -> None:
        super().__init__(scene)
        self._panel = self.own(PanelItem(scene))
        self._is_whole, self._most_bids = is_whole, max(map(len, before.bids))
        self._columns = [StripColumn(scene, wording, before, index) for index in range(len(before.row))]
        for column in self._columns:
            self.own_part(column)

    def draw(self, rect: QRectF, current: int, resolved: Sequence[Resolution]) -> Work:
        """Show how far the row is, at which card (-1: none). What has not changed is not drawn again."""
        places = strip_rects(self.metrics, rect, len(self._columns), self._most_bids, is_whole=self._is_whole)
        known = dict(enumerate(resolved))
        self._draw_panel(rect)
        for at, (column, place) in enumerate(zip(self._columns, places, strict=True)):
            column.show(place, known.get(at), is_now=at == current, is_whole=self._is_whole)
            yield

    def _draw_panel(self, rect: QRectF) -> None:
        style = PanelStyle(radius_px=self.metrics.px(24), shadow="rest")
        if not self._is_whole:
            style = PanelStyle(fill="panel", fill_opacity=0.55, radius_px=self.metrics.px(22))
        self._panel.set_style(style)
        self._panel.place_in(rect)


class StripColumn(ScreenPart):
    """Draws one card of the row with what lies beneath it."""

    def __init__(self, scene: TableScene, wording: ResolveWording, before: TopCakeState, index: int) -> None:
        super().__init__(scene)
        self._wording, self._before, self._index = wording, before, index
        self._card_index = before.row[index]
        self._drawn = Facts()

    def show(
        self, place: ColumnRects, resolution: Resolution | None, *, is_now: bool, is_whole: bool
    ) -> None:
        """Show the card, with what became of it if that is known."""
        if not self._drawn.changed(place, resolution, is_now, self.metrics):
            return
        self.remove()
        item = self._card(place.card, "summary" if is_whole else "strip")
        if is_now:
            self._frame_now(place)
        elif resolution is None:
            self._bids_below(place.below)
        elif is_whole:
            item.set_accessible(self._wording.change(resolution))
            self._whole_outcome(resolution, place.below)
        else:
            self._outcome(resolution, place.below)
        is_gone = resolution is not None and resolution.winner < 0 and not resolution.stays
        if is_gone or (resolution is not None and not is_whole):
            item.set_look(dim=RESOLVED_OPACITY)

    def _card(self, place: QRectF, where: str) -> CardItem:
        card = self._card_index
        item = self.own(CardItem(self.scene, row_face(self._wording.lists, card), key=f"{where}/{card}"))
        item.place_in(place)
        item.set_accessible(spoken_card(self._wording.lists, card))
        item.focus_order = (0, self._index)
        return item

    def _frame_now(self, place: ColumnRects) -> None:
        """Frame the card, and what stands below it, which may be wider."""
        px, said_px = self.metrics.px, self._caption(self.tr("now"), place.below, "raspberry")
        style = PanelStyle(fill="panel", radius_px=px(20), frame=Frame("raspberry", max(3.0, px(5))))
        frame = self.own(PanelItem(self.scene, style))
        spare = place.frame.width() - max(place.card.width(), said_px) - px(22)
        frame.place_in(inset(place.frame, max(0.0, spare / 2), 0))
        frame.setZValue(z_values.ZONE)

    def _caption(self, text: str, below: QRectF, color: Ink) -> float:
        """Write it. Returns how wide it is."""
        style = TextStyle(
            px=self.metrics.text_px(CAPTION_UNITS), weight=700, color=color, align="center", elide=True
        )
        item = self.own(TextItem(self.scene, text, style))
        item.set_width(below.width() - self.metrics.px(8))
        item.place_center(below.center().x(), below.center().y())
        return item.laid.widest_px

    def _outcome(self, resolution: Resolution, below: QRectF) -> None:
        mark = self._mark(resolution, below.height())
        if mark is None:
            self._caption(self.tr("gone"), below, "ink_soft")
            return
        mark.place_center(below.center().x(), below.center().y())
        if resolution.winner < 0:
            return
        told = self._wording.won_by(resolution.winner)
        style, gap = TextStyle(px=self.metrics.text_px(CAPTION_UNITS), weight=700), self.metrics.px(8)
        left = below.center().x() - (mark.width_px + gap + text_width(self.tr("won"), style)) / 2
        if left < below.left():  # the disc alone says it
            mark.set_accessible(told)
            return
        word = self.own(TextItem(self.scene, self.tr("won"), style))
        mark.place(left, below.center().y() - mark.height_px / 2)
        word.place(left + mark.width_px + gap, below.center().y() - word.height_px / 2)
        word.set_accessible(told)

    def _mark(self, resolution: Resolution, most_px: float) -> TableItem | None:
        """The winner's disc, or the tag of a card that stays."""
        if resolution.winner >= 0:
            side = min(self.metrics.px(MARK_UNITS), most_px)
            return self.own(ChipItem(self.scene, resolution.winner, side))
        if resolution.stays:
            return self.own(TagItem(self.scene, self._wording.tied_tag(), "alert", self.metrics.text_px(20)))
        return None

    def _whole_outcome(self, resolution: Resolution, below: QRectF) -> None:
        """Who gets it, in large letters below the seat's disc; below that, how."""
        text_px, wording, top = self.metrics.text_px, self._wording, below.top()
        usual = TextStyle(px=text_px(NAME_UNITS), weight=700, wrap=True, even=True, max_lines=2)
        large, least = (usual._replace(shrink_to_px=int(text_px(units))) for units in (HOW_UNITS, 0))
        how = TextStyle(
            px=text_px(HOW_UNITS), color="ink_soft", wrap=True, max_lines=4, shrink_to_px=text_px(0)
        )
        whole = receiver = wording.receiver(resolution)
        if resolution.winner >= 0:  # the first name rather than a name that is broken within
            forms = [names[resolution.winner] for names in name_forms(wording.names)]
            ways = [*((form, large) for form in forms), (forms[-1], least)]
            fitting = (form for form, style in ways if lay_text(form, style, below.width()).fits)
            receiver = next(fitting, broken_anywhere(forms[-1]))
        told: list[TableItem] = []
        mark = self._mark(resolution, below.height())
        if mark is not None:
            told.append(mark)
        for text, style in ((receiver, least), (wording.with_what(resolution), how)):
            words = self.own(TextItem(self.scene, text, style._replace(align="center")))
            words.set_accessible(whole if style is least else text)
            words.set_width(below.width() - self.metrics.px(8) * (style is how))
            told.append(words)
        for item in told:
            item.place(below.center().x() - item.width_px / 2, top)
            top += item.height_px + self.metrics.px(4)

    def _bids_below(self, below: QRectF) -> None:
        before, card = self._before, self._card_index
        bids = self.own_part(LaidBids(self.scene, card=card))
        bids.set_bids(before.bids[self._index], before.starter if card == before.half_card else -1)
        width = min(self.metrics.px(STRIP_BID_UNITS), (below.height() - 2) * LAID_BID[0] / LAID_BID[1])
        bids.fit(below, (width, width * LAID_BID[1] / LAID_BID[0]))
