"""Has computer players think without making the window wait."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from cakedesk.app.match.think_process import ThinkProcess
from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.players.levels import USUAL
from cakedesk.players.process import Answer, Failure, Job, Teller, choose_now, serve

STEP_ASIDE_MS = 100
"""A process that is still busy with an outdated job after this time is ended, and another one started."""

PATIENCE_MS = 20_000
"""A job that takes longer than any player may take is given up."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Order:
    """The job that is out."""

    position: int  # the number of the match's position that it is for
    job: Job
    action: Action | None  # the choice where no process is needed for it; None: the process chooses
    is_sent: bool = False  # whether the process has it
    failures: int = 0  # how many processes failed at it


class Thinker(QObject):
    """Has one move at a time chosen, in a process of its own."""

    # A position and the `Action` chosen there: never within `think`, never for an outdated one.
    chosen = Signal(int, object)
    trouble = Signal(str)  # a sentence for the players: the process failed and a simpler player made the move

    def __init__(self, teller: Teller | None = None) -> None:
        super().__init__()
        self._work = partial(serve, teller=teller)
        self._process: ThinkProcess | None = None
        self._ended: list[BaseProcess] = []
        self._order: _Order | None = None
        self._jobs = 0
        self._step_aside = self._single_shot(STEP_ASIDE_MS, self._replace_busy_process)
        self._patience = self._single_shot(PATIENCE_MS, self._lose_patience)
        self._soon = self._single_shot(0, self._tell_choice)

    @property
    def pid(self) -> int:
        """The number of the process; 0: none runs."""
        return self._process.pid if self._process is not None else 0

    def warm_up(self) -> None:
        """Start the process, so that the first move need not wait for it."""
        if self._process is None:
            self._start_process()

    def think(
        self, position: int, game_id: str, observation: Observation[Any], level: str, seed: int | str
    ) -> None:
        """Have a move chosen. A job that is still out becomes outdated."""
        self.cancel()
        self._jobs += 1
        job = Job(self._jobs, game_id, level, seed, observation)
        self._order = _Order(position, job, only_action(observation))
        if self._order.action is not None:
            self._soon.start()
        else:
            self._patience.start()
            self._send()

    def cancel(self) -> None:
        """Give up the job that is out, because its position is outdated."""
        self._order = None
        self._patience.stop()
        self._soon.stop()
        if self._process is not None and self._process.is_busy and not self._step_aside.isActive():
            self._step_aside.start()

    def close(self) -> None:
        """End the process. May be called again."""
        self.cancel()
        self._drop_process()
        for process in self._ended:
            process.join()
        self._ended.clear()

    def _send(self) -> None:
        """Give the job that is out to the process, once that is free."""
        order = self._order
        assert order is not None
        if self._process is None and not self._start_process():
            self._on_process_failed()
            return
        assert self._process is not None
        if self._process.is_busy:
            return  # with an outdated job; it is done, or ended by _replace_busy_process, soon
        order.is_sent = True
        if not self._process.send(order.job):
            self._on_process_failed()

    def _start_process(self) -> bool:
        try:
            self._process = ThinkProcess(self, self._work)
        except OSError as error:
            _log.info("the thinking process can't be started: %s", error)
            return False
        self._process.answered.connect(self._on_answered)
        self._process.died.connect(self._on_died)
        return True

    def _drop_process(self) -> None:
        self._step_aside.stop()
        if self._process is None:
            return
        process, self._process = self._process, None
        # Asking the older ones takes notice of those that have ended by now.
        self._ended = [ended for ended in self._ended if ended.is_alive()]
        self._ended.append(process.end())

    def _on_answered(self, message: Answer | Failure) -> None:
        self._step_aside.stop()
        order = self._order
        if order is None or order.action is not None:
            return
        if message.number != order.job.number:
            self._send()
        elif isinstance(message, Answer):
            self._choose(message.action)
        else:
            _log.error("the player %s failed: %s", order.job.level, message.why)
            self._move_without_process()

    def _on_died(self) -> None:
        _log.info("the thinking process died")
        self._drop_process()
        order = self._order
        if order is None or order.action is not None:
            return
        if order.is_sent:
            self._on_process_failed()
        else:
            self._send()

    def _on_process_failed(self) -> None:
        """Try the job that is out once more in a new process; if that one fails too, move without."""
        order = self._order
        assert order is not None
        self._drop_process()
        order.failures += 1
        order.is_sent = False
        if order.failures == 1:
            self._send()
        else:
            self._move_without_process()

    def _replace_busy_process(self) -> None:
        self._drop_process()
        if self._order is not None and self._order.action is None:
            self._send()
        else:
            self.warm_up()

    def _lose_patience(self) -> None:
        self._drop_process()
        self._move_without_process()

    def _move_without_process(self) -> None:
        """Let a simpler player move right here, or any legal action be taken if even that fails."""
        order = self._order
        assert order is not None
        job = order.job
        try:
            # It is quick enough for the window's own thread.
            action = choose_now(Job(job.number, job.game_id, USUAL, job.seed, job.observation))
        except Exception:
            # The match must go on, whatever a player does wrong.
            _log.exception("the player %s failed", USUAL)
            action = job.observation.sample_action(Random(str(job.seed)))
        self._choose(action)
        self.trouble.emit(
            QCoreApplication.translate(
                "Thinker", "The computer player could not think to the end. A simpler one made this move."
            )
        )

    def _choose(self, action: Action) -> None:
        assert self._order is not None
        self._order.action = action
        self._soon.start()

    def _tell_choice(self) -> None:
        order, self._order = self._order, None
        self._patience.stop()
        assert order is not None
        self.chosen.emit(order.position, order.action)

    def _single_shot(self, delay_ms: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=delay_ms)
        timer.timeout.connect(slot)
        return timer


def only_action(observation: Observation[Any]) -> Action | None:
    """The action of a seat that has no choice; None if it has one."""
    # Where there are thousands, two draws tell it without listing them.
    rng = Random("only action")
    action = observation.sample_action(rng)
    if any(observation.sample_action(rng) != action for _ in range(3)):
        return None
    actions = observation.legal_actions()
    return actions[0] if len(actions) == 1 else None
