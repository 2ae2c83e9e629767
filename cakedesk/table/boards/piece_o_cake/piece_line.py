"""`PieceLine`: one piece of a cake in a list: letter, cream, slices, and what it would bring."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.items import (
    FaceItem,
    Frame,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)
from cakedesk.table.kit.flow import row
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.list_panel import ListRow
from cakedesk.table.kit.token_row import badge_px
from cakedesk.table.metrics import MIN_TEXT_PX, Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.text_fit import lay_text
from cakedesk.table.theme import Ink

PITCH_SHARE = 1.14
"""From one token to the next, in diameters."""

CELL_SHARE = 1.47
"""From one line of tokens to the next, in diameters: a crown stands out above, a number below."""

NUMBER_SHARE, NUMBER_HANGS = 0.56, 0.6
"""The size of a number's disc as a rule, and how much of that hangs out below its token."""

NUMBER_FROM_SHARE, BESIDE_GAP_SHARE = 0.8, 0.16
"""Where a number beside its token begins, and the room after it, in diameters of the token."""

CROWN_SHARE, CROWN_RISE = 0.4, 0.38
"""The size of a crown, and how much of that stands out above its token."""

DISC_UNITS, LEAST_DISC_UNITS, LEAST_DISC_PX = 40.0, 30.0, 24.0
COLUMN_DISCS, COLUMN_GAP_UNITS = 2.1, 20.0
"""The height of letter and cream in discs, and the room at their right."""

LETTER_GAP_SHARE = 0.25
"""The room between a letter's disc and the cream where both stand side by side, in discs."""

CREAM_SHARE, CREAM_GAP_SHARE, MOST_CREAM = 0.88, 0.1, "18"
"""The size of the cream and the room at its right by a letter's disc, and the most cream of a piece."""

LETTER_SHARE, POINTS_SHARE, MOST_SHARE = 0.62, 0.74, 0.82
"""The size of the letter, and of the points beside the cream, by the disc of the letter."""

TOLD_UNITS = 19.0
GAIN_CROWN_SHARE = 1.1
"""The size of the crown beside a number of points, in sizes of its text."""


class ListedPiece(NamedTuple):
    """One line of the list."""

    start: int
    letter: str  # what it is called; empty: it is the whole cake
    slices: tuple[int, ...]  # its varieties in their order
    crowned: frozenset[int]  # the varieties that it would let a seat lead that does not lead them yet
    cream: int
    gain: int | None  # what it would bring that seat in leads; None: not told
    told: str  # the same in words; empty: not told
    spoken: str
    brief: str = ""  # what is said in their place where they have no room


Numbers: TypeAlias = Literal["below", "beside", "nowhere"]
"""Where the numbers of tokens stand in a list: the slices of the cake have them as well."""


class Telling(NamedTuple):
    """How all lines of a list tell what pieces mean, in px."""

    told: float = 0.0  # the size of words; 0: they are not shown
    gain: float = 0.0  # the size of a number of points beside a crown; 0: it is not shown
    gain_width: float = 0.0
    numbers: Numbers = "below"


class Cell(NamedTuple):
    """The room of a token with crown and number, in px."""

    width: float
    height: float
    pitch: float  # from one to the next
    number: float  # the diameter of the number's disc
    number_at: tuple[float, float]  # where that begins, from the token's corner
    seen: float  # how much of the token's diameter it leaves free


@lru_cache(1024)
def cell_of(metrics: Metrics, token: float, numbers: Numbers) -> Cell:
    """The room of a token of a size, with its number beside it or below, or without."""
    if numbers == "nowhere":
        high = token * (1 + CROWN_SHARE * CROWN_RISE)
        return Cell(token, high, token * PITCH_SHARE, 0.0, (0.0, 0.0), token)
    number = badge_px(metrics, token, NUMBER_SHARE, 2)
    if numbers == "beside":
        left = token * NUMBER_FROM_SHARE
        high, width = max(token * (1 + CROWN_SHARE * CROWN_RISE), number), left + number
        return Cell(width, high, width + token * BESIDE_GAP_SHARE, number, (left, (token - number) / 2), left)
    hangs = number * NUMBER_HANGS
    high = token * (CELL_SHARE - NUMBER_SHARE * NUMBER_HANGS) + hangs
    number_at = (token - number) / 2, token + hangs - number
    return Cell(token, high, max(token * PITCH_SHARE, number + 1), number, number_at, number_at[1])


class _Sizes(NamedTuple):
    """How large things are in a line for a size of its tokens, in px."""

    pad: float
    disc: float  # the diameter of a letter's disc
    is_low: bool  # whether letter and cream stand side by side, since the line is too low for both
    cream: float
    column: float
    cell: Cell
    in_line: int  # how many tokens have room beside each other
    told: float  # the height of the words, or of the foot of the whole cake


@lru_cache(1024)
def _sizes_of(metrics: Metrics, telling: Telling, alone: str | None, width_px: float, token: float) -> _Sizes:
    """Sizes for a size of tokens: the same in all lines (`alone`: the words of the whole cake)."""
    px, is_alone = metrics.px, alone is not None
    most = max(metrics.room_px(DISC_UNITS), LEAST_DISC_PX)
    told = TextStyle(px=telling.told).line_px if telling.told else 0.0
    pad = px(14 if is_alone else 4 if telling.gain else 10)
    cell = cell_of(metrics, token, telling.numbers)
    content = cell.height + told
    is_low = content < max(LEAST_DISC_PX, px(LEAST_DISC_UNITS)) * COLUMN_DISCS and not is_alone
    disc = most if is_alone else min(most, content / (1.0 if is_low else COLUMN_DISCS))
    points = text_width(MOST_CREAM, display_style(_size_in(metrics, disc, POINTS_SHARE)))
    cream = disc * CREAM_SHARE + disc * CREAM_GAP_SHARE + points
    column = cream + (disc * (1 + LETTER_GAP_SHARE) if is_low else 0.0)
    across = width_px - 2 * pad
    if alone is not None:
        room = across - column - px(COLUMN_GAP_UNITS)
        told = max(disc, lay_text(alone, _alone_style(metrics, telling), room).height_px)
    else:
        across -= column + px(COLUMN_GAP_UNITS)
        across -= telling.gain_width + px(12) if telling.gain else 0.0
    in_line = max(1, int((across - cell.width) / cell.pitch + 1.001))
    return _Sizes(pad, disc, is_low, cream, column, cell, in_line, told)


def _told_style(telling: Telling) -> TextStyle:
    return TextStyle(px=telling.told or MIN_TEXT_PX, color="ink_soft")


def _alone_style(metrics: Metrics, telling: Telling) -> TextStyle:
    """The words below the whole cake, in two lines at most."""
    return _told_style(telling)._replace(wrap=True, max_lines=2, shrink_to_px=metrics.text_px(0))


def line_lengths(slices: int, lines: int) -> list[int]:
    """How many tokens stand in each line: none is left alone in the last one.

    >>> line_lengths(7, 3), line_lengths(11, 3), line_lengths(1, 1)
    ([3, 2, 2], [4, 4, 3], [1])
    """
    return [slices // lines + (line < slices % lines) for line in range(lines)]


class _Token(NamedTuple):
    token: FaceItem
    disc: FaceItem
    crown: FaceItem


class PieceLine(ListRow):
    """One piece of the list."""

    def __init__(self, scene: TableScene, lists: PieceOCakeLists) -> None:
        super().__init__(scene)
        self._lists = lists
        self.telling = Telling()
        self._letter = self.own(TextItem(scene, "", display_style(25)).mute())
        self._disc = self.own(PanelItem(scene, PanelStyle(fill="porcelain", radius_px=20)))
        self._cream = self.own(FaceItem(scene, faces.cream_face()))
        self._points = self.own(TextItem(scene, "", display_style(27)).mute())
        self._told = self.own(TextItem(scene).mute())
        self._crown = self.own(FaceItem(scene, shared_faces.crown_face()))
        self._gain = self.own(TextItem(scene).mute())
        self._slices: Kept[int, _Token] = Kept(self, self._make_token)
        self._piece: ListedPiece | None = None

    def show(self, piece: ListedPiece) -> None:
        """Show a piece."""
        self.well.key = f"listed/{piece.start}"
        self.well.set_accessible(piece.spoken)
        self._letter.set_text(piece.letter)
        self._points.set_text(str(piece.cream))
        self._told.set_text(piece.told, *filter(None, [piece.brief]))
        self._gain.set_text("" if piece.gain is None else f"+{piece.gain}")
        if self._piece is None or (piece.slices, piece.crowned) != (self._piece.slices, self._piece.crowned):
            self._show_slices(piece)
        self._piece = self.content = piece

    def height_px(self, width_px: float, size_px: float, *, wraps: bool) -> float:
        """See `ListRow.height_px`."""
        sizes, slices = self._sizes(width_px, size_px), len(self._slices)
        if slices > sizes.in_line and (self.telling.numbers == "beside" or not wraps):
            return math.inf
        tokens = -(-slices // sizes.in_line) * sizes.cell.height + sizes.told
        return max(tokens, sizes.disc * (1.0 if sizes.is_low else COLUMN_DISCS)) + 2 * sizes.pad

    def fit(self, rect: QRectF, size_px: float) -> None:
        """See `ListRow.fit`."""
        super().fit(rect, size_px)
        sizes = self._sizes(rect.width(), size_px)
        for item in (self._letter, self._disc):
            self.show_item(item, not self._is_alone)
        self.show_item(self._told, bool(self.telling.told and self._told.text))
        self._points.set_style(display_style(_size_in(self.metrics, sizes.disc, POINTS_SHARE)))
        if self._is_alone:
            self._fit_alone(rect, size_px, sizes)
        else:
            self._fit_one_of_many(rect, size_px, sizes)
        self._fit_gain(rect, sizes)

    def words_room_px(self, width_px: float) -> float:
        """The width that words have at the right of letter and cream, which then are as large as may be."""
        sizes = self._sizes(width_px, self.metrics.px(2 * DISC_UNITS))
        return width_px - sizes.column - self.metrics.px(COLUMN_GAP_UNITS) - 2 * sizes.pad

    @property
    def _is_alone(self) -> bool:
        return not self._letter.text

    def _sizes(self, width_px: float, token: float) -> _Sizes:
        told = self._told.text if self._is_alone else None
        return _sizes_of(self.metrics, self.telling, told, width_px, token)

    def _told_style(self) -> TextStyle:
        return _alone_style(self.metrics, self.telling) if self._is_alone else _told_style(self.telling)

    def _fit_alone(self, rect: QRectF, token: float, sizes: _Sizes) -> None:
        """Tokens over the whole width, cream and words below."""
        inner = rect.adjusted(sizes.pad, 0, -sizes.pad, -sizes.pad)
        foot = QRectF(inner.left(), inner.bottom() - sizes.told, inner.width(), sizes.told)
        gap = sizes.column + self.metrics.px(COLUMN_GAP_UNITS)
        self._told.set_style(self._told_style())
        self._told.set_width(foot.width() - gap)
        lines = -(-len(self._slices) // sizes.in_line)
        width = (line_lengths(len(self._slices), lines)[0] - 1) * sizes.cell.pitch + sizes.cell.width
        self._lay_slices(rect.center().x() - width / 2, rect.adjusted(0, 0, 0, -sizes.told), token, sizes)
        self._fit_cream(foot.left() + sizes.column / 2, foot.center().y(), sizes)
        self._told.place(foot.left() + gap, foot.center().y() - self._told.height_px / 2)

    def _fit_one_of_many(self, rect: QRectF, token: float, sizes: _Sizes) -> None:
        """Letter and cream at the left, tokens and words at their right."""
        px, disc, middle_y = self.metrics.px, sizes.disc, rect.center().y()
        _, column, _ = row(rect, sizes.pad, sizes.column, 0.0)
        left = column.right() + px(COLUMN_GAP_UNITS)
        self._told.set_style(self._told_style())
        self._told.set_width(None)
        below = self._lay_slices(left, rect.adjusted(0, 0, 0, -sizes.told), token, sizes)
        lowest = rect.bottom() - sizes.told - sizes.pad * 0.4
        self._told.place(left, min(below + sizes.pad * 0.4, lowest))
        down = min(disc * 1.5, (rect.height() - 2 * sizes.pad) / 2 + px(2)) / 2
        letter_x = cream_x = column.center().x()
        if sizes.is_low:
            letter_x, cream_x, down = column.left() + disc / 2, column.right() - sizes.cream / 2, 0.0
        style = PanelStyle(fill="porcelain", radius_px=disc / 2, frame=Frame("card_ink", max(1.2, px(1.8))))
        self._disc.set_style(style)
        self._disc.place_in(QRectF(letter_x - disc / 2, middle_y - down - disc / 2, disc, disc))
        size_px = _size_in(self.metrics, disc, LETTER_SHARE)
        self._letter.set_style(display_style(size_px, color="card_ink"))
        self._letter.place_center(letter_x, middle_y - down)
        self._fit_cream(cream_x, middle_y + down, sizes)

    def _lay_slices(self, left: float, room: QRectF, token: float, sizes: _Sizes) -> float:
        """Lay the tokens out, in the middle of the room's height. Returns where they end below."""
        lines, cell, crown_side = -(-len(self._slices) // sizes.in_line), sizes.cell, token * CROWN_SHARE
        spread = min(1.25, max(1.0, (room.height() - 2 * sizes.pad) / (lines * cell.height)))
        hangs = max(0.0, cell.number_at[1] + cell.number - token)
        whole = (lines - 1) * cell.height * spread + token + hangs + crown_side * CROWN_RISE
        first = room.center().y() - whole / 2 + crown_side * CROWN_RISE
        places = [
            (line, column)
            for line, length in enumerate(line_lengths(len(self._slices), lines))
            for column in range(length)
        ]
        for (line, column), (face, disc, crown) in zip(places, self._slices.values(), strict=True):
            x, y = left + column * cell.pitch, first + line * cell.height * spread
            face.place_in(QRectF(x, y, token, token))
            self.show_item(disc, cell.number > 0)
            if cell.number:
                disc.resize(cell.number, cell.number)
                disc.place(x + cell.number_at[0], y + cell.number_at[1])
            crown.place_in(QRectF(x - crown_side * 0.1, y - crown_side * CROWN_RISE, crown_side, crown_side))
        return first + whole - crown_side * CROWN_RISE

    def _fit_cream(self, middle_x: float, middle_y: float, sizes: _Sizes) -> None:
        cream, gap = sizes.disc * CREAM_SHARE, sizes.disc * CREAM_GAP_SHARE
        left = middle_x - (cream + gap + self._points.width_px) / 2
        self._cream.place_in(QRectF(left, middle_y - cream / 2, cream, cream))
        self._points.place(left + cream + gap, middle_y - self._points.height_px / 2)

    def _fit_gain(self, rect: QRectF, sizes: _Sizes) -> None:
        telling, brings = self.telling, self._piece is not None and self._piece.gain
        is_shown = bool(telling.gain and self._gain.text)
        self.show_item(self._gain, is_shown)
        self.show_item(self._crown, bool(is_shown and brings))
        ink: Ink = "ink" if brings else "ink_soft"
        self._gain.set_style(display_style(telling.gain or MIN_TEXT_PX, color=ink))
        side, right, middle = telling.gain * GAIN_CROWN_SHARE, rect.right() - sizes.pad, rect.center().y()
        self._crown.place_in(QRectF(right - telling.gain_width, middle - side * 0.54, side, side))
        self._gain.place(right - self._gain.width_px, middle - self._gain.height_px / 2)

    def _show_slices(self, piece: ListedPiece) -> None:
        """Give the tokens that are there other faces: the list changes with every gap under the pointer."""
        uncrowned = set(piece.crowned)  # one crown a variety: it is one lead
        kept = self._slices.lay(range(len(piece.slices))).values()
        for variety, (token, disc, crown) in zip(piece.slices, kept, strict=True):
            kind = self._lists.varieties[variety]
            token.set_face(looks.variety_face(kind.name))
            disc.set_face(faces.number_disc_face(kind.count))
            self.show_item(crown, variety in uncrowned)
            uncrowned.discard(variety)

    def _make_token(self, _: int) -> _Token:
        token = _Token(
            FaceItem(self.scene, looks.variety_face("plum")),
            FaceItem(self.scene, faces.number_disc_face(1)),
            FaceItem(self.scene, shared_faces.crown_face()),
        )
        for layer, part in enumerate(token):
            part.setZValue(z_values.CARD + layer)
        return token


def _size_in(metrics: Metrics, disc_px: float, share: float) -> float:
    """The size of a letter or number by that of a disc: a larger share before it is too small to read."""
    return max(disc_px * share, min(metrics.text_px(0), disc_px * MOST_SHARE))
