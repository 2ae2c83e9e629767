"""`LateSteps`: does a long piece of work step by step, each in a turn of the event loop of its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 8
"""So that what was changed is painted in a turn between two steps."""


class LateSteps(QObject):
    """Steps that wait for their turn; they begin once released. Call `finish` before using what they make.

    Args:
        name: what the timer is called.
    """

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self._due: deque[Callable[[], object]] = deque()
        self._is_held = True
        self._timer = QTimer(self)
        self._timer.setObjectName(name)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._do_one)

    @property
    def is_done(self) -> bool:
        """Whether nothing is due."""
        return not self._due

    def begin(self, steps: Iterable[Callable[[], object]]) -> None:
        """Take up other work; what was due of the last one is dropped.

        Args:
            steps: in order; none should take longer than a frame.
        """
        self._due = deque(steps)
        self._run()

    def hold(self, on: bool) -> None:
        """Let the steps wait, for as long as nobody sees what they make."""
        self._is_held = on
        self._run()

    def finish(self) -> None:
        """Do at once all that is due."""
        while self._due:
            self._do_one()

    def _run(self) -> None:
        if self._due and not self._is_held:
            self._timer.start()
        else:
            self._timer.stop()

    def _do_one(self) -> None:
        step = self._due.popleft()
        if not self._due:
            self._timer.stop()
        step()
