"""How well seats of Dutch Auction stand between two rounds, as games showed.

Cards are spent as much as they are kept: early on their number and what they bid is worth more than their
points. The weights are those of a linear regression of final leads on what the seats owned as rounds began,
over 300 games of *medium* against itself, without the bonus where it told nothing.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cakedesk.games.dutch_auction.cards import BID_OF, CARDS, IS_POWER, RANKS_OF_A_SUIT, mask_of
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.players.heuristics.dutch_auction.worth import Tables, known_cards, stage_of, worth_of
from cakedesk.players.weighing import values_of_leads


class _Weights(NamedTuple):
    """What counts at a stage of the game, in points of the final score."""

    vp: float  # each VP of a card
    bonus: float  # each VP of a suit's lowest card once more
    pip: float  # each pip of a bid
    card: float  # each card
    power: float  # each power card
    cashed: float  # each VP of a card that was cashed in
    scale: float  # points of lead that bring a value from even to about three quarters


_WEIGHTS = (
    _Weights(0.82, 0.35, 0.12, 0.12, 0.03, 0.98, 4.9),
    _Weights(0.55, 0.0, 0.24, 0.68, 0.62, 0.85, 6.6),
    _Weights(0.3, 0.0, 0.27, 1.6, 1.5, 0.6, 7.5),
    _Weights(0.0, 0.0, 0.47, 2.3, 2.2, 0.5, 9.6),
)
"""By `stage_of`."""


def values_between_rounds(state: DutchAuctionState) -> list[float]:
    """How well each seat stands.

    Args:
        state: a full state, or one masked for a seat that remembers.

    Returns:
        A value in 0..1 by seat; even standing is 0.5.
    """
    vps, stage = state.lists.vps, stage_of(state)
    weights, tables = _WEIGHTS[stage], _tables(vps, stage)
    worths = []
    for seat in range(2):
        cashed = state.cashed[seat]
        worth = worth_of(known_cards(state, seat) & ~mask_of(cashed), tables)
        worths.append(worth + weights.cashed * sum([vps[card] for card in cashed]))
    return values_of_leads(worths, weights.scale)


@cache
def _tables(vps: tuple[int, ...], stage: int) -> Tables:
    weights = _WEIGHTS[stage]
    worths = [
        weights.vp * vps[card] + weights.pip * BID_OF[card] + weights.card + weights.power * IS_POWER[card]
        for card in range(CARDS)
    ]
    tables = []
    for first in range(0, CARDS, RANKS_OF_A_SUIT):
        suit = [0.0]
        for mask in range(1, 1 << RANKS_OF_A_SUIT):
            cards = [first + rank for rank in range(RANKS_OF_A_SUIT) if mask >> rank & 1]
            lowest = min(vps[card] for card in cards)
            suit.append(sum(worths[card] for card in cards) + weights.bonus * lowest)
        tables.append(tuple(suit))
    return Tables(tables)
