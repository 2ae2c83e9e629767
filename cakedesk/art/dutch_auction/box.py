"""The game's box."""

from __future__ import annotations

from cakedesk.art.box import WINDOW, BoxFace, draw_lit_ground
from cakedesk.art.color import mix
from cakedesk.art.dutch_auction.cards import NumberCardFace
from cakedesk.art.dutch_auction.colors import SUITS
from cakedesk.art.dutch_auction.stairs import draw_stairs, stairs_size
from cakedesk.art.dutch_auction.tulips import draw_tulips
from cakedesk.art.svg import Drawing, num

COLOR = SUITS["blue"].base
_CARDS = (
    NumberCardFace("green", 5, 4),
    NumberCardFace("red", 7, 2),
    NumberCardFace("pink", 2, 7),
    NumberCardFace("blue", 1, 8),
)


class DutchAuctionBoxFace(BoxFace):
    """A blue box: cards on falling stairs, and tulips."""

    _plain = COLOR

    def _draw_window(self, drawing: Drawing) -> None:
        draw_lit_ground(drawing, COLOR, "#9FC4F2", (0.36, 0.14), (96, 96, 120), "#FFF1D0", 0.5)
        with drawing.group(transform="translate(92 44) scale(0.62)"):
            draw_tulips(drawing)
        scale = WINDOW.width / stairs_size(len(_CARDS))[0]
        with drawing.group(transform=f"translate({num(WINDOW.x)} {num(WINDOW.bottom)}) scale({scale:.4f})"):
            draw_stairs(drawing, _CARDS, mix(COLOR, "#9FC4F2", 0.3), 0, 13 / scale)
