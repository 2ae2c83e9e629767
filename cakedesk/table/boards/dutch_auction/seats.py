"""`SeatView`: a seat with what is told of it beside its cards: sum, duty, piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.art.dutch_auction import faces
from cakedesk.table.boards.dutch_auction.layout import PileRects, SeatRects
from cakedesk.table.items import PanelItem, PanelStyle, TagItem, TextItem, TextStyle, display_style
from cakedesk.table.items.tag_item import TagKind, tag_height_px
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.seat_header import SeatHeader, SeatPoints
from cakedesk.table.metrics import CAPTION_UNITS, PANEL_RADIUS_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import text_width

SUM_UNITS, COUNT_UNITS, TAG_UNITS = 78.0, 20.0, 19.0
LEAST_CASHED = 0.3
"""So much of the note's room what is cashed in has at least."""


class PileTold(NamedTuple):
    """A pile's caption, then shorter ones, and how many cards it has."""

    captions: tuple[str, ...]
    number: int


class PileTexts(ScreenPart):
    """The captions and numbers of piles."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._captions: Kept[str, TextItem] = Kept(self, lambda _key: TextItem(scene).mute())
        self._counts: Kept[str, TagItem] = Kept(self, lambda _key: TagItem(scene, "", "alert").mute())

    def show(self, told: Mapping[str, PileTold], rects: Mapping[str, PileRects]) -> None:
        """Write below and on the corner of each pile."""
        text_px = self.metrics.text_px
        for (key, caption), pile in zip(self._captions.lay(told).items(), told.values(), strict=True):
            rect = rects[key]
            caption.set_text(*pile.captions)
            # It says less before it gets smaller than its neighbour.
            least_px = text_px(0) if len(pile.captions) == 1 else text_px(18)
            style = TextStyle(
                text_px(18), color="ink_soft", align="center", elide=True, shrink_to_px=least_px
            )
            caption.set_style(style)
            wider = self.metrics.px(8)  # into the gap to its neighbour
            caption.set_width(rect.caption.width() + wider)
            top = rect.caption.center().y() - caption.height_px / 2
            caption.place(rect.caption.left() - wider / 2, top)
        for (key, count), pile in zip(self._counts.lay(told).items(), told.values(), strict=True):
            count.set_text(str(pile.number))
            count.set_kind("alert" if pile.number else "quiet")
            count.set_text_px(text_px(COUNT_UNITS))
            corner = rects[key].card.topRight()
            most = rects[key].caption.right() + self.metrics.px(10) - count.width_px / 2  # inside the window
            x = min(corner.x() - self.metrics.px(8), most)
            count.place_center(x, corner.y() + self.metrics.px(2))


class SeatTold(NamedTuple):
    """What is told of a seat."""

    tag: tuple[str, TagKind]  # what it does now
    points: SeatPoints | None = None  # so far; None: not told
    sum: str = ""  # of its bid, or what it would be; empty: there is none
    parts: tuple[str, ...] = ()  # what the sum is made of, then shorter
    sum_tag: tuple[str, ...] = ()  # what the sum means, and the same in a word; empty: nothing yet
    sum_kind: TagKind = "quiet"  # how that looks
    note: tuple[str, ...] = ()  # what is to be known of it, then shorter
    cashed: tuple[str, ...] = ()  # how many cards are cashed in for which VP, then shorter; empty: none
    cashed_told: str = ""  # which, in words
    spoken: str = ""  # all of it, read aloud


class SeatView(ScreenPart):
    """One seat. Its cards lie on it in the table's layer of cards."""

    def __init__(self, scene: TableScene, seat: int, names: Sequence[str], *, is_below: bool) -> None:
        super().__init__(scene)
        self._is_below = is_below
        self.panel = self.own(PanelItem(scene))
        self.header = self.own_part(SeatHeader(scene, seat, names))
        self.sum = self.own(TextItem(scene).mute())  # the panel tells it
        self._made_of = self.own(TextItem(scene).mute())
        self._sum_tag = self.own(TagItem(scene, ""))
        self.cashed = self.own(TagItem(scene, "", icon=lambda _theme: faces.power_disc_face("cash")))
        self.note = self.own(TextItem(scene, ""))

    @property
    def sum_and_parts(self) -> tuple[TextItem, TextItem]:
        """The sum of its bid, and what stands below it."""
        return self.sum, self._made_of

    def show(self, told: SeatTold, rects: SeatRects, *, name_units: float) -> None:
        """Show what is told of it."""
        px, text_px = self.metrics.px, self.metrics.text_px
        radius_px = 0.0 if self._is_below else px(PANEL_RADIUS_UNITS)
        self.panel.set_style(PanelStyle(radius_px=radius_px, shadow="rest"))
        self.panel.place_in(rects.whole)
        self.panel.set_accessible(told.spoken)
        self.header.set_tag(*told.tag)
        self.header.set_points(told.points)
        note = self._fit_header(told, rects, name_units)
        zone, middle = rects.sum, rects.sum.center()
        texts = (self.sum, (told.sum,)), (self._made_of, told.parts or ("",)), (self.note, told.note or ("",))
        for item, forms in texts:
            item.set_text(*forms)
            self.show_item(item, bool(item.text))
        self.show_item(self.note, bool(told.note) and note.width() > 0)
        self.show_item(self._sum_tag, bool(told.sum_tag))
        below = self.fitting(CAPTION_UNITS, weight=600, color="ink_soft", align="center")
        parts_px = max(self.metrics.room_px(26, 1.0), below.line_px)
        tag_px = max(self.metrics.room_px(34, 1.0), tag_height_px(text_px(TAG_UNITS)))
        size = min(text_px(SUM_UNITS), (zone.height() - parts_px - tag_px) * 0.9, zone.width() * 0.6)
        self.sum.set_style(display_style(size, "ink" if told.sum_kind != "quiet" else "ink_soft"))
        top = middle.y() - (size + parts_px + (tag_px if told.sum_tag else 0)) / 2
        self.sum.place(middle.x() - self.sum.width_px / 2, top + size / 2 - self.sum.height_px / 2)
        self._made_of.set_style(below)
        self._made_of.set_width(zone.width() + px(8))
        self._made_of.place(zone.left() - px(4), top + size + parts_px / 2 - self._made_of.height_px / 2)
        self._sum_tag.say_fitting(told.sum_tag, TAG_UNITS, zone.width() + px(30))  # the gaps beside it, too
        self._sum_tag.set_kind(told.sum_kind)
        self._sum_tag.place_center(middle.x(), top + size + parts_px + tag_px / 2)
        self.note.set_style(self.fitting(CAPTION_UNITS, color="ink_soft", wrap=True, even=True))
        self.note.set_width(note.width(), note.height())
        if self.note.laid.style.px < text_px(0) or self.note.is_elided:  # it is told elsewhere, too
            self.show_item(self.note, False)
        beside = (note.height() - self.note.height_px) / 2
        self.note.place(note.left(), note.top() + (0.0 if self._is_below else beside))

    def _fit_header(self, told: SeatTold, rects: SeatRects, name_units: float) -> QRectF:
        """Show who it is, and what it has cashed in before the note, or beside or below who it is.

        Returns the room that the note has left.
        """
        px, tag, header, note = self.metrics.px, self.cashed, QRectF(rects.header), QRectF(rects.note)
        is_line = rects.header.bottom() <= rects.cards.top()
        stands_below = not is_line and told.points is None
        stands_behind = bool(told.cashed) and is_line and not self._is_below
        if told.cashed and stands_below:
            header.setBottom(header.bottom() - tag_height_px(self.metrics.text_px(TAG_UNITS)))
        elif stands_behind:
            tag.say_fitting(told.cashed, TAG_UNITS, header.width() / 2)
            header.setRight(header.right() - tag.width_px - px(10))
        self.header.fit(header, name_units, is_stacked=not is_line)
        points = self.header.points.rect_px()
        place = QRectF(
            points.right() + px(10), points.top(), header.right() - points.right() - px(10), points.height()
        )
        if stands_below:
            place = QRectF(header.bottomLeft(), rects.header.bottomRight())
        elif stands_behind:
            place = QRectF(header.topRight(), rects.header.bottomRight()).adjusted(px(10), 0, 0, 0)
        elif self._is_below:
            least_px = text_width("".join(told.note[-1:]), TextStyle(self.metrics.text_px(0)))  # of the note
            width = max(note.width() * LEAST_CASHED, note.width() - px(10) - least_px)
            place = QRectF(note.left(), note.top(), width, self.fitting(CAPTION_UNITS).line_px)
        self.show_item(tag, bool(told.cashed))
        tag.say_fitting(told.cashed, TAG_UNITS, place.width())
        tag.set_accessible(told.cashed_told)
        tag.tooltip = told.cashed_told
        tag.place(place.left(), max(place.top(), place.center().y() - tag.height_px / 2))
        if told.cashed and self._is_below:
            note.setLeft(tag.rect_px().right() + px(10))
        return note
