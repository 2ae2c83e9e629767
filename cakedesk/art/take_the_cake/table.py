"""What lies on the table besides cards: the dial of a turn, bars of closed sides, the board of a cake."""

from __future__ import annotations

import math
from itertools import product

from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_numeral
from cakedesk.art.palette import CARD_INK, PORCELAIN, RASPBERRY
from cakedesk.art.svg import Drawing, PathData, num
from cakedesk.art.take_the_cake.squares import CORNER, SIDE, draw_square, smallness

DIAL = 300.0
DIAL_RADIUS = 140.0
_DISC_SHARE = 0.74
_QUARTER = 90
_LINE, _LINE_DARK = "#A9BDA8", "#587268"
_BAR, _BAR_DARK = "#8FA58F", "#CBD6C8"
_RASPBERRY_DARK, _ON_RASPBERRY_DARK = "#FF8FA9", "#3A0F1C"
_BAR_WIDTH, _LOCK_RADIUS = 12.0, 20.0
_WELL, _WELL_DARK = "#E4EDE0", "#273B35"
_WELL_CORNER = 30.0
_MARGIN, _GAP = 14.0, 7.0
_PITCH = SIDE + _GAP
FLAT_CAKE = 2 * _MARGIN + 4 * _PITCH - _GAP
"""The side of a cake seen from above, in units of `squares.SIDE`."""


class DialFace(Face):
    """The ring around a cut card that is turned, filled as far as the card was turned."""

    degrees: int  # how far, clockwise, 0 to 359; the nearest quarter is chosen
    dark: bool = False  # whether it is for the dark theme
    numeral: float = 0.077  # the size of its numbers, by its side
    _units = DIAL, DIAL

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        signal = _RASPBERRY_DARK if self.dark else RASPBERRY
        middle, start, size = DIAL / 2, 45.0, DIAL * self.numeral
        drawing.circle(
            middle, middle, DIAL_RADIUS,
            fill="none", stroke=_LINE_DARK if self.dark else _LINE, stroke_width=3,
        )  # fmt: skip
        if self.degrees:
            arc = (
                PathData()
                .move(*_on_dial(start))
                .arc(DIAL_RADIUS, DIAL_RADIUS, *_on_dial(start + self.degrees), True, self.degrees > 180)
            )
            drawing.stroke(arc, signal, 7)
        chosen = (self.degrees + _QUARTER // 2) // _QUARTER % 4
        for quarter in range(4):
            x, y = _on_dial(start + quarter * _QUARTER)
            is_chosen = quarter == chosen
            on_signal = _ON_RASPBERRY_DARK if self.dark else "#FFFFFF"
            drawing.circle(
                x, y, _DISC_SHARE * size,
                fill=signal if is_chosen else PORCELAIN,
                stroke=signal if is_chosen else CARD_INK, stroke_width=2.2,
            )  # fmt: skip
            draw_numeral(drawing, str(quarter), x, y, size, on_signal if is_chosen else CARD_INK)


def _on_dial(turn: float) -> tuple[float, float]:
    angle = math.radians(turn)
    return DIAL / 2 + DIAL_RADIUS * math.sin(angle), DIAL / 2 - DIAL_RADIUS * math.cos(angle)


class LockFace(Face):
    """A bar with a lock beside the side of a cake that can't slide any more."""

    length: float  # its length, in units of the table
    across: bool = False  # whether it lies above or below the cake; else it stands on its left or right
    dark: bool = False  # whether it is for the dark theme

    def _size(self) -> tuple[float, float]:
        width = 2 * _LOCK_RADIUS + 2
        return (self.length, width) if self.across else (width, self.length)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        width, height = self._size()
        bar, ink = (_BAR_DARK, "#1E302B") if self.dark else (_BAR, "#FFFFFF")
        x, y, half = width / 2, height / 2, _BAR_WIDTH / 2
        if self.across:
            drawing.rect(0, y - half, width, _BAR_WIDTH, half, fill=bar)
        else:
            drawing.rect(x - half, 0, _BAR_WIDTH, height, half, fill=bar)
        drawing.circle(x, y, _LOCK_RADIUS, fill=bar)
        shackle = PathData().move(x - 6, y - 1).line(x - 6, y - 5).arc(6, 6, x + 6, y - 5, True)
        drawing.stroke(shackle.line(x + 6, y - 1), ink, 3.4)
        drawing.rect(x - 9.5, y - 2, 19, 14, 3, fill=ink)


class FlatCakeFace(Face):
    """A cake in the making, seen from above in its well of four by four places."""

    # By row and column, each from 0 to 3, icing, topping, and how many of it.
    squares: tuple[tuple[tuple[int, int], tuple[str, str, int]], ...]
    dark: bool = False  # whether it is for the dark theme
    _units = FLAT_CAKE, FLAT_CAKE
    _radius = _WELL_CORNER

    @property
    def name(self) -> str:
        """How many squares it has."""
        return f"Flat cake of {len(self.squares)}"

    def _ground(self) -> str | None:
        return _WELL_DARK if self.dark else _WELL

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        well, line = (_WELL_DARK, _LINE_DARK) if self.dark else (_WELL, _LINE)
        drawing.rect(0, 0, FLAT_CAKE, FLAT_CAKE, _WELL_CORNER, fill=well)
        laid = dict(self.squares)
        small = smallness(width_units * SIDE / FLAT_CAKE)
        for place in product(range(4), repeat=2):
            y, x = (_MARGIN + _PITCH * number for number in place)
            if place in laid:
                with drawing.group(transform=f"translate({num(x)} {num(y)})"):
                    draw_square(drawing, *laid[place], small)
            else:
                drawing.rect(
                    x + 5, y + 5, SIDE - 10, SIDE - 10, CORNER,
                    fill="none", stroke=line, stroke_width=2 + small, stroke_dasharray="9 8",
                )  # fmt: skip
