"""Knives: their discs on the rim, their blades in the gaps, and the plus of a gap without one."""

from __future__ import annotations

import math

from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK, CARD_INK_SOFT, PORCELAIN
from cakedesk.art.piece_o_cake.colors import signals
from cakedesk.art.piece_o_cake.pieces import UNIT
from cakedesk.art.piece_o_cake.ring import INNER_RADIUS, cut_frame, gap_angle
from cakedesk.art.svg import Drawing, PathData, num

_BLADE_END = 1.1
"""How far out a blade goes, under the disc of its knife."""


class KnifeFace(Face):
    """The disc by which a knife is held, on the rim."""

    gap: int  # the gap it lies in, towards whose middle the blade points
    selected: bool = False  # whether it is the one being moved
    dark: bool = False  # whether it is for the dark theme
    _units = 100, 100
    _radius = 50.0

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        colors = signals(self.dark)
        if self.selected:
            drawing.circle(50, 50, 50, fill=PORCELAIN)
            drawing.circle(50, 50, 44, fill=colors.raspberry)
        else:
            drawing.circle(50, 50, 50, fill=CARD_INK)
            ground = drawing.linear(20, 10, 80, 90, [(0, "#FFFFFF"), (1, "#F3EBDA")])
            drawing.circle(50, 50, 44, fill=ground)
        with drawing.group(transform=f"rotate({num(math.degrees(gap_angle(self.gap)))} 50 50)"):
            if self.selected:
                _draw_knife(drawing, colors.on_raspberry, colors.on_raspberry, colors.raspberry)
            else:
                blade = drawing.linear(40, 0, 62, 0, [(0, "#F4F6F8"), (0.5, "#C3CAD2"), (1, "#8D97A2")])
                handle = drawing.linear(42, 0, 58, 0, [(0, "#A8673A"), (0.5, "#84491F"), (1, "#5C2F12")])
                _draw_knife(drawing, blade, handle, CARD_INK)


def _draw_knife(drawing: Drawing, blade: str, handle: str, line: str) -> None:
    """Draws a cake knife in a disc of 100, its tip down: towards the middle of the cake."""
    shape = PathData().move(42.5, 43).line(57.5, 43).line(57.5, 68).curve(57.5, 79, 50, 86, 42.5, 88).close()
    drawing.path(shape, fill=blade, stroke=line, stroke_width=2.4, stroke_linejoin="round")
    drawing.stroke(PathData().move(46.6, 47).line(46.6, 77), "#FFFFFF", 1.8, stroke_opacity=0.7)
    drawing.rect(43.2, 11.5, 13.6, 29.5, 5.6, fill=handle, stroke=line, stroke_width=2.4)
    for y in (19.5, 31.0):
        drawing.circle(50, y, 2.1, fill=line, fill_opacity=0.85)
    drawing.rect(40.4, 38.6, 19.2, 5.6, 2.4, fill=handle, stroke=line, stroke_width=2.2)


class CutLineFace(Face):
    """The blade in a gap."""

    gap: int
    selected: bool = False  # whether its knife is being moved
    dark: bool = False  # whether it is for the dark theme

    def _size(self) -> tuple[float, float]:
        frame = cut_frame(self.gap)
        return frame.width * UNIT, frame.height * UNIT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        frame = cut_frame(self.gap)
        turn = math.degrees(gap_angle(self.gap))
        move = f"translate({num(frame.center_x * UNIT)} {num(frame.center_y * UNIT)}) rotate({num(turn)})"
        inner, outer = INNER_RADIUS * UNIT + 2, _BLADE_END * UNIT
        with drawing.group(transform=move):
            _draw_line(drawing, outer, inner, "#1E1510", 8.4, 0.22)
            if self.selected:
                _draw_line(drawing, outer, inner, PORCELAIN, 8.0)
                _draw_line(drawing, outer, inner, signals(self.dark).raspberry, 5.0)
                return
            _draw_line(drawing, outer, inner, "#FFFFFF", 7.2)
            _draw_line(drawing, outer, inner, "#77818C", 4.6)
            _draw_line(drawing, outer, inner, "#B9C2CB", 2.2)
            _draw_line(drawing, outer, inner, "#F1F4F7", 0.9)


def _draw_line(
    drawing: Drawing, outer: float, inner: float, color: str, width: float, opacity: float = 1.0
) -> None:
    line = PathData().move(0, -outer).line(0, -inner)
    drawing.stroke(line, color, width, stroke_opacity=opacity)


class PlusFace(Face):
    """The mark of a gap that may be cut."""

    lit: bool = False  # whether the pointer or the keyboard is on it
    dark: bool = False  # whether it is for the dark theme
    _units = 100, 100
    _radius = 50.0

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        ink = CARD_INK if self.lit else CARD_INK_SOFT
        drawing.circle(50, 50, 50, fill=ink)
        drawing.circle(
            50, 50, 42 if self.lit else 43, fill=signals(self.dark).honey if self.lit else PORCELAIN
        )
        cross = PathData().move(50, 28).line(50, 72).move(28, 50).line(72, 50)
        drawing.stroke(cross, ink, 12 if self.lit else 10)
