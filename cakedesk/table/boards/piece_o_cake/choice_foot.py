"""`ChoiceFoot`: what a choice comes to: the cream that is sure, and how leads would stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.table.items import FaceItem, PanelItem, PanelStyle, TextItem, TextStyle, text_width
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import largest_px

PLATE_UNITS = 56.0
CROWN_SHARE = 0.78
SMALL_SHARE = 0.75
"""The size of plate and crown where they stand in lines of their own, by their usual size."""

SURE_UNITS, LEAST_UNITS = 23.0, 18.0


class ChoiceFoot(ScreenPart):
    """A line with the plate and its points, and what is said of leads beside it or below it.

    Attributes:
        is_low: whether it is one low line, in which a number may stand for what is said of leads.
    """

    is_low = False

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._rule = self.own(PanelItem(scene, PanelStyle(fill="line", radius_px=1)))
        self._plate = self.own(FaceItem(scene, faces.eaten_plate_face(0)))
        self._sure = self.own(TextItem(scene, ""))
        self._crown = self.own(FaceItem(scene, shared_faces.crown_face()))
        self._leads = self.own(TextItem(scene, ""))

    def show(self, eaten: int, sure: str, leads: Sequence[str], brief: str) -> None:
        """Show what a choice comes to (`leads`: what is said of leads, in parts; `brief`: as a number)."""
        self._plate.set_face(faces.eaten_plate_face(eaten))
        self._sure.set_text(sure)
        self._leads.set_text(", ".join(leads), brief)
        for item in (self._crown, self._leads):
            self.show_item(item, bool(leads))

    def height_px(self, width_px: float) -> float:
        """The height that it needs, px."""
        px, (words_px, is_below) = self.metrics.px, self._arranged(width_px)
        words = TextStyle(px=words_px).line_px
        if is_below:
            return px(8) + self._small_side() + px(2) + words + px(10)
        if self.is_low:
            return px(4) + max(self._small_side() + px(4), words) + px(2)
        return px(8) + max(self._side() + px(4), words) + px(6)

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone of the height that it needs."""
        px, (words_px, is_below) = self.metrics.px, self._arranged(rect.width())
        side = self._small_side() if is_below or self.is_low else self._side()
        self._rule.place_in(QRectF(rect.left(), rect.top() + px(2), rect.width(), max(1.0, px(2))))
        middle = rect.top() + px(8) + side / 2 if is_below else rect.center().y() + px(2)
        self._plate.place_in(QRectF(rect.left(), middle - side * 0.52, side, side * 1.04))
        self._sure.set_style(self._sure_style())
        self._sure.place(rect.left() + side + px(10), middle - self._sure.height_px / 2)
        crown, left = side * CROWN_SHARE, rect.left()
        if not is_below:
            left = self._sure.rect_px().right() + px(18)
        style = TextStyle(px=words_px, weight=700, shrink_to_px=self.metrics.text_px(LEAST_UNITS))
        self._leads.set_style(style if self.is_low else style._replace(shrink_to_px=0.0))
        self._leads.set_width(rect.right() - left - crown - px(8) - 2 if self.is_low else None)
        if is_below:
            middle = rect.bottom() - px(10) - self._leads.height_px / 2
        self._crown.place_in(QRectF(left, middle - crown * 0.54, crown, crown))
        self._leads.place(left + crown + px(8), middle - self._leads.height_px / 2)

    def _side(self) -> float:
        return self.metrics.room_px(PLATE_UNITS, 0.25)

    def _small_side(self) -> float:
        return self._side() * SMALL_SHARE

    def _sure_style(self) -> TextStyle:
        return TextStyle(px=self.metrics.text_px(SURE_UNITS), weight=700)

    def _arranged(self, width_px: float) -> tuple[float, bool]:
        """The size of the words of leads in px, and whether they stand below, since they are too long."""
        text_px, px = self.metrics.text_px, self.metrics.px
        if self.is_low:
            return text_px(SURE_UNITS), False
        below = width_px - self._small_side() * CROWN_SHARE - px(8)
        taken = self._side() + px(10) + text_width(self._sure.text, self._sure_style()) + px(18)
        beside = width_px - self._side() * CROWN_SHARE - px(8) - taken - 2  # texts end at whole pixels

        def fits(room_px: float, size_px: float) -> bool:
            return text_width(self._leads.text, TextStyle(px=size_px, weight=700)) <= room_px

        is_below = not fits(beside, text_px(LEAST_UNITS))
        room, least = (below, MIN_TEXT_PX) if is_below else (beside, text_px(LEAST_UNITS))
        return largest_px(text_px(SURE_UNITS), least, partial(fits, room)), is_below
