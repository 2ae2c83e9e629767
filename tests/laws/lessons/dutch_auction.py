"""The plan of Dutch Auction's guided first game, in terms of its engine. Ada learns; Ben plays along.

There is no table yet: the deal and the moves below are for its `lesson.py`, and so are the sentences, each
said when so many moves of the line have been made. `test_lesson_plan` plays it. With the table `PLAN` becomes
the `CLAIMS` that `lesson_claims` asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cakedesk.games.dutch_auction.cards import BID_OF, CARD_IDS, CARDS
from cakedesk.games.dutch_auction.game import GAME

ADA, BEN = range(2)
LISTS = GAME.builtin_lists()

_SEATS = ("R5 G4 Gx P6 B7 Bx B1 R8 P5", "R4 P3 B2 G6 By G5 R7 G2 R2")
_AUCTION = "G8 R3 P2 B4 G1 Rx R6 B8"


def _deck() -> list[str]:
    named = " ".join((*_SEATS, _AUCTION)).split()
    return [*named, *(card for card in CARD_IDS if card not in named)]


START = {"deck": _deck()}
MOVES = (
    *("aside B7", "aside B2"),
    *("steal Gx G6", "buy R3 G6 R5", "done"),
    *("buy G8 P3", "done"),
    *("aside P5", "aside R2"),
    *("cash Bx B1", "buy P2 P5", "buy B4 Bx B7", "done"),
    *("buy G1 G2 G5 R2", "done"),
)


def ids(cards: Any) -> set[str]:
    return {CARD_IDS[card] for card in cards}


def bid(state: Any, seat: int) -> int:
    return sum(BID_OF[card] for card in state.bids[seat])


def can(state: Any, spelled: str) -> bool:
    return state.why_not(GAME.parse(spelled, LISTS)) is None


def row(state: Any) -> list[str]:
    """The cards of the row by cost; empty where none lies."""
    return [CARD_IDS[card] if 0 <= card < CARDS else "" for card in state.display]


Check = Callable[[Any], bool]

PLAN: tuple[tuple[int, str, Check], ...] = (
    (0, "What bids well counts little: both numbers of a card make 9.", lambda state: all(
        BID_OF[card] + LISTS.vps[card] == 9 for card in range(CARDS) if BID_OF[card])),
    (0, "One card of your five waits for the next round. Set the blueberry 7 aside.", lambda state: (
        len(state.hands[ADA]) == 5 and can(state, "aside B7"))),
    (2, "Your bid is 5 + 4 + 0 + 6: 15 against 13. You act first.", lambda state: (
        (bid(state, ADA), bid(state, BEN), state.winner, state.to_act) == (15, 13, ADA, ADA))),
    (2, "Your mint power works on mint. The winner may steal: Ben's mint 6.", lambda state: (
        can(state, "steal Gx G6") and not can(state, "steal Gx R4"))),
    (3, "The cherry 3 costs two cards. Pay with the cherry 5 and the mint 6.", lambda state: (
        row(state)[1] == "R3" and can(state, "buy R3 G6 R5"))),
    (4, "The cherry 5 stays yours, for it is of the same suit. The mint 6 is out.", lambda state: (
        "R5" in ids(state.discards[ADA]) and "G6" in ids(state.auction_discards))),
    (5, "Ben has lost: he must buy the mint 8 at cost 1 before he is done.", lambda state: (
        state.to_act == BEN and row(state)[0] == "G8" and not can(state, "done"))),
    (7, "The row has slid: the tulip 2 cost three cards, and costs one now.", lambda state: (
        row(state)[0] == "P2")),
    (7, "The blueberry 7 is back in your hand.", lambda state: "B7" in ids(state.hands[ADA])),
    (9, "16 against 16: a tie. Each added the card set aside: 21 against 18.", lambda state: (
        (bid(state, ADA), bid(state, BEN)) == (21, 18)
        and (bid(state, ADA) - BID_OF[LISTS.index["P5"]], bid(state, BEN) - BID_OF[LISTS.index["R2"]])
        == (16, 16))),
    (9, "The blueberry 1 bids 1, but counts 8. Cash it in: it is safe.", lambda state: (
        LISTS.vps[LISTS.index["B1"]] == 8 and can(state, "cash Bx B1"))),
    (10, "Out of play, it still counts for you.", lambda state: ids(state.cashed[ADA]) == {"B1"}),
    (10, "The tulip 2 for the tulip 5: nothing is lost.", lambda state: can(state, "buy P2 P5")),
    (11, "The used power is blueberry, too: with the 7 it buys the blueberry 4, and both stay.",
     lambda state: (
        row(state)[1] == "B4" and can(state, "buy B4 Bx B7") and not can(state, "cash Bx B7"))),
    (13, "Nothing lies at cost 1: Ben owes nothing.", lambda state: (
        state.to_act == BEN and row(state)[0] == "" and can(state, "done"))),
    (14, "Ben's cherry 2 is out: it was not mint.", lambda state: "R2" in ids(state.auction_discards)),
    (15, "Two rounds, three cards bought, and one card lost that was stolen.", lambda state: (
        len(_SEATS[ADA].split()) + 3 == state.detail()["cards"][ADA])),
)  # fmt: skip


def played() -> Iterator[Any]:
    """The state after each number of moves."""
    state = GAME.new_state(2, {}, START, LISTS)
    yield state.clone()
    for move in MOVES:
        action = GAME.parse(move, LISTS)
        assert state.why_not(action) is None, move
        state.apply(action)
        yield state.clone()
