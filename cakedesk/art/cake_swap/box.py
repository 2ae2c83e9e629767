"""The game's box."""

from __future__ import annotations

from cakedesk.art.box import WINDOW, BoxFace, draw_lit_ground
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

    _plain = COLOR

    def _draw_window(self, drawing: Drawing) -> None:
        draw_lit_ground(drawing, COLOR, "#BFE9DC", (0.42, 0.18), (144, 160, 128), "#FFF1D0", 0.6)
        draw_awning(drawing, WINDOW.x, WINDOW.y, WINDOW.width, 46, mix(COLOR, "#FFFFFF", 0.28), 13)
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
