"""What is spread over the upper edge of a cake layer, and its top."""

from __future__ import annotations

import math
import random

from cakedesk.art.cake import REFERENCE_RADIUS, boldness, draw_shade
from cakedesk.art.color import darker, is_dark, lighter, mix
from cakedesk.art.cylinder import Cylinder
from cakedesk.art.palette import FLAVOURS
from cakedesk.art.svg import Drawing, PathData

OVERHANG = 2.2
"""How far frosting stands out beyond the side it is spread on."""


def draw_frosting(drawing: Drawing, flavour_name: str, card_id: str, body: Cylinder) -> None:
    """Draws a layer's frosting: what hangs over the edge and the top.

    Args:
        flavour_name: A key of `FLAVOURS`.
        card_id: Seeds the drips.
        body: Where the layer stands.
    """
    rng = random.Random(f"frosting {card_id}")
    unit = body.rx / REFERENCE_RADIUS
    spread = body.grown(OVERHANG * unit)
    color = FLAVOURS[flavour_name].frosting
    if flavour_name in ("chocolate", "lemon"):
        draw_drips(drawing, color, spread, rng, unit, boldness(spread))
    elif flavour_name in ("velvet", "carrot"):
        draw_top(drawing, color, spread)
        _draw_scallops(drawing, color, spread, unit)
        return
    elif flavour_name == "coffee":
        _draw_coat(drawing, color, spread, min(body.height * 0.14, 9 * unit))
        _draw_zigzag(drawing, spread, min(body.height * 0.19, 11 * unit), unit)
    elif flavour_name == "battenberg":
        _draw_coat(drawing, color, spread, min(body.height * 0.17, 11 * unit))
    else:
        _draw_coat(drawing, color, spread, min(body.height * 0.1, 7 * unit))
    draw_top(drawing, color, spread)
    _draw_gloss(drawing, flavour_name, spread, unit)


def draw_top(drawing: Drawing, color: str, spread: Cylinder) -> None:
    """Draws the upper ellipse, lighter behind, with a bright rim and a soft hollow."""
    cx, cy, rx, ry = spread.cx, spread.top, spread.rx, spread.ry
    paint = drawing.linear(
        cx - rx,
        cy - ry,
        cx + rx * 0.6,
        cy + ry,
        [(0, lighter(color, 0.3)), (0.5, color), (1, darker(color, 0.07))],
    )
    drawing.ellipse(cx, cy, rx, ry, fill=paint)
    drawing.ellipse(
        cx,
        cy,
        rx - 0.5,
        ry - 0.4,
        fill="none",
        stroke=lighter(color, 0.45),
        stroke_width=0.9,
        stroke_opacity=0.55,
    )
    hollow = drawing.radial(
        cx,
        cy,
        rx * 0.86,
        [(0, darker(color, 0.16), 0.5), (0.75, darker(color, 0.1), 0.25), (1, color, 0.0)],
        flatten=0.1,
    )
    drawing.ellipse(cx, cy + 0.4, rx * 0.86, ry * 0.8, fill=hollow)


def _draw_coat(drawing: Drawing, color: str, spread: Cylinder, depth: float) -> None:
    """Draws an even coat that ends in a soft line."""
    drawing.path(
        spread.band(spread.top, spread.top + depth + 1.4), fill=darker(color, 0.55), fill_opacity=0.35
    )
    coat = spread.band(spread.top, spread.top + depth)
    drawing.path(coat, fill=color)
    draw_shade(drawing, coat, spread, strength=0.55)


def draw_drips(
    drawing: Drawing, color: str, spread: Cylinder, rng: random.Random, unit: float, bold: float
) -> None:
    """Draws drips of different lengths, with a darker copy a little below that gives them thickness.

    Args:
        color: Of the frosting.
        spread: The layer with what hangs over its edge.
        rng: Chooses widths and lengths.
        unit: What a length of 1 is here.
        bold: How much wider than usual the drips are.
    """
    drips = _drip_lengths(spread, rng, unit, bold)
    outline = _drip_outline(spread, drips, 0.0)
    drawing.path(_drip_outline(spread, drips, 1.8 * unit), fill=darker(color, 0.5), fill_opacity=0.4)
    drawing.path(outline, fill=color)
    draw_shade(drawing, outline, spread, strength=0.5)
    gleam_opacity = 0.3 if is_dark(color) else 0.9
    for start, end, length in drips:
        if length < min(spread.height, 58 * unit) * 0.26:
            continue
        middle = start + (end - start) * 0.34
        if not 0.06 < middle < 0.92:  # at the very edge light would stand beside the cake
            continue
        x, y = spread.point(middle, spread.top + length * 0.55)
        tail = PathData().move(x, y).line(x, y + length * 0.22)
        drawing.stroke(tail, "#FFFFFF", 1.2 * unit, stroke_opacity=gleam_opacity)


def _drip_lengths(
    spread: Cylinder, rng: random.Random, unit: float, bold: float
) -> list[tuple[float, float, float]]:
    """Gives start and end turn and length of each drip, left to right."""
    drips: list[tuple[float, float, float]] = []
    turn, was_long = 0.0, False
    half_round = (spread.rx - OVERHANG * unit) * math.pi
    room = min(spread.height, 58 * unit)
    while turn < 0.999:
        width = rng.uniform(11.0, 17.0) * bold * unit / half_round
        end = 1.0 if turn + width > 0.95 else turn + width
        share = rng.uniform(0.2, 0.3) if was_long else rng.uniform(0.28, 0.46)
        was_long = share > 0.36
        drips.append((turn, end, max(share * room, 5.0 * unit)))
        turn = end
    return drips


def _drip_outline(spread: Cylinder, drips: list[tuple[float, float, float]], shift: float) -> PathData:
    skirt = min(spread.height * 0.12, spread.rx * 0.08)
    data = PathData().move(spread.left, spread.top).line(*spread.point(0.0, spread.top + skirt + shift))
    for start, end, length in drips:
        # A drip is a straight tongue with a round end, 5 to 13 units across, between hollows half as wide.
        reach = (end - start) * 0.34
        middle = (start + end) / 2
        left_x, left_y = spread.point(middle - reach, spread.top + shift)
        right_x, right_y = spread.point(middle + reach, spread.top + shift)
        end_x, end_y = spread.point(end, spread.top + skirt + shift)
        round_px = min((right_x - left_x) * 0.62, length * 0.5)
        data.quad(left_x, left_y + skirt, left_x, left_y + skirt + (length - skirt) * 0.28)
        data.line(left_x, left_y + length - round_px)
        data.curve(
            left_x, left_y + length + round_px * 0.34, right_x, right_y + length + round_px * 0.34,
            right_x, right_y + length - round_px,
        )  # fmt: skip
        data.line(right_x, right_y + skirt + (length - skirt) * 0.28)
        data.quad(right_x, right_y + skirt, end_x, end_y)
    data.line(spread.right, spread.top)
    return data.arc(spread.rx, spread.ry, spread.left, spread.top, clockwise=False).close()


def _draw_scallops(drawing: Drawing, color: str, spread: Cylinder, unit: float) -> None:
    """Draws piped shells side by side along the edge, the outer ones first."""
    count = round(15 / boldness(spread))
    drop = min(spread.height * 0.13, 9.0 * unit)
    dark = mix(color, "#C79A6B", 0.42)
    paint = drawing.bead(lighter(color, 0.8), color, mix(color, "#D9B48C", 0.5))
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))
    for i in order:
        left, _ = spread.point(i / count, 0)
        right, _ = spread.point((i + 1) / count, 0)
        x, y = spread.point((i + 0.5) / count, spread.top + drop * 0.55)
        rx = max((right - left) * 0.57, 2.4 * unit)
        drawing.ellipse(x, y + 1.0 * unit, rx, drop * 1.18, fill="#2a0f08", fill_opacity=0.2)
        drawing.ellipse(
            x, y, rx, drop * 1.12, fill=paint, stroke=dark, stroke_width=0.55 * unit, stroke_opacity=0.75
        )
        swirl = PathData().move(x - rx * 0.45, y + drop * 0.35)
        swirl.quad(x + rx * 0.1, y + drop * 0.75, x + rx * 0.5, y + drop * 0.05)
        drawing.stroke(swirl, dark, 0.5 * unit, stroke_opacity=0.6)


def _draw_zigzag(drawing: Drawing, spread: Cylinder, depth: float, unit: float) -> None:
    points = [spread.point(i / 28, spread.top + depth * (0.35 if i % 2 else 1.25)) for i in range(29)]
    data = PathData().move(*points[0])
    for x, y in points[1:]:
        data.line(x, y)
    drawing.stroke(
        data, "#3D2010", 1.9 * unit, stroke_opacity=0.35, transform=f"translate(0 {0.9 * unit:.2f})"
    )
    drawing.stroke(data, "#6E4327", 1.5 * unit)


def _draw_gloss(drawing: Drawing, flavour_name: str, spread: Cylinder, unit: float) -> None:
    """Draws the gleam on a glazed edge."""
    if flavour_name == "chocolate":
        drawing.stroke(
            spread.rim(spread.top + 2.4 * unit, 0.17, 0.33), "#FFFFFF", 1.5 * unit, stroke_opacity=0.55
        )
        drawing.stroke(
            spread.rim(spread.top + 2.4 * unit, 0.36, 0.38), "#FFFFFF", 1.5 * unit, stroke_opacity=0.45
        )
    elif flavour_name in ("lemon", "victoria", "battenberg", "coffee"):
        drawing.stroke(
            spread.rim(spread.top + 1.5 * unit, 0.16, 0.36), "#FFFFFF", 1.2 * unit, stroke_opacity=0.75
        )
