"""`TokenRow`: slices by variety, each a token with its count and perhaps a crown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.standing import Held
from cakedesk.table.items import FaceItem, TagItem
from cakedesk.table.items.tag_item import tag_height_px, tag_width_px
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

BADGE_SHARE = 0.46
"""The diameter of a count by that of its token."""

CROWN_SHARE = 0.42
SHARED_CROWN_ASPECT = 92 / 64
CROWN_ABOVE_SHARE = 0.52
"""How much of a crown stands out above its token."""

CROWN_BESIDE_SHARE = 0.12
"""How far a crown stands out at the left, in diameters of its token."""

LEAST_CROWN_PX = 17.0
LEAST_BADGE_PX = 18.0
LEAST_TOKEN_PX = 30.0
"""Tokens rather overlap than become smaller; there is no such promise where even that is not enough."""

LEAST_PITCH_SHARE = 0.94
"""Tokens that are large enough overlap no further than this share of their diameter; then they shrink."""

TIGHT_PITCH_SHARE = 0.72
"""Nor do small ones overlap further than this."""

PITCH_SHARE = 1.06
LOOSE_PITCH_SHARE = 1.16
SMALL_SHARE = 0.8
"""Tokens that had to shrink to less than this share of what is wanted stand apart if there is room."""

TWO_LINES_GAIN = 1.15
"""Two lines are taken where they make tokens at least so many times as large."""

TAG_UNITS = 18.0
TAG_ABOVE_UNITS = 14.0
"""Tags above a row may reach out of its zone so far."""

TAG_FROM_SHARE = 0.42
"""Tags on their tokens leave so much of the width free: a fruit's stem and leaf."""

WIDE_CHANGES = ("+4", "−4")


class _Token(NamedTuple):
    token: FaceItem
    badge: FaceItem
    crown: FaceItem


def crown_rise_px(token_px: float) -> float:
    """How far a crown stands out above its token.

    Returns:
        The height in px.
    """
    return _crown_px(token_px) * CROWN_ABOVE_SHARE


def _crown_px(token_px: float) -> float:
    return max(token_px * CROWN_SHARE, min(LEAST_CROWN_PX, token_px * 0.8))


def _tag_width_px(text_px: float) -> float:
    """The width of the widest tag that says how many more or fewer."""
    return max(tag_width_px(text, text_px) for text in WIDE_CHANGES)


class _Grid(NamedTuple):
    """Where the tokens of a row stand.

    Attributes:
        side: their diameter.
        in_line: how many stand in a line.
        pitch: from one to the next.
        top: of the first line.
        has_room_between: whether a tag fits between a crown and the next.
    """

    side: float
    in_line: int
    pitch: float
    top: float
    has_room_between: bool = False


class TokenRow(ScreenPart):
    """A row of tokens, in two lines where they come out larger that way."""

    def __init__(
        self,
        scene: TableScene,
        lists: PieceOCakeLists,
        key: str,
        parent: QObject | None = None,
        *,
        loose: bool = False,
        leads: bool = True,
    ) -> None:
        """Make a row."""
        super().__init__(scene, parent)
        self._lists = lists
        self._key = key
        self._loose, self._leads = loose, leads
        self._tokens: dict[int, _Token] = {}
        self._changes: dict[int, TagItem] = {}
        self._held: Sequence[Held] = ()
        self._rect = QRectF()
        self._side = 0.0

    @property
    def tokens(self) -> dict[int, FaceItem]:
        """The tokens by variety."""
        return {variety: token.token for variety, token in self._tokens.items()}

    def rect_of(self, variety: int) -> QRectF:
        """Where the token of a variety stands in the scene, with count and crown; empty: nowhere."""
        rect = QRectF()
        for part in self._tokens.get(variety, ()):
            if part.isVisible():
                rect = rect.united(part.rect_px())
        return rect

    def show(self, held: Sequence[Held], changes: Mapping[int, int] | None = None) -> None:
        """Show slices."""
        self._held = list(held)
        wanted = {item.variety for item in held}
        for variety in [variety for variety in self._tokens if variety not in wanted]:
            for part in self._tokens.pop(variety):
                self.drop(part)
        for item in held:
            if item.variety not in self._tokens:
                self._tokens[item.variety] = self._make(item.variety)
            token, badge, crown = self._tokens[item.variety]
            token.setOpacity(1.0)
            badge.set_face(faces.count_badge_face(item.slices))
            crown.set_face(faces.shared_crown_face() if item.crown == "shared" else shared_faces.crown_face())
            self.show_item(crown, item.crown != "none")
        self._show_changes(changes or {})
        self.fit(self._rect, self._side)

    def fit(self, rect: QRectF, side_px: float) -> None:
        """Stand in a zone, at its left and half-way down; crowns stick out above."""
        self._rect, self._side = rect, side_px
        if rect.isEmpty() or not self._held:
            return
        grid = self._grid(len(self._held))
        side = grid.side
        badge = max(side * BADGE_SHARE, min(LEAST_BADGE_PX * self.metrics.text_scale, side * 0.6))
        for number, item in enumerate(self._held):
            token, disc, crown = self._tokens[item.variety]
            left, top = self._corner(number, grid)
            token.resize(side, side)
            token.place(left, top)
            disc.resize(badge, badge)
            disc.place(left + side * 1.04 - badge, top + side * 1.04 - badge)
            crown_width, crown_height = self._crown_size(item, grid)
            crown.resize(crown_width, crown_height)
            crown.place(left - side * CROWN_BESIDE_SHARE, top - crown_height * CROWN_ABOVE_SHARE)
            for layer, part in enumerate((token, disc, crown)):
                part.setZValue(z_values.CARD + layer)
        self._place_changes(grid)

    def right_px(self) -> float:
        """How far to the right its pictures reach, in px of the scene; the zone's left if there are none."""
        if self._rect.isEmpty() or not self._held:
            return self._rect.left()
        grid = self._grid(len(self._held))
        return self._rect.left() + (grid.in_line - 1) * grid.pitch + grid.side * 1.04

    def side_in_px(self, rect: QRectF) -> float:
        """How large its tokens could be in a zone, in px; 0 if there are none."""
        if rect.isEmpty() or not self._held:
            return 0.0
        return max(self._side_in(rect, lines, len(self._held)) for lines in ((1,) if self._loose else (1, 2)))

    def centers_of(self, held: Sequence[Held]) -> dict[int, QPointF]:
        """Where tokens come to lie once there are these."""
        if self._rect.isEmpty() or not held:
            return {}
        grid = self._grid(len(held))
        half = QPointF(grid.side / 2, grid.side / 2)
        return {item.variety: QPointF(*self._corner(number, grid)) + half for number, item in enumerate(held)}

    def _corner(self, number: int, grid: _Grid) -> tuple[float, float]:
        line, column = divmod(number, grid.in_line)
        return self._rect.left() + column * grid.pitch, grid.top + line * self._line_px(grid.side)

    def _crown_size(self, item: Held, grid: _Grid) -> tuple[float, float]:
        """Width and height of a crown, which ends before the next one."""
        aspect = SHARED_CROWN_ASPECT if item.crown == "shared" else 1.0
        room = grid.pitch if grid.in_line > 1 else grid.side * 2
        height = min(_crown_px(grid.side), room * 0.98 / aspect)
        return height * aspect, height

    def _grid(self, count: int) -> _Grid:
        if self._loose:
            return self._loose_grid(count)
        side, beneath = (min(self._side, self._side_in(self._rect, lines, count)) for lines in (1, 2))
        lines = 1
        if side < self._side and beneath >= TWO_LINES_GAIN * side:
            side, lines = beneath, 2
        in_line = -(-count // lines)
        share = LOOSE_PITCH_SHARE if lines > 1 or side < SMALL_SHARE * self._side else PITCH_SHARE
        height = side * 1.04 + self._line_px(side) * (lines - 1)
        top = self._rect.top() + max(0.0, self._rect.height() - height) / 2
        return _Grid(side, in_line, self._pitch(side, share, in_line), top)

    def _loose_grid(self, count: int) -> _Grid:
        """One line, whose tokens have room for tags between their crowns, or else above them."""
        tag_px = self._plain_tag_px()
        tag_width, tag_height = _tag_width_px(tag_px), tag_height_px(tag_px)
        side = max(1.0, min(self._side, self._side_in(self._rect, 1, count)))
        while True:
            widest = max(_crown_px(side) * SHARED_CROWN_ASPECT, side * (TAG_FROM_SHARE + CROWN_BESIDE_SHARE))
            for_tags = widest + tag_width + 1
            pitch = self._pitch(side, max(LOOSE_PITCH_SHARE, for_tags / side), count)
            slack = self._rect.height() - side * 1.04
            goes_between = count == 1 or pitch >= for_tags
            above = tag_height + crown_rise_px(side) - self.metrics.px(TAG_ABOVE_UNITS)
            if goes_between or slack >= above or side <= LEAST_TOKEN_PX:
                break
            side = max(side - 1, LEAST_TOKEN_PX)
        down = slack / 2 if goes_between else above
        top = self._rect.top() + max(0.0, min(slack, down))
        return _Grid(side, count, pitch, top, goes_between)

    def _pitch(self, side: float, share: float, in_line: int) -> float:
        """From one token to the next: `share` diameters where there is room."""
        return min(side * share, (self._rect.width() - side * 1.04) / (in_line - 1)) if in_line > 1 else 0.0

    def _side_in(self, rect: QRectF, lines: int, count: int) -> float:
        """The largest diameter of tokens that stand in a zone in so many lines."""
        in_line = -(-count // lines)
        apart, tight = (
            rect.width() / (share * (in_line - 1) + 1.04) for share in (LEAST_PITCH_SHARE, TIGHT_PITCH_SHARE)
        )
        side = min(max(apart, min(tight, LEAST_TOKEN_PX)), rect.height() / (1.04 * lines))
        while lines > 1 and side > 1 and side * 1.04 + self._line_px(side) * (lines - 1) > rect.height():
            side -= 0.5
        return side

    def _line_px(self, side: float) -> float:
        """From one line of tokens to the next: crowns stick out above."""
        return side * 1.04 + (crown_rise_px(side) * 0.9 if self._leads else side * 0.06)

    # ----------------------------------------------------------------------------------- tags of changes

    def _plain_tag_px(self) -> float:
        """The size of the text of a tag, had nobody set larger texts."""
        return max(self.metrics.px(TAG_UNITS), MIN_TEXT_PX)

    def _place_changes(self, grid: _Grid) -> None:
        """Put tags at the upper right of their tokens: between two crowns, or above if that is narrow."""
        rooms = self._rooms_for_changes(grid)
        if not rooms:
            return
        plain_px = self._plain_tag_px()
        narrowest = min(rooms.values(), key=lambda room: room[1] - room[0])
        between = grid.has_room_between
        width = narrowest[1] - narrowest[0] if between or len(self._held) == 1 else grid.pitch * 0.96
        text_px = self.metrics.text_px(TAG_UNITS)
        while text_px - 0.5 >= plain_px and _tag_width_px(text_px) > width:
            text_px -= 0.5
        rise = crown_rise_px(grid.side) if any(item.crown != "none" for item in self._held) else 0.0
        for variety, (begin, end) in rooms.items():
            tag, token = self._changes[variety], self._tokens[variety].token
            tag.set_text_px(text_px)
            if between:
                middle = token.x() + grid.side * 0.86 - tag.width_px / 2
                tag.place(max(begin, min(middle, end - tag.width_px)), token.y() - tag.height_px * 0.62)
            else:
                right = token.x() + min(grid.pitch * 0.98, grid.side * 1.06)
                tag.place(right - tag.width_px, token.y() - rise - tag.height_px)

    def _rooms_for_changes(self, grid: _Grid) -> dict[int, tuple[float, float]]:
        """By variety that changes, from where to where its tag may reach between its crown and the next."""
        rooms, beside = {}, grid.side * CROWN_BESIDE_SHARE
        for number, item in enumerate(self._held):
            if item.variety not in self._changes:
                continue
            left, _ = self._corner(number, grid)
            crown = self._crown_size(item, grid)[0] - beside if item.crown != "none" else 0.0
            begin = left + max(crown, grid.side * TAG_FROM_SHARE)
            end = max(self._rect.right(), left + grid.side)
            if number + 1 < len(self._held):
                follower_has_crown = self._held[number + 1].crown != "none"
                end = left + grid.pitch + (-beside if follower_has_crown else grid.side * 0.3)
            rooms[item.variety] = (begin, end)
        return rooms

    def _make(self, variety: int) -> _Token:
        kind = self._lists.varieties[variety].name
        key = f"{self._key}/{variety}"
        token = self.own(FaceItem(self.scene, faces.variety_face(kind), key=key))
        token.big_face = token.face
        badge = self.own(FaceItem(self.scene, faces.count_badge_face(1)))
        return _Token(token, badge, self.own(FaceItem(self.scene, shared_faces.crown_face())))

    def _show_changes(self, changes: Mapping[int, int]) -> None:
        for variety in [v for v in self._changes if v not in changes or v not in self._tokens]:
            self.drop(self._changes.pop(variety))
        for variety, change in changes.items():
            if variety not in self._tokens or not change:
                continue
            text = f"+{change}" if change > 0 else f"−{-change}"
            if variety not in self._changes:
                self._changes[variety] = self.own(TagItem(self.scene, text, "good_outline"))
                self._changes[variety].setZValue(z_values.TAG)
            self._changes[variety].set_text(text)
            self._changes[variety].set_kind("good_outline" if change > 0 else "warn_outline")
