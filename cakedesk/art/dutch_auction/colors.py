"""The colours of Dutch Auction."""

from __future__ import annotations

from typing import NamedTuple

from cakedesk.art.color import darker, mix
from cakedesk.art.palette import CARD_INK, PORCELAIN

AUCTION = "#7A4A2F"
"""The brown of what nobody owns: the back of the auction deck."""


class SuitColors(NamedTuple):
    """How a suit is coloured."""

    base: str  # the band of its cards, and its symbol on what is pale
    ink: str = "#FFFFFF"  # what is written and drawn on the band

    @property
    def pale(self) -> str:
        """The field beside the band."""
        return mix(self.base, PORCELAIN, 0.84)

    @property
    def edge(self) -> str:
        """The rim of a seal."""
        return darker(self.base, 0.22)


SUITS = {
    "green": SuitColors("#257A4B"),
    "red": SuitColors("#BE2A3C"),
    "pink": SuitColors("#E86FA0", CARD_INK),
    "blue": SuitColors("#23539B"),
}
"""By suit, as the card list spells them: mint leaf, cherries, tulip, blueberry."""
