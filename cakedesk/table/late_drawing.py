"""`LateDrawing`: draws the pictures of items after the layout, in slices that let the event loop breathe.

A screen that comes changes some hundred pictures. Drawing each in the turn of the event loop that changes
it made that turn several times as long as a frame; and many are changed twice or more in one turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal

from cakedesk.table.slicer import Slicer

if TYPE_CHECKING:
    from cakedesk.table.items.base import TableItem

MOST_AT_ONCE = 6
"""So many pictures are drawn within a frame; for more, views wait."""

_TURN_OVER, _PAINTED = (QEvent.Type(QEvent.registerEventType()) for _ in range(2))
_AFTER_PAINTING = Qt.EventPriority.LowEventPriority.value - 1


class LateDrawing(QObject):
    """Knows which items are to be drawn, and draws them: first those that can be seen.

    While many of those are due, or a change is half done, views keep the picture that they show, so that
    nobody sees half of a change. Whoever paints all the same calls `draw_all` or `draw` before; who asks for
    a picture does so in `shown_now`.

    Attributes:
        is_behind: whether all that would move has to wait, for pictures or until a change is painted.

    Signals:
        behind_changed(bool): that has to wait from now on, or not any more.
        view_waits(bool): views have to, for pictures or for a change to be done.
    """

    behind_changed = Signal(bool)
    view_waits = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_behind = False
        self._half_done = 0
        self._due: dict[TableItem, None] = {}
        self._hurries = 0
        self._slicer = Slicer("table drawing", self)

    def mark(self, item: TableItem) -> None:
        """An item has to be drawn again before it is seen."""
        if item in self._due:
            return
        self._due[item] = None
        if item.isVisible():
            self._hurry()
        self.wake()

    def shown(self, item: TableItem) -> None:
        """An item can be seen now, and what belongs to it."""
        if not self._due:
            return
        if item in self._due or any(child in self._due for child in item.childItems()):
            self._hurry()
            self.wake()

    def forget(self, item: TableItem) -> None:
        """An item goes for ever."""
        self._due.pop(item, None)

    def is_due(self, item: TableItem) -> bool:
        """Whether an item still has to be drawn.

        Returns:
            Whether its picture is not up to date.
        """
        return item in self._due

    def draw(self, item: TableItem) -> None:
        """Draw an item now if that is due."""
        if item in self._due:
            del self._due[item]
            item.draw_now()

    def draw_all(self) -> None:
        """Draw everything that can be seen now."""
        if self._due:
            for item in [item for item in self._due if item.isVisible()]:
                self.draw(item)
        self._catch_up()

    @contextmanager
    def shown_now(self) -> Iterator[None]:
        """Let views show what is there in the meantime, whole or not: somebody asks for their picture."""
        self.draw_all()
        self.view_waits.emit(False)
        yield
        self._tell_views()

    def stop(self) -> None:
        """Draw nothing more."""
        self._due.clear()
        self._slicer.drop()
        self._catch_up()

    def hold(self, is_half_done: bool) -> None:
        """A change of several turns of the event loop has begun, or is whole. Several may overlap.

        Args:
            is_half_done: whether it has begun.
        """
        self._half_done += 1 if is_half_done else -1
        if self._half_done:
            self._tell_views()
        else:
            self._set_behind(True)  # it is painted before anything moves on
            self._look_after_turn()  # if no other has begun by then

    def wake(self) -> None:
        """Go on in the next turn of the event loop."""
        if self._slicer.is_done:
            self._slicer.begin(self._draw_due())

    def _hurry(self) -> None:
        self._hurries += 1
        if self._hurries == MOST_AT_ONCE + 1:
            self._look_after_turn()

    def _look_after_turn(self) -> None:
        # Before the next paint, but not within this turn: who paints in it gets all that is due.
        QCoreApplication.postEvent(self, QEvent(_TURN_OVER), Qt.EventPriority.HighEventPriority.value)

    def _catch_up(self) -> None:
        self._hurries = 0
        self._set_behind(False)
        self._tell_views()

    def _set_behind(self, is_behind: bool) -> None:
        if is_behind != self.is_behind:
            self.is_behind = is_behind
            self.behind_changed.emit(is_behind)

    def _tell_views(self) -> None:
        self.view_waits.emit(self._hurries > MOST_AT_ONCE or self._half_done > 0)

    def _draw_due(self) -> Iterator[None]:
        """Draw what can be seen, then what is hidden until something is to be seen again."""
        while True:
            while seen := [item for item in self._due if item.isVisible()]:
                for item in seen:
                    self.draw(item)
                    yield
            self._hurries = 0
            self._look_after_turn()
            if not self._due:
                return
            for item in list(self._due):
                if self._hurries:
                    break
                self.draw(item)
                yield

    # Qt's names

    def customEvent(self, event: QEvent) -> None:
        """The turn that changed many pictures, or ended a change, is over; or views have painted."""
        is_late = self._hurries > MOST_AT_ONCE
        if event.type() == _PAINTED:
            self._set_behind(is_late)
        elif event.type() == _TURN_OVER:
            self._tell_views()
            if is_late:
                self._set_behind(True)
            else:
                QCoreApplication.postEvent(self, QEvent(_PAINTED), _AFTER_PAINTING)
