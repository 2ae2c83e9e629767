"""Small things of panels: a variety's token, numbers, cream, crowns, and plates of what was eaten."""

from __future__ import annotations

import math
import random

from cakedesk.art.color import darker, lighter
from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_numeral
from cakedesk.art.palette import CARD_INK, PORCELAIN
from cakedesk.art.piece_o_cake.colors import VARIETIES
from cakedesk.art.piece_o_cake.cream import draw_number_disc, draw_rosette
from cakedesk.art.piece_o_cake.fruits import draw_fruit, draw_round_picture, is_covered
from cakedesk.art.svg import Drawing
from cakedesk.art.toppers import draw_topper

_SMALL_UNITS = 34.0
"""Narrower faces are drawn bolder."""


class VarietyFace(Face):
    """A variety's round token."""

    kind: str
    _units = 100, 100
    _radius = 50.0

    def _ground(self) -> str | None:
        return VARIETIES[self.kind].token

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        colors = VARIETIES[self.kind]
        line = 5.0 if width_units < _SMALL_UNITS else 3.6
        edge = darker(colors.frosting, 0.34)
        paint = drawing.linear(20, 5, 80, 95, [(0, lighter(colors.token, 0.45)), (1, colors.token)])
        drawing.circle(50, 50, 50 - line / 2, fill=paint, stroke=edge, stroke_width=line)
        if is_covered(drawing, self.kind):
            draw_round_picture(drawing, self.kind, 50, 50, 50 - line, width_units / 100)
        else:
            drawing.ellipse(51, 55, 35, 33, fill="#3A1B0C", fill_opacity=0.1)
            draw_fruit(drawing, self.kind, 50, 50, 76, width_units / 100)


class NumberDiscFace(Face):
    """A number on a porcelain disc."""

    number: int  # at most three digits
    _units = 100, 100
    _radius = 50.0

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_number_disc(drawing, 50, 50, 50, self.number, min(max(1.6 * 2 / width_units, 0.085), 0.13))


class CreamFace(Face):
    """A rosette of cream alone."""

    _units = 100, 100

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        # Darker than on cake: it has to stand out on a pale panel.
        draw_rosette(drawing, 50, 48, 44, edge="#A98654")


class SharedCrownFace(Face):
    """Two crowns, one behind the other, as high as one and half as wide again."""

    _units = 92, 64

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_topper(drawing, "crown", 60, 56, 54)
        draw_topper(drawing, "crown", 31, 61, 57)


class EatenPlateFace(Face):
    """A small plate with crumbs, and how many slices were eaten from it."""

    number: int | None = None  # slices eaten; None: no number
    _units = 100, 104

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_eaten_plate(drawing, 1.35 if width_units < _SMALL_UNITS * 1.6 else 1.0)
        if self.number is not None:
            size = 64.0 if self.number < 10 else 58.0
            draw_numeral(drawing, str(self.number), 50, 51, size, CARD_INK)


def draw_eaten_plate(drawing: Drawing, bold: float = 1.0) -> None:
    """Draws a plate from (0, 0) to (100, 104) with crumbs around its middle, where a number has room.

    Args:
        bold: How many times as large the crumbs are.
    """
    drawing.circle(50, 54, 48.6, fill="#20160D", fill_opacity=0.2)
    drawing.circle(50, 52.6, 48.4, fill="#C9BFAB")
    rim = drawing.linear(15, 8, 85, 96, [(0, "#FFFFFF"), (0.5, PORCELAIN), (1, "#EBE2CF")])
    drawing.circle(50, 50, 48.4, fill=rim, stroke="#C9BB9F", stroke_width=1.4)
    drawing.circle(50, 50, 36, fill="#FFFDF7", stroke="#D5C8AD", stroke_width=1.6)
    for turn in range(0, 360, 30):
        x, y = 42.6 * math.sin(math.radians(turn)), -42.6 * math.cos(math.radians(turn))
        drawing.circle(50 + x, 50 + y, 1.5, fill="#D9CDB4")
    rng = random.Random("eaten")
    for i in range(15):
        angle = math.tau * (i + rng.uniform(-0.3, 0.3)) / 15
        radius = rng.uniform(27.5, 43)
        color = rng.choice(("#8A5730", "#B98245", "#D2A25F", "#6E4122"))
        x, y = 50 + radius * math.cos(angle), 50 + radius * math.sin(angle)
        size = rng.choice((1.5, 2.0, 2.6, 3.4)) * bold
        drawing.ellipse(x, y, size, size * 0.85, fill=color)
        drawing.circle(x - size * 0.3, y - size * 0.3, size * 0.3, fill="#FFE9C2", fill_opacity=0.7)
