"""Positions of Dutch Auction, set up card by card."""

from __future__ import annotations

from cakedesk.games.dutch_auction.cards import CARD_IDS, SUIT_LETTERS, SUIT_OF
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.games.dutch_auction.phases import ACT, ASIDE, NO_CARD
from cakedesk.games.dutch_auction.rules import bid_values
from cakedesk.games.dutch_auction.state import DutchAuctionState
from tests.rules.moves import Mover

LISTS = GAME.builtin_lists()
MOVER = Mover(GAME)
do, refusal, told = MOVER.do, MOVER.refusal, MOVER.told


def new_game(seat0: str, seat1: str, auction: str = "") -> DutchAuctionState:
    """A game whose decks begin with these cards, top first."""
    named = [seat0.split(), seat1.split(), auction.split()]
    rest = [name for name in CARD_IDS if not any(name in names for names in named)]
    for names, cards in zip(named, (9, 9, 22), strict=True):
        while len(names) < cards:
            names.append(rest.pop())
    return GAME.new_state(2, {}, {"deck": [name for names in named for name in names]}, LISTS)


def cards(names: str) -> list[int]:
    """Cards by their ids."""
    return [LISTS.index[name] for name in names.split()]


def ids(numbers: list[int]) -> str:
    """Ids of cards, in order."""
    return " ".join("-" if card == NO_CARD else CARD_IDS[card] for card in numbers)


def acting(
    bid: str,
    display: str,
    *,
    other: str = "",
    discards: str = "",
    auction_discards: str = "",
    loser: bool = False,
    deck: str = "",
) -> DutchAuctionState:
    """Seat 0 acts with a bid; as the winner of the round or, after seat 1 is done, as the loser.

    A gap in the display is written as ``-``. Cards named nowhere are still in the auction deck.
    """
    state = new_game("", "")
    named = [bid, display.replace("-", ""), other, discards, auction_discards, deck]
    used = set(" ".join(named).split())
    state.hands, state.decks = [[], []], [cards(deck), []]
    state.bids = [sorted(cards(bid)), sorted(cards(other))]
    state.suits = [[SUIT_OF[card] for card in bid] for bid in state.bids]
    state.display = [NO_CARD if name == "-" else LISTS.index[name] for name in display.split()]
    state.display += [NO_CARD] * (6 - len(state.display))
    state.auction_deck = [card for card, name in enumerate(CARD_IDS) if name not in used]
    state.auction_discards = cards(auction_discards)
    state.discards = [cards(discards), []]
    state.held = [[0], [0]]
    state.phase, state.to_act, state.winner = ACT, 0, 1 if loser else 0
    state.sums = bid_values(state)
    return state


def holding(
    hand0: str, hand1: str, *, deck0: str = "", deck1: str = "", discards0: str = "", discards1: str = ""
) -> DutchAuctionState:
    """Both seats are to set a card aside; the auction deck holds what is named nowhere. Decks: top last."""
    state = new_game("", "")
    used = set(" ".join([hand0, hand1, deck0, deck1, discards0, discards1]).split())
    rest = [card for card, name in enumerate(CARD_IDS) if name not in used]
    state.hands = [sorted(cards(hand0)), sorted(cards(hand1))]
    state.decks = [cards(deck0), cards(deck1)]
    state.discards = [cards(discards0), cards(discards1)]
    state.display, state.auction_deck = rest[:6], rest[6:]
    state.held = [[len(hand)] for hand in state.hands]
    state.phase, state.to_act = ASIDE, 0
    return state


def bid(state: DutchAuctionState, seat: int = 0) -> str:
    """A bid, with the letter of a changed suit behind its card."""
    words = []
    for card, suit in zip(state.bids[seat], state.suits[seat], strict=True):
        words.append(CARD_IDS[card] + ("" if suit == SUIT_OF[card] else f"({SUIT_LETTERS[suit]})"))
    return " ".join(words)
