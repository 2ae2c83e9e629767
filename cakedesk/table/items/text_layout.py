"""Breaking, eliding and painting text. One place decides about line heights and baselines."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from cakedesk.table.theme import Ink, display_font, text_font

Align: TypeAlias = Literal["left", "center", "right"]
Family: TypeAlias = Literal["text", "display"]

_LINE_HEIGHT: dict[Family, float] = {"text": 1.28, "display": 1.14}
_BASELINE_BELOW_MIDDLE: dict[Family, float] = {"text": 0.335, "display": 0.30}


@dataclass(frozen=True)
class TextStyle:
    """How a text looks.

    Attributes:
        px: its size.
        family: Baloo 2 for titles and numerals ("display") or Atkinson Hyperlegible Next ("text").
        weight: 500, 600, 700 for text; 700, 800 for display.
        color: its colour.
        align: where its lines stand in its width.
        wrap: whether it breaks into lines where its width ends; soft hyphens may break words.
        elide: whether what does not fit becomes dots.
        max_lines: the most lines it may take; 0: any number.
        shrink_to_px: the smallest size that it may shrink to before it is broken or elided; 0: none.
    """

    px: float = 22.0
    family: Family = "text"
    weight: int = 500
    color: Ink = "ink"
    align: Align = "left"
    wrap: bool = False
    elide: bool = False
    max_lines: int = 0
    shrink_to_px: float = 0.0

    def font(self) -> QFont:
        """Its font."""
        if self.family == "display":
            return display_font(self.px, max(700, self.weight))
        return text_font(self.px, self.weight)

    @property
    def line_px(self) -> float:
        """The height of one line."""
        return _LINE_HEIGHT[self.family] * self.px

    @property
    def baseline_px(self) -> float:
        """From the top of a line to the line that its letters stand on."""
        return self.line_px / 2 + _BASELINE_BELOW_MIDDLE[self.family] * self.px


def display_style(px: float, color: Ink = "ink", weight: int = 800, align: Align = "left") -> TextStyle:
    """A style for titles and numerals.

    Args:
        px: its size.
        color: its colour.
        weight: 700 or 800.
        align: where its lines stand in its width.

    Returns:
        The style.
    """
    return TextStyle(px=px, family="display", weight=weight, color=color, align=align)


_REMEMBERED = 4096
"""How many laid-out texts are kept: a table shows the same words again and again."""


@lru_cache(_REMEMBERED)
def text_width(text: str, style: TextStyle) -> float:
    """How wide a text is on one line.

    Args:
        text: the text.
        style: how it looks.

    Returns:
        Its width in px.
    """
    return QFontMetricsF(style.font()).horizontalAdvance(text.replace("\u00ad", ""))


@dataclass(frozen=True)
class TextLine:
    """One line of a laid-out text.

    Attributes:
        text: its letters.
        width_px: how wide they are.
    """

    text: str
    width_px: float


@dataclass(frozen=True)
class LaidText:
    """A text that was broken into lines.

    Attributes:
        style: how it looks, with the size that it was shrunk to.
        lines: its lines from the top.
        width_px: the width of its box.
        elided: whether something was left out.
        splits_word: whether a word did not fit on a line and goes on in the next one, without a hyphen.
    """

    style: TextStyle
    lines: tuple[TextLine, ...]
    width_px: float
    elided: bool
    splits_word: bool = False

    @property
    def height_px(self) -> float:
        """The height of its box."""
        return self.style.line_px * max(1, len(self.lines))

    def paint(self, painter: QPainter, origin: QPointF, color: QColor) -> None:
        """Paint it.

        Args:
            painter: an active painter.
            origin: the upper left corner of its box.
            color: the colour of its letters.
        """
        painter.setFont(self.style.font())
        painter.setPen(color)
        for number, line in enumerate(self.lines):
            room = self.width_px - line.width_px
            x = {"left": 0.0, "center": room / 2, "right": room}[self.style.align]
            y = number * self.style.line_px + self.style.baseline_px
            painter.drawText(origin + QPointF(x, y), line.text)


@lru_cache(_REMEMBERED)
def lay_text(text: str, style: TextStyle, width_px: float | None = None) -> LaidText:
    """Break a text into lines.

    Args:
        text: the text; line feeds begin new lines.
        style: how it looks.
        width_px: the width of its box; None: as wide as it is.

    Returns:
        The lines.
    """
    if width_px is not None:
        style = _shrunk(text, style, width_px)
    metrics = QFontMetricsF(style.font())
    splits_word = False
    if width_px is not None and style.wrap:
        splits_word = not _holds_words(_broken(text, style, width_px, whole_words=True), style, width_px)
        words = _broken(text, style, width_px)
    else:
        words = text.replace("\u00ad", "").split("\n")
    elided = False
    if style.max_lines and len(words) > style.max_lines:
        words = [*words[: style.max_lines - 1], " ".join(words[style.max_lines - 1 :])]
        elided = True
    if width_px is not None and (style.elide or elided):
        fitting = [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width_px) for line in words]
        elided = fitting != words
        words = fitting
    lines = tuple(TextLine(line, metrics.horizontalAdvance(line)) for line in words)
    natural = math.ceil(max((line.width_px for line in lines), default=0.0))
    return LaidText(style, lines, natural if width_px is None else width_px, elided, splits_word)


def _shrunk(text: str, style: TextStyle, width_px: float) -> TextStyle:
    """The largest style down to `shrink_to_px` that fits: on one line, or in `max_lines` of whole words."""
    if not style.shrink_to_px:
        return style
    smaller = style
    while smaller.px - 1 >= style.shrink_to_px and not _fits(text, smaller, width_px):
        smaller = replace(smaller, px=smaller.px - 1)
    return smaller


def _fits(text: str, style: TextStyle, width_px: float) -> bool:
    if not style.wrap:
        return text_width(text, style) <= width_px
    lines = _broken(text, style, width_px, whole_words=True)
    if style.max_lines and len(lines) > style.max_lines:
        return False
    return _holds_words(lines, style, width_px)


def _holds_words(lines: list[str], style: TextStyle, width_px: float) -> bool:
    """Whether lines that were broken between words alone fit."""
    return all(text_width(line, style) <= width_px + 0.5 for line in lines)


def _broken(text: str, style: TextStyle, width_px: float, *, whole_words: bool = False) -> list[str]:
    mode = QTextOption.WrapMode
    option = QTextOption()
    option.setWrapMode(mode.WordWrap if whole_words else mode.WrapAtWordBoundaryOrAnywhere)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        layout = QTextLayout(paragraph, style.font())
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width_px)
            start = line.textStart()
            raw = paragraph[start : start + line.textLength()]
            # A soft hyphen shows only where a word was broken at it.
            lines.append(raw.replace("\u00ad", "") + ("-" if raw.endswith("\u00ad") else ""))
        layout.endLayout()
        if not paragraph:
            lines.append("")
    return [line.rstrip() for line in lines]
