"""Points of the cards that a seat owns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cakedesk.games.dutch_auction.cards import SUIT_OF, SUITS, DutchAuctionLists


class CardsScore(NamedTuple):
    """The points of a seat's cards and where they come from.

    Attributes:
        vp: the sum of their VP.
        bonus: for each suit that there is, the VP of its lowest card.
        cards: how many cards there are.
        lowest: by suit the VP of its lowest card; None where there is no card of it.
    """

    vp: int
    bonus: int
    cards: int
    lowest: tuple[int | None, ...]

    @property
    def points(self) -> int:
        """VP and bonus."""
        return self.vp + self.bonus


def score_cards(cards: Iterable[int], lists: DutchAuctionLists) -> CardsScore:
    """Score the cards of one seat.

    Args:
        cards: all that it owns, in any order.
    """
    vps = lists.vps
    total = number = 0
    lowest: list[int | None] = [None] * len(SUITS)
    for card in cards:
        vp, suit = vps[card], SUIT_OF[card]
        total += vp
        number += 1
        low = lowest[suit]
        if low is None or vp < low:
            lowest[suit] = vp
    return CardsScore(total, sum(low for low in lowest if low is not None), number, tuple(lowest))
