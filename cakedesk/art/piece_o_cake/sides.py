"""The sides of slices: frosting, sponge, filling, sponge and crust, one below the other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

from cakedesk.art.color import darker, lighter
from cakedesk.art.piece_o_cake.colors import VARIETIES
from cakedesk.art.piece_o_cake.ring import THICKNESS, Point
from cakedesk.art.svg import Drawing, PathData

_FROSTING, _UPPER, _FILLING, _LOWER = 0.012, 0.028, 0.036, 0.051
"""How far below the top the frosting, the upper sponge, the filling and the lower sponge end."""


def draw_sides(
    drawing: Drawing, kind: str, position: float, outline: Sequence[Point], unit: float, stretch: float = 1.0
) -> None:
    """Draws the sides of a slice that are seen from above and a little from the front.

    Args:
        position: Its place in the ring, which seeds its crumbs.
        outline: Its top, clockwise, in radii.
        unit: Radius of the ring.
        stretch: How many times as high it is as on the table, where it is seen from above.
    """
    colors = VARIETIES[kind]
    chains = _front_chains(outline)
    edge = darker(colors.crust, 0.4)
    bands = (
        (0.0, THICKNESS, edge),
        (_LOWER, THICKNESS - 0.0035, colors.crust),
        (_FILLING, _LOWER, darker(colors.sponge, 0.07)),
        (_UPPER, _FILLING, colors.filling),
        (_FROSTING, _UPPER, colors.sponge),
        (_FROSTING, _FROSTING + 0.005, darker(colors.sponge, 0.22)),
        (0.0, _FROSTING, darker(colors.frosting, 0.12)),
        (_LOWER, _LOWER + 0.004, lighter(colors.crust, 0.3)),
    )
    for upper, lower, color in bands:
        data = PathData()
        for chain in chains:
            _add_band(data, chain, upper * stretch, lower * stretch, unit)
        drawing.path(data, fill=color)
    tones = (darker(colors.sponge, 0.3), lighter(colors.sponge, 0.5))
    _draw_crumbs(drawing, chains, tones, position, unit, stretch)


def closed_path(outline: Sequence[Point], unit: float) -> PathData:
    """Gives an outline in radii as path data, where the ring's radius is `unit`."""
    data = PathData()
    _add_polygon(data, [(x * unit, y * unit) for x, y in outline])
    return data


def swept(outline: Sequence[Point], unit: float) -> PathData:
    """Outlines a piece with its sides by outlines that overlap: its top, its foot, and what lies between.

    Args:
        outline: Its top, clockwise, in radii.
        unit: Radius of the ring.
    """
    data = closed_path(outline, unit)
    for chain in _front_chains(outline):
        _add_band(data, chain, 0.0, THICKNESS, unit)
    return data


def _front_chains(outline: Sequence[Point]) -> list[list[Point]]:
    """Finds the runs of edges that look down: on the screen, a clockwise outline runs leftwards there."""
    count = len(outline)
    looks_down = [outline[(i + 1) % count][0] < outline[i][0] - 1e-9 for i in range(count)]
    starts = [i for i in range(count) if looks_down[i] and not looks_down[i - 1]]
    chains = []
    for start in starts:
        chain, i = [outline[start]], start
        while looks_down[i % count]:
            i += 1
            chain.append(outline[i % count])
        chains.append(chain)
    return chains


def _add_band(data: PathData, chain: Sequence[Point], upper: float, lower: float, unit: float) -> None:
    above = [(x * unit, (y + upper) * unit) for x, y in chain]
    below = [(x * unit, (y + lower) * unit) for x, y in reversed(chain)]
    # Against the clock as the chain runs leftwards above; turned round, so that it adds up with the top.
    _add_polygon(data, [*above, *below][::-1] if _is_left(above, below) else [*above, *below])


def _is_left(above: Sequence[Point], below: Sequence[Point]) -> bool:
    ring = [*above, *below]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))
    return area < 0


def _add_polygon(data: PathData, points: Sequence[Point]) -> None:
    data.move(*points[0])
    for x, y in points[1:]:
        data.line(x, y)
    data.close()


def _draw_crumbs(
    drawing: Drawing,
    chains: Sequence[Sequence[Point]],
    tones: tuple[str, str],
    position: float,
    unit: float,
    stretch: float,
) -> None:
    rng = random.Random(f"crumbs {position} {tones[0]}")
    specks = (PathData(), PathData())
    for chain in chains:
        for (ax, ay), (bx, by) in pairwise(chain):
            length = abs(ax - bx)
            for _ in range(int(length * 34 * stretch + rng.random())):
                share = rng.random()
                band = rng.choice(((_FROSTING + 0.004, _UPPER - 0.003), (_FILLING + 0.003, _LOWER - 0.003)))
                x, y = ax + (bx - ax) * share, ay + (by - ay) * share + rng.uniform(*band) * stretch
                specks[rng.random() < 0.45].move(x * unit, y * unit).line(x * unit + 0.5, y * unit)
    for data, tone in zip(specks, tones, strict=True):
        if data.text():
            drawing.stroke(data, tone, 1.5, stroke_opacity=0.75)
