"""The game's box."""

from __future__ import annotations

from cakedesk.art.box import WINDOW, BoxFace
from cakedesk.art.cake_swap import ribbons
from cakedesk.art.cake_swap.cakes import CakeFace
from cakedesk.art.cake_swap.layer_look import LayerLook
from cakedesk.art.cake_swap.stands import draw_awning
from cakedesk.art.color import mix
from cakedesk.art.svg import Drawing, num

COLOR = "#0E6B66"
PRIZE_CAKE = tuple(
    LayerLook(5 - i, "chocolate", frosting)
    for i, frosting in enumerate(("strawberry", "kiwi", "orange", "blueberry", "banana"))
)


class CakeSwapBoxFace(BoxFace):
    """A teal box: under an awning a cake of five layers between two ribbons."""

    def _color(self) -> str:
        return COLOR

    def _draw_window(self, drawing: Drawing) -> None:
        x, y, width, height = WINDOW
        stops = [(0, mix(COLOR, "#BFE9DC", 0.42)), (1, mix(COLOR, "#BFE9DC", 0.18))]
        drawing.rect(x, y, width, height, 13, fill=drawing.linear(0, y, 0, y + height, stops))
        glow = drawing.radial(144, 160, 128, [(0, "#FFF1D0", 0.6), (1, "#FFF1D0", 0.0)])
        drawing.rect(x, y, width, height, 13, fill=glow)
        draw_awning(drawing, x, y, width, 46, mix(COLOR, "#FFFFFF", 0.28), 13)
        cake = CakeFace(PRIZE_CAKE, foot=False)
        cake_width, cake_height = cake._size()
        scale = 250 / cake_width
        place = (
            f"translate({num(144 - 125)} {num(WINDOW.bottom + 1 - cake_height * scale)}) scale({scale:.4f})"
        )
        with drawing.group(transform=place):
            cake._draw(drawing, 250)
        for colour, points, ribbon_x, ribbon_y, turn, size in (
            ("red", 14, 17, 89, -6, 0.86),
            ("blue", 20, 190, 80, 6, 1.0),
        ):
            with drawing.group(
                transform=f"translate({ribbon_x} {ribbon_y}) rotate({turn} 42 42) scale({size})"
            ):
                ribbons.draw_ribbon(drawing, colour, points)
