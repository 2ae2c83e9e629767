"""Looking back at a finished match: chances by move, turning points, and their file."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from cakedesk.engine.actions import OVER, Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.computer_match import play_match
from cakedesk.players.heuristic import HeuristicPlayer
from cakedesk.players.heuristics.take_the_cake.standing import turns_to_come
from cakedesk.players.review import MOST_TURNS, Part, Review, TurningPoint, after_better, read_review, review


@cache
def played(game_id: str, *players: str) -> Match[Any]:
    rng = lambda *purpose: seeded_rng("review test", game_id, *purpose)  # noqa: E731
    return play_match(find_game(game_id), players, rng).match


@cache
def parts(game_id: str, *players: str) -> list[Part]:
    return list(review(played(game_id, *players), iterations=2))


def whole(game_id: str, *players: str) -> Review:
    found = parts(game_id, *players)[-1].review
    assert found is not None
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_is_reviewed_at_every_move(game_id: str) -> None:
    match, found = played(game_id, "easy", "medium"), whole(game_id, "easy", "medium")
    assert len(found.chances) == len(match.steps) + 1
    for row in found.chances:
        assert sum(row) == pytest.approx(1.0)
    winners = match.winners()
    assert found.chances[-1] == tuple((seat in winners) / len(winners) for seat in range(2))
    assert len(found.turns) <= MOST_TURNS
    for turn in found.turns:
        assert turn.seat == match.steps[turn.move].seat
        assert turn.better_chance > turn.chance
        assert turn.better != match.format(match.steps[turn.move].action)
        other = after_better(match, turn)
        assert len(other.steps) == turn.move + 1
        assert other.format(other.steps[-1].action) == turn.better


def test_it_tells_how_far_it_is() -> None:
    steps = parts("piece-o-cake", "random", "medium")
    found = whole("piece-o-cake", "random", "medium")
    assert [step.done for step in steps[:-1]] == list(range(1, len(steps)))
    assert steps[-1].done == steps[-1].total >= len(steps)
    assert tuple(step.chances for step in steps if step.chances) == found.chances
    assert all(step.review is None for step in steps[:-1])


def test_the_same_seed_gives_the_same() -> None:
    match = played("piece-o-cake", "random", "medium")
    assert list(review(match, iterations=2))[-1] == parts("piece-o-cake", "random", "medium")[-1]
    other = list(review(match, iterations=2, seed=1))[-1]
    assert other != parts("piece-o-cake", "random", "medium")[-1]


def test_what_is_as_good_as_won_is_near_100_per_cent() -> None:
    found = whole("cake-swap", "easy", "medium")
    winner = played("cake-swap", "easy", "medium").winners()[0]
    assert found.chances[-4][winner] > 0.95
    assert found.chances[0][0] == pytest.approx(0.5, abs=0.2)


def test_a_blunder_is_a_turning_point() -> None:
    """Whoever plays anything at all loses by its own moves, and is told which."""
    found = list(review(played("piece-o-cake", "random", "medium"), iterations=12))[-1].review
    assert found is not None
    assert found.turns[0].seat == 0
    assert found.turns[0].chance < found.turns[0].better_chance - 0.1
    losses = [turn.better_chance - turn.chance for turn in found.turns]
    assert losses == sorted(losses, reverse=True)


def test_where_a_person_plays_only_the_person_is_told() -> None:
    match = played("piece-o-cake", "random", "medium")
    record = replace(match.record(), players=["random", "human"])
    found = list(review(Match.from_record(record), iterations=2))[-1].review
    assert found is not None
    assert {turn.seat for turn in found.turns} <= {1}


def test_a_running_match_is_not_reviewed() -> None:
    match = Match.from_record(played("piece-o-cake", "random", "medium").record())
    match.undo()
    assert match.turn() != OVER
    with pytest.raises(CakeDeskError, match="not over"):
        next(review(match))


def test_a_file_brings_it_back() -> None:
    match, found = played("piece-o-cake", "random", "medium"), whole("piece-o-cake", "random", "medium")
    again = read_review(found.to_json(match), match)
    assert again is not None
    assert again.turns == found.turns
    for row, kept in zip(found.chances, again.chances, strict=True):
        assert kept == pytest.approx(row, abs=0.0001)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "cakedesk-record"},
        {"version": 1},
        {"of": "0" * 64},
        {"chances": []},
        {"chances": [[0.5, 1.5]] * 24},
        {"chances": [["a", "b"]] * 24},
        {"chances": [[0.5]] * 24},
        {"chances": None},
        {"turns": [[999, 0, "take 1 eat -", 0.1, 0.9]]},
        {"turns": [[0, 1, "take 1 eat -", 0.1, 0.9]]},
        {"turns": [[0, 0, "eat the table", 0.1, 0.9]]},
        {"turns": [[0, 0]]},
        {"turns": "none"},
    ],
    ids=str,
)
def test_a_damaged_file_is_none(change: dict[str, Any]) -> None:
    match, found = played("piece-o-cake", "random", "medium"), whole("piece-o-cake", "random", "medium")
    data = json.loads(found.to_json(match))
    assert read_review(json.dumps(data), match) is not None
    assert read_review(json.dumps(data | change), match) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "[" * 100_000, '{"format": 1'])
def test_noise_is_no_review(text: str) -> None:
    assert read_review(text, played("piece-o-cake", "random", "medium")) is None


def test_a_better_move_may_be_the_last_one() -> None:
    match = played("piece-o-cake", "random", "medium")
    last = len(match.steps) - 1
    turn = TurningPoint(last, match.steps[last].seat, match.format(match.steps[last].action), 0.1, 0.9)
    assert after_better(match, turn).turn() == OVER


def test_a_review_of_another_match_is_none() -> None:
    found = whole("piece-o-cake", "random", "medium")
    match = played("piece-o-cake", "random", "medium")
    other = play_match(
        find_game("piece-o-cake"), ["random", "medium"], lambda *purpose: seeded_rng("other", *purpose)
    ).match
    assert read_review(found.to_json(match), other) is None


def test_where_play_outs_reach_the_end_more_of_them_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Winners are all that is known of them: the line near the end was noise."""
    match, made = played("take-the-cake", "easy", "medium"), Counter[object]()
    rng_of = seeded_rng

    def rng(*purpose: object) -> Random:
        made[purpose[3:5]] += 1
        return rng_of(*purpose)

    monkeypatch.setattr("cakedesk.players.review.seeded_rng", rng)
    list(review(match, iterations=2))
    assert made["chances", 0] == 2
    assert made["chances", len(match.steps) - 1] == 8


@pytest.mark.parametrize("game_id", ["piece-o-cake", "take-the-cake"])
def test_play_outs_begin_with_a_cut_as_its_seat_would_make_it(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hasty cuts made each seat fall before its own: the line showed whose turn it was."""
    match, begun = played(game_id, "easy", "medium"), Counter[object]()
    choose_of = HeuristicPlayer.choose

    def choose(self: HeuristicPlayer, observation: Observation[Any], rng: Random) -> Action:
        begun[observation.shown.phase, observation.turn()] += 1
        return choose_of(self, observation, rng)

    monkeypatch.setattr(HeuristicPlayer, "choose", choose)
    list(review(Match.from_record(replace(match.record(), players=["easy", "human"])), iterations=2))
    assert {phase for phase, _ in begun} == {0}, "nothing but cuts is made in haste"
    assert {seat for _, seat in begun} == {1}, "the other seat cuts by its own level"
    list(review(match, iterations=2))
    assert {seat for _, seat in begun} == {0, 1}, "what its cuts have cost is measured by the usual level"


@pytest.mark.parametrize(
    ("seats", "cake", "number", "ahead"),
    [
        (2, 0, 3, (1.6, -1.6)),
        (2, 0, 2, (0.0, 0.0)),
        (3, 0, 1, (0.0, 0.0, 0.0)),
        (3, 0, 2, (1.4, -1.8, 0.4)),
        (3, 0, 3, (1.8, -0.4, -1.4)),
        (3, 1, 3, (-1.4, 1.8, -0.4)),
        (4, 0, 1, (4.0, -4.2, -1.3, 1.5)),
        (4, 0, 2, (5.5, -0.2, -5.5, 0.2)),
        (4, 1, 2, (-5.5, 0.2, 5.5, -0.2)),
        (4, 1, 3, (-4.0, 4.2, 1.3, -1.5)),
    ],
)
def test_who_cuts_in_the_rounds_to_come_of_take_the_cake_counts_from_the_start(
    seats: int, cake: int, number: int, ahead: tuple[float, ...]
) -> None:
    """The cutter takes last: a seat would fall as its turn to cut comes. The second cake goes back."""
    state = played("take-the-cake", *["random"] * seats).until(0).observe(0).shown.clone()
    state.first, state.cake, state.round = 0, cake, number
    assert turns_to_come(state) == pytest.approx(ahead, abs=1e-9)
