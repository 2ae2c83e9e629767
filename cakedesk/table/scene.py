"""`TableScene`: the table with everything that acts on what lies there."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cakedesk.art.face import Face
from cakedesk.art.store import FaceStore
from cakedesk.table.animation import AnimationQueue
from cakedesk.table.enlarge import Enlarger
from cakedesk.table.focus import FocusRing
from cakedesk.table.gestures import PickPlace
from cakedesk.table.hover import Hover
from cakedesk.table.item_scene import ItemScene
from cakedesk.table.items.base import TableItem
from cakedesk.table.items.face_item import FaceItem
from cakedesk.table.keys import TableKeys
from cakedesk.table.metrics import Metrics
from cakedesk.table.motion import Motion
from cakedesk.table.theme import Theme

if TYPE_CHECKING:
    from cakedesk.table.board import Board


class TableScene(ItemScene):
    """The table with a board on it.

    Attributes:
        motion: what a person has set about movement.
        queue: moves things, one group at a time.
        gestures: picks up and places.
        hover: what is under the pointer.
        focus: what the keyboard would act on.
        keys: what keys do.
        enlarge: shows cards large.
        board: the game on the table; None: none.
        announced: the last sentences said to screen readers, the newest last.
        walked_to: the step that a walk shows now, from 0.
        walk_from: the step with which the next walk begins: those before have been read on another table.

    Signals:
        sounded: something that is to be heard happens now: the name of its sound. What the board on the table
            emits as `Board.sounded` comes here too.
        said: a sentence for screen readers.
        reordered: other items may be there, or elsewhere.
        renamed: an item that is called something else.
        pointed_at: the item that the keyboard has come to.
        gone: an item that goes for ever.
        keyboard_wanted: a phase or a turn begins in which something is done next: the keyboard belongs here.
    """

    sounded = Signal(str)
    said = Signal(str)
    reordered = Signal()
    renamed = Signal(object)
    pointed_at = Signal(object)
    gone = Signal(object)
    keyboard_wanted = Signal()

    def __init__(
        self, faces: FaceStore, theme: Theme, motion: Motion | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(faces, theme, parent)
        self.motion = motion or Motion()
        self.board: Board | None = None
        self.announced: deque[str] = deque(maxlen=50)
        self.walked_to = self.walk_from = 0
        self._is_set_up = False
        self._is_shut_down = False
        self._upkeep = QTimer(self, singleShot=True)
        self._upkeep.setObjectName("table upkeep")
        self._upkeep.timeout.connect(self._keep_up)
        self.queue = AnimationQueue(self.motion, self, lacks_picture=self._lacks_picture)
        self.drawing.behind_changed.connect(self.queue.set_held)
        self.gestures = PickPlace(self)
        self.hover = Hover(self)
        self.enlarge = Enlarger(self)
        self.focus = FocusRing(self)
        self.keep(self.focus.frame)
        self.keys = TableKeys(self)
        self.queue.group_ended.connect(self._keep_up_soon)
        self.faces.ready.connect(self._face_ready)
        self.faces.idle.connect(self.queue.wake)
        self._is_set_up = True

    # ------------------------------------------------------------------ what is on the table

    def set_board(self, board: Board | None) -> None:
        """Put another game on the table. The board before it is closed.

        Args:
            board: the new one; None: the table is cleared.
        """
        if board is self.board:
            return
        before, self.board = self.board, None
        self.gestures.set_source(None)
        if before is not None:
            before.sounded.disconnect(self.sounded)
            before.close()
        self.queue.forget_all()
        self.board = board
        if board is not None:
            board.sounded.connect(self.sounded)
            board.relayout()

    def shut_down(self) -> None:
        """Stop everything and discard everything. Nothing can be used afterwards. May be called twice."""
        if self._is_shut_down:
            return
        self.set_board(None)
        self.enlarge.hide()
        self.hover.leave()
        self.focus.set_current(None)
        self._is_shut_down = True
        self._upkeep.stop()
        self.drawing.stop()
        self.faces.ready.disconnect(self._face_ready)
        self.faces.idle.disconnect(self.queue.wake)
        for item in list(self._items):
            item.discard()
        self.pixmaps.clear()
        self._background = None

    # ------------------------------------------------------------------ how it looks

    def set_theme(self, theme: Theme) -> None:
        """Change all colours.

        Args:
            theme: the new ones.
        """
        if theme is self.theme:
            return
        self.theme = theme
        self._repaint_all()
        if self.board is not None:
            self.board.retheme()
        self._refresh_stale()
        self.update()

    def set_motion(self, motion: Motion) -> None:
        """Change how things move.

        Args:
            motion: what a person has set.
        """
        self.motion = motion
        self.queue.motion = motion

    def set_text_scale(self, text_scale: float) -> None:
        """Change the size of all texts.

        Args:
            text_scale: 1.0 or more.
        """
        self._take_metrics(Metrics(self.metrics.width_px, self.metrics.height_px, text_scale))

    def resize_to(self, width_px: int, height_px: int) -> None:
        """Lay the table out at another size.

        Args:
            width_px: its new width.
            height_px: its new height.
        """
        self._take_metrics(Metrics(max(1, width_px), max(1, height_px), self.metrics.text_scale))

    def show_at(self, width_px: int, height_px: int, device_pixel_ratio: float) -> None:
        """Lay the table out for a view.

        Args:
            width_px: the view's width.
            height_px: the view's height.
            device_pixel_ratio: device pixels in one px of its screen.
        """
        if device_pixel_ratio != self.device_pixel_ratio:
            self.device_pixel_ratio = device_pixel_ratio
            self._repaint_all()
            if (width_px, height_px) == (self.metrics.width_px, self.metrics.height_px):
                self._lay_out()
        self.resize_to(width_px, height_px)

    # ------------------------------------------------------------------ what is said

    def announce(self, text: str) -> None:
        """Have screen readers say a sentence."""
        if text:
            self.announced.append(text)
            self.said.emit(text)

    def sound(self, name: str) -> None:
        """Let something be heard, if a game is on the table: what is cleared away makes no noise.

        Args:
            name: of its sound, such as ``set``.
        """
        if self.board is not None:
            self.sounded.emit(name)

    # ------------------------------------------------------------------ what items, views and readers tell

    def adopt(self, item: TableItem) -> None:
        """A new item has come. Items call this themselves."""
        super().adopt(item)
        self._keep_up_soon()

    def release(self, item: TableItem) -> None:
        """An item goes for ever. Items call this themselves."""
        self.queue.forget_item(item)
        self.gestures.forget(item)
        self.hover.forget(item)
        self.enlarge.forget(item)
        self.gone.emit(item)
        super().release(item)
        self._keep_up_soon()

    def note_changed(self, item: TableItem) -> None:
        """An item can be reached or seen now, or no longer, or shows another state."""
        self._spoken = None
        if self._is_set_up and (item.interactive or self.enlarge.told):
            self._keep_up_soon()

    def note_moved(self, item: TableItem) -> None:
        """An item has another place or size."""
        self._spoken = None
        if self._is_set_up and self.focus.is_on(item):
            self.focus.follow()

    def note_renamed(self, item: TableItem) -> None:
        """An item is called something else."""
        self._spoken = None
        self.renamed.emit(item)

    def note_focused(self, item: TableItem | None) -> None:
        """The keyboard has come to an item."""
        if not self._is_set_up:
            return
        self.gestures.preview(item)
        if item is None:
            return
        is_seen = self.focus.shown or item is self.hover.item  # else it is where Tab would go on
        if self.gestures.source is not None and is_seen:
            self.gestures.source.pointed(item)
        if self.focus.shown and isinstance(item, FaceItem) and item.rests_large:
            self.enlarge.focus_on(item)
        self.pointed_at.emit(item)

    def note_ring_hidden(self) -> None:
        """The keyboard's ring is gone: only the pointer points at something."""
        if self.gestures.source is not None:
            self.gestures.source.pointed(self.hover.item)

    def note_pointed(self, item: TableItem | None) -> None:
        """The pointer has come to an item, or to none."""
        self.enlarge.rest_on(None if self.gestures.carries else item)
        if self.gestures.source is not None:
            self.gestures.source.pointed(item)

    def is_seen(self) -> bool:
        """Whether the table is in sight: no curtain hides it."""
        views = self.views()
        return not views or any(view.isVisible() for view in views)

    def take_keyboard(self) -> None:
        """Bring the window's keyboard focus to the table."""
        for view in self.views():
            view.setFocus()

    def pointer_left(self) -> None:
        """The pointer is no longer over the table."""
        self.hover.leave()
        self.enlarge.hide()

    def step_focus(self, forward: bool) -> bool:
        """Tab was pressed. Returns False if the focus should leave the table."""
        return self.keys.step(forward)

    def press_key(self, event: QKeyEvent) -> bool:
        """A key was pressed. Returns whether it means something here."""
        return self.keys.press(event)

    def confirm(self) -> None:
        """Press the board's primary button, wherever the keyboard is; what is in hand is given up first."""
        self.keys.confirm()

    def release_key(self, event: QKeyEvent) -> None:
        """A key was let go."""
        if self.board is not None and not event.isAutoRepeat():
            self.board.key_released(event)

    def keyboard_left(self) -> None:
        """The keyboard is elsewhere: the ring goes, and what is held counts as let go."""
        self.focus.leave()
        self.gestures.cancel_drag()
        if self.board is not None:
            self.board.keyboard_left()

    def press_by_name(self, item: TableItem) -> None:
        """A screen reader presses an item. What moves is finished first."""
        self.queue.skip_all()
        if item.is_discarded or not item.interactive or not item.isVisible():
            return
        self.focus.set_current(item, show=self.focus.shown)
        self.gestures.act_on_focus(item)

    def tooltip_at(self, pos: QPointF) -> str:
        """See `ItemScene.tooltip_at`: none beside a card shown large with its words, or over what is laid.

        Below a lesson's veil the pointer finds nothing, and nothing is told either.
        """
        if self.enlarge.tells_soon or self.gestures.carries or (self.enlarge.is_off and not self.hover.item):
            return ""
        return super().tooltip_at(pos)

    # ------------------------------------------------------------------ inside

    def _take_metrics(self, metrics: Metrics) -> None:
        if metrics != self.metrics:
            self.metrics = metrics
            self._background = None
            self._note_picture_key()
            self._lay_out()

    def _lay_out(self) -> None:
        self.setSceneRect(0, 0, self.metrics.width_px, self.metrics.height_px)
        self.enlarge.hide()
        self.gestures.cancel_drag()
        self.queue.skip_all()
        # What was ordered for the size before is of no use any more.
        self.faces.cancel_pending()
        if self.board is not None:
            self.board.relayout()
        self.gestures.come_home()
        self._refresh_stale()
        self.focus.settle()
        self.update()

    def _face_ready(self, face: Face) -> None:
        super()._face_ready(face)
        self.queue.wake()

    def _lacks_picture(self, item: TableItem) -> bool:
        """Whether an item would be seen without its art, which is on its way."""
        self.drawing.draw(item)
        return item in self._incomplete and not self.faces.is_idle

    def _keep_up_soon(self) -> None:
        if self._is_set_up and not self._is_shut_down and not self._upkeep.isActive():
            self._upkeep.start(0)

    def _keep_up(self) -> None:
        self._spoken = None
        self.focus.settle()
        self.enlarge.settle()
        self.reordered.emit()

    # Qt's names

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The left button picks and presses; others do nothing."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.focus.hide()
        if self.enlarge.covers(event.scenePos()):
            self.enlarge.hide()
            return
        self.gestures.press(event.scenePos())
        item = self.interactive_at(event.scenePos())
        if item is not None and item.available and self.gestures.picked_item is None:
            self.focus.set_current(item, show=False)  # Tab goes on from here
        # With a mouse, resting on a card enlarges it; a slow click must stay a click.
        by_finger = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        self.enlarge.press_on(item if by_finger else None)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry what is dragged, or notice what is under the pointer."""
        event.accept()
        self.gestures.move(event.scenePos())
        if self.gestures.dragging:
            self.enlarge.hide()
        elif not event.buttons():
            self.enlarge.pointer_at(event.scenePos())
            self.hover.move(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The left button places and clicks."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.enlarge.take_long_press():
            self.gestures.cancel_drag()
            return
        clicked = self.interactive_at(event.scenePos())
        self.gestures.release(event.scenePos())
        if self.interactive_at(event.scenePos()) is clicked:
            self.hover.move(event.scenePos())
        else:  # nobody has pointed at what came there
            self.hover.leave()
        self.enlarge.let_go_at(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click is a press like any other, but where the first moved something.

        It was meant for what lay there before, not for what has come there since, and not to put that back.
        """
        item = self.interactive_at(event.scenePos())
        if self.queue.yields and not (item is not None and item.eager):
            event.accept()
            self.queue.skip_all()
        else:
            self.mousePressEvent(event)
