"""Cakes of squares seen from a corner above, on a plate: for the box and the shop window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cakedesk.art.color import darker, mix
from cakedesk.art.face import Face
from cakedesk.art.palette import FLAVOURS
from cakedesk.art.svg import Drawing, PathData, rounded_polygon
from cakedesk.art.take_the_cake.colors import BACK, ICINGS
from cakedesk.art.take_the_cake.squares import SIDE, draw_square

TILE_X, TILE_Y = 28.0, 16.0
"""Half the width and half the height of a square, seen from a corner."""

_HEIGHT = 36.0
_PLATE_SIDE = 5.5
"""The plate in squares."""

_PLATE_DEPTH = 9.0
_PLATE_ROUND = 22.0
_WIDTH = 2 * _PLATE_SIDE * TILE_X
_RISE = 26.0
"""How far a cake may stand above its plate."""


class Look(NamedTuple):
    """What a square shows.

    Attributes:
        icing: A key of `colors.ICINGS`.
        topping: As the card list spells it.
        number: 1 or 2 of it.
    """

    icing: str
    topping: str
    number: int = 1


class Place(NamedTuple):
    """Where a square lies, in squares; pieces that were moved apart lie between."""

    row: float
    column: float


Slab = Mapping[Place, Look]
"""A cake, or what there is of it."""


class SlabFace(Face):
    """A cake of squares on its plate."""

    squares: tuple[tuple[Place, Look], ...]  # where its squares lie, and what they show
    _units = _WIDTH, 2 * _PLATE_SIDE * TILE_Y + _RISE + _PLATE_DEPTH

    @property
    def name(self) -> str:
        """How many squares it has."""
        return f"Slab of {len(self.squares)}"

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_slab(drawing, dict(self.squares), _WIDTH / 2, _RISE + _PLATE_SIDE * TILE_Y)


def draw_slab(
    drawing: Drawing, squares: Slab, x: float, y: float, plate: float = _PLATE_SIDE, height: float = _HEIGHT
) -> None:
    """Draws a cake on its plate, whose middle is at a point and whose side is so many squares."""
    _draw_plate(drawing, x, y, plate)
    for place in sorted(squares, key=lambda place: place.row + place.column):
        right = Place(place.row, place.column + 1) not in squares
        left = Place(place.row + 1, place.column) not in squares
        _draw_block(drawing, squares[place], _corner(place, x, y), height, (left, right))


def _corner(place: Place, x: float, y: float) -> tuple[float, float]:
    """Finds the far corner of a square's foot."""
    row, column = place.row - 2, place.column - 2
    return x + (column - row) * TILE_X, y + (column + row) * TILE_Y


def _draw_plate(drawing: Drawing, x: float, y: float, plate: float) -> None:
    for down, less, color in ((_PLATE_DEPTH, 0.12, "#B9AFA0"), (5, 0.04, "#D8CFBF"), (0, 0.0, "#FFFFFF")):
        drawing.path(_diamond(x, y + down, plate - less), fill=color)
    for less, width in ((0.4, 2.2), (0.75, 1.2)):
        drawing.path(
            _diamond(x, y, plate - less), fill="none", stroke=mix(BACK, "#FFFFFF", 0.45), stroke_width=width
        )


def _diamond(x: float, y: float, side: float) -> PathData:
    """Outlines a square of so many squares' side that lies around (x, y)."""
    half_x, half_y = side * TILE_X, side * TILE_Y
    return rounded_polygon([(x, y - half_y), (x + half_x, y), (x, y + half_y), (x - half_x, y)], _PLATE_ROUND)


def _draw_block(
    drawing: Drawing, look: Look, corner: tuple[float, float], height: float, sides: tuple[bool, bool]
) -> None:
    """Draws one square with those of its near sides, left and right, that are seen."""
    x, y = corner
    near = (x, y + 2 * TILE_Y)
    for is_seen, start, end, shade in (
        (sides[0], (x - TILE_X, y + TILE_Y), near, 0.0),
        (sides[1], near, (x + TILE_X, y + TILE_Y), 0.2),
    ):
        if is_seen:
            _draw_side(drawing, _Side(start, end, height), look.icing, shade)
    matrix = (TILE_X / SIDE, TILE_Y / SIDE, -TILE_X / SIDE, TILE_Y / SIDE, x, y - height)
    with drawing.group(transform=f"matrix({' '.join(f'{number:.4f}' for number in matrix)})"):
        # Fills what the round corners of the card would leave open.
        drawing.rect(-0.6, -0.6, SIDE + 1.2, SIDE + 1.2, 3, fill=ICINGS[look.icing].foot)
        draw_square(drawing, look.icing, look.topping, look.number, 0.5)


class _Side(NamedTuple):
    """A side of a square: its foot from left to right, and its height."""

    start: tuple[float, float]
    end: tuple[float, float]
    height: float

    def at(self, along: float, up: float) -> tuple[float, float]:
        """Finds a point by its shares of the foot and of the height."""
        (x, y), (end_x, end_y) = self.start, self.end
        return x + (end_x - x) * along, y + (end_y - y) * along - up * self.height


def _draw_side(drawing: Drawing, side: _Side, icing: str, shade: float) -> None:
    """Draws one side, from the plate to the icing that runs down: sponge, cream, jam, sponge."""
    cake, foot = FLAVOURS["victoria"], ICINGS[icing].foot
    drip = 5.0 / side.height
    layers = (
        (0.0, 0.38, cake.sponge), (0.38, 0.46, cake.filling[0]), (0.46, 0.55, cake.filling[1]),
        (0.55, 1.0, cake.sponge), (1.0 - drip, 1.0, foot),
    )  # fmt: skip
    for low, high, color in layers:
        band = PathData().move(*side.at(0, low)).line(*side.at(1, low))
        band.line(*side.at(1, high)).line(*side.at(0, high)).close()
        fill = darker(color, shade)
        drawing.path(band, fill=fill, stroke=fill, stroke_width=0.5)
    for along, length in ((0.2, 4.5), (0.48, 6.5), (0.8, 4.5)):
        x, y = side.at(along, 1.0 - drip * 0.8)
        drawing.rect(x - 2.2, y - 2, 4.4, length, 2.2, fill=darker(foot, shade))
    for along, up in ((0.15, 0.2), (0.4, 0.12), (0.7, 0.26), (0.3, 0.66), (0.62, 0.72), (0.88, 0.62)):
        drawing.circle(*side.at(along, up), 0.8, fill=cake.crumb_dark, fill_opacity=0.5)


_LETTERS = dict(zip("VCSL", ICINGS, strict=True))
_TOPPINGS = dict(
    zip("ocbskfd", ("orange", "cherry", "blueberry", "strawberry", "cookie", "flower", "candle"), strict=True)
)


def whole_cake(spelled: str) -> dict[Place, Look]:
    """Reads a cake.

    Args:
        spelled: Row by row its squares: icing, topping, and 2 for a double, as card ids begin; a dot: none.

    >>> whole_cake(". Vo Ld2 . ")[Place(0, 2)]
    Look(icing='lavender', topping='candle', number=2)
    """
    squares = {}
    for number, word in enumerate(spelled.split()):
        if word != ".":
            look = Look(_LETTERS[word[0]], _TOPPINGS[word[1]], 2 if word.endswith("2") else 1)
            squares[Place(number // 4, number % 4)] = look
    return squares
