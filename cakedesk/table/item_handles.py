"""`ItemHandle`: a QObject that stands for an item before a screen reader, and outlives it.

PySide keeps every accessible interface that was once given to Qt (`qaccessible-installfactory` in
PySide6/glue/qtgui.cpp of https://code.qt.io/cgit/pyside/pyside-setup.git), and an interface belongs to its
object. So handles are used again for other items, and what is kept never reaches an item that has gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject

from cakedesk.table.items.base import TableItem

if TYPE_CHECKING:
    from cakedesk.table.view import TableView


class ItemHandle(QObject):
    """Stands for an item as long as there is one."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.view = view  # the view that shows the item
        self.item: TableItem | None = None  # the item; None: the handle is free for another


class HandlePool:
    """Gives each accessible item of a view its handle, and uses the handles of gone items again."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._handles: dict[TableItem, ItemHandle] = {}
        self._free: list[ItemHandle] = []

    def __len__(self) -> int:
        return len(self._handles) + len(self._free)

    def handle_of(self, item: TableItem) -> ItemHandle:
        """The handle of an item, always the same one."""
        handle = self._handles.get(item)
        if handle is None:
            handle = self._free.pop() if self._free else ItemHandle(self._view)
            handle.item = item
            self._handles[item] = handle
        return handle

    def release(self, item: TableItem) -> None:
        """Free the handle of an item that goes for ever."""
        handle = self._handles.pop(item, None)
        if handle is not None:
            handle.item = None
            self._free.append(handle)


def item_of(handle: ItemHandle | None) -> TableItem | None:
    """What a handle stands for.

    Args:
        handle: a handle, perhaps one that has gone with its view; None: it has gone for certain.

    Returns:
        The item; None if there is none any more, or while the table is covered: then nobody is told of it.
    """
    view = view_of(handle)
    if handle is None or view is None or not view.isVisible():
        return None
    return None if handle.item is None or handle.item.is_discarded else handle.item


def view_of(handle: ItemHandle | None) -> TableView | None:
    """The view that a handle belongs to.

    Args:
        handle: as for `item_of`.

    Returns:
        The view; None if there is none any more.
    """
    if handle is None or not shiboken6.isValid(handle) or not shiboken6.isValid(handle.view):
        return None
    return handle.view
