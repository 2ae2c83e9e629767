"""Points and falling layers: the page's worked examples 6 to 8 and its rulings on stacks."""

from __future__ import annotations

import pytest

from cakedesk.games.top_cake.cards import FLAVOURS, NO_FLAVOUR
from cakedesk.games.top_cake.phases import STACKING
from cakedesk.games.top_cake.scoring import StackScore, layers_that_fall, score_stack
from tests.rules.top_cake.tables import LISTS, do, ids, indexes, new_game, refusal

FIVE = ["velvet-4a", "coffee-5", "velvet-4b", "lemon-4", "carrot-3a"]


def points(*stack: str) -> int:
    return score_stack(indexes(stack), LISTS).points


def falling(*stack: str) -> list[str]:
    return [stack[position] for position in layers_that_fall(indexes(stack), LISTS)]


def test_example_6_five_cakes_two_of_them_alike() -> None:
    assert points(*FIVE) == 7
    assert points(*FIVE, "crown") == 14


def test_example_7_two_cakes_and_a_topper() -> None:
    score = score_stack(indexes(["chocolate-3", "chocolate-6", "rose"]), LISTS)
    assert score == StackScore(
        points=4,
        layers=3,
        cakes=2,
        flavour=FLAVOURS.index("chocolate"),
        matching=2,
        base=4,
        crowned=True,
        doubled=False,
    )


def test_example_8_only_the_bottom_layer_falls() -> None:
    assert falling("victoria-2", "lemon-5", "coffee-5") == []
    assert falling("victoria-2", "lemon-5", "coffee-5", "chocolate-1") == ["victoria-2"]


def test_the_breakdown_of_a_crowned_stack() -> None:
    assert score_stack(indexes([*FIVE, "crown"]), LISTS) == StackScore(
        points=14,
        layers=6,
        cakes=5,
        flavour=FLAVOURS.index("velvet"),
        matching=2,
        base=7,
        crowned=True,
        doubled=True,
    )


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        (["lemon-1"], 1),
        (["crown"], 0),
        (["lemon-4", "lemon-5"], 2),
        (["lemon-4", "crown"], 1),
        (["lemon-4", "lemon-5", "lemon-1"], 6),
        (["lemon-4", "coffee-5", "velvet-2"], 4),
        (["lemon-4", "coffee-5", "velvet-2", "fox"], 8),
        (["lemon-4", "lemon-5", "lemon-1", "fox"], 12),
        (["coffee-5", "lemon-5", "coffee-2", "lemon-4", "lemon-1"], 8),
    ],
)
def test_points(stack: list[str], expected: int) -> None:
    assert points(*stack) == expected


def test_a_low_stack_has_no_best_flavour() -> None:
    score = score_stack(indexes(["lemon-4", "lemon-5"]), LISTS)
    assert (score.flavour, score.matching, score.base) == (NO_FLAVOUR, 0, 2)


def test_of_equal_flavours_the_lower_one_is_named() -> None:
    score = score_stack(indexes(["coffee-5", "lemon-5", "coffee-2", "lemon-4"]), LISTS)
    assert FLAVOURS[score.flavour] == "coffee"


def test_example_of_the_rulings_the_crown_falls_first() -> None:
    state = new_game(2)
    state.phase = STACKING
    state.won[0] = indexes(["coffee-2", "crown", "lemon-5", "lemon-4", "lemon-1"])
    do(state, "0 stack coffee-2 new", "0 stack crown 0")
    assert ids(state.stacks[0][0]) == ["coffee-2", "crown"]
    do(state, "0 stack lemon-5 0")
    assert ids(state.stacks[0][0]) == ["coffee-2", "lemon-5"]
    assert ids(state.fallen) == ["crown"]
    do(state, "0 stack lemon-4 0")
    assert ids(state.stacks[0][0]) == ["coffee-2", "lemon-5", "lemon-4"]
    assert state.scores() == [5, 0]


def test_several_layers_fall_together_counted_before_any_is_removed() -> None:
    assert falling("coffee-2", "lemon-1", "coffee-5", "lemon-5") == ["coffee-2", "lemon-1"]
    state = new_game(2)
    state.phase = STACKING
    state.won[0] = indexes(["lemon-5"])
    state.won[1] = indexes(["rose"])
    state.stacks[0] = [indexes(["coffee-2", "lemon-1", "coffee-5"])]
    do(state, "0 stack lemon-5 0")
    assert ids(state.stacks[0][0]) == ["coffee-5", "lemon-5"]
    assert ids(state.fallen) == ["coffee-2", "lemon-1"]


def test_the_top_layer_never_falls() -> None:
    assert falling("crown", "rose") == ["crown"]
    assert falling("crown") == []
    assert falling() == []


def test_a_stack_is_named_by_number_and_must_exist() -> None:
    state = new_game(2)
    state.phase = STACKING
    state.won[0] = indexes(["lemon-5", "lemon-4"])
    assert refusal(state, "stack lemon-5 0") == "no_such_stack"
    assert refusal(state, "stack lemon-1 new") == "not_won"
    assert refusal(state, "half lemon-5") == "stacking_is_due"
    do(state, "0 stack lemon-5 new")
    assert refusal(state, "stack lemon-4 1") == "no_such_stack"
    assert refusal(state, "stack lemon-5 new") == "not_won"
    do(state, "0 stack lemon-4 0")
    assert state.turn() != 0 or state.phase != STACKING


def test_the_highest_sum_wins_and_equal_sums_share() -> None:
    state = new_game(3)
    state.stacks = [[indexes(["lemon-4"])], [indexes(["lemon-5"])], []]
    assert state.scores() == [1, 1, 0]
    assert state.winners() == [0, 1]
    state.stacks[2] = [indexes(["coffee-5"]), indexes(["velvet-2"])]
    assert state.winners() == [2]
    assert state.detail() == {
        "stacks": [[["lemon-4"]], [["lemon-5"]], [["coffee-5"], ["velvet-2"]]],
        "stack_scores": [[1], [1], [1, 1]],
    }
