"""What lies on a frosting, one piece for each: it tells a frosting without its colour."""

from __future__ import annotations

import math

from cakedesk.art.cake_swap.colors import SPRINKLES
from cakedesk.art.fruits import FRUIT_SIZE, draw_blueberry, draw_kiwi, draw_orange, draw_strawberry
from cakedesk.art.palette import CARD_INK
from cakedesk.art.svg import Drawing, PathData, num, star


def draw_fruit(drawing: Drawing, frosting: str, x: float, y: float, size: float) -> None:
    """Draws the piece of a frosting, a name of `FROSTINGS`, around a point, filling a box of this size."""
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({size / FRUIT_SIZE:.4f})"):
        _DRAW[frosting](drawing)


def _draw_banana(drawing: Drawing) -> None:
    """Draws a slice of banana with its three seeds."""
    rind = drawing.linear(-18, -24, 18, 24, [(0, "#FFE88A"), (0.5, "#F0C63A"), (1, "#C78F16")])
    drawing.circle(0, 0, 27, fill=rind, stroke="#8F620B", stroke_width=1.6)
    flesh = drawing.radial(0, 0, 23, [(0, "#FFF3B8"), (0.5, "#FFFBE0"), (0.85, "#FFF2B0"), (1, "#F7DE80")])
    drawing.circle(0, 0, 22.6, fill=flesh)
    for turn in range(3):
        with drawing.group(transform=f"rotate({turn * 120})"):
            rib = PathData().move(0, 3).quad(0.8, 10, 0, 16.5)
            drawing.stroke(rib, "#DDB95A", 1.5, stroke_opacity=0.8)
            seed = PathData().move(0, -2.2).curve(-4.6, -5, -4, -11.6, 0, -12.6)
            seed.curve(4, -11.6, 4.6, -5, 0, -2.2).close()
            drawing.path(seed, fill="#8A5A22", stroke="#5E3A10", stroke_width=0.8)
    shine = PathData().move(-18, -7).curve(-16, -13.4, -10, -17.8, -3, -18.8)
    drawing.stroke(shine, "#FFFFFF", 2.4, stroke_opacity=0.85)


def _draw_wild(drawing: Drawing) -> None:
    """Draws a dollop of white frosting with sprinkles around a dark star."""
    drawing.circle(0, 0.6, 27.6, fill="#B79F80")
    drawing.circle(
        0, 0, 27, fill=drawing.bead("#FFFFFF", "#FFF8EE", "#EADBC4"), stroke="#8E735A", stroke_width=1.4
    )
    for i in range(12):
        angle = math.radians(i * 30 + 15)
        x, y = 21.4 * math.sin(angle), -21.4 * math.cos(angle)
        turn = num(i * 30 + (55 if i % 2 else -35))
        drawing.rect(
            x - 1.9, y - 4.2, 3.8, 8.4, 1.9,
            fill=SPRINKLES[i % len(SPRINKLES)], transform=f"rotate({turn} {num(x)} {num(y)})",
        )  # fmt: skip
    drawing.path(star(0.8, 16.8, 7.8, 2.0), fill=CARD_INK)


_DRAW = {
    "strawberry": draw_strawberry,
    "orange": draw_orange,
    "banana": _draw_banana,
    "kiwi": draw_kiwi,
    "blueberry": draw_blueberry,
    "wild": _draw_wild,
}
