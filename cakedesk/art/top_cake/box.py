"""Top Cake's box."""

from __future__ import annotations

from cakedesk.art.box import BoxFace, draw_lit_ground
from cakedesk.art.palette import RASPBERRY
from cakedesk.art.plate import draw_plate
from cakedesk.art.rect import Rect
from cakedesk.art.svg import Drawing, PathData
from cakedesk.art.top_cake.stack import LayerSpec, draw_layer
from cakedesk.art.toppers import draw_topper


class TopCakeBoxFace(BoxFace):
    """A raspberry box with a tall crowned cake under bunting."""

    _plain = RASPBERRY

    def _draw_window(self, drawing: Drawing) -> None:
        draw_lit_ground(drawing, RASPBERRY, "#F7C9D3", (0.30, 0.16), (144, 130, 126), "#FFE3C9", 0.42)
        _draw_bunting(drawing)
        _draw_crowned_stack(drawing)


def _draw_crowned_stack(drawing: Drawing) -> None:
    """Draws a stack of four with a crown."""
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
