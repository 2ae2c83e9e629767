"""Three ways to use the program: dragging, clicking, and the keyboard alone."""

from __future__ import annotations

import abc
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from cakedesk.table.item_handles import ItemHandle
from cakedesk.table.items import TableItem
from tests.whole_games.desk import Desk

MOST_TABS = 90


class Hands(abc.ABC):
    """Somebody who plays in one of the ways."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # --------------------------------------------------------------------------------------------- the pages

    @abc.abstractmethod
    def press(self, button: QAbstractButton) -> None:
        """Press a button of a page."""

    @abc.abstractmethod
    def choose(self, buttons: Sequence[QAbstractButton], number: int) -> None:
        """Choose one of a row of buttons."""

    @abc.abstractmethod
    def write(self, field: QLineEdit, text: str) -> None:
        """Write into a field."""

    # --------------------------------------------------------------------------------------------- the table

    @abc.abstractmethod
    def confirm(self) -> None:
        """Press the primary button of the table."""

    @abc.abstractmethod
    def press_item(self, key: str) -> None:
        """Press something of the table."""

    @abc.abstractmethod
    def bring(self, source: str, target: str) -> None:
        """Bring one thing of the table to another."""

    def send(self, key: str, target: str) -> None:
        """Press what goes somewhere by itself, or drag it there."""
        del target
        self.press_item(key)


class MouseHands(Hands):
    """What all mice do alike."""

    def press(self, button: QAbstractButton) -> None:
        self.desk.click(button)

    def choose(self, buttons: Sequence[QAbstractButton], number: int) -> None:
        self.desk.click(buttons[number])

    def write(self, field: QLineEdit, text: str) -> None:
        self.desk.click(field)
        self.desk.write(text)

    def confirm(self) -> None:
        button = self.desk.board.primary_button
        assert button is not None
        self.desk.click(button)

    def press_item(self, key: str) -> None:
        self.desk.click(self.desk.item(key))


class DragHands(MouseHands):
    """Drags what is to be placed."""

    def bring(self, source: str, target: str) -> None:
        desk = self.desk
        desk.settle()
        desk.grab(desk.item(source))
        desk.let_go(desk.item(target))

    def send(self, key: str, target: str) -> None:
        """Drag it there; before that, there and back home."""
        desk = self.desk
        thing = desk.item(key)
        home = thing.center_px()
        for goal in (desk.item(target), home, desk.item(target)):
            desk.settle()
            desk.drag(thing, goal)
        desk.settle()


class ClickHands(MouseHands):
    """Clicks on a thing and then on its place."""

    def bring(self, source: str, target: str) -> None:
        desk = self.desk
        desk.settle()
        desk.click(desk.item(source))
        rect = desk.item(target).rect_px()
        desk.click(QPointF(rect.center().x(), rect.bottom() - 4))


class KeyHands(Hands):
    """Never touches the mouse."""

    def press(self, button: QAbstractButton) -> None:
        self._tab_to(button)
        self.desk.key(Qt.Key.Key_Space)

    def choose(self, buttons: Sequence[QAbstractButton], number: int) -> None:
        chosen = next(place for place, button in enumerate(buttons) if button.isChecked())
        self._tab_to(buttons[chosen])
        for _ in range(abs(number - chosen)):
            self.desk.key(Qt.Key.Key_Right if number > chosen else Qt.Key.Key_Left)
        assert buttons[number].isChecked()

    def write(self, field: QLineEdit, text: str) -> None:
        self._tab_to(field)
        self.desk.write(text)

    def confirm(self) -> None:
        self.desk.settle()  # Enter would finish what moves, and no more
        self.desk.key(Qt.Key.Key_Return)

    def press_item(self, key: str) -> None:
        self.desk.settle()
        self._go_to(key)
        self.desk.key(Qt.Key.Key_Return)

    def bring(self, source: str, target: str) -> None:
        self.desk.settle()
        self._go_to(source)
        self.desk.key(Qt.Key.Key_Return)
        self._go_to(target)
        self.desk.key(Qt.Key.Key_Space)

    def _tab_to(self, wanted: QAbstractButton | QLineEdit) -> None:
        for _ in range(MOST_TABS):
            focused = QApplication.focusWidget()
            if focused is wanted:
                return
            assert focused is not None
            QTest.keyClick(focused, Qt.Key.Key_Tab)
        raise AssertionError(f"{wanted.accessibleName()} was not reached by Tab")

    def _go_to(self, key: str) -> None:
        """Go to an item by Tab alone."""
        focus = self.desk.window.table.scene.focus
        for _ in range(MOST_TABS):
            current: TableItem | None = focus.current
            if focus.shown and current is not None and current.key == key:
                return
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, Qt.Key.Key_Tab)
        raise AssertionError(f"{key} was not reached by Tab")


class ReaderHands(Hands):
    """Finds everything by walking the accessibility tree from the window, and presses it there."""

    def press(self, button: QAbstractButton) -> None:
        self._press_what_is(button)

    def choose(self, buttons: Sequence[QAbstractButton], number: int) -> None:
        self._press_what_is(buttons[number])

    def write(self, field: QLineEdit, text: str) -> None:
        self._find(field).setText(QAccessible.Text.Value, text)
        self.desk.rest()

    def confirm(self) -> None:
        button = self.desk.board.primary_button
        assert button is not None
        self.press_item(button.key)

    def press_item(self, key: str) -> None:
        self.desk.settle()
        self._press_what_is(self.desk.item(key))

    def bring(self, source: str, target: str) -> None:
        self.press_item(source)
        self.press_item(target)

    def _press_what_is(self, thing: QAbstractButton | TableItem) -> None:
        found = self._find(thing)
        assert found.text(QAccessible.Text.Name), thing
        actions = found.actionInterface()
        press = QAccessibleActionInterface.pressAction()
        wanted = press if press in actions.actionNames() else QAccessibleActionInterface.toggleAction()
        actions.doAction(wanted)
        if isinstance(thing, QAbstractButton):  # Qt shows it pressed for a moment
            self.desk.wait_until(lambda: not isValid(thing) or not thing.isDown(), "click")
        self.desk.rest()

    def _find(self, thing: QWidget | TableItem) -> QAccessibleInterface:
        waiting = [QAccessible.queryAccessibleInterface(self.desk.window)]
        while waiting:
            here = waiting.pop()
            stands_for = here.object()
            if stands_for is thing or (isinstance(stands_for, ItemHandle) and stands_for.item is thing):
                return here
            if not here.state().invisible:
                children = (here.child(number) for number in range(here.childCount()))
                waiting += [child for child in children if child is not None]
        raise AssertionError(f"{thing} was not found from the window")


ALL_HANDS: dict[str, type[Hands]] = {
    "drag": DragHands,
    "click": ClickHands,
    "keys": KeyHands,
    "reader": ReaderHands,
}
