"""The worked examples of the rules page, with its values."""

from __future__ import annotations

from cakedesk.games.dutch_auction.legality import legal_powers
from cakedesk.games.dutch_auction.rules import bid_values
from cakedesk.games.dutch_auction.scoring import score_cards
from tests.rules.dutch_auction.tables import LISTS, acting, bid, cards, do, holding, ids, refusal


def test_1_the_higher_bid_acts_first() -> None:
    state = holding("G6 G3 Gx G7 B1", "Rx R3 R2 P3 B2", deck0="B8", deck1="B7")
    do(state, "0 aside B1", "1 aside B2")
    assert bid_values(state) == (16, 8)
    assert state.turn() == state.winner == 0
    other_way = holding("Rx R3 R2 P3 B2", "G6 G3 Gx G7 B1", deck0="B8", deck1="B7")
    do(other_way, "0 aside B2", "1 aside B1")
    assert bid_values(other_way) == (8, 16)
    assert other_way.turn() == other_way.winner == 1


def test_2_cash_in_and_take_from_the_own_discards() -> None:
    state = acting("G7 Bx Px B2", "R1 R2", discards="P2")
    do(state, "0 cash Bx B2", "0 take Px P2")
    assert set(bid(state).split()) == {"G7", "Bx", "Px", "P2"}
    assert ids(state.cashed[0]) == "B2"
    assert state.discards[0] == []


def test_3_payers_of_the_same_suit_are_kept() -> None:
    state = acting("B1 B2 B3", "R1 R2 B4")
    do(state, "0 buy B4 B1 B2 B3")
    assert ids(state.discards[0]) == "B1 B2 B3 B4"
    assert state.auction_discards == []


def test_4_payers_of_another_suit_are_lost() -> None:
    state = acting("Bx G4 P6", "R8 G8")
    do(state, "0 buy R8 Bx")
    assert (ids(state.discards[0]), ids(state.auction_discards)) == ("R8", "Bx")
    do(state, "0 buy G8 G4 P6")
    assert (ids(state.discards[0]), ids(state.auction_discards)) == ("R8 G4 G8", "Bx P6")


def test_5_a_payer_is_taken_back_and_pays_again() -> None:
    state = acting("P3 Px", "P4 P8")
    do(state, "0 buy P4 P3", "0 take Px P3", "0 buy P8 Px P3")
    assert sorted(state.discards[0]) == sorted(cards("P4 P3 Px P8"))
    assert state.auction_discards == []


def test_6_a_taken_power_card_can_be_used_whoever_used_it_before() -> None:
    state = acting("Gx R4", "R8 R1 R2 - - -", other="Gy R5 G3", discards="G7", auction_discards="G8 G6")
    do(state, "0 take Gx G7", "0 buy R8 Gx")
    assert ids(state.auction_discards) == "G8 G6 Gx"
    do(state, "0 done", "1 take Gy Gx")
    assert {action[1] for action in legal_powers(state)} == set(cards("Gx"))
    assert refusal(state, "take Gy G8") == "power_used"
    do(state, "1 take Gx G8")
    assert bid(state, 1) == "Gx Gy G3 G8 R5"


def test_7_a_chain_of_powers() -> None:
    state = acting("Bx B3 Rx R4", "P5 G1", auction_discards="Ry")
    do(state, "0 cash Bx B3", "0 take Rx Ry", "0 suit Ry R4 P")
    assert bid(state) == "Rx Ry R4(P) Bx"
    do(state, "0 buy P5 R4")
    assert ids(state.discards[0]) == "R4 P5"


def test_8_the_final_cards() -> None:
    score = score_cards(cards("P2 P1 G6 G3 G1 Bx By B7 B4 B2 Rx R2"), LISTS)
    assert (score.points, score.cards) == (63, 12)
    by_suit = {
        "pink": ("P2 P1", 22),
        "green": ("G6 G3 G1", 20),
        "blue": ("Bx By B7 B4 B2", 14),
        "red": ("Rx R2", 7),
    }
    for names, points in by_suit.values():
        assert score_cards(cards(names), LISTS).points == points
    assert score.lowest == (3, 0, 7, 0)
