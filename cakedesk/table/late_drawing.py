"""`LateDrawing`: draws the pictures of items after the layout, in slices that let the event loop breathe.

A screen that comes changes some hundred pictures. Drawing each in the turn of the event loop that changes
it made that turn several times as long as a frame; and many are changed twice or more in one turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal

from cakedesk.table.slicer import Slicer

if TYPE_CHECKING:
    from cakedesk.table.items.base import TableItem

MOST_AT_ONCE = 6
"""So many pictures are drawn within a frame; for more, views wait."""

_FALL_BEHIND = QEvent.Type(QEvent.registerEventType())


class LateDrawing(QObject):
    """Knows which items are to be drawn, and draws them: first those that can be seen.

    While many of those are due, views keep the picture that they show, so that nobody sees half of a change.
    Whoever paints or asks for a picture all the same calls `draw_all` or `draw` before.

    Attributes:
        is_behind: whether views have to wait for pictures.

    Signals:
        behind_changed(bool): views have to wait from now on, or not any more.
    """

    behind_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_behind = False
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

    def stop(self) -> None:
        """Draw nothing more."""
        self._due.clear()
        self._slicer.drop()
        self._catch_up()

    def wake(self) -> None:
        """Go on in the next turn of the event loop."""
        if self._slicer.is_done:
            self._slicer.begin(self._draw_due())

    def _hurry(self) -> None:
        self._hurries += 1
        if self._hurries == MOST_AT_ONCE + 1:
            # Before the next paint, but not within this turn: who paints in it gets all that is due.
            QCoreApplication.postEvent(self, QEvent(_FALL_BEHIND), Qt.EventPriority.HighEventPriority.value)

    def _catch_up(self) -> None:
        self._hurries = 0
        if self.is_behind:
            self.is_behind = False
            self.behind_changed.emit(False)

    def _draw_due(self) -> Iterator[None]:
        """Draw what can be seen, then what is hidden until something is to be seen again."""
        while True:
            while seen := [item for item in self._due if item.isVisible()]:
                for item in seen:
                    self.draw(item)
                    yield
            self._catch_up()
            if not self._due:
                return
            for item in list(self._due):
                if self._hurries:
                    break
                self.draw(item)
                yield

    # Qt's names

    def customEvent(self, event: QEvent) -> None:
        """The turn that changed many pictures is over."""
        if event.type() == _FALL_BEHIND and self._hurries > MOST_AT_ONCE and not self.is_behind:
            self.is_behind = True
            self.behind_changed.emit(True)
