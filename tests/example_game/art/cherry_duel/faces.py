"""The faces of Cherry Duel: slices, their back, cherries, and the box."""

from __future__ import annotations

from cakedesk.art.box import WINDOW, BoxFace
from cakedesk.art.color import darker, lighter
from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_numeral
from cakedesk.art.palette import CARD_INK, PORCELAIN, PORCELAIN_EDGE
from cakedesk.art.svg import Drawing, PathData

WIDTH, HEIGHT = 96.0, 128.0
CORNER = 13.0
CHERRY_RED = "#B5173A"
_STALK = "#4F7A3A"
_CREAM = "#FFF3DC"
_CAKES = {"plain": "#E5B76A", "almond": "#B98552", "lemon": "#EFCF4B"}


class SliceFace(Face):
    """A slice, face up.

    Attributes:
        number: what it is worth in the duel.
        flavour: what it tastes of.
    """

    number: str
    flavour: str
    _units = WIDTH, HEIGHT
    _radius = CORNER

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        _draw_card(drawing, PORCELAIN, PORCELAIN_EDGE)
        small = width_units < 60.0  # the number alone can be read then
        if small:
            draw_numeral(drawing, self.number, WIDTH / 2, HEIGHT / 2, 70.0, CARD_INK)
        else:  # at the left, where a hand that lies close together shows it
            draw_numeral(drawing, self.number, 28.0, 30.0, 38.0, CARD_INK)
            _draw_slice(drawing, _CAKES[self.flavour], WIDTH / 2, 92.0, 1.0)


class SliceBackFace(Face):
    """A slice, face down."""

    _units = WIDTH, HEIGHT
    _radius = CORNER
    _plain = CHERRY_RED

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        del width_units
        _draw_card(drawing, CHERRY_RED, darker(CHERRY_RED, 0.3))
        drawing.rect(8, 8, WIDTH - 16, HEIGHT - 16, 8, fill="none", stroke=_CREAM, stroke_width=2)
        _draw_cherry(drawing, WIDTH / 2, HEIGHT / 2 + 8, 20.0, _CREAM)


class CherriesFace(Face):
    """Some cherries side by side.

    Attributes:
        count: How many, 1 to 6.
    """

    count: int = 1

    def _size(self) -> tuple[float, float]:
        return 34.0 * self.count, 48.0

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        del width_units
        for number in range(self.count):
            _draw_cherry(drawing, 17.0 + 34.0 * number, 32.0, 13.0, CHERRY_RED)


class CherryDuelBoxFace(BoxFace):
    """A light red box with a slice and a cherry."""

    _plain = CHERRY_RED

    def _draw_window(self, drawing: Drawing) -> None:
        drawing.rect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 13, fill=_CREAM)
        _draw_slice(drawing, _CAKES["almond"], 144.0, 180.0, 2.6)
        _draw_cherry(drawing, 144.0, 100.0, 26.0, CHERRY_RED)


def _draw_card(drawing: Drawing, fill: str, edge: str) -> None:
    drawing.rect(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, fill=fill, stroke=edge, stroke_width=1.6)


def _draw_slice(drawing: Drawing, cake: str, x: float, y: float, scale: float) -> None:
    """A wedge from the side: its top, and below it cake, cream and cake."""

    def at(across: float, down: float) -> tuple[float, float]:
        return x + across * scale, y + down * scale

    top = PathData().move(*at(-34, -6)).line(*at(6, -24)).line(*at(34, -6)).close()
    drawing.path(top, fill=lighter(_CREAM, 0.2), stroke=darker(cake, 0.2), stroke_width=scale)
    for down, high, color in ((-6, 12, cake), (6, 4, _CREAM), (10, 14, darker(cake, 0.12))):
        left, upper = at(-34, down)
        drawing.rect(left, upper, 68 * scale, high * scale, 1.5 * scale, fill=color)


def _draw_cherry(drawing: Drawing, x: float, y: float, radius: float, color: str) -> None:
    stalk = (
        PathData()
        .move(x, y - radius * 0.7)
        .quad(x + radius * 0.2, y - radius * 1.8, x + radius, y - radius * 2.2)
    )
    drawing.stroke(stalk, _STALK, radius * 0.18)
    drawing.circle(x, y, radius, fill=color)
    drawing.circle(x - radius * 0.35, y - radius * 0.35, radius * 0.22, fill="#FFFFFF", fill_opacity=0.6)
