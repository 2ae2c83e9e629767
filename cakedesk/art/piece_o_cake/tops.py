"""The tops of slices: frosting, a piped rim, cream, a fruit and a number."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cakedesk.art.color import darker, lighter
from cakedesk.art.own_pictures import draw_cut_out
from cakedesk.art.piece_o_cake.colors import VARIETIES
from cakedesk.art.piece_o_cake.cream import draw_cream_cloud, draw_number_disc, draw_rosette
from cakedesk.art.piece_o_cake.fruits import draw_fruit, is_covered
from cakedesk.art.piece_o_cake.ring import RING_SLICES, Point, point_at, slice_angle
from cakedesk.art.piece_o_cake.sides import closed_path
from cakedesk.art.svg import Drawing, PathData

if TYPE_CHECKING:
    from cakedesk.art.piece_o_cake.pieces import SliceSpec

_RIM_AT, _CREAM_AT, FRUIT_AT, _NUMBER_AT = 0.948, 0.838, 0.645, 0.42
"""How far from the centre the parts of a slice lie."""

_RIM_BEADS = 7
_BEAD = 0.031
_ROSETTE = 0.066
_HALF_WIDTH = math.pi / RING_SLICES
_SMALL_SCALE = 0.55
"""Below this many pixels of a unit, fruit and number grow and the cream keeps out of their way."""


_NUMBER_SHARE, _MOST_NUMBER = 1.38 * 292, 0.105
"""The size of a number of two digits by the radius of its disc, in units, and the most of that, in radii."""


def draw_top(
    drawing: Drawing, spec: SliceSpec, position: float, outline: Sequence[Point], unit: float, scale: float,
    least_px: float = 0.0,
) -> None:  # fmt: skip
    """Draws the top of a slice.

    Args:
        position: Its place in the ring.
        outline: Its top, in radii.
        unit: Radius of the ring.
        scale: Pixels of one unit of 1/292 radius.
        least_px: The size of numbers at least, as far as they have room.
    """
    draw_icing(drawing, spec, position, outline, unit, scale)
    if not is_covered(drawing, spec.kind):
        _draw_fruit(drawing, spec.kind, position, unit, scale)
    small = _smallness(scale)
    x, y = point_at(slice_angle(position), _NUMBER_AT * unit)
    radius = unit * max(0.083 + 0.012 * small, min(least_px / scale / _NUMBER_SHARE, _MOST_NUMBER))
    drawing.circle(x + 0.5, y + 2.5, radius, fill="#3A1B0C", fill_opacity=0.18)
    draw_number_disc(drawing, x, y, radius, spec.number, 0.095 + 0.03 * small)


def draw_icing(
    drawing: Drawing,
    spec: SliceSpec,
    position: float,
    outline: Sequence[Point],
    unit: float,
    scale: float = 1.0,
) -> None:
    """Draws what lies flat on a slice: frosting or a player's picture, piped rim, sprinkles and cream.

    Args:
        outline: Its top, in radii.
        unit: Radius of the ring.
        scale: Pixels of one unit of 1/292 radius.
    """
    _draw_frosting(drawing, spec.kind, outline, unit)
    is_bare = not is_covered(drawing, spec.kind)
    if not is_bare:
        _draw_picture(drawing, spec.kind, position, outline, unit, scale)
    _draw_sheen(drawing, outline, unit)
    _draw_rim(drawing, spec.kind, position, unit)
    if is_bare:
        _draw_sprinkles(drawing, spec.kind, position, unit)
    _draw_cream(drawing, spec.cream, position, unit)


def _draw_frosting(drawing: Drawing, kind: str, outline: Sequence[Point], unit: float) -> None:
    color = VARIETIES[kind].frosting
    data = closed_path(outline, unit)
    stops = [(0, lighter(color, 0.26)), (0.5, color), (1, darker(color, 0.07))]
    paint = drawing.linear(-unit * 0.55, -unit * 0.8, unit * 0.6, unit * 0.8, stops)
    # A stroke of the same paint rounds the corners.
    drawing.path(data, fill=paint, stroke=paint, stroke_width=3.4, stroke_linejoin="round")


def _draw_picture(
    drawing: Drawing, kind: str, position: float, outline: Sequence[Point], unit: float, scale: float
) -> None:
    """Lays a player's picture on a slice, upright where that points up: it turns with its slice."""
    angle = slice_angle(position)
    cos, sin = math.cos(angle) * unit, math.sin(angle) * unit
    upright = [(x * cos + y * sin, y * cos - x * sin) for x, y in outline]
    with drawing.group(transform=f"rotate({math.degrees(angle):.3f})"):
        draw_cut_out(drawing, drawing.pictures[kind], upright, scale)


def _draw_sheen(drawing: Drawing, outline: Sequence[Point], unit: float) -> None:
    """Draws light along the edge of a slice."""
    center_x = sum(x for x, _ in outline) / len(outline) * unit
    center_y = sum(y for _, y in outline) / len(outline) * unit
    inner = PathData()
    for number, (x, y) in enumerate(outline):
        px, py = x * unit, y * unit
        distance = math.hypot(px - center_x, py - center_y)
        share = 1 - 2.6 / distance
        (inner.move if number == 0 else inner.line)(
            center_x + (px - center_x) * share, center_y + (py - center_y) * share
        )
    sheen = drawing.linear(
        -unit, -unit, unit, unit, [(0, "#FFFFFF", 0.75), (0.5, "#FFFFFF", 0.38), (1, "#FFFFFF", 0.22)]
    )
    drawing.path(inner.close(), fill="none", stroke=sheen, stroke_width=1.7, stroke_linejoin="round")


def _draw_rim(drawing: Drawing, kind: str, position: float, unit: float) -> None:
    """Pipes shells of cream along the outer edge."""
    colors = VARIETIES[kind]
    pipe = colors.piping
    paint = drawing.bead(lighter(pipe, 0.72), pipe, darker(colors.frosting, 0.1))
    edge = darker(colors.frosting, 0.26)
    radius, shades = _BEAD * unit, PathData()
    reach = _HALF_WIDTH - 0.063
    places = []
    for i in range(_RIM_BEADS):
        angle = slice_angle(position) + reach * (2 * i / (_RIM_BEADS - 1) - 1)
        places.append(point_at(angle, _RIM_AT * unit))
    for x, y in places:
        shades.move(x + 0.4, y + 2.6).line(x + 0.9, y + 2.6)
    drawing.stroke(shades, darker(colors.frosting, 0.6), radius * 2, stroke_opacity=0.2)
    for x, y in places:
        drawing.circle(x, y, radius, fill=paint, stroke=edge, stroke_width=0.9, stroke_opacity=0.75)


def _draw_fruit(drawing: Drawing, kind: str, position: float, unit: float, scale: float) -> None:
    x, y = point_at(slice_angle(position), FRUIT_AT * unit)
    size = (0.222 + 0.03 * _smallness(scale)) * unit
    if kind == "chocolate":
        draw_cream_cloud(drawing, x, y, size * 0.61)
    else:
        drawing.ellipse(x + 1, y + 4.5, size * 0.47, size * 0.45, fill="#3A1B0C", fill_opacity=0.17)
    draw_fruit(drawing, kind, x, y - 1, size * (0.88 if kind == "chocolate" else 1.0), scale)


def _smallness(scale: float) -> float:
    """Gives how much bolder a slice of this size is drawn, 0..1."""
    return min(max((_SMALL_SCALE - scale) / 0.3, 0.0), 1.0)


def _draw_sprinkles(drawing: Drawing, kind: str, position: float, unit: float) -> None:
    """Strews a little of what the cake is made of between number and fruit, where nothing else lies."""
    colors = VARIETIES[kind]
    rng = random.Random(f"sprinkles {kind} {position}")
    light, dark = PathData(), PathData()
    for i in range(14):
        radius = rng.uniform(0.5, 0.76)
        side = -1 if i % 2 else 1
        angle = slice_angle(position) + side * _HALF_WIDTH * rng.uniform(0.62, 0.84)
        x, y = point_at(angle, radius * unit)
        turn = rng.uniform(0, math.tau)
        dx, dy = 1.5 * math.cos(turn), 1.5 * math.sin(turn)
        (light if i % 3 else dark).move(x - dx, y - dy).line(x + dx, y + dy)
    drawing.stroke(dark, colors.filling, 2.2, stroke_opacity=0.62)
    drawing.stroke(light, lighter(colors.frosting, 0.7), 2.2, stroke_opacity=0.85)


def _draw_cream(drawing: Drawing, cream: int, position: float, unit: float) -> None:
    """Lays the rosettes side by side along the rim."""
    if not cream:
        return
    room = 2 * (math.sin(_HALF_WIDTH) * _CREAM_AT - 0.042) * unit
    radius = min(_ROSETTE * unit, room / cream / 2)
    pitch = min(radius * 2.16, (room - 2 * radius) / max(cream - 1, 1))
    rng = random.Random(f"cream {position} {cream}")
    for i in range(cream):
        aside = (i - (cream - 1) / 2) * pitch
        angle = slice_angle(position) + aside / (_CREAM_AT * unit)
        x, y = point_at(angle, _CREAM_AT * unit)
        draw_rosette(drawing, x, y, radius, rng.uniform(0, 45))
