"""How far undo goes, also in a match that was left and is gone on with."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cakedesk.app.match.model import deal_match
from cakedesk.app.match.taking_back import TURNS, TakingBack
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.games.top_cake.phases import STACKING


@pytest.fixture(scope="module")
def before_stacking() -> Match[Any]:
    """A match in which the seat to act may place two cards that show it nothing new."""
    for seed in range(60):
        match = deal_match(find_game("top-cake"), ["Ada", "Ben"], ["human"] * 2, rng=Random(seed))
        rng = Random(seed)
        while match.turn() >= 0:
            look = match.look(match.turn())
            if look.shown.phase == STACKING and len(look.shown.won[look.shown.to_act]) > 2:
                return match
            match.play(look.sample_action(rng))
    raise AssertionError("nobody ever wins three cards")


def placed(match: Match[Any]) -> tuple[Match[Any], int]:
    """Two cards placed, each confirmed by itself, and how many moves there were before."""
    match, steps = Match.from_record(match.record()), len(match.steps)
    past = TakingBack(match, (0, 1))
    for _ in range(2):
        past.begin_turn()
        match.play(match.legal_actions()[0])
    assert past.last_turn() == steps + 1
    return match, steps


def test_a_resumed_match_takes_back_what_was_confirmed_last(before_stacking: Match[Any]) -> None:
    match, steps = placed(before_stacking)
    resumed = Match.from_json(match.record().to_json())
    past = TakingBack(resumed, (0, 1))
    assert past.last_turn() == steps + 1
    assert past.whole_turn() == steps
    resumed.undo()
    assert past.last_turn() == steps
    past.begin_turn()
    resumed.play(resumed.legal_actions()[-1])
    assert resumed.table[TURNS] == [steps, steps + 1]


@pytest.mark.parametrize("kept", [None, "8", [1.0], ["8"], [True], [9999], [-1], {"8": 8}])
def test_where_a_record_does_not_say_all_of_the_turn_goes_back(
    before_stacking: Match[Any], kept: object
) -> None:
    match, steps = placed(before_stacking)
    resumed = Match.from_record(match.record())
    resumed.table[TURNS] = kept
    assert TakingBack(resumed, (0, 1)).last_turn() == steps
