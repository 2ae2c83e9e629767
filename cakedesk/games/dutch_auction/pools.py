"""What everybody knows of the cards that a seat holds face down: the pools that they come from.

All bids, purchases and discards lie open when they are made, so whoever remembers them knows what a
personal deck was made of, and from which of those makings the cards in a hand and in a deck come.
`pools[seat]` lists those sets as bit masks. Pool 0 stands for the cards that nobody has seen yet, and has
no mask of its own; every other pool holds just as many cards as there are face-down cards from it.
`held[seat]` counts, by pool, the cards in the hand. The personal deck comes from the last pool; the card
set aside on top of it from `aside_pools[seat]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.games.dutch_auction.cards import mask_of

if TYPE_CHECKING:
    from cakedesk.games.dutch_auction.state import DutchAuctionState


def forget(state: DutchAuctionState, seat: int) -> None:
    """Forget what is known: the cards may be any that nobody has seen."""
    state.pools[seat] = [0]
    # Until the bids lie open the card set aside counts as one of the hand that it comes from.
    state.held[seat] = [len(state.hands[seat]) + (state.aside[seat] if state.is_setting_aside else 0)]
    state.aside_pools[seat] = 0


def show_hand(state: DutchAuctionState, seat: int) -> None:
    """A seat's hand was turned up as its bid: the card that it set aside is what the bid lacks."""
    pools, held = state.pools[seat], state.held[seat]
    last = len(pools) - 1
    kept, source = [0], 0
    if last:
        shown = mask_of(state.bids[seat])
        for pool in range(1, last + 1):
            known = pools[pool] & shown
            holds_aside = held[pool] > known.bit_count()
            # What else was in the hand is gone: two pools can be left besides the unseen cards.
            if holds_aside or pool == last:
                if holds_aside:
                    source = len(kept)
                kept.append(pools[pool] ^ known)
    state.pools[seat] = kept
    state.held[seat] = [0] * len(kept)
    state.aside_pools[seat] = source


def show_top(state: DutchAuctionState, seat: int, card: int) -> None:
    """The top card of a personal deck was turned up."""
    pools = state.pools[seat]
    pool = state.aside_pools[seat] if state.aside[seat] else len(pools) - 1
    if pool:
        pools[pool] &= ~(1 << card)
    if state.aside[seat]:
        state.aside[seat] = state.aside_pools[seat] = 0


def draw(state: DutchAuctionState, seat: int, number: int) -> None:
    """A seat drew cards, at least one, from its personal deck."""
    held = state.held[seat]
    if state.aside[seat]:
        held[state.aside_pools[seat]] += 1
        state.aside[seat] = state.aside_pools[seat] = 0
        number -= 1
    held[-1] += number


def make_anew(state: DutchAuctionState, seat: int, cards: int) -> None:
    """The discards of a seat, a bit mask, were shuffled into a new personal deck."""
    state.pools[seat].append(cards)
    state.held[seat].append(0)


def unseen_cards(state: DutchAuctionState, seat: int) -> int:
    """How many of a seat's face-down cards may be any that nobody has seen: those from pool 0."""
    below = len(state.decks[seat]) - state.aside[seat]
    unseen = state.held[seat][0] + (below if len(state.pools[seat]) == 1 else 0)
    if state.aside[seat] and not state.is_setting_aside and state.aside_pools[seat] == 0:
        unseen += 1
    return unseen
