"""`Ahead`: gets ready what will be shown next, while people look at something else."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

AT_ONCE_S = 0.004
"""So long pieces are called before the event loop has its turn."""


class Ahead(QObject):
    """Calls pieces of work in short turns of the event loop while people look at something that stays.

    It is no part of what moves: nobody waits for it until its work is needed.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: deque[Callable[[], None]] = deque()
        self._timer = QTimer(self)
        self._timer.setObjectName("getting ready ahead")
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def begin(self, pieces: Iterable[Callable[[], None]]) -> None:
        """Call pieces from the next turn of the event loop on. What was left of others is dropped.

        Args:
            pieces: none of them takes long.
        """
        self._left = deque(pieces)
        self._timer.start()

    def finish(self) -> None:
        """Call all that is left now: it is needed."""
        while self._left:
            self._left.popleft()()
        self._timer.stop()

    def drop(self) -> None:
        """Call nothing more."""
        self._left.clear()
        self._timer.stop()

    def _go_on(self) -> None:
        began_s = perf_counter()
        while self._left and perf_counter() - began_s < AT_ONCE_S:
            self._left.popleft()()
        if not self._left:
            self._timer.stop()
