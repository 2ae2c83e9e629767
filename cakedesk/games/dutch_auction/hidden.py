"""What a seat can't know or can't see in Dutch Auction: taking it out of a state, and drawing it anew.

Hidden are the order of all decks, the other seat's hand, the card that it set aside and what it said while
the seats still vote. A seat may look through its own personal deck, so that it knows what it holds but not
in which order; but for the card that it set aside itself. Of the other seat's discards only the top card
lies open. What a hidden hand and deck may hold is kept in `pools`. When the game is over all cards that the
seats own lie open.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.chance import quick_shuffle
from cakedesk.games.dutch_auction import pools
from cakedesk.games.dutch_auction.cards import CARDS, cards_in, mask_of
from cakedesk.games.dutch_auction.phases import ENDED, NO_VOTE, VOTE_ON, VOTE_STOP

if TYPE_CHECKING:
    from cakedesk.games.dutch_auction.state import DutchAuctionState


def hide(state: DutchAuctionState, viewer: int | None, *, remembers: bool) -> None:
    """See `State.hide`: a viewer may remember all cards that lay open once."""
    state.auction_deck = [UNKNOWN] * len(state.auction_deck)
    for seat in range(2):
        if not remembers:
            pools.forget(state, seat)
        if state.phase == ENDED:
            continue
        if seat == viewer:
            _hide_order(state, seat)
            continue
        state.hands[seat] = [UNKNOWN] * len(state.hands[seat])
        state.decks[seat] = [UNKNOWN] * len(state.decks[seat])
        if state.votes[seat] != NO_VOTE:
            state.votes[seat] = UNKNOWN
        if not remembers and state.discards[seat]:
            below = len(state.discards[seat]) - 1
            state.discards[seat] = [UNKNOWN] * below + state.discards[seat][-1:]


def _hide_order(state: DutchAuctionState, seat: int) -> None:
    deck = state.decks[seat]
    below = len(deck) - state.aside[seat]
    if below and deck[0] != UNKNOWN:
        state.deck_contents[seat] = mask_of(deck[:below])
        state.decks[seat] = [UNKNOWN] * below + deck[below:]


def fill(state: DutchAuctionState, viewer: int | None, rng: Random) -> None:
    """Draw what is hidden in a masked state at random. See `State.fill_unknown`."""
    unseen = _unseen(state, viewer)
    quick_shuffle(unseen, rng)
    for seat in range(2):
        below = state.deck_contents[seat]
        if below:
            cards = cards_in(below)
            quick_shuffle(cards, rng)
            state.decks[seat][: len(cards)] = cards
            state.deck_contents[seat] = 0
        if state.phase == ENDED or seat == viewer:
            continue
        _fill_hand_and_deck(state, seat, unseen, rng)
        state.discards[seat] = [unseen.pop() if card == UNKNOWN else card for card in state.discards[seat]]
        if state.votes[seat] == UNKNOWN:
            state.votes[seat] = VOTE_ON if rng.random() < 0.5 else VOTE_STOP
    state.auction_deck = unseen


def _unseen(state: DutchAuctionState, viewer: int | None) -> list[int]:
    """The cards that are not known to lie anywhere or to come from any pool."""
    known = mask_of(card for card in state.display if card >= 0) | mask_of(state.auction_discards)
    for seat in range(2):
        piles = (
            state.hands[seat], state.decks[seat], state.bids[seat], state.discards[seat], state.cashed[seat]
        )  # fmt: skip
        for pile in piles:
            known |= mask_of(card for card in pile if card != UNKNOWN)
        known |= state.deck_contents[seat]
        if seat != viewer and state.phase != ENDED:
            known |= sum(state.pools[seat])
    return [card for card in range(CARDS) if not known >> card & 1]


def _fill_hand_and_deck(state: DutchAuctionState, seat: int, unseen: list[int], rng: Random) -> None:
    sources = [unseen]
    for pool in state.pools[seat][1:]:
        cards = cards_in(pool)
        quick_shuffle(cards, rng)
        sources.append(cards)
    hand = [sources[pool].pop() for pool, number in enumerate(state.held[seat]) for _ in range(number)]
    top = []
    if state.aside[seat]:
        if state.is_setting_aside:
            top = [hand.pop(int(rng.random() * len(hand)))]
        else:
            top = [sources[state.aside_pools[seat]].pop()]
    state.hands[seat] = sorted(hand)
    state.decks[seat] = [sources[-1].pop() for _ in range(len(state.decks[seat]) - len(top))] + top
