"""The curtain between two people: a cloche over a plate, on the next seat's colour."""

from __future__ import annotations

from cakedesk.art.color import mix
from cakedesk.art.face import Face
from cakedesk.art.palette import SILVER_DARK
from cakedesk.art.seat_chips import draw_seat_chip
from cakedesk.art.seat_symbols import SYMBOL_NAMES, draw_symbol, seat_color
from cakedesk.art.svg import Drawing, PathData

WIDTH, HEIGHT = 840.0, 508.0
_LATTICE_X, _LATTICE_Y = 114.0, 236.0


class ClocheFace(Face):
    """A silver lid with a seat's disc on a plate."""

    seat: int  # whose turn is announced
    lid: bool = True
    # Whether the plate and its shadow are drawn. Lid and plate alone are the same size as both, so that they
    # can be laid over each other and the lid lifted.
    plate: bool = True
    _units = WIDTH, HEIGHT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        if self.plate:
            _draw_plate(drawing)
        if self.lid:
            _draw_lid(drawing)
            drawing.ellipse(
                420,
                271,
                112,
                112,
                fill=drawing.radial(420, 271, 112, [(0.8, "#000000", 0.3), (1, "#000000", 0)]),
            )
            draw_seat_chip(drawing, self.seat, 420, 264, 104, ring=True)


class CurtainFace(Face):
    """The whole ground of the curtain: the seat's colour, darker outwards, strewn with its symbol."""

    seat: int  # whose turn is announced
    width_units: float = 1600.0  # width of the window in units of the 1600 x 1000 table
    height_units: float = 1000.0

    def _size(self) -> tuple[float, float]:
        return self.width_units, self.height_units

    @property
    def is_opaque(self) -> bool:
        """A ground has no holes."""
        return True

    def _ground(self) -> str | None:
        return mix(seat_color(self.seat), "#1a0a08", 0.5)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        width, height = self.width_units, self.height_units
        color = seat_color(self.seat)
        if SYMBOL_NAMES[self.seat] == "diamond":
            color = mix(color, "#8A4B05", 0.45)
        stops = [
            (0.0, mix(color, "#1a0a08", 0.16)),
            (0.5, mix(color, "#1a0a08", 0.44)),
            (1.0, mix(color, "#14080a", 0.72)),
        ]
        paint = drawing.radial(width / 2, height * 0.36, max(width, height) * 0.66, stops)
        drawing.rect(0, 0, width, height, fill=paint)
        columns, rows = int(width / _LATTICE_X) + 2, int(height / (_LATTICE_Y / 2)) + 2
        left = (width - (columns - 1) * _LATTICE_X) / 2
        for row in range(rows):
            shift = _LATTICE_X / 2 if row % 2 else 0.0
            for column in range(columns):
                x, y = left + column * _LATTICE_X + shift, 40 + row * _LATTICE_Y / 2
                draw_symbol(drawing, self.seat, x, y, 28, mix(color, "#FFFFFF", 0.22), 0.3)


def _draw_plate(drawing: Drawing) -> None:
    shadow = drawing.radial(420, 486, 420, [(0.7, "#000000", 0.42), (1, "#000000", 0.0)], flatten=0.052)
    drawing.ellipse(420, 486, 420, 21.8, fill=shadow)
    edge = [(0, "#9C988C"), (0.3, "#D8D4C8"), (0.6, "#B9B5A8"), (1, "#807C70")]
    drawing.ellipse(420, 456, 396, 44, fill=drawing.linear(24, 0, 816, 0, edge))
    drawing.ellipse(
        420, 443, 396, 43, fill=drawing.linear(100, 400, 700, 486, [(0, "#FDFCF8"), (1, "#D5D2C8")])
    )
    drawing.ellipse(420, 443, 393, 41, fill="none", stroke="#FFFFFF", stroke_width=2)
    drawing.ellipse(
        420,
        440,
        352,
        33,
        fill=drawing.linear(0, 407, 0, 473, [(0, "#CFCABC"), (0.4, "#EBE6DA"), (1, "#F9F6EE")]),
    )
    drawing.ellipse(
        424,
        444,
        338,
        32,
        fill=drawing.radial(424, 444, 338, [(0.75, "#2c2018", 0.5), (1, "#2c2018", 0)], flatten=0.095),
    )


def _draw_lid(drawing: Drawing) -> None:
    outline: dict[str, str | float] = {"stroke": SILVER_DARK, "stroke_width": 2.6, "stroke_linejoin": "round"}
    silver = [
        (0.0, "#8E8B86"), (0.08, "#C9C7C3"), (0.17, "#F1F0EE"), (0.26, "#D8D6D2"), (0.31, "#FFFFFF"),
        (0.4, "#ECEBE8"), (0.56, "#BDBAB5"), (0.75, "#9A9792"), (0.9, "#7A7772"), (1.0, "#8F8C88"),
    ]  # fmt: skip
    paint = drawing.linear(110, 0, 730, 0, silver)
    drawing.rect(
        405,
        50,
        30,
        40,
        8,
        fill=drawing.linear(405, 0, 435, 0, [(0, "#9A9792"), (0.4, "#F4F3F1"), (1, "#7A7772")]),
        **outline,
    )
    knob = drawing.radial(420, 32, 28, [(0, "#FFFFFF"), (0.4, "#DEDCD8"), (1, "#85827D")], focus=(410, 22))
    drawing.circle(420, 32, 28, fill=knob, **outline)
    dome = PathData().move(110, 428).curve(110, 200, 240, 78, 420, 78).curve(600, 78, 730, 200, 730, 428)
    dome.curve(640, 452, 200, 452, 110, 428).close()
    drawing.path(dome, fill=paint, **outline)
    shade = drawing.linear(
        0,
        78,
        0,
        440,
        [(0, "#FFFFFF", 0.22), (0.35, "#FFFFFF", 0.0), (0.75, "#3a2c2a", 0.0), (1, "#3a2c2a", 0.28)],
    )
    drawing.path(dome, fill=shade)
    drawing.stroke(
        PathData().move(182, 372).curve(190, 270, 240, 165, 330, 120), "#FFFFFF", 15, stroke_opacity=0.82
    )
    drawing.stroke(PathData().move(352, 111).line(358, 109), "#FFFFFF", 13, stroke_opacity=0.7)
    glint = PathData().move(690, 390).curve(680, 300, 645, 220, 580, 160)
    drawing.stroke(glint, "#FFFFFF", 6, stroke_opacity=0.28)
    rim = PathData().move(108, 424).curve(96, 424, 92, 430, 92, 436).curve(92, 443, 98, 447, 106, 449)
    rim.curve(250, 486, 590, 486, 734, 449).curve(742, 447, 748, 443, 748, 436).curve(
        748, 430, 744, 424, 732, 424
    )
    rim.curve(620, 464, 220, 464, 108, 424).close()
    drawing.path(rim, fill=drawing.linear(92, 0, 748, 0, silver), **outline)
    drawing.stroke(
        PathData().move(106, 437).curve(230, 472, 610, 472, 734, 437), "#FFFFFF", 2.4, stroke_opacity=0.55
    )
