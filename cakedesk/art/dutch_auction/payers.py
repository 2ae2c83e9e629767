"""`PayerFace`: a paying card in small, and where it goes."""

from __future__ import annotations

from cakedesk.art.dutch_auction.colors import SUITS
from cakedesk.art.dutch_auction.whisk import draw_whisk
from cakedesk.art.face import Face
from cakedesk.art.lettering import draw_numeral
from cakedesk.art.svg import Drawing


class PayerFace(Face):
    """A tile of the card's suit over a bar."""

    suit: str  # a key of `SUITS`: what the card is now
    bid: int  # its number; 0: a power, drawn as a whisk
    bar: str  # the colour of the bar: what becomes of the card
    _units = 100, 100

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        base, ink = SUITS[self.suit]
        drawing.rect(6, 3, 88, 77, 16, fill=base)
        if self.bid:
            draw_numeral(drawing, str(self.bid), 50, 40, 79, ink)
        else:
            draw_whisk(drawing, 50, 42, 66, ink, 1.5)
        drawing.rect(6, 85, 88, 12, 6, fill=self.bar)
