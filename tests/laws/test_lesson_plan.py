"""Each sentence of a planned lesson is true when it is said."""

from __future__ import annotations

import pytest

from tests.laws.lessons.dutch_auction import MOVES, PLAN, Check, played


@pytest.mark.parametrize(("at", "sentence", "is_so"), PLAN)
def test_the_plan_of_dutch_auction_is_true(at: int, sentence: str, is_so: Check) -> None:
    assert is_so(list(played())[at]), sentence


def test_the_plan_is_in_the_order_of_its_moves() -> None:
    moments = [at for at, _, _ in PLAN]
    assert moments == sorted(moments) and moments[-1] == len(MOVES)
