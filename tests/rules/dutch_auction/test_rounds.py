"""Setting aside, bids, ties, restocking and drawing, as the rules page tells them."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.games.dutch_auction.phases import NO_CARD
from cakedesk.games.dutch_auction.state import DutchAuctionState
from tests.rules.dutch_auction.tables import LISTS, acting, bid, cards, do, holding, ids, new_game, refusal


def test_set_up() -> None:
    state = new_game("G1 G2 G3 G4 G5 G6 G7 G8 Gx", "R1 R2 R3 R4 R5 R6 R7 R8 Rx", "P1 P2 P3 P4 P5 P6 P7")
    assert ids(state.hands[0]) == "G1 G2 G3 G4 G5"
    assert ids(state.hands[1]) == "R1 R2 R3 R4 R5"
    assert ids(state.decks[0][::-1]) == "G6 G7 G8 Gx"
    assert ids(state.display) == "P1 P2 P3 P4 P5 P6"
    assert len(state.auction_deck) == 16
    assert ids(state.auction_deck[-1:]) == "P7"
    assert state.turn() == 0


def test_setting_aside() -> None:
    state = holding("G1 G2", "R1 R3")
    assert refusal(state, "aside R1") == "not_in_hand"
    assert refusal(state, "pass") == "must_set_aside"
    assert refusal(state, "done") == "aside_is_due"
    do(state, "0 aside G1")
    assert ids(state.decks[0]) == "G1"
    assert state.bids == [[], []], "the bids lie open only when both have set a card aside"
    do(state, "1 aside R1")
    assert (bid(state, 0), bid(state, 1)) == ("G2", "R3")


def test_a_seat_with_one_card_bids_0_and_one_without_a_card_passes() -> None:
    state = holding("G8", "R1 R2")
    do(state, "0 aside G8", "1 aside R1")
    assert (bid(state, 0), state.winner) == ("", 1)
    state = holding("", "R1 R2")
    assert refusal(state, "aside G1") == "must_pass"
    do(state, "0 pass", "1 aside R1")
    assert (bid(state, 0), state.winner) == ("", 1)
    assert state.decks[0] == []


def test_a_tie_adds_the_cards_set_aside() -> None:
    state = holding("G3 G8", "R1 R8", deck0="B1", deck1="B2")
    do(state, "0 aside G3", "1 aside R1")
    assert (bid(state, 0), bid(state, 1)) == ("G3 G8", "R1 R8")
    assert (state.winner, ids(state.decks[0]), ids(state.decks[1])) == (0, "B1", "B2")


def test_a_tie_goes_on_until_it_breaks() -> None:
    state = holding("G3 G8", "R3 R8", deck0="P5 B1", deck1="P4 B2")
    do(state, "0 aside G3", "1 aside R3")
    assert (bid(state, 0), bid(state, 1)) == ("G3 G8 B1", "R3 R8 B2")
    assert state.winner == 1


def test_a_tie_with_an_empty_deck_shuffles_the_discards_seat_0_first() -> None:
    state = holding("G3 G8", "R3 R8", discards0="B1 B2", discards1="P1")
    do(state, "0 aside G3", "1 aside R3")
    assert (state.turn(), state.to_act) == (CHANCE, 0)
    assert refusal(state, "shuffle 1 P1") == "shuffle_is_due"
    assert refusal(state, "shuffle 0 B1") == "not_the_discards"
    assert refusal(state, "shuffle 0 B1 B1") == "not_the_discards"
    assert refusal(state, "shuffle 0 B1 P1") == "not_the_discards"
    do(state, "-1 shuffle 0 B2 B1")
    assert state.to_act == 1
    do(state, "-1 shuffle 1 P1")
    assert (bid(state, 0), bid(state, 1)) == ("G3 G8 B2", "R3 R8 P1")
    assert (state.winner, ids(state.decks[0])) == (0, "B1")


def test_a_tie_that_one_seat_can_not_add_to() -> None:
    """Nobody shuffles or adds; fewer cards win, else the loser of the round before, else seat 0."""
    state = holding("G8 Gx G1", "R8 R1", discards0="B1")
    do(state, "0 aside G1", "1 aside R1")
    # The cards set aside were added, seat 0 could shuffle its discards, seat 1 has nothing.
    assert (bid(state, 0), bid(state, 1)) == ("Gx G1 G8", "R1 R8")
    assert state.winner == 1, "fewer cards"
    assert state.discards[0] == cards("B1")
    for winner_before, winner in ((-1, 0), (0, 1), (1, 0)):
        state = holding("G8 G1", "R8 R1")
        state.winner = winner_before
        do(state, "0 aside G1", "1 aside R1")
        assert state.winner == winner


def test_no_cards_at_all_is_a_tie_too() -> None:
    state = holding("", "")
    do(state, "0 pass", "1 pass", "0 done")
    assert state.turn() == 1
    do(state, "1 done")
    assert state.turn() == 0


def test_the_winner_acts_first_then_the_loser() -> None:
    state = acting("G1 G2", "R1 R2 R3 R4 R5 R6", other="P1")
    do(state, "0 done")
    assert ids(state.discards[0]) == "G1 G2"
    assert state.turn() == 1
    do(state, "1 buy R1 P1", "1 done")
    assert state.turn() != 1


def test_restocking_slides_to_the_left() -> None:
    state = acting("G1 G2 G3", "R1 R2 R3 R4 R5 R6")
    state.auction_deck = cards("P8 P7 P6")
    do(state, "0 buy R2 G1 G2", "0 buy R1 G3")
    assert ids(state.display) == "- - R3 R4 R5 R6", "positions do not slide before step 4"
    do(state, "0 done", "1 done")
    assert ids(state.display) == "R3 R4 R5 R6 P6 P7"


def test_the_display_fills_as_far_as_the_auction_deck_goes() -> None:
    state = acting("G1 G2", "R1 R2 R3")
    state.auction_deck = cards("P8")
    do(state, "0 buy R2 G1 G2", "0 done", "1 done")
    assert state.display[:3] == cards("R1 R3 P8")
    assert state.display[3:] == [NO_CARD] * 3


def test_drawing_takes_the_card_set_aside_first() -> None:
    state = holding("G1 G2 G3 G4 G5", "R1 R2 R3 R4 R5", deck0="Bx By B1 B2 B3 B4", deck1="Px Py P1 P2 P3")
    state.hands[1][-1] = cards("R6")[0]
    do(state, "0 aside G1", "1 aside R1", "1 done")
    do(state, f"0 buy {ids(state.display[:1])} G2", "0 done")
    assert ids(state.hands[0]) == "G1 B1 B2 B3 B4"
    assert ids(state.decks[0]) == "Bx By"
    assert ids(state.hands[1]) == "R1 Py P1 P2 P3"
    assert ids(state.decks[1]) == "Px"


def test_drawing_shuffles_the_discards_when_a_card_is_needed_and_not_before() -> None:
    state = acting("G1", "R1 R2 R3 R4 R5 R6", deck="B1 B2", discards="B3 B4 B5")
    state.decks[1], state.held = cards("P1 P2 P3 P4 P5"), [[0], [0]]
    do(state, "0 done", "1 done")
    assert (state.turn(), state.to_act, ids(state.hands[0])) == (CHANCE, 0, "B1 B2")
    do(state, "-1 shuffle 0 B5 G1 B4 B3")
    assert ids(state.hands[0]) == "G1 B1 B2 B4 B5"
    assert ids(state.decks[0]) == "B3"
    assert len(state.hands[1]) == 5
    assert (state.decks[1], state.turn()) == ([], 0), "the last card went; nothing is shuffled before it must"


def test_a_shuffle_of_one_card_is_written_too_and_without_discards_there_is_none() -> None:
    state = acting("G1", "R1 R2 R3 R4 R5 R6")
    do(state, "0 done", "1 done", "-1 shuffle 0 G1")
    assert (ids(state.hands[0]), state.hands[1]) == ("G1", [])
    assert state.turn() == 0


def test_seat_0_draws_all_its_cards_before_seat_1() -> None:
    state = acting("G1", "R1 R2 R3 R4 R5 R6", other="P1 P2", loser=False)
    do(state, "0 done", "1 buy R1 P1", "1 done", "-1 shuffle 0 G1")
    assert (state.turn(), state.to_act) == (CHANCE, 1)
    do(state, "-1 shuffle 1 R1 P2")
    assert ids(state.hands[1]) == "R1 P2"
    assert ids(state.auction_discards) == "P1"


@pytest.mark.parametrize("votes", ["0 on 1 on", "0 on 1 stop", "0 stop 1 on"])
def test_one_on_means_both_play(votes: str) -> None:
    state = empty_auction()
    do(state, "0 buy R1 G1", "0 done", "1 done", "-1 shuffle 0 R1")
    assert state.turn() == 0
    assert refusal(state, "aside R1") == "vote_is_due"
    words = votes.split()
    assert [GAME.format(action, LISTS) for action in state.legal_actions()] == ["on", "stop"]
    do(state, " ".join(words[:2]), " ".join(words[2:]))
    assert state.turn() == 0
    do(state, "0 aside R1", "1 pass", "1 done", "0 done")
    assert refusal(state, "done") == "vote_is_due", "the question is asked before every round"


def empty_auction() -> DutchAuctionState:
    state = acting("G1", "R1 R2 R3")
    state.auction_deck = []
    return state


def test_two_stops_end_the_game() -> None:
    state = empty_auction()
    do(state, "0 buy R1 G1", "0 done", "1 done", "-1 shuffle 0 R1", "0 stop", "1 stop")
    assert state.turn() == OVER
    assert refusal(state, "on") == "game_over"


def test_an_empty_display_ends_the_game_after_the_last_draw() -> None:
    state = acting("G1", "R1")
    state.auction_deck = []
    do(state, "0 buy R1 G1", "0 done", "1 done")
    assert state.turn() == CHANCE, "step 5 is carried out even if the game is over then"
    do(state, "-1 shuffle 0 R1")
    assert state.turn() == OVER


def test_two_quiet_rounds_end_the_game_without_a_vote() -> None:
    state = acting("G1", "R1 R2 R3 R4 R5 R6")
    do(state, "0 done", "1 done", "-1 shuffle 0 G1")
    do(state, "0 aside G1", "1 pass", "1 done", "0 done")
    assert state.turn() == OVER
    state = acting("G1", "R1 R2 R3 R4 R5 R6")
    do(state, "0 done", "1 done", "-1 shuffle 0 G1")
    state.decks[0] = cards("Gx")
    do(state, "0 aside G1", "1 pass", "1 done", "0 done")
    assert state.turn() == OVER
    state = acting("G1 Rx", "R1 R2 R3 R4 R5 R6")
    do(state, "0 done", "1 done", "-1 shuffle 0 G1 Rx", "0 aside G1", "1 pass")
    do(state, "1 done", "0 take Rx R5", "0 buy R1 Rx", "0 done")
    assert state.turn() == CHANCE, "a card taken from the display counts as one that left it"


def test_winners() -> None:
    state = acting("G1", "R1")
    state.bids, state.suits, state.decks[1] = [cards("G1"), []], [[0], []], cards("P1")
    assert (state.scores(), state.winners()) == ([16, 16], [0, 1])
    state.decks[1] = cards("P5 P4 P6")  # 4 + 5 + 3 + 3
    assert (state.scores(), state.winners()) == ([16, 15], [0])
    state.cashed[1] = cards("Px")
    assert state.scores() == [16, 12]
    state.cashed[0], state.decks[1] = cards("Rx"), cards("P1")
    state.cashed[1] = []
    assert (state.scores(), state.winners()) == ([16, 16], [1]), "fewer cards break the tie"
    assert state.detail() == {"vp": [8, 8], "bonus": [8, 8], "cards": [2, 1]}
