"""`EventPlayer`: shows what happened by scripts, each step in a turn of the event loop of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal, SignalInstance

from cakedesk.table.animation import AnimationQueue, Group
from cakedesk.table.loop_turn import PatientTimer, is_turn_full
from cakedesk.table.slicer import Work

Script: TypeAlias = Iterator[Group | SignalInstance | None]
"""Shows something in steps. It goes on when the group that it has given has moved, when the signal comes that
it has given, or, after None, in the next turn of the event loop."""


def in_turns(work: Work) -> Script:
    """Do a work without holding anybody up; what follows has a turn of its own."""
    is_idle = True
    for _ in work:
        is_idle = is_turn_full()
        if is_idle:
            yield None
    if not is_idle:
        yield None


class EventPlayer(QObject):
    """Runs a script for all sights that wait. No two of its steps share a turn of the event loop.

    Whoever finishes or skips what moves has the steps done at once, up to the next signal that is waited for.

    Attributes:
        is_playing: whether something is shown, or waits to be.

    Signals:
        half_done(bool): what a step has changed belongs to what the next turn changes, or not any more.
        ended: all that was given has been shown; in a turn of its own, also when all is skipped.

    Args:
        queue: what moves things.
        script: makes the script for some sights.
    """

    ended = Signal()
    half_done = Signal(bool)

    def __init__(
        self,
        queue: AnimationQueue,
        script: Callable[[Sequence[Any]], Script],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._queue = queue
        self._make_script = script
        self._waiting: list[Any] = []
        self._script: Script | None = None
        self._awaited: SignalInstance | None = None
        self._run = 0
        self.is_playing = self._is_half_done = False
        self._ending = PatientTimer("all was shown", self)
        self._ending.setSingleShot(True)
        self._ending.timeout.connect(self._end)

    @property
    def is_ending(self) -> bool:
        """Whether nothing is left to show, and `ended` is about to tell so."""
        return self._ending.isActive()

    def play(self, sights: Sequence[Any]) -> None:
        """Show what happened, after all that was given before. `ended` follows, never before this returns.

        Args:
            sights: in their order; may be empty.
        """
        self._waiting += sights
        if not self.is_playing:
            self.is_playing = True
            self._set_half_done(not self._queue.busy)  # what led to this may have changed the table
            self._later()

    def stop(self) -> None:
        """Show nothing more of what was given, without a signal. What moves, or is about to, goes on.

        After it the script puts away what it has on the table: what it gave last may have brought more there.
        """
        self._run += 1
        self.is_playing = False
        self._waiting = []
        self._ending.stop()
        self._await(None)
        self._set_half_done(False)
        script, self._script = self._script, None
        if script is not None and not getattr(script, "gi_running", False):
            self._queue.call(partial(_close, script))

    def _later(self) -> None:
        self._queue.call(partial(self._go_on, self._run))

    def _go_on(self, run: int) -> None:
        if run != self._run:
            return
        if self._script is None:
            if not self._waiting:
                self._set_half_done(False)
                self._ending.start(0)  # whoever skips all is not led on to what follows
                return
            sights, self._waiting = self._waiting, []
            self._script = self._make_script(sights)
        script, is_half_done = self._script, False
        try:
            step = next(script)
            is_half_done = step is None and run == self._run
        except StopIteration:
            if run == self._run:
                self._script = None
                self._later()
            return
        finally:
            self._set_half_done(is_half_done)
        if run != self._run:  # the step itself has led to something else
            _close(script)
        elif isinstance(step, SignalInstance):
            self._await(step)
        else:
            if step is not None:
                self._queue.play(step)
            self._later()

    def _end(self) -> None:
        if self._waiting:  # since
            self._later()
        else:
            self.is_playing = False
            self.ended.emit()

    def _set_half_done(self, is_half_done: bool) -> None:
        if is_half_done != self._is_half_done:
            self._is_half_done = is_half_done
            self.half_done.emit(is_half_done)

    def _await(self, signal: SignalInstance | None) -> None:
        if self._awaited is not None:
            self._awaited.disconnect(self._came)
        self._awaited = signal
        if signal is not None:
            signal.connect(self._came)

    def _came(self) -> None:
        self._await(None)
        self._set_half_done(not self._queue.busy)  # what was dismissed may be gone already
        self._later()


def _close(script: Script) -> None:
    """Let a script put away what it has on the table for the moment."""
    close = getattr(script, "close", None)
    if close is not None:
        close()
