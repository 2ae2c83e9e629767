"""Cut cards: which squares belong together, told by colour and by mark."""

from __future__ import annotations

from cakedesk.art.card import draw_lattice, draw_porcelain
from cakedesk.art.color import darker, lighter
from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK, PORCELAIN
from cakedesk.art.svg import Drawing, PathData, num, rounded_polygon
from cakedesk.art.take_the_cake.colors import BACK, CUTS
from cakedesk.art.take_the_cake.pieces import SIDE, cut_lines
from cakedesk.art.take_the_cake.squares import draw_doily

CARD = 200.0
CORNER = 16.0
_EDGE = 16.0
_TILE = (CARD - 2 * _EDGE) / SIDE
_SMALL_UNITS = 110.0


class CutCardFace(Face):
    """A cut card as its rows lie."""

    rows: tuple[str, ...]  # four letters each
    _units = CARD, CARD
    _radius = CORNER

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        bold = min(max(_SMALL_UNITS / width_units, 1.0), 1.6)
        draw_porcelain(drawing, CORNER, 3.0)
        gap = 1.5
        for row, letters in enumerate(self.rows):
            for column, letter in enumerate(letters):
                x, y = _EDGE + column * _TILE + gap, _EDGE + row * _TILE + gap
                draw_mark_tile(drawing, letter, x, y, _TILE - 2 * gap, 1 + (bold - 1) / 2)
        dashes = PathData()
        for x1, y1, x2, y2 in cut_lines(self.rows):
            dashes.move(_EDGE + x1 * _TILE, _EDGE + y1 * _TILE).line(_EDGE + x2 * _TILE, _EDGE + y2 * _TILE)
        for color, width in ((PORCELAIN, 7.0), (CARD_INK, 3.0)):
            pattern = {} if color == PORCELAIN else {"stroke_dasharray": f"{4 * bold:.1f} {5 * bold:.1f}"}
            drawing.path(
                dashes, fill="none", stroke=color, stroke_width=width * (1 + (bold - 1) / 2), **pattern
            )


class CutBackFace(Face):
    """The back of a cut card: the four marks on a doily."""

    _units = CARD, CARD
    _radius = CORNER
    _plain = BACK

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_lattice(drawing, CORNER, BACK)
        middle = CARD / 2
        draw_doily(drawing, middle, middle, 62)
        for place, letter in enumerate(CUTS):
            x, y = middle + (place % 2 - 1) * 37 + 1.5, middle + (place // 2 - 1) * 37 + 1.5
            draw_mark_tile(drawing, letter, x, y, 34)
        for width, color, pattern in ((6.0, PORCELAIN, "none"), (2.6, CARD_INK, "4.5 5")):
            knife = PathData().move(middle, middle - 42).line(middle, middle + 42)
            knife.move(middle - 42, middle).line(middle + 42, middle)
            drawing.path(knife, fill="none", stroke=color, stroke_width=width, stroke_dasharray=pattern)


class CutMarkFace(Face):
    """The tile that stands for a piece."""

    color: str  # a key of `CUTS`
    ring: bool = False  # whether porcelain parts it from what it lies on
    _units = 100, 100
    _radius = 24.0

    def _ground(self) -> str | None:
        return CUTS[self.color]

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        inset = 0.0
        if self.ring:
            inset = 8.0
            drawing.rect(0, 0, 100, 100, 24, fill=PORCELAIN)
        draw_mark_tile(drawing, self.color, inset, inset, 100 - 2 * inset)


def draw_mark_tile(drawing: Drawing, letter: str, x: float, y: float, size: float, bold: float = 1.0) -> None:
    """Draws a colour's rounded tile with its white mark, by the upper left corner."""
    color = CUTS[letter]
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({size / 100:.4f})"):
        paint = drawing.linear(
            0, 0, 30, 100, [(0, lighter(color, 0.1)), (0.6, color), (1, darker(color, 0.12))]
        )
        drawing.rect(0, 0, 100, 100, 20, fill=paint)
        draw_mark(drawing, letter, "#FFFFFF", bold)


def draw_mark(drawing: Drawing, letter: str, color: str, bold: float = 1.0) -> None:
    """Draws the mark of a colour into a box of 100: triangle, square, ring or cross."""
    with drawing.group(transform=f"translate(50 50) scale({bold:.3f}) translate(-50 -50)"):
        if letter == "R":
            drawing.path(rounded_polygon([(50, 22), (81, 75), (19, 75)], 7), fill=color)
        elif letter == "B":
            drawing.rect(26, 26, 48, 48, 5, fill=color)
        elif letter == "P":
            drawing.circle(50, 50, 21.5, fill="none", stroke=color, stroke_width=13)
        else:
            drawing.stroke(PathData().move(50, 26).line(50, 74).move(26, 50).line(74, 50), color, 16)
