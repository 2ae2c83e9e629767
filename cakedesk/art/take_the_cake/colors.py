"""The colours of the game: icings, and the four colours of cut cards."""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.art.palette import SEAT_COLORS


class Icing(NamedTuple):
    """How an icing is coloured."""

    base: str  # the icing
    pattern: str  # what is drawn on it, by which it is told without its colour
    light: str  # where light falls on its edge
    foot: str  # the side of the square


ICINGS: dict[str, Icing] = {
    "vanilla": Icing("#F8E6AE", "#7A5514", "#FFF6D6", "#D9B95E"),
    "chocolate": Icing("#5D3423", "#9A6545", "#7E4E38", "#351A10"),
    "strawberry": Icing("#F29AAE", "#FBC9D3", "#FBC5D0", "#CC6079"),
    "lavender": Icing("#B39CE0", "#DDD0F6", "#D0BFF0", "#7F63B8"),
}
"""By icing, as the card list spells them."""

CUTS: dict[str, str] = dict(zip("RBPG", SEAT_COLORS, strict=False))
"""By colour of a cut card."""

BACK = "#6A4A9E"
"""The backs of all cards, and the box."""
