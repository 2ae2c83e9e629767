"""No card is lost or made, whatever is done; games end; seeds decide everything."""

from __future__ import annotations

import random

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.state import State
from tests.laws.cases import (
    Case,
    every_case,
    every_game,
    every_moment,
    image,
    position,
    random_match,
    rng_of,
    walk,
)


@every_game
def test_cards_are_conserved_at_every_moment(case: Case, seed: int) -> None:
    expected = case.witness.first_census(case.first_state(seed))
    match = random_match(case, seed)
    for step in match.steps:
        for _, state in step.journal:
            assert case.witness.census(state) == expected
    for state, _ in walk(case, seed):
        assert case.witness.census(state) == expected


@every_game
def test_games_end_with_winners(case: Case, seed: int) -> None:
    steps = list(walk(case, seed))
    assert len(steps) <= case.witness.MOST_MOVES
    match = random_match(case, seed)
    assert match.turn() == OVER
    assert len(match.scores()) == case.seats
    assert match.winners()
    assert match.winners() == sorted(set(match.winners()))
    assert set(match.winners()) <= set(range(case.seats))


@every_moment
def test_points_so_far_are_there_at_any_time(case: Case, seed: int, share: float) -> None:
    state, _ = position(case, seed, share)
    assert len(state.scores()) == case.seats
    assert state.winners()
    assert isinstance(state.detail(), dict)
    for viewer in case.viewers():
        shown = state.look(viewer).scores()
        assert [points for points in shown if points is not None] == [
            points for points, seen in zip(state.scores(), shown, strict=True) if seen is not None
        ]


@every_moment
def test_an_action_on_a_clone_leaves_the_original(case: Case, seed: int, share: float) -> None:
    state, action = position(case, seed, share)
    before = image(state)
    copy = state.clone()
    assert copy == state
    rng = rng_of(seed)
    copy.apply(action)
    while copy.turn() != OVER:
        copy.apply(copy.sample_action(rng))
    assert image(state) == before
    assert copy != state


@every_game
def test_the_same_seed_gives_the_same_game(case: Case, seed: int) -> None:
    assert random_match(case, seed).record().to_json() == random_match(case, seed).record().to_json()


@every_moment
def test_nothing_draws_from_a_random_source_of_its_own(case: Case, seed: int, share: float) -> None:
    random.seed(seed)
    before = random.getstate()
    state, _ = position(case, seed, share)
    for viewer in case.viewers():
        state.look(viewer).determinize(rng_of(seed))
    assert random.getstate() == before


@every_case
def test_the_start_names_the_first_seat_if_the_game_lets_it(case: Case) -> None:
    if not case.game.has_first:
        assert "first" not in case.start(1)
        return
    for first in range(case.seats):
        rng, options = seeded_rng(first), case.options
        start = case.game.deal(rng, case.seats, options, case.lists, first=first)
        assert start["first"] == first
        state = case.game.new_state(case.seats, options, start, case.lists)
        assert state.turn() in {first, CHANCE}


@every_case
def test_events_cost_nothing_when_nobody_listens(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "note", lambda *_: pytest.fail("an event was made for nobody"))
    assert len(list(walk(case, 3))) > 0
