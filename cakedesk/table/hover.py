"""`Hover`: what the pointer is over, lifted a little, with the right cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QVariantAnimation

from cakedesk.table.items.base import TableItem
from cakedesk.table.metrics import HOVER_LIFT_UNITS
from cakedesk.table.motion import HOVER_MS

if TYPE_CHECKING:
    from cakedesk.table.scene import TableScene


class Hover(QObject):
    """Keeps track of the interactive item under the pointer."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.item: TableItem | None = None  # that item; None: there is none
        self._lifted: TableItem | None = None
        self._rise = QVariantAnimation(self)
        self._rise.setObjectName("hover lift")
        self._rise.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._rise.setDuration(HOVER_MS)
        self._rise.valueChanged.connect(self._show_lift)

    def move(self, pos: QPointF) -> None:
        """The pointer has moved."""
        self._set_item(self._scene.interactive_at(pos))

    def leave(self) -> None:
        """The pointer has left the table, or does something else."""
        self._set_item(None)

    def forget(self, item: TableItem) -> None:
        """Have nothing more to do with an item that goes for ever."""
        if item is self._lifted:
            self._rise.stop()
            self._lifted = None
        if item is self.item:
            self.item = None

    def _set_item(self, item: TableItem | None) -> None:
        if item is self.item:
            return
        if self.item is not None and not self.item.is_discarded:
            self.item.set_hot(False)
        self._lower()
        self.item = item
        if item is not None:
            item.set_hot(True)
            self._lift(item)
        self._show_cursor(item)
        self._scene.note_pointed(item)

    def _lift(self, item: TableItem) -> None:
        source, motion = self._scene.gestures.source, self._scene.motion
        if source is None or not item.available or item is self._scene.gestures.picked_item:
            return
        if item.drag_only or not source.can_pick(item):
            return
        self._lifted = item
        height = HOVER_LIFT_UNITS * self._scene.metrics.unit
        if motion.reduced or motion.speed <= 0:
            item.set_lift(height)
            return
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(height)
        self._rise.setDuration(max(1, motion.ms(HOVER_MS)))
        self._rise.start()

    def _lower(self) -> None:
        self._rise.stop()
        if self._lifted is not None and not self._lifted.is_discarded:
            self._lifted.set_lift(0.0)
        self._lifted = None

    def _show_lift(self, lift_px: float) -> None:
        item = self._lifted
        if item is not None and item is not self._scene.gestures.picked_item:
            item.set_lift(lift_px)

    def _show_cursor(self, item: TableItem | None) -> None:
        usable = item is not None and item.available
        shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
        for view in self._scene.views():
            view.viewport().setCursor(shape)
