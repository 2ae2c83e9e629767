"""`SeatLine`: a seat's disc, name and tag on one line, and a robot where a computer stands in."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table.items import ChipItem, FaceItem, TagItem, TextItem, TextStyle, display_style
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Theme

TAG_UNITS = 20.0
LEAST_TAG_SHARE = 0.75
"""A tag that must not be missed shrinks so far before the end of the smallest name is lost."""

LEAST_SHARE = 0.86
"""A name shrinks so far for its tag: names side by side look alike."""

ELIDED_SHARE = 0.6
"""So much of the smallest name has to be read beside a tag that must not be missed."""


class SeatLine(ScreenPart):
    """A seat's name line. A long name loses its tag first, then its end.

    Attributes:
        seat: whose.
    """

    def __init__(
        self,
        scene: TableScene,
        seat: int,
        name: str,
        parent: QObject | None = None,
        *,
        tag_at_right: bool = False,
    ) -> None:
        super().__init__(scene, parent)
        self.seat = seat
        self._at_right = tag_at_right
        self._chip = self.own(ChipItem(scene, seat, 44))
        self._name = self.own(TextItem(scene, name, display_style(29)))
        self._robot = self.own(FaceItem(scene, _robot_face))
        self.show_item(self._robot, False)
        self._tag = self.own(TagItem(scene, ""))
        self._rect = QRectF()
        self._units = 29.0
        self._is_away = False

    def set_seat(self, seat: int, name: str) -> None:
        """Be the line of another seat."""
        self.seat = seat
        self._chip.set_seat(seat)
        self._name.set_text(name)
        self.fit(self._rect, self._units)

    def set_away(self, is_away: bool) -> None:
        """Say whether a computer plays for them: a robot stands behind the name."""
        if is_away != self._is_away:
            self._is_away = is_away
            self.show_item(self._robot, is_away)
            self.fit(self._rect, self._units)

    def set_tag(self, text: str, kind: TagKind = "quiet") -> None:
        """Say what the seat does now.

        Args:
            text: a word or two; empty: nothing.
        """
        self._tag.set_kind(kind)
        if text != self._tag.text:
            self._tag.set_text(text)
            self.fit(self._rect, self._units)

    def fit(self, rect: QRectF, name_units: float = 29.0) -> None:
        """Stand in a line."""
        self._rect, self._units = rect, name_units
        if rect.isEmpty():
            return
        px, text_px, middle = self.metrics.px, self.metrics.text_px, rect.center().y()
        chip = max(px(1.52 * name_units), text_px(name_units) * 1.05)
        self._chip.resize(chip, chip)
        self._chip.place(rect.left(), middle - self._chip.height_px / 2)
        left = rect.left() + chip + px(12)
        room = rect.right() - left
        self._name.set_style(TextStyle(px=text_px(name_units), family="display", weight=800))
        self._name.set_width(None)
        self._tag.set_text_px(text_px(TAG_UNITS))
        robot = round(self._tag.height_px) if self._is_away else 0
        room -= robot + px(12) if robot else 0.0
        has_tag = self._fit_name(room)
        self._name.place(left, middle - self._name.height_px / 2)
        left += self._name.width_px
        if robot:
            self._robot.resize(robot, robot)
            self._robot.place(left + px(12), middle - robot / 2)
            left += px(12) + robot
        self.show_item(self._tag, has_tag)
        tag_left = rect.right() - self._tag.width_px if self._at_right else left + px(14)
        self._tag.place(tag_left, middle - self._tag.height_px / 2)

    def _fit_name(self, room_px: float) -> bool:
        """Make the name so small that it fits beside the tag, or without it, or end it in dots.

        Returns:
            Whether the tag stays: nobody must miss who has won or whose turn it is.
        """
        natural, px = self._name.width_px, self.metrics.text_px(TAG_UNITS)
        least = natural * MIN_TEXT_PX / self.metrics.text_px(self._units)
        if self._tag.text and self._tag.kind != "quiet" and least + self._tag.width_px > room_px:
            self._tag.set_text_px(max(MIN_TEXT_PX, px * LEAST_TAG_SHARE))
        beside = room_px - self.metrics.px(12) - self._tag.width_px if self._tag.text else -1.0
        has_tag = natural * LEAST_SHARE <= beside
        is_lasting = beside > 0 and self._tag.kind != "quiet"
        if not has_tag and is_lasting:
            has_tag = least * ELIDED_SHARE <= beside
        width = beside if has_tag else room_px
        if natural > width:
            self._name.restyle(elide=True, shrink_to_px=MIN_TEXT_PX)
            self._name.set_width(width)
        return has_tag


def _robot_face(theme: Theme) -> Face:
    return faces.icon_face("robot", theme.ink.name())
