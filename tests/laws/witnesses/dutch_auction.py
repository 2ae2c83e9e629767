"""What only Dutch Auction can say about itself to the laws."""

from __future__ import annotations

from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.dutch_auction.actions import ASIDE, ON, STOP
from cakedesk.games.dutch_auction.phases import ASIDE as SETTING_ASIDE
from cakedesk.games.dutch_auction.phases import ENDED
from cakedesk.games.dutch_auction.state import DutchAuctionState

MOST_MOVES = 400
VARIANTS: list[tuple[int, dict[str, int | bool]]] = []

Slot = tuple[list[int], int]


def census(state: DutchAuctionState) -> object:
    """All cards wherever they lie; and the pools of face-down cards must fit them."""
    cards = [card for card in state.display if card >= 0] + state.auction_deck + state.auction_discards
    for seat in range(2):
        cards += state.hands[seat] + state.decks[seat] + state.bids[seat]
        cards += state.discards[seat] + state.cashed[seat]
        assert len(state.bids[seat]) == len(state.suits[seat])
        assert state.hands[seat] == sorted(state.hands[seat])
        assert state.bids[seat] == sorted(state.bids[seat])
        assert state.deck_contents[seat] == 0
        check_pools(state, seat)
    assert len(state.display) == 6
    return sorted(cards)


def first_census(state: DutchAuctionState) -> object:
    """All forty cards."""
    del state
    return list(range(40))


def pool_of(state: DutchAuctionState, seat: int, card: int) -> int:
    return next((i for i, mask in enumerate(state.pools[seat]) if mask >> card & 1), 0)


def check_pools(state: DutchAuctionState, seat: int) -> None:
    """What everybody knows of a seat's face-down cards is true, and no more than that can be known."""
    pools, aside = state.pools[seat], state.aside[seat]
    deck = state.decks[seat][: len(state.decks[seat]) - aside]
    top = state.decks[seat][len(deck) :]
    hand = state.hands[seat] + (top if state.phase == SETTING_ASIDE else [])
    held = [0] * len(pools)
    for card in hand:
        held[pool_of(state, seat, card)] += 1
    assert held == state.held[seat]
    assert all(pool_of(state, seat, card) == len(pools) - 1 for card in deck)
    if top and state.phase != SETTING_ASIDE:
        assert pool_of(state, seat, top[0]) == state.aside_pools[seat]
    for mask in pools[1:]:
        assert mask.bit_count() == sum(mask >> card & 1 for card in {*hand, *deck, *top})


def scramble(state: DutchAuctionState, viewer: int | None, remembers: bool, rng: Random) -> None:
    """Move what is hidden from one pair of eyes to other places where it might be as well."""
    hidden: dict[object, list[Slot]] = {"unseen": slots(state.auction_deck)}
    for seat in range(2):
        if state.phase == ENDED:
            continue
        deck = state.decks[seat]
        below = slots(deck)[: len(deck) - state.aside[seat]]
        if seat == viewer:
            hidden["own deck"] = below
            continue
        for pile, place in slots(state.hands[seat]) + slots(deck):
            pool = pool_of(state, seat, pile[place]) if remembers else 0
            hidden.setdefault((seat, pool) if pool else "unseen", []).append((pile, place))
        if not remembers:
            hidden["unseen"] += slots(state.discards[seat])[:-1]
            state.pools[seat] = [0]
            setting_aside = state.aside[seat] if state.phase == SETTING_ASIDE else 0
            state.held[seat] = [len(state.hands[seat]) + setting_aside]
            state.aside_pools[seat] = 0
        if state.votes[seat]:
            state.votes[seat] = rng.choice([1, 2])
    for places in hidden.values():
        cards = [pile[place] for pile, place in places]
        rng.shuffle(cards)
        for (pile, place), card in zip(places, cards, strict=True):
            pile[place] = card
    for hand in state.hands:
        hand.sort()


def slots(pile: list[int]) -> list[Slot]:
    return [(pile, place) for place in range(len(pile))]


def disguises(state: DutchAuctionState, action: Action, viewer: int | None) -> list[Action]:
    """Other legal actions that look like this one to that viewer."""
    if state.turn() != 0 or viewer == 0:
        return []
    if action[0] == ASIDE:
        return [(ASIDE, card) for card in state.hands[0] if card != action[1]]
    return [(ON,) if action == (STOP,) else (STOP,)] if action[0] in {ON, STOP} else []
