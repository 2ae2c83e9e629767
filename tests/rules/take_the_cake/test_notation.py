"""The spelling of each kind of move, and starts that no shuffle could give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import OptionError, StartError
from cakedesk.games.take_the_cake.game import GAME
from tests.rules.take_the_cake.tables import LISTS, MOVER

SHUFFLE = "shuffle " + " ".join(LISTS.pieces)


@pytest.mark.parametrize(
    "text",
    [
        "cut T14 1", "cut T07 2", "take R", "take R 0", "take G 1", "put Vo1 0 2", "put Vo1 -3 3",
        "put Ld4 0 0", "order O05", "order O05 O17", SHUFFLE,
    ],
)  # fmt: skip
def test_spellings_of_the_rules_page(text: str) -> None:
    assert GAME.format(GAME.parse(text, LISTS), LISTS) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("put Vo1 -0 2", "is spelled 'put Vo1 0 2'"),
        ("put Vo1 +1 2", "is no number of one digit"),
        ("put Vo1 10 2", "is no number of one digit"),
        ("put Vo1 ٣ 2", "is no number of one digit"),
        ("put Vo1 1", "is no move"),
        ("put Vo9 1 1", "there is no cake card 'Vo9'"),
        ("cut T28 1", "there is no cut card 'T28'"),
        ("cut T14", "is no move"),
        ("take Y", "there is no colour 'Y'"),
        ("take RB", "there is no colour 'RB'"),
        ("take ", "there is no colour ''"),
        ("order O24", "there is no order 'O24'"),
        ("order", "is no move"),
        ("order O01 O02 O03", "is no move"),
        ("shuffle Vo1", "is no move"),
        ("", "is no move"),
    ],
)
def test_other_spellings_are_refused(text: str, why: str) -> None:
    assert why in MOVER.misread(text)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda start: start.pop("cuts"), "'cuts' is missing"),
        (lambda start: start.update(more=1), "'more' does not belong there"),
        (lambda start: start.update(first=4), "'first' is a seat from 0 to 3, not 4"),
        (lambda start: start["pieces"].pop(), "'pieces' lacks"),
        (lambda start: start["cuts"].append("T01"), "stands there twice"),
        (lambda start: start["orders"].__setitem__(0, "O99"), "'O99'"),
    ],
)
def test_impossible_starts(change: Callable[[dict[str, Any]], object], why: str) -> None:
    options = GAME.complete_options({})
    start = GAME.deal(seeded_rng(1), 4, options, LISTS)
    change(start)
    with pytest.raises(StartError, match=why):
        GAME.new_state(4, options, start, LISTS)


def test_options() -> None:
    assert GAME.complete_options({}) == {"orders": True}
    assert GAME.complete_options({"orders": False}) == {"orders": False}
    for wrong in ({"orders": 0}, {"order": False}):
        with pytest.raises(OptionError):
            GAME.complete_options(wrong)


def test_the_easy_variant_still_holds_all_orders_in_its_start() -> None:
    start = GAME.deal(seeded_rng(1), 4, {"orders": False}, LISTS)
    assert sorted(start["orders"]) == [order.id for order in LISTS.orders]
