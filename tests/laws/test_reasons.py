"""What speaks for moves: there is always something, and it tells nothing of what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

from cakedesk.engine.actions import CHANCE
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from cakedesk.players.advice import (
    GAINS,
    MOST_ADVISED,
    MOST_REASONS,
    Advice,
    advise,
    explain,
    gain_of,
    with_reasons,
)
from cakedesk.players.heuristic import HeuristicPlayer
from cakedesk.players.registry import find_heuristic, find_reasons
from tests.laws.cases import Case, every_case, every_moment, position, rng_of


def _advised(case: Case, seen: Observation[Any], seed: int) -> tuple[Advice, ...]:
    return advise(case.game.id, HeuristicPlayer(find_heuristic(case.game.id)), seen, Random(seed))


@every_moment
def test_advice_is_legal_and_has_reasons(case: Case, seed: int, share: float) -> None:
    state, _ = position(case, seed, share)
    if state.turn() == CHANCE:
        return
    seen = state.observe(state.turn())
    advice = _advised(case, seen, seed)
    assert 1 <= len({each.action for each in advice}) == len(advice) <= MOST_ADVISED
    for each in advice:
        assert state.why_not(each.action) is None
        assert 1 <= len(each.reasons) <= MOST_REASONS
    assert seen == state.observe(state.turn()), "it is only looked at"


@every_moment
def test_the_best_move_alone_is_said_to_be_best_and_the_only_one_alone_to_be_the_only_one(
    case: Case, seed: int, share: float
) -> None:
    state, action = position(case, seed, share)
    if state.turn() == CHANCE:
        return
    seen = state.observe(state.turn())
    comparing = find_reasons(case.game.id).COMPARING
    best, *others = _advised(case, seen, seed)
    done = explain(case.game.id, seen, action)
    is_alone = len(seen.legal_actions()) == 1
    for each in (best, *others, done):
        codes = {reason.code for reason in each.reasons}
        assert ("only" in codes) == (is_alone and bool(codes)), each
        assert not codes & comparing or (each is best and not is_alone), each
        assert "weaker" not in codes or each in others, each
    for legal in [] if is_alone else seen.legal_actions()[:20]:
        assert "only" not in {reason.code for reason in with_reasons(case.game.id, seen, legal).reasons}


@every_moment
def test_no_reason_names_a_gain_of_nothing_and_no_weaker_move_a_larger_one(
    case: Case, seed: int, share: float
) -> None:
    state, action = position(case, seed, share)
    if state.turn() == CHANCE:
        return
    seen = state.observe(state.turn())
    best, *others = _advised(case, seen, seed)
    legal = [with_reasons(case.game.id, seen, each) for each in seen.legal_actions()[:20]]
    for each in (best, *others, explain(case.game.id, seen, action), *legal):
        for reason in each.reasons:
            counted = [value for param, value in reason.params if param in GAINS | {"most", "lost"}]
            assert all(int(value) > 0 for value in counted), reason
    gained = dict(sorted(map(gain_of, best.reasons)))
    for reason in (reason for each in others for reason in each.reasons):
        kind, gain = gain_of(reason)
        assert gain <= gained.get(kind, gain), (best, others)


@every_moment
def test_what_others_are_told_depends_on_nothing_hidden_from_them(
    case: Case, seed: int, share: float
) -> None:
    state, action = position(case, seed, share)
    if (seat := state.turn()) == CHANCE:
        return
    told = explain(case.game.id, state.observe(seat), action)
    assert told.action == action
    for viewer in range(case.seats):
        if viewer == seat:
            continue
        for disguise in case.witness.disguises(state, action, viewer):
            assert explain(case.game.id, state.observe(seat), disguise).reasons == told.reasons
        other = state.clone()
        case.witness.scramble(other, viewer, True, rng_of(seed))
        if other.why_not(action) is None:
            assert explain(case.game.id, other.observe(seat), action) == told


def test_a_cut_that_leaves_less_to_others_at_the_same_points_gains_more() -> None:
    kind, best = gain_of(Reason("cut", points=15, most=16))
    assert (
        gain_of(Reason("cut", points=15, most=15)) > (kind, best) > gain_of(Reason("cut", points=14, most=2))
    )
    assert gain_of(Reason("cut_for_me", points=15)) > gain_of(Reason("cut_for_others", most=3))


@every_case
def test_secret_moves_are_told_without_reasons(case: Case) -> None:
    secret = find_reasons(case.game.id).SECRET
    for share in (0.0, 0.3, 0.6, 0.9):
        state, action = position(case, 1, share)
        if state.turn() != CHANCE and action[0] in secret:
            assert explain(case.game.id, state.observe(state.turn()), action) == Advice(action, ())
