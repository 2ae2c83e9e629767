"""Order cards: what a cake is asked for, as a picture and a number. Their words are the table's."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from cakedesk.art.card import draw_lattice, draw_porcelain
from cakedesk.art.color import darker, mix
from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_numeral
from cakedesk.art.palette import CARD_INK, PORCELAIN, RASPBERRY
from cakedesk.art.rect import Rect
from cakedesk.art.svg import Drawing, PathData, num
from cakedesk.art.take_the_cake.colors import BACK, ICINGS
from cakedesk.art.take_the_cake.pieces import SIDE
from cakedesk.art.take_the_cake.squares import draw_doily, draw_square
from cakedesk.art.take_the_cake.toppings import draw_topping
from cakedesk.art.toppers import draw_topper

WIDTH, HEIGHT = 114.0, 204.0
CORNER = 13.0
_WINDOW = Rect(8, 8, 98, 72)

LINE_HEIGHT = 60.0
LINE_WORDS = 118.0
"""Where words begin on a card that lies on its side, by a height of 60."""
LINE_NUMBER = 94.0
_LINE_NUMERAL, _NUMBER_EDGE, _NUMERAL_WIDTH = 32.0, 8.0, 1.15
_LINE_SCALE = (LINE_HEIGHT - 1.2) / (_WINDOW.height + 16)

_GROUND = "#F5E7D6"
_TILE_PALE = mix("#D8C6AE", _GROUND, 0.25)


def bare_words(numeral: float) -> float:
    """Gives where words begin on one without a picture, behind a number so large."""
    return 2 * _NUMBER_EDGE + _NUMERAL_WIDTH * numeral


_FRUITS = ("orange", "cherry", "blueberry", "strawberry")
_X, _Y = _WINDOW.center_x, _WINDOW.center_y


class OrderLineFace(Face):
    """An order card lying on its side: picture and number at the left, room for words at the right."""

    kind: str  # what it pays for, as the card list spells it
    of: str  # what of; may be empty
    points: int  # what it pays
    width: int  # of the card, whose height is 60
    numeral: int  # the size of its number where it has no picture; 0: it has
    middle: int  # how far down that is
    _radius = 10.0

    def _size(self) -> tuple[float, float]:
        return self.width, LINE_HEIGHT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_porcelain(drawing, 10.0, 1.5)
        if not self.numeral:
            with drawing.group(transform=f"translate(0.6 0.6) scale({_LINE_SCALE:.4f})"):
                drawing.rect(*_WINDOW, 9, fill=_GROUND)
                _DRAW[self.kind](drawing, self.of)
        x = bare_words(self.numeral) / 2 if self.numeral else LINE_NUMBER
        draw_numeral(drawing, str(self.points), x, self.middle, self.numeral or _LINE_NUMERAL, CARD_INK)


class OrderPictureFace(Face):
    """The picture of an order card alone."""

    kind: str  # see `OrderLineFace`
    of: str
    _units = _WINDOW.width, _WINDOW.height
    _radius = 9.0
    _plain = _GROUND

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        drawing.rect(0, 0, _WINDOW.width, _WINDOW.height, 9, fill=_GROUND)
        with drawing.group(transform=f"translate({num(-_WINDOW.x)} {num(-_WINDOW.y)})"):
            _DRAW[self.kind](drawing, self.of)


class OrderBackFace(Face):
    """The back of an order card: a slip of paper on a doily."""

    _units = WIDTH, HEIGHT
    _radius = CORNER
    _plain = BACK

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_lattice(drawing, CORNER, BACK)
        draw_doily(drawing, WIDTH / 2, HEIGHT / 2, 40)
        draw_slip(drawing, WIDTH / 2, HEIGHT / 2, 50, darker(BACK, 0.25))


class OrderSignFace(Face):
    """The sign of orders: a slip of paper."""

    color: str  # its lines
    _units = 100, 100

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_slip(drawing, 50, 50, 100, self.color)


def draw_slip(drawing: Drawing, x: float, y: float, size: float, color: str) -> None:
    """Draws a slip of paper with three lines around a point."""
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({size / 100:.4f})"):
        drawing.rect(-31, -40, 62, 80, 13, fill="none", stroke=color, stroke_width=7)
        lines = PathData().move(-15, -18).line(15, -18).move(-15, 1).line(15, 1).move(-15, 20).line(4, 20)
        drawing.stroke(lines, color, 6.5)


def _draw_four(drawing: Drawing, toppings: tuple[str, ...], size: float, across: float, down: float) -> None:
    for place, topping in enumerate(toppings):
        x, y = _X + (place % 2 - 0.5) * across, _Y + (place // 2 - 0.5) * down
        draw_topping(drawing, topping, x, y, size)


def _draw_most(drawing: Drawing, of: str) -> None:
    """Draws what there must be most of, crowned."""
    if of == "fruit":
        with drawing.group(transform="translate(0 8.5)"):
            _draw_four(drawing, _FRUITS, 25, 33, 26)
        draw_topper(drawing, "crown", _X, _Y - 14, 22)
    else:
        draw_topping(drawing, of, _X, _Y + 10, 46)
        draw_topper(drawing, "crown", _X, _Y - 12.5, 25)


def _draw_group(drawing: Drawing, of: str) -> None:
    """Draws four squares of an icing that hang together."""
    side = 26.0
    for column, row in ((1, 0), (0, 1), (1, 1), (2, 1)):
        _draw_icing(drawing, of, _X + (column - 1.5) * side, _Y + (row - 1) * side, side)


def _draw_icing(drawing: Drawing, icing: str, x: float, y: float, side: float) -> None:
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({side / 102:.4f})"):
        draw_square(drawing, icing, "", 1, 1.0)


_TILE = 16.0


def _tile_at(row: float, column: float) -> tuple[float, float]:
    """Finds the upper left corner of a square of the small cake."""
    return _X + (column - SIDE / 2) * _TILE, _Y + (row - SIDE / 2) * _TILE


def _draw_tiles(drawing: Drawing, lit: frozenset[tuple[int, int]] = frozenset()) -> None:
    for row, column in product(range(SIDE), range(SIDE)):
        x, y = _tile_at(row, column)
        color = "#C98A45" if (row, column) in lit else _TILE_PALE
        drawing.rect(x + 0.8, y + 0.8, _TILE - 1.6, _TILE - 1.6, 3, fill=color)


def _draw_row(drawing: Drawing, of: str) -> None:
    del of
    _draw_tiles(drawing)
    for column, icing in enumerate(ICINGS):
        _draw_icing(drawing, icing, *_tile_at(1, column), _TILE)


def _draw_column(drawing: Drawing, of: str) -> None:
    del of
    _draw_tiles(drawing)
    for row, icing in enumerate(ICINGS):
        _draw_icing(drawing, icing, *_tile_at(row, 1), _TILE)


def _draw_corners(drawing: Drawing, of: str) -> None:
    corners = tuple(product((0, SIDE - 1), (0, SIDE - 1)))
    _draw_tiles(drawing, frozenset(corners))
    toppings = _FRUITS if of == "fruit" else (of,) * len(corners)
    for (row, column), topping in zip(corners, toppings, strict=True):
        x, y = _tile_at(row + 0.5, column + 0.5)
        _draw_on_disc(drawing, topping, x, y, 19.5)


def _draw_centre(drawing: Drawing, of: str) -> None:
    _draw_tiles(drawing, frozenset(product((1, 2), (1, 2))))
    _draw_on_disc(drawing, of, _X, _Y, 34)


def _draw_on_disc(drawing: Drawing, topping: str, x: float, y: float, size: float) -> None:
    drawing.circle(x, y, size * 0.5, fill=PORCELAIN, stroke="#DCCBB0", stroke_width=1)
    draw_topping(drawing, topping, x, y, size * 0.86)


def _draw_sets(drawing: Drawing, of: str) -> None:
    if of == "fruit":
        _draw_four(drawing, _FRUITS, 30, 40, 33)
        return
    _draw_four(drawing, ("cookie", "flower", "candle"), 30, 40, 33)
    # Fruit of any type: some of it, one behind the other.
    for topping, dx, dy in (("blueberry", 6.5, -4.5), ("orange", -6.5, -3.5), ("strawberry", 1.5, 6)):
        draw_topping(drawing, topping, _X + 20 + dx, _Y + 16.5 + dy, 19)


def _draw_doubles(drawing: Drawing, of: str) -> None:
    """Draws two squares that show two toppings."""
    del of
    for icing, topping, x, y in (("lavender", "strawberry", 21, -1), ("vanilla", "cookie", -22, 1)):
        with drawing.group(transform=f"translate({num(_X + x - 20.5)} {num(_Y + y - 20.5)}) scale(0.41)"):
            draw_square(drawing, icing, topping, 2, 1.0)


def _draw_at_most_2(drawing: Drawing, of: str) -> None:
    """Draws two toppings, and a third one crossed out."""
    for x in (-31, 0):
        draw_topping(drawing, of, _X + x, _Y, 29)
    draw_topping(drawing, of, _X + 31, _Y, 29)
    # Qt would make pixels of a group that lets its ground through, also on paper.
    drawing.rect(_X + 15, _Y - 16, 32, 32, fill=_GROUND, fill_opacity=0.6)
    cross = PathData().move(_X + 19, _Y - 12).line(_X + 43, _Y + 12)
    cross.move(_X + 43, _Y - 12).line(_X + 19, _Y + 12)
    drawing.stroke(cross, PORCELAIN, 7)
    drawing.stroke(cross, RASPBERRY, 3.8)


def _draw_balanced(drawing: Drawing, of: str) -> None:
    """Draws a pile of each icing; none is higher than five."""
    del of
    side = 11.6
    for place, (icing, height) in enumerate(zip(ICINGS, (4, 5, 3, 4), strict=True)):
        for level in range(height):
            x, y = _X + (place - 2) * 19 + 3.7, _WINDOW.bottom - 5 - (level + 1) * side
            _draw_icing(drawing, icing, x, y, side)
    limit = (
        PathData()
        .move(_X - 42, _WINDOW.bottom - 6.5 - 5 * side)
        .line(_X + 42, _WINDOW.bottom - 6.5 - 5 * side)
    )
    drawing.path(limit, fill="none", stroke=RASPBERRY, stroke_width=2.4, stroke_dasharray="5 3")


_DRAW: dict[str, Callable[[Drawing, str], None]] = {
    "most": _draw_most,
    "group": _draw_group,
    "rows": _draw_row,
    "columns": _draw_column,
    "corners": _draw_corners,
    "centre": _draw_centre,
    "sets": _draw_sets,
    "doubles": _draw_doubles,
    "at_most_2": _draw_at_most_2,
    "balanced": _draw_balanced,
}
