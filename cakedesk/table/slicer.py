"""`Slicer`: does long work in short turns of the event loop, so that nothing else has to wait."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import TypeAlias

from PySide6.QtCore import QObject

from cakedesk.table.loop_turn import PatientTimer, is_turn_full

Work: TypeAlias = Iterator[None]
"""Work in steps, a generator that yields after each of them: the event loop may have its turn there. No step
should take longer than a frame."""

PAUSE_MS = 8
"""The event loop's turn where what was changed is to be painted in between."""


def calls(*steps: Callable[[], object]) -> Work:
    """Work that consists of calls, each a step.

    Args:
        steps: in their order.
    """
    for step in steps:
        step()
        yield


def at_once(work: Work) -> None:
    """Do all of a work now."""
    deque(work, 0)


class Slicer(QObject):
    """Does one work at a time, begun in the next turn of the event loop. Whoever needs it before finishes it.

    Args:
        name: what its timer is called.
        pause_ms: how long the event loop has between two turns.
    """

    def __init__(self, name: str, parent: QObject, pause_ms: int = 0) -> None:
        super().__init__(parent)
        self._work: Work | None = None
        self._is_held = False
        self._timer = PatientTimer(name, self)
        self._timer.setInterval(pause_ms)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return self._work is None

    def begin(self, work: Work) -> None:
        """Take up a work; what was left of another is dropped.

        Args:
            work: what. It may begin another one itself.
        """
        self._work = work
        self._run()

    def hold(self, on: bool) -> None:
        """Let the work wait, for as long as nobody sees what it does.

        Args:
            on: whether it waits.
        """
        self._is_held = on
        self._run()

    def finish(self) -> None:
        """Do all that is left now: it is needed."""
        while self._work is not None:
            self.step()

    def drop(self) -> None:
        """Do nothing more."""
        self._work = None
        self._run()

    def _run(self) -> None:
        if self._work is None or self._is_held:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def step(self) -> None:
        """Do one step more now, if there is one."""
        work = self._work
        if work is None:
            return
        try:
            next(work)
        except StopIteration:
            if self._work is work:
                self.drop()

    def _go_on(self) -> None:
        while self._work is not None and not self._is_held:
            self.step()
            if is_turn_full():
                break
