"""The six seats' symbols, so that no seat is told by its colour alone."""

from __future__ import annotations

import math

from cakedesk.art.palette import CARD_INK, SEAT_COLORS
from cakedesk.art.svg import Drawing, PathData, num, rounded_polygon

SYMBOL_NAMES = ("heart", "drop", "star", "clover", "diamond", "moon")
"""By seat."""

_BOX = 100.0


def symbol_color(seat: int) -> str:
    """Gives the colour of a seat's symbol on its own colour: white, but dark on the pale diamond."""
    return CARD_INK if SYMBOL_NAMES[seat] == "diamond" else "#FFFFFF"


def seat_color(seat: int) -> str:
    """Gives the colour of a seat."""
    return SEAT_COLORS[seat]


def draw_symbol(
    drawing: Drawing, seat: int, x: float, y: float, size: float, color: str, opacity: float = 1.0
) -> None:
    """Draws a seat's symbol centred on a point.

    Args:
        seat: 0..5.
        x: Middle.
        y: Middle.
        size: Side of the box that holds the symbol.
        color: Fill.
        opacity: 0..1.
    """
    scale = size / _BOX
    drawing.path(
        SYMBOL_PATHS[seat],
        transform=f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({scale:.5f})",
        fill=color,
        fill_opacity=opacity,
    )


def _heart() -> str:
    data = (
        PathData()
        .move(50, 92)
        .curve(22, 70, 6, 52, 6, 34)
        .curve(6, 18, 17, 8, 30, 8)
        .curve(39, 8, 47, 13, 50, 22)
    )
    return (
        data.curve(53, 13, 61, 8, 70, 8)
        .curve(83, 8, 94, 18, 94, 34)
        .curve(94, 52, 78, 70, 50, 92)
        .close()
        .text()
    )


def _drop() -> str:
    data = PathData().move(50, 4).curve(57, 22, 82, 42, 82, 63)
    return data.arc(32, 32, 18, 63, clockwise=True).curve(18, 42, 43, 22, 50, 4).close().text()


def _star() -> str:
    points = []
    for i in range(10):
        angle, radius = math.pi * i / 5 - math.pi / 2, 49.0 if i % 2 == 0 else 22.5
        points.append((50 + radius * math.cos(angle), 53 + radius * math.sin(angle)))
    return rounded_polygon(points, 3.5).text()


def _clover() -> str:
    data = PathData()
    for cx, cy in ((32, 29), (68, 29), (32, 60), (68, 60)):
        data.move(cx - 22, cy).arc(22, 22, cx + 22, cy, clockwise=True).arc(
            22, 22, cx - 22, cy, clockwise=True
        ).close()
    data.move(34, 34).line(66, 34).line(66, 56).line(34, 56).close()
    stem = data.move(46, 56).line(54, 56).curve(54, 74, 56, 84, 62, 92)
    return stem.curve(57, 98, 53, 98, 50, 94).curve(46, 82, 46, 70, 46, 56).close().text()


def _diamond() -> str:
    return rounded_polygon([(50, 3), (86, 50), (50, 97), (14, 50)], 6).text()


def _moon() -> str:
    data = PathData().move(62, 9).arc(43, 43, 91, 62, clockwise=False, large=True)
    return data.arc(36, 36, 62, 9, clockwise=True).close().text()


SYMBOL_PATHS = (_heart(), _drop(), _star(), _clover(), _diamond(), _moon())
"""Path data by seat, in a box of 100 x 100."""
