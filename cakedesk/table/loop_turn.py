"""`PatientTimer`: what can wait begins in a turn of the event loop that has not done much yet."""

from __future__ import annotations

from functools import cache
from time import perf_counter

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QObject, QTimer, QTimerEvent

AT_ONCE_S = 0.004
"""So long a turn of the event loop takes up more."""


def is_turn_full() -> bool:
    """Whether the present turn of the event loop has done so much that what can wait should."""
    return perf_counter() - _turn().began_s >= AT_ONCE_S


class PatientTimer(QTimer):
    """A timer that lets full turns go by, though never many: painting and several timers share a turn.

    It lets the turn after that go by as well for another one that has waited: two that always have much to do
    take turns.

    Args:
        name: what it is called.
        patience: how many full turns it lets go by one after the other.
    """

    def __init__(self, name: str, parent: QObject, patience: int = 1) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._patience, self._waited = patience, 0

    # Qt's names

    def timerEvent(self, event: QTimerEvent) -> None:
        """Its time has come; one that is left out comes again by itself."""
        turn = _turn()
        if self._waited < self._patience and (is_turn_full() or turn.is_kept_free):
            self._waited += 1
            turn.is_next_kept_free |= self._waited == self._patience
        else:
            self._waited = 0
            super().timerEvent(event)


class _Turn(QObject):
    """Notes when the present turn of the event loop has begun, and whether it is kept for who has waited."""

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())
        self.is_next_kept_free = False
        self._begin()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.awake.connect(self._begin)

    def _begin(self) -> None:
        self.began_s = perf_counter()
        self.is_kept_free, self.is_next_kept_free = self.is_next_kept_free, False


@cache
def _turn() -> _Turn:
    return _Turn()
