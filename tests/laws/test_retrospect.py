"""Matches can be looked back at, and several steps taken back at once."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from tests.laws.cases import Case, every_case, every_game, every_moment, random_match


@every_game
def test_an_earlier_look_is_the_look_of_that_time(case: Case, seed: int) -> None:
    match = random_match(case, seed)
    again = case.match(seed)
    chosen = {0, seed % len(match.steps), len(match.steps)}
    for done in range(len(match.steps) + 1):
        if done in chosen:
            for viewer in case.viewers():
                assert match.look_at(done, viewer) == again.look(viewer)
                assert again.look_at(done, viewer) == again.look(viewer)
        if done < len(match.steps):
            seat = match.steps[done].seat
            if done in chosen and seat >= 0:
                assert match.knew_at(done) == again.observe(seat)
            step = again.play(match.steps[done].action)
            for viewer in case.viewers():
                assert match.sights_of(done, viewer) == step.sights_for(viewer)


@every_moment
def test_several_steps_go_back_and_come_again_at_once(case: Case, seed: int, share: float) -> None:
    match = random_match(case, seed)
    record, looks = match.record(), [match.look(viewer) for viewer in case.viewers()]
    left = int(share * len(match.steps))
    undone = match.undo_to(left)
    assert len(match.steps) == left
    assert match.record() == random_match_to(case, record.moves[:left], seed)
    steps = match.redo_all()
    assert [step.action for step in steps] == undone
    assert match.record() == record
    assert [match.look(viewer) for viewer in case.viewers()] == looks
    assert not match.can_redo()
    match.undo_to(left)
    assert match.redo().action == undone[0]
    assert match.can_redo() == (len(undone) > 1)


def random_match_to(case: Case, moves: list[tuple[int, str]], seed: int) -> object:
    match = case.match(seed)
    for _, text in moves:
        match.play(match.parse(text))
    return match.record()


@every_game
def test_undo_ends_at_what_was_revealed_and_at_others(case: Case, seed: int) -> None:
    whole = random_match(case, seed)
    match = case.match(seed)
    for number, step in enumerate(whole.steps, 1):
        match.play(step.action)
        for seat in range(case.seats):
            limit = match.undo_limit(seat)
            assert match.can_undo(seat) == (limit < number)
            assert all(it.seat == seat and not it.reveals for it in match.steps[limit:])
            if limit > 0:
                before = match.steps[limit - 1]
                assert before.seat != seat or before.reveals
        mine = [index for index, it in enumerate(match.steps) if it.seat == 0]
        assert match.own_decision_before(frozenset({0}), number) == (mine[-1] if mine else None)


@every_case
def test_nothing_is_hidden_in_a_finished_match_and_only_there(case: Case) -> None:
    match = random_match(case, 3)
    state = case.first_state(3)
    for number, step in enumerate(match.steps):
        look = match.open_look_at(number)
        assert look.seat is None
        assert look.shown == state
        state.apply(step.action)
        sights = match.open_sights_of(number)
        assert [sight.event for sight in sights] == [event for event, _ in step.journal]
        assert [sight.look.shown for sight in sights] == [after for _, after in step.journal]
    assert match.turn() == OVER
    for wrong in (-1, len(match.steps) + 1):
        with pytest.raises(ValueError, match="there are"):
            match.look_at(wrong, None)
    match.undo()
    with pytest.raises(ValueError, match="still runs"):
        match.open_look_at(0)
    with pytest.raises(ValueError, match="still runs"):
        match.open_sights_of(0)
    with pytest.raises(ValueError, match="nothing to take back"):
        match.undo_to(len(match.steps))
