"""`LessonHands`: does something on the table as a mouse would, with a hand that can be seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from cakedesk.app.lesson.coach import Coach
from cakedesk.table.board import Board
from cakedesk.table.lesson import Deed
from cakedesk.table.scene import TableScene

_MOVE_MS = 900
_PRESS_MS = 500


class LessonHands(QObject):
    """Does one deed at a time. Without animations it is done at once."""

    done = Signal()  # the deed is done, or could not be done

    def __init__(self, scene: TableScene, coach: Coach, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._coach = scene, coach
        self._start, self._end = QPointF(), QPointF()
        self._carries = False
        self._then: Callable[[], None] = lambda: None
        self._way = QVariantAnimation(self)
        self._way.setObjectName("show me")
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.valueChanged.connect(self._go)
        self._way.finished.connect(self._arrive)

    @property
    def is_busy(self) -> bool:
        """Whether a deed is under way."""
        return self._way.state() == QVariantAnimation.State.Running

    def do(self, board: Board, deed: Deed, *, at_once: bool = False) -> bool:
        """Do something."""
        self._scene.queue.skip_all()
        source = board.places.find(deed.source)
        target = board.places.find(deed.target) if deed.target else source
        if not source or not target:
            return False
        self._carries = bool(deed.target)
        self._start = source[0].rect.center()
        self._end = target[0].rect.center()
        motion = self._scene.motion
        duration = motion.ms(_MOVE_MS if self._carries else _PRESS_MS)
        if at_once or duration <= 0 or motion.reduced:
            self._press()
            self._go(1.0)
            self._arrive()
            return True
        self._coach.show_hand(self._start)
        self._press()
        self._way.setDuration(duration)
        self._way.start()
        return True

    def stop(self) -> None:
        """Give up what is under way."""
        if self.is_busy:
            self._way.stop()
            self._scene.gestures.cancel_drag()
        self._coach.show_hand(None)

    def _press(self) -> None:
        if self._carries:
            self._scene.gestures.press(self._start)

    def _go(self, share: object) -> None:
        assert isinstance(share, float)
        at = self._start + (self._end - self._start) * share
        if self._carries:
            self._scene.gestures.move(at)
        if self.is_busy:
            self._coach.show_hand(at)

    def _arrive(self) -> None:
        self._coach.show_hand(None)
        gestures = self._scene.gestures
        if not self._carries:
            gestures.press(self._end)
        gestures.release(self._end)
        self.done.emit()
