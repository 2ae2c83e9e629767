"""The confectioner's boxes of the cakes to come."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.palette import RASPBERRY
from cakedesk.art.piece_o_cake.cream import draw_number_disc
from cakedesk.art.svg import Drawing, PathData


class CakeBoxFace(Face):
    """A cake's box with its number, from the front and a little from above."""

    number: int | None  # which cake it is, from 1; None: it is not told
    _units = 100, 92

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        drawing.ellipse(50, 87, 46, 4.6, fill="#14201A", fill_opacity=0.2)
        _draw_front(drawing)
        _draw_lid(drawing)
        _draw_ribbon(drawing)
        if self.number is not None:
            border = min(max(3.2 / width_units * 2, 0.1), 0.15)
            draw_number_disc(drawing, 50, 64, 18.5 if width_units >= 48 else 21.0, self.number, border)


def _draw_front(drawing: Drawing) -> None:
    paint = drawing.linear(0, 40, 0, 88, [(0, "#F9D98C"), (1, "#EDBB4E")])
    front = PathData().move(6, 40).line(94, 40).line(91.5, 87).line(8.5, 87).close()
    drawing.path(front, fill=paint, stroke="#8A5A0B", stroke_width=1.8, stroke_linejoin="round")
    for x in (17, 33, 67, 83):
        lean = (50 - x) * 0.05
        stripe = (
            PathData().move(x - 3.4, 41).line(x + 3.4, 41).line(x + 3.4 + lean, 86).line(x - 3.4 + lean, 86)
        )
        drawing.path(stripe.close(), fill="#FFF3D2", fill_opacity=0.75)


def _draw_lid(drawing: Drawing) -> None:
    lid = PathData().move(16, 17).line(84, 17).line(97, 36).line(3, 36).close()
    paint = drawing.linear(0, 17, 0, 36, [(0, "#FFF1CB"), (1, "#F6CF77")])
    drawing.path(lid, fill=paint, stroke="#8A5A0B", stroke_width=1.8, stroke_linejoin="round")
    edge = drawing.linear(0, 36, 0, 45, [(0, "#F3C766"), (1, "#DDA537")])
    drawing.rect(3, 36, 94, 9, 1.6, fill=edge, stroke="#8A5A0B", stroke_width=1.8)


def _draw_ribbon(drawing: Drawing) -> None:
    """Ties the box crosswise and puts a bow on it."""
    dark = "#7A0F2E"
    band = PathData().move(45, 17).line(55, 17).line(56, 36).line(56, 45).line(44, 45).line(44, 36).close()
    drawing.path(band, fill=RASPBERRY, stroke=dark, stroke_width=1.2, stroke_linejoin="round")
    for side in (-1, 1):
        tail = (
            PathData().move(50, 20).line(50 + side * 16, 31.5).line(50 + side * 20.5, 26).line(50, 16).close()
        )
        drawing.path(tail, fill="#93183C", stroke=dark, stroke_width=1.2, stroke_linejoin="round")
        loop = PathData().move(50, 18).curve(50 + side * 6, 2, 50 + side * 25, 1, 50 + side * 25, 11)
        loop.curve(50 + side * 25, 21, 50 + side * 9, 23, 50, 18).close()
        paint = drawing.linear(50, 0, 50 + side * 25, 22, [(0, "#D8406A"), (1, RASPBERRY)])
        drawing.path(loop, fill=paint, stroke=dark, stroke_width=1.3, stroke_linejoin="round")
        inner = (
            PathData()
            .move(50 + side * 5, 15.5)
            .curve(50 + side * 10, 7.5, 50 + side * 20, 7, 50 + side * 19.5, 11.4)
        )
        inner.curve(50 + side * 19, 16, 50 + side * 11, 17.4, 50 + side * 5, 15.5).close()
        drawing.path(inner, fill="#7F1236")
    drawing.rect(44.6, 12, 10.8, 11.4, 4, fill="#D8406A", stroke=dark, stroke_width=1.3)
