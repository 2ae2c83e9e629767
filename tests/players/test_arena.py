"""The arena: who sits where on which deal, tasks that any executor takes, and what is made of the games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import Executor, Future
from fractions import Fraction
from typing import Any

import pytest

from cakedesk.players.arena import Bout, Outcome, Pairing, Thought, all_pairings, play_all, play_bout
from cakedesk.players.arena_table import Tally, table, wilson_interval

GAME_ID = "piece-o-cake"
NO_TIME = Thought(0, 0.0, 0.0)


class Counting(Executor):
    """Does each task at once, and counts them."""

    def __init__(self) -> None:
        self.tasks: list[list[Bout]] = []

    def submit(self, task: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.tasks.append(args[0])
        future: Future[Any] = Future()
        future.set_result(task(*args, **kwargs))
        return future


def games_of(executor: Executor, workers: int, task_s: float) -> list[tuple[str, int]]:
    pairings = all_pairings(GAME_ID, ["medium", "easy", "random"], 2, 1)
    outcomes = play_all(executor, workers, pairings, 4, task_s)
    return [(outcome.pairing.level + outcome.pairing.other, outcome.number) for outcome in outcomes]


def start_of(pairing: Pairing, number: int) -> object:
    return json.loads(play_bout(pairing, number).record)["start"]


def test_each_deal_is_played_from_each_seat_and_by_all_pairings() -> None:
    pairings = all_pairings(GAME_ID, ["medium", "easy", "random"], 3, 1)
    assert [(pairing.level, pairing.other) for pairing in pairings] == [
        ("medium", "easy"), ("medium", "random"), ("easy", "random"),
    ]  # fmt: skip
    assert [pairings[0].players(number) for number in range(4)] == [
        ["medium", "easy", "easy"],
        ["easy", "medium", "easy"],
        ["easy", "easy", "medium"],
        ["medium", "easy", "easy"],
    ]
    first = start_of(pairings[0], 0)
    assert [start_of(pairings[0], number) == first for number in range(4)] == [True, True, True, False]
    assert start_of(pairings[2], 1) == first
    assert start_of(all_pairings(GAME_ID, ["easy", "random"], 3, 2)[0], 0) != first


def test_a_game_is_counted_for_the_one_seat_and_comes_out_the_same_again() -> None:
    pairing = Pairing(GAME_ID, 3, 1, "medium", "random")
    for number in range(3):
        outcome = play_bout(pairing, number)
        result = json.loads(outcome.record)["result"]
        assert outcome.points == (result["scores"][number], sum(result["scores"]) - result["scores"][number])
        won = Fraction(1, len(result["winners"])) if number in result["winners"] else 0
        assert outcome.won == won
        assert play_bout(pairing, number).record == outcome.record


def test_tasks_go_on_until_time_is_up_and_what_is_left_is_given_out_again() -> None:
    quick, slow = Counting(), Counting()
    games = games_of(slow, 1, task_s=100.0)
    assert {number for _, number in games[:6]} == {0, 1}, "all pairings get on alike, deal by deal"
    assert games_of(quick, 1, task_s=0.0) == games
    assert (len(slow.tasks), len(quick.tasks)) == (1, 12)
    two = Counting()
    assert sorted(games_of(two, 2, task_s=0.0)) == sorted(games)
    assert len(two.tasks[0]) == 6, "half of all for one of two"


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (1.0, 10, 0.722, 1.0), (0.0, 10, 0.0, 0.278), (0.75, 400, 0.705, 0.790)],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert wilson_interval(share, games) == pytest.approx((low, high), abs=0.0006)


def lines(seats: int, outcomes: Sequence[Outcome]) -> list[list[str]]:
    tally = Tally(Pairing(GAME_ID, seats, 1, "hard", "easy"))
    for outcome in outcomes:
        tally.add(outcome)
    return [line.split("  ") for line in table([tally])]


def test_the_table_says_points_a_seat_and_times_a_move() -> None:
    pairing = Pairing(GAME_ID, 4, 1, "hard", "easy")
    outcomes = [
        Outcome(pairing, 0, Fraction(1, 2), (30, 60), (Thought(2, 30.0, 20.0), Thought(6, 6.0, 1.5)), ""),
        Outcome(pairing, 1, Fraction(0), (10, 75), (Thought(4, 30.0, 10.0), NO_TIME), ""),
    ]
    _, cells = lines(4, outcomes)
    assert [cell.strip() for cell in cells if cell.strip()] == [
        "hard among 3 easy", "2", "25.0%", "2.7% to 80.2%", "20.0 : 22.5", "10.0 : 1.0", "20 : 2",
    ]  # fmt: skip


def test_a_pairing_that_has_not_played_yet_has_its_line() -> None:
    _, cells = lines(2, [])
    assert [cell.strip() for cell in cells if cell.strip()] == ["hard : easy", "0", *["-"] * 5]
