"""The cupcake that leads through a first game, and the hand with which it shows something."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK, RASPBERRY
from cakedesk.art.svg import Drawing, PathData

_OUTLINE = "#C9AA8C"
_CREAM = "#FFF3DE"
_CREAM_SHADE = "#EBD2B0"
_CUP = "#C42F55"
_CUP_DARK = "#9B1B3F"
_CUP_LIGHT = "#E25A7C"
_CHERRY = "#C01440"
_LINE = 4.0


class CoachFace(Face):
    """The cupcake: a cherry on three rolls of cream, in a pleated cup, with a friendly face."""

    _units = 150, 180

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        _draw_cup(drawing)
        _draw_cream(drawing)
        _draw_cherry(drawing)
        _draw_smile(drawing)


class PointingHandFace(Face):
    """A white hand whose forefinger points up to the left; its tip is at a fifth of the width, at the top."""

    _units = 84, 100

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        hand = (
            PathData()
            .move(12, 13)
            .curve(12, 1, 28, 1, 29, 13)
            .line(31, 42)
            .curve(35, 36, 46, 37, 47, 45)
            .curve(52, 40, 62, 42, 62, 50)
            .curve(68, 46, 77, 49, 77, 58)
            .line(76, 74)
            .curve(74, 90, 64, 97, 48, 97)
            .curve(36, 97, 29, 92, 24, 84)
            .line(6, 60)
            .curve(1, 52, 9, 45, 16, 51)
            .line(17, 53)
            .close()
        )
        drawing.path(
            hand, fill="#FFFFFF", stroke=CARD_INK, stroke_width=_LINE, stroke_linejoin="round"
        )  # fmt: skip
        for x, top in ((47, 45), (62, 50)):
            drawing.stroke(PathData().move(x, top).line(x, top + 13), CARD_INK, 3)
        drawing.stroke(PathData().move(31, 42).line(32, 58), CARD_INK, 3)


def _draw_cup(drawing: Drawing) -> None:
    paint = drawing.linear(20, 0, 130, 0, [(0, _CUP_DARK), (0.35, _CUP), (0.8, _CUP), (1, _CUP_DARK)])
    cup = PathData().move(20, 112).line(130, 112).line(114, 177).line(36, 177).close()
    drawing.path(cup, fill=paint)
    for i in range(7):
        top, low = 27 + i * 15.2, 41.5 + i * 10.6
        pleat = PathData().move(top, 112).line(top + 6.6, 112).line(low + 4.6, 177).line(low, 177).close()
        drawing.path(pleat, fill=_CUP_LIGHT, fill_opacity=0.55)
    drawing.stroke(PathData().move(36, 176).line(114, 176), _CUP_DARK, 2.5)


def _draw_cream(drawing: Drawing) -> None:
    """Draws the rolls from below, each with its own outline."""
    paint = drawing.linear(0, 25, 150, 130, [(0, "#FFFCF4"), (0.6, _CREAM), (1, _CREAM_SHADE)])
    low = (
        PathData()
        .move(18, 122)
        .curve(-4, 114, -2, 78, 22, 74)
        .curve(40, 62, 110, 62, 128, 74)
        .curve(152, 78, 154, 114, 132, 122)
        .curve(112, 131, 38, 131, 18, 122)
        .close()
    )
    middle = (
        PathData()
        .move(24, 80)
        .curve(12, 66, 24, 50, 42, 50)
        .curve(60, 42, 94, 42, 108, 50)
        .curve(126, 50, 138, 66, 126, 80)
        .curve(108, 92, 42, 92, 24, 80)
        .close()
    )
    upper = (
        PathData()
        .move(46, 56)
        .curve(40, 44, 54, 28, 75, 25)
        .curve(96, 28, 110, 44, 104, 56)
        .curve(94, 65, 56, 65, 46, 56)
        .close()
    )
    drawing.path(low, fill=paint, stroke=_OUTLINE, stroke_width=_LINE)
    drawing.path(middle, fill=paint)
    drawing.stroke(PathData().move(24, 79).curve(12, 66, 24, 50, 42, 50), _OUTLINE, _LINE)
    drawing.stroke(PathData().move(126, 79).curve(138, 66, 126, 50, 108, 50), _OUTLINE, _LINE)
    drawing.path(upper, fill=paint)
    drawing.stroke(PathData().move(46, 56).curve(40, 44, 54, 28, 75, 25), _OUTLINE, _LINE)
    drawing.stroke(PathData().move(104, 56).curve(110, 44, 96, 28, 75, 25), _OUTLINE, _LINE)
    for x, y, wide in ((44, 73, 58), (58, 51, 34), (30, 99, 16)):
        roll = PathData().move(x, y).quad(x + wide * 0.5, y + 9, x + wide, y - 3)
        drawing.stroke(roll, _CREAM_SHADE, _LINE)


def _draw_cherry(drawing: Drawing) -> None:
    drawing.circle(75, 19, 15, fill=drawing.bead("#F2587E", _CHERRY, "#7C0A29"))
    drawing.circle(75, 19, 15, fill="none", stroke="#7C0A29", stroke_width=2.5)
    drawing.ellipse(69.5, 13.5, 4.6, 3.4, fill="#FFFFFF", fill_opacity=0.6)


def _draw_smile(drawing: Drawing) -> None:
    for x in (56, 94):
        drawing.circle(x, 91, 6.4, fill=CARD_INK)
        drawing.circle(x - 2, 88.6, 2, fill="#FFFFFF")
    for x in (43, 107):
        drawing.ellipse(x, 102, 7, 4.4, fill=RASPBERRY, fill_opacity=0.24)
    drawing.stroke(PathData().move(63, 103).quad(75, 116, 87, 103), CARD_INK, 4)
