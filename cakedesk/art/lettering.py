"""Text as outlines: the same letters at every size and on every machine."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QPainterPath, QTransform

from cakedesk.art.fonts import load_fonts
from cakedesk.art.svg import Drawing, PathData, num

_UNITS_PER_EM = 100.0
_DRAWN_PX = 1000
"""Where Qt gives outlines: up to 256 pixels they depend a little on what was drawn with the font before."""
NUMERAL_BASELINE_EM = 0.30
"""How far below the middle the baseline of a centred Baloo numeral lies."""


class Outline(NamedTuple):
    """A line of text as a path, at 100 units to the em, with its baseline on y = 0 and its start on x = 0.

    Attributes:
        data: Path data.
        left: Where the ink begins.
        right: Where the ink ends.
        top: Highest ink (negative is above the baseline).
        bottom: Lowest ink.
    """

    data: str
    left: float
    right: float
    top: float
    bottom: float


@lru_cache(maxsize=512)
def outline(text: str, weight: int = 800) -> Outline:
    """Turns a line of text into outlines.

    Args:
        text: One line; letters the fonts lack come from the system's.
        weight: 700 and 800 are Baloo 2, 500 to 600 Atkinson Hyperlegible Next.
    """
    path = _path(text, weight)
    box = path.boundingRect()
    return Outline(_path_data(path), box.left(), box.right(), box.top(), box.bottom())


@lru_cache(maxsize=512)
def _ink_width(text: str, weight: int) -> float:
    """Measures without writing path data, which takes many times as long: cards are laid out with it."""
    return _path(text, weight).boundingRect().width()


def _path(text: str, weight: int) -> QPainterPath:
    families = load_fonts()
    font = QFont(families.display if weight >= 700 else families.text)
    font.setPixelSize(_DRAWN_PX)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(0.0, 0.0, font, text)
    return QTransform.fromScale(_UNITS_PER_EM / _DRAWN_PX, _UNITS_PER_EM / _DRAWN_PX).map(path)


def draw_text(
    drawing: Drawing, text: str, x: float, baseline: float, size: float, color: str, weight: int = 800
) -> None:
    """Draws one line of text, its ink centred on x.

    Args:
        x: Middle of the ink.
        baseline: Height of the baseline.
        size: Size of the em.
        color: Fill.
        weight: See `outline`.
    """
    shape = outline(text, weight)
    if not shape.data:
        return
    scale = size / _UNITS_PER_EM
    start = x - (shape.left + shape.right) / 2 * scale
    transform = f"translate({num(start)} {num(baseline)}) scale({scale:.5f})"
    drawing.path(shape.data, transform=transform, fill=color)


def draw_numeral(drawing: Drawing, text: str, x: float, middle: float, size: float, color: str) -> None:
    """Draws a numeral centred on a point, by the rule for Baloo's numerals."""
    draw_text(drawing, text, x, middle + NUMERAL_BASELINE_EM * size, size, color)


def text_width(text: str, size: float, weight: int = 800) -> float:
    """Measures the ink of one line at a size."""
    return _ink_width(text, weight) * size / _UNITS_PER_EM


def fit_lines(text: str, width: float, size: float, max_lines: int = 2) -> tuple[list[str], float]:
    """Breaks a label into lines that fit, and shrinks it where breaking is not enough.

    Args:
        width: Room for the ink of a line.
        size: The wanted size of the em.
        max_lines: How many lines there may be.

    Returns:
        The lines and the size at which the longest of them fits.
    """
    best_lines, best_size = [text], _size_to_fit([text], width, size)
    words = text.split()
    for cut in range(1, len(words)):
        if max_lines < 2 or best_size >= size * 0.85:
            break
        lines = [" ".join(words[:cut]), " ".join(words[cut:])]
        fitting = _size_to_fit(lines, width, size * 0.84)
        if fitting > best_size:
            best_lines, best_size = lines, fitting
    return best_lines, best_size


def _size_to_fit(lines: list[str], width: float, size: float) -> float:
    widest = max((text_width(line, size) for line in lines), default=0.0)
    return size if widest <= width else size * width / widest


def _path_data(path: QPainterPath) -> str:
    data = PathData()
    points: list[float] = []
    for i in range(path.elementCount()):
        part = path.elementAt(i)
        kind = QPainterPath.ElementType(part.type)
        if kind == QPainterPath.ElementType.MoveToElement:
            data.move(part.x, part.y)
        elif kind == QPainterPath.ElementType.LineToElement:
            data.line(part.x, part.y)
        else:
            points += [part.x, part.y]
            if len(points) == 6:
                data.curve(*points)
                points = []
    return data.text()
