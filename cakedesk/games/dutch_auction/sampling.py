"""Drawing one legal action of Dutch Auction uniformly, without listing the thousand ways to pay."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from math import comb
from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.chance import quick_shuffle
from cakedesk.games.dutch_auction.actions import (
    ASIDE,
    BUY,
    CASH,
    CHANGE,
    DONE,
    ON,
    PASS,
    SHUFFLE,
    STEAL,
    STOP,
    TAKE,
)
from cakedesk.games.dutch_auction.cards import IS_POWER, SUITS
from cakedesk.games.dutch_auction.legality import count_uses, stealable, takeable
from cakedesk.games.dutch_auction.phases import ACT, DISPLAY, ENDED, NO_CARD, VOTE
from cakedesk.games.dutch_auction.phases import ASIDE as SETTING_ASIDE

if TYPE_CHECKING:
    from cakedesk.games.dutch_auction.state import DutchAuctionState

_MOST_CARDS = 40
_WAYS_UP_TO = tuple(
    tuple(accumulate(comb(cards, cost) for cost in range(1, DISPLAY + 1))) for cards in range(_MOST_CARDS + 1)
)
"""How many ways there are to pay up to each cost from 1 to 6 out of so many cards."""


def sample_action(state: DutchAuctionState, rng: Random) -> Action:
    """One legal action, or outcome where chance is due, uniformly. See `State.sample_action`."""
    if state.phase == ACT:
        return _sample_act(state, rng)
    if state.phase == SETTING_ASIDE:
        hand = state.hands[state.to_act]
        return (ASIDE, hand[int(rng.random() * len(hand))]) if hand else (PASS,)
    if state.phase == VOTE:
        return (ON,) if rng.random() < 0.5 else (STOP,)
    assert state.phase != ENDED, "a game that is over has no legal action"
    cards = state.discards[state.to_act][:]
    quick_shuffle(cards, rng)
    return (SHUFFLE, state.to_act, *cards)


def _sample_act(state: DutchAuctionState, rng: Random) -> Action:
    seat, display, used = state.to_act, state.display, state.used
    bid = state.bids[seat]
    owes = seat != state.winner and bid != [] and display[0] != NO_CARD
    uses, powers = 0, []
    for place, card in enumerate(bid):
        if IS_POWER[card] and not used >> card & 1:
            suit = state.suits[seat][place]
            number = count_uses(state, suit)
            powers.append((number, card, suit))
            uses += number
    ways = _WAYS_UP_TO[len(bid)]
    total = uses + ways[-1] + (not owes)
    # Gaps of the display are drawn as well and dropped: that is quicker than leaving them out of the count.
    while True:
        point = int(rng.random() * total) - uses
        if point < 0:
            break
        if point == ways[-1]:
            return (DONE,)
        place = bisect_right(ways, point)
        if display[place] != NO_CARD and (not owes or place == 0 or place + 1 < len(bid)):
            return (BUY, display[place], *_payers(bid, place + 1, rng))
    remaining = iter(powers)
    number, power, suit = next(remaining)
    while point + number < 0:
        point += number
        number, power, suit = next(remaining)
    return _use(state, power, suit, point + number)


def _use(state: DutchAuctionState, power: int, suit: int, number: int) -> Action:
    """One of the uses of a power card, by its number below `count_uses`."""
    bid, suits = state.bids[state.to_act], state.suits[state.to_act]
    own = [card for card, current in zip(bid, suits, strict=True) if current == suit and card != power]
    if number < len(SUITS) * len(own):
        card = own[number // len(SUITS)]
        other = number % len(SUITS)
        return (CASH, power, card) if other == suit else (CHANGE, power, card, other)
    number -= len(SUITS) * len(own)
    taken = takeable(state, suit)
    if number < len(taken):
        return (TAKE, power, taken[number])
    return (STEAL, power, stealable(state, suit)[number - len(taken)])


def _payers(bid: list[int], cost: int, rng: Random) -> list[int]:
    if cost == 1:
        return [bid[int(rng.random() * len(bid))]]
    rest = bid[:]
    for _ in range(len(bid) - cost):
        del rest[int(rng.random() * len(rest))]
    return rest
