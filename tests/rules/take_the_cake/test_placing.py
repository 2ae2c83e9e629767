"""Where a card may lie: the box around all cards never exceeds four by four."""

from __future__ import annotations

from collections import Counter

import pytest

from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.reasons import Reason
from cakedesk.games.take_the_cake.actions import PUT
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.grid import place_of, square_at
from cakedesk.games.take_the_cake.phases import PUTTING
from cakedesk.games.take_the_cake.sampling import SPARSE_CARDS
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from tests.rules.take_the_cake.tables import LISTS, cake_of, do, new_game, refusal

PIECES = "Vo1 Vo2 Vc1 Vc2 Vb1 Vs1 Vd1 Vd2"


def placing() -> TakeTheCakeState:
    """Seat 1 of four has the blue piece, Vo1 Vo2 Vc1 Vc2."""
    state = new_game(4, pieces=PIECES, cuts="T01")
    do(state, "0 cut T01 0", "1 take B")
    return state


def test_the_first_card_lies_in_the_middle() -> None:
    state = placing()
    for text in ("put Vo1 0 1", "put Vo1 1 0", "put Vo1 -1 0"):
        assert refusal(state, text) == "first_in_the_middle"
    assert [GAME.format(action, LISTS) for action in state.legal_actions()] == [
        "put Vo1 0 0", "put Vo2 0 0", "put Vc1 0 0", "put Vc2 0 0"
    ]  # fmt: skip
    do(state, "1 put Vo1 0 0")
    assert refusal(state, "put Vo2 0 0") == "square_taken"
    assert refusal(state, "put Vo1 0 1") == "not_in_piece"
    assert state.why_not((PUT, 64, 0, 1)) == Reason("unknown_card")
    assert len(state.legal_actions()) == 3 * 48


def test_6_a_box_of_four_locks_its_axis() -> None:
    state = placing()
    do(state, "1 put Vo1 0 0", "1 put Vo2 -2 3")
    columns = {action[3] for action in state.legal_actions()}
    assert columns == {0, 1, 2, 3}
    assert state.why_not(GAME.parse("put Vc1 0 4", LISTS)) == Reason("too_many_columns", low=0, high=3)
    assert state.why_not(GAME.parse("put Vc1 0 -1", LISTS)) == Reason("too_many_columns", low=0, high=3)
    assert {action[2] for action in state.legal_actions()} == {-3, -2, -1, 0, 1}
    assert state.why_not(GAME.parse("put Vc1 2 1", LISTS)) == Reason("too_many_rows", low=-3, high=1)
    assert GAME.explain(Reason("too_many_rows", low=-3, high=1)).endswith("rows -3 to 1 are left")


def test_cards_need_not_touch_and_holes_are_allowed() -> None:
    state = placing()
    do(state, "1 put Vo1 0 0", "1 put Vo2 3 -3", "1 put Vc1 3 0", "1 put Vc2 0 -3")
    assert state.boxes[2] == [0, 3, -3, 0]
    assert state.turn() == 2


def test_all_four_cards_are_placed_before_the_next_seat_takes() -> None:
    state = placing()
    do(state, "1 put Vc2 0 0", "1 put Vo2 0 1")
    assert refusal(state, "take R") == "put_is_due"
    do(state, "1 put Vo1 1 1", "1 put Vc1 1 0")
    assert state.turn() == 2
    assert state.cakes[2][square_at(1, 0)] == LISTS.piece_index["Vc1"]


def test_the_last_square_is_the_only_one() -> None:
    state = placing()
    names = list(LISTS.pieces[16:31])
    rows = "/".join(" ".join(names[4 * row : 4 * row + 4]) for row in range(4)) + " ."
    state.cakes[2], state.boxes[2] = cake_of(rows)
    state.sizes[2], state.hand = 15, [0]
    assert [GAME.format(action, LISTS) for action in state.legal_actions()] == ["put Vo1 3 3"]
    assert GAME.format(state.sample_action(seeded_rng(1)), LISTS) == "put Vo1 3 3"


@pytest.mark.parametrize("size", [1, 2, 5, SPARSE_CARDS, SPARSE_CARDS + 1, 14])
def test_drawn_places_are_uniform(size: int) -> None:
    rng = seeded_rng("places", size)
    state = placing()
    while state.sizes[2] < size:
        state.hand, state.phase, state.target = [40 + state.sizes[2], 63], PUTTING, 2
        state.apply((PUT, 40 + state.sizes[2], *state.sample_action(rng)[2:]))
    legal = state.legal_actions()
    counts = Counter(state.sample_action(rng) for _ in range(200 * len(legal)))
    assert set(counts) == set(legal)
    assert all(115 < count < 285 for count in counts.values())


def test_squares_and_places() -> None:
    assert [place_of(square_at(row, column)) for row, column in ((-3, -3), (0, 0), (3, 2))] == [
        (-3, -3), (0, 0), (3, 2)
    ]  # fmt: skip
