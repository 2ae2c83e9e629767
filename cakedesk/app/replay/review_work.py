"""Has a finished match looked back at, in a process of its own: no move has to wait for it."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from cakedesk.app.match.think_process import ThinkProcess
from cakedesk.engine.match import Match
from cakedesk.players.process import Answer, Failure, Reviewed, ReviewJob

_log = logging.getLogger(__name__)


class ReviewWork(QObject):
    """Looks back at one match. The process ends with it."""

    advanced = Signal(object)  # a `Part`: one more step is done; the last one has the review
    failed = Signal()  # it can't be done. Why is logged: no player could do anything about it.

    def __init__(self, match: Match[Any], parent: QObject) -> None:
        super().__init__(parent)
        self._record = match.record().to_json()
        self._process: ThinkProcess | None = None

    def start(self) -> None:
        """Begin."""
        try:
            self._process = ThinkProcess(self)
        except OSError as error:
            self._give_up(str(error))
            return
        self._process.answered.connect(self._on_answered)
        self._process.died.connect(lambda: self._give_up("the process died"))
        if not self._process.send(ReviewJob(1, self._record)):
            self._give_up("the process is gone")

    def stop(self) -> None:
        """End it at once; nothing more is heard of it."""
        process, self._process = self._process, None
        if process is not None:
            process.end().join()

    def _on_answered(self, message: Answer | Failure | Reviewed) -> None:
        if isinstance(message, Reviewed):
            if message.part.review is not None:
                self.stop()
            self.advanced.emit(message.part)
        elif isinstance(message, Failure):
            self._give_up(message.why)

    def _give_up(self, why: str) -> None:
        _log.error("the match can't be reviewed: %s", why)
        self.stop()
        self.failed.emit()
