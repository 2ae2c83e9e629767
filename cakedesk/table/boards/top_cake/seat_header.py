"""`SeatHeader`: whose panel it is: chip, name, tag and points on one line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.table import z_values
from cakedesk.table.items import ChipItem, FaceItem, TagItem, TextItem, TextStyle, display_style
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Theme

_BADGE_SHARE = 0.68
"""The half point on a seat's disc, by its width."""


class SeatHeader(ScreenPart):
    """A seat's name line. A long name loses its tag first, then the disc of the half point, then its end.

    Whose turn it is gets more room than that: the disc of the half point may lie on the seat's own disc
    for it.

    Attributes:
        seat: the seat.
        points: the item with the points; it tells where they come from.

    Args:
        scene: where.
        seat: the seat.
        name: who sits there.
        is_away: whether a computer plays for them: a robot stands behind the name.
        parent: the Qt parent.
    """

    def __init__(
        self,
        scene: TableScene,
        seat: int,
        name: str,
        *,
        is_away: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, parent)
        self.seat = seat
        self._chip = self.own(ChipItem(scene, seat, 44))
        self._name = self.own(TextItem(scene, name, display_style(29)))
        self._robot = self.own(FaceItem(scene, _robot_face)) if is_away else None
        self._half = self.own(FaceItem(scene, cake_faces.half_point_face()))
        self._half.setZValue(z_values.TAG + 1)
        self._tag = self.own(TagItem(scene, ""))
        self.points = self.own(TextItem(scene, "0", display_style(46), key=f"points/{seat}"))
        self.points.set_interactive(True)
        self._has_half = False
        self._has_points = True
        self._rect = QRectF()

    def set_tag(self, text: str, kind: TagKind = "quiet", half: bool = False) -> None:
        """Say what the seat does now.

        Args:
            text: a word or two; empty: nothing.
        """
        before = (self._tag.text, self._tag.kind, self._has_half)
        self._tag.set_kind(kind)
        if (text, kind, half) != before:
            self._tag.set_text(text)
            self._has_half = half
            self.fit(self._rect)

    def hide_points(self) -> None:
        """Show no points: the name and its tag get their room."""
        if self._has_points:
            self._has_points = False
            self.show_item(self.points, False)
            self.fit(self._rect)

    def set_points(self, points: int, reasons: Sequence[str]) -> None:
        """Show points so far."""
        before = (self.points.text, self._has_points)
        self._has_points = True
        self.show_item(self.points, True)
        self.points.set_text(str(points))
        so_far = TableWords().points_so_far(points)
        self.points.set_accessible(f"{self._name.text}: {so_far}", ". ".join(reasons))
        self.points.tooltip = "\n".join([so_far[:1].upper() + so_far[1:], *reasons])
        if before != (self.points.text, True):
            self.fit(self._rect)

    def half_center(self) -> QPointF:
        """The middle of the half point's disc (of the chip, where there is no room for the disc)."""
        item = self._half if self._half in self.items() else self._chip
        return item.center_px()

    def fit(self, rect: QRectF) -> None:
        """Stand in a line."""
        self._rect = rect
        if rect.isEmpty():
            return
        px, middle = self.metrics.px, rect.center().y()
        chip = px(44)
        self._chip.resize(chip, chip)
        self._chip.place(rect.left(), middle - self._chip.height_px / 2)
        self.points.set_style(TextStyle(px=self.metrics.text_px(46), family="display", weight=800))
        self.points.place(rect.right() - self.points.width_px, middle - self.points.height_px / 2)
        left = rect.left() + chip + px(12)
        points_room = self.points.width_px + px(14) if self._has_points else 0.0
        room = rect.right() - points_room - left
        self._name.set_style(TextStyle(px=self.metrics.text_px(29), family="display"))
        self._name.set_width(None)
        self._tag.set_text_px(self.metrics.text_px(20))
        half_side = round(self._tag.height_px + px(2))
        gap = px(12)
        half_room = gap + half_side if self._has_half else 0.0
        if self._robot is not None:
            self._robot.resize(half_side, half_side)
            room -= half_side + gap
        tag_room = (px(5) if self._has_half else gap) + self._tag.width_px if self._tag.text else 0.0
        natural = self._name.width_px
        with_tag = bool(self._tag.text) and natural + half_room + tag_room <= room
        with_half = self._has_half and natural + half_room <= room
        on_chip = False
        if self._tag.kind == "you" and not with_tag:
            self._tag.set_text_px(self.metrics.text_px(0))
            gap = px(6)
            with_tag = natural + gap + self._tag.width_px <= room
            on_chip = with_tag and self._has_half
            with_half = with_half or on_chip
        if natural > room:
            self._name.restyle(elide=True, shrink_to_px=self.metrics.text_px(20))
            self._name.set_width(room)
        self._name.place(left, middle - self._name.height_px / 2)
        left += min(natural, room) + gap
        if self._robot is not None:
            self._robot.place(left, middle - half_side / 2)
            left += half_side + gap
        self.show_item(self._half, with_half)
        self.show_item(self._tag, with_tag)
        if on_chip:
            self._lay_half_on_chip(chip)
        else:
            self._half.resize(half_side, half_side)
            self._half.place(left, middle - half_side / 2)
        if with_half and not on_chip:
            left += half_side + px(5)
        self._tag.place(left, middle - self._tag.height_px / 2)

    def _lay_half_on_chip(self, chip_px: float) -> None:
        side = chip_px * _BADGE_SHARE
        self._half.resize(side, side)
        center = self._rect.center().y()
        self._half.place_center(self._rect.left() + chip_px * 0.92, center + chip_px * 0.3)


def _robot_face(theme: Theme) -> Face:
    return faces.icon_face("robot", theme.ink.name())
