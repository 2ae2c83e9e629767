"""What follows from what lies open: who takes when and what, and what is still to come."""

from __future__ import annotations

import pytest

from cakedesk.games.take_the_cake.open_facts import (
    newest_squares,
    reach_of,
    taken_by,
    takers,
    toppings_of,
    unseen_toppings,
)
from cakedesk.games.take_the_cake.phases import ENDED, NO_CARD, SHUFFLING
from tests.rules.take_the_cake.tables import LISTS, cake_of, do, new_game, play_to, put_anywhere

EVERY = toppings_of(new_game(2), range(len(LISTS.pieces)))


@pytest.mark.parametrize(("seats", "in_order"), [(2, [0, 1, 0, 1]), (3, [1, 2, 0]), (4, [2, 3, 0, 1])])
def test_who_takes_when(seats: int, in_order: list[int]) -> None:
    assert takers(new_game(seats, first=1)) == in_order


def test_who_has_what_and_what_is_new_to_whom() -> None:
    state = new_game(2, cuts="T01 T22 T02 T05")  # T01 is four rows
    assert taken_by(state) == {} and newest_squares(state, 0) == []
    do(state, "0 cut T01 0", "1 take B 1")
    own = list(state.hand)
    put_anywhere(state)
    assert taken_by(state) == {1: 1}
    assert newest_squares(state, 0) == newest_squares(state, 1) == own
    do(state, "0 take R 0")
    other = list(state.hand)
    assert newest_squares(state, 1) == other == newest_squares(state, 0)
    put_anywhere(state)
    do(state, "1 take P")
    third = list(state.hand)
    assert newest_squares(state, 0) == third and taken_by(state) == {1: 1, 0: 0, 2: 1}
    play_to(state, ENDED)
    assert newest_squares(state, 0) == []


def test_what_chance_cuts_is_given_by_colour() -> None:
    state = new_game(3)
    do(state, "-1 cut T01 0")
    assert taken_by(state) == {0: 0, 1: 1, 2: 2}


def test_a_cake_is_counted_without_its_empty_places() -> None:
    state = new_game(2)
    assert toppings_of(state, state.cakes[0]) == [0] * len(EVERY)
    assert toppings_of(state, [NO_CARD, *range(len(LISTS.pieces))]) == EVERY


def test_what_is_to_come_is_all_but_what_was_seen() -> None:
    state = new_game(4)
    assert unseen_toppings(state) == toppings_of(state, state.deck)
    state = new_game(3)
    play_to(state, SHUFFLING)
    assert unseen_toppings(state) == [0] * len(EVERY)
    do(state, "-1 shuffle " + " ".join(LISTS.pieces))
    seen = toppings_of(state, state.centre)
    assert unseen_toppings(state) == [whole - part for whole, part in zip(EVERY, seen, strict=True)]


@pytest.mark.parametrize(
    ("rows", "reach"),
    [
        ("{}", (-3, 3, -3, 3)),
        (". {}/{} {}", (-2, 3, -2, 3)),
        ("{} {} {} {}", (-3, 3, 0, 3)),
    ],
)
def test_squares_lie_no_further_apart_than_a_cake_is_wide(rows: str, reach: tuple[int, ...]) -> None:
    state = new_game(2)
    assert reach_of(state) == (-1, 2, -1, 2), "a frame around what comes first"
    state.cakes[state.target], state.boxes[state.target] = cake_of(rows.format(*LISTS.pieces))
    state.sizes[state.target] = rows.count("{")
    assert reach_of(state) == reach
