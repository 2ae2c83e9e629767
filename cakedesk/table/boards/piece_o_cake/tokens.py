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
from cakedesk.table.items import FaceItem, TagItem, TextItem
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

BADGE_SHARE = 0.46
"""The diameter of a count by that of its token."""

CROWN_SHARE = 0.42
LEAST_BADGE_PX = 18.0
LEAST_PITCH_SHARE = 0.94
"""Tokens overlap no further than this share of their diameter; then they shrink."""

ROOMY_PITCH_SHARE = 1.15
"""Tokens that stand closer have no room for a tag between their crowns."""

LINE_SHARE = 1.2
"""From one line of tokens to the next, in diameters: crowns stick out above."""

LOOSE_PITCH_SHARE = 1.14


class _Token(NamedTuple):
    token: FaceItem
    badge: FaceItem
    crown: FaceItem


def crown_rise_px(token_px: float) -> float:
    """How far a crown stands out above its token.

    Args:
        token_px: the token's diameter.

    Returns:
        The height in px.
    """
    return _crown_px(token_px) * 0.52


def _crown_px(token_px: float) -> float:
    return max(token_px * CROWN_SHARE, 20.0)


class TokenRow(ScreenPart):
    """A row of tokens."""

    def __init__(
        self,
        scene: TableScene,
        lists: PieceOCakeLists,
        key: str,
        parent: QObject | None = None,
        *,
        loose: bool = False,
    ) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self._key = key
        self._loose = loose
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
        """Show slices.

        Args:
            held: what there is, from left to right.
            changes: by variety what would be added to it, or taken away.
        """
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
        """Stand in a zone, at its upper left.

        Args:
            rect: the zone.
            side_px: the wanted diameter of a token.
        """
        self._rect, self._side = rect, side_px
        count = len(self._held)
        if rect.isEmpty() or not count:
            return
        px = self.metrics.px
        side, in_line, pitch = self._side_line_pitch(count)
        badge = max(side * BADGE_SHARE, min(LEAST_BADGE_PX, side * 0.6))
        for number, item in enumerate(self._held):
            token, disc, crown = self._tokens[item.variety]
            left, top = self._corner(number, side, in_line, pitch)
            token.resize(side, side)
            token.place(left, top)
            disc.resize(badge, badge)
            disc.place(left + side * 1.04 - badge, top + side * 1.04 - badge)
            crown_side = _crown_px(side)
            aspect = 92 / 64 if item.crown == "shared" else 1.0
            crown.resize(crown_side * aspect, crown_side)
            crown.place(left - crown_side * 0.12, top - crown_rise_px(side))
            for layer, part in enumerate((token, disc, crown)):
                part.setZValue(z_values.CARD + layer)
            tag = self._changes.get(item.variety)
            if tag is None:
                continue
            tag.set_text_px(self.metrics.text_px(18))
            if count > 1 and pitch < side * ROOMY_PITCH_SHARE:  # where the next token's crown would be
                tag.place_center(disc.x() + px(5) - tag.width_px / 2, disc.rect_px().center().y())
            else:
                tag.place_center(left + side * 0.86, top - tag.height_px * 0.12)

    def centers_of(self, held: Sequence[Held]) -> dict[int, QPointF]:
        """Where tokens come to lie once there are these.

        Args:
            held: what there will be, from left to right.

        Returns:
            The middle of each token, by variety.
        """
        if self._rect.isEmpty() or not held:
            return {}
        side, in_line, pitch = self._side_line_pitch(len(held))
        half = QPointF(side / 2, side / 2)
        return {
            item.variety: QPointF(*self._corner(number, side, in_line, pitch)) + half
            for number, item in enumerate(held)
        }

    def _corner(self, number: int, side: float, in_line: int, pitch: float) -> tuple[float, float]:
        line, column = divmod(number, in_line)
        return self._rect.left() + column * pitch, self._rect.top() + line * side * LINE_SHARE

    def _side_line_pitch(self, count: int) -> tuple[float, int, float]:
        side, in_line = self._side_and_line(count)
        loose = side * (LOOSE_PITCH_SHARE if self._loose else 1.04)
        room = self._rect.width() - side * 1.04
        return side, in_line, min(loose, room / (in_line - 1)) if in_line > 1 else 0.0

    def _side_and_line(self, count: int) -> tuple[float, int]:
        """The diameter of tokens and how many stand in a line: two lines where that makes them larger."""
        found = []
        for lines in (1, 2):
            in_line = -(-count // lines)
            across = self._rect.width() / (LEAST_PITCH_SHARE * (in_line - 1) + 1.04)
            down = self._rect.height() / (LINE_SHARE * (lines - 1) + 1.04)
            found.append((min(self._side, across, down), -lines, in_line))
        side, _, in_line = max(found)
        return side, in_line

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


class MiniTokens(ScreenPart):
    """Small tokens with their counts: what lies on a plate that may be looked at."""

    def __init__(
        self, scene: TableScene, lists: PieceOCakeLists, key: str, parent: QObject | None = None
    ) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self._key = key
        self._pairs: list[tuple[FaceItem, TextItem]] = []
        self._shown_counts: tuple[int, ...] = ()
        self._rect = QRectF()
        self._side = 0.0

    def show(self, counts: Sequence[int]) -> None:
        """Show slices.

        Args:
            counts: how many of each variety.
        """
        if tuple(counts) == self._shown_counts:
            return
        self._shown_counts = tuple(counts)
        for token, text in self._pairs:
            self.drop(token)
            self.drop(text)
        self._pairs = []
        for variety, count in enumerate(counts):
            if count:
                kind = self._lists.varieties[variety].name
                token = self.own(FaceItem(self.scene, faces.variety_face(kind), key=f"{self._key}/{variety}"))
                text = self.own(TextItem(self.scene, str(count)))
                text.set_accessible("")
                self._pairs.append((token, text))
        self.fit(self._rect, self._side)

    def fit(self, rect: QRectF, side_px: float) -> None:
        """Stand in a zone, from its upper left.

        Args:
            rect: the zone.
            side_px: the wanted diameter of a token.
        """
        self._rect, self._side = rect, side_px
        if rect.isEmpty() or not self._pairs:
            return
        text_px = self.metrics.text_px(18)
        cell = side_px + text_px * 0.85
        in_line = max(1, int(rect.width() // cell))
        lines = -(-len(self._pairs) // in_line)
        if lines * side_px > rect.height() and rect.height() > 0:
            in_line = max(in_line, -(-len(self._pairs) // max(1, int(rect.height() // side_px))))
            cell = rect.width() / in_line
        side = min(side_px, cell - text_px * 0.6)
        for number, (token, text) in enumerate(self._pairs):
            line, column = divmod(number, in_line)
            left, top = rect.left() + column * cell, rect.top() + line * (side_px * 1.08)
            token.resize(side, side)
            token.place(left, top)
            text.restyle(px=text_px, weight=700)
            text.place(left + side + 1, top + side / 2 - text.height_px / 2)
