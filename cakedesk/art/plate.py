"""A round porcelain plate seen a little from above."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.svg import Drawing, PathData

PLATE_RADIUS = 100.0
PLATE_RY = 12.4
PLATE_THICKNESS = 4.6
"""Measures of a plate 200 units wide."""


def draw_plate(drawing: Drawing, cx: float, cy: float, radius: float, cake_radius: float) -> None:
    """Draws a plate with the soft shadow of the cake on it.

    Args:
        cx: Middle of the upper face.
        cy: Middle of the upper face.
        radius: Half the width.
        cake_radius: Half the width of the cake that stands on it; 0: the plate is empty.
    """
    unit = radius / PLATE_RADIUS
    rx, ry, thickness = radius - 1.2 * unit, PLATE_RY * unit, PLATE_THICKNESS * unit
    shadow = drawing.radial(
        cx, cy + thickness + 1.2 * unit, rx, [(0.82, "#1d2a1f", 0.34), (1, "#1d2a1f", 0.0)], flatten=0.137
    )
    drawing.ellipse(cx, cy + thickness + 1.2 * unit, rx, rx * 0.137, fill=shadow)
    under = (
        PathData()
        .move(cx - rx, cy)
        .curve(
            cx - rx * 0.98, cy + thickness * 1.5, cx - rx * 0.6, cy + ry + thickness, cx, cy + ry + thickness
        )
    )
    under.curve(cx + rx * 0.6, cy + ry + thickness, cx + rx * 0.98, cy + thickness * 1.5, cx + rx, cy).close()
    edge = [(0, "#AFA797"), (0.25, "#E6DFD0"), (0.5, "#CFC7B7"), (1, "#8F8778")]
    drawing.path(under, fill=drawing.linear(cx - rx, 0, cx + rx, 0, edge))
    upper = drawing.linear(
        cx - rx, cy - ry, cx + rx * 0.5, cy + ry, [(0, "#FFFFFF"), (0.5, "#F8F4EA"), (1, "#E2DCCE")]
    )
    drawing.ellipse(cx, cy, rx, ry, fill=upper)
    drawing.ellipse(
        cx, cy, rx - 0.5 * unit, ry - 0.35 * unit, fill="none", stroke="#FFFFFF", stroke_width=0.9 * unit
    )
    well = drawing.linear(cx, cy - ry, cx, cy + ry, [(0, "#D9D2C2"), (0.35, "#EFEADD"), (1, "#FBF8F0")])
    drawing.ellipse(cx, cy + 0.3 * unit, rx * 0.885, ry * 0.82, fill=well)
    if cake_radius > 0:
        spread = cake_radius * 1.09
        shade = drawing.radial(
            cx + 2 * unit,
            cy + 1.2 * unit,
            spread,
            [(0.72, "#4a2a16", 0.55), (1, "#4a2a16", 0.0)],
            flatten=0.122,
        )
        drawing.ellipse(cx + 2 * unit, cy + 1.2 * unit, spread, spread * 0.122, fill=shade)


class PlateFace(Face):
    """An empty plate, with the room around it that a plate with a cake has."""

    _units = PLATE_RADIUS * 2, 3.0 + PLATE_RY * 2 + PLATE_THICKNESS + 3.4

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_plate(drawing, PLATE_RADIUS, 3.0 + PLATE_RY, PLATE_RADIUS, 0.0)
