"""The colours of the eight varieties and of what marks a piece."""

from __future__ import annotations

from typing import Literal, NamedTuple

from cakedesk.art.palette import CARD_INK, DARK, LIGHT, RASPBERRY

Mark = Literal["none", "honey", "raspberry"]
"""none; honey: may be taken; raspberry: chosen."""

CREAM, CREAM_EDGE = "#FFFBF1", "#DCC49C"


class VarietyColors(NamedTuple):
    """How the slices of a variety are coloured."""

    frosting: str  # the top, which is also the ground of its token
    token: str  # ground of its token: as the frosting where the fruit stands out on it
    piping: str  # the piped rim
    sponge: str  # the cake
    filling: str  # the jam or cream between the sponges
    crust: str  # the foot


_SPONGE, _CRUST = "#F3D493", "#A8713A"
_COCOA, _COCOA_CRUST = "#7A4A2E", "#4A2716"

VARIETIES: dict[str, VarietyColors] = {
    "plum": VarietyColors("#C7A0D8", "#DCC3E8", "#E3CDED", _SPONGE, "#7C3A94", _CRUST),
    "apricot": VarietyColors("#FFCF94", "#FFDFB5", "#FFE8C8", _SPONGE, "#EE8A1F", _CRUST),
    "cherry": VarietyColors("#F4A6AF", "#F9C6CC", "#FBD0D5", _SPONGE, "#B0142F", _CRUST),
    "blackberry": VarietyColors("#A993C6", "#C9BADF", "#CBBCE1", _SPONGE, "#4B2A74", _CRUST),
    "kiwi": VarietyColors("#C3E391", "#D8EEB5", "#E1F3C3", _SPONGE, "#6FA52C", _CRUST),
    "gooseberry": VarietyColors("#E9EFB0", "#F2F6CE", "#F7FAD9", _SPONGE, "#B4BF3C", _CRUST),
    "strawberry": VarietyColors("#FFC0C6", "#FFD7DB", "#FFDDE0", _SPONGE, "#D5213F", _CRUST),
    "chocolate": VarietyColors("#8A5A40", "#B58F77", "#A97E63", _COCOA, "#FFF3DC", _COCOA_CRUST),
}
"""By variety, as the game's card list spells them."""


class SignalColors(NamedTuple):
    """The signal colours of one theme on porcelain."""

    honey: str  # may be taken
    raspberry: str  # chosen
    on_raspberry: str  # what is drawn on raspberry
    ink: str  # what parts honey from its ground


def signals(dark: bool) -> SignalColors:
    """Gives the signal colours of a theme."""
    if dark:
        return SignalColors(DARK.honey, "#FF8FA9", "#3A0F1C", CARD_INK)
    return SignalColors(LIGHT.honey, RASPBERRY, "#FFFFFF", CARD_INK)
