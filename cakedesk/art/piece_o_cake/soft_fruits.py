"""Blackberry and gooseberry, each in a box 60 wide and 60 high around (0, 0)."""

from __future__ import annotations

from cakedesk.art.fruits import draw_sepals
from cakedesk.art.svg import Drawing, PathData


def draw_blackberry(drawing: Drawing) -> None:
    """Draws a blackberry with its sepals."""
    with drawing.group(transform="rotate(-9)"):
        drawing.ellipse(0, 4.6, 22.5, 21.5, fill="#241038")
        paint = drawing.bead("#A98BD8", "#5A3590", "#2A1150")
        for y, count in ((-12.4, 3), (-4, 4), (4.6, 5), (13.2, 4), (21, 3)):
            for i in range(count):
                x = (i - (count - 1) / 2) * 9.8
                drawing.circle(x, y, 6.1, fill=paint, stroke="#1E0A35", stroke_width=1.1)
                drawing.ellipse(x - 1.9, y - 2.3, 1.6, 1.25, fill="#F3EAFF", fill_opacity=0.85)
        draw_sepals(drawing, -17.5, (-84, -42, 0, 42, 84), 11.5)
        drawing.stroke(PathData().move(0, -18).quad(0, -22, 1.6, -26), "#22592A", 4.2)
        drawing.stroke(PathData().move(0, -18).quad(0, -22, 1.6, -26), "#67A548", 2.2)


def draw_gooseberry(drawing: Drawing) -> None:
    """Draws a gooseberry: pale, veined, with the tuft of its withered flower."""
    tuft = PathData().move(-4.5, -17).line(-7.5, -27).line(-2.6, -21.6).line(-0.2, -29.4).line(2.6, -21.6)
    drawing.path(
        tuft.line(7.5, -27).line(4.5, -17).close(),
        fill="#8A5B2E", stroke="#52310F", stroke_width=1.2, stroke_linejoin="round",
    )  # fmt: skip
    stops = [(0, "#F6FBCB"), (0.4, "#CFE07A"), (0.78, "#9DB83F"), (1, "#6B8A22")]
    paint = drawing.radial(0, 4.5, 27, stops, focus=(-8, -5))
    drawing.ellipse(0, 4.5, 23.6, 23.2, fill=paint, stroke="#4D6A14", stroke_width=1.5)
    for bend, opacity in (
        (0.0, 0.9),
        (-8.5, 0.85),
        (8.5, 0.85),
        (-17, 0.8),
        (17, 0.8),
        (-24.5, 0.6),
        (24.5, 0.6),
    ):
        vein = PathData().move(bend * 0.12, -18).curve(bend * 1.2, -9, bend * 1.2, 18, bend * 0.12, 27)
        drawing.stroke(vein, "#FBFFE0", 1.5, stroke_opacity=opacity)
    for x, y, dx, dy in (
        (-5.8, -4, -3.4, 3), (5.8, 2, 3.4, 3), (-6, 11, -3.4, 3), (12.4, -3, 3.2, 3.6), (-12.6, 3, -3, 4),
        (12, 13, 2.4, 3), (0, 7, 3.2, 3), (0, -6, -3.2, 3),
    ):  # fmt: skip
        drawing.stroke(PathData().move(x, y).line(x + dx, y + dy), "#F4FBC6", 1.0, stroke_opacity=0.7)
    drawing.ellipse(-10.5, -6, 4.2, 6.4, fill="#FFFFFF", fill_opacity=0.72, transform="rotate(36 -10.5 -6)")
    low = PathData().move(18.4, 11).curve(16, 18.4, 9, 23.4, 2, 24.2)
    drawing.stroke(low, "#F3FBC2", 1.7, stroke_opacity=0.7)
    drawing.ellipse(0, -17.6, 5.4, 2.2, fill="#6B431B")
