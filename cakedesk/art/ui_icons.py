"""Icons of windows and cards, drawn as paths in one colour, so that no font has to have them."""

from __future__ import annotations

import math
from collections.abc import Callable

from cakedesk.art.face import Face
from cakedesk.art.svg import Drawing, PathData, num, rounded_polygon

_LINE = 9.5
"""Width of an icon's strokes in its box of 100."""


def draw_icon(drawing: Drawing, icon: str, x: float, y: float, size: float, color: str) -> None:
    """Draws an icon centred on a point.

    Args:
        icon: One of `ICON_NAMES`.
        x: Middle.
        y: Middle.
        size: Side of its box.
    """
    transform = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 100:.5f})"
    with drawing.group(transform=transform):
        _DRAW[icon](drawing, color)


class IconFace(Face):
    """An icon."""

    icon: str  # one of `ICON_NAMES`
    color: str  # its colour
    _units = 100, 100

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_icon(drawing, self.icon, 50, 50, 100, self.color)


def _polyline(*points: tuple[float, float]) -> PathData:
    data = PathData().move(*points[0])
    for point in points[1:]:
        data.line(*point)
    return data


def _lines(*strokes: tuple[tuple[float, float], ...], width: float = _LINE) -> Callable[[Drawing, str], None]:
    def draw(drawing: Drawing, color: str) -> None:
        for points in strokes:
            drawing.stroke(_polyline(*points), color, width)

    return draw


def _dots(drawing: Drawing, color: str) -> None:
    for x in (18, 50, 82):
        drawing.circle(x, 50, 9.5, fill=color)


def _question(drawing: Drawing, color: str) -> None:
    hook = PathData().move(34, 37).curve(34, 17, 67, 17, 67, 37).curve(67, 50, 50, 50, 50, 63)
    drawing.stroke(hook, color, 11)
    drawing.circle(50, 82, 7, fill=color)


def _moon(drawing: Drawing, color: str) -> None:
    data = PathData().move(58, 14).arc(37, 37, 86, 62, clockwise=False, large=True)
    drawing.path(data.arc(32, 32, 58, 14, clockwise=True).close(), fill=color)


def _sun(drawing: Drawing, color: str) -> None:
    drawing.circle(50, 50, 18, fill=color)
    for i in range(8):
        dx, dy = math.cos(math.pi * i / 4), math.sin(math.pi * i / 4)
        drawing.stroke(_polyline((50 + dx * 29, 50 + dy * 29), (50 + dx * 39, 50 + dy * 39)), color, 8)


def _undo(drawing: Drawing, color: str) -> None:
    drawing.stroke(_polyline((34, 38), (18, 55), (34, 72)), color, _LINE)
    data = PathData().move(20, 55).line(66, 55).arc(15, 15, 66, 25, clockwise=False).line(50, 25)
    drawing.stroke(data, color, _LINE)


def _redo(drawing: Drawing, color: str) -> None:
    drawing.stroke(_polyline((66, 38), (82, 55), (66, 72)), color, _LINE)
    data = PathData().move(80, 55).line(34, 55).arc(15, 15, 34, 25, clockwise=True).line(50, 25)
    drawing.stroke(data, color, _LINE)


def _warning(drawing: Drawing, color: str) -> None:
    drawing.path(rounded_polygon([(50, 8), (97, 90), (3, 90)], 11), fill=color)


def _cards(drawing: Drawing, color: str) -> None:
    behind = PathData().move(36, 84).line(21, 87).quad(13, 88, 12, 80).line(5, 33).quad(4, 25, 12, 24)
    drawing.stroke(behind.line(33, 20), color, 7)
    with drawing.group(transform="rotate(7 64 50)"):
        drawing.rect(39, 16, 50, 68, 10, fill="none", stroke=color, stroke_width=7)


def _hand(drawing: Drawing, color: str) -> None:
    fingers = (
        ((32, 56), (26.5, 29), 13.0),
        ((45.5, 52), (44, 14.5), 13.6),
        ((59, 52), (61.5, 15.5), 13.6),
        ((71.5, 56), (77, 29), 12.4),
    )
    for start, end, width in fingers:
        drawing.stroke(_polyline(start, end), color, width)
    palm = PathData().move(26, 54).line(77.5, 52).curve(80.5, 66, 78.5, 80, 71, 88)
    palm.curve(66, 95.5, 43, 95.5, 36.5, 88).curve(30, 81, 21, 71, 13, 61.5)
    palm.curve(8, 54, 17, 47.5, 24, 53).close()
    drawing.path(palm, fill=color, stroke=color, stroke_width=3.5, stroke_linejoin="round")


def _arrows(drawing: Drawing, color: str) -> None:
    drawing.stroke(_polyline((31, 80), (31, 22)), color, 12.5)
    drawing.stroke(_polyline((12, 39), (31, 20), (50, 39)), color, 12.5)
    drawing.stroke(_polyline((69, 20), (69, 78)), color, 12.5)
    drawing.stroke(_polyline((50, 61), (69, 80), (88, 61)), color, 12.5)


def _person(drawing: Drawing, color: str) -> None:
    drawing.circle(50, 29, 21, fill=color)
    data = PathData().move(9, 92).curve(9, 66, 28, 55, 50, 55).curve(72, 55, 91, 66, 91, 92).close()
    drawing.path(data, fill=color)


def _robot(drawing: Drawing, color: str) -> None:
    drawing.rect(18, 32, 64, 50, 15, fill="none", stroke=color, stroke_width=_LINE)
    drawing.stroke(_polyline((50, 30), (50, 18)), color, 7)
    drawing.circle(50, 13, 7, fill=color)
    drawing.circle(38, 53, 6.5, fill=color)
    drawing.circle(62, 53, 6.5, fill=color)
    drawing.stroke(_polyline((40, 69), (60, 69)), color, 6)
    drawing.stroke(_polyline((6, 50), (6, 64)), color, 8)
    drawing.stroke(_polyline((94, 50), (94, 64)), color, 8)


def _robot_back(drawing: Drawing, color: str) -> None:
    drawing.rect(14, 30, 72, 56, 15, fill="none", stroke=color, stroke_width=_LINE)
    drawing.stroke(_polyline((50, 28), (50, 17)), color, 7)
    drawing.circle(50, 12, 7, fill=color)
    drawing.stroke(_polyline((71, 58), (34, 58)), color, 9)
    drawing.stroke(_polyline((47, 44), (32, 58), (47, 72)), color, 9)
    drawing.stroke(_polyline((3, 51), (3, 65)), color, 6)
    drawing.stroke(_polyline((97, 51), (97, 65)), color, 6)


def _clock(drawing: Drawing, color: str) -> None:
    drawing.circle(50, 50, 41, fill="none", stroke=color, stroke_width=_LINE)
    drawing.stroke(_polyline((50, 27), (50, 52), (66, 63)), color, _LINE)


def _eye(drawing: Drawing, color: str) -> None:
    data = PathData().move(5, 50).curve(22, 18, 78, 18, 95, 50).curve(78, 82, 22, 82, 5, 50).close()
    drawing.stroke(data, color, 8)
    drawing.circle(50, 50, 15, fill=color)


def _trash(drawing: Drawing, color: str) -> None:
    drawing.stroke(_polyline((15, 26), (85, 26)), color, 9)
    drawing.stroke(_polyline((38, 24), (40, 12), (60, 12), (62, 24)), color, 8)
    drawing.stroke(_polyline((24, 28), (29, 89), (71, 89), (76, 28)), color, 9)
    drawing.stroke(_polyline((42, 44), (43, 74)), color, 7)
    drawing.stroke(_polyline((58, 44), (57, 74)), color, 7)


def _play(drawing: Drawing, color: str) -> None:
    drawing.path(rounded_polygon([(25, 12), (88, 50), (25, 88)], 9), fill=color)


def _pause(drawing: Drawing, color: str) -> None:
    drawing.rect(22, 16, 19, 68, 6, fill=color)
    drawing.rect(59, 16, 19, 68, 6, fill=color)


def _skip(drawing: Drawing, color: str) -> None:
    drawing.path(rounded_polygon([(10, 18), (48, 50), (10, 82)], 6), fill=color)
    drawing.path(rounded_polygon([(44, 18), (82, 50), (44, 82)], 6), fill=color)
    drawing.stroke(_polyline((88, 21), (88, 79)), color, 9)


def _to_start(drawing: Drawing, color: str) -> None:
    drawing.stroke(_polyline((19, 20), (19, 80)), color, 11)
    drawing.path(rounded_polygon([(84, 16), (84, 84), (28, 50)], 8), fill=color)


def _step(drawing: Drawing, color: str, way: float) -> None:
    """From one dot a short way on: a single step, where a triangle alone would go on and on."""
    drawing.circle(50 - 36 * way, 50, 11, fill=color)
    drawing.stroke(_polyline((50 - 30 * way, 50), (50 + 12 * way, 50)), color, 11)
    drawing.path(
        rounded_polygon([(50 + 6 * way, 22), (50 + 46 * way, 50), (50 + 6 * way, 78)], 6), fill=color
    )


def _step_back(drawing: Drawing, color: str) -> None:
    _step(drawing, color, -1)


def _step_on(drawing: Drawing, color: str) -> None:
    _step(drawing, color, 1)


def _to_end(drawing: Drawing, color: str) -> None:
    drawing.path(rounded_polygon([(16, 16), (72, 50), (16, 84)], 8), fill=color)
    drawing.stroke(_polyline((81, 20), (81, 80)), color, 11)


def _cupcake_path() -> PathData:
    data = PathData().move(14, 90).line(18, 52).curve(7, 49, 7, 29, 22, 28).curve(23, 17, 36, 15, 41, 20)
    data.curve(42, 8, 58, 8, 59, 20).curve(64, 15, 77, 17, 78, 28).curve(93, 29, 93, 49, 82, 52)
    return data.line(86, 90).quad(86, 93, 83, 93).line(17, 93).quad(14, 93, 14, 90).close()


def _cupcake(drawing: Drawing, color: str) -> None:
    drawing.path(_cupcake_path(), fill=color, stroke=color, stroke_width=6, stroke_linejoin="round")


def _cupcake_hollow(drawing: Drawing, color: str) -> None:
    drawing.stroke(_cupcake_path(), color, 6)
    drawing.stroke(_polyline((24, 53), (76, 53)), color, 5)


def _crown(drawing: Drawing, color: str) -> None:
    data = (
        PathData()
        .move(10, 30)
        .line(30, 52)
        .line(50, 18)
        .line(70, 52)
        .line(90, 30)
        .line(82, 84)
        .quad(50, 94, 18, 84)
    )
    drawing.path(data.close(), fill=color, stroke=color, stroke_width=5, stroke_linejoin="round")
    for x, y in ((10, 25), (50, 13), (90, 25)):
        drawing.circle(x, y, 8, fill=color)


def _gear(drawing: Drawing, color: str) -> None:
    drawing.circle(50, 50, 25, fill="none", stroke=color, stroke_width=12)
    for i in range(8):
        dx, dy = math.cos(math.pi * i / 4), math.sin(math.pi * i / 4)
        drawing.stroke(_polyline((50 + dx * 33, 50 + dy * 33), (50 + dx * 40, 50 + dy * 40)), color, 14)


def _home(drawing: Drawing, color: str) -> None:
    drawing.stroke(_polyline((10, 50), (50, 14), (90, 50)), color, _LINE)
    drawing.stroke(_polyline((22, 46), (22, 86), (78, 86), (78, 46)), color, _LINE)
    drawing.stroke(_polyline((50, 84), (50, 62)), color, 14)


def _info(drawing: Drawing, color: str) -> None:
    drawing.circle(50, 50, 41, fill="none", stroke=color, stroke_width=_LINE)
    drawing.circle(50, 30, 6, fill=color)
    drawing.stroke(_polyline((50, 47), (50, 70)), color, _LINE)


def _bulb(drawing: Drawing, color: str) -> None:
    glass = PathData().move(38, 66).curve(38, 58, 22, 54, 22, 37).curve(22, 3, 78, 3, 78, 37)
    drawing.stroke(glass.curve(78, 54, 62, 58, 62, 66).close(), color, _LINE)
    drawing.stroke(_polyline((41, 83), (59, 83)), color, _LINE)


def _loudspeaker(drawing: Drawing, color: str) -> None:
    drawing.rect(8, 37, 22, 26, 5, fill=color)
    drawing.path(rounded_polygon([(20, 50), (52, 18), (52, 82)], 5), fill=color)


def _sound(drawing: Drawing, color: str) -> None:
    _loudspeaker(drawing, color)
    drawing.stroke(PathData().move(64, 37).quad(73, 50, 64, 63), color, 8)
    drawing.stroke(PathData().move(76, 24).quad(95, 50, 76, 76), color, 8)


def _muted(drawing: Drawing, color: str) -> None:
    _loudspeaker(drawing, color)
    drawing.stroke(_polyline((66, 38), (90, 62)), color, 8)
    drawing.stroke(_polyline((90, 38), (66, 62)), color, 8)


def _copy(drawing: Drawing, color: str) -> None:
    drawing.rect(36, 34, 48, 54, 9, fill="none", stroke=color, stroke_width=8)
    behind = PathData().move(26, 66).line(24, 66).quad(16, 66, 16, 57).line(16, 21).quad(16, 12, 25, 12)
    drawing.stroke(behind.line(55, 12).quad(64, 12, 64, 21).line(64, 23), color, 8)


def _half(drawing: Drawing, color: str) -> None:
    from cakedesk.art.lettering import draw_numeral  # noqa: PLC0415 - the home page shows without it

    draw_numeral(drawing, "½", 50, 50, 96, color)


_DRAW: dict[str, Callable[[Drawing, str], None]] = {
    "back": _lines(((60, 20), (32, 50), (60, 80)), width=10.5),
    "menu": _dots,
    "log": _lines(((20, 25), (80, 25)), ((20, 50), (80, 50)), ((20, 75), (56, 75))),
    "question": _question,
    "moon": _moon,
    "sun": _sun,
    "undo": _undo,
    "redo": _redo,
    "close": _lines(((22, 22), (78, 78)), ((78, 22), (22, 78)), width=10.5),
    "tick": _lines(((18, 52), (41, 75), (83, 27)), width=12.5),
    "cross": _lines(((25, 25), (75, 75)), ((75, 25), (25, 75)), width=12.5),
    "plus": _lines(((50, 16), (50, 84)), ((16, 50), (84, 50))),
    "minus": _lines(
        ((18, 50), (82, 50)),
    ),
    "warning": _warning,
    "cards": _cards,
    "hand": _hand,
    "arrows": _arrows,
    "person": _person,
    "robot": _robot,
    "robot_back": _robot_back,
    "clock": _clock,
    "eye": _eye,
    "chevron_down": _lines(((20, 36), (50, 66), (80, 36)), width=11),
    "chevron_up": _lines(((20, 64), (50, 34), (80, 64)), width=11),
    "chevron_right": _lines(((36, 20), (66, 50), (36, 80)), width=11),
    "trash": _trash,
    "play": _play,
    "pause": _pause,
    "skip": _skip,
    "to_start": _to_start,
    "step_back": _step_back,
    "step_on": _step_on,
    "to_end": _to_end,
    "cupcake": _cupcake,
    "cupcake_hollow": _cupcake_hollow,
    "crown": _crown,
    "arrow_left": _lines(((88, 50), (16, 50)), ((40, 26), (14, 50), (40, 74))),
    "arrow_right": _lines(((12, 50), (84, 50)), ((60, 26), (86, 50), (60, 74))),
    "gear": _gear,
    "home": _home,
    "info": _info,
    "bulb": _bulb,
    "half": _half,
    "sound": _sound,
    "muted": _muted,
    "copy": _copy,
}

ICON_NAMES = tuple(_DRAW)
