"""The worked examples of the rules page, with its values."""

from __future__ import annotations

from collections import Counter

from cakedesk.games.piece_o_cake.scoring import majority_points, majority_seats
from tests.rules.piece_o_cake.tables import LISTS, do, heap, legal, letters, new_game, refusal

CAKE = "SHGKPACBSHG"


def test_example_1_a_shared_majority_scores_in_full() -> None:
    collected = [heap("HHH"), heap("HHH"), heap("HH")]
    assert majority_points(collected, LISTS) == [11, 11, 0]
    assert majority_seats(collected, LISTS.index["H"]) == [0, 1]
    assert majority_seats(collected, LISTS.index["S"]) == []


def test_example_2_a_single_plum_is_a_majority() -> None:
    assert majority_points([0, heap("P")], LISTS) == [0, 3]


def test_example_3_pieces_are_runs_round_the_ring() -> None:
    state = new_game(3, CAKE)
    do(state, "0 cut 0 3 7")
    assert state.starts == [0, 3, 7]
    assert [letters(piece) for piece in state.pieces] == ["GHS", "ACKP", "BGHS"]
    state = new_game(3, CAKE)
    do(state, "0 cut 2 9")
    assert [letters(piece) for piece in state.pieces] == ["ABCGKPS", "GHHS"]


def test_example_4_who_finds_nothing_and_has_nothing_passes() -> None:
    state = new_game(4, CAKE, first=1)
    do(state, "1 cut 0 4", "2 take 0 eat -", "3 take 4 eat -")
    assert legal(state) == {"pass"}
    do(state, "0 pass")
    assert legal(state) == {"pass"}
    do(state, "1 pass")
    assert (state.turn(), state.cake) == (2, 1)


def test_example_5_eat_two_and_collect_one() -> None:
    state = new_game(3, CAKE)
    do(state, "0 cut 0 3", "1 take 0 eat HS")
    assert state.eaten_points() == [0, 2 + 3, 0]
    assert letters(state.collected[1]) == "G"
    assert state.scores() == [0, 5 + 9, 0]


def test_example_6_what_came_from_the_same_cake_is_not_eaten() -> None:
    state = new_game(2, "HHHSGKPACBS" + "HGKGKSGKGKS", first=1)
    do(state, "1 cut 0 3 6 9", "0 take 0 eat -", "1 take 3 eat -")
    assert letters(state.collected[0]) == "HHH"
    assert "eat H" not in legal(state)
    do(state, "0 take 6 eat ACP", "1 take 9 eat -", "0 cut 0 1 4 8", "1 take 4 eat -", "0 take 0 eat -")
    do(state, "1 take 8 eat -")
    assert letters(state.collected[0]) == "HHHH"
    assert "eat H" in legal(state)
    do(state, "0 eat H")
    assert letters(state.collected[0]) == "H"
    assert letters(state.eaten[0]) == "ACHHHP"


def test_example_7_two_seats_cut_one_two_or_four_pieces() -> None:
    state = new_game(2, CAKE)
    assert refusal(state, "cut 0 3 6") == "two seats cut a cake into one, two or four pieces, not into three"
    cuts = legal(state)
    assert len(cuts) == 1 + 55 + 330
    assert Counter(len(cut.split()) - 1 for cut in cuts) == {0: 1, 2: 55, 4: 330}
