"""Matches and their records: what was done can be written, read, taken back and done again."""

from __future__ import annotations

import json

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.errors import IllegalAction, RecordError
from cakedesk.engine.match import Match
from cakedesk.engine.reasons import Reason
from cakedesk.engine.record import MatchRecord
from tests.laws.cases import Case, every_case, every_game, every_moment, random_match


@every_moment
def test_records_of_running_matches_round_trip(case: Case, seed: int, share: float) -> None:
    match = random_match(case, seed, share)
    record = match.record()
    assert record.result is None
    again = Match.from_json(record.to_json())
    assert again.record() == record
    assert again.turn() == match.turn()
    assert all(again.look(viewer) == match.look(viewer) for viewer in case.viewers())
    assert all(again.observe(seat) == match.observe(seat) for seat in range(case.seats))
    assert again.legal_actions() == match.legal_actions() or match.turn() == CHANCE


@every_game
def test_records_of_finished_matches_round_trip(case: Case, seed: int) -> None:
    match = random_match(case, seed)
    record = match.record()
    assert record.result is not None
    assert set(record.result) == {"scores", "winners", "detail"}
    assert Match.from_record(MatchRecord.from_json(record.to_json())).record() == record


@every_game
def test_a_result_must_be_there_when_it_is_over_and_only_then(case: Case, seed: int) -> None:
    record = random_match(case, seed).record()
    unfinished = json.loads(record.to_json()) | {"moves": record.to_dict()["moves"][:-1]}
    with pytest.raises(RecordError, match="bad result: it stands there"):
        Match.from_json(json.dumps(unfinished))
    missing = json.loads(record.to_json())
    del missing["result"]
    with pytest.raises(RecordError, match="bad result: it is missing"):
        Match.from_json(json.dumps(missing))


@every_game
def test_a_move_of_the_wrong_seat_is_refused_with_its_number(case: Case, seed: int) -> None:
    data = random_match(case, seed).record().to_dict()
    number = seed % len(data["moves"])
    seat, text = data["moves"][number]
    data["moves"][number] = [(seat + 1) % case.seats, text]
    with pytest.raises(RecordError) as caught:
        Match.from_json(json.dumps(data))
    assert (caught.value.part, caught.value.move) == ("move", number + 1)
    data["moves"][number] = [seat, text]
    data["moves"].append([seat, text])
    with pytest.raises(RecordError) as caught:
        Match.from_json(json.dumps(data))
    assert (caught.value.part, caught.value.move) == ("move", len(data["moves"]))


@every_moment
def test_undo_and_redo_are_inverse(case: Case, seed: int, share: float) -> None:
    match = random_match(case, seed, share)
    records, views = [], []
    while match.steps:
        records.append(match.record())
        views.append([match.look(viewer) for viewer in case.viewers()])
        last = match.steps[-1]
        assert match.undo() == last.action
        assert match.turn() == last.seat
        if len(records) == 5:
            break
    for record, looks in zip(reversed(records), reversed(views), strict=True):
        assert match.can_redo()
        match.redo()
        assert match.record() == record
        assert [match.look(viewer) for viewer in case.viewers()] == looks
    assert not match.can_redo()


@every_game
def test_undo_is_for_who_acted_last_and_learned_nothing(case: Case, seed: int) -> None:
    match = random_match(case, seed)
    other = case.match(seed)
    for step in match.steps:
        reveals = other.observe(step.seat).shown.reveals(step.action) if step.seat >= 0 else step.reveals
        done = other.play(step.action)
        assert done.reveals == reveals
        for seat in range(case.seats):
            assert other.can_undo(seat) == (seat == step.seat and not done.reveals)


@every_case
def test_doing_something_else_ends_redoing(case: Case) -> None:
    match = random_match(case, 2, 0.2)
    again = match.undo()
    assert match.can_redo()
    match.play(again)
    assert not match.can_redo()
    with pytest.raises(ValueError, match="nothing to do again"):
        match.redo()


@every_case
def test_a_new_match_has_nothing_to_take_back(case: Case) -> None:
    match = case.match(1)
    assert not match.can_redo()
    assert not any(match.can_undo(seat) for seat in range(case.seats))
    with pytest.raises(ValueError, match="nothing to take back"):
        match.undo()
    assert match.turn() != OVER
    with pytest.raises(ValueError, match="still runs"):
        match.scores()
    with pytest.raises(ValueError, match="still runs"):
        match.winners()


@every_case
def test_what_reveals_can_be_done_but_not_tried(case: Case) -> None:
    match, tried = case.match(4), 0
    for step in random_match(case, 4).steps:
        if step.seat >= 0 and step.reveals:
            tried += 1
            with pytest.raises(IllegalAction) as caught:
                match.observe(step.seat).apply(step.action)
            assert caught.value.reason == Reason("reveals")
        match.play(step.action)
    assert tried > 0
