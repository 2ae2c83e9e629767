"""The game's box."""

from __future__ import annotations

from cakedesk.art.box import BoxFace, draw_lit_ground
from cakedesk.art.svg import Drawing
from cakedesk.art.take_the_cake.colors import BACK
from cakedesk.art.take_the_cake.slabs import draw_slab, whole_cake

_CAKE = whole_cake("Vf Lo Sk Vc  Sd Cb Vk Lf  Cs Sf Lc Sb  Vo Cf Vd Ls")
_SCALE = 0.94


class TakeTheCakeBoxFace(BoxFace):
    """A purple box: a cake of sixteen squares on its plate."""

    _plain = BACK

    def _draw_window(self, drawing: Drawing) -> None:
        draw_lit_ground(drawing, BACK, "#E4D6F7", (0.4, 0.14), (144, 150, 130), "#FFF1D0", 0.6)
        with drawing.group(transform=f"translate(144 180) scale({_SCALE})"):
            draw_slab(drawing, _CAKE, 0, 0, plate=4.8, height=62)
