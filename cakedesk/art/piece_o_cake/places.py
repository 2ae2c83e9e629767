"""Marks around places of the ring: where a piece has been, and where the keyboard is."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK, PORCELAIN
from cakedesk.art.piece_o_cake.colors import signals
from cakedesk.art.piece_o_cake.pieces import UNIT
from cakedesk.art.piece_o_cake.ring import (
    GAP,
    INNER_RADIUS,
    gap_angle,
    piece_frame,
    piece_outline,
    piece_path,
    point_at,
    slice_angle,
)
from cakedesk.art.piece_o_cake.sides import swept
from cakedesk.art.svg import Drawing, PathData, element, num

_GROUND, _DASHES = "#EFE6D4", "#A99A7E"
_CRUMBS = (("#8A5730", "#5A3417"), ("#B98245", "#8A5A26"), ("#DDB57C", "#B08348"))


class TakenPlaceFace(Face):
    """Where a piece has been that is taken: an outline and crumbs."""

    first: int  # number of its first slice
    count: int  # how many slices it had

    def _size(self) -> tuple[float, float]:
        return _size(self.first, self.count)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        with drawing.group(transform=_move(self.first, self.count)):
            outline = piece_path(self.first, self.count, UNIT)
            drawing.path(outline, fill=_GROUND)
            drawing.stroke(outline, _DASHES, 2.6, stroke_dasharray="9 8")
            for turn in range(self.count):
                _draw_crumbs(drawing, self.first + turn)


class GapDashesFace(Face):
    """Where a piece has been that is moved out: dashes of raspberry."""

    first: int  # number of its first slice
    count: int  # how many slices it has
    # Whether they are for the dark theme. The plate is pale in both, so they stay dark enough on it.
    dark: bool = False

    def _size(self) -> tuple[float, float]:
        return _size(self.first, self.count)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        with drawing.group(transform=_move(self.first, self.count)):
            outline = piece_path(self.first, self.count, UNIT)
            drawing.path(outline, fill=signals(self.dark).raspberry, fill_opacity=0.1)
            drawing.stroke(outline, signals(False).raspberry, 3.6, stroke_dasharray="11 10")


class FocusRingFace(Face):
    """The keyboard's ring around a piece, outside of its mark: ink between two lines of porcelain.

    The plate is pale in both themes and the dark table is not, so it is seen on either.
    """

    first: int  # number of its first slice
    count: int  # how many slices it has

    def _size(self) -> tuple[float, float]:
        frame = piece_frame(self.first, self.count, lifted=True)
        return frame.width * UNIT, frame.height * UNIT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        lines = ((PORCELAIN, 16.5), (CARD_INK, 14.0), (PORCELAIN, 10.6))
        with drawing.group(transform=_move(self.first, self.count, lifted=True)):
            _draw_rings(drawing, self.first, self.count, lines)


def _draw_rings(drawing: Drawing, first: int, count: int, lines: Sequence[tuple[str, float]]) -> None:
    """Draws discs of the wider line under those of the next: only rings stay, the inside is cut out."""
    frame = piece_frame(first, count, lifted=True)

    def around(spread: float) -> str:
        return swept(piece_outline(first, count, spread / UNIT), UNIT).text()

    sheet = element(
        "rect",
        x=f"{-frame.center_x * UNIT:.2f}",
        y=f"{-frame.center_y * UNIT:.2f}",
        width=frame.width * UNIT,
        height=frame.height * UNIT,
        fill="#fff",
    )
    inside = element("path", d=around(7.4), fill="#000")
    with drawing.group(mask=drawing.mask(sheet + inside)):
        for color, spread in lines:
            drawing.path(around(spread), fill=color)


def _size(first: int, count: int) -> tuple[float, float]:
    frame = piece_frame(first, count)
    return frame.width * UNIT, frame.height * UNIT


def _move(first: int, count: int, *, lifted: bool = False) -> str:
    frame = piece_frame(first, count, lifted)
    return f"translate({num(frame.center_x * UNIT)} {num(frame.center_y * UNIT)})"


def _draw_crumbs(drawing: Drawing, position: int) -> None:
    """Leaves crumbs where a slice lay, the same for a place at all times."""
    rng = random.Random(f"left over {position % 11}")
    half = slice_angle(position) - gap_angle(position)
    for _ in range(9):
        radius = math.sqrt(rng.uniform((INNER_RADIUS + 0.09) ** 2, 0.95**2))
        reach = half - (GAP / 2 + 0.03) / radius
        x, y = point_at(slice_angle(position) + rng.uniform(-reach, reach), radius * UNIT)
        size = rng.choice((1.8, 2.4, 3.0, 4.2, 5.4))
        color, edge = rng.choice(_CRUMBS)
        _draw_crumb(drawing, rng, x, y, size, color, edge)


def _draw_crumb(
    drawing: Drawing, rng: random.Random, x: float, y: float, size: float, color: str, edge: str
) -> None:
    drawing.ellipse(x + 0.5, y + size * 0.45, size, size * 0.8, fill="#3A2412", fill_opacity=0.22)
    corners = [math.tau * (i + rng.uniform(-0.25, 0.25)) / 6 for i in range(6)]
    data = PathData()
    for number, angle in enumerate(corners):
        far = size * rng.uniform(0.8, 1.1)
        (data.move if number == 0 else data.line)(x + far * math.cos(angle), y + far * math.sin(angle) * 0.9)
    drawing.path(data.close(), fill=color, stroke=edge, stroke_width=0.7, stroke_linejoin="round")
    drawing.circle(x - size * 0.3, y - size * 0.3, size * 0.24, fill="#FFF0D0", fill_opacity=0.6)
