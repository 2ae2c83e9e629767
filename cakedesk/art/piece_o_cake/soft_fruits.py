"""Blackberry, gooseberry and strawberry, each in a box 60 wide and 60 high around (0, 0)."""

from __future__ import annotations

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
        _draw_sepals(drawing, -17.5, (-84, -42, 0, 42, 84), 11.5)
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


def draw_strawberry(drawing: Drawing) -> None:
    """Draws a strawberry with its seeds and its green crown."""
    body = PathData().move(0, 28.5).curve(-9, 25, -23.5, 9, -23.5, -4).curve(-23.5, -15, -13, -19, 0, -15.5)
    body.curve(13, -19, 23.5, -15, 23.5, -4).curve(23.5, 9, 9, 25, 0, 28.5).close()
    stops = [(0, "#FF8A80"), (0.32, "#F03A4A"), (0.72, "#CE1836"), (1, "#94092A")]
    paint = drawing.radial(0, 2, 30, stops, focus=(-8, -7))
    drawing.path(body, fill=paint, stroke="#7A0620", stroke_width=1.6)
    for x, y in (
        (-16, -2), (-8, -3.5), (8.4, -3.5), (16.4, -2), (0.2, 0), (-12.4, 6), (-4.4, 8), (4.6, 8), (12.6, 6),
        (-7.6, 14.4), (0.2, 15.8), (7.8, 14.4), (-2.8, 21.6), (3.2, 21.6),
    ):  # fmt: skip
        drawing.ellipse(x, y + 0.6, 1.5, 2.2, fill="#8C0A24", fill_opacity=0.75)
        drawing.ellipse(x, y, 1.2, 1.8, fill="#FFE08A")
    shine = PathData().move(-19, -3).curve(-19.5, -9, -16, -12.4, -11, -12.6)
    drawing.stroke(shine, "#FFFFFF", 2.6, stroke_opacity=0.6)
    _draw_sepals(drawing, -15.5, (-98, -62, -26, 26, 62, 98), 16)
    drawing.stroke(PathData().move(0, -16).quad(0.5, -23, 5, -27.6), "#22592A", 3.8)
    drawing.stroke(PathData().move(0, -16).quad(0.5, -23, 5, -27.6), "#67A548", 2.0)


def _draw_sepals(drawing: Drawing, y: float, turns: tuple[int, ...], length: float) -> None:
    """Draws green leaves that hang from a point, each turned from pointing straight down."""
    leaf = PathData().move(0, -1.5).curve(-length * 0.32, 0, -length * 0.26, length * 0.6, 0, length)
    leaf.curve(length * 0.26, length * 0.6, length * 0.32, 0, 0, -1.5).close()
    paint = drawing.linear(0, 0, 0, length, [(0, "#3B8A38"), (1, "#72BD52")])
    for turn in sorted(turns, key=abs, reverse=True):
        drawing.path(
            leaf, fill=paint, stroke="#22592A", stroke_width=1.1, stroke_linejoin="round",
            transform=f"translate(0 {y}) rotate({turn})",
        )  # fmt: skip
