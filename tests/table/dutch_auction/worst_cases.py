"""Tables of Dutch Auction that need most room, and some in the middle of things."""

from __future__ import annotations

from cakedesk.games.dutch_auction.state import DutchAuctionState
from tests.rules.dutch_auction.tables import acting, cards, do, holding

ROW = "P4 B2 G6 R1 By G1"
TEN = "Gx G7 Rx R4 R5 Px P6 Bx B3 B8"


def ten_cards() -> DutchAuctionState:
    """A bid of ten cards with four powers, against one of eight; full piles to take from."""
    return acting(
        TEN,
        ROW,
        other="G3 G4 R2 R7 P3 P8 B5 B6",
        discards="G2 R8 P1 B1",
        auction_discards="G8 R3 R6 Py P2 B7",
        deck="G5 P5",
    )


def most_is_out() -> DutchAuctionState:
    """All that lies nowhere else is lost to the auction: 26 cards, of two suits few."""
    state = acting("Gx G7 R4 R5 Px", ROW, other="G3 G4 R2", discards="", auction_discards="", deck="")
    state.auction_discards, state.auction_deck = state.auction_deck, []
    return state


def four_piles() -> DutchAuctionState:
    """Who sets a card aside can look through four piles, one of them large."""
    state = holding("R5 G4 Gx P6 B7", "R4 P3 B2 G6 By", deck0="R1 R2", discards0="B1 B3")
    state.auction_discards, state.auction_deck = state.auction_deck[:17], state.auction_deck[17:]
    return state


def as_in_the_picture() -> DutchAuctionState:
    """A fresh tulip power beside a used one and a card that has changed to tulip, after two ties."""
    state = acting(
        "Bx Px B6 G7 R4 R5", ROW, other="R7 P3 B3 Rx G4 R2", discards="R8 P1", auction_discards="G8 P8"
    )
    do(state, "0 suit Bx B6 P")
    return state


def duty() -> DutchAuctionState:
    """The loser owes the card at cost 1; a power could take it."""
    return acting("Px G4 R2 B5", "P3 G8 R6", other="", auction_discards="B1 P7", discards="P8", loser=True)


def cashed() -> DutchAuctionState:
    """Both seats have cashed in, one of them two cards."""
    state = acting("Gx G7 Px R4 R5", ROW, other="G3 G4 R2 R7", discards="G2 R8", auction_discards="G8 R3")
    for seat, names in enumerate(("P7 B8", "B3")):
        state.cashed[seat] = cards(names)
        state.auction_deck = [card for card in state.auction_deck if card not in state.cashed[seat]]
    return state


def tie() -> DutchAuctionState:
    """Seat 1 is about to set aside the card after which the bids tie."""
    state = holding("G5 R5 P1 B2 Gx", "G4 R7 P3 B1 Rx", deck0="P2 G1", deck1="P4 B3")
    do(state, "0 aside P1")
    return state


def before_the_vote() -> DutchAuctionState:
    """Seat 0 is about to end the round that empties the auction deck."""
    state = acting("G4", "R8 P3", other="", loser=True, deck="B1 B2 B3 B4 B5")
    state.auction_deck = []
    do(state, "0 buy R8 G4")
    return state


def before_restocking() -> DutchAuctionState:
    """Seat 0 is about to end a round after which new cards come."""
    state = acting("G4", "R8 P3 - - - -", other="", loser=True, deck="B1 B2 B3 B4 B5")
    do(state, "0 buy R8 G4")
    return state


def vote() -> DutchAuctionState:
    """The auction deck is empty: seat 0 says whether it goes on."""
    state = before_the_vote()
    do(state, "0 done")
    return state


def set_aside(other: str = "") -> DutchAuctionState:
    """Seat 0 sets a card of five aside."""
    return holding("R5 G4 Gx P6 B7", "R4 P3 B2 G6 By", discards1=other)


def used_up() -> DutchAuctionState:
    """A bid of one card that can do nothing any more."""
    state = acting("Gx", "- P3 R2", other="R4", discards="", loser=False)
    state.used = 1 << cards("Gx")[0]
    return state
