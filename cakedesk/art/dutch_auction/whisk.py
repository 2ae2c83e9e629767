"""The whisk: the sign of powers, and of the backs of cards."""

from __future__ import annotations

from cakedesk.art.palette import CARD_INK, PORCELAIN
from cakedesk.art.svg import Drawing, PathData, num


def draw_whisk(drawing: Drawing, x: float, y: float, size: float, color: str, bold: float = 1.0) -> None:
    """Draws a whisk around a point, `size` high; `bold`: how much thicker than at full size its wires are."""
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({size / 100:.4f})"):
        for half in (29.0, 11.0):
            wire = PathData().move(-3, 16).curve(-half * 0.6, 4, -half, -10, -half, -24)
            wire.curve(-half, -56, half, -56, half, -24).curve(half, -10, half * 0.6, 4, 3, 16)
            drawing.stroke(wire, color, 6.2 * bold)
        drawing.rect(-7.5, 12, 15, 38, 7, fill=color)


def draw_whisk_disc(
    drawing: Drawing, x: float, y: float, radius: float, used: bool = False, bold: float = 1.0
) -> None:
    """Draws a porcelain disc with a whisk, struck through if that power is used."""
    drawing.circle(x, y + radius * 0.06, radius, fill="#2a0f08", fill_opacity=0.2)
    drawing.circle(x, y, radius, fill=PORCELAIN)
    draw_whisk(drawing, x, y, radius * 1.42, CARD_INK, bold)
    if used:
        reach = radius * 0.92
        stroke = PathData().move(x - reach, y + reach * 0.72).line(x + reach, y - reach * 0.72)
        drawing.stroke(stroke, PORCELAIN, radius * 0.36)
        drawing.stroke(stroke, CARD_INK, radius * 0.17)
