"""Seals with points, and the coins that say how many cards something costs."""

from __future__ import annotations

from cakedesk.art.color import lighter
from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_numeral, draw_text, fit_lines
from cakedesk.art.palette import CARD_INK, LIGHT, PORCELAIN
from cakedesk.art.svg import Drawing, scallop

_LOBES = 16
_UNLIT = "#7E9485"
"""The rim and number of a coin that can't be paid: seen on the light table and on the dark one."""


class SealFace(Face):
    """The seal that says what a card counts."""

    vp: int
    _units = 100, 100

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_seal(drawing, self.vp, "", 50, 48.5, 44.5, CARD_INK, min(max(44 / width_units, 1.0), 1.7))


class CoinFace(Face):
    """A coin with the number of cards to pay."""

    cost: int | None  # the number; None: an n that stands for any
    lit: bool = True
    _units = 100, 100

    def _corner(self) -> float | None:
        return 50.0 if self.lit else None

    def _ground(self) -> str | None:
        return LIGHT.honey if self.lit else None

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        bold = min(max(40 / width_units, 1.0), 1.7)
        line = 5.2 * bold
        ink = CARD_INK if self.lit else _UNLIT
        if self.lit:
            drawing.circle(50, 50, 50, fill=ink)
            stops = [(0, lighter(LIGHT.honey, 0.34)), (0.6, LIGHT.honey), (1, "#DE9600")]
            drawing.circle(50, 50, 50 - line, fill=drawing.radial(50, 50, 52, stops, focus=(36, 32)))
            drawing.circle(
                50, 50, 50 - line * 2.3, fill="none", stroke="#FFFFFF", stroke_width=2.2, stroke_opacity=0.5
            )
        else:
            drawing.circle(50, 50, 49 - line / 2, fill="none", stroke=ink, stroke_width=line * 0.9)
        if self.cost is None:
            draw_text(drawing, "n", 50, 66, 62, ink)
        else:
            draw_numeral(drawing, str(self.cost), 50, 50, 62 * min(bold, 1.2), ink)


def draw_seal(
    drawing: Drawing, vp: int, label: str, x: float, y: float, radius: float, edge: str, bold: float = 1.0
) -> None:
    """Draws a seal around a point.

    Args:
        label: A word below the number; may be empty.
        radius: Out to its lobes.
        bold: How much thicker than at full size its lines are.
    """
    drawing.path(scallop(x, y + radius * 0.07, radius, _LOBES), fill="#2a0f08", fill_opacity=0.2)
    drawing.path(
        scallop(x, y, radius, _LOBES), fill=PORCELAIN, stroke=edge, stroke_width=radius * 0.075 * bold
    )
    size = radius * (1.06 if label else min(1.24 + 1.05 * (bold - 1), 1.66)) * (0.82 if vp > 9 else 1.0)
    draw_numeral(drawing, str(vp), x, y - (radius * 0.2 if label else 0), size, CARD_INK)
    if label:
        draw_text(drawing, label, x, y + radius * 0.6, seal_label_size(label, radius), CARD_INK, 700)


def seal_label_size(label: str, radius: float) -> float:
    """Gives the size of the word below the number of a seal."""
    return fit_lines(label, radius * 1.05, radius * 0.47, max_lines=1)[1]
