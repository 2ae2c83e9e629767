"""`PieceLine`: one piece of a cake in a list: letter, cream, slices, and what it would bring."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table import z_values
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
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Ink

PITCH_SHARE = 1.14
"""From one token to the next, in diameters."""

CELL_SHARE = 1.47
"""From one line of tokens to the next, in diameters: a crown stands out above, a number below."""

NUMBER_SHARE = 0.56
NUMBER_HANGS = 0.6
"""This share of a number's disc hangs out below its token."""

CREAM_SHARE = 0.88
"""The size of the cream beside a letter's disc."""

GAIN_CROWN_SHARE = 1.1
"""The size of the crown beside a number of points, in sizes of its text."""

MOST_CREAM = "18"
COLUMN_DISCS = 2.1
"""The height of letter and cream, in discs."""

COLUMN_GAP_UNITS = 20.0
LETTER_GAP_SHARE = 0.25
"""The room between a letter's disc and the cream where both stand side by side, in discs."""

CROWN_SHARE = 0.4
CROWN_RISE = 0.38
"""This share of a crown stands out above its token."""


class ListedPiece(NamedTuple):
    """One line of the list.

    Attributes:
        start: the first slice of the piece.
        letter: what it is called; empty: it is the whole cake.
        slices: its varieties in their order.
        crowned: the varieties that it would let a seat lead that does not lead them yet.
        cream: points if all is eaten.
        gain: what it would bring that seat in leads; None: not told.
        told: the same in words; empty: not told.
        spoken: all of it in words.
    """

    start: int
    letter: str
    slices: tuple[int, ...]
    crowned: frozenset[int]
    cream: int
    gain: int | None
    told: str
    spoken: str


class LineSizes(NamedTuple):
    """How large things are in all lines of a list, in px.

    Attributes:
        pad: the air around everything.
        disc: the diameter of a letter's disc.
        token: the diameter of a token.
        in_line: the most tokens that stand beside each other.
        told: the size of the words of what a piece would bring; 0: they are not shown.
        gain: the size of the number of points that it would bring; 0: it is not shown.
        gain_width: the width of that number with its crown.
        is_low: whether letter and cream stand side by side, since lines are too low for both.
    """

    pad: float
    disc: float
    token: float = 0.0
    in_line: int = 1
    told: float = 0.0
    gain: float = 0.0
    gain_width: float = 0.0
    is_low: bool = False

    @property
    def column(self) -> float:
        """The width of letter and cream."""
        letter = self.disc * (1 + LETTER_GAP_SHARE) if self.is_low else 0.0
        return letter + self.cream

    @property
    def cream(self) -> float:
        """The width of the cream with its points."""
        return (
            self.disc * CREAM_SHARE + cream_gap(self.disc) + text_width(MOST_CREAM, points_style(self.disc))
        )

    def lines(self, slices: int) -> int:
        """How many lines so many tokens take."""
        return -(-slices // self.in_line)

    def height(self, slices: int) -> float:
        """The least height of a piece of so many slices."""
        told = TextStyle(px=self.told).line_px if self.told else 0.0
        column = self.disc * (1.0 if self.is_low else COLUMN_DISCS)
        return max(self.lines(slices) * self.token * CELL_SHARE + told, column) + 2 * self.pad


def points_style(disc_px: float) -> TextStyle:
    """How the points of a piece's cream look beside a disc of a size."""
    return display_style(disc_px * 0.74)


def cream_gap(disc_px: float) -> float:
    """The room between a piece's cream and its points, in px."""
    return disc_px * 0.1


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


class PieceLine(ScreenPart):
    """One piece of the list.

    Attributes:
        well: its field.
    """

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self.well = self.own(PanelItem(scene, PanelStyle(fill="well")))
        self._letter = self.own(TextItem(scene, "", display_style(25)))
        self._disc = self.own(PanelItem(scene, PanelStyle(fill="porcelain", radius_px=20)))
        self._cream = self.own(FaceItem(scene, faces.cream_face()))
        self._points = self.own(TextItem(scene, "", display_style(27)))
        self._told = self.own(TextItem(scene, ""))
        self._crown = self.own(FaceItem(scene, shared_faces.crown_face()))
        self._gain = self.own(TextItem(scene, ""))
        self._slices: list[_Token] = []
        self._piece: ListedPiece | None = None

    def show(self, piece: ListedPiece) -> None:
        """Show a piece."""
        self.well.key = f"listed/{piece.start}"
        self.well.set_accessible(piece.spoken)
        self._letter.set_text(piece.letter)
        self._points.set_text(str(piece.cream))
        self._told.set_text(piece.told)
        self._gain.set_text("" if piece.gain is None else f"+{piece.gain}")
        for text in (self._letter, self._points, self._told, self._gain):
            text.set_accessible("")  # the field says all of it
        if self._piece is None or (piece.slices, piece.crowned) != (self._piece.slices, self._piece.crowned):
            self._show_slices(piece)
        self._piece = piece

    def set_lit(self, lit: bool) -> None:
        """Have a frame, or none."""
        frame = Frame("raspberry", max(2.5, self.metrics.px(3.5))) if lit else None
        self.well.set_style(PanelStyle(fill="well", radius_px=self.metrics.px(14), frame=frame))

    def fit(self, rect: QRectF, sizes: LineSizes) -> None:
        """Stand in a zone."""
        self.well.resize(rect.width(), rect.height())
        self.well.place(rect.left(), rect.top())
        is_alone = not self._letter.text
        for item in (self._letter, self._disc):
            self.show_item(item, not is_alone)
        self.show_item(self._told, bool(sizes.told and self._told.text))
        self._points.set_style(points_style(sizes.disc))
        if is_alone:
            self._fit_alone(rect, sizes)
        else:
            self._fit_one_of_many(rect, sizes)
        self._fit_gain(rect, sizes)

    def _fit_alone(self, rect: QRectF, sizes: LineSizes) -> None:
        """Tokens over the whole width, cream and words below."""
        column, foot = sizes.column + self.metrics.px(COLUMN_GAP_UNITS), sizes.disc
        self._told.set_style(TextStyle(px=sizes.told or MIN_TEXT_PX, color="ink_soft", wrap=True))
        self._told.set_width(rect.width() - 2 * sizes.pad - column)
        if sizes.told:
            foot = max(foot, self._told.height_px)
        middle = rect.bottom() - sizes.pad - foot / 2
        longest = line_lengths(len(self._slices), sizes.lines(len(self._slices)))[0]
        width = ((longest - 1) * PITCH_SHARE + 1) * sizes.token
        self._lay_slices(rect.center().x() - width / 2, rect.adjusted(0, 0, 0, -foot), sizes)
        self._fit_cream(rect.left() + sizes.pad + sizes.column / 2, middle, sizes)
        self._told.place(rect.left() + sizes.pad + column, middle - self._told.height_px / 2)

    def _fit_one_of_many(self, rect: QRectF, sizes: LineSizes) -> None:
        """Letter and cream at the left, tokens and words at their right."""
        px, disc = self.metrics.px, sizes.disc
        left = rect.left() + sizes.pad + sizes.column + px(COLUMN_GAP_UNITS)
        self._told.set_style(TextStyle(px=sizes.told or MIN_TEXT_PX, color="ink_soft"))
        self._told.set_width(None)
        told_height = self._told.height_px if sizes.told else 0.0
        below = self._lay_slices(left, rect.adjusted(0, 0, 0, -told_height), sizes)
        lowest = rect.bottom() - told_height - sizes.pad * 0.4
        self._told.place(left, min(below + sizes.pad * 0.4, lowest))
        middle_y, down = rect.center().y(), min(disc * 1.5, (rect.height() - 2 * sizes.pad) / 2 + px(2)) / 2
        letter_x = cream_x = rect.left() + sizes.pad + sizes.column / 2
        if sizes.is_low:
            letter_x, down = rect.left() + sizes.pad + disc / 2, 0.0
            cream_x = rect.left() + sizes.pad + sizes.column - sizes.cream / 2
        style = PanelStyle(fill="porcelain", radius_px=disc / 2, frame=Frame("card_ink", max(1.2, px(1.8))))
        self._disc.set_style(style)
        self._disc.resize(disc, disc)
        self._disc.place(letter_x - disc / 2, middle_y - down - disc / 2)
        self._letter.set_style(display_style(disc * 0.62, color="card_ink"))
        self._letter.place_center(letter_x, middle_y - down)
        self._fit_cream(cream_x, middle_y + down, sizes)

    def _lay_slices(self, left: float, room: QRectF, sizes: LineSizes) -> float:
        """Lay the tokens out, in the middle of the room's height. Returns where they end below."""
        lines, token = sizes.lines(len(self._slices)), sizes.token
        cell = token * CELL_SHARE
        spread = min(1.25, max(1.0, (room.height() - 2 * sizes.pad) / (lines * cell)))
        number, crown_side = token * NUMBER_SHARE, token * CROWN_SHARE
        whole = (lines - 1) * cell * spread + token + number * NUMBER_HANGS + crown_side * CROWN_RISE
        first = room.center().y() - whole / 2 + crown_side * CROWN_RISE
        places = [
            (line, column)
            for line, length in enumerate(line_lengths(len(self._slices), lines))
            for column in range(length)
        ]
        for (line, column), (face, disc, crown) in zip(places, self._slices, strict=True):
            x, y = left + column * token * PITCH_SHARE, first + line * cell * spread
            face.resize(token, token)
            face.place(x, y)
            disc.resize(number, number)
            disc.place(x + (token - number) / 2, y + token - number * (1 - NUMBER_HANGS))
            crown.resize(crown_side, crown_side)
            crown.place(x - crown_side * 0.1, y - crown_side * CROWN_RISE)
        return first + whole - crown_side * CROWN_RISE

    def _fit_cream(self, middle_x: float, middle_y: float, sizes: LineSizes) -> None:
        cream, gap = sizes.disc * CREAM_SHARE, cream_gap(sizes.disc)
        left = middle_x - (cream + gap + self._points.width_px) / 2
        self._cream.resize(cream, cream)
        self._cream.place(left, middle_y - cream / 2)
        self._points.place(left + cream + gap, middle_y - self._points.height_px / 2)

    def _fit_gain(self, rect: QRectF, sizes: LineSizes) -> None:
        is_shown, brings = bool(sizes.gain and self._gain.text), self._piece is not None and self._piece.gain
        self.show_item(self._gain, is_shown)
        self.show_item(self._crown, bool(is_shown and brings))
        ink: Ink = "ink" if brings else "ink_soft"
        self._gain.set_style(display_style(sizes.gain or MIN_TEXT_PX, color=ink))
        side, right, middle = sizes.gain * GAIN_CROWN_SHARE, rect.right() - sizes.pad, rect.center().y()
        self._crown.resize(side, side)
        self._crown.place(right - sizes.gain_width, middle - side * 0.54)
        self._gain.place(right - self._gain.width_px, middle - self._gain.height_px / 2)

    def _show_slices(self, piece: ListedPiece) -> None:
        """Give the tokens that are there other faces: the list changes with every gap under the pointer."""
        for parts in self._slices[len(piece.slices) :]:
            for part in parts:
                self.drop(part)
        del self._slices[len(piece.slices) :]
        while len(self._slices) < len(piece.slices):
            self._slices.append(self._make_token())
        uncrowned = set(piece.crowned)  # one crown a variety: it is one lead
        for variety, (token, disc, crown) in zip(piece.slices, self._slices, strict=True):
            kind = self._lists.varieties[variety]
            token.set_face(faces.variety_face(kind.name))
            disc.set_face(faces.number_disc_face(kind.count))
            self.show_item(crown, variety in uncrowned)
            uncrowned.discard(variety)

    def _make_token(self) -> _Token:
        token = _Token(
            self.own(FaceItem(self.scene, faces.variety_face("plum"))),
            self.own(FaceItem(self.scene, faces.number_disc_face(1))),
            self.own(FaceItem(self.scene, shared_faces.crown_face())),
        )
        for layer, part in enumerate(token):
            part.setZValue(z_values.CARD + layer)
        return token
