"""`TokenRow`: things of several kinds, each a token with its count, perhaps a crown, and what changes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table import z_values
from cakedesk.table.items import FaceItem, TagItem, TextItem
from cakedesk.table.items.tag_item import AIR_SHARE, tag_height_px, tag_width_px
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import MIN_TEXT_PX, Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import display_style, largest_px, text_width

BADGE_SHARE, MOST_BADGE_SHARE = 0.46, 0.7
"""The diameter of a count by that of its token: as a rule, and at most, to be read easily."""

EASY_BADGE_PX, LEAST_BADGE_SHARE, COUNT_UNITS = 21.0, (16.3 / 13, 18.9 / 13), 13.0
"""The diameter in which any count is read easily, the least for one digit and two by the size of their text,
and that size on large screens."""

BADGE_REACH = 0.5 + math.sqrt(0.5) / 2
"""So many diameters beyond a token's middle a count ends at the right and below, so as not to cover that."""

CROWN_SHARE = 0.42
WIDEST_CROWN_ASPECT = 92 / 64
CROWN_ABOVE_SHARE = 0.52
"""How much of a crown stands out above its token."""

CROWN_BESIDE_SHARE = 0.12
"""How far a crown stands out at the left, in diameters of its token."""

LEAST_CROWN_PX = 17.0
LEAST_TOKEN_PX = 30.0
"""Tokens rather overlap than become smaller; there is no such promise where even that is not enough."""

LEAST_PITCH_SHARE = 0.94
"""Tokens overlap no further than this share of their diameter; then they shrink."""

APART_PITCH_SHARE, APART_SIDE_SHARE = 1.05, 0.88
"""Tokens that need to become no smaller than this share for it stand apart."""

PITCH_SHARE = 1.06
LOOSE_PITCH_SHARE = 1.16
SMALL_SHARE = 0.8
"""Tokens that had to shrink to less than this share of what is wanted stand apart if there is room."""

TWO_LINES_GAIN = 1.15
"""Two lines are taken where they make tokens at least so many times as large."""

LEAST_SEEN_PX, LEAST_LOOSE_SEEN_PX, SEEN_GAIN = 20.0, 13.0, 1.25
"""What a count leaves free of its token at least, and in a loose row, where tags need the room; else counts
stand beside their tokens if those are seen so many times as large then."""

BESIDE_SHARE, LEAST_BESIDE_CROWN_PX, BESIDE_GAP_PX = 0.5, 11.0, 2.0
"""The size of a count beside its token by that, the least height of a crown there, and the gaps."""

OVER_EDGE_SHARE = 0.2
"""How far that crown may reach over the edge of its token, which is round."""

CAP_SHARE = 0.74
"""The height of a digit by the size of its text."""

TAG_UNITS = 18.0
TAG_ABOVE_UNITS = 14.0
"""Tags above a row may reach out of its zone so far."""

TAG_FROM_SHARE = 0.42
"""Tags on their tokens leave so much of the width free: a fruit's stem and leaf."""

ALONE_SHARE = 1.6
"""The width of a tag above its row by the distance of tokens, where no tag stands beside it."""

TIGHT_AIR_SHARE = 0.26
"""The room around a large text of a tag, by its size: tokens stay as large as with small ones."""

WIDE_CHANGES = ("+4", "−4")


class Token(NamedTuple):
    """One kind in a row.

    Attributes:
        kind: which: what the row calls it, and the end of its item's key.
        face: its picture, a disc.
        badge: the picture of how many there are, a smaller disc.
        crown: what stands on it, such as the sign that a seat leads it; None: nothing.
        change: how many more there will be, or fewer.
        opacity: of its picture, 0 to 1.
        name: what screen readers call what changes.
        amount: how many there are.
    """

    kind: int
    face: Face
    badge: Face
    crown: Face | None = None
    change: int = 0
    opacity: float = 1.0
    name: str = ""
    amount: int = 1


class _Items(NamedTuple):
    token: FaceItem
    badge: FaceItem
    crown: FaceItem


def crown_rise_px(token_px: float) -> float:
    """How far a crown stands out above its token, in px.

    Args:
        token_px: the token's diameter.
    """
    return _crown_px(token_px) * CROWN_ABOVE_SHARE


def badge_px(metrics: Metrics, token_px: float, share: float = BADGE_SHARE, digits: int = 1) -> float:
    """The diameter of a disc with a number on a token, or beside it, in px: never too small to be read.

    Args:
        token_px: the token's diameter.
        share: the disc's by that where there is room for all.
        digits: of the longest number, 1 or 2.
    """
    easy = min(EASY_BADGE_PX, token_px * MOST_BADGE_SHARE)
    return max(token_px * share, easy, LEAST_BADGE_SHARE[digits - 1] * metrics.text_px(COUNT_UNITS))


def badge_reach_px(token_px: float, disc_px: float) -> float:
    """How far from the corner of a token the count on it reaches to the right and down, in px."""
    return max(token_px * 1.04, token_px / 2 + disc_px * BADGE_REACH + 1)


def _crown_px(token_px: float) -> float:
    return max(token_px * CROWN_SHARE, min(LEAST_CROWN_PX, token_px * 0.8))


def _tag_from_px(side: float) -> float:
    """How far from the left of its token a tag begins: after the widest crown and a fruit's stem and leaf."""
    return max(_crown_px(side) * WIDEST_CROWN_ASPECT - side * CROWN_BESIDE_SHARE, side * TAG_FROM_SHARE)


def _tag_width_px(text_px: float, air_share: float = AIR_SHARE) -> float:
    """The width of the widest tag that says how many more or fewer."""
    return max(tag_width_px(text, text_px, air_share) for text in WIDE_CHANGES)


class _Beside(NamedTuple):
    """What stands beside each token, in px: its count, and its crown above that or at the right."""

    number: float  # the size of its text
    number_width: float
    crown: float  # the height of that
    width: float
    crowns_above: bool


class _Grid(NamedTuple):
    """Where the tokens of a row stand."""

    side: float  # their diameter
    in_line: int  # how many stand in a line
    pitch: float  # from one to the next
    top: float  # of the first line
    line: float  # from one line to the next
    has_room_between: bool = False  # whether a tag fits between a crown and the next
    beside: _Beside | None = None  # what stands beside them; None: counts and crowns are on them


class TokenRow(ScreenPart):
    """A row of tokens, in two lines where they come out larger that way, or need not overlap.

    Tokens are as large as they may be; in a narrow zone they first overlap a little, then shrink. Crowns and
    counts never lie over another token's. Where they would leave next to nothing to be seen of their own,
    they stand beside it.
    """

    def __init__(
        self,
        scene: TableScene,
        key: str,
        *,
        loose: bool = False,
        leads: bool = True,
    ) -> None:
        """Make a row.

        Args:
            key: the beginning of the keys of its tokens.
            loose: whether it stands in one line, with room for what changes between its crowns.
            leads: whether tokens may have crowns.
        """
        super().__init__(scene)
        self._key = key
        self._loose, self._leads = loose, leads
        self._items: Kept[int, _Items] = Kept(self, self._make)
        self._numbers: Kept[int, TextItem] = Kept(self, lambda _: TextItem(scene).mute())
        self._changes: Kept[int, TagItem] = Kept(self, lambda _: TagItem(scene, ""))
        self._row: Sequence[Token] = ()
        self._rect = QRectF()
        self._side = 0.0
        self.above: Sequence[QRectF] = ()  # over these no tag lies

    @property
    def tokens(self) -> dict[int, FaceItem]:
        """The tokens by kind."""
        return {kind: items.token for kind, items in self._items.items()}

    def rect_of(self, kind: int) -> QRectF:
        """Where a token stands.

        Returns:
            Its place in px of the scene, with count and crown; empty: nowhere.
        """
        rect = QRectF()
        for item in self._items.get(kind, ()):
            if item.isVisible():
                rect = rect.united(item.rect_px())
        return rect

    def show(self, tokens: Sequence[Token]) -> None:
        """Show tokens. They stand where they should after `fit`.

        Args:
            tokens: from the left; no kind twice.
        """
        self._row = tuple(tokens)
        kept = self._items.lay(token.kind for token in tokens)
        for token, (face, badge, crown) in zip(tokens, kept.values(), strict=True):
            face.set_face(token.face)
            face.setOpacity(token.opacity)
            badge.set_face(token.badge)
            if token.crown is not None:
                crown.set_face(token.crown)
            self.show_item(crown, token.crown is not None)
        self._show_changes()

    def fit(self, rect: QRectF, side_px: float) -> None:
        """Stand in a zone, at its left and half-way down; crowns stick out above.

        Args:
            side_px: the diameter of tokens where there is room for all.
        """
        self._rect, self._side = rect, side_px
        if rect.isEmpty() or not self._row:
            self._numbers.lay(())
            return
        grid = self._grid(len(self._row))
        side, badge, begin = grid.side, self._badge_px(grid.side), self._seen_px(grid.side)
        self._numbers.lay(token.kind for token in self._row if grid.beside)
        for number, shown in enumerate(self._row):
            token, disc, crown = self._items[shown.kind]
            left, top = self._corner(number, grid)
            token.place_in(QRectF(left, top, side, side))
            disc.place_in(QRectF(left + begin, top + begin, badge, badge))
            self.show_item(disc, grid.beside is None)
            crown_width, crown_height = self._crown_size(shown, grid)
            crown.resize(crown_width, crown_height)
            if grid.beside is None:
                crown.place(left - side * CROWN_BESIDE_SHARE, top - crown_height * CROWN_ABOVE_SHARE)
            else:
                self._place_beside(shown, QPointF(left + side + BESIDE_GAP_PX, top), side, grid.beside)
            for layer, part in enumerate((token, disc, crown)):
                part.setZValue(z_values.CARD + layer)
        self._place_changes(grid)

    def right_px(self) -> float:
        """How far to the right its tokens reach.

        Returns:
            The place in px of the scene; the zone's left if there are none.
        """
        if self._rect.isEmpty() or not self._row:
            return self._rect.left()
        grid = self._grid(len(self._row))
        return self._rect.left() + (grid.in_line - 1) * grid.pitch + grid.side * 1.04

    def side_in_px(self, rect: QRectF) -> float:
        """How large its tokens could be in a zone, as far as is seen of them.

        Returns:
            The diameter in px; 0 if there are none.
        """
        if rect.isEmpty() or not self._row:
            return 0.0
        side = max(self._side_in(rect, lines, len(self._row)) for lines in ((1,) if self._loose else (1, 2)))
        if not self._hides(side):
            return side
        return max(self._seen_px(side), self._beside(rect, len(self._row)).side)

    def centers_of(self, kinds: Sequence[int]) -> dict[int, QPointF]:
        """Where tokens come to lie once there are these.

        Args:
            kinds: from the left.

        Returns:
            Their middles by kind, in px of the scene; none before the row has its zone.
        """
        if self._rect.isEmpty() or not kinds:
            return {}
        grid = self._grid(len(kinds))
        half = QPointF(grid.side / 2, grid.side / 2)
        return {kind: QPointF(*self._corner(number, grid)) + half for number, kind in enumerate(kinds)}

    def _corner(self, number: int, grid: _Grid) -> tuple[float, float]:
        line, column = divmod(number, grid.in_line)
        return self._rect.left() + column * grid.pitch, grid.top + line * grid.line

    def _crown_size(self, token: Token, grid: _Grid) -> tuple[float, float]:
        """Width and height of a crown, which ends before the next one where it stands on its token."""
        aspect = token.crown.aspect if token.crown is not None else 1.0
        if grid.beside is not None:
            return grid.beside.crown * aspect, grid.beside.crown
        room = grid.pitch if grid.in_line > 1 else grid.side * 2
        height = min(_crown_px(grid.side), room * 0.98 / aspect)
        return height * aspect, height

    def _badge_px(self, side: float) -> float:
        """The diameter of all counts: that of the longest."""
        return badge_px(self.metrics, side, digits=self._digits)

    @property
    def _digits(self) -> int:
        """Of the largest count, 1 or 2."""
        return max((len(str(token.amount)) for token in self._row), default=1)

    def _seen_px(self, side: float) -> float:
        """How much of a token the count on it leaves free, at its left and above."""
        badge = self._badge_px(side)
        return badge_reach_px(side, badge) - badge

    # --------------------------------------------------------------------------- counts beside their tokens

    def _place_beside(self, shown: Token, corner: QPointF, side: float, beside: _Beside) -> None:
        """Put a count at the right of its token, and its crown; all counts of a row stand alike."""
        text, crown = self._numbers[shown.kind], self._items[shown.kind].crown
        text.set_style(display_style(beside.number))
        text.set_text(str(shown.amount))
        text.setOpacity(shown.opacity)
        left, middle = corner.x(), corner.y() + side / 2
        number_y, digits_px = middle, beside.number * CAP_SHARE
        if beside.crowns_above and any(token.crown for token in self._row):
            foot = middle + max(side, beside.crown + digits_px) / 2
            number_y = foot - digits_px / 2
            crown.place(left + beside.width - crown.width_px, foot - digits_px - crown.height_px)
        else:
            crown.place(left + beside.number_width, middle - crown.height_px / 2)
        text.place_center(left + beside.number_width / 2, number_y)

    def _beside(self, rect: QRectF, count: int, side_px: float = math.inf) -> _Grid:
        """Where so many tokens stand with counts beside them, in the arrangement that makes them largest."""
        zone = rect.adjusted(0, -LEAST_CROWN_PX * CROWN_ABOVE_SHARE if self._leads else 0.0, 0, 0)

        def grid(lines: int, crowns_above: bool) -> _Grid:
            in_line = -(-count // lines)
            most_high = (zone.height() + BESIDE_GAP_PX) / lines - BESIDE_GAP_PX
            room = zone.width() / in_line

            def fits(side: float) -> bool:
                beside = self._beside_of(side, crowns_above=crowns_above)
                high = beside.number * CAP_SHARE + (beside.crown if crowns_above else 0.0)
                return high <= most_high and side + beside.width + 2 * BESIDE_GAP_PX <= room

            side = largest_px(max(1.0, min(side_px, most_high)), 1.0, fits)
            beside = self._beside_of(side, crowns_above=crowns_above)
            high = max(side, beside.number * CAP_SHARE + (beside.crown if crowns_above else 0.0))
            line = min(high * 1.2, (zone.height() - high) / (lines - 1)) if lines > 1 else high
            pitch = min(room, side * LOOSE_PITCH_SHARE + beside.width + BESIDE_GAP_PX)
            top = zone.top() + max(0.0, zone.height() - (lines - 1) * line - side) / 2
            return _Grid(side if fits(side) else 0.0, in_line, pitch, top, line, beside=beside)

        ways = (True, False) if self._leads else (False,)
        return max((grid(lines, way) for lines in (1, 2, 3) for way in ways), key=lambda it: it.side)

    def _beside_of(self, side: float, *, crowns_above: bool) -> _Beside:
        """What stands beside a token of a size: its count, and a crown above that or at its right."""
        number = max(self.metrics.text_px(0), side * BESIDE_SHARE)
        width = text_width("0" * self._digits, display_style(number))
        crown = max(side * CROWN_SHARE, LEAST_BESIDE_CROWN_PX) if self._leads else 0.0
        crown_width = crown * WIDEST_CROWN_ASPECT
        whole = max(width, crown_width - side * OVER_EDGE_SHARE) if crowns_above else width + crown_width
        return _Beside(number, width, crown, whole, crowns_above)

    # --------------------------------------------------------------------------------- where they stand

    def _grid(self, count: int) -> _Grid:
        """Where so many tokens stand, with their counts on them, if those leave enough to be seen of them."""
        grid = self._grid_with_counts(count)
        beside = self._beside(self._rect, count, self._side) if self._hides(grid.side) else grid
        return beside if beside.side >= self._seen_px(grid.side) * SEEN_GAIN else grid

    def _hides(self, side: float) -> bool:
        """Whether counts on tokens leave too little to be seen of them."""
        return self._seen_px(side) < (LEAST_LOOSE_SEEN_PX if self._loose else LEAST_SEEN_PX)

    def _grid_with_counts(self, count: int) -> _Grid:
        """With counts on tokens. In a loose row tags have room between crowns, or else above them."""
        rect, lines, share = self._rect, 1, PITCH_SHARE
        side = max(1.0, min(self._side, self._side_in(rect, 1, count)))

        def is_between(side: float) -> bool:
            return count == 1 or self._pitch(side, math.inf, count) >= self._tag_room_px(side)

        def above(side: float) -> float:
            return (
                tag_height_px(*self._least_tag())
                + crown_rise_px(side)
                - self.metrics.room_px(TAG_ABOVE_UNITS, 1.0)
            )

        if self._loose:
            side = largest_px(
                side,
                min(side, LEAST_TOKEN_PX),
                lambda side: is_between(side) or rect.height() - side * 1.04 >= above(side),
            )
        else:
            beneath = min(self._side, self._side_in(rect, 2, count))
            overlap = count > 2 and self._pitch(side, PITCH_SHARE, count) < side
            if beneath >= side * (1.0 if overlap else TWO_LINES_GAIN):
                side, lines = beneath, 2
        apart = rect.width() / (APART_PITCH_SHARE * (count - 1) + 1.04)
        if lines == 1 and apart >= APART_SIDE_SHARE * side:
            side = min(side, apart)
        if self._loose:
            share = max(LOOSE_PITCH_SHARE, self._tag_room_px(side) / side)
        elif lines > 1 or side < SMALL_SHARE * self._side:
            share = LOOSE_PITCH_SHARE
        in_line = -(-count // lines)
        slack = rect.height() - side * 1.04 - self._line_px(side) * (lines - 1)
        has_between = self._loose and is_between(side)
        down = slack / 2 if has_between or not self._loose else above(side)
        top = rect.top() + max(0.0, min(slack, down))
        return _Grid(side, in_line, self._pitch(side, share, in_line), top, self._line_px(side), has_between)

    def _pitch(self, side: float, share: float, in_line: int) -> float:
        """From one token to the next: `share` diameters where there is room."""
        return min(side * share, (self._rect.width() - side * 1.04) / (in_line - 1)) if in_line > 1 else 0.0

    def _side_in(self, rect: QRectF, lines: int, count: int) -> float:
        """The largest diameter of tokens that stand in a zone in so many lines."""
        in_line = -(-count // lines)
        most_wide = rect.width() / (LEAST_PITCH_SHARE * (in_line - 1) + 1.04)
        side = min(most_wide, rect.height() / (1.04 * lines))
        if lines == 1:
            return side
        return largest_px(side, 1.0, lambda px: px * 1.04 + self._line_px(px) <= rect.height())

    def _line_px(self, side: float) -> float:
        """From one line of tokens to the next: crowns stick out above."""
        return side * 1.04 + (crown_rise_px(side) * 0.9 if self._leads else side * 0.06)

    # ----------------------------------------------------------------------------------- tags of changes

    def _least_tag(self) -> tuple[float, float]:
        """The least size of the text of a tag, and the room around it, which large texts take."""
        plain, least = self.metrics.px(TAG_UNITS), self.metrics.text_px(0)
        return (least, TIGHT_AIR_SHARE) if least > max(plain, MIN_TEXT_PX) else (max(plain, least), AIR_SHARE)

    def _tag_room_px(self, side: float) -> float:
        """From one token to the next where a tag stands between their crowns."""
        return _tag_from_px(side) + side * CROWN_BESIDE_SHARE + _tag_width_px(*self._least_tag()) + 1

    def _place_changes(self, grid: _Grid) -> None:
        """Put tags at the upper right of their tokens: between two crowns, or above if that is narrow."""
        begin, room = _tag_from_px(grid.side), grid.pitch * 0.96
        if len(self._row) == 1:
            room = max(self._rect.width(), grid.side) - begin
        elif grid.has_room_between:
            room = grid.pitch - grid.side * CROWN_BESIDE_SHARE - begin
        elif grid.in_line == len(self._row) and not self._has_tags_side_by_side():
            room = grid.pitch * ALONE_SHARE
        usual, (least, snug) = self.metrics.text_px(TAG_UNITS), self._least_tag()
        air = AIR_SHARE if _tag_width_px(least) <= room else snug
        text_px = largest_px(usual, least, lambda px: _tag_width_px(px, air) <= room)
        rise = crown_rise_px(grid.side) if any(shown.crown is not None for shown in self._row) else 0.0
        for number, shown in enumerate(self._row):
            tag = self._changes.get(shown.kind)
            if tag is None:
                continue
            left, top = self._corner(number, grid)
            tag.set_text_px(text_px, air)
            if grid.has_room_between:
                middle = left + grid.side * 0.86 - tag.width_px / 2
                right = left + begin + room - tag.width_px
                place = QPointF(max(left + begin, min(middle, right)), top - tag.height_px * 0.62)
            else:
                right = left + min(grid.pitch * 0.98, grid.side * 1.06)
                place = QPointF(right - tag.width_px, top - rise - tag.height_px)
            box = QRectF(place, QSizeF(tag.width_px, tag.height_px))
            bottoms = (each.bottom() for each in self.above if each.intersects(box))
            tag.place(place.x(), max([place.y(), *bottoms]))

    def _has_tags_side_by_side(self) -> bool:
        """Or one at the left edge, where no tag may reach further."""
        changes = [True, *(bool(token.change) for token in self._row)]
        return any(one and other for one, other in pairwise(changes))

    def _make(self, kind: int) -> _Items:
        token = next(token for token in self._row if token.kind == kind)
        face = FaceItem(self.scene, token.face, key=f"{self._key}/{kind}")
        face.big_face = token.face
        return _Items(face, FaceItem(self.scene, token.badge), FaceItem(self.scene, faces.crown_face()))

    def _show_changes(self) -> None:
        changing = {token.kind: token for token in self._row if token.change}
        for token, tag in zip(changing.values(), self._changes.lay(changing).values(), strict=True):
            tag.setZValue(z_values.TAG)
            tag.set_text(f"+{token.change}" if token.change > 0 else f"−{-token.change}")
            tag.set_accessible(f"{token.name} {tag.text}")
            tag.set_kind("good_outline" if token.change > 0 else "warn_outline")
