"""One running thinking process, or another that does jobs, and the window's end of the pipe to it."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from cakedesk.players.process import Job, ReviewJob, serve

if TYPE_CHECKING:
    from cakedesk.printing.process import PrintJob

_POLL_MS = 15


class ThinkProcess(QObject):
    """A thinking process that does one job at a time. Reading its answers takes no thread and no waiting."""

    # `Answer`, `Advised` or `Failure`: the job is done; `Reviewed`, `Printed`: one more step is.
    answered = Signal(object)
    died = Signal()  # the process ended without being told to. It is of no more use.

    def __init__(
        self,
        parent: QObject | None = None,
        work: Callable[[Connection], None] | None = None,
        name: str = "thinking",
    ) -> None:
        super().__init__(parent)
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=work or serve, args=(theirs,), name=name, daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._connection.close()
            raise
        finally:
            # The pipe is to end with the process, so this side keeps no copy of the process's end.
            theirs.close()
        self.is_busy = False  # whether it has a job that is not answered yet
        self._ended = False
        self._notifier: QSocketNotifier | None = None
        self._poll_timer: QTimer | None = None
        self._watch()

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid or 0

    def send(self, job: Job | ReviewJob | PrintJob) -> bool:
        """Give it a job; it must not be busy. False if the process is gone."""
        assert not self.is_busy
        try:
            self._connection.send(job)
        except OSError:
            return False
        self.is_busy = True
        if self._poll_timer is not None:
            self._poll_timer.start()
        return True

    def end(self) -> BaseProcess:
        """End the process at once, whatever it does: it has nothing to lose."""
        self._stop_watching()
        if not self._ended:
            self._ended = True
            self._connection.close()
            self._process.kill()
        self.deleteLater()
        return self._process

    def _watch(self) -> None:
        # Windows has no notifier for pipes: it looks from time to time, while a job is out.
        if sys.platform == "win32":
            self._poll_timer = QTimer(self)
            self._poll_timer.setInterval(_POLL_MS)
            self._poll_timer.timeout.connect(self._on_readable)
        else:
            self._notifier = QSocketNotifier(self._connection.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._on_readable)

    def _stop_watching(self) -> None:
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        if self._poll_timer is not None:
            self._poll_timer.stop()

    def _on_readable(self) -> None:
        """Read an answer, which arrives in one piece; of several the next in a turn of its own.

        The end of the pipe means that the process died.
        """
        if self._ended:
            return
        try:
            if not self._connection.poll():
                return
            message = self._connection.recv()
        except (EOFError, OSError):
            self._stop_watching()
            self.died.emit()
            return
        self.is_busy = not getattr(message, "is_last", True)
        if self._poll_timer is not None and not self.is_busy:
            self._poll_timer.stop()
        self.answered.emit(message)
