"""Fruit that more than one game has, each in a box 60 wide and 60 high around (0, 0)."""

from __future__ import annotations

import math

from cakedesk.art.svg import Drawing, PathData, num, star
from cakedesk.art.toppings import Citrus, draw_citrus_slice

FRUIT_SIZE = 60.0
"""Side of the box a fruit is drawn in."""

_ORANGE = Citrus("#FFA733", "#EE7A10", "#B4520A", "#FFF1D6", "#FB9423", 2.0)


def draw_kiwi(drawing: Drawing) -> None:
    """Draws a slice of kiwi."""
    skin = drawing.linear(-20, -22, 18, 24, [(0, "#9A7437"), (0.5, "#7A5726"), (1, "#533614")])
    drawing.ellipse(0, 0.5, 27.6, 26.4, fill=skin, stroke="#402809", stroke_width=1.3)
    drawing.ellipse(0, 0.5, 25, 23.8, fill="#E0F09A")
    stops = [(0, "#D6EE7E"), (0.38, "#A9D84B"), (0.72, "#7CBB2C"), (1, "#57991B")]
    drawing.ellipse(0, 0.5, 24, 22.8, fill=drawing.radial(0, 0.5, 24, stops))
    rays = PathData()
    for turn in range(0, 360, 15):
        rays.move(*around(turn, 9, 0.5)).line(*around(turn, 20.5, 0.5))
    drawing.stroke(rays, "#E9F7B4", 1.15, stroke_opacity=0.6)
    for turn in range(0, 360, 24):
        x, y = around(turn + 7, 12.6 + (turn // 24) % 2 * 1.7, 0.5)
        seed = f"rotate({turn + 7} {num(x)} {num(y)})"
        drawing.ellipse(x, y, 1.35, 2.5, fill="#1F1A0C", transform=seed)
    core = drawing.radial(0, 0.5, 8.6, [(0, "#FFFEF0"), (0.7, "#F4F7CF"), (1, "#DDEB9C")])
    drawing.ellipse(0, 0.5, 8, 6.8, fill=core)
    shine = PathData().move(-18.5, -7).curve(-16, -14, -10, -18.6, -3, -19.6)
    drawing.stroke(shine, "#FFFFFF", 2.2, stroke_opacity=0.65)


def draw_strawberry(drawing: Drawing) -> None:
    """Draws a strawberry with its seeds and its green crown."""
    body = PathData().move(0, 28.5).curve(-9, 25, -23.5, 9, -23.5, -4).curve(-23.5, -15, -13, -19, 0, -15.5)
    body.curve(13, -19, 23.5, -15, 23.5, -4).curve(23.5, 9, 9, 25, 0, 28.5).close()
    stops = [(0, "#FF8A80"), (0.32, "#F03A4A"), (0.72, "#CE1836"), (1, "#94092A")]
    paint = drawing.radial(0, 2, 30, stops, focus=(-8, -7))
    drawing.path(body, fill=paint, stroke="#7A0620", stroke_width=1.6)
    for x, y in (
        (-16, -2), (-8, -3.5), (8.4, -3.5), (16.4, -2), (0.2, 0), (-12.4, 6), (-4.4, 8), (4.6, 8), (12.6, 6),
        (-7.6, 14.4), (0.2, 15.8), (7.8, 14.4), (-2.8, 21.6), (3.2, 21.6),
    ):  # fmt: skip
        drawing.ellipse(x, y + 0.6, 1.5, 2.2, fill="#8C0A24", fill_opacity=0.75)
        drawing.ellipse(x, y, 1.2, 1.8, fill="#FFE08A")
    shine = PathData().move(-19, -3).curve(-19.5, -9, -16, -12.4, -11, -12.6)
    drawing.stroke(shine, "#FFFFFF", 2.6, stroke_opacity=0.6)
    draw_sepals(drawing, -15.5, (-98, -62, -26, 26, 62, 98), 16)
    drawing.stroke(PathData().move(0, -16).quad(0.5, -23, 5, -27.6), "#22592A", 3.8)
    drawing.stroke(PathData().move(0, -16).quad(0.5, -23, 5, -27.6), "#67A548", 2.0)


def draw_orange(drawing: Drawing) -> None:
    """Draws a slice of orange."""
    with drawing.group(transform="translate(0 25.8) scale(2.53)"):
        draw_citrus_slice(drawing, 1, _ORANGE)


def draw_blueberry(drawing: Drawing) -> None:
    """Draws a blueberry, its crown towards us."""
    stops = [(0, "#9DB2EA"), (0.35, "#5A74C6"), (0.75, "#334A9B"), (1, "#1C2A66")]
    paint = drawing.radial(0, 0, 29, stops, focus=(-8, -9))
    drawing.circle(0, 0, 27, fill=paint, stroke="#131E4D", stroke_width=1.6)
    drawing.path(star(-1, 16.5, 8.2, 1.5), fill="#18245A", stroke="#8FA5E6", stroke_width=1.5)
    drawing.circle(0, -1, 5.2, fill="#2C3F8C")
    drawing.ellipse(-13.5, -14, 4.6, 3, fill="#FFFFFF", fill_opacity=0.8, transform="rotate(-40 -13.5 -14)")
    glow = PathData().move(20, 9).quad(15, 19, 5, 22.4)
    drawing.stroke(glow, "#A9BCF2", 2, stroke_opacity=0.55)


def draw_cherry_ball(drawing: Drawing, x: float, y: float, radius: float) -> None:
    """Draws a cherry without its stalk around (x, y)."""
    body = PathData().move(x, y - radius * 0.8)
    body.curve(x + radius * 0.5, y - radius * 1.16, x + radius * 1.04, y - radius * 0.6, x + radius, y)
    body.curve(x + radius * 0.98, y + radius * 0.6, x + radius * 0.5, y + radius, x, y + radius)
    body.curve(x - radius * 0.5, y + radius, x - radius * 0.98, y + radius * 0.6, x - radius, y)
    body.curve(x - radius * 1.04, y - radius * 0.6, x - radius * 0.5, y - radius * 1.16, x, y - radius * 0.8)
    stops = [(0, "#FF7A86"), (0.3, "#E0223F"), (0.72, "#AE0B2B"), (1, "#740419")]
    paint = drawing.radial(x, y, radius * 1.15, stops, focus=(x - radius * 0.38, y - radius * 0.42))
    drawing.path(body.close(), fill=paint, stroke="#5E0315", stroke_width=1.4)
    dip = PathData().move(x - 4, y - radius * 0.78).quad(x, y - radius * 0.5, x + 4, y - radius * 0.78)
    drawing.stroke(dip, "#5E0315", 1.5, stroke_opacity=0.8)
    drawing.ellipse(
        x - radius * 0.42, y - radius * 0.32, radius * 0.24, radius * 0.34,
        fill="#FFFFFF", fill_opacity=0.8,
        transform=f"rotate(32 {num(x - radius * 0.42)} {num(y - radius * 0.32)})",
    )  # fmt: skip
    glow = PathData().move(x + radius * 0.7, y + radius * 0.3)
    glow.quad(x + radius * 0.5, y + radius * 0.72, x, y + radius * 0.8)
    drawing.stroke(glow, "#FF8E9A", 1.5, stroke_opacity=0.55)


def draw_leaf(drawing: Drawing, x: float, y: float, turn: float, length: float) -> None:
    """Draws a leaf that grows to the right from a point before it is turned."""
    with drawing.group(
        transform=f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({length / 20:.3f})"
    ):
        blade = PathData().move(0, 0).curve(4, -8, 13, -8.5, 20, -1).curve(14, 6, 5, 6.5, 0, 0).close()
        paint = drawing.linear(0, -7, 4, 6, [(0, "#7CC35A"), (0.5, "#4F9E3E"), (1, "#2F7433")])
        drawing.path(blade, fill=paint, stroke="#22592A", stroke_width=1.1, stroke_linejoin="round")
        drawing.stroke(PathData().move(1.5, -0.4).quad(9, -2.4, 17, -1), "#C6E8A4", 0.9, stroke_opacity=0.8)


def draw_sepals(drawing: Drawing, y: float, turns: tuple[int, ...], length: float) -> None:
    """Draws green leaves that hang from a point, each turned from pointing straight down."""
    leaf = PathData().move(0, -1.5).curve(-length * 0.32, 0, -length * 0.26, length * 0.6, 0, length)
    leaf.curve(length * 0.26, length * 0.6, length * 0.32, 0, 0, -1.5).close()
    paint = drawing.linear(0, 0, 0, length, [(0, "#3B8A38"), (1, "#72BD52")])
    for turn in sorted(turns, key=abs, reverse=True):
        drawing.path(
            leaf, fill=paint, stroke="#22592A", stroke_width=1.1, stroke_linejoin="round",
            transform=f"translate(0 {y}) rotate({turn})",
        )  # fmt: skip


def around(turn: float, radius: float, cy: float) -> tuple[float, float]:
    """Finds a point on a circle around (0, cy), `turn` degrees clockwise from above."""
    angle = math.radians(turn)
    return radius * math.sin(angle), cy - radius * math.cos(angle)
