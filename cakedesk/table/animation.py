"""`AnimationQueue`: one group of things moves at a time, and any of it can be finished at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEventLoop, QObject, QTimer, QVariantAnimation, Signal

from cakedesk.table.items.base import TableItem
from cakedesk.table.loop_turn import PatientTimer
from cakedesk.table.motion import Motion
from cakedesk.table.tween import Easing, Move, Tween, tweens_for

__all__ = ["AnimationQueue", "Easing", "Group", "Move"]

CROWD = 12
"""So many things that move at once are a crowd."""


@dataclass(frozen=True, eq=False)
class Group:
    """Moves that happen side by side.

    Attributes:
        moves: the moves.
        on_start: called before anything moves.
        on_end: called when everything has moved and the pause is over, also when it is cut short.
        pause_ms: a wait after the moves, at the usual speed.
        name: what it is called in signals.
        pictures: items that are seen from then on: it does not begin before their art is there, at any speed.
        by_gesture: whether the acting person's own gesture moves it, and nothing waits for its end: the next
            gesture finishes it and counts as well.
    """

    moves: Sequence[Move] = field(default=())
    on_start: Callable[[], None] | None = None
    on_end: Callable[[], None] | None = None
    pause_ms: int = 0
    name: str = ""
    pictures: Sequence[TableItem] = ()
    by_gesture: bool = False


class AnimationQueue(QObject):
    """Plays groups one after another. While nothing is left to play, nothing runs.

    At speed 0 a group takes the same path and ends at once, still in its own turn of the event loop.

    Signals:
        idle: everything given to it has been played.
        group_started: a group begins; its name.
        group_ended: a group has ended; its name.
        crowded(bool): a crowd moves from now on, or not any more.
    """

    idle = Signal()
    crowded = Signal(bool)
    group_started = Signal(str)
    group_ended = Signal(str)

    def __init__(
        self,
        motion: Motion,
        parent: QObject | None = None,
        *,
        lacks_picture: Callable[[TableItem], bool] = lambda _: False,
    ) -> None:
        """Make a queue with nothing to play.

        Args:
            motion: how things move.
            lacks_picture: whether the art of an item is still to come: nothing flies blank. `wake` tells
                when it has come.
        """
        super().__init__(parent)
        self.motion = motion
        self._lacks_picture = lacks_picture
        self._waiting: deque[Group] = deque()
        self._group: Group | None = None
        self._tweens: list[Tween] = []
        self._idle_due = False
        self._is_held = False
        self._is_crowded = False
        self._clock = QVariantAnimation(self)
        self._clock.setObjectName("table animation")
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._end_group)
        self._starter = PatientTimer("what moves next", self)
        self._starter.setSingleShot(True)
        self._starter.timeout.connect(self._start_next)

    @property
    def busy(self) -> bool:
        """Whether something is or will be moving."""
        return self._group is not None or bool(self._waiting)

    @property
    def yields(self) -> bool:
        """Whether something moves or waits to, and all of it by the person's own gestures."""
        groups = [*self._waiting] if self._group is None else [self._group, *self._waiting]
        return bool(groups) and all(group.by_gesture for group in groups)

    def play(self, *groups: Group) -> None:
        """Play groups after those that are there already.

        Args:
            groups: in their order.
        """
        self._waiting.extend(groups)
        self._idle_due = self._idle_due or bool(groups)
        self.wake()

    def call(self, what: Callable[[], None]) -> None:
        """Call something when everything given before has been played.

        Args:
            what: what to call.
        """
        self.play(Group(on_end=what))

    def set_held(self, held: bool) -> None:
        """Begin no group by itself while its items are not drawn yet. Whoever finishes does not wait."""
        self._is_held = held
        if held:
            self._starter.stop()
        else:
            self.wake()

    def finish_current(self) -> None:
        """Bring the present group to its end now. The next one begins in the next turn of the event loop."""
        if self._group is None and self._waiting:
            self._start_next(held=True)
        if self._group is not None:
            self._clock.stop()
            self._end_group()

    def skip_all(self) -> None:
        """Bring everything to its end now, in its order, with whatever its callbacks add meanwhile."""
        while self.busy:
            self.finish_current()

    def show_at(self, now_ms: float) -> None:
        """Show the present group as it is at some time, with its clock stopped. For measuring frames.

        Args:
            now_ms: the time since it began; `finish_current` ends it.
        """
        if self._group is None:
            self._start_next()
        if self._group is not None:
            self._clock.pause()
            self._tick(now_ms)

    def forget_all(self) -> None:
        """Stop where things are and play nothing more. Callbacks of what is dropped are not called."""
        self._waiting.clear()
        self._starter.stop()
        self._clock.stop()
        self._group = None
        self._tweens = []
        self._tell_crowd(0)

    def forget_item(self, item: TableItem) -> None:
        """Move an item no more, because it is about to go."""
        self._tweens = [tween for tween in self._tweens if tween.item is not item]

    def wait_idle(self, timeout_ms: int = 30_000) -> bool:
        """Let the event loop run until everything has been played. For tests and pictures.

        Args:
            timeout_ms: when to give up.

        Returns:
            Whether it is idle.
        """
        if not self.busy:
            return True
        loop = QEventLoop()
        alarm = QTimer(singleShot=True)
        alarm.timeout.connect(loop.quit)
        self.idle.connect(loop.quit)
        alarm.start(timeout_ms)
        while self.busy and alarm.isActive():  # a callback that skips all is told of it before it plays on
            loop.exec()
        alarm.stop()
        self.idle.disconnect(loop.quit)
        return not self.busy

    def wake(self) -> None:
        """Begin what waits, if nothing moves: something that it waited for is there."""
        if self._group is None and self._waiting and not self._is_held and not self._starter.isActive():
            self._starter.start(0)

    def _start_next(self, *, held: bool = False) -> None:
        if self._group is not None or not self._waiting:
            return
        self._starter.stop()
        group = self._waiting[0]
        flying = [move.item for move in group.moves if move.flight and self.motion.speed > 0]
        if not held and any(map(self._lacks_picture, [*group.pictures, *flying])):
            return
        self._waiting.popleft()
        self._group = group
        self.group_started.emit(group.name)
        if group.on_start is not None:
            group.on_start()
        if self._group is not group:
            return  # the callback has finished or forgotten it
        moves = [move for move in group.moves if not move.item.is_discarded]
        tweens = tweens_for(moves, self.motion)
        length = max((tween.end_ms for tween in tweens), default=0.0)
        length_ms = self.motion.ms(length + group.pause_ms)
        if held or length_ms <= 0:
            self._tweens = tweens
            if not held:
                self._end_group()
            return
        # Setting the clock makes it tell values of the time before.
        self._tweens = []
        self._clock.setStartValue(0)
        self._clock.setEndValue(length_ms)
        self._clock.setDuration(length_ms)
        self._tweens = tweens
        self._tell_crowd(sum(move.pos is not None for move in moves))
        self._clock.start()

    def _tell_crowd(self, moving: int) -> None:
        if self._is_crowded != (moving >= CROWD):
            self._is_crowded = not self._is_crowded
            self.crowded.emit(self._is_crowded)

    def _tick(self, now_ms: float) -> None:
        speed = self.motion.speed or 1.0
        for tween in self._tweens:
            tween.show(now_ms * speed)

    def _end_group(self) -> None:
        group = self._group
        if group is None:
            return
        for tween in self._tweens:
            tween.finish()
        self._tweens = []
        self._group = None
        self._tell_crowd(0)
        if group.on_end is not None:
            group.on_end()
        self.group_ended.emit(group.name)
        if self.busy:
            self.wake()
        elif self._idle_due:
            self._idle_due = False
            self.idle.emit()
