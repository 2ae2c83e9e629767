"""The suits: their symbols, so that none is told by its colour alone, their patterns, and discs with both."""

from __future__ import annotations

from cakedesk.art.dutch_auction.colors import SUITS
from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK, PORCELAIN, TAG_GOLD
from cakedesk.art.rect import Rect
from cakedesk.art.svg import Drawing, PathData, num, rounded_polygon, star

PILL_ASPECT = 2.5


class SuitFace(Face):
    """A suit's disc."""

    suit: str  # a key of `SUITS`
    _units = 100, 100
    _radius = 50.0

    def _ground(self) -> str | None:
        return SUITS[self.suit].base

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_suit_disc(drawing, self.suit, 50, 50, 50)


def draw_suit(
    drawing: Drawing, suit: str, x: float, y: float, size: float, color: str, inside: str, light: bool = False
) -> None:
    """Draws a suit's symbol around a point.

    Args:
        size: Side of its box.
        inside: Colour of what is cut out of it: that behind.
        light: Whether it shines a little, where it is large.
    """
    with drawing.group(transform=f"translate({num(x)} {num(y)}) scale({size / 100:.4f})"):
        _DRAW[suit](drawing, color, inside)
        if light:
            _shine(drawing, suit)


def draw_suit_disc(drawing: Drawing, suit: str, x: float, y: float, radius: float) -> None:
    """Draws a disc of the suit's colour in a porcelain ring, with its symbol."""
    base, ink = SUITS[suit]
    drawing.circle(x, y, radius, fill=PORCELAIN)
    drawing.circle(x, y, radius * 0.87, fill=base)
    draw_suit(drawing, suit, x, y, radius * (1.0 if suit == "blue" else 1.14), ink, base)


def draw_suit_change(drawing: Drawing, suit: str, shown_suit: str, x: float, y: float, height: float) -> None:
    """Draws the tag that says from which suit to which a card has changed, around a point."""
    width = height * PILL_ASPECT
    line = height * 0.06
    drawing.rect(
        x - (width - line) / 2, y - (height - line) / 2, width - line, height - line, (height - line) / 2,
        fill=CARD_INK, stroke=PORCELAIN, stroke_width=line,
    )  # fmt: skip
    draw_suit_disc(drawing, suit, x - width * 0.3, y, height * 0.4)
    draw_suit_disc(drawing, shown_suit, x + width * 0.3, y, height * 0.4)
    reach = height * 0.23
    arrow = PathData().move(x - reach, y).line(x + reach, y)
    arrow.move(x + reach * 0.15, y - reach * 0.8).line(x + reach, y).line(x + reach * 0.15, y + reach * 0.8)
    drawing.stroke(arrow, TAG_GOLD, height * 0.11)


def draw_pattern(drawing: Drawing, suit: str, area: Rect, bold: float = 1.0, fades: bool = False) -> None:
    """Draws a suit's pattern on its colour.

    Args:
        bold: How much coarser than at full size.
        fades: Whether it appears from the upper edge on only.
    """
    line = drawing.linear(
        0, area.y, 0, area.y + area.height * 0.4,
        [(0, "#FFFFFF", 0.0 if fades else 0.34), (1, "#FFFFFF", 0.34)],
    )  # fmt: skip
    data = _PATTERNS[suit](area, 9.5 * bold)
    if suit == "red":
        drawing.path(data, fill=line)
    else:
        drawing.path(data, fill="none", stroke=line, stroke_width=(2.2 if suit == "green" else 1.5) * bold)


def _leaf(drawing: Drawing, color: str, inside: str) -> None:
    blade = PathData().move(-31, 33).curve(-48, -10, -8, -42, 44, -46).curve(50, 6, 16, 48, -31, 33).close()
    drawing.stroke(PathData().move(-46, 48).line(-24, 26), color, 6)
    drawing.path(blade, fill=color)
    drawing.stroke(PathData().move(-30, 32).line(23, -25), inside, 5)


def _cherries(drawing: Drawing, color: str, inside: str) -> None:
    stems = PathData().move(-22, 14).curve(-16, -14, 4, -34, 28, -42).curve(22, -22, 22, -4, 26, 10)
    drawing.stroke(stems, color, 6.5)
    drawing.stroke(PathData().move(28, -42).quad(2, -50, -14, -32), color, 9)
    for x, y in ((-23, 27), (25, 23)):
        drawing.circle(x, y, 22, fill=color)
        drawing.stroke(PathData().move(x - 11, y - 1).quad(x - 11, y - 9, x - 3, y - 12), inside, 4.5)


def _tulip(drawing: Drawing, color: str, inside: str) -> None:
    cup = [(-31, -38), (-15, -22), (0, -47), (15, -22), (31, -38), (30, -4), (14, 13), (-14, 13), (-30, -4)]
    drawing.path(rounded_polygon(cup, 5), fill=color)
    drawing.stroke(PathData().move(0, 8).line(0, 46), color, 7)
    leaves = PathData().move(-31, 22).curve(-29, 38, -18, 46, 0, 46).curve(18, 46, 29, 38, 31, 22)
    drawing.stroke(leaves, color, 8)
    petals = PathData().move(-15, -14).quad(-13, 0, -5, 5).move(15, -14).quad(13, 0, 5, 5)
    drawing.stroke(petals, inside, 3.4)


def _blueberry(drawing: Drawing, color: str, inside: str) -> None:
    drawing.circle(0, 0, 46, fill=color)
    drawing.path(star(0, 27, 12.5, 2.5), fill=inside)


def _shine(drawing: Drawing, suit: str) -> None:
    shines = {
        "green": PathData().move(-20, 2).curve(-17, -14, -4, -25, 12, -31),
        "pink": PathData().move(-24, -22).quad(-25, -8, -19, 0),
        "blue": PathData().move(-34, -10).curve(-30, -23, -22, -31, -9, -35),
    }
    if suit in shines:
        drawing.stroke(shines[suit], "#FFFFFF", 4, stroke_opacity=0.4)


def _diagonals(area: Rect, pitch: float) -> PathData:
    data, slope = PathData(), pitch * 1.15
    reach = slope
    while reach < area.width + area.height:
        start = (min(reach, area.width), max(0.0, reach - area.width))
        end = (max(0.0, reach - area.height), min(reach, area.height))
        data.move(area.x + start[0], area.y + start[1]).line(area.x + end[0], area.y + end[1])
        reach += slope
    return data


def _dots(area: Rect, pitch: float) -> PathData:
    data, radius = PathData(), pitch * 0.17
    for row in range(int(area.height / pitch)):
        y = area.bottom - pitch * (row + 0.6)
        shift = 0.25 if row % 2 else 0.75
        for column in range(int(area.width / pitch + 0.5)):
            x = area.x + pitch * (column + shift)
            if x + radius < area.right:
                data.move(x - radius, y).arc(radius, radius, x + radius, y, clockwise=True)
                data.arc(radius, radius, x - radius, y, clockwise=True).close()
    return data


def _waves(area: Rect, pitch: float) -> PathData:
    data = PathData()
    count = max(2, round(area.width / pitch))
    half = area.width / count / 2
    for row in range(int(area.height / pitch)):
        y = area.bottom - pitch * (row + 0.6)
        data.move(area.x, y)
        for i in range(count):
            x = area.x + half * 2 * i
            data.quad(x + half / 2, y - pitch * 0.42, x + half, y)
            data.quad(x + half * 1.5, y + pitch * 0.42, x + half * 2, y)
    return data


def _grid(area: Rect, pitch: float) -> PathData:
    data = PathData()
    columns, rows = round(area.width / pitch), round(area.height / pitch)
    for column in range(1, columns):
        x = area.x + area.width * column / columns
        data.move(x, area.y).line(x, area.bottom)
    for row in range(1, rows):
        y = area.y + area.height * row / rows
        data.move(area.x, y).line(area.right, y)
    return data


_DRAW = {"green": _leaf, "red": _cherries, "pink": _tulip, "blue": _blueberry}
_PATTERNS = {"green": _diagonals, "red": _dots, "pink": _waves, "blue": _grid}
