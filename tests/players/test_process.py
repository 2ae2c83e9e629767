"""The thinking process's own part, run in this process. How it lives and dies is tested with its parent."""

from __future__ import annotations

from multiprocessing import Pipe
from random import Random
from typing import Any

import pytest

from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.engine.registry import find_game
from cakedesk.players import process
from cakedesk.players.advice import MOST_ADVISED, explain
from cakedesk.players.process import Advised, Answer, Failure, Job, Question, choose_now, serve


def first_turn() -> Observation[Any]:
    game = find_game("top-cake")
    start = game.deal(Random(1), 3, game.complete_options({}), game.builtin_lists())
    match: Match[Any] = Match(game, ["A", "B", "C"], ["easy"] * 3, start)
    return match.observe(match.turn())


def served(monkeypatch: pytest.MonkeyPatch, *jobs: Job) -> list[Any]:
    """What the process says to some jobs, sent one after another."""
    monkeypatch.setattr(process.signal, "signal", lambda *_: None)
    ours, theirs = Pipe()
    for job in jobs:
        ours.send(job)
    ours_end = Ending(theirs, len(jobs))
    serve(ours_end)  # type: ignore[arg-type]
    messages = [ours.recv() for _ in jobs]
    ours.close()
    theirs.close()
    return messages


class Ending:
    """A pipe's end that is at its end after some jobs."""

    def __init__(self, connection: Any, jobs: int) -> None:
        self._connection = connection
        self._left = jobs

    def recv(self) -> Any:
        if not self._left:
            raise EOFError
        self._left -= 1
        return self._connection.recv()

    def send(self, message: Any) -> None:
        self._connection.send(message)


def test_jobs_are_answered_in_order_and_by_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = [Job(number, "top-cake", "random", seed, first_turn()) for number, seed in enumerate((7, 8, 7), 1)]
    answers = served(monkeypatch, *jobs)
    assert [answer.number for answer in answers] == [1, 2, 3]
    assert answers == [Answer(job.number, choose_now(job)) for job in jobs]
    assert answers[0].action == answers[2].action != answers[1].action


def test_a_player_that_fails_is_told_and_the_process_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = first_turn()
    jobs = [Job(1, "top-cake", "nobody", 1, observation), Job(2, "top-cake", "easy", 1, observation)]
    failure, answer = served(monkeypatch, *jobs)
    assert isinstance(failure, Failure)
    assert failure.number == 1
    assert "there is no player 'nobody'" in failure.why
    assert isinstance(answer, Answer)
    assert observation.why_not(answer.action) is None


def test_questions_are_answered_with_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = first_turn()
    best, done = served(
        monkeypatch,
        Question(1, "top-cake", "medium", 7, seen),
        Question(2, "top-cake", "medium", 7, seen, seen.legal_actions()[0]),
    )
    assert best.number == 1 and 3 <= len(best.advice) <= MOST_ADVISED
    assert all(seen.why_not(advice.action) is None and advice.reasons for advice in best.advice)
    assert done == Advised(2, (explain("top-cake", seen, seen.legal_actions()[0]),))
