"""Making a text fit its place: wrap, then shrink, and only then leave something out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF


@dataclass(frozen=True, slots=True)
class FittedText:
    """A text in its lines.

    Attributes:
        font: what to write it with.
        lines: the lines, top to bottom.
        clipped: whether some of it had to be left out.
    """

    font: QFont
    lines: tuple[str, ...]
    clipped: bool


def fit_text(
    text: str,
    make_font: Callable[[float], QFont],
    size_px: float,
    least_px: float,
    width_px: float,
    lines: int,
) -> FittedText:
    """Find the largest size at which a text fits.

    Args:
        text: what to write.
        make_font: gives the font of a size in pixels.
        size_px: the size that it has where there is room.
        least_px: the smallest size that is still read with ease.
        width_px: the room.
        lines: how many lines it may take.

    Returns:
        The lines. Below `least_px` long words are broken, and what is still too long ends in an ellipsis.
    """
    size = max(size_px, least_px)
    while True:
        font = make_font(size)
        metrics = QFontMetricsF(font)
        wrapped = wrap_words(text, metrics, width_px)
        if len(wrapped) <= lines and all(metrics.horizontalAdvance(line) <= width_px for line in wrapped):
            return FittedText(font, tuple(wrapped), clipped=False)
        if size <= least_px:
            break
        size = max(least_px, size - max(1.0, size * 0.04))
    broken = [part for line in wrapped for part in _break_long(line, metrics, width_px)]
    if len(broken) <= lines:
        return FittedText(font, tuple(broken), clipped=False)
    rest = " ".join(broken[lines - 1 :])
    last = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width_px)
    return FittedText(font, (*broken[: lines - 1], last), clipped=True)


def wrap_words(text: str, metrics: QFontMetricsF, width_px: float) -> list[str]:
    """Break a text between words.

    Args:
        text: the text; its own line breaks stay.
        metrics: of the font.
        width_px: the room.

    Returns:
        Lines, each as full as possible; a word that is too wide stands alone on its line.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and metrics.horizontalAdvance(longer) > width_px:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _break_long(line: str, metrics: QFontMetricsF, width_px: float) -> list[str]:
    parts: list[str] = []
    while line and metrics.horizontalAdvance(line) > width_px:
        cut = len(line) - 1
        while cut > 1 and metrics.horizontalAdvance(line[:cut]) > width_px:
            cut -= 1
        parts.append(line[: max(1, cut)])
        line = line[max(1, cut) :]
    return [*parts, line] if line or not parts else parts
