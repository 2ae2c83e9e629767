"""What a screen reader finds and does: walks the accessibility tree, and presses what it has found."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from cakedesk.table.item_handles import ItemHandle
from cakedesk.table.items import TableItem

NAME = QAccessible.Text.Name
PRESS, TOGGLE = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.toggleAction()


def walk(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that is shown, each before what lies in it."""
    if thing.state().invisible:
        return
    yield thing
    for number in range(thing.childCount()):
        child = thing.child(number)
        if child is not None:
            yield from walk(child)


def tree(root: QWidget) -> list[QAccessibleInterface]:
    """All that is found from a window's root."""
    return list(walk(QAccessible.queryAccessibleInterface(root)))


def items_in_tree(root: QWidget) -> dict[TableItem, QAccessibleInterface]:
    """The items of tables that are found from a window's root."""
    found = {}
    for thing in tree(root):
        handle = thing.object()
        if isinstance(handle, ItemHandle) and handle.item is not None:
            found[handle.item] = thing
    return found


def press(thing: QAccessibleInterface) -> None:
    """Press something as a screen reader does."""
    action = thing.actionInterface()
    assert action is not None, thing.text(NAME)
    ways = [name for name in (PRESS, TOGGLE) if name in action.actionNames()]
    assert ways, (thing.text(NAME), action.actionNames())
    action.doAction(ways[0])
