"""What lies on a cake of one flavour: curls, strawberries, rosettes, slices, carrots, beans, flowers."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from cakedesk.art.cake import REFERENCE_RADIUS, boldness
from cakedesk.art.color import darker, lighter
from cakedesk.art.cylinder import Cylinder
from cakedesk.art.svg import Drawing, PathData, num

Piece = Callable[[Drawing, int], None]
"""Draws one topping with its foot at (0, 0), about 20 units wide; the number varies it."""


def draw_topping(drawing: Drawing, flavour_name: str, card_id: str, body: Cylinder) -> None:
    """Draws the topping of a flavour on the top of a layer.

    Args:
        flavour_name: A key of `FLAVOURS`.
        card_id: Seeds what is strewn.
        body: The layer it lies on.
    """
    if flavour_name == "chocolate":
        _draw_curls(drawing, card_id, body)
        return
    piece, has_back_row, front, size = _PIECES[flavour_name]
    unit = body.rx / REFERENCE_RADIUS * boldness(body)
    if boldness(body) > 1:
        front = max(front - 1, 3)
    if has_back_row:
        for i, turn in enumerate(_outer_first(_between(front))):
            x, y = body.cx + turn * body.rx * 0.74, body.top - body.ry * (0.56 - 0.18 * abs(turn))
            _place(drawing, piece, i, x, y, unit * size * 0.86)
    for i, turn in enumerate(_outer_first(_spread(front))):
        depth = body.ry * (0.34 + 0.16 * (1 - abs(turn)))
        _place(drawing, piece, i + front, body.cx + turn * body.rx * 0.74, body.top + depth, unit * size)


def _spread(count: int) -> list[float]:
    """Gives places from -1 to 1."""
    return [-1 + 2 * i / (count - 1) for i in range(count)]


def _between(count: int) -> list[float]:
    """Gives the places halfway between those of `_spread`."""
    return [-1 + (2 * i + 1) / (count - 1) for i in range(count - 1)]


def _outer_first(places: list[float]) -> list[float]:
    """Orders places so that the inner ones lie over the outer ones."""
    return sorted(places, key=lambda place: -abs(place))


def _place(drawing: Drawing, piece: Piece, number: int, x: float, y: float, scale: float) -> None:
    drawing.ellipse(
        x + 0.8 * scale, y + 0.2 * scale, 9.5 * scale, 2.3 * scale, fill="#2a0f08", fill_opacity=0.2
    )
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({scale:.4f})"):
        piece(drawing, number)


def draw_strawberry(drawing: Drawing, number: int) -> None:
    """Draws a strawberry standing on its tip."""
    body = PathData().move(0, 1.5).curve(-6, -1.5, -11, -8, -10.5, -13.5).curve(-10, -18.5, -4, -19.5, 0, -18)
    body.curve(4, -19.5, 10, -18.5, 10.5, -13.5).curve(11, -8, 6, -1.5, 0, 1.5).close()
    paint = drawing.radial(-3, -13, 15, [(0, "#FF6B6E"), (0.45, "#E0263F"), (1, "#A80E2B")])
    drawing.path(body, fill=paint, stroke="#8C0F24", stroke_width=0.7)
    for x, y in (
        (-6, -13.5),
        (-1.5, -14.2),
        (3.4, -13.6),
        (7, -11.5),
        (-4.4, -9),
        (0.4, -9.6),
        (4.6, -8),
        (-1.6, -4.8),
        (1.9, -3.6),
    ):
        drawing.ellipse(x, y, 0.62, 1.0, fill="#FFE08A")
    drawing.ellipse(
        -5.6, -15.6, 2.3, 1.1, fill="#FFFFFF", fill_opacity=0.55, transform="rotate(-24 -5.6 -15.6)"
    )
    tilt = (number * 37) % 17 - 8
    with drawing.group(transform=f"rotate({tilt} 0 -17)"):
        for angle in (-78, -40, 0, 40, 78):
            leaf = (
                PathData()
                .move(0, -17)
                .curve(-2.6, -14.6, -2, -11.4, 0, -9.8)
                .curve(2, -11.4, 2.6, -14.6, 0, -17)
                .close()
            )
            drawing.path(
                leaf, fill="#3F9A3B", stroke="#23662A", stroke_width=0.5, transform=f"rotate({angle} 0 -17.4)"
            )
        drawing.stroke(PathData().move(0, -17).curve(0.2, -19.5, 1, -21, 2.4, -22.2), "#2F7D33", 1.6)


def draw_rosette(drawing: Drawing, number: int) -> None:
    """Draws a piped rosette of cream with a cherry bead."""
    _draw_swirl(drawing, "#FFF9EF", "#E3CBA8")
    paint = drawing.radial(-0.9, -17.2, 3.4, [(0, "#FF8190"), (0.5, "#C91F3C"), (1, "#860A22")])
    drawing.circle(0, -16.4, 2.7, fill=paint, stroke="#7A0A20", stroke_width=0.4)


def draw_mocha_bean(drawing: Drawing, number: int) -> None:
    """Draws a small rosette of coffee cream with a bean."""
    with drawing.group(transform="scale(0.96 0.78)"):
        _draw_swirl(drawing, "#EBCFA6", "#B98C5C", tiers=2)
    turn = ((number * 53) % 50) - 25
    with drawing.group(transform=f"translate(0 -11.2) rotate({turn})"):
        paint = drawing.radial(-1.6, -1.8, 6.5, [(0, "#8A5432"), (0.55, "#54301B"), (1, "#2E170B")])
        drawing.ellipse(0, 0, 5.4, 3.8, fill=paint, stroke="#2A140A", stroke_width=0.5)
        drawing.stroke(PathData().move(-4.6, 0.6).curve(-1.6, -1.8, 1.4, 1.9, 4.6, -0.6), "#1F0E06", 0.9)


class Citrus(NamedTuple):
    """How a slice of a fruit looks: the colours of its rind, edge, pith and flesh, half a wedge."""

    light: str
    dark: str
    edge: str
    pith: str
    flesh: str
    half: float = 2.7


_LEMON = Citrus("#FFE14D", "#E5AE14", "#BF8508", "#FFF9D8", "#FBD63C")


def draw_citrus_slice(drawing: Drawing, number: int, citrus: Citrus) -> None:
    """Draws a slice of citrus fruit standing on its rim."""
    cy = -10.2
    drawing.circle(0, cy, 11, fill=drawing.linear(-8, -20, 8, 0, [(0, citrus.light), (1, citrus.dark)]))
    drawing.circle(0, cy, 11, fill="none", stroke=citrus.edge, stroke_width=0.8)
    drawing.circle(0, cy, 9.2, fill=citrus.pith)
    for i in range(8):
        angle = math.radians(i * 45 + 22.5 + number * 11)
        with drawing.group(transform=f"translate(0 {num(cy)}) rotate({num(math.degrees(angle))})"):
            wedge = PathData().move(1.6, 0).line(7.2, -citrus.half).quad(8.9, 0, 7.2, citrus.half).close()
            drawing.path(
                wedge, fill=citrus.flesh, stroke=citrus.flesh, stroke_width=0.9, stroke_linejoin="round"
            )
    drawing.stroke(
        PathData().move(-7.6, -14.5).arc(8.6, 8.6, -2.6, -18.4, clockwise=True),
        "#FFFFFF",
        1.2,
        stroke_opacity=0.85,
    )


def draw_lemon_slice(drawing: Drawing, number: int) -> None:
    """Draws a slice of lemon standing on its rim."""
    draw_citrus_slice(drawing, number, _LEMON)


def draw_carrot(drawing: Drawing, number: int) -> None:
    """Draws a little marzipan carrot stuck into the frosting."""
    lean = ((number * 29) % 15) - 7
    with drawing.group(transform=f"rotate({lean})"):
        for angle, length in ((-30, 7.5), (28, 7.5), (-10, 9.5), (12, 9)):
            tip_x, tip_y = (
                math.sin(math.radians(angle)) * length,
                -15 - math.cos(math.radians(angle)) * length,
            )
            drawing.stroke(PathData().move(0, -14.5).quad(tip_x * 0.3, -19, tip_x, tip_y), "#2C6B2B", 2.6)
            drawing.stroke(PathData().move(0, -14.5).quad(tip_x * 0.3, -19, tip_x, tip_y), "#55A845", 1.5)
        root = (
            PathData()
            .move(-4.9, -13.6)
            .curve(-4.6, -16.4, 4.6, -16.4, 4.9, -13.6)
            .curve(4.6, -8, 1.8, -1.5, 0, 1.4)
        )
        root.curve(-1.8, -1.5, -4.6, -8, -4.9, -13.6).close()
        paint = drawing.linear(
            -5, 0, 5, 0, [(0, "#F9A13F"), (0.35, "#FFB45C"), (0.6, "#F28A22"), (1, "#C95F0E")]
        )
        drawing.path(root, fill=paint, stroke="#A44A0A", stroke_width=0.7)
        for x, y, length in ((-4.2, -11, 3.2), (4.3, -9.2, -3), (-3, -6.2, 2.4)):
            drawing.stroke(
                PathData().move(x, y).quad(x + length / 2, y + 0.9, x + length, y + 0.4), "#B4540F", 0.7
            )


def draw_flower(drawing: Drawing, number: int) -> None:
    """Draws a flower of pink sugar."""
    cy = -9.6
    turn = (number * 31) % 72
    paint = drawing.radial(0, cy, 11, [(0, "#FFD3DE"), (0.6, "#F78FB0"), (1, "#E56C95")])
    with drawing.group(transform=f"rotate({turn} 0 {num(cy)})"):
        for i in range(5):
            petal = (
                PathData()
                .move(0, cy)
                .curve(-6.5, cy - 4.5, -4.4, cy - 11, 0, cy - 9.6)
                .curve(4.4, cy - 11, 6.5, cy - 4.5, 0, cy)
                .close()
            )
            drawing.path(
                petal,
                fill=paint,
                stroke="#BE4A77",
                stroke_width=0.6,
                transform=f"rotate({i * 72} 0 {num(cy)})",
            )
    drawing.circle(
        0,
        cy,
        2.9,
        fill=drawing.radial(-0.8, cy - 0.9, 3.4, [(0, "#FFF0A8"), (1, "#F2B02C")]),
        stroke="#B97A12",
        stroke_width=0.5,
    )


def _draw_swirl(drawing: Drawing, color: str, dark: str, tiers: int = 3) -> None:
    paint = drawing.bead(lighter(color, 0.9), color, dark)
    shapes = ((0, -2.6, 10.4, 4.2), (0.3, -7.0, 7.6, 3.7), (0.2, -11.0, 4.7, 3.1))[:tiers]
    for x, y, rx, ry in shapes:
        drawing.ellipse(
            x, y, rx, ry, fill=paint, stroke=darker(dark, 0.12), stroke_width=0.6, stroke_opacity=0.8
        )
        curl = (
            PathData()
            .move(x - rx * 0.62, y + ry * 0.5)
            .quad(x + rx * 0.15, y + ry * 0.85, x + rx * 0.7, y - ry * 0.1)
        )
        drawing.stroke(curl, darker(dark, 0.1), 0.7, stroke_opacity=0.7)
    if tiers == 3:
        tip = PathData().move(-2.6, -12.4).quad(-0.6, -14.4, 0, -17).quad(1.4, -14.2, 2.8, -12.4).close()
        drawing.path(tip, fill=color)


def _draw_curls(drawing: Drawing, card_id: str, body: Cylinder) -> None:
    """Strews curls of chocolate in a heap over the middle."""
    rng = random.Random(f"curls {card_id}")
    unit = body.rx / REFERENCE_RADIUS * (1 + (boldness(body) - 1) * 0.6)
    drawing.ellipse(body.cx, body.top + 1.5 * unit, 52 * unit, 6.6 * unit, fill="#1a0703", fill_opacity=0.35)
    curls = []
    for i in range(19):
        spread = rng.uniform(-1, 1)
        rise = (1 - spread * spread) * rng.uniform(0, 11)
        curls.append((rise + i * 0.1, spread, rise, rng.uniform(-32, 32)))
    for _, spread, rise, turn in sorted(curls):
        x = body.cx + spread * 44 * unit
        y = body.top + (2.5 - rise) * unit
        with drawing.group(transform=f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({unit:.4f})"):
            _draw_curl(drawing, rng)


def _draw_curl(drawing: Drawing, rng: random.Random) -> None:
    reach, rise = rng.uniform(8, 13), rng.uniform(6, 11)
    data = PathData().move(-reach, 2.4)
    data.curve(-reach * 0.9, -rise, reach * 0.75, -rise * 1.1, reach, 1.6 + rng.uniform(-1, 1.5))
    tone = rng.choice(("#7B4829", "#8C5533", "#6A3A20", "#9A6440"))
    drawing.stroke(data, "#2E120A", 4.9)
    drawing.stroke(data, tone, 3.5)
    drawing.stroke(data, lighter(tone, 0.35), 1.0, transform="translate(-0.2 -0.8)", stroke_opacity=0.85)


_PIECES: dict[str, tuple[Piece, bool, int, float]] = {
    "victoria": (draw_strawberry, True, 4, 1.04),
    "velvet": (draw_rosette, True, 5, 1.04),
    "lemon": (draw_lemon_slice, False, 3, 1.32),
    "carrot": (draw_carrot, True, 3, 1.16),
    "coffee": (draw_mocha_bean, True, 5, 1.02),
    "battenberg": (draw_flower, False, 3, 1.42),
}
"""By flavour: the piece, whether a second row stands behind, how many stand in front, and their size."""
