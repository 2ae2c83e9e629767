"""`PieceList`: the pieces of a cake, with their cream, and what they would bring a seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF

from cakedesk.art import faces as shared_faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table.boards.piece_o_cake.piece_line import (
    COLUMN_DISCS,
    COLUMN_GAP_UNITS,
    GAIN_CROWN_SHARE,
    PITCH_SHARE,
    LineSizes,
    ListedPiece,
    PieceLine,
    points_style,
)
from cakedesk.table.items import (
    FaceItem,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)
from cakedesk.table.kit.facts import Facts
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import lay_text

FOCUS_ZONE = 3
MOST_TOKEN_UNITS, LEAST_TOKEN_UNITS = 104.0, 22.0
LEAST_TOKEN_BY_WORDS_UNITS = 46.0
"""Where tokens would be smaller, what pieces mean is told by a number instead of words."""

DISC_UNITS, LEAST_DISC_PX = 40.0, 24.0
TOLD_UNITS, GAIN_UNITS = 19.0, 21.0
LEAST_TOLD_SHARE = 0.85
"""Words of what pieces mean shrink to this share of the smallest usual text; then numbers take over."""

LEAST_ONE_LINE_SHARE = 0.62
"""Tokens of a piece stay in one line while they keep this share of the size that several lines allow."""

GAP_UNITS = 10.0
MOST_SPARE_UNITS = 16.0
"""How much higher than they need be the lines of a snug list are at most."""


class PieceList(ScreenPart):
    """The list of pieces, and what it is called.

    Attributes:
        lines: one for each piece.
    """

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, "", display_style(29)))
        self._crown = self.own(FaceItem(scene, shared_faces.crown_face()))
        self._legend = self.own(TextItem(scene, ""))
        self.lines: list[PieceLine] = []
        self._pieces: Sequence[ListedPiece] = ()
        self._rect = QRectF()
        self._is_snug = False
        self._laid = Facts()
        self._bottom = 0.0

    def show(self, title: str, pieces: Sequence[ListedPiece], legend: str) -> None:
        """Show the pieces where the list stands: `put` and `fit`. Arguments as of `put`."""
        self.put(title, pieces, legend)
        self.fit(self._rect, is_snug=self._is_snug)

    def put(self, title: str, pieces: Sequence[ListedPiece], legend: str) -> None:
        """Take the pieces; `fit` is to follow."""
        self._title.set_text(title)
        self._legend.set_text(legend)
        for line in self.lines[len(pieces) :]:
            self.drop_part(line)
        del self.lines[len(pieces) :]
        while len(self.lines) < len(pieces):
            line = PieceLine(self.scene, self._lists, self)
            self.own_part(line)
            self.lines.append(line)
        for number, (line, piece) in enumerate(zip(self.lines, pieces, strict=True)):
            line.show(piece)
            line.well.set_interactive(True)
            line.well.focus_order = (FOCUS_ZONE, number)
        self._pieces = tuple(pieces)
        self.light(-1)

    def light(self, start: int) -> None:
        """Let one piece of the list stand out; -1: none."""
        for line, piece in zip(self.lines, self._pieces, strict=True):
            line.set_lit(piece.start == start)

    def fit(self, rect: QRectF, *, is_snug: bool = False) -> float:
        """Stand in a zone."""
        self._rect, self._is_snug = rect, is_snug
        if rect.isEmpty():
            return rect.bottom()
        words = self._title.text, self._legend.text
        if self._laid.changed(rect, is_snug, self.metrics, self._pieces, words):
            self._bottom = self._lay_out(rect)
        return self._bottom

    def _lay_out(self, rect: QRectF) -> float:
        """Lay everything out in a zone. Returns where it ends below."""
        px, text_px = self.metrics.px, self.metrics.text_px
        self._title.set_style(
            TextStyle(px=text_px(29), family="display", elide=True, shrink_to_px=text_px(20))
        )
        self._title.set_width(rect.width() - px(44))
        self._title.place(rect.left() + px(22), rect.top() + px(14))
        top = rect.top() + px(14) + self._title.height_px + px(6)
        body = QRectF(rect.left() + px(14), top, rect.width() - px(28), rect.bottom() - px(14) - top)
        for item in (self._crown, self._legend):
            self.show_item(item, False)
        bottom = rect.bottom()
        if self.lines:
            sizes = self._alone(body) if not self._pieces[0].letter else self._by_words(body)
            if sizes is None:
                legend_px = self._fit_legend(body)
                body.setBottom(body.bottom() - legend_px)
                sizes = self._by_numbers(body)
                bottom = self._fit_lines(body, sizes) + legend_px + px(14)
            else:
                bottom = self._fit_lines(body, sizes) + px(14)
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="rest"))
        self._panel.resize(rect.width(), bottom - rect.top())
        self._panel.place(rect.left(), rect.top())
        return bottom

    def _fit_lines(self, body: QRectF, sizes: LineSizes) -> float:
        """Share the height out: what is left over goes to all lines alike. Returns where they end below."""
        gap = self.metrics.px(GAP_UNITS)
        heights = [sizes.height(len(piece.slices)) for piece in self._pieces]
        if not self._pieces[0].letter:  # the foot of the whole cake stands below its tokens
            heights = [body.height()]
        spare = (body.height() - gap * (len(heights) - 1) - sum(heights)) / len(heights)
        if self._is_snug:
            spare = min(spare, self.metrics.px(MOST_SPARE_UNITS))
        top = body.top()
        for line, height in zip(self.lines, heights, strict=True):
            line.fit(QRectF(body.left(), top, body.width(), height + spare), sizes)
            top += height + spare + gap
        return top - gap

    def _alone(self, body: QRectF) -> LineSizes:
        """Sizes of the whole cake, whose words stand below its tokens, in two lines at most."""
        metrics, piece = self.metrics, self._pieces[0]
        pad, disc = metrics.px(14), max(metrics.room_px(DISC_UNITS), LEAST_DISC_PX)
        base = LineSizes(pad, disc)
        width = body.width() - 2 * pad - base.column - metrics.px(COLUMN_GAP_UNITS)
        foot = disc
        if piece.told:
            style = TextStyle(
                px=metrics.text_px(TOLD_UNITS), wrap=True, max_lines=2, shrink_to_px=MIN_TEXT_PX
            )
            laid = lay_text(piece.told, style, width)
            base, foot = base._replace(told=laid.style.px), max(foot, laid.height_px)
        return self._largest(body.adjusted(0, 0, 0, -foot), base, body.width() - 2 * pad)

    def _by_words(self, body: QRectF) -> LineSizes | None:
        """Sizes with what pieces mean in words; None: the words or the tokens would be too small."""
        px, told_px = self.metrics.px, self.metrics.text_px(TOLD_UNITS)
        least_px = self.metrics.text_px(18) * LEAST_TOLD_SHARE
        told = [piece.told for piece in self._pieces if piece.told]
        base = LineSizes(px(10), max(self.metrics.room_px(DISC_UNITS), LEAST_DISC_PX))
        across = body.width() - base.column - px(COLUMN_GAP_UNITS) - 2 * base.pad
        while any(text_width(text, TextStyle(px=told_px)) > across for text in told):
            told_px -= 1
            if told_px < least_px:
                return None
        sizes = self._largest(body, base._replace(told=told_px if told else 0.0), across)
        return sizes if sizes.token >= px(LEAST_TOKEN_BY_WORDS_UNITS) else None

    def _by_numbers(self, body: QRectF) -> LineSizes:
        """Sizes with what pieces mean as a number beside a crown: letters give way until tokens are large."""
        px, found = self.metrics.px, []
        gains = [piece.gain for piece in self._pieces if piece.gain is not None]
        pad = px(4)
        room = body.height() / len(self._pieces) - px(GAP_UNITS) - 2 * pad
        is_low = room < LEAST_DISC_PX * COLUMN_DISCS
        if is_low:
            room *= COLUMN_DISCS
        least = min(LEAST_DISC_PX, room / COLUMN_DISCS)
        disc = max(min(self.metrics.room_px(DISC_UNITS), room / COLUMN_DISCS), least)
        while disc >= least:
            sizes = LineSizes(pad, disc, is_low=is_low)
            across = body.width() - sizes.column - px(COLUMN_GAP_UNITS) - 2 * sizes.pad
            if gains:
                style = display_style(max(points_style(disc).px, self.metrics.text_px(GAIN_UNITS)))
                width = style.px * GAIN_CROWN_SHARE + px(4)
                width += max(text_width(f"+{points}", style) for points in gains)
                sizes, across = sizes._replace(gain=style.px, gain_width=width), across - width - px(12)
            found.append(self._largest(body, sizes, across))
            if found[-1].token >= px(LEAST_TOKEN_BY_WORDS_UNITS):
                break
            disc -= 2
        return max(found, key=lambda sizes: sizes.token)

    def _largest(self, body: QRectF, sizes: LineSizes, across_px: float) -> LineSizes:
        """The sizes with the largest tokens that all lines have room for."""
        px = self.metrics.px
        most = max(len(piece.slices) for piece in self._pieces)
        token = px(MOST_TOKEN_UNITS)
        while True:
            in_line = min(most, int((across_px / token - 1) / PITCH_SHARE) + 1)
            found = sizes._replace(token=token, in_line=max(1, in_line))
            if self._needed_px(found) <= body.height() or token <= px(LEAST_TOKEN_UNITS):
                break
            token -= max(1.0, px(1.5))
        if found.in_line < most:
            token = min(found.token, across_px / ((most - 1) * PITCH_SHARE + 1))
            if token >= found.token * LEAST_ONE_LINE_SHARE:
                return found._replace(token=token, in_line=most)
        return found

    def _needed_px(self, sizes: LineSizes) -> float:
        """The height that all lines need."""
        gaps = self.metrics.px(GAP_UNITS) * (len(self._pieces) - 1)
        return sum(sizes.height(len(piece.slices)) for piece in self._pieces) + gaps

    def _fit_legend(self, body: QRectF) -> float:
        """Say what numbers mean, beside the title or below the lines. Returns the height it takes there."""
        px, text_px = self.metrics.px, self.metrics.text_px
        shown = bool(self._legend.text)
        for item in (self._crown, self._legend):
            self.show_item(item, shown)
        if not shown:
            return 0.0
        side = text_px(TOLD_UNITS) * 1.2
        style = TextStyle(px=text_px(TOLD_UNITS), color="ink_soft")
        title_px = text_width(self._title.text, self._title.laid.style)
        free = body.right() - px(8) - self._title.rect_px().left() - title_px - px(20)
        width = text_width(self._legend.text, style)
        if side + px(8) + width <= free:
            self._title.set_width(math.ceil(title_px) + 2)
            self._legend.set_style(style)
            self._legend.set_width(None)
            left, middle = body.right() - px(8) - width, self._title.rect_px().center().y()
            self._legend.place(left, middle - self._legend.height_px / 2)
            self._fit_crown(left - px(8) - side, side)
            return 0.0
        left = body.left() + px(8) + side + px(8)
        width = body.right() - left
        while style.px - 1 >= MIN_TEXT_PX and text_width(self._legend.text, style) > width:
            style = replace(style, px=style.px - 1)
        self._legend.set_style(replace(style, wrap=True, max_lines=2))
        self._legend.set_width(width)
        self._legend.place(left, body.bottom() - self._legend.height_px + px(4))
        self._fit_crown(body.left() + px(8), side)
        return self._legend.height_px + px(6)

    def _fit_crown(self, left: float, side: float) -> None:
        self._crown.resize(side, side)
        self._crown.place(left, self._legend.rect_px().center().y() - side * 0.55)
