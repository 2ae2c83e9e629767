"""`CountedCake`: a cake while it is counted, with whose it is and its points."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.table.boards.take_the_cake.cake_view import CakePlan, CakeView
from cakedesk.table.boards.take_the_cake.counting import CountWording
from cakedesk.table.boards.take_the_cake.layout import HEADER_UNITS, TITLE_UNITS, CountedRects
from cakedesk.table.items import TagItem, TextItem
from cakedesk.table.kit.flow import aspect, column, fill
from cakedesk.table.kit.seat_header import SeatHeader, SeatPoints, two_lines_px
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import display_style

POINTS_UNITS, BESIDE_UNITS = 56.0, 12.0
"""The room for points below a name, and that beside a cake which its number may have."""


class CountedCake(ScreenPart):
    """A cake with its line, or with name, number and points below each other where it is larger so."""

    def __init__(self, scene: TableScene, place: int, words: CountWording, which: str) -> None:
        super().__init__(scene)
        self._which, self._name = which, words.names[place // CAKES]
        self.header = self.own_part(SeatHeader(scene, place // CAKES, words.names))
        self._view = self.own_part(CakeView(scene, words.lists, f"counted/{place}"))
        self._corner = self.own(TagItem(scene, str(place % CAKES + 1)))  # where the line has no room for it
        self._below = self.own(TextItem(scene, which)), self.own(TextItem(scene))

    def show(self, plan: CakePlan, points: int, told: str, rects: CountedRects) -> None:
        """Show what scores of it, and how much."""
        is_beside, spoken, text_px = rects.is_beside, TableWords().points(points), self.metrics.text_px
        self.header.set_tag("" if is_beside else self._which)
        self.header.set_points(None if is_beside else SeatPoints(str(points), spoken=spoken))
        room = self.metrics.room_px
        name_px = max(room(HEADER_UNITS, 1.0), two_lines_px(self.metrics))
        name, which, number, _ = column(
            rects.line, name_px, room(TITLE_UNITS if self._which else 0.0, 1.0),
            room(POINTS_UNITS, 1.0), fill(),
        )  # fmt: skip
        self.header.fit(name if is_beside else rects.line)
        corner, cake = self._corner, aspect(rects.cake, 1.0)
        corner.fit(text_px(CAPTION_UNITS), rects.cake.width())
        self.show_item(corner, self.header.lacks_tag)
        if self.header.lacks_tag:  # it covers nothing that is counted
            left = rects.cake.left() + corner.width_px - self.metrics.px(BESIDE_UNITS)
            cake = aspect(QRectF(QPointF(max(left, cake.left()), cake.top()), cake.bottomRight()), 1.0)
            corner.place(cake.left() - corner.width_px, cake.top())
        self._view.show(plan, cake, f"{self._name}, {told}")
        which_style = self.fitting(CAPTION_UNITS, "text", 700, "ink_soft")
        styles = which_style, display_style(text_px(POINTS_UNITS * 0.8))
        for item, style, rect in zip(self._below, styles, (which, number), strict=True):
            item.stand_in(rect, style)
            self.show_item(item, is_beside)
        self._below[1].set_text(str(points))
        self._below[1].set_accessible(spoken)
