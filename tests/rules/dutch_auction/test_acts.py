"""Powers and purchases, as the rules page tells them, and why others are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.reasons import Reason
from cakedesk.games.dutch_auction.actions import BUY, CASH, CHANGE, TAKE
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.games.dutch_auction.legality import count_uses, uses_of
from tests.rules.dutch_auction.tables import LISTS, acting, bid, do, ids, refusal


def test_a_cashed_in_card_leaves_play_and_counts() -> None:
    state = acting("Gx G1", "R1")
    do(state, "0 cash Gx G1", "0 done")
    assert (ids(state.cashed[0]), state.scores()[0]) == ("G1", 8 + 0)
    assert state.detail()["cards"] == [2, 0]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("cash Gx Gx", "not_itself"),
        ("cash Gx G2", "not_in_bid"),
        ("cash Gx R5", "other_suit"),
        ("cash G1 Gx", "no_power"),
        ("cash Rx R5", "not_in_bid"),
        ("suit Gx Gx R", "not_itself"),
        ("suit Gx R5 B", "other_suit"),
        ("suit Gx G1 G", "same_suit"),
        ("take Gx G8", "not_takeable"),
        ("take Gx B1", "other_suit"),
        ("take Gx G7", "not_takeable"),
        ("steal Gx G1", "not_stealable"),
        ("steal Gx P5", "other_suit"),
        ("buy G1 Gx", "not_on_display"),
        ("buy R1 R8", "not_in_bid"),
        ("buy R1 Gx G1", "wrong_price"),
        ("aside G1", "acts_are_due"),
        ("on", "acts_are_due"),
        ("shuffle 0 G1", "acts_are_due"),
    ],
)
def test_refusals(text: str, code: str) -> None:
    state = acting("Gx G1 R5", "R1 R2", other="P5 G6", discards="G3", auction_discards="B1")
    state.discards[1] = [LISTS.index["G7"]]
    assert refusal(state, text) == code


def test_refusals_of_what_no_text_spells() -> None:
    state = acting("Gx G1 R5", "R1 R2")
    one, big, red = (LISTS.index[name] for name in ("Gx", "G1", "R2"))
    assert state.why_not((CHANGE, one, big, 4)) == Reason("unknown_suit")
    assert state.why_not((CASH, one, 77)) == Reason("unknown_card")
    assert state.why_not((TAKE, one, -2)) == Reason("unknown_card")
    assert state.why_not((BUY, -2, one)) == Reason("unknown_card")
    assert state.why_not((BUY, red, big, one)) == Reason("payers_in_order")
    assert state.why_not((BUY, red, one, one)) == Reason("payers_in_order")
    assert state.why_not((BUY, red)) == Reason("no_such_action")
    assert state.why_not(()) == Reason("no_such_action")
    assert GAME.explain(Reason("wrong_price", card="R2", cost=2, paid=1)) == (
        "R2 costs 2, but 1 would be paid"
    )


def test_take_from_three_places_but_not_from_the_other_discards() -> None:
    state = acting("Gx Gy", "G4 R2", discards="G3", auction_discards="G5")
    state.discards[1] = [LISTS.index["G7"]]
    assert {action[2] for action in uses_of(state, LISTS.index["Gx"], 0) if action[0] == TAKE} == {
        LISTS.index[name] for name in ("G3", "G4", "G5")
    }
    do(state, "0 take Gx G5", "0 take Gy G4")
    assert (bid(state), state.auction_discards) == ("Gx Gy G4 G5", [])
    assert ids(state.display[:2]) == "- R2"


def test_only_the_winner_steals() -> None:
    state = acting("Gx", "R1", other="G7 G8")
    do(state, "0 steal Gx G7")
    assert (bid(state, 0), bid(state, 1)) == ("Gx G7", "G8")
    do(state, "0 done")
    assert state.turn() == 1
    state = acting("Gx G1", "R1", other="G7 G8", loser=True)
    assert refusal(state, "steal Gx G7") == "winner_steals"


def test_a_stolen_power_card_can_be_used() -> None:
    state = acting("Gx", "R1", other="Gy G7 G6")
    do(state, "0 steal Gx Gy", "0 steal Gy G7")
    assert bid(state) == "Gx Gy G7"
    assert refusal(state, "steal Gy G6") == "power_used"


def test_a_power_card_is_used_once_each_time_it_comes_into_a_bid() -> None:
    state = acting("Gx Gy G1 G2", "G3 R2")
    do(state, "0 cash Gx G1")
    assert refusal(state, "cash Gx G2") == "power_used"
    do(state, "0 buy G3 Gx", "0 take Gy Gx")
    assert refusal(state, "cash Gy G2") == "power_used"
    do(state, "0 cash Gx G2")
    assert refusal(state, "take Gx G3") == "power_used"


def test_two_powers_take_each_other_as_long_as_they_pay_for_cards_of_the_display() -> None:
    state = acting("Gx Gy R1", "G3 - - - - -", discards="G1")
    do(state, "0 take Gx G1", "0 buy G3 Gx", "0 take Gy Gx", "0 take Gx G3")
    assert (bid(state), ids(state.discards[0])) == ("Gx Gy G1 G3 R1", "")
    assert {GAME.format(action, LISTS) for action in state.legal_actions()} == {"done"}


def test_a_power_card_that_the_winner_used_is_fresh_for_the_loser() -> None:
    state = acting("Gx G1", "R3 R4", other="Gy R1")
    do(state, "0 cash Gx G1", "0 buy R3 Gx", "0 done", "1 take Gy Gx")
    assert refusal(state, "take Gy G2") == "power_used"
    assert refusal(state, "take Gx G2") == "not_takeable"
    state = acting("Gx G1", "R3 R4", other="Gy R1")
    do(state, "0 cash Gx G1", "0 buy R3 Gx", "0 done", "1 buy R4 Gy R1")
    assert "Gx" in ids(state.auction_discards), "used, paid away, and with nobody"


def test_a_changed_suit_counts_for_powers_and_payment_until_it_leaves_the_bid() -> None:
    state = acting("Gx Gy G4 Px", "P1 P2 R1", auction_discards="P7")
    do(state, "0 suit Gx G4 P")
    assert refusal(state, "cash Gy G4") == "other_suit"
    do(state, "0 cash Px G4")
    assert ids(state.cashed[0]) == "G4"
    state = acting("Gx G4 Rx", "P1 P2", auction_discards="P7")
    do(state, "0 suit Gx G4 P", "0 buy P1 G4")
    assert ids(state.discards[0]) == "G4 P1"
    state = acting("Gx Gy G4", "P1 G2", auction_discards="P7")
    do(state, "0 suit Gx G4 P", "0 buy P1 G4", "0 take Gy G4")
    assert bid(state) == "Gx Gy G4", "what left the bid has its printed suit again"


def test_a_changed_power_card_acts_on_its_current_suit() -> None:
    state = acting("Gx Gy P4", "R1 R2", auction_discards="P7 G7", other="P8")
    do(state, "0 suit Gx Gy P")
    assert refusal(state, "take Gy G7") == "other_suit"
    assert {GAME.format(action, LISTS) for action in uses_of(state, LISTS.index["Gy"], 2)} == {
        "cash Gy P4", "suit Gy P4 G", "suit Gy P4 R", "suit Gy P4 B", "take Gy P7", "steal Gy P8",
    }  # fmt: skip
    assert count_uses(state, 2) == 6
    do(state, "0 cash Gy P4")


def test_a_used_power_card_that_changes_suit_stays_used() -> None:
    state = acting("Gx Gy R4", "R1 R2")
    do(state, "0 suit Gx Gy R", "0 suit Gy R4 G")
    state = acting("Gx Gy G1 G2", "R1 R2", other="")
    do(state, "0 cash Gx G1", "0 suit Gy Gx R")
    assert refusal(state, "cash Gx G2") == "power_used"


def test_the_printed_suit_again_is_allowed() -> None:
    state = acting("Gx G4 Px", "R1 R2")
    do(state, "0 suit Gx G4 P", "0 suit Px G4 G")
    assert bid(state) == "Gx G4 Px"


def test_a_power_card_may_be_cashed_in() -> None:
    state = acting("Gx Gy", "R1")
    do(state, "0 cash Gx Gy")
    assert ids(state.cashed[0]) == "Gy"


def test_take_and_steal_go_by_printed_suit() -> None:
    state = acting("Gx", "R1 R2", other="R5 G5")
    state.suits[1] = [0, 1]
    assert refusal(state, "steal Gx R5") == "other_suit"
    do(state, "0 steal Gx G5")


def test_the_loser_must_buy_the_card_of_cost_1() -> None:
    state = acting("G1 G2 G3", "R1 R2 R3", loser=True)
    assert refusal(state, "done") == "loser_must_buy"
    assert refusal(state, "buy R3 G1 G2 G3") == "keep_a_card"
    do(state, "0 buy R2 G1 G2")
    assert refusal(state, "done") == "loser_must_buy"
    do(state, "0 buy R1 G3", "0 done")
    state = acting("G1 G2 G3", "R1 R2 R3", loser=True)
    do(state, "0 buy R1 G1", "0 buy R2 G2 G3", "0 done")


def test_the_loser_may_always_pay_its_last_card_for_the_card_of_cost_1() -> None:
    state = acting("G1", "R1 R2", loser=True)
    assert [GAME.format(action, LISTS) for action in state.legal_actions()] == ["buy R1 G1"]


def test_the_loser_owes_nothing_when_the_card_is_gone_or_its_bid_was_empty() -> None:
    state = acting("G1 G2", "- R2", loser=True)
    do(state, "0 buy R2 G1 G2", "0 done")
    state = acting("Rx G2", "R1 R2", loser=True)
    do(state, "0 take Rx R1", "0 done")
    state = acting("", "R1 R2", loser=True)
    assert [GAME.format(action, LISTS) for action in state.legal_actions()] == ["done"]


def test_the_winner_owes_nothing() -> None:
    state = acting("G1 G2", "R1 R2")
    do(state, "0 buy R2 G1 G2", "0 done")


@pytest.mark.parametrize("loser", [False, True])
def test_drawn_actions_are_uniform_where_there_are_many_ways_to_pay(loser: bool) -> None:
    state = acting("Gx Gy G1 G2 Rx R5 P3", "P5 - R1 R2 G3 B8", other="G7 R7", discards="G4", loser=loser)
    legal = state.legal_actions()
    assert len(set(legal)) == len(legal) > 100
    assert all(state.why_not(action) is None for action in legal)
    rng = seeded_rng("uniform", loser)
    counts = Counter(state.sample_action(rng) for _ in range(100 * len(legal)))
    assert set(counts) == set(legal)
    assert all(40 < count < 160 for count in counts.values())
    kinds = Counter(action[0] for action in legal)
    assert kinds[BUY] == 7 + 35 + 35 + 21 + 7
