"""One layer of a cake: sponge, frosting, and the fruit on its front rim."""

from __future__ import annotations

import math
import random

from cakedesk.art.cake import draw_crumbs, draw_fillings, draw_shade, draw_sponge
from cakedesk.art.cake_swap.colors import FROSTINGS, SPONGES, SPRINKLES
from cakedesk.art.cake_swap.fruits import draw_fruit
from cakedesk.art.cake_swap.layer_look import LayerLook
from cakedesk.art.cylinder import Cylinder
from cakedesk.art.frosting import OVERHANG, draw_drips, draw_top
from cakedesk.art.svg import Drawing, PathData

_BAND_TOPS, _BAND_HEIGHT = (0.53, 0.8), 0.085
_FRUIT = 0.5
"""Size of a fruit, as a share of a layer's height."""


def draw_layer(drawing: Drawing, look: LayerLook, body: Cylinder, bold: float = 1.0) -> None:
    """Draws a layer without its fruit.

    Args:
        bold: How much coarser than usual: more than 1 where it is shown small.
    """
    rng = random.Random(f"layer {look.size} {look.cake} {look.frosting}")
    unit = body.height / 52
    sponge, color = SPONGES[look.cake], FROSTINGS[look.frosting]
    draw_sponge(drawing, sponge, body)
    draw_fillings(drawing, sponge, _BAND_TOPS, _BAND_HEIGHT * min(bold, 1.4), body)
    if bold < 1.6:
        draw_crumbs(drawing, sponge, body, rng, unit)
    draw_shade(drawing, body.silhouette(), body, strength=1.0)
    spread = body.grown(OVERHANG * unit)
    draw_drips(drawing, color, spread, rng, unit, bold)
    draw_top(drawing, color, spread)
    if look.frosting == "wild":
        _draw_sprinkles(drawing, spread, rng, unit * bold)
    rim = spread.rim(spread.top + 2.2 * unit, 0.15, 0.36)
    drawing.stroke(rim, "#FFFFFF", 1.7 * unit, stroke_opacity=0.6)


def draw_standing_shadow(drawing: Drawing, lower: Cylinder, upper: Cylinder) -> None:
    """Draws the shadow of a layer on the top of the one below it."""
    rx = min(upper.rx * 1.13, lower.rx)
    paint = drawing.radial(
        upper.cx,
        lower.top,
        rx,
        [(0.78, "#3a150a", 0.42), (1, "#3a150a", 0.0)],
        flatten=lower.ry / lower.rx * 1.25,
    )
    drawing.ellipse(upper.cx, lower.top, rx, rx * lower.ry / lower.rx * 1.2, fill=paint)


def draw_fruits(drawing: Drawing, look: LayerLook, body: Cylinder, bold: float = 1.0) -> None:
    """Draws the fruit of a layer along its front rim, the outer ones first."""
    size = body.height * _FRUIT * min(bold, 1.35)
    count = max(2, round(body.rx * 1.78 / (size * (1.42 if bold == 1.0 else 1.2))))
    reach = min(1.0 - size * 0.42 / body.rx, 0.86)
    for i in sorted(range(count), key=lambda i: -abs(2 * i - count + 1)):
        across = (-1 + 2 * i / (count - 1)) * reach
        x = body.cx + across * body.rx
        y = body.top + body.ry * math.sqrt(1 - across**2) - size * 0.08
        drawing.ellipse(
            x + size * 0.04, y + size * 0.36, size * 0.46, size * 0.2, fill="#3a150a", fill_opacity=0.28
        )
        draw_fruit(drawing, look.frosting, x, y, size)


def _draw_sprinkles(drawing: Drawing, spread: Cylinder, rng: random.Random, unit: float) -> None:
    """Strews sprinkles over the upper side and the top, evenly but in no order."""
    count = round(spread.rx * math.pi / (9.5 * unit))
    for i in range(count):
        across = 0.03 + 0.94 * (i + 0.5 + rng.uniform(-0.3, 0.3)) / count
        x, y = spread.point(across, spread.top + spread.height * rng.uniform(0.03, 0.2))
        _draw_sprinkle(drawing, x, y, rng, unit)
        angle, radius = rng.uniform(0, math.tau), math.sqrt(rng.uniform(0.0, 0.85))
        x = spread.cx + spread.rx * radius * math.cos(angle)
        _draw_sprinkle(drawing, x, spread.top + spread.ry * radius * math.sin(angle), rng, unit * 0.85)


def _draw_sprinkle(drawing: Drawing, x: float, y: float, rng: random.Random, unit: float) -> None:
    angle, half = rng.uniform(0, math.pi), 2.3 * unit
    dx, dy = half * math.cos(angle), half * math.sin(angle) * 0.75
    line = PathData().move(x - dx, y - dy).line(x + dx, y + dy)
    drawing.stroke(line, rng.choice(SPRINKLES), 2.1 * unit)
