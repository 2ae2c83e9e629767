"""The course of a game at each number of seats: who cuts, takes and places, and what chance does."""

from __future__ import annotations

from typing import Any

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.take_the_cake.actions import CUT, SHUFFLE, TAKE, TAKE_FOR
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.phases import ENDED, ORDERING, SHUFFLING, TAKING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from tests.rules.take_the_cake.tables import LISTS, do, new_game, play_to, put_anywhere, refusal


def played(state: TakeTheCakeState) -> list[tuple[int, tuple[int, ...]]]:
    """A whole random game: who acted and how."""
    rng, moves = seeded_rng("played"), []
    while (seat := state.turn()) != OVER:
        action = state.sample_action(rng)
        assert state.why_not(action) is None
        moves.append((seat, action))
        state.apply(action)
    return moves


@pytest.mark.parametrize(
    ("seats", "first", "cutters"),
    [
        (4, 1, [1, 2, 3, 0, 0, 3, 2, 1]),
        (3, 2, [CHANCE, 2, 0, 1, CHANCE, 1, 0, 2]),
        (2, 1, [1, 0, 1, 0]),
    ],
)
def test_8_cutters(seats: int, first: int, cutters: list[int]) -> None:
    moves = played(new_game(seats, first=first))
    assert [seat for seat, action in moves if action[0] == CUT] == cutters


@pytest.mark.parametrize(
    ("seats", "options", "number"),
    [
        (2, {}, 86),
        (3, {}, 129),
        (4, {}, 177),
        (2, {"orders": False}, 84),
        (3, {"orders": False}, 123),
        (4, {"orders": False}, 169),
    ],
)
def test_9_numbers_of_moves(seats: int, options: dict[str, Any], number: int) -> None:
    state = new_game(seats, options=options)
    assert len(played(state)) == number
    assert state.sizes == [16] * (2 * seats)
    if options:
        assert [cake["order"] for cakes in state.detail()["cakes"] for cake in cakes] == [0] * (2 * seats)


@pytest.mark.parametrize(
    ("seats", "in_order", "cut_cards"),
    [(4, [2, 3, 0, 1], 16), (3, [2, 0, 1], 14), (2, [0, 1, 0, 1], 8)],
)
def test_pieces_are_taken_from_the_left_of_the_cutter(
    seats: int, in_order: list[int], cut_cards: int
) -> None:
    state = new_game(seats, first=1)
    moves = played(state)
    takers = [seat for seat, action in moves if action[0] in {TAKE, TAKE_FOR}]
    assert takers[: len(in_order)] == in_order
    assert 27 - len(state.cut_deck) == cut_cards, "cut cards are never shuffled again"
    assert len(state.cuts_laid) + len(state.cuts_away) == cut_cards


def test_the_centre_is_laid_row_by_row() -> None:
    state = new_game(4)
    assert [LISTS.pieces[card] for card in state.centre] == list(LISTS.pieces[:16])
    assert [LISTS.cuts[card] for card in state.drawn] == ["T01", "T02"]
    assert len(state.deck) == 48


def test_a_turned_cut_card_takes_those_squares() -> None:
    state = new_game(2, cuts="T02 T05")
    do(state, "0 cut T02 1")  # PPGR BPGR BPGR BBGR
    assert refusal(state, "cut T02 1") == "take_is_due"
    do(state, "1 take R 0")
    assert [LISTS.pieces[card] for card in state.hand] == [LISTS.pieces[square] for square in (3, 7, 11, 15)]


def test_who_took_which_piece_is_known_until_the_next_cut() -> None:
    state = new_game(2, cuts="T01 T22 T02 T05")  # T01 is four rows
    do(state, "0 cut T01 0", "1 take B 1")
    assert [(colour, place) for colour, place, *_ in state.taken] == [(1, 3)]
    assert list(state.taken[0][2:]) == state.hand
    put_anywhere(state)
    for line in ("0 take R 0", "1 take P", "0 take G"):
        do(state, line)
        put_anywhere(state)
    assert [(colour, place) for colour, place, *_ in state.taken] == [(1, 3), (0, 0), (2, 2), (3, 1)]
    assert state.look(None).shown.taken == state.taken, "all of it lies open"
    do(state, "1 cut T02 0")
    assert state.taken == []
    shuffling = new_game(3)
    play_to(shuffling, SHUFFLING)
    assert len(shuffling.taken) == 3, "the fourth is nobody's"
    do(shuffling, "-1 shuffle " + " ".join(LISTS.pieces))
    assert shuffling.taken == []


def test_cutting() -> None:
    state = new_game(2, cuts="T02 T05 T14")
    assert refusal(state, "cut T14 0") == "not_drawn"
    assert refusal(state, "cut T02 4") == "no_such_turn"
    assert refusal(state, "cut T02 -1") == "no_such_turn"
    assert refusal(state, "take R 0") == "cut_is_due"
    assert len(state.legal_actions()) == 8
    assert state.why_not((CUT, 27, 0)).code == "unknown_card"  # type: ignore[union-attr]
    do(state, "0 cut T05 3")
    assert [LISTS.cuts[card] for card in state.cuts_away] == ["T02"]


def test_all_four_turns_are_moves_even_where_the_division_is_the_same() -> None:
    state = new_game(4, cuts="T01 T02")  # T01 is four rows: turned twice, the same rows
    legal = {GAME.format(action, LISTS) for action in state.legal_actions()}
    assert legal == {f"cut {card} {turn}" for card in ("T01", "T02") for turn in range(4)}


def test_two_seats_name_the_cake_of_the_first_piece_only() -> None:
    state = new_game(2, first=0)
    do(state, "0 cut T01 0")
    assert refusal(state, "take R") == "name_the_cake"
    assert refusal(state, "take R 2") == "no_such_cake"
    do(state, "1 take R 1")
    put_anywhere(state)
    assert refusal(state, "take R 0") == "piece_gone"
    do(state, "0 take B 0")
    put_anywhere(state)
    assert refusal(state, "take G 0") == "no_cake_to_name"
    do(state, "1 take G")
    assert state.target == 2, "the cake that its first piece of the round did not go to"
    put_anywhere(state)
    do(state, "0 take P")
    assert state.target == 1
    put_anywhere(state)
    assert state.sizes == [4, 4, 4, 4]
    assert (state.round, state.turn()) == (1, 1)


def test_more_seats_never_name_a_cake() -> None:
    state = new_game(4)
    do(state, "0 cut T01 0")
    assert refusal(state, "take R 0") == "no_cake_to_name"
    assert state.why_not((TAKE, 4)).code == "unknown_colour"  # type: ignore[union-attr]
    do(state, "1 take R")
    assert refusal(state, "take B") == "put_is_due"


def test_three_seats_begin_with_a_chance_cut() -> None:
    state = new_game(3, first=1, cuts="T01 T02 T05")
    assert state.turn() == CHANCE
    assert refusal(state, "cut T02 0") == "not_the_top"
    assert refusal(state, "take R") == "cut_is_due"
    assert state.legal_actions() == []
    do(state, "-1 cut T01 0")  # blue, purple, red, green rows
    assert state.turn() == 1
    assert [LISTS.pieces[card] for card in state.hand] == list(LISTS.pieces[0:4]), "seat 1 gets blue"
    put_anywhere(state)
    assert (state.turn(), state.hand) == (2, [4, 5, 6, 7])
    put_anywhere(state)
    assert (state.turn(), state.hand) == (0, [8, 9, 10, 11])
    put_anywhere(state)
    assert state.away == [12, 13, 14, 15], "the green piece goes away"
    assert state.turn() == 1
    assert [LISTS.cuts[card] for card in state.drawn] == ["T02", "T05"]


def test_three_seats_place_from_the_first_one_in_both_cakes() -> None:
    state = new_game(3, first=2)
    placed: list[list[int]] = []
    for _ in range(2):
        while state.turn() != CHANCE:
            state.apply(state.sample_action(seeded_rng("order")))
        if state.phase == SHUFFLING:
            do(state, "-1 shuffle " + " ".join(LISTS.pieces))
        state.apply(state.sample_action(seeded_rng("cut")))
        placed.append([])
        for _ in range(3):
            placed[-1].append(state.turn())
            put_anywhere(state)
    assert placed == [[2, 0, 1], [2, 0, 1]]


def test_the_piece_that_nobody_takes_is_away_until_the_next_shuffle() -> None:
    state = new_game(3)
    play_to(state, SHUFFLING)
    assert len(state.away) == 16
    assert sorted(state.away + [card for cake in state.cakes for card in cake if card >= 0]) == list(
        range(64)
    )
    do(state, "-1 shuffle " + " ".join(reversed(LISTS.pieces)))
    assert state.away == []
    assert [LISTS.pieces[card] for card in state.centre] == list(LISTS.pieces[:47:-1])
    assert (state.cake, state.turn()) == (1, CHANCE), "the chance cut is the next move"


def test_the_second_cake_is_cut_in_reverse_but_drafted_clockwise() -> None:
    state = new_game(4, first=1)
    play_to(state, SHUFFLING)
    assert refusal(state, "take R") == "shuffle_is_due"
    assert state.why_not((SHUFFLE, *range(63), 62)).code == "not_all_cards"  # type: ignore[union-attr]
    do(state, "-1 shuffle " + " ".join(LISTS.pieces))
    assert state.turn() == 0
    play_to(state, TAKING)
    assert state.turn() == 1
    assert state.sizes == [16, 0] * 4


def test_orders_are_assigned_in_seat_order() -> None:
    state = new_game(3, orders="O01 O02 O03 O04 O05 O06 O07 O08 O09")
    play_to(state, ORDERING)
    assert state.turn() == 0
    assert refusal(state, "order O04") == "not_held"
    assert refusal(state, "order O01 O02") == "one_order"
    assert refusal(state, "take R") == "order_is_due"
    assert state.why_not((5, 0)).code == "no_such_action"  # type: ignore[union-attr]
    do(state, "0 order O02", "1 order O04", "2 order O09")
    assert state.turn() == CHANCE
    play_to(state, ORDERING)
    assert refusal(state, "order O02") == "not_held", "one of the two others goes to the second cake"
    do(state, "0 order O03", "1 order O06", "2 order O08")
    assert state.turn() == OVER
    assert refusal(state, "order O01") == "game_over"
    assert [LISTS.orders[order].id for order in state.assigned] == ["O02", "O03", "O04", "O06", "O09", "O08"]
    assert state.orders == [[0], [4], [6]], "the last one is unused"


def test_two_seats_assign_both_orders_at_once() -> None:
    state = new_game(2, orders="O01 O02 O03 O04 O05 O06")
    play_to(state, ORDERING)
    assert refusal(state, "order O01") == "two_orders"
    assert refusal(state, "order O01 O01") == "same_order"
    assert refusal(state, "order O01 O04") == "not_held"
    assert state.why_not((5, 0, 23)).code == "unknown_card"  # type: ignore[union-attr]
    assert len(state.legal_actions()) == 6
    do(state, "0 order O02 O01", "1 order O05 O06")
    assert state.turn() == OVER
    assert [LISTS.orders[order].id for order in state.assigned] == ["O02", "O01", "O05", "O06"]


def test_the_easy_variant_has_no_order_moves() -> None:
    state = new_game(4, options={"orders": False})
    assert state.orders == [[], [], [], []]
    play_to(state, SHUFFLING)
    play_to(state, ENDED)
    assert all(cake.order == 0 for cake in state.cake_scores())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forced_moves_are_moves(seats: int) -> None:
    moves = played(new_game(seats))
    takes = [action for _, action in moves if action[0] in {TAKE, TAKE_FOR}]
    assert len(takes) == {2: 16, 3: 18, 4: 32}[seats]
