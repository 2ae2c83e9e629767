"""Which card to set aside in Dutch Auction: what the others buy, whether they win, and what is kept."""

from __future__ import annotations

from math import erf, sqrt

from cakedesk.engine.actions import Action
from cakedesk.games.dutch_auction.actions import ASIDE, PASS
from cakedesk.games.dutch_auction.cards import BID_OF, CARDS, IS_POWER, SUIT_OF, cards_in
from cakedesk.games.dutch_auction.phases import NO_CARD
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.players.characters import BALANCED, Character
from cakedesk.players.heuristics.dutch_auction.plans import Purse, best_plan
from cakedesk.players.heuristics.dutch_auction.worth import (
    known_cards,
    stage_of,
    tables_of,
    worth_of,
)

FIRST_ACT_WORTH = 0.8
"""Points for acting first, besides what the own bid can buy: it may steal, and the other gets what is
left."""

SAFE_SHARE = 0.06
"""Points for each VP of the card set aside: it can't be stolen in this round."""

CAUTION = 0.5
"""Points for each of them more, where the seat is cautious."""

POWER_SPENT = 0.8
"""Points that a power card in the bid is expected to bring, besides what it pays."""

Weighed = list[tuple[float, Action]]


def weigh_asides(state: DutchAuctionState, me: int, character: Character = BALANCED) -> Weighed:
    """The cards to set aside, with the expected gain in points, best first: at least one."""
    hand = state.hands[me]
    if not hand:
        return [(0.0, (PASS,))]
    if len(hand) == 1:
        return [(0.0, (ASIDE, hand[0]))]
    tables = tables_of(state.lists.vps, stage_of(state))
    owned = known_cards(state, me)
    now = worth_of(owned, tables)
    mean, spread = _bid_of_other(state, 1 - me)
    total = sum([BID_OF[card] for card in hand])
    display = tuple(state.display)
    safe = SAFE_SHARE + CAUTION * character.caution
    weighed = []
    for card in hand:
        bid = tuple([other for other in hand if other != card])
        suits = tuple([SUIT_OF[other] for other in bid])
        first = best_plan(Purse(owned, bid, suits, False), display, tables)
        left = _after_other(state, first.bought)
        second = best_plan(Purse(owned, bid, suits, True), left, tables)
        lead = total - BID_OF[card] - mean
        chance = 0.5 * (1.0 + erf(lead / (sqrt(2.0) * spread)))
        gain = chance * (first.worth + FIRST_ACT_WORTH) + (1.0 - chance) * second.worth - now
        gain += safe * state.lists.vps[card] - (POWER_SPENT if IS_POWER[card] else 0.0)
        weighed.append((gain, (ASIDE, card)))
    return sorted(weighed, reverse=True)


def _after_other(state: DutchAuctionState, wanted: int) -> tuple[int, ...]:
    """The display when the other seat has acted first: the cheapest card that this seat wants is gone."""
    display = state.display[:]
    for place, card in enumerate(display):
        if wanted >> place & 1 and card != NO_CARD:
            display[place] = NO_CARD
            break
    return tuple(display)


def _bid_of_other(state: DutchAuctionState, other: int) -> tuple[float, float]:
    """Mean and spread of the other seat's bid, from the pools that its hand comes from."""
    cards = state.held[other]
    known = 0
    for seat in range(2):
        known |= known_cards(state, seat)
    for card in [*state.display, *state.auction_discards]:
        known |= 1 << card if card >= 0 else 0
    unseen = [card for card in range(CARDS) if not known >> card & 1]
    mean = variance = 0.0
    for pool, number in enumerate(cards):
        if number:
            bids = [BID_OF[card] for card in (cards_in(state.pools[other][pool]) if pool else unseen)]
            average = sum(bids) / len(bids) if bids else 0.0
            mean += number * average
            variance += number * sum((bid - average) ** 2 for bid in bids) / max(1, len(bids))
    held = sum(cards)
    share = (held - 1) / held if held else 0.0
    # Who may choose keeps a low card more often than a high one.
    return mean * share + 0.6, max(1.5, sqrt(variance * share))
