"""`TableKeys`: what the keys do on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cakedesk.table.items.button_item import ButtonItem

if TYPE_CHECKING:
    from cakedesk.table.items.base import TableItem
    from cakedesk.table.scene import TableScene

_ARROWS = {
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Up: (0, -1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WITH_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class TableKeys:
    """Arrows move the focus, Enter and Space act on it, Escape gives up, E enlarges; the rest: the board.

    Ctrl+Enter presses the primary button wherever the focus is.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def press(self, event: QKeyEvent) -> bool:
        """A key was pressed.

        Returns:
            Whether it meant something here.
        """
        key, modifiers = event.key(), event.modifiers() & _WITH_MODIFIERS
        if key in _ENTER and modifiers == Qt.KeyboardModifier.ControlModifier:
            return self.confirm()
        if modifiers:
            return self._ask_board(event)
        if key == Qt.Key.Key_E:
            return self._enlarge() or self._ask_board(event)
        was_large = self._scene.enlarge.is_on
        self._scene.enlarge.hide()
        if key in _ARROWS:
            self._scene.focus.move(*_ARROWS[Qt.Key(key)])
            return True
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return self._scene.focus.first() if key == Qt.Key.Key_Home else self._scene.focus.last()
        if key in _ENTER or key == Qt.Key.Key_Space:
            return self._act(is_enter=key in _ENTER) or self._ask_board(event) or self._take_up(key)
        if key == Qt.Key.Key_Escape:
            return was_large or self._give_up() or self._ask_board(event)
        return self._ask_board(event)

    def button_of(self, event: QKeyEvent) -> ButtonItem | None:
        """The button that Enter or Space would press; None: something else, or nothing."""
        focus, board = self._scene.focus, self._scene.board
        has_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if has_control or not focus.shown:
            return board.primary_button if board is not None else None
        return focus.current if isinstance(focus.current, ButtonItem) else None

    def item_of(self, event: QKeyEvent) -> TableItem | None:
        """What else Enter or Space would act on; None: nothing, or what moves is finished first."""
        scene, board = self._scene, self._scene.board
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier or scene.queue.busy:
            return None
        turn = board.staged.turn if board is not None else None
        if scene.focus.shown:
            return scene.focus.current
        return turn.next_thing() if turn is not None else None

    def step(self, forward: bool) -> bool:
        """Tab or Shift+Tab was pressed.

        Args:
            forward: whether it was Tab alone.

        Returns:
            False if the focus should leave the table.
        """
        self._scene.enlarge.hide()
        focus = self._scene.focus
        if focus.current is not None and not focus.shown:
            focus.show()
            return True
        if focus.next() if forward else focus.previous():
            return True
        if self._scene.gestures.picked_item is None:
            # Right after a turn was confirmed the keyboard waits for the next one. Shift+Tab leads away.
            return forward and focus.rests
        # What is picked is placed or given up before the focus goes anywhere else.
        return focus.first() if forward else focus.last()

    def confirm(self) -> bool:
        """Press the primary button of the board, wherever the focus is.

        Returns:
            Whether that meant something: what is in hand or moves is seen to first.
        """
        return self._waits(is_enter=True) or self._press_primary()

    def _act(self, *, is_enter: bool) -> bool:
        if self._waits(is_enter=is_enter):
            return True
        focus = self._scene.focus
        if not focus.shown and is_enter:
            focus.show_guided()  # Enter does what a lesson asks for, rather than what the game would come to
        item = focus.current
        if item is not None and focus.shown:
            self._scene.gestures.act_on_focus(item)
            return True
        return is_enter and self._press_primary()

    def _take_up(self, key: int) -> bool:
        """Show who is to act what is done next; Enter begins with it. Returns whether that was hidden."""
        focus, board = self._scene.focus, self._scene.board
        if focus.shown or board is None or board.staged.turn is None:
            return False
        focus.show()
        item, turn = focus.current, board.staged.turn
        if key in _ENTER and item is not None and item is turn.next_thing() and not board.staged.gestures():
            self._scene.gestures.act_on_focus(item)
        return focus.shown

    def _waits(self, *, is_enter: bool) -> bool:
        """Finish what moves. Returns whether something moved or is dragged: then that is all."""
        gestures, queue = self._scene.gestures, self._scene.queue
        if gestures.dragging:
            return True
        if is_enter and queue.yields:
            queue.skip_all()
        is_busy = queue.busy
        if is_busy:
            queue.finish_current()
        return is_busy

    def _press_primary(self) -> bool:
        if self._scene.gestures.drop():  # a turn with something picked up is not done
            return True
        button = self._scene.board.primary_button if self._scene.board is not None else None
        return button is not None and button.click()

    def _give_up(self) -> bool:
        if self._scene.gestures.drop():
            return True
        return self._scene.board is not None and self._scene.board.cancel()

    def _enlarge(self) -> bool:
        focus = self._scene.focus
        item = focus.current if focus.shown else self._scene.hover.item
        return self._scene.enlarge.toggle(item)

    def _ask_board(self, event: QKeyEvent) -> bool:
        return self._scene.board is not None and self._scene.board.key_pressed(event)
