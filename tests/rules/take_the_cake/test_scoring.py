"""Points of cakes: the worked examples of the rules page, with its values."""

from __future__ import annotations

import pytest

from cakedesk.games.take_the_cake.phases import ENDED, ORDERING
from cakedesk.games.take_the_cake.scoring import FRUIT_POINTS
from tests.rules.take_the_cake.tables import LISTS, cake_of, do, new_game, play_to, score, survey


def test_1_fruit_by_type() -> None:
    # Four oranges, two cherries, one strawberry.
    assert score("Vo2 Vo1 Co1/Cc2 Vs1").fruit == 16 + 4 + 1 == 21


def test_2_candles_count_the_group_of_their_icing() -> None:
    assert score("Cd1 Cd2 Cd3/Co1 Ck1 Cf1/Vo1 So1 Lo1").candles == 18
    assert score("Cd4 Cd1 Co1/Cc1 Ck1 Cf1/Vo1 So1 Lo1").candles == 18, "a double counts as two of the three"
    assert score("Cd1 Vo1 Cd2/Vd1 . Co1").candles == 1 + 2 + 1


def test_3_and_the_flower_bonus() -> None:
    five, also_five, three = "Vf1 Vf2 Vf3 Cf1", "Cf2 Cf3 Sf3", "Sf1 Sf2 Lf1"
    assert [score(it, *rest).flowers for it, *rest in (
        (five, also_five, three), (also_five, five, three), (three, five, also_five)
    )] == [5, 5, 3]  # fmt: skip
    assert score(five, three).flowers == 10
    assert score(three, five).flowers == 3


def test_4_six_of_a_fruit_count_like_five() -> None:
    assert score("Vo2 Vo1 Co1 So1/Lo1").fruit == 25
    assert score("Vo2 Vo1 Co1 So1/Lo1 Vk1/Ck1").fruit == 25
    assert FRUIT_POINTS == (0, 1, 4, 9, 16, 25)


def test_5_cookies_count_on_the_rim() -> None:
    inner = "Vo1 Vo2 Vc1 Vc2/Vb1 Vk1 Vs1 Vd1/Vd2 Vd3 Vd4 Vf1/Vf2 Vf3 Co1 Cc1"
    assert score(inner).cookies == 0
    rim = "Vk3 Vo2 Vc1 Vc2/Vb1 Vo1 Vs1 Vd1/Vd2 Vd3 Vd4 Vf1/Vf2 Vf3 Co1 Cc1"
    assert score(rim).cookies == 4


def test_cookies_count_provisionally_on_the_edge_of_the_present_box() -> None:
    assert score("Vo1 Vk1 Vc1").cookies == 2
    assert score("Vo1 Vk1 Vc1/Vb1 Vk2 Vd1/Vd2 Vk3 Vd3").cookies == 2 + 4


def test_7_two_seats_compare_all_four_cakes() -> None:
    state = new_game(2)
    for place, rows in enumerate(
        ["Vf3 Vf1 Vf2", "Cf3 Cf1 Cf2 Sf1", "Sf3 Sf2 Lf1 Lf2", "Lf3"]
    ):  # 4 and 5 in seat 0's cakes, 5 and 2 in seat 1's
        state.cakes[place], state.boxes[place] = cake_of(rows)
    assert [cake.flowers for cake in state.cake_scores()] == [4, 5, 5, 2]
    state.cakes[2], state.boxes[2] = cake_of("Sf3 Sf2 Lf1")
    assert [cake.flowers for cake in state.cake_scores()] == [4, 10, 4, 2]
    assert [state.compared_with(place) for place in range(4)] == [[0, 1, 2, 3]] * 4


@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats_compare_the_same_cake_of_each_seat(seats: int) -> None:
    state = new_game(seats)
    assert state.compared_with(0) == list(range(0, 2 * seats, 2))
    assert state.compared_with(3) == list(range(1, 2 * seats, 2))


def test_an_order_counts_once_it_is_revealed() -> None:
    state = new_game(3, orders="O21 O22 O23 O01 O02 O03 O04 O05 O06")
    play_to(state, ORDERING)
    before = state.scores()
    do(state, "0 order O22", "1 order O01")
    assert state.scores() == before
    assert [points is not None for points in state.look(None).scores()] == [True] * 3
    do(state, "2 order O04")
    pays = survey_toppings(state, 0)
    assert state.cake_scores()[0].order == (9 if pays <= 2 else 0)
    assert state.detail()["cakes"][0][0]["order"] == state.cake_scores()[0].order


def survey_toppings(state, place):  # type: ignore[no-untyped-def]
    return sum(LISTS.counts[card] for card in state.cakes[place] if card >= 0 and LISTS.toppings[card] == 5)


def test_equal_points_go_to_more_flowers_then_are_shared() -> None:
    state = new_game(3)
    for place, rows in ((0, "Vf3 Vf1"), (2, "Cf1 Vc1 Cb1 Ls1"), (4, "Sf1")):
        state.cakes[place], state.boxes[place] = cake_of(rows)
    state.cakes[3], state.boxes[3] = cake_of("Vo1 Cb2")
    assert state.scores() == [6, 6, 1]
    assert state.winners() == [0], "three flowers and their bonus against one flower"
    state.cakes[3], state.boxes[3] = cake_of("Cf2 Cf3")  # 1 + 3 fruit, and 3 more with the bonus
    assert state.scores() == [6, 10, 1]
    state = new_game(2)
    assert state.winners() == [0, 1]


def test_the_detail_of_a_finished_game() -> None:
    state = new_game(2)
    play_to(state, ENDED)
    detail = state.detail()["cakes"]
    assert [[set(cake) for cake in cakes] for cakes in detail] == [
        [{"cookies", "flowers", "fruit", "candles", "order", "total"}] * 2
    ] * 2
    assert [sum(cake["total"] for cake in cakes) for cakes in detail] == state.scores()
    for cake in detail[0] + detail[1]:
        assert cake["total"] == sum(points for name, points in cake.items() if name != "total")


def test_an_empty_cake_counts_nothing() -> None:
    assert score("Vo1").total == 1
    assert survey("Vo1").toppings == (1, 0, 0, 0, 0, 0, 0, 1)
