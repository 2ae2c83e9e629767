"""The process in which computer players think, so that the window never waits for them.

Its parent sends one `Job` at a time through a pipe and gets an `Answer`, an `Advised` or a `Failure` for it.
For a `ReviewJob` it gets `Reviewed` after `Reviewed`, until one has the whole review.
The process must stay small: nothing here imports Qt.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from multiprocessing.connection import Connection, wait
from random import Random
from time import monotonic
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.players.advice import Advice, advise, explain
from cakedesk.players.characters import level_and_character
from cakedesk.players.player import Player
from cakedesk.players.registry import make_player
from cakedesk.players.review import Part, review

LONGEST_S = {"hard": 0.9, "expert": 2.8}
"""By level how long a move may be thought about: a slow machine searches less, so that nobody waits."""


@dataclass(frozen=True, slots=True)
class Job:
    """A move to be chosen.

    Attributes:
        number: names the job; the answer carries it.
        game_id: what is played.
        level: the name of the computer player.
        seed: the same one gives the same choice.
        observation: all that the seat to act has learned.
    """

    number: int
    game_id: str
    level: str
    seed: int | str
    observation: Observation[Any]


@dataclass(frozen=True, slots=True)
class Question(Job):
    """Advice that is wanted: what the level thinks best.

    Attributes:
        done: what the seat did, if it is wanted why.
    """

    done: Action | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """A chosen move.

    Attributes:
        number: of the job.
        action: the choice.
    """

    number: int
    action: Action


@dataclass(frozen=True, slots=True)
class Advised:
    """The answer to a question.

    Attributes:
        number: of the question.
        advice: the best first.
    """

    number: int
    advice: tuple[Advice, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """A player that could not choose.

    Attributes:
        number: of the job.
        why: the traceback.
    """

    number: int
    why: str


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """A finished match that is to be looked back at.

    Attributes:
        number: names the job; the answers carry it.
        record: of the match, as a text.
    """

    number: int
    record: str


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A step of a review. More follow until it has the outcome.

    Attributes:
        number: of the job.
        part: the step.
    """

    number: int
    part: Part

    @property
    def is_last(self) -> bool:
        """Whether it has the outcome."""
        return self.part.review is not None


@dataclass(frozen=True, slots=True)
class Teller:
    """A program that tells people that the parent crashed: its window can't.

    Attributes:
        report: a file that has something in it if the parent crashed, and nothing however else it ended.
        command: the program and its arguments.
        folder: where it is started.
    """

    report: str
    command: tuple[str, ...]
    folder: str

    def tell(self) -> None:
        """Start the program if the parent, which is gone, crashed."""
        import subprocess  # noqa: PLC0415 - most parents end as they should

        with contextlib.suppress(OSError):
            if os.path.getsize(self.report):
                subprocess.Popen(
                    self.command, cwd=self.folder, stdin=subprocess.DEVNULL, start_new_session=True
                )


def choose_now(job: Job) -> Action:
    """Choose in this very process.

    Args:
        job: the move to be chosen.
    """
    return make_player(job.level, job.game_id).choose(job.observation, seeded_rng(job.seed, "choose"))


def serve(connection: Connection, teller: Teller | None = None) -> None:
    """Answer jobs until the parent closes the pipe or ends. The process's main function.

    Args:
        connection: this end of the pipe.
        teller: who tells if the parent crashed.
    """
    # Ctrl-C in a terminal reaches the whole group; the parent decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    watch = _end_with_parent(teller)
    players: dict[tuple[str, str], Player] = {}
    patience = _Patience()
    try:
        while True:
            job = connection.recv()
            if isinstance(job, ReviewJob):
                for answer in _review(job):
                    connection.send(answer)
            else:
                connection.send(_answer(job, players, patience))
    except (EOFError, OSError):
        if teller is not None and watch is not None:
            watch.join()  # a parent that only closes the pipe ends this process, too


class _Patience:
    """How long a move may be thought about, whatever the machine: searches ask it now and then."""

    def __init__(self) -> None:
        self._until_s = inf

    def begin(self, level: str) -> None:
        """A job of a level begins now."""
        self._until_s = monotonic() + LONGEST_S.get(level_and_character(level)[0], inf)

    def is_over(self) -> bool:
        """Whether the move is due."""
        return monotonic() > self._until_s


def _answer(
    job: Job, players: dict[tuple[str, str], Player], patience: _Patience
) -> Answer | Advised | Failure:
    key = (job.level, job.game_id)
    patience.begin(job.level)
    try:
        if key not in players:
            players[key] = make_player(job.level, job.game_id, patience.is_over)
        rng = seeded_rng(job.seed, "choose")
        if isinstance(job, Question):
            return Advised(job.number, _advice(job, players[key], rng))
        action = players[key].choose(job.observation, rng)
    except Exception:
        # Whatever a player does wrong is told to the parent, which then moves itself.
        return Failure(job.number, traceback.format_exc())
    return Answer(job.number, action)


def _review(job: ReviewJob) -> Iterator[Reviewed | Failure]:
    try:
        for part in review(Match.from_json(job.record)):
            yield Reviewed(job.number, part)
    except Exception:
        yield Failure(job.number, traceback.format_exc())


def _advice(question: Question, player: Player, rng: Random) -> tuple[Advice, ...]:
    if question.done is not None:
        return (explain(question.game_id, question.observation, question.done),)
    return advise(question.game_id, player, question.observation, rng)


def _end_with_parent(teller: Teller | None) -> threading.Thread | None:
    """End also in the middle of a long thought when the parent is killed: then nobody closes anything."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return None
    sentinel = parent.sentinel

    def end() -> None:
        wait([sentinel])
        if teller is not None:
            teller.tell()
        os._exit(0)

    watch = threading.Thread(target=end, name="parent watch", daemon=True)
    watch.start()
    return watch
