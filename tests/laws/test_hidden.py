"""What is hidden stays hidden: nothing that a seat gets depends on what it can't know."""

from __future__ import annotations

from typing import Any

from cakedesk.engine.actions import CHANCE, Action
from cakedesk.engine.events import Step
from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State
from tests.laws.cases import Case, every_game, every_moment, image, position, random_match, rng_of


def eyes(case: Case) -> list[tuple[int | None, bool]]:
    """Every viewer, as one that sees the table and, for seats, as one that remembers."""
    return [(viewer, False) for viewer in case.viewers()] + [(seat, True) for seat in range(case.seats)]


def seen(state: State, viewer: int | None, remembers: bool) -> Observation[Any]:
    if remembers:
        assert viewer is not None
        return state.observe(viewer)
    return state.look(viewer)


def step_of(state: State, action: Action) -> Step[Any]:
    after = state.clone()
    after.journal = []
    after.apply(action)
    return Step(state.turn(), action, state.reveals(action), tuple(after.journal))


@every_moment
def test_scrambling_what_is_hidden_changes_nothing_that_is_seen(case: Case, seed: int, share: float) -> None:
    state, _ = position(case, seed, share)
    for viewer, remembers in eyes(case):
        other = state.clone()
        case.witness.scramble(other, viewer, remembers, rng_of(seed))
        assert case.witness.census(other) == case.witness.census(state)
        assert image(seen(other, viewer, remembers).shown) == image(seen(state, viewer, remembers).shown)


@every_moment
def test_scrambling_what_is_hidden_changes_no_event(case: Case, seed: int, share: float) -> None:
    state, action = position(case, seed, share)
    if state.turn() == CHANCE or state.reveals(action):
        return
    for viewer, remembers in eyes(case):
        other = state.clone()
        case.witness.scramble(other, viewer, remembers, rng_of(seed))
        if other.why_not(action) is None:
            mine, yours = step_of(state, action), step_of(other, action)
            assert mine.events_for(viewer) == yours.events_for(viewer)
            assert mine.sights_for(viewer) == yours.sights_for(viewer)


@every_moment
def test_actions_that_look_alike_give_the_same_events(case: Case, seed: int, share: float) -> None:
    state, action = position(case, seed, share)
    if state.turn() == CHANCE:
        return
    for viewer in case.viewers():
        for other in case.witness.disguises(state, action, viewer):
            assert other != action
            assert state.why_not(other) is None
            mine, yours = step_of(state, action), step_of(state, other)
            assert mine.sights_for(viewer) == yours.sights_for(viewer)
            if viewer is not None:
                after, other_after = state.clone(), state.clone()
                after.apply(action)
                other_after.apply(other)
                assert after.observe(viewer) == other_after.observe(viewer)


@every_game
def test_every_sight_is_masked_for_its_viewer(case: Case, seed: int) -> None:
    for step in random_match(case, seed).steps:
        for viewer in case.viewers():
            for sight in step.sights_for(viewer):
                assert sight.look.seat == viewer
                assert sight.event.seen_by(viewer) == sight.event
                assert sight.look.shown == sight.look.shown.masked(viewer, remembers=False)


@every_moment
def test_determinizing_keeps_the_observation(case: Case, seed: int, share: float) -> None:
    state, _ = position(case, seed, share)
    for viewer, remembers in eyes(case):
        observation = seen(state, viewer, remembers)
        before = image(observation.shown)
        drawn = observation.determinize(rng_of(seed))
        assert image(observation.shown) == before
        assert case.witness.census(drawn) == case.witness.census(state)
        assert seen(drawn, viewer, remembers) == observation
        assert drawn.look(viewer) == state.look(viewer)
        again = seen(state, viewer, remembers).determinize(rng_of(seed))
        assert again == drawn, "the same seed draws the same state"


@every_moment
def test_masking_twice_is_masking_once(case: Case, seed: int, share: float) -> None:
    state, _ = position(case, seed, share)
    for viewer, remembers in eyes(case):
        shown = seen(state, viewer, remembers).shown
        assert shown.masked(viewer, remembers=remembers) == shown
        assert shown.masked(viewer, remembers=False) == state.look(viewer).shown


@every_moment
def test_trying_an_action_shows_what_doing_it_shows(case: Case, seed: int, share: float) -> None:
    state, action = position(case, seed, share)
    seat = state.turn()
    if seat == CHANCE:
        return
    after = state.clone()
    after.apply(action)
    for tried in (state.observe(seat), state.look(seat)):
        staged = tried.clone()
        if state.reveals(action):
            assert staged.why_not(action) is None
            continue
        staged.apply(action)
        assert tried in (state.observe(seat), state.look(seat)), "the clone was staged, not the original"
        assert staged.shown.masked(seat, remembers=False) == after.look(seat).shown
    staged = state.observe(seat)
    if not state.reveals(action):
        staged.apply(action)
        assert staged == after.observe(seat)


@every_moment
def test_an_action_that_reveals_nothing_depends_on_nothing_hidden(
    case: Case, seed: int, share: float
) -> None:
    state, action = position(case, seed, share)
    seat = state.turn()
    if seat == CHANCE or state.reveals(action):
        return
    other = state.observe(seat).determinize(rng_of(seed))
    assert not other.reveals(action)
    state.apply(action)
    other.apply(action)
    assert other.observe(seat) == state.observe(seat)
