"""The flow of a game: set-up, turns, ties, hands, and who places when."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.top_cake.actions import PASS
from cakedesk.games.top_cake.cards import REVERSE, SNATCH, hand_kinds, kinds_in
from cakedesk.games.top_cake.phases import BIDDING, ENDED, HALF_POINT, STACKING
from cakedesk.games.top_cake.resolving import DOWN, TIED, UP, resolve_card
from cakedesk.games.top_cake.state import TopCakeState
from tests.rules.top_cake.tables import LISTS, do, ids, new_game, play_round, refusal

CAKES = [
    "lemon-1",
    "chocolate-6",
    "velvet-2",
    "coffee-5",
    "carrot-4",
    "lemon-4",
    "lemon-5",
    "coffee-2",
    "coffee-3",
]


def hold_only(state: TopCakeState, seat: int, kinds: list[int]) -> None:
    """Leave a seat these bidding cards; its others lie on a tied first card of the row."""
    for kind in kinds_in(state.hands[seat]):
        if kind not in kinds:
            state.bids[0].append((seat, kind, TIED))
    state.hands[seat] = sum(1 << kind for kind in kinds)
    state.hand_sizes[seat] = len(kinds)


def test_set_up() -> None:
    state = new_game(2, CAKES, first=1)
    assert ids([state.put_away]) == ["lemon-1"]
    assert ids(state.row) == ["chocolate-6", "velvet-2", "coffee-5", "carrot-4"]
    assert len(state.cake_deck) == 16
    assert len(state.topper_deck) == 4
    assert (state.turn(), state.phase, state.round) == (1, BIDDING, 0)
    assert ids([state.look(None).shown.put_away]) == ["lemon-1"]


def test_hands_have_ten_cards_with_two_seats_and_eight_with_more() -> None:
    assert hand_kinds(2) == (1, 2, 3, 4, 5, 6, 7, 8, SNATCH, REVERSE)
    assert hand_kinds(3) == hand_kinds(4) == (1, 2, 3, 4, 5, 6, SNATCH, REVERSE)
    for seats in (2, 3, 4):
        state = new_game(seats)
        assert [kinds_in(hand) for hand in state.hands] == [hand_kinds(seats)] * seats


@pytest.mark.parametrize(("seats", "turns"), [(2, 3), (3, 2), (4, 2)])
def test_bidding_goes_round_clockwise(seats: int, turns: int) -> None:
    state = new_game(seats, CAKES, first=1)
    order = []
    while state.phase == BIDDING:
        order.append(state.turn())
        kinds = kinds_in(state.hands[state.turn()])
        assert len(kinds) >= 2
        state.apply(state.legal_actions()[0])
    assert order == [(1 + turn) % seats for turn in range(seats * turns)]
    assert (state.phase, state.turn()) == (HALF_POINT, 1)
    assert [len(kinds_in(hand)) for hand in state.hands] == [len(hand_kinds(seats)) - 2 * turns] * seats


def test_five_rounds_with_a_topper_from_the_second_on() -> None:
    state = new_game(3, CAKES, ["rose", "crown"], first=2)
    for number in range(5):
        assert state.round == number
        assert state.turn() == state.starter == (2 + number) % 3
        new = state.row[-5:] if number else state.row
        assert [LISTS.cards[card].is_topper for card in new] == [False] * 4 + [True] * (number > 0)
        if number == 1:
            assert ids(new) == ["lemon-4", "lemon-5", "coffee-2", "coffee-3", "rose"]
        play_round(state, number)
    assert (state.phase, state.turn()) == (ENDED, OVER)
    assert state.cake_deck == state.topper_deck == state.row == []


def test_two_different_cards_must_be_laid_beside_cards_of_the_row() -> None:
    state = new_game(3, CAKES)
    assert refusal(state, "bid up=5:lemon-4 down=4:velvet-2") == "not_in_row"
    assert refusal(state, "bid up=5:velvet-2 down=4:lemon-1") == "not_in_row"
    assert refusal(state, "bid up=7:velvet-2 down=4:velvet-2") == "not_held"
    assert refusal(state, "bid up=5:velvet-2 down=5:coffee-5") == "same_kind"
    assert refusal(state, "bid up=5:velvet-2") == "lay_two"
    assert refusal(state, "bid down=5:velvet-2") == "lay_two"
    assert refusal(state, "pass") == "lay_two"
    assert refusal(state, "half velvet-2") == "bids_are_due"
    assert refusal(state, "stack velvet-2 new") == "bids_are_due"
    do(state, "0 bid up=5:velvet-2 down=4:velvet-2", "1 bid up=5:velvet-2 down=4:carrot-4")
    assert state.bids[1] == [(0, 5, UP), (0, 4, DOWN), (1, 5, UP)]


def test_the_last_card_is_laid_up_or_down() -> None:
    state = new_game(2, CAKES)
    hold_only(state, 0, [4])
    assert refusal(state, "bid up=4:velvet-2 down=4:velvet-2") == "lay_the_last"
    assert refusal(state, "pass") == "lay_the_last"
    assert refusal(state, "bid up=5:velvet-2") == "not_held"
    assert refusal(state, "bid down=4:lemon-4") == "not_in_row"
    assert len(state.legal_actions()) == 2 * 4
    up, down = state.clone(), state.clone()
    do(up, "0 bid up=4:velvet-2")
    assert up.bids[1] == [(0, 4, UP)]
    do(down, "0 bid down=4:velvet-2")
    assert down.bids[1] == [(0, 4, DOWN)]
    assert down.hand_sizes[0] == 0


def test_a_seat_without_bidding_cards_passes() -> None:
    state = new_game(2, CAKES)
    hold_only(state, 0, [])
    assert state.legal_actions() == [(PASS,)]
    assert state.sample_action(seeded_rng(1)) == (PASS,)
    assert refusal(state, "bid up=4:velvet-2") == "must_pass"
    assert refusal(state, "bid up=4:velvet-2 down=5:velvet-2") == "must_pass"
    do(state, "0 pass")
    assert state.turn() == 1


def at_the_half(state: TopCakeState, *lines: str) -> TopCakeState:
    """Lay these bids and begin the phase of the half point, without waiting for more bids."""
    do(state, *lines)
    state.phase, state.to_act = HALF_POINT, state.starter
    return state


def test_the_half_goes_beside_a_cake_of_the_row() -> None:
    state = new_game(3, CAKES)
    state.row.append(LISTS.index["crown"])
    state.bids.append([])
    at_the_half(state)
    assert refusal(state, "half crown") == "half_needs_cake"
    assert refusal(state, "half rose") == "not_in_row"
    assert refusal(state, "pass") == "half_is_due"
    assert refusal(state, "bid up=4:velvet-2 down=5:velvet-2") == "half_is_due"
    assert ids([action[1] for action in state.legal_actions()]) == CAKES[1:5]


def test_won_cards_are_placed_in_turn_from_the_starting_seat() -> None:
    state = new_game(3, CAKES, first=2)
    at_the_half(
        state,
        "2 bid up=1:velvet-2 down=2:velvet-2",
        "0 bid up=3:coffee-5 down=4:chocolate-6",
        "1 bid up=5:coffee-5 down=6:coffee-5",
    )
    do(state, "2 half carrot-4")
    assert state.phase == STACKING
    assert refusal(state, "pass") == "stacking_is_due", "every won card must be placed"
    assert [ids(cards) for cards in state.won] == [["chocolate-6"], ["coffee-5"], ["velvet-2", "carrot-4"]]
    do(
        state,
        "2 stack carrot-4 new",
        "2 stack velvet-2 new",
        "0 stack chocolate-6 new",
        "1 stack coffee-5 new",
    )
    assert [[ids(stack) for stack in stacks] for stacks in state.stacks] == [
        [["chocolate-6"]],
        [["coffee-5"]],
        [["carrot-4"], ["velvet-2"]],
    ]
    assert (state.phase, state.round, state.turn()) == (BIDDING, 1, 0)


def test_bidding_cards_come_back_but_snatch_is_out_for_good() -> None:
    state = new_game(3, CAKES)
    at_the_half(
        state,
        "0 bid up=S:velvet-2 down=6:velvet-2",
        "1 bid up=S:coffee-5 down=R:coffee-5",
        "2 bid up=S:coffee-5 down=3:coffee-5",
    )
    do(state, "0 half carrot-4")
    assert state.snatch_used == [1, 1, 1]
    assert [kinds_in(hand) for hand in state.hands] == [(1, 2, 3, 4, 5, 6, REVERSE)] * 3
    assert state.hand_sizes == [7, 7, 7]
    assert [ids(cards) for cards in state.won] == [["velvet-2", "carrot-4"], [], ["coffee-5"]]


def test_a_card_that_nobody_bids_on_leaves_the_game() -> None:
    state = new_game(3, CAKES)
    at_the_half(state, "0 bid up=3:velvet-2 down=6:coffee-5", "1 bid up=3:velvet-2 down=2:coffee-5")
    do(state, "0 half carrot-4")
    assert ids(state.gone) == ["chocolate-6", "velvet-2"]
    assert [ids(cards) for cards in state.won] == [["coffee-5", "carrot-4"], [], []]


def tie() -> TopCakeState:
    """Seats 0 and 1 tie on velvet-2, where seat 2 laid a lower number; chocolate-6 comes after it."""
    state = new_game(3, ["lemon-1", "velvet-2", "chocolate-6", "coffee-5", "carrot-4", *CAKES[5:]], ["crown"])
    at_the_half(
        state,
        "0 bid up=4:velvet-2 down=1:velvet-2",
        "1 bid up=5:velvet-2 down=6:velvet-2",
        "2 bid up=6:velvet-2 down=2:velvet-2",
    )
    do(state, "0 half carrot-4", "0 stack carrot-4 new")
    return state


def test_a_tied_card_stays_with_what_did_not_cancel_of_all_seats() -> None:
    state = tie()
    assert ids(state.row) == ["velvet-2", "lemon-4", "lemon-5", "coffee-2", "coffee-3", "crown"]
    assert state.bids[0] == [(0, 4, TIED), (0, 1, TIED), (1, 5, TIED), (2, 2, TIED)]
    assert [kinds_in(hand) for hand in state.hands] == [
        (2, 3, 5, 6, SNATCH, REVERSE),
        (1, 2, 3, 4, 6, SNATCH, REVERSE),
        (1, 3, 4, 5, 6, SNATCH, REVERSE),
    ]


def test_tied_cards_keep_their_order_before_the_new_cakes_and_the_topper() -> None:
    state = new_game(3, CAKES, ["crown"])
    at_the_half(
        state,
        "0 bid up=3:chocolate-6 down=4:coffee-5",
        "1 bid up=2:chocolate-6 down=1:chocolate-6",
        "2 bid up=3:coffee-5 down=1:coffee-5",
    )
    do(state, "0 half carrot-4", "0 stack carrot-4 new")
    assert ids(state.row) == [
        "chocolate-6",
        "coffee-5",
        "lemon-4",
        "lemon-5",
        "coffee-2",
        "coffee-3",
        "crown",
    ]


def test_the_half_does_not_stay_on_a_tied_card_and_a_round_may_end_without_winners() -> None:
    state = new_game(3, CAKES)
    at_the_half(
        state,
        "0 bid up=2:velvet-2 down=6:chocolate-6",
        "1 bid up=5:velvet-2 down=6:chocolate-6",
        "2 bid up=4:velvet-2 down=1:velvet-2",
    )
    do(state, "0 half velvet-2")
    assert (state.phase, state.round, state.turn()) == (BIDDING, 1, 1)
    assert ids(state.row)[0] == "velvet-2"
    assert state.bids[0] == [(0, 2, TIED), (1, 5, TIED), (2, 4, TIED), (2, 1, TIED)]
    assert state.half_card == -1
    assert ids(state.gone) == ["chocolate-6", "coffee-5", "carrot-4"]
    # A REVERSE would have made 2.5 the lowest; without the half seat 0 has 2.
    assert resolve_card(state.row[0], state.bids[0], -1, 3, last_round=False).doubled_bids == (4, 10, 10)


def test_old_bids_add_to_new_ones() -> None:
    state = tie()
    at_the_half(state, "1 bid up=3:velvet-2 down=2:lemon-4")
    do(state, "1 half lemon-5")
    assert [ids(cards) for cards in state.won] == [[], ["velvet-2", "lemon-4", "lemon-5"], []]
    assert kinds_in(state.hands[1]) == (1, 2, 3, 4, 5, 6, SNATCH, REVERSE)
    assert kinds_in(state.hands[0]) == (1, 2, 3, 4, 5, 6, SNATCH, REVERSE)


def test_an_old_bid_cancels_with_an_equal_one_of_another_seat_and_both_return() -> None:
    state = tie()
    at_the_half(state, "1 bid up=4:velvet-2 down=2:lemon-4")
    do(state, "1 half lemon-5")
    assert [ids(cards) for cards in state.won] == [[], ["velvet-2", "lemon-4", "lemon-5"], []]
    assert kinds_in(state.hands[0]) == (1, 2, 3, 4, 5, 6, SNATCH, REVERSE)


def test_a_tied_card_that_nobody_adds_to_stays_tied() -> None:
    state = tie()
    before = state.bids[0][:]
    at_the_half(state, "1 bid up=3:lemon-4 down=2:lemon-4")
    do(state, "1 half lemon-5", "1 stack lemon-4 new", "1 stack lemon-5 0")
    assert ids(state.row)[0] == "velvet-2"
    assert state.bids[0] == before
    assert ids(state.gone)[-3:] == ["coffee-2", "coffee-3", "crown"]


def test_a_reverse_stays_on_a_tied_card_and_still_reverses_or_cancels() -> None:
    state = new_game(3, CAKES)
    state.bids[1] = [(0, 4, TIED), (1, 3, TIED), (1, 1, TIED), (2, REVERSE, TIED)]
    state.hands = [
        state.hands[0] & ~(1 << 4),
        state.hands[1] & ~(1 << 3 | 1 << 1),
        state.hands[2] & ~(1 << REVERSE),
    ]
    state.hand_sizes = [7, 6, 7]
    reversing = at_the_half(
        state.clone(), "0 bid up=1:velvet-2 down=2:coffee-5", "1 bid up=6:coffee-5 down=5:coffee-5"
    )
    do(reversing, "0 half carrot-4")
    # Ones cancel: 4 against 3, and the REVERSE lets 3 win.
    assert "velvet-2" in ids(reversing.won[1])
    cancelling = at_the_half(state, "0 bid up=R:velvet-2 down=2:velvet-2")
    do(cancelling, "0 half carrot-4")
    assert "velvet-2" in ids(cancelling.won[0])
    assert kinds_in(cancelling.hands[2]) == hand_kinds(3)


def test_a_tied_card_leaves_the_game_after_the_last_round() -> None:
    state = new_game(3, CAKES)
    for number in range(4):
        play_round(state, number)
    assert state.round == 4
    card = state.row[0]
    state.bids = [[] for _ in state.row]
    state.hands = [sum(1 << kind for kind in hand_kinds(3))] * 3
    state.hand_sizes = [8, 8, 8]
    state.snatch_used = [0, 0, 0]
    seat, name, half = state.turn(), ids([card])[0], ids(state.row)[-2]
    at_the_half(
        state, f"{seat} bid up=4:{name} down=2:{name}", f"{(seat + 1) % 3} bid up=5:{name} down=1:{name}"
    )
    do(state, f"{seat} half {half}", f"{seat} stack {half} new")
    assert (state.turn(), state.phase) == (OVER, ENDED)
    assert card in state.gone
    assert state.hand_sizes == [8, 8, 8]
    assert state.legal_actions() == []
    assert refusal(state, f"half {half}") == "game_over"
