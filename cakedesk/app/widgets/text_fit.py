"""Making a text fit its place: wrap, then shrink, and only then leave something out."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

_HYPHEN = re.compile(r"(?<=\w-)(?=\w)")
"""Between the parts of a word such as a double name."""

_MOST_LETTERS = 400
"""No line has room for more: of longer words only so many letters are measured at once."""


class FittedText(NamedTuple):
    """A text in its lines.

    Attributes:
        font: what to write it with.
        lines: the lines, top to bottom.
        clipped: whether some of it had to be left out.
    """

    font: QFont
    lines: tuple[str, ...]
    clipped: bool


@lru_cache(maxsize=512)
def fit_text(
    text: str,
    make_font: Callable[[float], QFont],
    size_px: float,
    least_px: float,
    width_px: float,
    lines: int,
) -> FittedText:
    """Find the largest size at which a text fits."""
    text = text[: _MOST_LETTERS * max(1, lines)]
    size = max(size_px, least_px)
    while True:
        font = make_font(size)
        metrics = QFontMetricsF(font)
        wrapped = wrap_words(text, metrics, width_px)
        if len(wrapped) <= lines and all(metrics.horizontalAdvance(line) <= width_px for line in wrapped):
            return FittedText(font, tuple(_balanced(text, metrics, width_px, wrapped)), clipped=False)
        if size <= least_px:
            break
        size = max(least_px, size - max(1.0, size * 0.04))
    broken = wrap_words(_cut_long_words(text, metrics, width_px), metrics, width_px)
    if len(broken) <= lines:
        return FittedText(font, tuple(broken), clipped=False)
    rest = _joined(broken[lines - 1 :], text)
    last = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width_px)
    return FittedText(font, (*broken[: lines - 1], last), clipped=True)


def wrap_words(text: str, metrics: QFontMetricsF, width_px: float) -> list[str]:
    """Break a text between words, and after hyphens within words."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            for number, part in enumerate(_HYPHEN.split(word)):
                longer = f"{line}{'' if number or not line else ' '}{part}"
                if line and metrics.horizontalAdvance(longer) > width_px:
                    lines.append(line)
                    line = part
                else:
                    line = longer
        lines.append(line)
    return lines


def _joined(lines: list[str], text: str) -> str:
    """Make one line of several again: what was broken after a hyphen gets no space.

    >>> _joined(["Anna-", "Lena", "Koch"], "Anna-Lena Koch")
    'Anna-Lena Koch'
    """
    whole = lines[0]
    for line in lines[1:]:
        is_one_word = whole.endswith("-") and whole.split(" ")[-1] + line.split(" ")[0] in text
        whole += line if is_one_word else f" {line}"
    return whole


def _balanced(text: str, metrics: QFontMetricsF, width_px: float, wrapped: list[str]) -> list[str]:
    """Even out the lines of a text, so that its last word does not stand alone."""
    if len(wrapped) < 2 or "\n" in text:
        return wrapped
    best, narrow, wide = wrapped, width_px / len(wrapped), width_px
    for _ in range(6):
        middle = (narrow + wide) / 2
        tried = wrap_words(text, metrics, middle)
        if len(tried) == len(wrapped) and all(metrics.horizontalAdvance(line) <= width_px for line in tried):
            best, wide = tried, middle
        else:
            narrow = middle
    return best


def _cut_long_words(text: str, metrics: QFontMetricsF, width_px: float) -> str:
    """Cut the words that are wider than a line; what is left of them goes on with the next words."""
    words = []
    for word in text.split(" "):
        rest = word
        parts = (part[:_MOST_LETTERS] for part in _HYPHEN.split(word))
        if all(metrics.horizontalAdvance(part) <= width_px for part in parts):
            words.append(word)
            continue
        while len(rest) > 1 and metrics.horizontalAdvance(rest[:_MOST_LETTERS]) > width_px:
            cut = _fitting_letters(rest, metrics, width_px)
            words.append(rest[:cut])
            rest = rest[cut:]
        words.append(rest)
    return " ".join(words)


def _fitting_letters(word: str, metrics: QFontMetricsF, width_px: float) -> int:
    """How many letters of a word that is too wide fit a line, one at least."""
    fitting, too_many = 1, min(len(word), _MOST_LETTERS)
    while fitting + 1 < too_many:
        middle = (fitting + too_many) // 2
        if metrics.horizontalAdvance(word[:middle]) <= width_px:
            fitting = middle
        else:
            too_many = middle
    return fitting
