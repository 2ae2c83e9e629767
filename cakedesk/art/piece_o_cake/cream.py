"""What is piped: rosettes of cream, the beads of a rim, and the discs that carry numbers."""

from __future__ import annotations

import math
from functools import cache

from cakedesk.art.lettering import draw_numeral
from cakedesk.art.palette import CARD_INK, PORCELAIN
from cakedesk.art.piece_o_cake.colors import CREAM, CREAM_EDGE
from cakedesk.art.svg import Drawing, PathData, num

_LOBES = 8


def draw_rosette(
    drawing: Drawing, x: float, y: float, radius: float, turn: float = 0.0, edge: str = CREAM_EDGE
) -> None:
    """Draws a rosette of cream seen from above, turned by some degrees, around a point."""
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({radius / 20:.4f})"):
        drawing.ellipse(0.8, 3.0, 19.4, 18.6, fill="#3A1B0C", fill_opacity=0.2)
        outer = drawing.radial(-3, -4, 24, [(0, "#FFFFFF"), (0.62, CREAM), (1, "#EAD6B2")])
        with drawing.group(transform=f"rotate({num(turn)})"):
            drawing.path(_scallop(19.4), fill=outer, stroke=edge, stroke_width=1.3)
        with drawing.group(transform=f"rotate({num(turn + 180 / _LOBES)})"):
            drawing.path(_scallop(12.6), fill=outer, stroke=edge, stroke_width=1.1, stroke_opacity=0.9)
        drawing.circle(0, 0, 6.6, fill=drawing.radial(-1.6, -2, 8, [(0, "#FFFFFF"), (1, "#F3E3C3")]))
        curl = PathData().move(5.6, 1.4).curve(4.6, 5.4, -2.6, 6, -5, 2).curve(-7, -3, -1.6, -6.4, 2, -4)
        drawing.stroke(curl.curve(4.6, -2, 3, 1.4, 0.4, 0.8), "#CDAF7E", 1.25)


@cache
def _scallop(radius: float) -> str:
    """Outlines a flower of round lobes around (0, 0)."""
    data = PathData()
    valley, lobe = radius * 0.87, radius * 0.345
    for i in range(_LOBES + 1):
        angle = math.tau * (i - 0.5) / _LOBES
        x, y = valley * math.sin(angle), -valley * math.cos(angle)
        if i == 0:
            data.move(x, y)
        else:
            data.arc(lobe, lobe, x, y, clockwise=True)
    return data.close().text()


def draw_cream_cloud(drawing: Drawing, x: float, y: float, radius: float) -> None:
    """Draws a flat bed of cream, on which dark things stand out."""
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({radius / 20:.4f})"):
        drawing.ellipse(0.5, 2.4, 19.2, 18.6, fill="#2A0F08", fill_opacity=0.3)
        paint = drawing.radial(-4, -6, 26, [(0, "#FFFFFF"), (0.7, CREAM), (1, "#EBD8B6")])
        drawing.path(_scallop(19.6), fill=paint, stroke=CREAM_EDGE, stroke_width=1.0)


def draw_number_disc(drawing: Drawing, x: float, y: float, radius: float, number: int, border: float) -> None:
    """Draws a porcelain disc with a number of at most three digits around a point.

    Args:
        border: Width of the ink around it as a share of the radius.
    """
    line = radius * border
    drawing.circle(x, y, radius - line / 2, fill=PORCELAIN, stroke=CARD_INK, stroke_width=line)
    size = radius * (1.6, 1.38, 0.95)[len(str(number)) - 1]
    draw_numeral(drawing, str(number), x, y, size, CARD_INK)
