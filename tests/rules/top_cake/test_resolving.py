"""Who gets a card: the page's worked examples 1 to 5, 9 and 10, and its rulings on bids."""

from __future__ import annotations

from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.resolving import BY_HIGHEST, BY_LOWEST, BY_SNATCH, TIE, TIED, UNWANTED
from tests.rules.top_cake.tables import (
    BLUE,
    CARD,
    GREEN,
    KINDS,
    LISTS,
    YELLOW,
    do,
    ids,
    new_game,
    refusal,
    resolved,
)

ROW = ["lemon-1", "chocolate-6", "velvet-2", "coffee-5", "carrot-4"]  # the first one is put away


def test_example_1_one_reverse_lets_the_lowest_win() -> None:
    result = resolved(yellow="4", green="1", blue="R")
    assert (result.outcome, result.winner) == (BY_LOWEST, GREEN)
    assert result.reversed
    assert result.doubled_bids == (8, 2, None)
    assert not result.stays


def test_example_2_two_reverses_cancel() -> None:
    result = resolved(yellow="R 8", green="R 4 5")
    assert (result.outcome, result.winner) == (BY_HIGHEST, GREEN)
    assert result.cancelled == (REVERSE,)
    assert result.doubled_bids == (16, 18, None)
    assert not result.reversed


def test_example_2_as_two_seats_play_it() -> None:
    state = new_game(2, ROW)
    do(
        state,
        "0 bid up=R:velvet-2 down=8:velvet-2",
        "1 bid up=R:velvet-2 down=4:velvet-2",
        "0 bid up=1:coffee-5 down=2:coffee-5",
        "1 bid up=5:velvet-2 down=6:chocolate-6",
        "0 bid up=3:carrot-4 down=4:carrot-4",
        "1 bid up=1:chocolate-6 down=2:chocolate-6",
        "0 half carrot-4",
    )
    assert [ids(cards) for cards in state.won] == [["coffee-5", "carrot-4"], ["chocolate-6", "velvet-2"]]
    assert state.hand_sizes == [10, 10]


def test_example_3_snatch_takes_it() -> None:
    result = resolved(yellow="5", blue="S")
    assert (result.outcome, result.winner) == (BY_SNATCH, BLUE)


def test_example_4_fives_cancel_and_six_beats_the_half() -> None:
    result = resolved(half=GREEN, green="5", blue="5 6")
    assert result.cancelled == (5,)
    assert result.doubled_bids == (None, 1, 12)
    assert (result.outcome, result.winner) == (BY_HIGHEST, BLUE)


def test_example_5_three_reverses_all_cancel() -> None:
    result = resolved(yellow="R 3", green="R 2", blue="R")
    assert result.cancelled == (REVERSE,)
    assert (result.outcome, result.winner) == (BY_HIGHEST, YELLOW)


def test_example_9_cancelled_bids_are_no_bids() -> None:
    result = resolved(yellow="3", green="3")
    assert (result.outcome, result.winner, result.stays) == (UNWANTED, -1, False)
    assert result.doubled_bids == (None, None, None)


def test_example_10_a_tie_stays_with_its_four_cards() -> None:
    state = new_game(2, ROW)
    do(
        state,
        "0 bid up=4:chocolate-6 down=2:chocolate-6",
        "1 bid up=5:chocolate-6 down=1:chocolate-6",
        "0 bid up=1:velvet-2 down=3:velvet-2",
        "1 bid up=2:coffee-5 down=3:coffee-5",
        "0 bid up=5:carrot-4 down=6:carrot-4",
        "1 bid up=4:velvet-2 down=6:coffee-5",
        "0 half velvet-2",
    )
    assert ids(state.row) == ["chocolate-6"]
    assert state.bids == [[(0, 4, TIED), (0, 2, TIED), (1, 5, TIED), (1, 1, TIED)]]
    assert state.hand_sizes == [8, 8]
    do(state, "0 stack velvet-2 new", "0 stack carrot-4 new", "1 stack coffee-5 new")
    # The second seat starts round 2; its own 1 lies on the tie already.
    assert state.turn() == 1
    assert refusal(state, "bid up=1:chocolate-6 down=3:chocolate-6") == "not_held"
    assert refusal(state, "bid up=3:chocolate-6 down=5:chocolate-6") == "not_held"


def test_snatch_takes_it_whatever_else_lies_there() -> None:
    result = resolved(half=YELLOW, yellow="8 7 R", green="6", blue="S")
    assert (result.outcome, result.winner) == (BY_SNATCH, BLUE)


def test_snatches_cancel_like_all_kinds() -> None:
    result = resolved(yellow="S", green="S 2", blue="1")
    assert result.cancelled == (SNATCH,)
    assert (result.outcome, result.winner) == (BY_HIGHEST, GREEN)


def test_several_kinds_cancel_on_one_card() -> None:
    result = resolved(yellow="1 2 3", green="3 1 4", blue="4 R")
    assert result.cancelled == (1, 3, 4)
    assert (result.outcome, result.winner) == (BY_LOWEST, YELLOW)


def test_reverse_without_a_number_is_no_bid() -> None:
    assert resolved(yellow="R").outcome == UNWANTED
    result = resolved(yellow="R", green="8")
    assert (result.outcome, result.winner) == (BY_LOWEST, GREEN)


def test_nobody_bid() -> None:
    assert resolved().outcome == UNWANTED


def test_the_half_is_a_bid_by_itself() -> None:
    result = resolved(half=YELLOW)
    assert (result.outcome, result.winner) == (BY_HIGHEST, YELLOW)
    assert result.doubled_bids == (1, None, None)


def test_the_half_is_the_lowest_bid_beside_a_reverse() -> None:
    result = resolved(half=YELLOW, green="1", blue="R")
    assert (result.outcome, result.winner) == (BY_LOWEST, YELLOW)


def test_the_half_breaks_a_tie() -> None:
    result = resolved(half=GREEN, yellow="5 1", green="4 2")
    assert (result.outcome, result.winner) == (BY_HIGHEST, GREEN)
    assert result.doubled_bids == (12, 13, None)


def test_a_half_on_cancelled_numbers_is_left() -> None:
    result = resolved(half=GREEN, yellow="5", green="5")
    assert (result.outcome, result.winner) == (BY_HIGHEST, GREEN)


def test_equal_lowest_bids_tie_under_a_reverse() -> None:
    result = resolved(yellow="1 4 R", green="5", blue="6")
    assert (result.outcome, result.tied_seats, result.stays) == (TIE, (YELLOW, GREEN), True)


def test_only_best_bids_tie() -> None:
    result = resolved(yellow="1 3", green="4", blue="6")
    assert (result.outcome, result.winner, result.tied_seats) == (BY_HIGHEST, BLUE, ())


def test_three_seats_tie() -> None:
    assert resolved(yellow="6", green="5 1", blue="4 2").tied_seats == (YELLOW, GREEN, BLUE)


def test_a_tie_of_the_last_round_does_not_stay() -> None:
    result = resolved(last_round=True, yellow="6", green="5 1")
    assert (result.outcome, result.stays, result.winner) == (TIE, False, -1)


def test_all_bids_are_told_in_the_order_in_which_they_lay() -> None:
    result = resolved(yellow="8 R", green="6")
    assert [(seat, kind) for seat, kind, _ in result.bids] == [(0, 8), (0, KINDS["R"]), (1, 6)]
    assert LISTS.cards[result.card].id == "lemon-4"
    assert result.card == CARD
