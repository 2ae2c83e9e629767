"""The seven toppings, each in a box 60 wide and 60 high around (0, 0)."""

from __future__ import annotations

from cakedesk.art.fruits import (
    FRUIT_SIZE,
    draw_blueberry,
    draw_cherry_ball,
    draw_leaf,
    draw_orange,
    draw_strawberry,
)
from cakedesk.art.svg import Drawing, PathData, num, scallop


def draw_topping(drawing: Drawing, topping: str, x: float, y: float, size: float) -> None:
    """Draws a topping around a point.

    Args:
        topping: As the card list spells it.
        x: Middle.
        y: Middle.
        size: Side of the box it fills.
    """
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({size / FRUIT_SIZE:.4f})"):
        _DRAW[topping](drawing)


def _draw_cherry(drawing: Drawing) -> None:
    """Draws one cherry alone: two would be counted as two."""
    stalk = PathData().move(-3, -3).curve(-2, -12, 3, -20, 10, -25.5)
    drawing.stroke(stalk, "#24541F", 4.4)
    drawing.stroke(stalk, "#6FA63C", 2.3)
    draw_leaf(drawing, 9, -24.5, 6, 18)
    draw_cherry_ball(drawing, -3, 9.5, 18.6)


def _draw_cookie(drawing: Drawing) -> None:
    """Draws a cookie with a wavy rim and chips of chocolate."""
    drawing.path(scallop(0, 1.4, 28, 16), fill="#6B3F17")
    paint = drawing.radial(-6, -8, 36, [(0, "#F0C285"), (0.55, "#DB9F57"), (1, "#B97934")])
    drawing.path(scallop(0, 0, 27.6, 16), fill=paint, stroke="#7A4A1C", stroke_width=1.5)
    drawing.circle(0, 0, 21.5, fill="none", stroke="#F3CE99", stroke_width=1.2, stroke_opacity=0.55)
    for x, y, size in ((-9, -11, 4.3), (8, -13, 3.6), (0.5, -0.5, 4.4), (15, -1.5, 3.5), (-16.5, 2, 3.6),
                       (-7, 12.5, 4.2), (8.5, 12, 4.4), (-0.5, -19, 2.6), (1, 20.5, 2.7)):  # fmt: skip
        drawing.circle(x, y + 0.7, size, fill="#F0C285", fill_opacity=0.7)
        drawing.circle(x, y, size, fill="#4A2412", stroke="#2E140A", stroke_width=0.8)
        drawing.circle(x - size * 0.32, y - size * 0.36, size * 0.26, fill="#B98663")


def _draw_flower(drawing: Drawing) -> None:
    """Draws a flower of white sugar with six petals."""
    petal = PathData().move(0, -4).curve(-9, -8, -13.5, -21, -6.5, -27).curve(-3, -29.4, 3, -29.4, 6.5, -27)
    petal.curve(13.5, -21, 9, -8, 0, -4).close()
    paint = drawing.linear(0, -28, 0, -4, [(0, "#FFFFFF"), (0.55, "#FFF4F8"), (1, "#F6B9D2")])
    vein = PathData().move(0, -9).line(0, -18).move(-2, -10).line(-4.2, -16).move(2, -10).line(4.2, -16)
    for turn in range(0, 360, 60):
        with drawing.group(transform=f"rotate({turn})"):
            drawing.path(petal, fill=paint, stroke="#A32E63", stroke_width=2.0, stroke_linejoin="round")
            drawing.stroke(vein, "#D77BA4", 1.1, stroke_opacity=0.8)
    middle = drawing.radial(-2, -2, 9, [(0, "#FFE48A"), (0.6, "#F6B92C"), (1, "#D98A12")])
    drawing.circle(0, 0, 7.6, fill=middle, stroke="#8A5208", stroke_width=1.5)


def _draw_candle(drawing: Drawing) -> None:
    """Draws a burning candle with blue stripes."""
    halo = drawing.radial(0, -19, 15, [(0, "#FFD873", 0.75), (1, "#FFD873", 0.0)])
    drawing.circle(0, -19, 15, fill=halo)
    wax = drawing.linear(-8.8, 0, 8.8, 0, [(0, "#E3ECF7"), (0.35, "#FFFFFF"), (1, "#C9D8EC")])
    drawing.rect(-8.8, -6, 17.6, 35, 3.4, fill=wax)
    stripes = PathData()
    for top in (-5.5, 3.5, 12.5, 21.5):
        low = min(top + 10.5, 29.0)
        stripes.move(-7.5, low).line(7.5, low - 6.5).line(7.5, low - 1.9).line(
            -7.5, min(low + 4.6, 28.6)
        ).close()
    drawing.path(stripes, fill="#2E78D2")
    drawing.rect(-8.8, -6, 17.6, 35, 3.4, fill="none", stroke="#153F7E", stroke_width=1.9)
    drawing.stroke(PathData().move(0, -6.5).line(0, -12), "#3A211E", 2.2)
    flame = PathData().move(0, -29.5).curve(2, -24.5, 8, -21, 7.2, -15.4).curve(6.6, -10.6, 3, -8.8, 0, -8.8)
    flame.curve(-3, -8.8, -6.6, -10.6, -7.2, -15.4).curve(-7.6, -19.6, -1.6, -22.5, 0, -29.5).close()
    fire = drawing.linear(0, -29, 0, -9, [(0, "#F04E1F"), (0.5, "#FB8A1E"), (1, "#FFC02E")])
    drawing.path(flame, fill=fire, stroke="#A93A08", stroke_width=1.5, stroke_linejoin="round")
    drawing.ellipse(0, -13.6, 2.9, 4.1, fill="#FFF2B0")


_DRAW = {
    "orange": draw_orange,
    "cherry": _draw_cherry,
    "blueberry": draw_blueberry,
    "strawberry": draw_strawberry,
    "cookie": _draw_cookie,
    "flower": _draw_flower,
    "candle": _draw_candle,
}
