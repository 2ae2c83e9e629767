"""The game's box."""

from __future__ import annotations

from cakedesk.art.box import WINDOW, BoxFace
from cakedesk.art.color import mix
from cakedesk.art.svg import Drawing
from cakedesk.art.take_the_cake.colors import BACK
from cakedesk.art.take_the_cake.slabs import draw_slab, whole_cake

_CAKE = whole_cake("Vf Lo Sk Vc  Sd Cb Vk Lf  Cs Sf Lc Sb  Vo Cf Vd Ls")
_SCALE = 0.94


class TakeTheCakeBoxFace(BoxFace):
    """A purple box: a cake of sixteen squares on its plate."""

    def _color(self) -> str:
        return BACK

    def _draw_window(self, drawing: Drawing) -> None:
        x, y, width, height = WINDOW
        stops = [(0, mix(BACK, "#E4D6F7", 0.4)), (1, mix(BACK, "#E4D6F7", 0.14))]
        drawing.rect(x, y, width, height, 13, fill=drawing.linear(0, y, 0, y + height, stops))
        glow = drawing.radial(144, 150, 130, [(0, "#FFF1D0", 0.6), (1, "#FFF1D0", 0.0)])
        drawing.rect(x, y, width, height, 13, fill=glow)
        with drawing.group(transform=f"translate(144 180) scale({_SCALE})"):
            draw_slab(drawing, _CAKE, 0, 0, plate=4.8, height=62)
