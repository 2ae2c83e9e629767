"""Layer cards: two layers on one card, each upright from its own edge, and the back that all have."""

from __future__ import annotations

from cakedesk.art.cake_swap.colors import SPONGES
from cakedesk.art.cake_swap.fruits import draw_fruit
from cakedesk.art.cake_swap.layer_look import LayerLook
from cakedesk.art.cake_swap.layers import draw_fruits, draw_layer
from cakedesk.art.cake_swap.ribbons import draw_pile
from cakedesk.art.card import draw_porcelain
from cakedesk.art.color import darker, lighter
from cakedesk.art.cylinder import FLATTENING, Cylinder
from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_numeral
from cakedesk.art.palette import CARD_INK, PORCELAIN, RASPBERRY
from cakedesk.art.svg import Drawing, PathData, num, scallop

WIDTH, HEIGHT = 116.0, 178.0
CORNER = 12.0
_INSET = 6.0
_BACK = "#B24A6E"
_WIDEST = WIDTH * 0.84
_TINY_UNITS, _SMALL_UNITS, _LARGE_UNITS = 31.0, 58.0, 116.0
"""How wide cards are whose numbers are as large as can be; where these begin to take room from what is drawn;
and where all has its usual size."""


class LayerCardFace(Face):
    """A layer card."""

    upper: LayerLook  # the layer that is upright
    lower: LayerLook  # the one that is upside down
    _units = WIDTH, HEIGHT
    _radius = CORNER

    @property
    def name(self) -> str:
        """Both layers."""
        layers = (self.upper, self.lower)
        return " ".join(["Layers", *(f"{layer.size} {layer.cake} {layer.frosting}" for layer in layers)])

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        # 0 at full size, 1 where numbers and fruit must be as large as the card allows.
        smallness = min(max((_LARGE_UNITS - width_units) / (_LARGE_UNITS - _SMALL_UNITS), 0.0), 1.0)
        tininess = min(max((_SMALL_UNITS - width_units) / (_SMALL_UNITS - _TINY_UNITS), 0.0), 1.0)
        draw_porcelain(drawing, CORNER, 1.4 + smallness)
        _draw_half(drawing, self.upper, smallness, tininess)
        with drawing.group(transform=f"rotate(180 {num(WIDTH / 2)} {num(HEIGHT / 2)})"):
            _draw_half(drawing, self.lower, smallness, tininess)
        seam = PathData().move(_INSET + 2, HEIGHT / 2).line(WIDTH - _INSET - 2, HEIGHT / 2)
        drawing.stroke(seam, "#A58B6F", 1.6 + 0.6 * smallness, stroke_dasharray="0.1 5.2")


class LayerCardBackFace(Face):
    """The back of all layer cards."""

    _units = WIDTH, HEIGHT
    _radius = CORNER
    _plain = _BACK

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_porcelain(drawing, CORNER, 1.6)
        inset, width, height = _INSET, WIDTH - 2 * _INSET, HEIGHT - 2 * _INSET
        paint = drawing.linear(0, 0, WIDTH, HEIGHT, [(0, lighter(_BACK, 0.12)), (1, darker(_BACK, 0.12))])
        drawing.rect(inset, inset, width, height, CORNER - 4, fill=paint)
        pale = lighter(_BACK, 0.45)
        for row in range(7):
            for column in range(4 if row % 2 else 5):
                x = WIDTH / 2 + (column - (1.5 if row % 2 else 2)) * 21.5
                y = HEIGHT / 2 + (row - 3) * 23.5
                drawing.path(
                    scallop(x, y, 7.0, 6), fill="none", stroke=pale, stroke_width=1.3, stroke_opacity=0.75
                )
                drawing.circle(x, y, 1.6, fill=pale, fill_opacity=0.75)
        drawing.rect(
            inset + 3, inset + 3, width - 6, height - 6, CORNER - 6,
            fill="none", stroke=pale, stroke_width=1.2, stroke_opacity=0.8,
        )  # fmt: skip
        drawing.path(scallop(WIDTH / 2, HEIGHT / 2, 33, 14), fill=darker(_BACK, 0.25), fill_opacity=0.7)
        drawing.path(scallop(WIDTH / 2, HEIGHT / 2 - 1, 32, 14), fill=PORCELAIN)
        draw_pile(drawing, WIDTH / 2, HEIGHT / 2 + 15, 4, 11.2, RASPBERRY)


def _draw_half(drawing: Drawing, look: LayerLook, smallness: float, tininess: float) -> None:
    """Draws the upper half for a layer."""
    middle, inset = HEIGHT / 2, _INSET - 1.0 * smallness
    window = PathData().move(inset, middle).line(inset, inset + 8).quad(inset, inset, inset + 8, inset)
    window.line(WIDTH - inset - 8, inset).quad(WIDTH - inset, inset, WIDTH - inset, inset + 8)
    drawing.path(window.line(WIDTH - inset, middle).close(), fill=SPONGES[look.cake].window)
    icon = 29 + 5 * smallness + 8 * tininess
    draw_fruit(drawing, look.frosting, WIDTH - inset - icon * 0.56, inset + icon * 0.54, icon)
    half = _WIDEST * (0.42 + 0.145 * (look.size - 1)) / 2
    height = 29.0 - 9 * tininess
    bottom = middle - 5.0 - half * FLATTENING
    body = Cylinder(WIDTH / 2, bottom - height, bottom, half)
    drawing.ellipse(
        WIDTH / 2, bottom + 1.4, half * 1.06, half * FLATTENING * 1.25, fill="#3a150a", fill_opacity=0.2
    )
    bold = 1.35 + 0.45 * smallness
    draw_layer(drawing, look, body, bold)
    draw_fruits(drawing, look, body, bold)
    size = 33 + 7 * smallness + 32 * tininess
    draw_numeral(
        drawing, str(look.size), inset + size * 0.36, inset + size * (0.42 - 0.03 * tininess), size, CARD_INK
    )
