"""What may be done: `legal_actions`, `sample_action` and `why_not` say the same, and give reasons."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.errors import IllegalAction
from cakedesk.engine.reasons import Reason
from cakedesk.engine.state import State
from tests.laws.cases import (
    Case,
    every_case,
    every_moment,
    how_far,
    position,
    positions,
    random_match,
    rng_of,
    seeds,
    walk,
    whole_games,
)

ENOUGH = 25
"""So many positions of one game are sampled: more would take long in long games."""

any_tuple = st.lists(
    st.one_of(st.integers(-3, 30), st.integers(), st.sampled_from([2**64, -(2**31)])), max_size=7
).map(tuple)


def assert_refused(case: Case, state: State, action: tuple[int, ...]) -> None:
    reason = state.why_not(action)
    assert isinstance(reason, Reason)
    words = case.game.explain(reason)
    assert words != reason.code, "the reason has no words"
    assert "{" not in words


@every_moment
def test_three_statements_of_legality_agree(case: Case, seed: int, share: float) -> None:
    state, action = position(case, seed, share)
    assert state.why_not(action) is None
    if state.turn() == CHANCE:
        return
    legal = state.legal_actions()
    assert len(set(legal)) == len(legal) > 0
    assert all(state.why_not(action) is None for action in legal)
    rng = rng_of(seed)
    assert set(legal).issuperset(state.sample_action(rng) for _ in range(20))


@every_case
def test_samples_are_uniform(case: Case) -> None:
    rng, tried = rng_of(1), 0
    for state, _ in walk(case, 1):
        if state.turn() == CHANCE or not 2 <= len(legal := state.legal_actions()) <= 40:
            continue
        counts = Counter(state.sample_action(rng) for _ in range(200 * len(legal)))
        assert set(counts) == set(legal)
        # 200 expected of each: beyond six standard deviations is no chance.
        assert all(115 < count < 285 for count in counts.values())
        tried += 1
        if tried == ENOUGH:
            break
    assert tried > 0


@every_moment
def test_neighbours_of_legal_actions_are_legal_only_if_listed(case: Case, seed: int, share: float) -> None:
    state, action = position(case, seed, share)
    if state.turn() == CHANCE:
        return
    legal = set(state.legal_actions())
    for place in range(len(action)):
        for value in range(-3, 30):
            changed = (*action[:place], value, *action[place + 1 :])
            if changed in legal:
                assert state.why_not(changed) is None
            else:
                assert_refused(case, state, changed)
    assert_refused(case, state, action[:-1])
    assert_refused(case, state, (*action, 0))


@every_case
@positions
@given(seed=seeds, share=how_far, action=any_tuple)
def test_any_tuple_is_legal_or_refused_with_a_reason(
    case: Case, seed: int, share: float, action: tuple[int, ...]
) -> None:
    state, _ = position(case, seed, share)
    if state.turn() != CHANCE and action in state.legal_actions():
        assert state.why_not(action) is None
    else:
        assert_refused(case, state, action)


@every_case
@positions
@given(seed=seeds, share=how_far, action=any_tuple)
def test_a_refused_action_leaves_the_match_as_it_is(
    case: Case, seed: int, share: float, action: tuple[int, ...]
) -> None:
    match = random_match(case, seed, share)
    before = match.record().to_json()
    if match.why_not(action) is None:
        return
    with pytest.raises(IllegalAction) as caught:
        match.play(action)
    assert str(caught.value) == case.game.explain(caught.value.reason)
    assert match.record().to_json() == before


@every_case
@whole_games
@given(seed=seeds, action=any_tuple)
def test_nothing_is_legal_when_it_is_over(case: Case, seed: int, action: tuple[int, ...]) -> None:
    match = random_match(case, seed)
    assert match.turn() == OVER
    assert match.legal_actions() == []
    assert match.why_not(action) is not None


@every_moment
def test_only_the_seat_to_act_may_act(case: Case, seed: int, share: float) -> None:
    state, action = position(case, seed, share)
    for viewer in case.viewers():
        for observation in [state.look(viewer)] + ([] if viewer is None else [state.observe(viewer)]):
            assert observation.turn() == state.turn()
            if viewer == state.turn():
                assert observation.legal_actions() == state.legal_actions()
                assert observation.why_not(action) is None
                assert observation.sample_action(rng_of(seed)) == state.sample_action(rng_of(seed))
            else:
                assert observation.legal_actions() == []
                assert observation.why_not(action) == Reason("not_your_turn")
                with pytest.raises(IllegalAction):
                    observation.sample_action(rng_of(seed))
                with pytest.raises(IllegalAction):
                    observation.apply(action)
