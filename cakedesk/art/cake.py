"""The side of one cake layer: sponge, fillings, crumbs and shade."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from cakedesk.art.color import darker, lighter, mix
from cakedesk.art.cylinder import Cylinder
from cakedesk.art.palette import FLAVOURS, Flavour
from cakedesk.art.svg import Drawing, PathData

REFERENCE_RADIUS = 86.0
"""Half the width of a cake on a plate of 200 units; lengths below are meant at this size."""

_SHADE = "#2a0f08"
_WARM_SHADE = "#5a2a10"
_BAND_HEIGHT = {
    "chocolate": 0.1,
    "victoria": 0.15,
    "velvet": 0.11,
    "lemon": 0.1,
    "carrot": 0.12,
    "coffee": 0.1,
}
_BAND_TOPS = {
    "chocolate": (0.72, 0.47),
    "victoria": (0.55, 0.41),
    "velvet": (0.7, 0.42),
    "lemon": (0.56,),
    "carrot": (0.56,),
    "coffee": (0.55,),
}
_CHECK_COLUMNS = 11


def draw_side(drawing: Drawing, flavour_name: str, card_id: str, body: Cylinder) -> None:
    """Draws everything of a layer that lies below its frosting.

    Args:
        flavour_name: A key of `FLAVOURS`.
        card_id: Seeds the crumbs, so that a card always looks the same.
        body: Where the layer stands.
    """
    flavour = FLAVOURS[flavour_name]
    rng = random.Random(f"side {card_id}")
    draw_sponge(drawing, flavour, body)
    if flavour_name == "battenberg":
        _draw_checks(drawing, flavour, body)
    else:
        draw_fillings(drawing, flavour, _BAND_TOPS[flavour_name], _BAND_HEIGHT[flavour_name], body)
    draw_crumbs(drawing, flavour, body, rng, body.rx / REFERENCE_RADIUS)
    if flavour_name == "carrot":
        _draw_flecks(drawing, body, rng)
    draw_shade(drawing, body.silhouette(), body, strength=1.0)


def draw_sponge(drawing: Drawing, flavour: Flavour, body: Cylinder) -> None:
    """Draws the bare body of a layer."""
    paint = drawing.linear(
        0,
        body.top,
        0,
        body.bottom + body.ry,
        [(0, lighter(flavour.sponge, 0.06)), (0.6, flavour.sponge), (1, darker(flavour.sponge, 0.12))],
    )
    drawing.path(body.silhouette(), fill=paint)


def boldness(body: Cylinder) -> float:
    """Gives how large toppings and piping are drawn: larger on the tall cake of a card than in a stack."""
    return 1.42 if body.height > body.rx * 0.7 else 1.0


def draw_shade(drawing: Drawing, outline: PathData, body: Cylinder, strength: float) -> None:
    """Lays the roundness of a cylinder over an outline: dark edges, light at a third.

    Args:
        outline: What is shaded.
        body: The cylinder that gives the roundness.
        strength: 1 on sponge; less on white frosting, which would look dirty.
    """
    edge, light, far = 0.34 * strength, 0.17, 0.40 * strength
    stops = [
        (0.0, _SHADE, edge),
        (0.16, _SHADE, edge * 0.28),
        (0.24, "#ffffff", 0.03),
        (0.33, "#ffffff", light),
        (0.44, "#ffffff", 0.05),
        (0.55, _SHADE, 0.0),
        (0.8, _SHADE, far * 0.38),
        (1.0, _SHADE, far),
    ]
    drawing.path(outline, fill=drawing.linear(body.left, 0, body.right, 0, stops))


def draw_contact_shadow(drawing: Drawing, body: Cylinder, depth: float) -> None:
    """Draws the shadow that the layer above throws on the upper edge of this one.

    Args:
        body: The lower layer.
        depth: How far down the shadow reaches.
    """
    for share, opacity in ((1.0, 0.13), (0.62, 0.15), (0.28, 0.17)):
        drawing.path(body.band(body.top, body.top + depth * share), fill=_WARM_SHADE, fill_opacity=opacity)


def draw_fillings(
    drawing: Drawing, flavour: Flavour, tops: Sequence[float], height_share: float, body: Cylinder
) -> None:
    """Draws bands of filling along the side.

    Args:
        flavour: Its fillings are drawn.
        tops: Where each begins, from 0 at the upper edge to 1 at the lower one.
        height_share: How high they are, as a share of the body's height.
        body: Where the layer stands.
    """
    height = height_share * body.height
    for color, position in zip(flavour.filling, tops, strict=True):
        upper = body.top + position * body.height
        drawing.path(
            body.band(upper - height * 0.12, upper), fill=darker(flavour.sponge, 0.35), fill_opacity=0.5
        )
        drawing.path(body.band(upper, upper + height), fill=color)
        drawing.path(body.band(upper, upper + height * 0.3), fill=lighter(color, 0.35), fill_opacity=0.55)
        shadow = body.band(upper + height, upper + height * 1.26)
        drawing.path(shadow, fill=darker(flavour.sponge, 0.5), fill_opacity=0.38)


def _draw_checks(drawing: Drawing, flavour: Flavour, body: Cylinder) -> None:
    """Draws two rows of squares, in turn pink and yellow, between two edges of marzipan."""
    marzipan_top = body.top + body.height * 0.16
    rows = (marzipan_top, body.top + body.height * 0.56, body.bottom - body.height * 0.04)
    for row in range(2):
        upper, lower = rows[row], rows[row + 1]
        drawing.path(body.band(upper, lower), fill=flavour.filling[0])
        drawing.path(body.band(upper, upper + 0.8), fill="#ffffff", fill_opacity=0.35)
        for column in range(row, _CHECK_COLUMNS, 2):
            part = body.band(upper, lower, column / _CHECK_COLUMNS, (column + 1) / _CHECK_COLUMNS)
            drawing.path(part, fill=flavour.sponge)
    seam = mix(flavour.sponge, "#C98A45", 0.5)
    for column in range(1, _CHECK_COLUMNS):
        upper_x, upper_y = body.point(column / _CHECK_COLUMNS, rows[0])
        _, lower_y = body.point(column / _CHECK_COLUMNS, rows[2])
        drawing.stroke(
            PathData().move(upper_x, upper_y).line(upper_x, lower_y), seam, 0.5, stroke_opacity=0.5
        )
    drawing.stroke(body.rim(rows[1]), seam, 0.7, stroke_opacity=0.55)
    drawing.path(body.band(rows[2], body.bottom), fill="#E9CD84")


def draw_crumbs(drawing: Drawing, flavour: Flavour, body: Cylinder, rng: random.Random, unit: float) -> None:
    """Strews crumbs over the side; `unit` is what a length of 1 is here (see `REFERENCE_RADIUS`)."""
    count = max(8, round(body.height * body.rx * 2 / 260 / unit**2))
    dark, light = PathData(), PathData()
    for i in range(count):
        x, y = body.point(rng.uniform(0.05, 0.95), body.top + body.height * rng.uniform(0.14, 0.95))
        radius = rng.uniform(0.45, 1.25) * unit * (1.0 if i % 3 else 1.25)
        _dot(light if i % 2 else dark, x, y, radius, radius * rng.uniform(0.6, 0.95))
    drawing.path(dark, fill=flavour.crumb_dark, fill_opacity=0.45)
    drawing.path(light, fill=flavour.crumb_light, fill_opacity=0.6)


def _draw_flecks(drawing: Drawing, body: Cylinder, rng: random.Random) -> None:
    unit = body.rx / REFERENCE_RADIUS
    for _ in range(round(body.height / unit * 0.5)):
        x, y = body.point(rng.uniform(0.06, 0.94), body.top + body.height * rng.uniform(0.2, 0.9))
        angle, length = rng.uniform(0, math.pi), rng.uniform(1.4, 2.7) * unit
        dx, dy = math.cos(angle) * length, math.sin(angle) * length
        color = rng.choice(("#FF9A2E", "#F58220", "#FFAE45", "#6B3312"))
        drawing.stroke(PathData().move(x - dx, y - dy).line(x + dx, y + dy), color, 1.5 * unit)


def _dot(data: PathData, x: float, y: float, rx: float, ry: float) -> None:
    data.move(x - rx, y).arc(rx, ry, x + rx, y, clockwise=True).arc(rx, ry, x - rx, y, clockwise=True).close()
