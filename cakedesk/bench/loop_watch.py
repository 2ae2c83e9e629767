"""How long the event loop of the GUI thread is away each time."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import NamedTuple

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt, QTimer


class Block(NamedTuple):
    """One turn of the event loop.

    Attributes:
        cpu_ms: the GUI thread's own work in it.
        wall_ms: how long it took, waiting for other threads and processes included; up to 1 ms is sleep.
    """

    cpu_ms: float
    wall_ms: float


class LoopWatch(QObject):
    """Measures every turn of the event loop, from one return to the dispatcher to the next.

    A timer wakes the loop each millisecond, so that sleep hardly counts.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.blocks: list[Block] = []  # the turns measured so far
        self._is_on = False
        self._cpu_s = self._wall_s = 0.0
        self._heartbeat = QTimer(self)
        self._heartbeat.setTimerType(Qt.TimerType.PreciseTimer)
        self._heartbeat.setInterval(1)
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.awake.connect(self._returned)
        dispatcher.aboutToBlock.connect(self._returned)

    def start(self) -> None:
        """Begin, or go on."""
        self._cpu_s, self._wall_s = thread_time(), perf_counter()
        self._is_on = True
        self._heartbeat.start()

    def stop(self) -> None:
        """Leave out what happens until `start`. What belongs to the present turn is left out too."""
        self._is_on = False
        self._heartbeat.stop()

    def leave_out(self, cpu_s: float, wall_s: float) -> None:
        """Something in the present turn was the probe's own work."""
        self._cpu_s += cpu_s
        self._wall_s += wall_s

    def _returned(self) -> None:
        if self._is_on:
            cpu_s, wall_s = thread_time(), perf_counter()
            self.blocks.append(Block((cpu_s - self._cpu_s) * 1000, (wall_s - self._wall_s) * 1000))
            self._cpu_s, self._wall_s = cpu_s, wall_s
