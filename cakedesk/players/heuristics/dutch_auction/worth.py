"""What a set of cards is worth to its owner in Dutch Auction: points, and what the cards can still do.

All figures are in points of the final score. A set of cards is a bit mask; the worth of the ten cards of a
suit is looked up in a table, one for each stage of the game.
"""

from __future__ import annotations

from functools import cache

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.dutch_auction.cards import BID_OF, CARDS, IS_POWER, RANKS_OF_A_SUIT, mask_of
from cakedesk.games.dutch_auction.state import DutchAuctionState

BONUS_SHARE = (1.0, 0.8, 0.5, 0.3)
"""How much of a suit's bonus is counted, by stage: early on it will still change."""

POWER_WORTH = (0.0, 0.6, 1.3, 2.0)
"""Points that a power card is worth for its use in rounds to come, by stage."""

PIP_WORTH = (0.0, 0.06, 0.12, 0.18)
"""Points that each pip of a bid is worth for rounds to come, by stage."""

CASH_WORTH = (0.0, 0.04, 0.07, 0.09)
"""Points for each VP that is cashed in, by stage: it can't be stolen, and makes the deck lighter."""

_SUIT_MASK = (1 << RANKS_OF_A_SUIT) - 1


class Tables(tuple[tuple[float, ...], ...]):
    """By suit and by bit mask of ranks the worth in points. Each is equal to itself alone: there are few."""

    __slots__ = ()
    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other


def stage_of(state: DutchAuctionState) -> int:
    """How far off the end is: 0 once the auction deck is empty, up to 3 in the first rounds."""
    left = len(state.auction_deck)
    return 0 if left == 0 else 1 if left <= 5 else 2 if left <= 10 else 3


@cache
def tables_of(vps: tuple[int, ...], stage: int) -> Tables:
    """The worth in points of every set of cards of each suit, by suit and by bit mask of ranks."""
    tables = []
    for first in range(0, CARDS, RANKS_OF_A_SUIT):
        worths = [0.0]
        for mask in range(1, 1 << RANKS_OF_A_SUIT):
            ranks = [rank for rank in range(RANKS_OF_A_SUIT) if mask >> rank & 1]
            own = [vps[first + rank] for rank in ranks]
            worth = sum(own) + BONUS_SHARE[stage] * min(own)
            worth += sum(use_worth(first + rank, stage) for rank in ranks)
            worths.append(worth)
        tables.append(tuple(worths))
    return Tables(tables)


def use_worth(card: int, stage: int) -> float:
    """What a card is worth for rounds to come, besides its points; in points."""
    return POWER_WORTH[stage] if IS_POWER[card] else PIP_WORTH[stage] * BID_OF[card]


def worth_of(mask: int, tables: Tables) -> float:
    """What a set of cards is worth to its owner, in points."""
    green, red, pink, blue = tables
    return (
        green[mask & _SUIT_MASK]
        + red[mask >> 10 & _SUIT_MASK]
        + pink[mask >> 20 & _SUIT_MASK]
        + blue[mask >> 30]
    )


def known_cards(state: DutchAuctionState, seat: int) -> int:
    """The cards that a seat is known to own, cashed in ones too, as a bit mask."""
    piles = state.hands[seat] + state.decks[seat] + state.bids[seat] + state.discards[seat]
    mask = mask_of([card for card in piles if card != UNKNOWN]) | mask_of(state.cashed[seat])
    mask |= state.deck_contents[seat]
    if UNKNOWN in state.hands[seat]:
        for pool in state.pools[seat]:
            mask |= pool
    return mask
