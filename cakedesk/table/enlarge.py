"""`Enlarger`: shows a card large beside itself: after resting on it, after a long press, or by a key.

What the board tells of the card stands beside the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer

from cakedesk.art.face import Face
from cakedesk.table import z_values
from cakedesk.table.enlarged_help import EnlargedHelp
from cakedesk.table.items.base import TableItem
from cakedesk.table.items.face_item import FaceItem

if TYPE_CHECKING:
    from cakedesk.table.scene import TableScene

HOVER_DELAY_MS = 700
LONG_PRESS_MS = 500
LARGE_HEIGHT_UNITS = 430.0
_GAP_UNITS, _AWAY_UNITS, _PAGE_UNITS = 16.0, 60.0, 1200.0
_WORTH_IT = 1.5
"""How much larger it must become for the pointer alone to call it up."""


class Enlarger(QObject):
    """Shows one card large. Moving on, pressing, any key but its own, or another state takes it away.

    Whoever carries something, has just clicked or let it go or is led by a lesson wants to see the table.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.shown_for: FaceItem | None = None  # the card that is shown large; None: none is
        self.is_off = False  # whether nothing is shown large, as below a lesson's veil
        self._shown: tuple[Face, QPointF] | None = None  # which face, and where its item was
        self._let_go_at = QPointF()
        self._has_let_go = False
        self._large: FaceItem | None = None
        self._help = EnlargedHelp(scene)
        self._waiting: FaceItem | None = None
        self._is_pressed = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.setObjectName("enlarge")
        self._timer.timeout.connect(self._show_waiting)

    @property
    def told(self) -> tuple[str, ...]:
        """What is told of a card, or beside an item: a title, then sentences; empty: nothing."""
        return self._help.told

    @property
    def is_on(self) -> bool:
        """Whether anything is shown large or told."""
        return self.shown_for is not None or bool(self.told)

    @property
    def tells_soon(self) -> bool:
        """Whether words stand beside a card that is shown large, or will once the pointer has rested."""
        board, item = self._scene.board, self._waiting
        return bool(self.told) or bool(board is not None and item is not None and board.help_for(item))

    @property
    def large_item(self) -> FaceItem | None:
        """The large picture; None while there is none."""
        return self._large if self.shown_for is not None else None

    def let_go_at(self, pos: QPointF) -> None:
        """Something was clicked or let go: nothing near is shown large before the pointer comes again."""
        self.hide()
        self._let_go_at, self._has_let_go = pos, True

    def pointer_at(self, pos: QPointF) -> None:
        """The pointer has moved."""
        far = self._scene.metrics.px(_AWAY_UNITS)
        self._has_let_go = self._has_let_go and (pos - self._let_go_at).manhattanLength() < far

    def rest_on(self, item: TableItem | None) -> None:
        """The pointer rests on something, or on nothing."""
        if item is self.shown_for and item is not None:
            return
        self._is_pressed = False
        self.hide()
        if not self._has_let_go and isinstance(item, FaceItem) and self._is_worth_it(item):
            self._wait(item, HOVER_DELAY_MS)

    def focus_on(self, item: TableItem) -> None:
        """The keyboard has come to something that it enlarges, wherever the pointer has let go."""
        self._has_let_go = False
        self.rest_on(item)

    def press_on(self, item: TableItem | None) -> None:
        """Something is held down."""
        self.hide()
        if isinstance(item, FaceItem) and item.big_face is not None:
            self._is_pressed = True
            self._wait(item, LONG_PRESS_MS)

    def take_long_press(self) -> bool:
        """Whether the press that ends was a long one that showed a card, then taken away: it is no click."""
        was_long = self._is_pressed and self.shown_for is not None
        was_waiting = self._is_pressed
        self._is_pressed = False
        if was_long or was_waiting:
            self.hide()
        return was_long

    def toggle(self, item: TableItem | None) -> bool:
        """Show a card large, or take it away.

        Returns:
            Whether there was anything to show or take away.
        """
        if self.shown_for is not None:
            self.hide()
            return True
        if isinstance(item, FaceItem) and item.big_face is not None:
            self.show(item)
            return True
        return False

    def show(self, item: FaceItem) -> None:
        """Show a card large beside itself, with what the board tells of it."""
        face = item.big_face
        if face is None or self.is_off or item.is_discarded or not item.isVisible():
            return
        self.hide()
        scene, room = self._scene, QRectF(self._scene.sceneRect())
        height = min(scene.metrics.px(LARGE_HEIGHT_UNITS), room.height() * 0.8)
        width = min(height * face.aspect, room.width() * 0.4)
        height = width / face.aspect
        if self._large is None:
            self._large = FaceItem(scene, face, width, height, shadow="lifted")
            self._large.setZValue(z_values.ENLARGED)
            scene.keep(self._large)
        self._large.set_face(face)
        self._large.resize(width, height)
        told = scene.board.help_for(item) if scene.board is not None else ()
        self._help.tell(told)
        self._place(self._large, item, room)
        self._large.setVisible(True)
        self.shown_for, self._shown = item, (face, item.pos())
        if told and scene.focus.is_on(item) and scene.focus.shown:
            scene.announce(" ".join(told))

    def tell(self, item: TableItem, told: Sequence[str]) -> None:
        """Tell something beside an item to who can't point at it, until the next key or move.

        Args:
            item: what it is about.
            told: a title, then sentences; empty: nothing.
        """
        self.hide()
        if self.is_off:
            return
        self._help.tell(told)
        size, room = self._help.size_px(), QRectF(self._scene.sceneRect())
        gap, box = self._scene.metrics.px(_GAP_UNITS), item.rect_px()
        top = box.top() - gap - size.height()
        below = QRectF(box.center().x() - size.width() / 2, top, size.width(), size.height())
        if top < gap:
            below.moveTop(box.bottom() + gap)
        place = _inside(below, room.adjusted(gap, gap, -gap, -gap))
        self._help.place(place.left(), place.top())

    def tell_all(self, told: Sequence[str]) -> None:
        """Tell something long over the middle of the table, until the next key or move.

        Args:
            told: a title, then a text of any length.
        """
        self.hide()
        px, middle = self._scene.metrics.px, self._scene.sceneRect().center()
        gap = px(_GAP_UNITS)
        width = px(_PAGE_UNITS) * self._scene.metrics.text_scale
        room = QSizeF(min(2 * (middle.x() - gap), width), 2 * (middle.y() - gap))
        self._help.tell(told, room)
        size = self._help.size_px()
        self._help.place(middle.x() - size.width() / 2, middle.y() - size.height() / 2)

    def covers(self, pos: QPointF) -> bool:
        """Whether what is told lies over a point of the scene, while no card is shown large."""
        return self.shown_for is None and self._help.covers(pos)

    def hide(self) -> None:
        """Take it away, and forget what was waited for."""
        self._timer.stop()
        self._waiting = None
        self.shown_for = None
        self._help.tell(())
        if self._large is not None:
            self._large.setVisible(False)

    def settle(self) -> None:
        """Take it away if what was shown large has become something else, or lies elsewhere."""
        item = self.shown_for
        if item is not None and ((item.big_face, item.pos()) != self._shown or not item.isVisible()):
            self.hide()

    def forget(self, item: TableItem) -> None:
        """Have nothing more to do with an item that goes for ever."""
        if item is self.shown_for or item is self._waiting:
            self.hide()
        if item is self._large:
            self._large = None
        self._help.forget(item)

    def _is_worth_it(self, item: FaceItem) -> bool:
        return item.big_face is not None and item.height_px * _WORTH_IT <= self._scene.metrics.px(
            LARGE_HEIGHT_UNITS
        )

    def _wait(self, item: FaceItem, delay_ms: int) -> None:
        self._waiting = item
        self._timer.start(delay_ms)

    def _show_waiting(self) -> None:
        item = self._waiting
        if item is not None and not self._scene.queue.busy and not self._scene.gestures.carries:
            self.show(item)

    def _place(self, large: FaceItem, item: FaceItem, room: QRectF) -> None:
        """Place it beside the card, where it covers least of what can be used."""
        gap = self._scene.metrics.px(_GAP_UNITS)
        inner, box = room.adjusted(gap, gap, -gap, -gap), item.rect_px()
        words = self._help.size_px()
        width = large.width_px + (words.width() + gap / 2 if words.width() else 0.0)
        height = max(large.height_px, words.height())
        middle = box.center().x() - width / 2, box.center().y() - height / 2
        corners = (
            (box.right() + gap, middle[1]),
            (box.left() - gap - width, middle[1]),
            (middle[0], box.top() - gap - height),
            (middle[0], box.bottom() + gap),
        )
        places = [_inside(QRectF(x, y, width, height), inner) for x, y in corners]
        others = [other.rect_px() for other in self._scene.interactive_items() if other is not item]
        # What one wants to see large is never covered, if that can be helped.
        place = min(places, key=lambda rect: (_covered(rect, [box]), _covered(rect, others)))
        large.place(place.left(), place.center().y() - large.height_px / 2)
        left = place.left() + large.width_px + gap / 2
        self._help.place(left, place.center().y() - words.height() / 2)


def _inside(rect: QRectF, room: QRectF) -> QRectF:
    """The rectangle, moved into the room."""
    left = max(room.left(), min(rect.left(), room.right() - rect.width()))
    top = max(room.top(), min(rect.top(), room.bottom() - rect.height()))
    return QRectF(left, top, rect.width(), rect.height())


def _covered(rect: QRectF, others: list[QRectF]) -> int:
    """How many px of the others a rectangle covers."""
    parts = (rect.intersected(other) for other in others)
    return round(sum(part.width() * part.height() for part in parts if not part.isEmpty()))
