"""`StepWalk`: shows many things step by step, so that everyone can follow."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from cakedesk.table.animation import Group
from cakedesk.table.items.bar_item import BarItem
from cakedesk.table.motion import Pace
from cakedesk.table.scene import TableScene

HOLD_MS = 3500


@dataclass(frozen=True, eq=False)
class WalkStep:
    """One step.

    Attributes:
        show: shows it, and gives what is to move for it.
        hold_ms: how long it stays when the walk goes on by itself, at the usual speed.
        name: what it is called.
    """

    show: Callable[[], Sequence[Group]]
    hold_ms: int = HOLD_MS
    name: str = ""


class WalkState(enum.Enum):
    """What a walk is doing."""

    OFF = "off"
    SHOWING = "showing"
    HOLDING = "holding"
    RESULT = "result"


class StepWalk(QObject):
    """Walks through steps. The last is the result: it stays until it is dismissed, at every pace and speed.

    Where `Motion.keeps_results` is off, it is dismissed after a while.

    Attributes:
        state: what it is doing.
        index: the step that is shown, from 0; -1 before the first.
        first: the step with which it has begun for people, see `TableScene.walk_from`.

    Signals:
        step_shown: a step begins; its index.
        holding: a step has been shown, *Next* is waited for; its index.
        result_reached: the last step has been shown.
        dismissed: the result was dismissed.
    """

    step_shown = Signal(int)
    holding = Signal(int)
    result_reached = Signal()
    dismissed = Signal()

    def __init__(self, scene: TableScene, bar: BarItem | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._bar = bar
        self._steps: Sequence[WalkStep] = ()
        self._own_pace: Pace | None = None
        self._hurry = False
        self._run = 0
        self.state = WalkState.OFF
        self.index = -1
        self.first = 0
        self._timer = QVariantAnimation(self)
        self._timer.setObjectName("walk timer")
        self._timer.setStartValue(0.0)
        self._timer.setEndValue(1.0)
        self._timer.valueChanged.connect(self._show_time)
        self._timer.finished.connect(self._time_is_up)

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self._steps)

    @property
    def at_result(self) -> bool:
        """Whether the result is shown and can be dismissed."""
        return self.state is WalkState.RESULT

    @property
    def hurries(self) -> bool:
        """Whether it goes straight to the result."""
        return self._hurry

    @property
    def _pace(self) -> Pace:
        return self._own_pace or self._scene.motion.pace

    def start(self, steps: Sequence[WalkStep], pace: Pace | None = None) -> None:
        """Begin with the first step.

        Args:
            steps: at least one; the last is the result.
            pace: how it goes on; None: as a person has set.
        """
        self.stop()
        self._steps = tuple(steps)
        self._own_pace = pace
        self._hurry = self._pace == "all_at_once"
        self.first, self._scene.walk_from = min(self._scene.walk_from, self.count - 1), 0
        self._show(0)

    def next(self) -> None:
        """Go on: finish the step that is being shown, show the next one, or dismiss the result."""
        if self.state is WalkState.SHOWING:
            run, index = self._run, self.index
            while self._is_showing(run, index) and self._scene.queue.busy:
                self._scene.queue.finish_current()
        elif self.state is WalkState.HOLDING:
            self._timer.stop()
            self._show(self.index + 1)
        elif self.state is WalkState.RESULT:
            self.stop()
            self.dismissed.emit()

    def skip(self) -> None:
        """Go straight to the result. The result itself is not dismissed."""
        if self.state in (WalkState.OFF, WalkState.RESULT):
            return
        self._hurry = True
        if self.state is WalkState.HOLDING:
            self._timer.stop()
            self._show(self.index + 1)
        else:
            self._scene.queue.skip_all()

    def stop(self) -> None:
        """End without a signal, wherever it is."""
        self._run += 1
        self._timer.stop()
        self._show_time(0.0)
        self._steps = ()
        self.index = -1
        self._scene.walked_to = 0
        self.state = WalkState.OFF

    def _show(self, index: int) -> None:
        run = self._run
        # One step after the other, without calling itself: a walk may have many.
        while True:
            self.index = self._scene.walked_to = index
            self.state = WalkState.SHOWING
            self._show_time(0.0)
            self.step_shown.emit(index)
            if run != self._run:
                return
            self._scene.queue.play(*self._steps[index].show())
            if not self._hurry and index >= self.first:
                self._scene.queue.call(partial(self._step_has_been_shown, run, index))
                return
            self._scene.queue.skip_all()
            if run != self._run:
                return
            if index == self.count - 1:
                self._reach_result()
                return
            index += 1

    def _is_showing(self, run: int, index: int) -> bool:
        return (self.state, self._run, self.index) == (WalkState.SHOWING, run, index)

    def _step_has_been_shown(self, run: int, index: int) -> None:
        if run != self._run or index != self.index:
            return
        if index == self.count - 1:
            self._reach_result()
        elif self._hurry:
            self._show(index + 1)
        else:
            self.state = WalkState.HOLDING
            self.holding.emit(index)
            if self._pace == "timer" and self.state is WalkState.HOLDING:
                self._go_on_later(self._steps[index])

    def _go_on_later(self, step: WalkStep) -> None:
        # At speed 0 nothing moves, but people still need the time to read.
        speed = self._scene.motion.speed or self._scene.motion.haste
        self._timer.setDuration(round(step.hold_ms / speed))
        self._timer.start()

    def _time_is_up(self) -> None:
        if self._scene.motion.keeps_results if self.at_result else self._pace == "wait":
            return  # somebody has paused it meanwhile
        if self._scene.is_seen():
            self.next()
        else:  # nobody could read it: the step begins anew
            self._timer.start()

    def _reach_result(self) -> None:
        self.state = WalkState.RESULT
        self.result_reached.emit()
        if not self._scene.motion.keeps_results and self.at_result:
            self._go_on_later(self._steps[-1])

    def _show_time(self, fraction: float) -> None:
        if self._bar is not None and not self._bar.is_discarded:
            self._bar.set_fraction(fraction)
