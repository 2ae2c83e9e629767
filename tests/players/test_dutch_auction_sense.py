"""Dutch Auction: moves that no computer player may make, for there is one that is better in any case."""

from __future__ import annotations

import pytest

from cakedesk.games.dutch_auction.phases import VOTE
from cakedesk.games.dutch_auction.state import DutchAuctionState
from tests.players.positions import Position, blunders, never, only
from tests.rules.dutch_auction.tables import acting, holding


def late(state: DutchAuctionState) -> DutchAuctionState:
    """The same without an auction deck, whose cards the other seat has discarded: only points count now."""
    state.discards[1] += state.auction_deck
    state.auction_deck = []
    return state


def voting(own: str, others: str) -> DutchAuctionState:
    """Seat 0 is asked whether to go on; by seat what is discarded."""
    state = holding("", "", discards0=own, discards1=others)
    state.phase = VOTE
    state.auction_discards, state.auction_deck, state.display[1:] = state.auction_deck, [], [-1] * 5
    return state


POSITIONS: tuple[Position, ...] = (
    only(
        "Green pays for green and stays; pink is lost for it.",
        late(acting("G4 P6", "G1")),
        "buy G1 G4",
    ).seen_by_all(),
    never(
        "Green pays for green and stays; pink is lost for it, early in the game, too.",
        acting("G4 P6", "G1 R3 B4"),
        "buy G1 P6",
    ),
    only(
        "The best pink card is paid for green although a green one would stay.",
        late(acting("G4 P1", "G1")),
        "buy G1 G4",
    ),
    only(
        "The only red card, which counts twice, is thrown away for a green one that counts a single point.",
        late(acting("R1", "G8", discards="G2 G3")),
        "done",
    ).seen_by_all(),
    never(
        "The only red card, which counts twice, is thrown away early in the game for the worst green one.",
        acting("R1 R2", "B6 G8", discards="G2 G3 B2"),
        "buy G8 R1 R2",
    ),
    only(
        "The loser has to buy, and pays with the card that counts most.",
        late(acting("R1 P7", "G8", other="B3", discards="G2 P3", loser=True)),
        "buy G8 P7",
    ),
    only(
        "The loser has to buy, and pays with a good card instead of the power card that counts nothing.",
        late(acting("Bx B1", "G8", other="B3", discards="G2 B2", loser=True)),
        "buy G8 Bx",
        "cash Bx B1",
    ),
    only(
        "A power takes the best blue card, and is not used.",
        late(acting("Bx B5", "", auction_discards="B1 R8")),
        "take Bx B1",
    ).seen_by_all(),
    only(
        "A power steals the best blue card, and is not used.",
        late(acting("Bx B5", "", other="B1 R8")),
        "steal Bx B1",
    ),
    only(
        "A power takes the worst blue card instead of stealing the best.",
        late(acting("Bx B5", "", other="B1 R8", auction_discards="B8")),
        "steal Bx B1",
    ),
    only(
        "A power takes the best green card from the display, which the bid can't buy.",
        late(acting("Gx P7", "- - G1", discards="P2")),
        "take Gx G1",
    ).seen_by_all(),
    only(
        "Green buys green and pink buys pink, so that nothing is lost.",
        late(acting("G4 P5 P6", "G1 P1")),
        "buy G1 G4",
        "buy P1 P5 P6",
    ),
    only(
        "Of three cards the two pink ones pay for pink; the best red one is not lost for it.",
        late(acting("P4 P6 R1", "- P1")),
        "buy P1 P4 P6",
    ),
    only(
        "Of four cards the three blue ones pay for blue; the only green one is not lost for it.",
        late(acting("B3 B5 B6 G2", "- - B1")),
        "buy B1 B3 B5 B6",
    ),
    never(
        "A red card is lost for a pink one although the power card, which counts nothing, would pay.",
        late(acting("Rx R4", "P1")),
        "buy P1 R4",
        "done",
    ),
    never(
        "A card of eight points costs a power card that counts nothing, and is not bought.",
        late(acting("Gx", "B1")),
        "done",
    ).seen_by_all(),
    never(
        "A green card costs nothing, for green pays for it and stays, early in the game.",
        acting("G4 G7 R5", "G1 R8"),
        "done",
    ),
    only(
        "The only pink card would pay for pink and stay; a red one is lost for it.",
        late(acting("R2 R3 P1", "P2")),
        "buy P2 P1",
    ),
    only(
        "Three pink cards buy one of eight points instead of two of thirteen.",
        late(acting("P4 P5 P6", "P2 P3 P1", discards="B1")),
        "buy P2 P?",
        "buy P3 P? P?",
    ),
    never(
        "Who is far behind says that it is enough, and has lost if the other one agrees.",
        voting("G8 R8", "P1 B1 P2 B2"),
        "stop",
    ),
    never(
        "Who is far ahead wants to go on, and only gives away what is won.",
        voting("P1 B1 P2 B2", "G8 R8"),
        "on",
    ),
)


@pytest.mark.parametrize("position", POSITIONS, ids=[position.why for position in POSITIONS])
def test_no_absurd_move(position: Position) -> None:
    assert not [*blunders("dutch-auction", position)]
