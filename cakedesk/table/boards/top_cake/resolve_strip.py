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
from cakedesk.table.boards.top_cake.resolve_layout import strip_rects, whole_rects
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
        self._columns = [
            self.own_part(StripColumn(scene, wording, before, index, is_whole=is_whole))
            for index in range(len(before.row))
        ]

    def draw(self, rect: QRectF, current: int, resolved: Sequence[Resolution]) -> Work:
        """Show how far the row is, at which card (-1: none). What has not changed is not drawn again."""
        count, is_low = len(self._columns), False
        places = strip_rects(self.metrics, rect, count, self._most_bids)
        if self._is_whole:
            places, low = (whole_rects(self.metrics, rect, count, lines) for lines in (1, 2))
            is_low = self._breaks(places, resolved) and not self._breaks(low, resolved, is_low=True)
            places = low if is_low else places
        known = dict(enumerate(resolved))
        self._draw_panel(rect)
        for at, (column, place) in enumerate(zip(self._columns, places, strict=True)):
            column.show(place, known.get(at), is_now=at == current, is_low=is_low)
            yield

    def _breaks(
        self, places: Sequence[ColumnRects], resolved: Sequence[Resolution], *, is_low: bool = False
    ) -> bool:
        """Whether a word of what is told has no room."""
        told = zip(self._columns, places, resolved, strict=True)
        return any(column.breaks(place, resolution, is_low=is_low) for column, place, resolution in told)

    def _draw_panel(self, rect: QRectF) -> None:
        style = PanelStyle(radius_px=self.metrics.px(24), shadow="rest")
        if not self._is_whole:
            style = PanelStyle(fill="panel", fill_opacity=0.55, radius_px=self.metrics.px(22))
        self._panel.set_style(style)
        self._panel.place_in(rect)


class StripColumn(ScreenPart):
    """Draws one card of the row with what lies beneath it."""

    def __init__(
        self, scene: TableScene, wording: ResolveWording, before: TopCakeState, index: int, *, is_whole: bool
    ) -> None:
        super().__init__(scene)
        self._wording, self._before, self._index, self._is_whole = wording, before, index, is_whole
        self._card_index = before.row[index]
        self._drawn = Facts()

    def show(self, place: ColumnRects, resolution: Resolution | None, *, is_now: bool, is_low: bool) -> None:
        """Show the card, with what became of it if that is known (`is_low`: in one of two lines)."""
        if not self._drawn.changed(place, resolution, is_now, is_low, self.metrics):
            return
        self.remove()
        is_whole = self._is_whole
        item = self._card(place.card, "summary" if is_whole else "strip")
        if is_now:
            self._frame_now(place)
        elif resolution is None:
            self._bids_below(place.below)
        elif is_whole:
            item.set_accessible(self._wording.change(resolution))
            self._whole_outcome(resolution, place.below, is_low=is_low)
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

    def breaks(self, place: ColumnRects, resolution: Resolution, *, is_low: bool) -> bool:
        """Whether a word of what is told has no room in such a line."""
        name, how = (style._replace(px=style.shrink_to_px) for style in self._told_styles())
        width = place.below.width()
        name_px = width - self._beside_px() if is_low and resolution.winner >= 0 else width
        told = (
            (self._receivers(resolution)[-1], name, name_px),
            (self._wording.with_what(resolution), how, width - self.metrics.px(8)),
        )
        return any(lay_text(text, style, wide).splits_word for text, style, wide in told)

    def _beside_px(self) -> float:
        """The room of a disc in the line of a name."""
        return self._told_styles()[0].line_px + self.metrics.px(8)

    def _told_styles(self) -> tuple[TextStyle, TextStyle]:
        """How it looks who gets it, and how."""
        style = TextStyle(px=self.metrics.text_px(NAME_UNITS), weight=700, wrap=True, even=True)
        style = style._replace(align="center", max_lines=2, shrink_to_px=int(self.metrics.text_px(0)))
        how = style._replace(px=self.metrics.text_px(HOW_UNITS), weight=400, color="ink_soft", even=False)
        return style, how._replace(max_lines=4)

    def _receivers(self, resolution: Resolution) -> list[str]:
        """Who gets it, or where it goes, the shortest form last."""
        if resolution.winner < 0:
            return [self._wording.receiver(resolution)]
        return [names[resolution.winner] for names in name_forms(self._wording.names)]

    def _whole_outcome(self, resolution: Resolution, below: QRectF, *, is_low: bool) -> None:
        """Who gets it, in large letters below the seat's disc, or in low lines beside it; below that, how."""
        px, text_px, wording, top = self.metrics.px, self.metrics.text_px, self._wording, below.top()
        usual, how = self._told_styles()
        told: list[TableItem] = []
        mark = None if is_low and resolution.winner < 0 else self._mark(resolution, below.height())
        room_px, beside_px = below.width(), 0.0
        if mark is not None and is_low:
            beside_px = self._beside_px()
            room_px -= beside_px
        elif mark is not None:
            told.append(mark)
        least = usual._replace(max_lines=1 if is_low else 2)
        large = least._replace(shrink_to_px=int(text_px(HOW_UNITS)))
        forms = self._receivers(resolution)  # the first name rather than a name that is broken within
        ways = [*((form, large) for form in forms), (forms[-1], least)]
        fitting = (way for way in ways if lay_text(*way, room_px).fits)
        who = self.own(TextItem(self.scene, *next(fitting, (broken_anywhere(forms[-1]), usual))))
        who.set_accessible(wording.receiver(resolution))
        who.set_width(room_px)
        what = self.own(TextItem(self.scene, wording.with_what(resolution), how))
        what.set_width(below.width() - px(8))
        for item in (*told, who, what):
            item.place(below.center().x() - (item.width_px - beside_px * (item is who)) / 2, top)
            top += item.height_px + px(4)
        if mark is not None and is_low:
            left = who.rect_px().center().x() - who.laid.widest_px / 2 - beside_px
            mark.place_in(QRectF(left, who.rect_px().top(), usual.line_px, usual.line_px))

    def _bids_below(self, below: QRectF) -> None:
        before, card = self._before, self._card_index
        bids = self.own_part(LaidBids(self.scene, card=card))
        bids.set_bids(before.bids[self._index], before.starter if card == before.half_card else -1)
        width = min(self.metrics.px(STRIP_BID_UNITS), (below.height() - 2) * LAID_BID[0] / LAID_BID[1])
        bids.fit(below, (width, width * LAID_BID[1] / LAID_BID[0]))
