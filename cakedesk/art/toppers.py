"""The four toppers: crown, rose, sparkler and fox.

Each is drawn in a box 60 wide and 60 high, its foot in the middle of the lower edge, at (0, 0).
"""

from __future__ import annotations

import math

from cakedesk.art.face import Face
from cakedesk.art.svg import Drawing, PathData, num, rounded_polygon

TOPPER_SIZE = 60.0
"""Side of the box a topper is drawn in."""


def draw_topper(drawing: Drawing, kind: str, x: float, y: float, size: float) -> None:
    """Draws a topper standing on a point.

    Args:
        kind: One of `palette.TOPPERS`.
        x: Where its foot stands.
        y: Where its foot stands.
        size: Side of the box it fills.
    """
    scale = size / TOPPER_SIZE
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({scale:.4f})"):
        _DRAW[kind](drawing)


def _draw_crown(drawing: Drawing) -> None:
    gold_edge = "#8A5A0B"
    inside = PathData().move(-24, -34).quad(0, -42, 24, -34).line(20, -9).quad(0, -2, -20, -9).close()
    drawing.path(inside, fill=drawing.linear(0, -40, 0, -8, [(0, "#B97A14"), (1, "#8A570C")]))
    body = PathData().move(-27.5, -37).line(-13, -22).line(0, -44).line(13, -22).line(27.5, -37)
    body.line(22.5, -4.5).quad(0, 3.2, -22.5, -4.5).close()
    stops = [(0, "#D9971C"), (0.22, "#FFD964"), (0.4, "#F6BF38"), (0.7, "#EBA823"), (1, "#BF7C10")]
    drawing.path(
        body,
        fill=drawing.linear(-27, 0, 27, 0, stops),
        stroke=gold_edge,
        stroke_width=1.7,
        stroke_linejoin="round",
    )
    drawing.stroke(
        PathData().move(-25, -33.5).line(-12.4, -19.6).line(-1, -39), "#FFF0B0", 1.2, stroke_opacity=0.75
    )
    ermine = (
        PathData()
        .move(-23.6, -11.4)
        .quad(0, -3.8, 23.6, -11.4)
        .line(22.6, -4.8)
        .quad(0, 2.8, -22.6, -4.8)
        .close()
    )
    drawing.path(
        ermine, fill=drawing.linear(-23, 0, 23, 0, [(0, "#E9DCC2"), (0.3, "#FFFDF4"), (1, "#DCCDB0")])
    )
    drawing.stroke(PathData().move(-23.6, -11.4).quad(0, -3.8, 23.6, -11.4), gold_edge, 1.0)
    for x, y in ((-15, -5.4), (-5.2, -3.2), (5.2, -3.2), (15, -5.4)):
        drawing.ellipse(x, y, 0.9, 1.5, fill="#4A2A18")
    for x, y, r, color in (
        (0, -19.4, 4.6, "#D7314F"),
        (-13.4, -16.6, 3.3, "#2F9468"),
        (13.4, -16.6, 3.3, "#2F9468"),
        (-27.5, -39.4, 4.2, "#2C72C7"),
        (27.5, -39.4, 4.2, "#2C72C7"),
        (0, -47.4, 5.2, "#D7314F"),
    ):
        _draw_jewel(drawing, x, y, r, color)


def _draw_jewel(drawing: Drawing, x: float, y: float, radius: float, color: str) -> None:
    drawing.circle(x, y, radius, fill=color, stroke="#3A1710", stroke_width=1.0, stroke_opacity=0.65)
    drawing.ellipse(x, y + radius * 0.35, radius * 0.62, radius * 0.42, fill="#FFFFFF", fill_opacity=0.18)
    drawing.ellipse(
        x - radius * 0.32, y - radius * 0.36, radius * 0.34, radius * 0.26, fill="#FFFFFF", fill_opacity=0.85
    )


def _draw_rose(drawing: Drawing) -> None:
    cy = -31.0
    drawing.stroke(PathData().move(0, -10).quad(0.6, -4, 0, -0.6), "#2F7A35", 4.2)
    for side in (-1, 1):
        leaf = PathData().move(0, -7.5).curve(side * 7, -3, side * 20, -3.5, side * 27.5, -14.5)
        leaf.curve(side * 16, -19, side * 5, -17, 0, -7.5).close()
        paint = drawing.linear(0, -16, side * 26, -8, [(0, "#3B8F3C"), (1, "#67B553")])
        drawing.path(leaf, fill=paint, stroke="#22602C", stroke_width=1.1)
        drawing.stroke(PathData().move(side * 3, -8.4).quad(side * 13, -8, side * 24, -13.6), "#22602C", 0.8)
    rings = (
        (6, 13.6, 12.8, 0, ("#FF9DB7", "#F0658F", "#C43A6B")),
        (5, 8.4, 11.4, 31, ("#FF8DAB", "#E8527F", "#B52D5E")),
        (4, 4.2, 9.0, 12, ("#FB7A9B", "#DB3F6F", "#A3224F")),
    )
    for count, distance, radius, turn, (light, base, dark) in rings:
        paint = drawing.bead(light, base, dark)
        for i in range(count):
            angle = math.radians(turn - 90 + i * 360 / count)
            x, y = distance * math.cos(angle), cy + distance * math.sin(angle)
            drawing.ellipse(
                x,
                y,
                radius,
                radius * 0.86,
                fill=paint,
                stroke="#93204A",
                stroke_width=0.9,
                transform=f"rotate({num(math.degrees(angle) + 90)} {num(x)} {num(y)})",
            )
    drawing.circle(
        0, cy, 6.4, fill=drawing.bead("#F06A8E", "#C62F5E", "#8E1B43"), stroke="#861A42", stroke_width=0.9
    )
    spiral = PathData().move(-4.1, cy + 0.6).curve(-4.2, cy - 4.6, 3.8, cy - 5, 3.9, cy - 0.2)
    spiral.curve(3.9, cy + 3.4, -2, cy + 3.3, -1.7, cy + 0.2).curve(-1.5, cy - 1.7, 1.5, cy - 1.6, 1.5, cy)
    drawing.stroke(spiral, "#7A143A", 1.1)


def _draw_sparkler(drawing: Drawing) -> None:
    cy = -34.0
    stick = drawing.linear(-1.8, 0, 1.8, 0, [(0, "#6F7C80"), (0.4, "#D5DEDF"), (1, "#566367")])
    drawing.rect(-1.8, -30, 3.6, 30.4, 1.8, fill=stick, stroke="#3D484B", stroke_width=0.7)
    drawing.rect(-2.5, cy, 5, 15, 2.5, fill="#5B4A3E", stroke="#33261E", stroke_width=0.6)
    glow = drawing.radial(0, cy, 24, [(0, "#FFE680", 0.95), (0.45, "#FFC445", 0.45), (1, "#FFB020", 0.0)])
    drawing.circle(0, cy, 24, fill=glow)
    for i in range(16):
        angle = math.radians(i * 22.5 - 90)
        far = (21.0, 15.0, 18.5, 13.0)[i % 4]
        color = ("#F2A900", "#E86A12", "#FFC02E", "#D9530B")[i % 4]
        dx, dy = math.cos(angle), math.sin(angle)
        ray = PathData().move(dx * 6, cy + dy * 6).line(dx * far, cy + dy * far)
        drawing.stroke(ray, color, 2.3 if i % 2 == 0 else 1.7)
        if i % 2 == 0:
            drawing.circle(dx * (far + 3.4), cy + dy * (far + 3.4) * 0.98, 1.2, fill="#F7B51B")
    points = []
    for i in range(16):
        angle, radius = math.radians(i * 22.5), 10.5 if i % 2 == 0 else 5.2
        points.append((radius * math.cos(angle), cy + radius * math.sin(angle)))
    drawing.path(
        rounded_polygon(points, 0.8),
        fill="#FFF3B8",
        stroke="#F2A900",
        stroke_width=1.0,
        stroke_linejoin="round",
    )
    drawing.circle(0, cy, 3.6, fill="#FFFFFF")


def _draw_fox(drawing: Drawing) -> None:
    edge = "#86380B"
    fur = drawing.linear(0, -58, 0, 0, [(0, "#FF9A48"), (0.5, "#F07F2C"), (1, "#D9651A")])
    outline: dict[str, str | float] = {"stroke": edge, "stroke_width": 1.5, "stroke_linejoin": "round"}
    tail = PathData().move(9, -2).curve(22, 1, 30, -8, 28.5, -18).curve(27.8, -24, 24, -27.5, 20.4, -29.4)
    tail.curve(22.4, -23, 20, -18.5, 15, -15).curve(11, -12, 9, -8, 9, -2).close()
    drawing.path(tail, fill=fur, **outline)
    tip = PathData().move(20.4, -29.4).curve(24, -27.5, 27.8, -24, 28.5, -18).quad(25.4, -16.6, 22, -19.4)
    tip.curve(22.6, -22.6, 22, -25.6, 20.4, -29.4).close()
    drawing.path(tip, fill="#FFF6E6", **outline)
    body = PathData().move(-15.5, -0.4).curve(-18, -12, -14, -25, -8, -29).line(8, -29)
    body.curve(14, -25, 18, -12, 15.5, -0.4).quad(0, 2.4, -15.5, -0.4).close()
    drawing.path(body, fill=fur, **outline)
    chest = (
        PathData()
        .move(-7.4, 0.2)
        .curve(-9.4, -10, -7, -21, 0, -23)
        .curve(7, -21, 9.4, -10, 7.4, 0.2)
        .quad(0, 1.4, -7.4, 0.2)
    )
    drawing.path(chest.close(), fill="#FFF6E6")
    for side in (-1, 1):
        paw = (
            PathData().move(side * 15.2, -0.4).curve(side * 15.4, -5.6, side * 6, -5.8, side * 6, 0.7).close()
        )
        drawing.path(paw, fill="#5A2A14", stroke=edge, stroke_width=0.8)
    for side in (-1, 1):
        ear = (
            PathData().move(side * 20, -57.5).quad(side * 21.8, -46, side * 17.4, -38).line(side * 4.4, -47.4)
        )
        ear.quad(side * 12.4, -54, side * 20, -57.5).close()
        drawing.path(ear, fill=fur, **outline)
        inner = (
            PathData()
            .move(side * 18, -53.4)
            .quad(side * 18.8, -47, side * 16, -42.4)
            .line(side * 9, -47.8)
            .close()
        )
        drawing.path(inner, fill="#5A2A14")
    head = (
        PathData()
        .move(0, -49.6)
        .curve(9, -49.8, 17.4, -46, 19.6, -36.4)
        .curve(20.6, -32, 12, -25.4, 0, -19.6)
    )
    head.curve(-12, -25.4, -20.6, -32, -19.6, -36.4).curve(-17.4, -46, -9, -49.8, 0, -49.6).close()
    drawing.path(head, fill=fur, **outline)
    for side in (-1, 1):
        cheek = (
            PathData()
            .move(side * 19.3, -36)
            .curve(side * 13, -36.6, side * 6.5, -33, 0, -27.6)
            .line(0, -20.4)
        )
        cheek.curve(side * 11, -25.8, side * 20, -31.6, side * 19.3, -36).close()
        drawing.path(cheek, fill="#FFF6E6")
        drawing.ellipse(side * 8.6, -37.4, 2.5, 3.1, fill="#2E140C")
        drawing.circle(side * 8.6 - 0.8, -38.6, 0.95, fill="#FFFFFF")
        drawing.ellipse(side * 12.6, -31.4, 2.6, 1.5, fill="#F7A08A", fill_opacity=0.6)
    drawing.path(head, fill="none", **outline)
    nose = (
        PathData()
        .move(-3.5, -26.6)
        .quad(0, -28.4, 3.5, -26.6)
        .quad(2.6, -22.6, 0, -22.2)
        .quad(-2.6, -22.6, -3.5, -26.6)
    )
    drawing.path(nose.close(), fill="#2E140C")
    drawing.ellipse(-1, -26.1, 1.0, 0.6, fill="#FFFFFF", fill_opacity=0.7)


_DRAW = {"crown": _draw_crown, "rose": _draw_rose, "sparkler": _draw_sparkler, "fox": _draw_fox}


class TopperFace(Face):
    """A topper alone.

    Attributes:
        kind: One of `palette.TOPPERS`.
    """

    kind: str
    _units = 64, 64

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_topper(drawing, self.kind, 32, 61, 60)
