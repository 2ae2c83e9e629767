"""The colours of the game: cakes, frostings, ribbons and action cards."""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.art.palette import Flavour

SPONGES: dict[str, Flavour] = {
    "chocolate": Flavour("#6E4129", ("#D9BFA2", "#D9BFA2"), "#6E4129", "#EADCD1", "#9A6A4C", "#3D1F14"),
    "vanilla": Flavour("#F3D08C", ("#FFFBF0", "#FFFBF0"), "#F3D08C", "#FBEDD0", "#FFE9B8", "#C28F45"),
}
"""By cake; `window` is the tint of a card's half."""

FROSTINGS: dict[str, str] = {
    "strawberry": "#EE6F86",
    "orange": "#F79A2E",
    "banana": "#F6DC6B",
    "kiwi": "#93C750",
    "blueberry": "#5569BE",
    "wild": "#FFF8EE",
}

SPRINKLES = ("#E8447C", "#2FA7D9", "#F2A900", "#3FA34D", "#7A4BC2", "#F0602C")
"""What is strewn over wild frosting."""


class RibbonColors(NamedTuple):
    """How a ribbon is coloured."""

    light: str  # where light falls on it
    base: str  # its colour
    dark: str  # its folds
    edge: str  # its outline
    ink: str  # what stands on the rosette
    bars: str  # the little layers on its tails
    tail: str  # its tails


RIBBONS: dict[str, RibbonColors] = {
    "white": RibbonColors("#FFFFFF", "#FFFDF8", "#E6DCCB", "#6A4D45", "#3A211E", "#3A211E", "#F1E7D8"),
    "red": RibbonColors("#E2506A", "#C62D4A", "#9A1733", "#5E0C20", "#FFFFFF", "#FFFFFF", "#B3223F"),
    "blue": RibbonColors("#4E83D6", "#2A5DB3", "#1A3F86", "#0E2657", "#FFFFFF", "#FFFFFF", "#234F9E"),
}

LAYERS_OF = {"white": 3, "red": 4, "blue": 5}
"""By colour of a ribbon: how many layers win it."""

ACTIONS: dict[str, str] = {"squeeze": "#1F7449", "swipe": "#6B2E94", "swap": "#2258A8"}
"""By kind of action card."""
