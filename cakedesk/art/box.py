"""Game boxes of the home page. They carry no text: the page writes it on the blank plate."""

from __future__ import annotations

import abc

from cakedesk.art.color import darker, lighter, mix
from cakedesk.art.face import Face
from cakedesk.art.palette import PORCELAIN
from cakedesk.art.rect import Rect
from cakedesk.art.svg import Drawing, PathData

WIDTH, HEIGHT = 288.0, 404.0
BOX_CORNER = 14.0
WINDOW = Rect(16, 14, 256, 260)
"""Where a game draws what it is about."""

_DEPTH = 17.0
_PLATE = Rect(16, 285, 256, 89)

TITLE_PLATE = (_PLATE.x / WIDTH, _PLATE.y / HEIGHT, _PLATE.width / WIDTH, _PLATE.height / HEIGHT)
"""x, y, width, height of the blank plate as shares of the box's width and height."""


class BoxFace(Face):
    """A game's box from the front and a little from above. Games give its colour and draw its window."""

    _units = WIDTH, HEIGHT
    _radius = BOX_CORNER

    @abc.abstractmethod
    def _draw_window(self, drawing: Drawing) -> None:
        """Draws what the game is about into `WINDOW`."""

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        color = self._plain
        assert color is not None
        _draw_carton(drawing, color)
        self._draw_window(drawing)
        plate = drawing.linear(0, _PLATE.y, 0, _PLATE.bottom, [(0, "#FFFFFF"), (1, PORCELAIN)])
        x, y, width, height = _PLATE
        drawing.rect(x, y + 1.6, width, height, 12, fill=darker(color, 0.5), fill_opacity=0.5)
        drawing.rect(x, y, width, height, 12, fill=plate)


def draw_lit_ground(
    drawing: Drawing,
    color: str,
    pale: str,
    shares: tuple[float, float],
    glow: tuple[float, float, float],
    light: str,
    opacity: float,
) -> None:
    """Fills `WINDOW` with a ground that gets darker downwards, and light on it.

    Args:
        color: Of the carton.
        pale: What is mixed into it.
        shares: So much of that above and below.
        glow: Middle and radius of the light.
    """
    x, y, width, height = WINDOW
    stops = [(place, mix(color, pale, share)) for place, share in enumerate(shares)]
    drawing.rect(x, y, width, height, 13, fill=drawing.linear(0, y, 0, y + height, stops))
    paint = drawing.radial(*glow, [(0, light, opacity), (1, light, 0.0)])
    drawing.rect(x, y, width, height, 13, fill=paint)


def _draw_carton(drawing: Drawing, color: str) -> None:
    side = drawing.linear(
        0, HEIGHT - _DEPTH * 2, 0, HEIGHT, [(0, darker(color, 0.5)), (1, darker(color, 0.34))]
    )
    drawing.rect(0, _DEPTH, WIDTH, HEIGHT - _DEPTH, BOX_CORNER, fill=side)
    front = drawing.linear(
        0, 0, WIDTH * 0.4, HEIGHT, [(0, lighter(color, 0.07)), (0.5, color), (1, darker(color, 0.14))]
    )
    drawing.rect(0, 0, WIDTH, HEIGHT - _DEPTH, BOX_CORNER, fill=front)
    drawing.rect(
        3.5,
        3.5,
        WIDTH - 7,
        HEIGHT - _DEPTH - 7,
        BOX_CORNER - 3,
        fill="none",
        stroke=lighter(color, 0.35),
        stroke_width=1.5,
        stroke_opacity=0.7,
    )
    seam = PathData().move(BOX_CORNER, HEIGHT - 7).line(WIDTH - BOX_CORNER, HEIGHT - 7)
    drawing.stroke(seam, darker(color, 0.6), 1.2, stroke_opacity=0.35)
