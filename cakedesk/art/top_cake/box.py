"""Top Cake's box."""

from __future__ import annotations

from cakedesk.art.box import WINDOW, BoxFace
from cakedesk.art.color import mix
from cakedesk.art.palette import RASPBERRY
from cakedesk.art.plate import draw_plate
from cakedesk.art.rect import Rect
from cakedesk.art.svg import Drawing, PathData
from cakedesk.art.top_cake.stack import LayerSpec, draw_layer
from cakedesk.art.toppers import draw_topper


class TopCakeBoxFace(BoxFace):
    """A raspberry box with a tall crowned cake."""

    def _color(self) -> str:
        return RASPBERRY

    def _draw_window(self, drawing: Drawing) -> None:
        _draw_crowned_stack(drawing)


def _draw_crowned_stack(drawing: Drawing) -> None:
    """Draws a stack of four under bunting, with a crown."""
    color = RASPBERRY
    ground = drawing.linear(
        0, WINDOW.y, 0, WINDOW.bottom, [(0, mix(color, "#F7C9D3", 0.30)), (1, mix(color, "#F7C9D3", 0.16))]
    )
    drawing.rect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 13, fill=ground)
    glow = drawing.radial(144, 130, 126, [(0, "#FFE3C9", 0.42), (1, "#FFE3C9", 0.0)])
    drawing.rect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 13, fill=glow)
    _draw_bunting(drawing)
    layers = ("carrot", "chocolate", "velvet", "lemon")
    half, height, base = 80.0, 43.0, 252.0
    draw_plate(drawing, 144, base + 0.8, half * 1.25, half)
    specs = [LayerSpec(f"box {flavour}", flavour) for flavour in layers]
    crown = LayerSpec("box crown", "crown")
    for i, spec in enumerate(specs):
        above = specs[i + 1] if i + 1 < len(specs) else crown
        draw_layer(drawing, spec, Rect(144 - half, base - height * (i + 1), half * 2, height), above)
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
