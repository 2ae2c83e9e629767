"""Game boxes of the home page. They carry no text: the page writes it on the blank plate."""

from __future__ import annotations

from dataclasses import dataclass

from cakedesk.art.color import darker, lighter, mix
from cakedesk.art.face import Face
from cakedesk.art.palette import PORCELAIN, RASPBERRY
from cakedesk.art.plate import draw_plate
from cakedesk.art.stack import Box, LayerSpec, draw_layer
from cakedesk.art.svg import Drawing, PathData
from cakedesk.art.toppers import draw_topper

WIDTH, HEIGHT = 288.0, 404.0
BOX_CORNER = 14.0
_DEPTH = 17.0
_WINDOW = Box(16, 14, 256, 260)
_PLATE = Box(16, 285, 256, 89)

TITLE_PLATE = (_PLATE.x / WIDTH, _PLATE.y / HEIGHT, _PLATE.width / WIDTH, _PLATE.height / HEIGHT)
"""x, y, width, height of the blank plate as shares of the box's width and height."""

BOX_COLORS = {"top-cake": RASPBERRY}
"""By game: the box's colour."""


@dataclass(frozen=True)
class BoxFace(Face):
    """A game's box, seen from the front and a little from above.

    Attributes:
        game_id: A key of `BOX_COLORS`.
    """

    game_id: str

    def _size(self) -> tuple[float, float]:
        return WIDTH, HEIGHT

    def _corner(self) -> float | None:
        return BOX_CORNER

    def _ground(self) -> str | None:
        return BOX_COLORS[self.game_id]

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        color = BOX_COLORS[self.game_id]
        _draw_carton(drawing, color)
        _WINDOWS[self.game_id](drawing)
        plate = drawing.linear(0, _PLATE.y, 0, _PLATE.bottom, [(0, "#FFFFFF"), (1, PORCELAIN)])
        drawing.rect(
            _PLATE.x,
            _PLATE.y + 1.6,
            _PLATE.width,
            _PLATE.height,
            12,
            fill=darker(color, 0.5),
            fill_opacity=0.5,
        )
        drawing.rect(_PLATE.x, _PLATE.y, _PLATE.width, _PLATE.height, 12, fill=plate)


def _draw_carton(drawing: Drawing, color: str) -> None:
    side = drawing.linear(
        0, HEIGHT - _DEPTH * 2, 0, HEIGHT, [(0, darker(color, 0.5)), (1, darker(color, 0.34))]
    )
    drawing.rect(0, _DEPTH, WIDTH, HEIGHT - _DEPTH, BOX_CORNER, fill=side)
    front = drawing.linear(
        0, 0, WIDTH * 0.4, HEIGHT, [(0, lighter(color, 0.07)), (0.5, color), (1, darker(color, 0.14))]
    )
    drawing.rect(0, 0, WIDTH, HEIGHT - _DEPTH, BOX_CORNER, fill=front)
    drawing.rect(
        3.5,
        3.5,
        WIDTH - 7,
        HEIGHT - _DEPTH - 7,
        BOX_CORNER - 3,
        fill="none",
        stroke=lighter(color, 0.35),
        stroke_width=1.5,
        stroke_opacity=0.7,
    )
    seam = PathData().move(BOX_CORNER, HEIGHT - 7).line(WIDTH - BOX_CORNER, HEIGHT - 7)
    drawing.stroke(seam, darker(color, 0.6), 1.2, stroke_opacity=0.35)


def _draw_top_cake_window(drawing: Drawing) -> None:
    """Draws a stack of four under bunting, with a crown."""
    color = BOX_COLORS["top-cake"]
    ground = drawing.linear(
        0, _WINDOW.y, 0, _WINDOW.bottom, [(0, mix(color, "#F7C9D3", 0.30)), (1, mix(color, "#F7C9D3", 0.16))]
    )
    drawing.rect(_WINDOW.x, _WINDOW.y, _WINDOW.width, _WINDOW.height, 13, fill=ground)
    glow = drawing.radial(144, 130, 126, [(0, "#FFE3C9", 0.42), (1, "#FFE3C9", 0.0)])
    drawing.rect(_WINDOW.x, _WINDOW.y, _WINDOW.width, _WINDOW.height, 13, fill=glow)
    _draw_bunting(drawing)
    layers = ("carrot", "chocolate", "velvet", "lemon")
    half, height, base = 80.0, 43.0, 252.0
    draw_plate(drawing, 144, base + 0.8, half * 1.25, half)
    specs = [LayerSpec(f"box {flavour}", flavour) for flavour in layers]
    crown = LayerSpec("box crown", "crown")
    for i, spec in enumerate(specs):
        above = specs[i + 1] if i + 1 < len(specs) else crown
        draw_layer(drawing, spec, Box(144 - half, base - height * (i + 1), half * 2, height), above)
    draw_topper(drawing, "crown", 144, base - height * 4 + 5, 66)


def _draw_bunting(drawing: Drawing) -> None:
    """Draws two strings of pennants in the upper corners."""
    tones = ("#FFE9B8", "#F7A8BA", "#BFE3D6", "#FFD86B")
    for side in (-1, 1):
        edge = 144 + side * 128
        points = [(edge - side * (4 + i * 27), 22 + 15 * (i / 2.6) * (1 - i / 5.4)) for i in range(4)]
        string = PathData().move(*points[0])
        for x, y in points[1:]:
            string.line(x, y)
        for i in range(3):
            (ax, ay), (bx, by) = points[i], points[i + 1]
            pennant = (
                PathData()
                .move(ax - side * 3, ay)
                .line(bx + side * 3, by)
                .line((ax + bx) / 2, (ay + by) / 2 + 23)
                .close()
            )
            drawing.path(pennant, fill=tones[i], fill_opacity=0.9)
        drawing.stroke(string, "#FFF3E2", 1.6, stroke_opacity=0.9)


_WINDOWS = {"top-cake": _draw_top_cake_window}
