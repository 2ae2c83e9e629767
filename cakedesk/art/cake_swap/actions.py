"""Action cards: the pictures of Squeeze, Swipe and Swap, and the small discs that stand for them."""

from __future__ import annotations

import math
from typing import Literal

from cakedesk.art.cake_swap.colors import ACTIONS
from cakedesk.art.color import lighter, mix
from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK, PORCELAIN
from cakedesk.art.svg import Drawing, PathData, num
from cakedesk.art.ui_icons import draw_icon

DiscStyle = Literal["plain", "filled", "used"]
"""plain: at hand; filled: chosen, in its own colour; used: an empty dotted place."""

WIDTH, HEIGHT = 132.0, 92.0
_CORNER = 10.0
_USED = "#8F8072"


class ActionFace(Face):
    """The picture of an action card, without its word."""

    kind: str  # a key of `ACTIONS`
    _units = WIDTH, HEIGHT
    _radius = _CORNER

    def _ground(self) -> str | None:
        return _tint(self.kind)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        color, tint = ACTIONS[self.kind], _tint(self.kind)
        paint = drawing.linear(0, 0, WIDTH * 0.5, HEIGHT, [(0, lighter(tint, 0.4)), (1, tint)])
        drawing.rect(0, 0, WIDTH, HEIGHT, _CORNER, fill=paint)
        size = min(HEIGHT * 0.86, 80 * min(max(60 / width_units, 1.0), 1.15))
        draw_action(drawing, self.kind, WIDTH / 2, HEIGHT / 2, size, color)


class ActionDiscFace(Face):
    """A small disc that stands for an action card."""

    kind: str  # a key of `ACTIONS`
    style: DiscStyle = "plain"  # see `DiscStyle`
    _units = 100, 100

    def _corner(self) -> float | None:
        return None if self.style == "used" else 50.0

    def _ground(self) -> str | None:
        grounds = {"plain": PORCELAIN, "filled": ACTIONS[self.kind], "used": None}
        return grounds[self.style]

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        bold = min(max(34 / width_units, 1.0), 1.6)
        if self.style == "used":
            drawing.circle(
                50, 50, 46, fill="none", stroke=_USED, stroke_width=4.5 * bold,
                stroke_linecap="round", stroke_dasharray=f"0.1 {9.5 * bold:.1f}",
            )  # fmt: skip
            return
        line = 5.0 * bold
        if self.style == "filled":
            drawing.circle(
                50, 50, 50 - line / 2, fill=ACTIONS[self.kind], stroke=PORCELAIN, stroke_width=line
            )
            draw_action(drawing, self.kind, 50, 50, 66, "#FFFFFF")
        else:
            drawing.circle(50, 50, 50 - line / 2, fill=PORCELAIN, stroke=CARD_INK, stroke_width=line)
            draw_action(drawing, self.kind, 50, 50, 66, CARD_INK)


def draw_action(drawing: Drawing, kind: str, x: float, y: float, size: float, color: str) -> None:
    """Draws the sign of an action card in one colour, centred on a point."""
    transform = f"translate({num(x)} {num(y)}) scale({size / 100:.4f})"
    with drawing.group(transform=transform):
        _DRAW[kind](drawing, color)


def _draw_squeeze(drawing: Drawing, color: str) -> None:
    """Draws a layer that is pushed between two others."""
    for y, half in ((-34, 29), (34, 38)):
        drawing.rect(-half, y - 12, half * 2, 24, 8, fill=color)
    drawing.rect(-21, -9, 42, 18, 6, fill="none", stroke=color, stroke_width=6.5)
    for side in (-1, 1):
        shaft = PathData().move(side * 62, 0).line(side * 33, 0)
        drawing.stroke(shaft, color, 9)
        head = PathData().move(side * 44, -12).line(side * 31, 0).line(side * 44, 12)
        drawing.stroke(head, color, 9)


def _draw_swipe(drawing: Drawing, color: str) -> None:
    """Draws a hand that snatches."""
    with drawing.group(transform="rotate(-14)"):
        draw_icon(drawing, "hand", -7, 4, 96, color)
    for turn, start, end in ((38, 50, 66), (58, 50, 68), (78, 50, 66)):
        dx, dy = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        drawing.stroke(PathData().move(dx * start, dy * start).line(dx * end, dy * end), color, 8)


def _draw_swap(drawing: Drawing, color: str) -> None:
    """Draws two arrows, one to and one fro."""
    for side in (-1, 1):
        y = side * 21
        drawing.stroke(PathData().move(side * 44, y).line(side * -42, y), color, 12)
        head = PathData().move(side * -22, y - 20).line(side * -44, y).line(side * -22, y + 20)
        drawing.stroke(head, color, 12)


def _tint(kind: str) -> str:
    return mix(ACTIONS[kind], PORCELAIN, 0.8)


_DRAW = {"squeeze": _draw_squeeze, "swipe": _draw_swipe, "swap": _draw_swap}
