"""Pieces of cake from above: runs of neighbouring slices, first all their sides, then all their tops."""

from __future__ import annotations

import math
from typing import NamedTuple

from cakedesk.art.face import Face
from cakedesk.art.palette import PORCELAIN
from cakedesk.art.piece_o_cake.colors import VARIETIES, Mark, signals
from cakedesk.art.piece_o_cake.ring import (
    GAP,
    INNER_RADIUS,
    RING_SLICES,
    THICKNESS,
    Point,
    gap_angle,
    piece_frame,
    piece_outline,
    piece_path,
    point_at,
    slice_angle,
    wedge_outline,
)
from cakedesk.art.piece_o_cake.sides import closed_path, draw_sides, swept
from cakedesk.art.piece_o_cake.tops import FRUIT_AT, draw_top
from cakedesk.art.svg import Drawing, PathData, num

UNIT = 292.0
"""Radius of the ring in the units that pieces are drawn in, which are those of the table."""

_GROOVE = 3.3 / UNIT
"""How far the tops of neighbours in one piece are moved in."""

_EATEN_RADIUS = 0.125
"""Of the small plate on a slice that is to be eaten."""

_SHADOW = "#2A1B0E"
_PLATE = "#FDFBF5"


class SliceSpec(NamedTuple):
    """One slice.

    Attributes:
        kind: Its variety, as the card list spells it.
        number: How many slices of it there are.
        cream: Its dollops of cream.
    """

    kind: str
    number: int
    cream: int


class PieceFace(Face):
    """A run of neighbouring slices at their true angle."""

    slices: tuple[SliceSpec, ...]  # clockwise
    first: int  # number of the first one
    mark: Mark = "none"  # its outline
    lifted: bool = False  # whether it is moved out
    dark: bool = False  # whether the outline is for the dark theme
    eaten: tuple[int, ...] = ()  # those of its slices that are to be eaten, from 0
    least_px: float = 0.0  # the size of numbers at least, as far as they have room

    @property
    def name(self) -> str:
        """Its varieties and place."""
        kinds = " ".join(spec.kind for spec in self.slices)
        look = f"{self.mark} {self.lifted} {self.dark} {self.eaten} {self.least_px}"
        return f"Piece {self.first} {kinds} {look}"

    def _size(self) -> tuple[float, float]:
        frame = piece_frame(self.first, len(self.slices), self.lifted)
        return frame.width * UNIT, frame.height * UNIT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        frame = piece_frame(self.first, len(self.slices), self.lifted)
        # Pixels of one unit: what is small is drawn bolder.
        scale = width_units / (frame.width * UNIT)
        move = f"translate({num(frame.center_x * UNIT)} {num(frame.center_y * UNIT)})"
        with drawing.group(transform=move):
            look = self.mark, self.lifted, self.dark, scale, self.least_px
            draw_piece(drawing, self.slices, self.first, *look)
            for turn in self.eaten:
                self._draw_eaten(drawing, turn)

    def _draw_eaten(self, drawing: Drawing, turn: int) -> None:
        """Draws a slice paler, with a small plate on it."""
        from cakedesk.art.piece_o_cake.tokens import draw_eaten_plate  # noqa: PLC0415 - see `faces`

        top = closed_path(_wedge(self.first, len(self.slices), turn, _GROOVE), UNIT)
        drawing.path(top, fill=PORCELAIN, fill_opacity=0.58)
        x, y = point_at(slice_angle(self.first + turn), FRUIT_AT * UNIT)
        radius = _EATEN_RADIUS * UNIT
        with drawing.group(
            transform=f"translate({num(x - radius)} {num(y - radius)}) scale({num(radius / 50)})"
        ):
            draw_eaten_plate(drawing)


def draw_piece(
    drawing: Drawing,
    slices: tuple[SliceSpec, ...],
    first: float,
    mark: Mark = "none",
    lifted: bool = False,
    dark: bool = False,
    scale: float = 1.0,
    least_px: float = 0.0,
) -> None:
    """Draws a piece whose ring lies around (0, 0) and has a radius of `UNIT`. See `PieceFace`.

    Args:
        first: Number of the first slice; half a number turns the piece by half a slice.
        scale: Pixels of one unit it will be shown at.
    """
    count = len(slices)
    _draw_shadow(drawing, piece_path(first, count, UNIT).text(), lifted)
    if mark != "none":
        _draw_mark(drawing, swept(piece_outline(first, count), UNIT), mark, dark)
        if count == RING_SLICES:  # its outline has no hole: the plate is seen through it
            drawing.circle(0, 0, INNER_RADIUS * UNIT, fill=_PLATE)
    # From the back to the front: a slice hides the side of the one behind it.
    for turn in sorted(range(count), key=lambda turn: -math.cos(slice_angle(first + turn))):
        position = (first + turn) % RING_SLICES
        draw_sides(drawing, slices[turn].kind, position, _wedge(first, count, turn), UNIT)
    for turn, spec in enumerate(slices):
        crust = VARIETIES[spec.kind].crust
        # The thin stroke closes the seam between neighbours, through which the plate would shine.
        body = closed_path(_wedge(first, count, turn), UNIT)
        drawing.path(body, fill=crust, stroke=crust, stroke_width=2.4)
    for turn, spec in enumerate(slices):
        position = (first + turn) % RING_SLICES
        top = _wedge(first, count, turn, _GROOVE)
        draw_top(drawing, spec, position, top, UNIT, scale, least_px)


def _wedge(first: float, count: int, turn: int, groove: float = 0.0) -> tuple[Point, ...]:
    """Outlines one slice of a piece; only the ends of a piece have a gap."""
    end = GAP / 2
    before = end if turn == 0 and count < RING_SLICES else groove
    after = end if turn == count - 1 and count < RING_SLICES else groove
    start = gap_angle(first + turn)
    return wedge_outline(start, gap_angle(first + turn + 1), (before, after), (INNER_RADIUS, 1.0))


def _draw_shadow(drawing: Drawing, data: str, lifted: bool) -> None:
    """Draws a soft shadow out of nested strokes: a blur would be slow, and Qt does not always know it.

    Only what shows beside the piece needs to be painted, so a piece that lies has no filled shadow.
    """
    foot = THICKNESS * UNIT
    if not lifted:
        for width in (14, 10, 7, 4):
            _draw_shade(drawing, data, width, foot + 1, 0.1)
        return
    drawing.path(data, fill=_SHADOW, fill_opacity=0.34, transform=f"translate(0 {num(foot + 6)})")
    for width in (54, 47, 40, 34, 28, 23, 18, 13, 9, 5):
        _draw_shade(drawing, data, width, foot + 6, 0.04)


def _draw_shade(drawing: Drawing, data: str, width: float, down: float, opacity: float) -> None:
    drawing.path(
        data,
        fill="none",
        stroke=_SHADOW,
        stroke_opacity=opacity,
        stroke_width=width,
        stroke_linejoin="round",
        transform=f"translate(0 {num(down)})",
    )


def _draw_mark(drawing: Drawing, whole: PathData, mark: Mark, dark: bool) -> None:
    colors = signals(dark)
    if mark == "honey":
        rings: tuple[tuple[str, float], ...] = ((colors.ink, 12.6), (colors.honey, 9.6))
    else:
        # Light raspberry would melt into strawberries without a dark line.
        rings = ((PORCELAIN, 19.0), (colors.raspberry, 13.6), (colors.ink if dark else colors.raspberry, 3.4))
    for color, width in rings:
        drawing.path(whole, fill=color, stroke=color, stroke_width=width, stroke_linejoin="round")
