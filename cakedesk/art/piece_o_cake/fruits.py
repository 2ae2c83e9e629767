"""The fruit that tells one variety from another, each with a shape of its own.

Each is drawn in a box 60 wide and 60 high around (0, 0).
"""

from __future__ import annotations

import math

from cakedesk.art.fruits import (
    FRUIT_SIZE,
    around,
    draw_cherry_ball,
    draw_kiwi,
    draw_leaf,
    draw_strawberry,
)
from cakedesk.art.own_pictures import draw_cut_out, draw_standing, stands_alone
from cakedesk.art.piece_o_cake.soft_fruits import draw_blackberry, draw_gooseberry
from cakedesk.art.svg import Drawing, PathData, num, rounded_polygon

_CORNERS = 72
"""Of what is round."""


def is_covered(drawing: Drawing, kind: str) -> bool:
    """Tells whether a player's picture of a variety fills its ground, so that no fruit is drawn on it."""
    picture = drawing.pictures.get(kind)
    return picture is not None and not stands_alone(picture)


def draw_fruit(drawing: Drawing, kind: str, x: float, y: float, size: float, scale: float = 1.0) -> None:
    """Draws the fruit of a variety around a point, or a player's picture that stands alone.

    Args:
        size: Side of the box it fills.
        scale: Pixels of one unit.
    """
    if kind in drawing.pictures:
        draw_standing(drawing, drawing.pictures[kind], x, y, size, scale)
        return
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({size / FRUIT_SIZE:.4f})"):
        _DRAW[kind](drawing)


def draw_round_picture(drawing: Drawing, kind: str, x: float, y: float, radius: float, scale: float) -> None:
    """Draws a player's picture of a variety as a disc around a point. `scale` is the pixels of one unit."""
    turns = (math.tau * step / _CORNERS for step in range(_CORNERS))
    outline = [(x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in turns]
    draw_cut_out(drawing, drawing.pictures[kind], outline, scale)


def _draw_stem(drawing: Drawing, data: PathData, width: float = 2.4) -> None:
    drawing.stroke(data, "#4A2C16", width + 1.2)
    drawing.stroke(data, "#8A6232", width - 0.4)


def _draw_plum(drawing: Drawing) -> None:
    _draw_stem(drawing, PathData().move(1, -17).quad(1.5, -23, 5.5, -27))
    draw_leaf(drawing, 3, -20, -12, 21)
    body = PathData().move(1, -19).curve(13, -23.5, 23.5, -12, 22.5, 4).curve(21.5, 19, 11, 27, -1, 27)
    body.curve(-13, 27, -22.5, 17, -22.5, 3).curve(-22.5, -12, -12, -23, 1, -19).close()
    stops = [(0, "#B886DC"), (0.34, "#8148AE"), (0.74, "#552482"), (1, "#371157")]
    paint = drawing.radial(1, 4, 29, stops, focus=(-9, -7))
    drawing.path(body, fill=paint, stroke="#2B0C47", stroke_width=1.6)
    crease = PathData().move(1, -18.6).curve(8.5, -8, 9.5, 12, 1.5, 26.4)
    drawing.stroke(crease, "#2B0C47", 1.9, stroke_opacity=0.75)
    light = PathData().move(3.4, -17.4).curve(11.2, -7, 12, 12, 4.6, 25)
    drawing.stroke(light, "#D9B7F0", 1.2, stroke_opacity=0.5)
    bloom = PathData().move(-18, 3).curve(-18, -6, -13, -13, -6, -15).curve(-11, -8, -13, -1, -12.5, 7)
    drawing.path(bloom.curve(-14.5, 10, -17.6, 8, -18, 3).close(), fill="#F1E4FA", fill_opacity=0.5)
    rim = PathData().move(19.5, 8).curve(18, 17, 12, 22.5, 6, 24.2)
    drawing.stroke(rim, "#C79BE6", 1.5, stroke_opacity=0.45)


def _draw_apricot(drawing: Drawing) -> None:
    """Draws half an apricot with its stone."""
    _draw_stem(drawing, PathData().move(0, -19).quad(-1, -23, -4, -26.5), 2.2)
    draw_leaf(drawing, -1.5, -21.5, -16, 22)
    skin = PathData().move(0, -19.5).curve(6, -24.5, 16, -22.5, 21, -15).curve(29, -2.5, 24.5, 27, 0, 27.5)
    skin.curve(-24.5, 27, -29, -2.5, -21, -15).curve(-16, -22.5, -6, -24.5, 0, -19.5).close()
    paint = drawing.linear(-22, -16, 20, 24, [(0, "#FFB347"), (0.55, "#F0801E"), (1, "#D5561A")])
    drawing.path(skin, fill=paint, stroke="#A8470F", stroke_width=1.5)
    with drawing.group(transform="translate(0 0.7) scale(0.85)"):
        flesh = drawing.radial(
            0, 3, 26, [(0, "#F29A2E"), (0.45, "#FFC35E"), (0.85, "#FFD98C"), (1, "#FFC668")]
        )
        drawing.path(skin, fill=flesh)
    for turn in range(0, 360, 30):
        (ax, ay), (bx, by) = around(turn, 15.5, 3), around(turn, 19.0, 3)
        drawing.stroke(PathData().move(ax, ay).line(bx, by), "#FFF0C4", 1.3, stroke_opacity=0.75)
    drawing.ellipse(0, 4.2, 12.2, 14.4, fill="#C9711B", fill_opacity=0.75)
    stone = PathData().move(0, -9).curve(8, -7, 10.8, 0, 10.2, 5).curve(9.6, 11.5, 4.5, 15.5, 0, 17)
    stone.curve(-4.5, 15.5, -9.6, 11.5, -10.2, 5).curve(-10.8, 0, -8, -7, 0, -9).close()
    wood = drawing.radial(0, 4, 14, [(0, "#C08A55"), (0.5, "#8D5428"), (1, "#5D3112")], focus=(-4, -2))
    drawing.path(stone, fill=wood, stroke="#4A2409", stroke_width=1.2)
    drawing.stroke(
        PathData().move(0.6, -6.5).curve(3, 0, 3, 9, 0.6, 14.6), "#4A2409", 1.3, stroke_opacity=0.8
    )
    drawing.stroke(PathData().move(-5.8, -1.5).quad(-7.6, 4, -5, 9.5), "#EBC293", 1.5, stroke_opacity=0.75)


def _draw_cherry(drawing: Drawing) -> None:
    """Draws a pair of cherries on their stalks."""
    for data in (
        PathData().move(-11.5, 5).curve(-9, -8, -2, -19, 5, -26.5),
        PathData().move(13.5, 1).curve(13.5, -10, 10, -20, 5, -26.5),
    ):
        drawing.stroke(data, "#24541F", 3.4)
        drawing.stroke(data, "#6FA63C", 1.7)
    draw_leaf(drawing, 4, -25.5, 158, 22)
    drawing.circle(5.4, -26.6, 2.6, fill="#7A5A2B", stroke="#4A3216", stroke_width=0.9)
    draw_cherry_ball(drawing, 13.8, 11.2, 14.2)
    draw_cherry_ball(drawing, -12, 14.6, 14.8)


def _draw_chocolate(drawing: Drawing) -> None:
    """Draws two rows of three squares of a bar, one corner broken off."""
    side, gap = 15.6, 1.2
    with drawing.group(transform="rotate(-14) translate(0 -0.5)"):
        left, top = -side * 1.5 - gap, -side - gap / 2
        places = [(column, row) for row in range(2) for column in range(3)]
        foot = rounded_polygon(
            [
                (left - 1.6, top - 1.6), (-left + 1.6, top - 1.6), (-left + 1.6, -top - side + 3),
                (-left - side * 0.55, -top + 1.8), (left - 1.6, -top + 1.8),
            ],
            2.6,
        )  # fmt: skip
        drawing.path(foot, fill="#2A1008", transform="translate(0.8 3.4)")
        drawing.path(foot, fill="#3E1B0D", stroke="#2A1008", stroke_width=1.3, stroke_linejoin="round")
        for column, row in places[:-1]:
            _draw_square(drawing, left + column * (side + gap), top + row * (side + gap), side)
    with drawing.group(transform="translate(18.5 17) rotate(24)"):
        crumb = rounded_polygon([(-7, -5.6), (5.6, -7), (7.4, 4), (-1, 7.4), (-7.6, 3.6)], 1.6)
        drawing.path(crumb, fill="#2A1008", transform="translate(0.4 2.4)")
        paint = drawing.linear(-6, -6, 6, 6, [(0, "#8E5330"), (1, "#522611")])
        drawing.path(crumb, fill=paint, stroke="#2A1008", stroke_width=1.2, stroke_linejoin="round")
        drawing.stroke(PathData().move(-4.6, -3.4).line(3.6, -4.4), "#C88C63", 1.3, stroke_opacity=0.8)


def _draw_square(drawing: Drawing, x: float, y: float, side: float) -> None:
    paint = drawing.linear(x, y, x + side, y + side, [(0, "#8A4E2B"), (1, "#5A2C15")])
    drawing.rect(x, y, side, side, 1.8, fill=paint)
    edge = 3.0
    light = PathData().move(x + 0.8, y + side - 1.4).line(x + 0.8, y + 0.8).line(x + side - 1.4, y + 0.8)
    drawing.stroke(light, "#B87A50", 1.3, stroke_opacity=0.9)
    inner = drawing.linear(x, y, x + side, y + side, [(0, "#6B3819"), (1, "#7E4827")])
    drawing.rect(x + edge, y + edge, side - edge * 2, side - edge * 2, 1.2, fill=inner)
    dark = PathData().move(x + edge + 0.4, y + side - edge).line(x + edge + 0.4, y + edge + 0.4)
    drawing.stroke(dark.line(x + side - edge, y + edge + 0.4), "#34150A", 1.0, stroke_opacity=0.7)


_DRAW = {
    "plum": _draw_plum,
    "apricot": _draw_apricot,
    "cherry": _draw_cherry,
    "blackberry": draw_blackberry,
    "kiwi": draw_kiwi,
    "gooseberry": draw_gooseberry,
    "strawberry": draw_strawberry,
    "chocolate": _draw_chocolate,
}
