"""Asks a thinking process of its own for advice: no computer's move ever waits for it, nor it for one."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from cakedesk.app.match.think_process import ThinkProcess
from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.players.levels import player_names
from cakedesk.players.process import Advised, Failure, Question

_log = logging.getLogger(__name__)


class Adviser(QObject):
    """Has one question at a time answered by the strongest player; the process starts with the first one."""

    # What is best, or what speaks for what was done: `Advice`, the best first; empty: it failed.
    advised = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: ThinkProcess | None = None
        self._asked = 0
        self.is_asked = False

    def ask(
        self, game_id: str, seats: int, seen: Observation[Any], seed: int | str, done: Action | None = None
    ) -> None:
        """Ask what is best, or why something was `done`. A question that is still out is given up."""
        self.cancel()
        if self._process is None:
            self._process = ThinkProcess(self)
            self._process.answered.connect(self._answer)
            self._process.died.connect(self._fail)
        self._asked += 1
        self.is_asked = True
        level = player_names(game_id, seats)[-1]
        if not self._process.send(Question(self._asked, game_id, level, seed, seen, done)):
            self._fail()

    def cancel(self) -> None:
        """Give up the question that is out, at once."""
        self.is_asked = False
        if self._process is not None and self._process.is_busy:
            self.close()

    def close(self) -> None:
        """End the process. Another question starts another one."""
        self.is_asked = False
        if self._process is not None:
            process, self._process = self._process, None
            process.end().join()

    def _answer(self, message: Advised | Failure) -> None:
        self.is_asked = False
        if isinstance(message, Failure):
            _log.error("no advice could be given: %s", message.why)
        self.advised.emit(message.advice if isinstance(message, Advised) else ())

    def _fail(self) -> None:
        _log.info("the process that advises died")
        self.close()
        self.advised.emit(())
