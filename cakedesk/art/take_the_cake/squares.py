"""Cake squares: a square of icing with one or two toppings on discs of sugar, and what stands for them."""

from __future__ import annotations

from cakedesk.art.card import draw_lattice
from cakedesk.art.color import darker
from cakedesk.art.face import Face
from cakedesk.art.palette import PORCELAIN
from cakedesk.art.svg import Drawing, PathData, num, scallop
from cakedesk.art.take_the_cake.colors import BACK, ICINGS
from cakedesk.art.take_the_cake.toppings import draw_topping

SIDE = 100.0
CORNER = 13.0
_FOOT = 5.0
_SMALL_UNITS, _LARGE_UNITS = 35.0, 90.0


class SquareFace(Face):
    """A cake square."""

    icing: str  # a key of `ICINGS`
    topping: str = ""  # as the card list spells it; empty: none
    count: int = 1  # 1 or 2
    _units = SIDE, SIDE
    _radius = CORNER

    def _ground(self) -> str | None:
        return ICINGS[self.icing].base

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_square(drawing, self.icing, self.topping, self.count, smallness(width_units))


class SquareBackFace(Face):
    """The back of a cake square: a doily, and a small cake of all four icings."""

    _units = SIDE, SIDE
    _radius = CORNER
    _plain = BACK

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_lattice(drawing, CORNER, BACK, smallness(width_units))
        draw_doily(drawing, SIDE / 2, SIDE / 2, 33)
        for place, icing in enumerate(ICINGS):
            x, y = 50 + (place % 2 - 1) * 18.5 + 0.5, 50 + (place // 2 - 1) * 18.5
            with drawing.group(transform=f"translate({num(x)} {num(y)}) scale(0.175)"):
                draw_square(drawing, icing, "", 1, 1.0)


class ToppingFace(Face):
    """A topping alone."""

    topping: str  # as the card list spells it
    _units = 64, 64

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_topping(drawing, self.topping, 32, 32, 60)


def smallness(width_units: float) -> float:
    """Tells how bold a square must be drawn: 0 at its full size, 1 where it is smallest."""
    return min(max((_LARGE_UNITS - width_units) / (_LARGE_UNITS - _SMALL_UNITS), 0.0), 1.0)


def draw_square(drawing: Drawing, icing: str, topping: str, count: int, small: float) -> None:
    """Draws a cake square, its upper left corner at (0, 0). See `SquareFace` and `smallness`."""
    colors = ICINGS[icing]
    drawing.rect(0, 0, SIDE, SIDE, CORNER, fill=colors.foot)
    height = SIDE - _FOOT
    drawing.rect(0, 0, SIDE, height, CORNER, fill=darker(colors.base, 0.2))
    rim = 2.0
    stops = [(0, colors.light), (0.3, colors.base), (1, darker(colors.base, 0.06))]
    top = drawing.linear(0, 0, SIDE * 0.3, SIDE, stops)
    drawing.rect(rim, rim * 0.6, SIDE - 2 * rim, height - 1.6 * rim, CORNER - rim, fill=top)
    _draw_pattern(drawing, icing, colors.pattern, small)
    inset = 5.0
    drawing.rect(
        inset, inset - 1, SIDE - 2 * inset, height - 2 * inset + 1, CORNER - inset,
        fill="none", stroke=darker(colors.base, 0.22), stroke_width=1.4, stroke_opacity=0.65,
    )  # fmt: skip
    shine = PathData().move(rim + 2, CORNER + 6).quad(rim + 2, 3.2, CORNER + 6, 3.2).line(SIDE - CORNER, 3.2)
    drawing.stroke(shine, "#FFFFFF", 1.8, stroke_opacity=0.5)
    if not topping:
        return
    radius = 33.0 + 4.0 * small
    places: tuple[tuple[float, float, float], ...] = ((SIDE / 2, height / 2, radius),)
    if count == 2:
        radius = 24.0 + 2.0 * small
        low = SIDE - radius - 3.5
        places = ((radius + 3.5, radius + 2.5, radius), (low, low - 3, radius))
    for x, y, r in places:
        _draw_disc(drawing, colors.foot, x, y, r)
    for x, y, r in places:
        draw_topping(drawing, topping, x, y, r * (1.62 + 0.14 * small))


def _draw_disc(drawing: Drawing, shade: str, x: float, y: float, radius: float) -> None:
    drawing.circle(x, y + 2.2, radius, fill=darker(shade, 0.45), fill_opacity=0.35)
    paint = drawing.radial(x, y, radius, [(0.7, "#FFFFFF"), (1, "#F6EEDF")])
    drawing.circle(x, y, radius - 0.6, fill=paint, stroke="#DCCBB0", stroke_width=1.2)


def _draw_pattern(drawing: Drawing, icing: str, color: str, small: float) -> None:
    """Draws what tells an icing without its colour: seeds, zigzags, diagonal bands, waves."""
    bold = 1 + 0.7 * small
    left, right = 6.0, SIDE - 6.0
    if icing == "vanilla":
        for row, y in enumerate((12.0, 29.5, 47.5, 65.5, 83.0)):
            for column in range(5 - row % 2):
                x = 12.0 + column * 19 + (9.5 if row % 2 else 0)
                drawing.ellipse(x, y, 1.35 * bold, 1.9 * bold, fill=color, fill_opacity=0.8)
    elif icing == "chocolate":
        for y in (17.0, 36.0, 55.0, 74.0):
            zigzag = PathData().move(left, y)
            for step in range(1, 9):
                zigzag.line(left + step * 11, y + (-6.5 if step % 2 else 0) + 2)
            drawing.stroke(zigzag, color, 2.6 * bold, stroke_opacity=0.85)
    elif icing == "strawberry":
        bands = PathData()
        for start in (-62.0, -28.0, 6.0, 40.0, 74.0):
            bands.move(*_in_square(start, left, right, 0)).line(*_in_square(start, left, right, 1))
        drawing.path(
            bands, fill="none", stroke=color, stroke_width=9.0 + 1.5 * small, stroke_opacity=0.8,
            stroke_linecap="round",
        )  # fmt: skip
    else:
        for y in (15.0, 33.0, 51.0, 69.0, 86.0):
            wave = PathData().move(left, y)
            for step in range(4):
                x = left + step * 22
                wave.quad(x + 11, y + 11, x + 22, y)
            drawing.stroke(wave, color, 2.6 * bold, stroke_opacity=0.9)


def _in_square(start: float, left: float, right: float, end: int) -> tuple[float, float]:
    """Finds the ends of a band that rises to the right and begins `start` along the lower edge."""
    low, high = SIDE - _FOOT - 9.0, 9.0
    reach = low - high
    first, last = max(start, left + 4), min(start + reach, right - 4)
    x = first if end == 0 else last
    return x, low - (x - start)


def draw_doily(drawing: Drawing, x: float, y: float, radius: float) -> None:
    """Draws the scalloped disc in the middle of a back."""
    drawing.path(scallop(x, y + 1.2, radius + 1, 16), fill=darker(BACK, 0.4), fill_opacity=0.7)
    drawing.path(scallop(x, y, radius, 16), fill=PORCELAIN)
