"""What the end of a game shows: somebody's cake on a plate of its own, or a plate of what was eaten."""

from __future__ import annotations

import math
import random

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake.colors import VARIETIES
from cakedesk.art.piece_o_cake.cream import draw_cream_cloud
from cakedesk.art.piece_o_cake.fruits import draw_fruit, draw_round_picture, is_covered
from cakedesk.art.piece_o_cake.pieces import UNIT, SliceSpec, draw_piece
from cakedesk.art.piece_o_cake.plate import draw_plate_above
from cakedesk.art.piece_o_cake.ring import RING_SLICES, THICKNESS, Point, piece_outline
from cakedesk.art.svg import Drawing, num

_WIDTH_UNITS, _HEIGHT_UNITS = 200.0, 207.0
_MIDDLE, _RIM = 100.0, 95.0
_WELL = 0.89
"""The flat of a plate, by its rim."""

_CAKE = 0.85
"""How far a piece reaches from the middle of its plate, by the plate's rim."""

_LARGEST = 1.7
"""How much larger than in the whole cake a slice may be, by the whole cake's share of a plate."""

_MOST_TOUCHING = 4
_CRUMBS = 34
_LOOSE = 1.15
"""From one of a few things on a plate to the next, by their width."""


class ServedPieceFace(Face):
    """A run of slices on a plate, seen from above, as large as the plate allows."""

    slices: tuple[SliceSpec, ...]  # clockwise, 1..11
    _units = _WIDTH_UNITS, _HEIGHT_UNITS

    @property
    def name(self) -> str:
        """Its varieties."""
        return " ".join(["ServedPiece", *(spec.kind for spec in self.slices)])

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_plate_above(drawing, _MIDDLE, _MIDDLE, _RIM)
        runs = _runs(len(self.slices))
        points = [point for first, count in runs for point in piece_outline(first, count)]
        y = (min(y for _, y in points) + max(y for _, y in points) + THICKNESS) / 2
        reach = max(math.hypot(x, max(abs(dy - y), abs(dy + THICKNESS - y))) for x, dy in points)
        scale = min(_CAKE / reach, _LARGEST) * _RIM / UNIT
        move = f"translate({num(_MIDDLE)} {num(_MIDDLE - y * UNIT * scale)})"
        rest = list(self.slices)
        with drawing.group(transform=f"{move} scale({scale:.4f})"):
            for first, count in runs:
                run, rest = rest[:count], rest[count:]
                draw_piece(drawing, tuple(run), first, scale=scale * width_units / _WIDTH_UNITS)


def _runs(count: int) -> list[tuple[float, int]]:
    """Gives the places of the first slice of each run and the lengths of the runs, all around the top.

    Returns:
        A few slices touch each other, more are spread over the plate, and eleven are a whole cake.
    """
    if count <= _MOST_TOUCHING or count == RING_SLICES:
        # Half a number for an even count: the piece stands upright.
        return [((1 - count) / 2, count)]
    return [(RING_SLICES / count * number, 1) for number in range(count)]


class EatenFeastFace(Face):
    """A plate with crumbs and the fruit of every slice that was eaten from it."""

    kinds: tuple[str, ...]  # the variety of each slice
    _units = _WIDTH_UNITS, _HEIGHT_UNITS

    @property
    def name(self) -> str:
        """Its varieties."""
        return " ".join(["EatenFeast", *self.kinds])

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_plate_above(drawing, _MIDDLE, _MIDDLE, _RIM)
        rng = random.Random("feast")
        for _ in range(_CRUMBS):
            self._draw_crumb(drawing, rng)
        places, size = _rings(len(self.kinds))
        side, scale = size * _RIM * _WELL, width_units / _WIDTH_UNITS
        for kind, (right, down) in zip(self.kinds, places, strict=True):
            x, y = _MIDDLE + right * _RIM * _WELL, _MIDDLE + down * _RIM * _WELL
            drawing.ellipse(
                x + side * 0.02, y + side * 0.08, side * 0.5, side * 0.47, fill="#2A1B0E", fill_opacity=0.16
            )
            draw_cream_cloud(drawing, x, y, side * 0.5)
            if is_covered(drawing, kind):
                draw_round_picture(drawing, kind, x, y, side * 0.4, scale)
            else:
                draw_fruit(drawing, kind, x, y, side * 0.8, scale)

    def _draw_crumb(self, drawing: Drawing, rng: random.Random) -> None:
        """Strews a crumb of something that was eaten anywhere on the plate."""
        angle, far = rng.uniform(0, math.tau), _RIM * _WELL * math.sqrt(rng.uniform(0.02, 0.95))
        x, y = _MIDDLE + far * math.cos(angle), _MIDDLE + far * math.sin(angle)
        colors, size = VARIETIES[rng.choice(self.kinds)], rng.choice((0.9, 1.3, 1.8, 2.3))
        drawing.ellipse(x, y + size * 0.3, size * 1.05, size * 0.9, fill="#2A1B0E", fill_opacity=0.2)
        drawing.ellipse(
            x, y, size, size * 0.85, fill=rng.choice((colors.sponge, colors.crust, colors.frosting))
        )


def _rings(count: int) -> tuple[list[Point], float]:
    """Gives places for a number of round things in a circle of radius 1, and how wide they may be."""
    if count == 1:
        return [(0.0, 0.0)], 0.8
    best: tuple[list[Point], float] = ([], 0.0)
    for inner in range(count):
        middle = inner % 7 if inner > 7 else 0
        rings = [number for number in (count - inner, inner - middle, middle) if number]
        found = _laid(rings)
        best = max(best, found, key=lambda way: way[1])
    return best


def _laid(rings: list[int]) -> tuple[list[Point], float]:
    """Lays things in rings, the outer one first, as wide as they can be without touching."""
    size = 0.72
    while True:
        radii = [1.0 - size * (0.56 + 1.04 * number) for number in range(len(rings))]
        if all(_has_room(number, radius, size) for number, radius in zip(rings, radii, strict=True)):
            break
        size *= 0.97
    places: list[Point] = []
    start = math.pi / 2 if sum(rings) == 2 else 0.0
    for ring, (number, radius) in enumerate(zip(rings, radii, strict=True)):
        far = radius if number > 1 else 0.0
        if len(rings) == 1 and number > 1:
            # A few lie together rather than along the rim.
            far = min(far, size * _LOOSE / (2 * math.sin(math.pi / number)))
        for turn in range(number):
            angle = math.tau * (turn + (ring % 2) / 2) / number + start
            places.append((far * math.sin(angle), -far * math.cos(angle)))
    return places, size


def _has_room(number: int, radius: float, size: float) -> bool:
    """Tells whether so many things of a size stand clear of each other in a ring."""
    if number == 1:
        return radius >= 0
    return radius > 0 and 2 * radius * math.sin(math.pi / number) >= size * 1.02
