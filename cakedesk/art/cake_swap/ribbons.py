"""Ribbons: a rosette with its points, and tails with as many little layers as win it."""

from __future__ import annotations

import math
from functools import cache

from cakedesk.art.cake_swap.colors import LAYERS_OF, RIBBONS
from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_numeral
from cakedesk.art.palette import CARD_INK, LIGHT
from cakedesk.art.svg import Drawing, PathData, scallop

WIDTH, HEIGHT = 84.0, 121.6
ROSETTE = 70.0
_MIDDLE = 42.0
_RADIUS = 33.0
_DISC, _MOST_DISC = 23.4, 28.0
"""The disc in the middle, and where the points on it are as large as they can be."""

_NUMERAL, _MOST_NUMERAL = 1.24, 1.62
"""How large points are on a rosette without tails, and at most, by their usual size on a ribbon."""

_LOBES = 14
_FOOT = 113.0
_PITCH = {"white": 7.6, "red": 6.4, "blue": 5.3}
"""From one bar on the tails to the next: all of them are seen below the honey rim, too."""

_PLACE = "#8F8072"
"""The dashes of an empty place: seen on porcelain and on the dark panel."""


class RibbonFace(Face):
    """A ribbon."""

    colour: str  # a name of `COLOURS` in the game's cards
    points: int  # what it counts; 0: it stands for all of its colour
    lit: bool = False  # whether it could be won: with a honey rim
    _units = WIDTH, HEIGHT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_ribbon(drawing, self.colour, self.points, self.lit, min(max(40 / width_units, 1.0), 1.7))


class RosetteFace(Face):
    """The rosette of a ribbon without its tails, for where a ribbon's points would be too small to read."""

    colour: str  # a name of `COLOURS` in the game's cards
    points: int  # what it counts; 0: that is told elsewhere
    lit: bool = False  # whether it could be won: with a honey rim
    # Its points are at least so large by its width without the rim, up to what has room.
    least_share: float = 0.0

    def _size(self) -> tuple[float, float]:
        return (WIDTH, WIDTH) if self.lit else (ROSETTE, ROSETTE)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        away = self._size()[0] / 2 - _MIDDLE
        with drawing.group(transform=f"translate({away} {away})"):
            if self.lit:
                _draw_rim(drawing)
            bold = min(max(34 / width_units, 1.0), 1.7)
            least = self.least_share * ROSETTE / _numeral_units(self.points)
            numeral = min(max(_NUMERAL, least), _MOST_NUMERAL)
            _draw_rosette(drawing, self.colour, self.points, bold, numeral)


class RibbonPlaceFace(Face):
    """The empty place of a ribbon, as large as the ribbon."""

    colour: str  # a name of `COLOURS` in the game's cards
    lit: bool = False  # whether a ribbon is about to come here
    tails: bool = True  # whether it is that of a whole ribbon, not of a rosette

    def _size(self) -> tuple[float, float]:
        return WIDTH, HEIGHT if self.tails else WIDTH

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        bold = min(max(40 / width_units, 1.0), 1.7)
        color = LIGHT.honey if self.lit else _PLACE
        dashes = f"{5 * bold:.1f} {3.6 * bold:.1f}"
        drawing.stroke(scallop(_MIDDLE, _MIDDLE, _RADIUS, _LOBES), color, 2.0 * bold, stroke_dasharray=dashes)
        if not self.tails:
            return
        for tail in _tails(6.0):
            drawing.stroke(tail, color, 1.8 * bold, stroke_dasharray=dashes)
        draw_pile(drawing, _MIDDLE, _FOOT - 7, LAYERS_OF[self.colour], _PITCH[self.colour], color)


def draw_ribbon(drawing: Drawing, colour: str, points: int, lit: bool = False, bold: float = 1.0) -> None:
    """Draws a ribbon into its box of `WIDTH` and `HEIGHT`."""
    colors = RIBBONS[colour]
    line = 1.7 * bold
    for number, tail in enumerate(_tails()):
        paint = drawing.linear(
            _MIDDLE, 64, _MIDDLE + (14 if number else -14), _FOOT, [(0, colors.dark), (1, colors.tail)]
        )
        drawing.path(tail, fill=paint, stroke=colors.edge, stroke_width=line, stroke_linejoin="round")
    draw_pile(drawing, _MIDDLE, _FOOT - 7, LAYERS_OF[colour], _PITCH[colour], colors.bars)
    if lit:
        _draw_rim(drawing)
    else:
        drawing.ellipse(
            _MIDDLE, _MIDDLE + 3.4, _RADIUS * 0.98, _RADIUS * 0.96, fill="#2a0f08", fill_opacity=0.22
        )
    _draw_rosette(drawing, colour, points, bold, min(bold, 1.12))


def _draw_rim(drawing: Drawing) -> None:
    """Draws the honey rim of what could be won."""
    drawing.path(scallop(_MIDDLE, _MIDDLE, _RADIUS + 7.4, _LOBES), fill=CARD_INK)
    drawing.path(scallop(_MIDDLE, _MIDDLE, _RADIUS + 5.9, _LOBES), fill=LIGHT.honey)


def _draw_rosette(drawing: Drawing, colour: str, points: int, bold: float, numeral: float) -> None:
    """Draws pleats around a disc with points; `numeral`: how large these are, by their usual size."""
    colors = RIBBONS[colour]
    disc = _DISC + (_MOST_DISC - _DISC) * max(0.0, numeral - _NUMERAL) / (_MOST_NUMERAL - _NUMERAL)
    rim = scallop(_MIDDLE, _MIDDLE, _RADIUS, _LOBES)
    paint = drawing.radial(
        _MIDDLE,
        _MIDDLE,
        _RADIUS * 1.1,
        [(0, colors.base), (0.7, colors.base), (1, colors.dark)],
        focus=(34, 32),
    )
    drawing.path(rim, fill=paint, stroke=colors.edge, stroke_width=1.7 * bold, stroke_linejoin="round")
    pleats = PathData()
    for i in range(_LOBES):
        angle = math.tau * i / _LOBES
        dx, dy = math.sin(angle), -math.cos(angle)
        pleats.move(_MIDDLE + dx * 24, _MIDDLE + dy * 24).line(_MIDDLE + dx * 29.5, _MIDDLE + dy * 29.5)
    drawing.stroke(pleats, colors.edge, 1.0, stroke_opacity=0.35)
    face = drawing.radial(_MIDDLE, _MIDDLE, 25, [(0, colors.light), (1, colors.base)], focus=(35, 33))
    drawing.circle(_MIDDLE, _MIDDLE, disc, fill=face, stroke=colors.dark, stroke_width=1.2)
    drawing.circle(
        _MIDDLE, _MIDDLE, disc - 2, fill="none", stroke=colors.ink, stroke_width=1.1, stroke_opacity=0.55
    )
    if points:
        draw_numeral(drawing, str(points), _MIDDLE, _MIDDLE, _numeral_units(points) * numeral, colors.ink)


def most_numeral_share(points: int) -> float:
    """How large points can be on a rosette, by its width without a rim."""
    return _numeral_units(points) * _MOST_NUMERAL / ROSETTE


def _numeral_units(points: int) -> float:
    return 36.0 if points < 10 else 31.0


def draw_pile(drawing: Drawing, x: float, foot: float, layers: int, pitch: float, color: str) -> None:
    """Draws a little pile of bars, which get wider downwards, around `x` and down to `foot`.

    Args:
        pitch: From one bar to the next; a bar is two thirds as high.
    """
    height = pitch * 0.64
    for i in range(layers):
        width = pitch * (1.25 + 0.62 * (layers - 1 - i))
        top = foot - height - pitch * i
        drawing.rect(x - width / 2, top, width, height, height * 0.4, fill=color)


@cache
def _tails(top_gap: float = 0.0) -> tuple[PathData, PathData]:
    """Outlines the tails, notched below; the gap leaves room under a rosette that is not filled."""
    top = 62.0 + top_gap

    def tail(side: int) -> PathData:
        data = (
            PathData().move(_MIDDLE, top + 4).line(_MIDDLE + side * 17, top).line(_MIDDLE + side * 21, _FOOT)
        )
        return data.line(_MIDDLE + side * 10.5, _FOOT - 5.5).line(_MIDDLE, _FOOT + 1.5).close()

    return tail(-1), tail(1)
