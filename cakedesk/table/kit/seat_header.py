"""`SeatHeader`: a seat on one line or in a block: chip, name, what it does now, and its points so far."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table import z_values
from cakedesk.table.items import ChipItem, FaceItem, TagItem, TextItem, TextStyle, display_style
from cakedesk.table.items.face_item import FaceSource
from cakedesk.table.items.tag_item import (
    AIR_SHARE,
    SNUG_AIR_SHARE,
    TagKind,
    tag_height_px,
    tag_width_px,
)
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.metrics import CAPTION_UNITS, Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.short_names import name_forms
from cakedesk.table.text_fit import broken_anywhere, text_width
from cakedesk.table.theme import Theme

NAME_UNITS, TAG_UNITS = 29.0, 20.0
CHIP_SHARE = 1.52
"""The chip's diameter by the size of the name."""

POINTS_SHARE = 1.586
"""The size of the points by that of the name."""

SIGN_SHARE, BEFORE_SHARE = 0.72, 0.7
"""The size of a sign before the points, and of what is carried over, by that of the points."""

TAG_HEIGHT_SHARE = 1.6
"""The least height of a line by the size of a tag's text in it."""

LEAST_SHARE = 0.86
"""A name shrinks so far for its tag: names side by side look alike."""

SMALL_TAG_SHARE = 0.75
"""A tag shrinks so far, if that is no smaller than the smallest text; more before a name loses by it."""

LINE_SHARE = 1.2
"""The height of each of two lines of a name by the size of its text, at least."""

STACKED_SHARE = 0.3
"""So much of a block its points take at most."""

LEAST_UNITS = 13.0
"""A name is no smaller, on large screens either."""

LINES_GAIN = 1.2
"""A name takes two lines where these make it so many times as large."""

READABLE = 5.5
"""So much of a long name has to be read beside a tag that must not be missed, in sizes of its letters."""

LEAST_LINE = 3.0
"""A last line with so much room, in sizes of letters, rather loses the end of a name than the first one."""

ABOVE_SHARE = 1.12
"""A robot above the points, by the smallest text."""

IN_HEADER, APART_SHARE = QRectF(), 1.25
"""Where points have no room of their own, and their size by the height of that: they have air around them."""

BADGE_ON_CHIP_SHARE, BADGE_SHARE = 0.68, 1.15
"""A badge on the chip, by the chip's diameter, and by the smallest text at least: it may bear a number."""


def two_lines_px(metrics: Metrics) -> float:
    """How high a header is in which a name has room for two lines, in px.

    Args:
        metrics: the sizes of the window.
    """
    return 2 * LINE_SHARE * metrics.text_px(LEAST_UNITS) + 1


class SeatPoints(NamedTuple):
    """Points so far, as a header shows them: "46 + 12", with a sign before the last number.

    Attributes:
        text: the number.
        before: what was carried over from earlier matches, with what joins it to the number; empty: nothing.
        sign: a picture that says what the number counts; None: it goes without saying.
        spoken: all of it, read aloud; empty: it is told elsewhere.
        told: where the points come from, read aloud after that.
        tooltip: the same for the pointer.
    """

    text: str
    before: str = ""
    sign: FaceSource | None = None
    spoken: str = ""
    told: str = ""
    tooltip: str = ""


class _Stand(NamedTuple):
    """Where points stand and how large they are at most; cramped: they, or the name, lose by it."""

    points_px: float
    is_under: bool  # below the chip
    is_cramped: bool = False


ALONE = _Stand(math.inf, False)


class _Way(NamedTuple):
    """How a name finds room: its points may be smaller, and stand below the chip; its tag may go."""

    points_px: float
    name: str
    has_tag: bool
    is_under: bool
    needs_tag: bool = False  # it is no way where the tag has no room


class _Plan(NamedTuple):
    """How name, badge and tag share the room: a tag of size 0 is left out."""

    tag_px: float
    has_badge_beside: bool
    least_name_px: float


class SeatHeader(ScreenPart):
    """A seat's name line. Points stay whatever else must shrink.

    For a long name a tag shrinks a little, then it goes if it only says more; one that must not be missed,
    such as whose turn it is, rather stays with a smaller name, that of who has won with the first name, and
    a badge moves on to the chip. It goes as well before a word is broken, or where the name could hardly be
    read beside it; then points shrink, and the name is broken between letters. Where even more lines have no
    room the first name stands for it, which its tooltip tells whole.

    Attributes:
        seat: the seat.
        points: the item with the points.
    """

    def __init__(self, scene: TableScene, seat: int, names: Sequence[str]) -> None:
        """Make a header.

        Args:
            names: of all seats: where one has no room, so much of it is told as tells everybody apart.
        """
        super().__init__(scene)
        self.seat, self._names = seat, names
        self._chip = self.own(ChipItem(scene, seat, 44))
        self._name = self.own(TextItem(scene, names[seat], display_style(NAME_UNITS)))
        self._robot = self.own(FaceItem(scene, _robot_face))
        self._badge = self.own(FaceItem(scene, _robot_face))
        self._badge.setZValue(z_values.TAG + 1)
        self._tag, self._tag_air = self.own(TagItem(scene, "")), AIR_SHARE
        self._before = self.own(TextItem(scene).mute())
        self._sign = self.own(FaceItem(scene, _robot_face))
        self.points = self.own(TextItem(scene, "", key=f"points/{seat}"))
        self._badge_face: FaceSource | None = None
        self._is_away = self._is_stacked = False
        self._points: SeatPoints | None = None
        self._rect, self._units, self._apart = QRectF(), NAME_UNITS, IN_HEADER
        self._alone = self._level = ALONE
        self._laid = Facts()
        for item in (self._robot, self._badge, self._tag, self._before, self._sign, self.points):
            self.show_item(item, False)

    def set_seat(self, seat: int) -> None:
        """Be the header of another seat."""
        self.seat = seat
        self._chip.set_seat(seat)
        self._refit()

    def set_away(self, is_away: bool) -> None:
        """Say whether a computer plays for them: a robot stands behind the name."""
        self._is_away = is_away
        self._refit()

    @property
    def who(self) -> str:
        """Who plays the seat, as it is read aloud."""
        name = self._names[self.seat]
        return TableWords().away(name) if self._is_away else name

    def set_tag(self, text: str, kind: TagKind = "quiet", badge: FaceSource | None = None) -> None:
        """Say what the seat does now.

        Args:
            text: a word or two; empty: nothing.
            kind: what it means; all but "quiet" must not be missed.
            badge: what the seat has for now, such as a marker; None: nothing.
        """
        self._tag.set_text(text)
        self._tag.set_kind(kind)
        self._badge_face = badge
        if badge is not None:
            self._badge.set_face(badge)
        self._refit()

    @property
    def lacks_tag(self) -> bool:
        """Whether its tag has no room."""
        return bool(self._tag.text) and not self._own[self._tag]

    def set_points(self, points: SeatPoints | None) -> None:
        """Show points so far.

        Args:
            points: the points; None: none may be told, and the others get their room.
        """
        self._points = points
        if points is not None:
            self.points.set_text(points.text)
            self.points.set_accessible(points.spoken, points.told)
            self.points.tooltip = points.tooltip
            self._before.set_text(points.before)
            if points.sign is not None:
                self._sign.set_face(points.sign)
        self._refit()

    @property
    def is_cut(self) -> bool:
        """Whether words of the name are left out, or broken."""
        return self._name.is_elided or self._name.text != self._names[self.seat]

    @property
    def is_cramped(self) -> bool:
        """Whether the name is not told whole, or points became smaller for it."""
        return self._alone.is_cramped

    def badge_center(self) -> QPointF:
        """The middle of the badge; of the chip if there is none.

        Returns:
            The point in px of the scene.
        """
        return (self._badge if self._badge in self.items() else self._chip).center_px()

    def fit(
        self, rect: QRectF, name_units: float = NAME_UNITS, *, is_stacked: bool = False,
        points: QRectF = IN_HEADER,
    ) -> None:  # fmt: skip
        """Stand in a line, or in a block.

        Args:
            rect: the line; points end at its right.
            name_units: the size of the name where there is room for it; the rest goes with it.
            is_stacked: whether points stand below the name, which then has all the width and a line more.
            points: where they stand instead, elsewhere, so that the name has all the width.
        """
        self._rect, self._units, self._is_stacked, self._apart = rect, name_units, is_stacked, points
        self._refit()

    def _refit(self) -> None:
        tag, rect = (self._tag.text, self._tag.kind), self._rect
        badge = self._badge_face is not None
        facts = (rect, self._units, self.metrics, self.seat, self._is_away, tag, badge, self._points)
        if not rect.isEmpty() and self._laid.changed(*facts, self._is_stacked, self._apart, self._level):
            alone = self._alone = self._lay(ALONE)
            if self._level.is_under > alone.is_under or self._level.points_px < alone.points_px:
                self._lay(self._level)
            self._name.set_accessible(self._names[self.seat])
            self._name.tooltip = self._names[self.seat] if self.is_cut else ""

    def _lay(self, level: _Stand) -> _Stand:
        """Lay all, with points as the seats beside it have theirs. Returns how it would stand by itself."""
        rect, points, gap = self._rect, self._points, self.metrics.px(4)
        if points is None or (self._apart.isEmpty() and not self._is_stacked):
            return self._lay_out(rect, points, level)
        most = rect.height() * STACKED_SHARE if self._is_stacked else self._apart.height() * APART_SHARE
        large = min(self.metrics.text_px(POINTS_SHARE * self._units), most)
        if not self._is_stacked:  # what stands at their left keeps its room
            room = self._apart.right() - max(self._apart.left(), self._robot_corner(rect, 0.0).right()) - gap
            width = self._apart.right() - self.metrics.px(14) - self._lay_points(self._apart, large, points)
            large = min(large, max(self.metrics.text_px(0), large * room / width))
        size, place = min(large, level.points_px), self._apart
        above = rect.adjusted(0, 0, 0, (-size - gap) * self._is_stacked)
        stand = self._lay_out(above, None, level)
        if self._is_stacked:
            high = max(self._chip.height_px, self._name.height_px)
            place = QRectF(rect.left(), above.center().y() + high / 2 + gap, rect.width(), size)
            room_px = self._lay_points(place, size, points) + self.metrics.px(14) - place.left()
            place.setRight(place.right() - room_px)
        self._lay_points(place, size, points)
        return stand._replace(points_px=large)

    def _lay_out(self, rect: QRectF, points: SeatPoints | None, level: _Stand) -> _Stand:
        px, text_px, middle = self.metrics.px, self.metrics.text_px, rect.center().y()
        chip = max(px(CHIP_SHARE * self._units), text_px(self._units) * 1.05)
        self._chip.resize(chip, chip)
        natural = TextStyle(px=text_px(self._units), family="display", weight=800)
        side = round(tag_height_px(text_px(TAG_UNITS)) + px(2))
        self.show_item(self._robot, self._is_away)
        usual = self._usual_tag_px(rect.height())
        large = min(text_px(POINTS_SHARE * self._units), rect.height())
        small = min(large, text_px(CAPTION_UNITS))
        corner = self._robot_corner(rect, small)
        under = self._under_chip(rect, chip, small, points)
        ways = self._ways(large, small, has_under=not under.isEmpty(), is_under=level.is_under)
        for number, way in enumerate((*ways, ways[0])):
            points_px, left = way.points_px, rect.left() + chip + px(12)
            is_apart = not corner.isEmpty() and not way.is_under and points_px * (points is not None) < large
            below = rect.adjusted(0, corner.height(), 0, 0) if is_apart and points else rect
            if way.is_under:
                below, left = under, max(rect.left() + chip, under.right()) + px(8)
                room = rect.right() - left
            else:
                room = self._lay_points(below, points_px, points) - left
            if not is_apart:
                room -= (side + px(12)) * self._is_away
            elif points:
                room = min(room, corner.left() - px(14) - left)
            self._name.set_text(way.name)
            self._name.set_style(natural)
            self._name.set_width(None)
            plan = self._plan(room, side, usual)
            if way.needs_tag and not plan.tag_px and number < len(ways):
                continue
            plan = plan._replace(tag_px=plan.tag_px * way.has_tag)
            place = QSizeF(room - self._beside_px(plan, side), rect.height())
            self._lay_name(place, natural, may_cut=number == len(ways))
            if not self._name.is_elided:
                break
        self._chip.place(rect.left(), middle - (chip + under.height() * way.is_under) / 2)
        self._lay_points(below, min(points_px, level.points_px), points)
        self._name.place(left, middle - self._name.height_px / 2)
        left += self._name.width_px + px(12)
        if is_apart:
            self._robot.place_in(corner)
        beside = (self._robot, self._is_away and not is_apart), (self._badge, plan.has_badge_beside)
        for item, is_here in beside:
            if is_here:
                item.place_in(QRectF(left, middle - side / 2, side, side))
                left += side + px(5 if item is self._badge else 12)
        self.show_item(self._badge, self._badge_face is not None)
        if self._badge_face is not None and not plan.has_badge_beside:
            self._lay_badge_on_chip(is_high=way.is_under)
        self._lay_tag(plan.tag_px, QPointF(left, middle))
        return _Stand(points_px, way.is_under, self.is_cut or points_px < large)

    def _ways(self, large_px: float, small_px: float, *, has_under: bool, is_under: bool) -> list[_Way]:
        """How a name may find room, best first: whole words before broken ones, each with its tag first."""
        points = [(large_px, False), (small_px, False)] * (not is_under or not has_under)
        points += [(small_px, True)] * has_under
        names = list(dict.fromkeys(names[self.seat] for names in name_forms(self._names)))
        # That somebody has won is rather told beside the first name.
        texts = [(name, True, True) for name in names if self._tag.kind == "good"]
        texts += product((*names, *map(broken_anywhere, names)), (True, False), (False,))
        return [
            _Way(points_px, text, has_tag, is_under, needs_tag)
            for text, has_tag, needs_tag in texts
            for points_px, is_under in points
        ]

    def _lay_tag(self, text_px: float, left_middle: QPointF) -> None:
        self.show_item(self._tag, text_px > 0)
        if text_px:
            self._tag.set_text_px(text_px, self._tag_air)
            self._tag.place(left_middle.x(), left_middle.y() - self._tag.height_px / 2)

    def _usual_tag_px(self, height_px: float) -> float:
        """The size of a tag's text where nothing stands beside it."""
        text_px, self._tag_air = self.metrics.text_px, AIR_SHARE
        usual = min(text_px(TAG_UNITS), height_px / TAG_HEIGHT_SHARE)
        if usual < text_px(0):  # rather less room around it
            self._tag_air = SNUG_AIR_SHARE
            usual = min(text_px(0), height_px / (0.8 + SNUG_AIR_SHARE))
        return usual

    def _robot_corner(self, rect: QRectF, points_px: float) -> QRectF:
        """Where a robot takes no room from the name: above small points, or beside those that stand apart."""
        least, apart = self.metrics.text_px(0), self._apart
        side = least * ABOVE_SHARE
        if self._is_away and self._points is not None and not self._is_stacked:
            if not apart.isEmpty():
                return QRectF(apart.left(), apart.center().y() - side / 2, side, side)
            side = min(side, rect.height() - points_px)
            if side >= least:
                return QRectF(rect.right() - side, rect.top(), side, side)
        return QRectF()

    def _under_chip(self, rect: QRectF, chip_px: float, size: float, points: SeatPoints | None) -> QRectF:
        """Where small points that are but a number have room below the chip."""
        if points is None or points.sign is not None or points.before or chip_px + size > rect.height() + 1:
            return QRectF()
        width = text_width(points.text, display_style(size))
        left = rect.left() + max(0.0, chip_px - width) / 2
        return QRectF(left, rect.center().y() + (chip_px - size) / 2, width, size)

    def _lay_badge_on_chip(self, *, is_high: bool) -> None:
        chip, at = self._chip.height_px, self._chip.rect_px()
        badge = max(chip * BADGE_ON_CHIP_SHARE, self.metrics.text_px(0) * BADGE_SHARE)
        self._badge.resize(badge, badge)
        # Clear of points below and of the name beside it, also where large letters leave less of the gap.
        right = min(chip * 0.92, chip + self.metrics.px(6) - badge / 2)
        self._badge.place_center(at.left() + right, at.center().y() + chip * (-0.3 if is_high else 0.3))

    def _lay_points(self, rect: QRectF, size: float, points: SeatPoints | None) -> float:
        """Put points at the right. Returns where the room for the rest ends."""
        px, middle, right = self.metrics.px, rect.center().y(), rect.right()
        self.show_item(self.points, points is not None)
        self.show_item(self._sign, points is not None and points.sign is not None)
        self.show_item(self._before, points is not None and bool(points.before))
        if points is None:
            return right
        self.points.set_style(display_style(size))
        right -= self.points.width_px
        self.points.place(right, middle - self.points.height_px / 2)
        if points.sign is not None:
            side = size * SIGN_SHARE
            self._sign.resize(side * self._sign.face.aspect, side)
            right -= self._sign.width_px + px(5)
            self._sign.place(right, middle - side * 0.56)
        if points.before:
            self._before.set_style(
                display_style(max(size * BEFORE_SHARE, self.metrics.text_px(0)), "ink_soft")
            )
            right -= self._before.width_px + px(5)
            self._before.place(right, middle - self._before.height_px / 2)
        return right - px(14)

    def _plan(self, room_px: float, side_px: float, usual: float) -> _Plan:
        """The first way in which name, badge and tag find room; else the name alone."""
        natural = self._name.width_px
        small = min(usual, max(self.metrics.text_px(0), usual * SMALL_TAG_SHARE))
        least = self.metrics.text_px(LEAST_UNITS)
        smallest = min(natural * min(1.0, least / self._name.style.px), least * READABLE)
        badge = self._badge_face is not None
        full = natural * min(1.0, max(LEAST_SHARE, least / self._name.style.px))
        tagged = [_Plan(usual, badge, full), _Plan(small, badge, full)]
        if self._tag.kind != "quiet":
            tiny = min(small, least)
            tagged += [_Plan(small, False, full), _Plan(tiny, False, full), _Plan(tiny, False, smallest)]
        for plan in (*tagged * bool(self._tag.text), _Plan(0.0, badge, full)):
            if plan.least_name_px + self._beside_px(plan, side_px) <= room_px:
                return plan
        return _Plan(0.0, False, 0.0)

    def _beside_px(self, plan: _Plan, side_px: float) -> float:
        """The width of badge and tag with the room before each."""
        px = self.metrics.px
        badge = px(12) + side_px if plan.has_badge_beside else 0.0
        if not plan.tag_px:
            return badge
        gap = px(5) if badge else px(12)
        return badge + gap + tag_width_px(self._tag.text, plan.tag_px, self._tag_air)

    def _lay_name(self, room_px: QSizeF, style: TextStyle, *, may_cut: bool) -> None:
        """Lay the name, which is in one line; rather than shrink much or lose its end it takes more lines."""
        if self._name.width_px <= room_px.width():
            return
        least = self.metrics.text_px(LEAST_UNITS)
        one = style._replace(elide=True, shrink_to_px=least)
        ways = [one]
        for lines in (2, 3):
            line_px = room_px.height() / lines / LINE_SHARE
            if line_px >= least:
                ways.append(one._replace(px=min(style.px, line_px), wrap=True, max_lines=lines))
        self._name.set_width(room_px.width())
        best, best_px = one, 0.0
        for way in ways:
            self._name.set_style(way)
            laid = self._name.laid
            is_whole = not (laid.elided or laid.splits_word)
            if is_whole and (not best_px or (best is one and laid.style.px > best_px * LINES_GAIN)):
                best, best_px = way, laid.style.px
        self._name.set_style(best)
        if not self._name.is_elided:  # what follows stands beside its longest line
            self._name.set_width(math.ceil(self._name.laid.widest_px))
        elif may_cut and len(ways) > 1 and room_px.width() > LEAST_LINE * least:
            self._name.set_text(broken_anywhere(self._name.text))
            self._name.set_style(ways[-1])


def level_points(headers: Iterable[SeatHeader]) -> None:
    """Let points side by side be of one size, the largest that all have room for, and all at one place."""
    told = [header for header in headers if header._points is not None]
    most_px = min([header._alone.points_px for header in told], default=math.inf)
    is_under = any(header._alone.is_under for header in told)
    for header in told:
        header._level = _Stand(most_px, is_under)
        header._refit()


def _robot_face(theme: Theme) -> Face:
    return faces.icon_face("robot", theme.ink.name())
