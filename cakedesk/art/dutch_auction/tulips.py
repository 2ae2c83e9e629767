"""Tulips: what all the money went for, once."""

from __future__ import annotations

from cakedesk.art.color import darker, lighter
from cakedesk.art.face import Face
from cakedesk.art.svg import Drawing, PathData, num

WIDTH, HEIGHT = 300.0, 366.0
_TOP = 48.0
_BLUE = "#23539B"
_STEM = "#4E9A5B"
_FOOT = (0.0, 170.0)
_BOUQUET = (
    (-72, 42, -24, "#E86FA0"),
    (70, 44, 24, "#FFD3E0"),
    (-38, 2, -11, "#C42F4B"),
    (40, 0, 12, "#E86FA0"),
    (0, 24, 0, "#F2A900"),
)
"""Of each tulip, the ones behind first: where its head is, how far it leans in degrees, its colour."""


class TulipVaseFace(Face):
    """Five tulips in a blue and white vase."""

    _units = WIDTH, HEIGHT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        shadow = drawing.radial(150, 352, 92, [(0.4, "#1d2a1f", 0.32), (1, "#1d2a1f", 0.0)], flatten=0.12)
        drawing.ellipse(150, 352, 92, 11, fill=shadow)
        with drawing.group(transform=f"translate(150 {num(_TOP)})"):
            draw_tulips(drawing)
        with drawing.group(transform="translate(0 24)"):
            _draw_vase(drawing)


def draw_tulips(drawing: Drawing) -> None:
    """Draws a bunch of tulips, its middle head around (0, 24); the stems meet at (0, 170)."""
    for x, y, _, _ in _BOUQUET:
        stem = PathData().move(x, y + 26).quad(x * 0.72, y + 90, *_FOOT)
        drawing.stroke(stem, darker(_STEM, 0.3), 9)
        drawing.stroke(stem, _STEM, 6)
    for side in (-1, 1):
        leaf = PathData().move(side * 2, 168).curve(side * 34, 150, side * 70, 128, side * 94, 84)
        leaf.curve(side * 88, 134, side * 58, 160, side * 8, 176).close()
        paint = drawing.linear(0, 90, 0, 176, [(0, lighter(_STEM, 0.2)), (1, darker(_STEM, 0.22))])
        drawing.path(leaf, fill=paint, stroke=darker(_STEM, 0.4), stroke_width=1.6)
    for x, y, lean, color in _BOUQUET:
        with drawing.group(transform=f"translate({x} {y}) rotate({lean})"):
            _draw_head(drawing, color)


def _draw_head(drawing: Drawing, color: str) -> None:
    """Draws a tulip's head, 68 wide and 72 high around (0, 0)."""
    edge, line = darker(color, 0.34), 1.8
    paint = drawing.linear(0, -36, 0, 36, [(0, lighter(color, 0.3)), (0.5, color), (1, darker(color, 0.2))])
    for side in (-1, 1):
        back = PathData().move(0, 30).curve(side * 4, -6, side * 10, -24, side * 22, -34)
        back.curve(side * 30, -10, side * 22, 20, 0, 32).close()
        drawing.path(back, fill=darker(color, 0.16), stroke=edge, stroke_width=line)
    for side in (-1, 1):
        petal = PathData().move(0, 34).curve(side * -4, 6, side * 12, -10, side * 34, -26)
        petal.curve(side * 38, 8, side * 28, 34, 0, 36).close()
        drawing.path(petal, fill=paint, stroke=edge, stroke_width=line, stroke_linejoin="round")
    front = PathData().move(0, -36).curve(17, -18, 24, 4, 16, 24).curve(10, 36, -10, 36, -16, 24)
    front.curve(-24, 4, -17, -18, 0, -36).close()
    drawing.path(front, fill=paint, stroke=edge, stroke_width=line, stroke_linejoin="round")
    vein = PathData().move(-8, 16).curve(-11, 0, -8, -12, -3, -22)
    drawing.stroke(vein, "#FFFFFF", 2.6, stroke_opacity=0.5)


def _draw_vase(drawing: Drawing) -> None:
    body = PathData().move(122, 176).curve(118, 204, 92, 216, 90, 256).curve(88, 296, 112, 316, 120, 324)
    body.quad(150, 334, 180, 324).curve(188, 316, 212, 296, 210, 256).curve(208, 216, 182, 204, 178, 176)
    body.quad(150, 186, 122, 176).close()
    shades = [(0, "#C9CFDC"), (0.2, "#F2F4F8"), (0.4, "#FFFFFF"), (0.7, "#E6EAF2"), (1, "#A9B2C6")]
    drawing.path(body, fill=drawing.linear(90, 0, 210, 0, shades), stroke="#8791AA", stroke_width=2)
    for y, half, sag in ((198, 38, 7), (306, 43, 9)):
        band = PathData().move(150 - half, y).quad(150, y + sag * 2, 150 + half, y)
        drawing.stroke(band, _BLUE, 5)
        thin = PathData().move(150 - half - 1, y + 9).quad(150, y + 9 + sag * 2, 150 + half + 1, y + 9)
        drawing.stroke(thin if y < 250 else band, _BLUE, 2)
    for turn in range(0, 360, 60):
        petal = PathData().move(0, -6).curve(-10, -14, -8, -26, 0, -30).curve(8, -26, 10, -14, 0, -6).close()
        drawing.path(petal, fill=_BLUE, transform=f"translate(150 258) rotate({turn})")
    drawing.circle(150, 258, 5, fill=_BLUE)
    for x in (104, 196):
        curl = PathData().move(x, 276).curve(x - 10, 262, x - 8, 246, x, 238)
        turned = "" if x < 150 else f"rotate(180 {num(x)} 257)"
        drawing.stroke(curl, _BLUE, 3, **({"transform": turned} if turned else {}))
    rim = drawing.linear(118, 0, 182, 0, [(0, "#B9C0D0"), (0.4, "#FFFFFF"), (1, "#9BA5BB")])
    drawing.ellipse(150, 177, 30, 6.5, fill="#3C4766")
    drawing.path(
        PathData().move(119, 176).quad(150, 192, 181, 176).line(181, 181).quad(150, 197, 119, 181).close(),
        fill=rim, stroke="#8791AA", stroke_width=1.2,
    )  # fmt: skip
