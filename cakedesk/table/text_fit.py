"""Fitting texts to their places: breaking, shrinking, short forms, and leaving out what has no room at all.

The one place that decides about line heights, baselines, sizes and breaks, for the table and for pages. What
was measured is kept, texts by width and style, their parts by font: measuring the same words again is free.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.theme import Ink, display_font, text_font

Align: TypeAlias = Literal["left", "center", "right"]
Family: TypeAlias = Literal["text", "display"]

_LINE_HEIGHT: dict[Family, float] = {"text": 1.28, "display": 1.14}
_BASELINE_BELOW_MIDDLE: dict[Family, float] = {"text": 0.335, "display": 0.30}

_LAID, _CUT, _MEASURED = 1536, 256, 6144
"""How many laid-out texts, texts cut into parts, and measured parts are kept: the same words are shown again
and again, but what a log tells is not. Cut parts help only while a text's size is looked for."""
_MOST_LETTERS = 400
"""No line has room for more: only so many letters of a line are looked at."""
_TOLERANCE_PX = 0.5

SOFT_HYPHEN = "\u00ad"
"""Where a word may be broken; it shows only there, as a hyphen."""
_SEPARATOR = "· "
"""Between parts that are told side by side; where a line ends between them, that tells them apart."""
_PARTS = re.compile(f" (?={_SEPARATOR})")
_SIGN_BEFORE, _BOUND_SIGNS = re.compile(r"(?:^|\s)[·=+×]\s+$"), ("=", "×")
"""What stays with what follows, and what stays with what comes before as well."""
_SENTENCES = re.compile(r"(?<=[.!?]) ")
_CLAUSES = re.compile(r"(?<=[.!?,;:]) ")
_NEAR_PX = 4.0
_NARROWEST_SHARE = 0.5
_LEAST_LAST_LETTERS = 3
"""Where a last line has fewer letters, all lines are of like length."""


class Typeface(NamedTuple):
    """A font, as far as the widths of texts depend on it.

    Attributes:
        family: Baloo 2 ("display") or Atkinson Hyperlegible Next ("text").
        weight: 500 to 800.
        px: the size in whole px.
    """

    family: Family
    weight: int
    px: int

    def font(self) -> QFont:
        """The font itself."""
        return (display_font if self.family == "display" else text_font)(self.px, self.weight)

    def width_px(self, text: str) -> float:
        """How wide a text is on one line, in px."""
        return _advance(self, text.replace(SOFT_HYPHEN, ""))

    def lines(self, text: str, width_px: float, *, cuts_words: bool = True) -> list[str]:
        """Break a text between words, after hyphens, and at soft hyphens, which show only there.

        Signs stay beside what they join; a dot between parts shows only within a line.

        Args:
            text: the text; line feeds begin new lines.
            width_px: how wide a line may be.
            cuts_words: whether a word that is wider than a line goes on in the next; else it sticks out.

        Returns:
            The lines from the top without blanks at their ends, one at least.
        """
        lines: list[str] = []
        for paragraph in text.split("\n"):
            if self.width_px(paragraph.rstrip()) <= width_px:  # most are short: their words need no measuring
                lines.append(_shown(paragraph))
                continue
            line, used = "", 0.0
            for piece in self._pieces(paragraph, width_px if cuts_words else math.inf):
                if line and used + piece.last_px > width_px:
                    lines.append(_shown(line))
                    line, used = "", 0.0
                    if piece.text.startswith(_SEPARATOR):
                        piece = _piece_at(self, piece.text.removeprefix(_SEPARATOR))  # noqa: PLW2901
                if piece.last_px <= width_px or line or not cuts_words:
                    line += piece.text
                    used += piece.width_px
                else:
                    *cut, line = self._cut(piece.text, width_px)
                    lines += cut
                    used = self.width_px(line)
            lines.append(_shown(line))
        return lines

    def elided(self, text: str, width_px: float) -> str:
        """A text with dots in the place of what does not fit.

        Returns:
            The text, or as much of it as there is room for.
        """
        if self.width_px(text) <= width_px + _TOLERANCE_PX:
            return text
        return _metrics(self).elidedText(text, Qt.TextElideMode.ElideRight, width_px)

    def _pieces(self, paragraph: str, width_px: float) -> Iterator[_Piece]:
        """What stays on one line, but for signs that have no room beside what they join."""
        for piece in _pieces_at(self, paragraph):
            if piece.last_px <= width_px:
                yield piece
            else:
                yield from (_piece_at(self, word) for word in re.findall("[^ ]+ *| +", piece.text))

    def _cut(self, word: str, width_px: float) -> list[str]:
        """Cut a word into as many letters as fit a line each, one at least; the rest comes last.

        None begins with a hyphen of the word: two letters go on with it.
        """
        parts = []
        while len(word) > 1 and self.width_px(word[:_MOST_LETTERS]) > width_px:
            fitting, too_many = 1, min(len(word), _MOST_LETTERS)
            while fitting + 1 < too_many:
                middle = (fitting + too_many) // 2
                fits = self.width_px(word[:middle]) <= width_px
                fitting, too_many = (middle, too_many) if fits else (fitting, middle)
            if word[fitting] == "-" != word[fitting - 1]:
                fitting = max(1, fitting - 2)
            parts.append(word[:fitting].replace(SOFT_HYPHEN, ""))
            word = word[fitting:]
        return [*parts, word]


class TextStyle(NamedTuple):
    """How a text looks.

    Attributes:
        px: its size.
        family: Baloo 2 for titles and numerals ("display") or Atkinson Hyperlegible Next ("text").
        weight: 500, 600, 700 for text; 700, 800 for display.
        color: its colour.
        align: where its lines stand in its width.
        wrap: whether it breaks into lines where its width ends; soft hyphens may break words.
        even: whether its lines end after sentences or commas where that takes no more of them, and else are
            of like length, so that no word stands alone in the last one.
        elide: whether what does not fit in its width and height becomes dots.
        max_lines: the most lines it may take; 0: any number.
        shrink_to_px: the smallest size that it may shrink to before it is broken or elided; 0: none.
    """

    px: float = 22.0
    family: Family = "text"
    weight: int = 500
    color: Ink = "ink"
    align: Align = "left"
    wrap: bool = False
    even: bool = False
    elide: bool = False
    max_lines: int = 0
    shrink_to_px: float = 0.0

    @property
    def typeface(self) -> Typeface:
        """Its font, by which texts are measured."""
        weight = max(700, self.weight) if self.family == "display" else self.weight
        return Typeface(self.family, weight, round(self.px))

    def font(self) -> QFont:
        """Its font."""
        return self.typeface.font()

    @property
    def line_px(self) -> float:
        """The height of one line."""
        return _LINE_HEIGHT[self.family] * self.px

    @property
    def baseline_px(self) -> float:
        """From the top of a line to the line that its letters stand on."""
        return self.line_px / 2 + _BASELINE_BELOW_MIDDLE[self.family] * self.px


def display_style(px: float, color: Ink = "ink", align: Align = "left") -> TextStyle:
    """A style for titles and numerals, whose lines stand at `align` in their width."""
    return TextStyle(px=px, family="display", weight=800, color=color, align=align)


def text_width(text: str, style: TextStyle) -> float:
    """How wide a text is on one line, in px."""
    return style.typeface.width_px(text)


def largest_px(px: float, least_px: float, fits: Callable[[float], bool]) -> float:
    """The rule by which sizes adapt: the largest that fits, from the wanted one down in steps of 1 px.

    Args:
        px: the wanted size.
        least_px: the last size that is tried.
        fits: whether all fits at a size; what fits at one size fits at smaller ones.

    Returns:
        The size; the least if none fits.
    """
    if px <= least_px or fits(px):
        return px
    fitting, too_large = math.ceil(px - least_px), 0  # in steps down from the wanted size
    while fitting - too_large > 1:
        middle = (fitting + too_large) // 2
        if fits(px - middle):
            fitting = middle
        else:
            too_large = middle
    return max(least_px, px - fitting)


class TextLine(NamedTuple):
    """One line of a laid-out text."""

    text: str  # its letters
    width_px: float  # how wide they are


class LaidText(NamedTuple):
    """A text that was broken into lines.

    Attributes:
        text: what was laid out.
        style: how it looks, with the size that it was shrunk to.
        lines: its lines from the top.
        width_px: the width of its box.
        elided: whether something was left out.
        splits_word: whether a word did not fit on a line and goes on in the next one, without a hyphen.
        fits: whether all of it stands in its room, with whole words.
    """

    text: str
    style: TextStyle
    lines: tuple[TextLine, ...]
    width_px: float
    elided: bool
    splits_word: bool = False
    fits: bool = True

    @property
    def widest_px(self) -> float:
        """The width of its longest line."""
        return max(line.width_px for line in self.lines)

    @property
    def height_px(self) -> float:
        """The height of its box."""
        return self.style.line_px * max(1, len(self.lines))

    def starts(self) -> list[QPointF]:
        """Where in its box the letters of each line begin to stand."""
        share, style = {"left": 0.0, "center": 0.5, "right": 1.0}[self.style.align], self.style
        return [
            QPointF(share * (self.width_px - line.width_px), number * style.line_px + style.baseline_px)
            for number, line in enumerate(self.lines)
        ]

    def paint(self, painter: QPainter, origin: QPointF, color: QColor) -> None:
        """Paint it.

        Args:
            origin: the upper left corner of its box.
            color: the colour of its letters.
        """
        painter.setFont(self.style.font())
        painter.setPen(color)
        for line, start in zip(self.lines, self.starts(), strict=True):
            painter.drawText(origin + start, line.text)


@lru_cache(_LAID)
def lay_text(
    text: str, style: TextStyle, width_px: float | None = None, height_px: float | None = None
) -> LaidText:
    """Break a text into lines, smaller if need be, and leave out what has no room at the least size.

    Args:
        text: the text; line feeds begin new lines.
        width_px: the width of its box; None: as wide as it is.
        height_px: the height that it may take; None: any.

    Returns:
        The lines.
    """
    if width_px is None:
        lines = _measured(text.replace(SOFT_HYPHEN, "").split("\n"), style)
        return LaidText(text, style, lines, math.ceil(max(line.width_px for line in lines)), elided=False)
    if style.max_lines:
        text = text[: _MOST_LETTERS * style.max_lines]
    whole = _Room(text, width_px, height_px)
    if style.shrink_to_px:
        size = largest_px(style.px, style.shrink_to_px, lambda px: whole.holds(style._replace(px=px)))
        style = style._replace(px=size)
    broken, elided = whole.broken(style, cuts_words=False), False
    fits = whole.takes(broken, style)
    splits_word = style.wrap and not whole.are_narrow(broken, style)
    if splits_word:
        broken = whole.broken(style)
    ends_short = len(broken) > 1 and len(broken[-1]) < _LEAST_LAST_LETTERS and SOFT_HYPHEN not in text
    if fits and (style.even or ends_short):
        broken = _evened(text, style, width_px)
    most = style.max_lines
    if style.elide and height_px is not None:
        most = min(most or len(broken), max(1, int(height_px / style.line_px + 0.01)))  # rounded
    if most and len(broken) > most:
        broken, elided = [*broken[: most - 1], _joined(broken[most - 1 :], text)], True
    if style.elide or elided:
        fitting = [style.typeface.elided(line, width_px) for line in broken]
        elided, broken = fitting != broken, fitting
    return LaidText(text, style, _measured(broken, style), width_px, elided, splits_word, fits)


def fit_forms(
    forms: Sequence[str], style: TextStyle, width_px: float, height_px: float | None = None
) -> LaidText:
    """Say something as fully as there is room for, and the shortest form smaller before anything is left out.

    Args:
        forms: the text, fullest first, and what may be said in its place.
        style: how it looks; each form may shrink to its `shrink_to_px`, the last one to the least text size.
        width_px: the width of its box.
        height_px: the height that it may take; None: any.

    Returns:
        The first form that fits, or what fits of the last.
    """
    for form in forms:
        laid = lay_text(form, style, width_px, height_px)
        if laid.fits:
            return laid
    least = min(style.shrink_to_px or style.px, MIN_TEXT_PX)
    return lay_text(forms[-1], style._replace(shrink_to_px=least), width_px, height_px)


def broken_anywhere(name: str) -> str:
    """A name that may be broken nearly anywhere, with a hyphen: without one it would be two words.

    Returns:
        The same with soft hyphens, none where a line may end anyway or one letter would stand alone.

    >>> broken_anywhere("Albert-Bo Cynthia").split(SOFT_HYPHEN)
    ['Al', 'b', 'e', 'rt-Bo Cy', 'n', 't', 'h', 'ia']
    """
    return re.sub(r"(?<=\w{2})(?=\w{2})", SOFT_HYPHEN, name.replace(SOFT_HYPHEN, ""))


class _Room(NamedTuple):
    """A text and the room that it is to fit in."""

    text: str
    width_px: float
    height_px: float | None

    def broken(self, style: TextStyle, *, cuts_words: bool = True) -> list[str]:
        whole = self.text.replace(SOFT_HYPHEN, "")
        if not style.wrap:
            return whole.split("\n")
        lines = style.typeface.lines(self.text, self.width_px, cuts_words=cuts_words)
        if whole != self.text:  # a word is broken for the sake of lines only
            unbroken = style.typeface.lines(whole, self.width_px, cuts_words=False)
            if len(unbroken) <= len(lines) and self.are_narrow(unbroken, style):
                return unbroken
        return lines

    def holds(self, style: TextStyle) -> bool:
        return self.takes(self.broken(style, cuts_words=False), style)

    def takes(self, lines: Sequence[str], style: TextStyle) -> bool:
        if style.max_lines and len(lines) > style.max_lines:
            return False
        if self.height_px is not None and len(lines) * style.line_px > self.height_px:
            return False
        return self.are_narrow(lines, style)

    def are_narrow(self, lines: Sequence[str], style: TextStyle) -> bool:
        return all(style.typeface.width_px(line) <= self.width_px for line in lines)


def _evened(text: str, style: TextStyle, width_px: float) -> list[str]:
    """Break the paragraphs of a text into few lines: after sentences or commas, else of like length."""
    return [line for paragraph in text.split("\n") for line in _even(paragraph, style.typeface, width_px)]


def _even(paragraph: str, face: Typeface, width_px: float) -> list[str]:
    lines = face.lines(paragraph, width_px)
    if len(lines) == 1:
        return lines
    for ends in (_PARTS, _SENTENCES, _CLAUSES):
        whole = _packed(ends.split(paragraph), face, width_px)
        if len(whole) == len(lines):
            return whole
    best, wide, narrow = lines, width_px, width_px * _NARROWEST_SHARE
    while wide - narrow > _NEAR_PX:
        middle = (wide + narrow) / 2
        narrower = face.lines(paragraph, middle, cuts_words=False)
        if len(narrower) > len(lines) or any(face.width_px(line) > middle for line in narrower):
            narrow = middle
        else:
            wide, best = middle, narrower
    return best


def _packed(parts: list[str], face: Typeface, width_px: float) -> list[str]:
    """As many parts on each line as fit. Empty: one is too wide, or a word would stand alone at the end."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]} {part}".lstrip()
        if face.width_px(longer) <= width_px:
            lines[-1] = longer
        elif face.width_px(part) <= width_px and lines[-1]:
            lines.append(part)
        else:
            return []
    return [line.removeprefix(_SEPARATOR) for line in lines] if " " in lines[-1] else []


def _joined(lines: list[str], text: str) -> str:
    """Make one line of several again: what was broken within a word gets no space, nor a hyphen of its own.

    >>> _joined(["cakes/top", "cake/", "1.png"], "cakes/topcake/1.png")
    'cakes/topcake/1.png'
    >>> _joined(["Anna-", "Lena", "Koch", "Ben"], "Anna-Lena Koch · Ben")
    'Anna-Lena Koch · Ben'
    >>> _joined(["Swap-", "ping"], f"Swap{SOFT_HYPHEN}ping")
    'Swapping'
    """
    whole, text = lines[0], text.replace(SOFT_HYPHEN, "")
    for before, line in pairwise(lines):
        end, begin = before.split(" ")[-1], line.split(" ")[0]
        is_within = end + begin in text and (before.endswith("-") or f"{end} {begin}" not in text)
        gap = "" if is_within else " "
        if gap and before.endswith("-") and end[:-1] + begin in text:
            whole, gap = whole[:-1], ""
        whole += gap + _SEPARATOR * (f"{end} {_SEPARATOR}{begin}" in text) + line
    return whole


class _Piece(NamedTuple):
    """A part of a text that stays on one line: how wide it is between others, and at the end of a line."""

    text: str
    width_px: float
    last_px: float


def _shown(piece: str) -> str:
    """What is seen of a piece of text at the end of a line: a soft hyphen shows only there."""
    piece = piece.rstrip()
    return piece.replace(SOFT_HYPHEN, "") + ("-" if piece.endswith(SOFT_HYPHEN) else "")


def _measured(lines: Sequence[str], style: TextStyle) -> tuple[TextLine, ...]:
    face = style.typeface
    return tuple(TextLine(line, face.width_px(line)) for line in lines)


@lru_cache(_CUT)
def _pieces(paragraph: str) -> tuple[str, ...]:
    """A text cut wherever a line may end, by the rules of Unicode, and not beside a lone sign."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, paragraph)
    units, ends = paragraph.encode("utf-16-le"), [0]
    while (end := finder.toNextBoundary()) != -1:
        ends.append(2 * end)
    found: list[str] = []
    for start, end in pairwise(ends):
        piece = units[start:end].decode("utf-16-le")
        if found and (piece.strip() in _BOUND_SIGNS or _SIGN_BEFORE.search(found[-1])):
            found[-1] += piece
        elif piece:
            found.append(piece)
    return tuple(found)


@lru_cache(_CUT)
def _pieces_at(face: Typeface, paragraph: str) -> tuple[_Piece, ...]:
    return tuple(_piece_at(face, piece) for piece in _pieces(paragraph))


def _piece_at(face: Typeface, piece: str) -> _Piece:
    return _Piece(piece, face.width_px(piece), face.width_px(_shown(piece)))


@lru_cache(_MEASURED)
def _advance(face: Typeface, text: str) -> float:
    return _metrics(face).horizontalAdvance(text)


@lru_cache(256)
def _metrics(face: Typeface) -> QFontMetricsF:
    return QFontMetricsF(face.font())
