"""The stands at which classes are judged: their awning, and the swatches that say what a class asks for."""

from __future__ import annotations

import random

from cakedesk.art.cake_swap.colors import FROSTINGS, SPONGES, SPRINKLES
from cakedesk.art.cake_swap.fruits import draw_fruit
from cakedesk.art.color import darker
from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK, LIGHT, RASPBERRY
from cakedesk.art.svg import Drawing, PathData

AWNING_WIDTH, AWNING_HEIGHT = 248.0, 36.0
RULE_KINDS = ("cake-any", "cake-same", "frosting-any", "frosting-same", "frosting-differ")
"""What a class asks of all cakes, or of all frostings."""

_CLOTH = "#FFF4EA"
_STRIPE = 29.0
_CORNER = 14.0
_TAN = "#D9A560"
_SAME = ("strawberry", "strawberry", "strawberry")
_DIFFER = ("strawberry", "kiwi", "blueberry")


class AwningFace(Face):
    """The awning on top of a stand."""

    lit: bool = False  # whether a ribbon of this class could be won: honey instead of raspberry
    width: float = AWNING_WIDTH  # in units of the table
    height: float = AWNING_HEIGHT

    def _size(self) -> tuple[float, float]:
        return self.width, self.height

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_awning(drawing, 0, 0, self.width, self.height, LIGHT.honey if self.lit else RASPBERRY, _CORNER)


def draw_awning(
    drawing: Drawing, x: float, y: float, width: float, height: float, color: str, corner: float
) -> None:
    """Draws an awning of an odd number of stripes, the outer ones coloured, each ending in a round flap."""
    count = max(3, round(width / _STRIPE / 2) * 2 + 1)
    stripe = width / count
    flap = min(stripe / 2, height * 0.45)
    edge = y + height - flap - 1.2
    for i in range(count):
        left = x + i * stripe
        right = left + stripe
        tone = color if i % 2 == 0 else _CLOTH
        start, end = (corner if i == 0 else 0.0), (corner if i == count - 1 else 0.0)
        data = PathData().move(left, edge).line(left, y + start).quad(left, y, left + start, y)
        data.line(right - end, y).quad(right, y, right, y + end).line(right, edge)
        data.arc(stripe / 2, flap, left, edge, clockwise=True).close()
        drawing.path(data, fill="#2a0f08", fill_opacity=0.16, transform="translate(0 1.2)")
        paint = drawing.linear(0, y, 0, y + height, [(0, tone), (0.62, tone), (1, darker(tone, 0.16))])
        drawing.path(data, fill=paint)
    hem = PathData().move(x + 1, edge - 0.6).line(x + width - 1, edge - 0.6)
    drawing.stroke(hem, "#2a0f08", 1.0, stroke_opacity=0.14)


class CakeSwatchFace(Face):
    """A small piece of one cake."""

    cake: str  # a name of `CAKES` in the game's cards
    _units = 60, 48

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        _draw_piece(drawing, (SPONGES[self.cake].sponge,) * 2, SPONGES[self.cake].filling[0])


class FrostingSwatchFace(Face):
    """What lies on one frosting."""

    frosting: str  # a name of `FROSTINGS` in the game's cards
    _units = 60, 60

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_fruit(drawing, self.frosting, 30, 30, 58)


class RuleSwatchFace(Face):
    """What a class asks for: of cakes a piece in one colour or in two, of frostings drips."""

    kind: str  # one of `RULE_KINDS`
    _units = 60, 48

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        if self.kind == "cake-same":
            _draw_piece(drawing, (_TAN, _TAN), "#FFF3DC")
        elif self.kind == "cake-any":
            _draw_piece(drawing, (SPONGES["chocolate"].sponge, SPONGES["vanilla"].sponge), "#FFF3DC")
        elif self.kind == "frosting-any":
            _draw_drips(drawing, ("wild",) * 3)
        else:
            _draw_drips(drawing, _SAME if self.kind == "frosting-same" else _DIFFER)


def _draw_piece(drawing: Drawing, sponges: tuple[str, str], filling: str) -> None:
    """Draws the front of a piece: two sponges and what is between them."""
    upper, lower = sponges
    drawing.rect(4, 5, 52, 39, 9, fill=lower)
    top = PathData().move(4, 24).line(4, 14).quad(4, 5, 13, 5).line(47, 5).quad(56, 5, 56, 14).line(56, 24)
    drawing.path(top.close(), fill=upper)
    drawing.rect(4, 21.5, 52, 6, fill=filling)
    drawing.rect(4, 5, 52, 39, 9, fill="none", stroke=CARD_INK, stroke_width=4.4)


def _draw_drips(drawing: Drawing, frostings: tuple[str, str, str]) -> None:
    """Draws frosting that runs down in three drips."""
    ends = (36.0, 44.0, 30.0)
    outline = PathData().move(4, 6)
    for i, end in enumerate(ends):
        left, right = 4 + i * 52 / 3, 4 + (i + 1) * 52 / 3
        drip = PathData().move(left, 6).line(right, 6).line(right, end - 8)
        drip.arc(26 / 3, 8, left, end - 8, clockwise=True).close()
        drawing.path(drip, fill=FROSTINGS[frostings[i]])
    outline = PathData().move(4, 6).line(4, ends[0] - 8)
    for i, end in enumerate(ends):
        right = 4 + (i + 1) * 52 / 3
        outline.line(right - 52 / 3, end - 8).arc(26 / 3, 8, right, end - 8, clockwise=False)
    drawing.path(
        outline.line(56, 6).close(), fill="none", stroke=CARD_INK, stroke_width=4.4, stroke_linejoin="round"
    )
    if frostings[0] == "wild":
        rng = random.Random("any")
        for i in range(7):
            x, y = 11 + i * 6.4, 15 + (i * 37 % 11)
            line = PathData().move(x - 1.6, y - rng.uniform(-2, 2)).line(x + 1.6, y + rng.uniform(-2, 2))
            drawing.stroke(line, SPRINKLES[i % len(SPRINKLES)], 3)
