"""The colours of the art. Card faces look the same in both themes; windows have their own tokens."""

from __future__ import annotations

from typing import NamedTuple

PORCELAIN = "#FFFCF4"
PORCELAIN_EDGE = "#E2D5C0"
CARD_INK = "#3A211E"
CARD_INK_SOFT = "#6A4D45"
TAG_GOLD = "#FFD86B"

SEAT_COLORS = ("#C42F4B", "#2C72C7", "#6B2E94", "#2F9468", "#E3A02B", "#47525B")
"""By seat: heart, drop, star, clover, diamond, moon."""

RASPBERRY = "#B01F48"
SILVER_DARK = "#5F5C58"


class ThemeColors(NamedTuple):
    """The signal colours that some faces carry, which differ between the themes.

    Attributes:
        honey: Allowed, or new.
        teal: Drop here.
        warn: Loss, collapse.
        outline: What parts a signal from its ground.
    """

    honey: str
    teal: str
    warn: str
    outline: str


LIGHT = ThemeColors(honey="#F2A900", teal="#075C5A", warn="#9A3B00", outline=CARD_INK)
DARK = ThemeColors(honey="#FFC445", teal="#8BE6DC", warn="#FFB27A", outline=CARD_INK)


class Flavour(NamedTuple):
    """How one flavour of cake is coloured.

    Attributes:
        sponge: The cake itself.
        filling: The bands between the sponges, bottom to top.
        frosting: What covers the top.
        window: The tint of a card's window before it is thinned.
        crumb_light: Light crumbs.
        crumb_dark: Dark crumbs.
    """

    sponge: str
    filling: tuple[str, ...]
    frosting: str
    window: str
    crumb_light: str
    crumb_dark: str


FLAVOURS: dict[str, Flavour] = {
    "chocolate": Flavour("#6A3E28", ("#371811", "#371811"), "#3F1D14", "#A0633F", "#9A6A4C", "#3D1F14"),
    "victoria": Flavour("#EFC06E", ("#FFFDF6", "#B8193F"), "#FFFAF0", "#F3B978", "#FBDD9F", "#B98737"),
    "velvet": Flavour("#A3152F", ("#FFF6E8", "#FFF6E8"), "#FFF8EE", "#9C1B4A", "#CF5064", "#650A1C"),
    "lemon": Flavour("#F6D04A", ("#FFF3B4",), "#FFFDF5", "#F6D04A", "#FFE98F", "#C79A1B"),
    "carrot": Flavour("#C9783A", ("#FFF4E2",), "#FFF6E6", "#D2753F", "#E7A266", "#8A4A1C"),
    "coffee": Flavour("#B4845A", ("#6E4327",), "#D9B48A", "#A87B56", "#D3A87D", "#7C5433"),
    "battenberg": Flavour("#F29CB1", ("#F8DD86",), "#F9E7AE", "#F0A8B8", "#FFD3DC", "#C06C82"),
}
"""By flavour of Top Cake, as its card list spells them."""

TOPPERS = ("crown", "rose", "sparkler", "fox")
"""The toppers of Top Cake, as its card list spells them."""
