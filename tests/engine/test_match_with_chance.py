"""Matches of a game with chance moves, options and hidden points."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import IllegalAction, OptionError, RecordError, StartError
from cakedesk.engine.events import Event, told_to
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from tests.engine.dice import KEEP, LEAVE, ROLL, Dice, Kept


def new_match(dice: Dice, **options: Any) -> Match[Any]:
    return Match(dice, ["Ada", "Ben"], ["human", "human"], {"first": 0}, options=options)


def test_chance_acts_where_it_is_due(dice: Dice) -> None:
    match = new_match(dice)
    assert match.turn() == CHANCE
    outcome = match.chance_outcome(seeded_rng(1))
    assert match.turn() == CHANCE, "drawing an outcome does not carry it out"
    step = match.play_chance(seeded_rng(1))
    assert (step.seat, step.action, step.reveals) == (CHANCE, outcome, True)
    assert match.turn() == 0
    assert not match.can_undo(0)
    with pytest.raises(ValueError, match="chance is not due"):
        match.play_chance(seeded_rng(1))


def test_records_hold_the_moves_of_chance(dice: Dice) -> None:
    match = new_match(dice, rounds=2)
    rng = seeded_rng("game")
    while match.turn() != OVER:
        if match.turn() == CHANCE:
            match.play_chance(rng)
        else:
            match.play((KEEP,))
    data = match.record().to_dict()
    assert [seat for seat, _ in data["moves"]] == [CHANCE, 0, CHANCE, 1, CHANCE, 0, CHANCE, 1]
    assert data["options"] == {"rounds": 2}
    again = Match.from_json(json.dumps(data))
    assert again.scores() == data["result"]["scores"]
    data["moves"][2] = [0, "keep"]
    with pytest.raises(RecordError, match="bad move 3: 'keep': it is the turn of seat -1, not of seat 0"):
        Match.from_json(json.dumps(data))
    data["moves"][2] = [CHANCE, "roll 7"]
    with pytest.raises(RecordError, match="bad move 3: 'roll 7': the die is rolled first"):
        Match.from_json(json.dumps(data))
    data["moves"][2] = [CHANCE, "roll 06"]
    with pytest.raises(RecordError, match="bad move 3: 'roll 06' is spelled 'roll 6'"):
        Match.from_json(json.dumps(data))


def test_an_extra_key_of_a_result_lasts_until_the_result_is_taken_back(dice: Dice) -> None:
    match = new_match(dice)
    for action in [(ROLL, 3), (LEAVE,), (ROLL, 2), (KEEP,)]:
        match.play(action)
    data = match.record().to_dict()
    data["result"]["later"] = "kept"
    again = Match.from_json(json.dumps(data))
    assert again.record().result == data["result"]
    again.undo()
    again.play((LEAVE,))
    assert again.record().result == {"scores": [0, 0], "winners": [0, 1], "detail": {"points": [0, 0]}}


def test_options_are_checked(dice: Dice) -> None:
    assert new_match(dice, rounds=1, loud=False).record().options == {"rounds": 1, "loud": False}
    for wrong in ({"rounds": 4}, {"rounds": True}, {"rounds": 1.0}, {"loud": 1}, {"quiet": True}):
        with pytest.raises(OptionError):
            new_match(dice, **wrong)
        data = new_match(dice).record().to_dict() | {"options": wrong}
        with pytest.raises(RecordError, match="bad start"):
            Match.from_json(json.dumps(data))


def test_events_are_told_to_whom_they_lie_open(dice: Dice) -> None:
    match = new_match(dice)
    match.play((ROLL, 5))
    step = match.play((KEEP,))
    assert step.events_for(0) == [Kept(0, 5)]
    assert step.events_for(1) == step.events_for(None) == []
    assert [sight.event for sight in step.sights_for(0)] == [Kept(0, 5)]
    assert step.sights_for(1) == []
    assert told_to(step.sights_for(0), 0) == step.sights_for(0)
    assert told_to(step.sights_for(0), 1) == told_to(step.sights_for(0), None) == []
    assert match.look(0).scores() == [5, None]
    assert match.look(None).scores() == [None, None]
    event = Event()
    assert event.seen_by(None) is event, "an event lies open unless it says otherwise"


def test_undo_stops_where_something_was_shown_or_somebody_else_acted(dice: Dice) -> None:
    match = new_match(dice)
    match.play((ROLL, 5))
    match.play((KEEP,))
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.play((ROLL, 2))
    assert not match.can_undo(0)
    assert not match.can_undo(CHANCE)


def test_a_match_keeps_a_start_of_its_own(dice: Dice) -> None:
    start = {"first": 0}
    match = Match(dice, ["Ada", "Ben"], ["human"] * 2, start, table={"aids": True})
    start["first"] = 1
    record = match.record()
    record.start["first"] = 1
    record.seats[0] = "Zoe"
    assert match.record().start == {"first": 0}
    assert match.record().seats == ["Ada", "Ben"]
    assert match.record().table == {"aids": True}


def test_seats_and_start_are_checked(dice: Dice) -> None:
    with pytest.raises(StartError, match="dice is for 2 seats, not 3"):
        Match(dice, ["A", "B", "C"], ["human"] * 3, {"first": 0})
    with pytest.raises(StartError, match="'first' is missing"):
        Match(dice, ["A", "B"], ["human"] * 2, {})
    with pytest.raises(StartError, match="'last' does not belong there"):
        Match(dice, ["A", "B"], ["human"] * 2, {"first": 0, "last": 1})
    with pytest.raises(StartError, match="it must be an object"):
        Match(dice, ["A", "B"], ["human"] * 2, [])  # type: ignore[arg-type]


def test_spelling_in_a_match(dice: Dice) -> None:
    match = new_match(dice)
    assert match.format(match.parse("roll 4")) == "roll 4"
    with pytest.raises(IllegalAction) as caught:
        match.play((KEEP,))
    assert caught.value.reason == Reason("roll_first")
    assert str(caught.value) == "the die is rolled first"


def test_moves_are_spelled_once(dice: Dice, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(dice)
    match.play(match.parse("roll 4"))
    match.record()
    monkeypatch.setattr(Dice, "format", None)
    assert [move for _, move in match.record().moves] == ["roll 4"]


def test_a_match_goes_on_from_a_moment_of_another(dice: Dice) -> None:
    match = new_match(dice)
    for text in ("roll 4", "keep", "roll 3"):
        match.play(match.parse(text))
    other, before = match.until(1), match.record()
    other.play(other.parse("leave"))
    assert [text for _, text in other.record().moves] == ["roll 4", "leave"]
    assert match.record() == before and not match.can_redo()
    with pytest.raises(ValueError, match="3 steps, not 4"):
        match.until(4)


def test_a_state_equals_only_states_of_its_kind(dice: Dice) -> None:
    state = dice.new_state(2, {"rounds": 1, "loud": False}, {"first": 0}, 0)
    assert state == state.clone()
    assert state != 3
    state.note(Kept(0, 1))
    assert state.journal is None
    observation = state.look(0)
    assert observation == Observation(observation.shown.clone(), 0)
    assert observation != Observation(observation.shown, 1)
    assert observation != observation.shown
    with pytest.raises(TypeError):
        hash(state)
    with pytest.raises(TypeError):
        hash(observation)


def test_a_drawn_state_fills_what_is_hidden(dice: Dice) -> None:
    match = new_match(dice)
    match.play((ROLL, 5))
    match.play((KEEP,))
    drawn = match.look(1).determinize(seeded_rng(1))
    assert drawn.points[1] == 0
    assert 0 <= drawn.points[0] <= 6
