"""The table and its items as Qt's accessibility sees them.

PySide never lets go of an interface, so interfaces hold weak references only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow

from cakedesk.table.item_handles import ItemHandle, item_of, view_of
from cakedesk.table.items.base import ItemRole, TableItem
from cakedesk.table.items.button_item import ButtonItem
from cakedesk.table.items.face_item import FaceItem

if TYPE_CHECKING:
    from cakedesk.table.view import TableView

_ROLES = {
    ItemRole.CARD: QAccessible.Role.Button,
    ItemRole.BUTTON: QAccessible.Role.Button,
    ItemRole.ZONE: QAccessible.Role.Button,
    ItemRole.TEXT: QAccessible.Role.StaticText,
    ItemRole.IMAGE: QAccessible.Role.Graphic,
    ItemRole.GROUP: QAccessible.Role.Grouping,
}
_RESTING_ROLES = _ROLES | {
    ItemRole.CARD: QAccessible.Role.Graphic,
    ItemRole.BUTTON: QAccessible.Role.Grouping,
}
"""While they can't be pressed they still show something."""


class AccessibleAction(QAccessibleActionInterface):
    """Lets a screen reader press an item or go to it."""

    def __init__(self, handle: ItemHandle) -> None:
        super().__init__()
        self._handle_ref = ref(handle)

    def actionNames(self) -> list[str]:
        """What can be done with it."""
        item = item_of(self._handle_ref())
        if item is None or not item.interactive:
            return []
        focus = QAccessibleActionInterface.setFocusAction()
        return [QAccessibleActionInterface.pressAction(), focus] if item.available else [focus]

    def doAction(self, name: str) -> None:
        """Press it, or bring the keyboard to it."""
        item, view = item_of(self._handle_ref()), view_of(self._handle_ref())
        if item is None or view is None or not item.interactive:
            return
        if name == QAccessibleActionInterface.pressAction():
            view.table.press_by_name(item)
        elif name == QAccessibleActionInterface.setFocusAction():
            view.table.take_keyboard()
            view.table.focus.set_current(item)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """No keys of its own."""
        del name
        return []


class AccessibleItem(QAccessibleInterface):
    """One item as a screen reader sees it."""

    def __init__(self, handle: ItemHandle) -> None:
        super().__init__()
        self._handle_ref = ref(handle)
        self._action = AccessibleAction(handle)

    def isValid(self) -> bool:
        """Whether it is still there."""
        return item_of(self._handle_ref()) is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        """The QObject that it stands for."""
        return self._handle_ref()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """What it lies in."""
        view = view_of(self._handle_ref())
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def childCount(self) -> int:
        """How many things lie in it."""
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """One of them, in reading order."""
        del index
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The one at a point of the screen."""
        del x, y
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The place of one of them in the reading order; -1 if it is not there."""
        del child
        return -1

    def rect(self) -> QRect:
        """Its place on the screen."""
        item = item_of(self._handle_ref())
        view = view_of(self._handle_ref())
        if item is None or view is None:
            return QRect()
        box = view.mapFromScene(item.rect_px()).boundingRect()
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        """What it is."""
        item = item_of(self._handle_ref())
        if item is None:
            return QAccessible.Role.NoRole
        roles = _ROLES if item.interactive else _RESTING_ROLES
        return roles[item.role]

    def state(self) -> QAccessible.State:
        """How it is."""
        item = item_of(self._handle_ref())
        state = QAccessible.State()
        if item is None:
            state.invalid = 1
            return state
        if not item.isVisible():
            state.invisible = 1
        if not item.interactive:
            state.readOnly = 1
            return state
        state.focusable = 1
        view = view_of(self._handle_ref())
        if view is not None and view.table.focus.current is item and view.hasFocus():
            state.focused = 1
        if not item.available:
            state.disabled = 1
        picked = None if view is None else view.table.gestures.picked_item
        if isinstance(item, FaceItem) and (item.look.selected or item is picked):
            state.selectable = 1
            state.selected = 1
        if isinstance(item, ButtonItem) and item.chosen:
            state.checkable = 1
            state.checked = 1
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """What it is called."""
        item = item_of(self._handle_ref())
        if item is None:
            return ""
        if kind is QAccessible.Text.Name:
            return item.accessible_name.replace("\u00ad", "")
        if kind is QAccessible.Text.Description:
            return item.accessible_description or item.tooltip
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing can be renamed from outside."""
        del kind, text

    def window(self) -> QWindow | None:  # type: ignore[override]
        """The window that shows it."""
        view = view_of(self._handle_ref())
        return None if view is None else view.window().windowHandle()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """What else it can do: items can be pressed."""
        if kind is QAccessible.InterfaceType.ActionInterface:
            return self._action  # type: ignore[return-value]
        return 0


class AccessibleTable(QAccessibleInterface):
    """The view as a screen reader sees it: its children are the items."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._view_ref = ref(view)

    def _view(self) -> TableView | None:
        view = self._view_ref()
        return view if view is not None and shiboken6.isValid(view) else None

    def _items(self) -> list[TableItem]:
        view = self._view()
        return [] if view is None or not view.isVisible() else view.table.spoken_items()

    def _interface_of(self, item: TableItem) -> QAccessibleInterface | None:
        view = self._view()
        return None if view is None else QAccessible.queryAccessibleInterface(view.handles.handle_of(item))

    def isValid(self) -> bool:
        """Whether it is still there."""
        return self._view() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        """The QObject that it stands for."""
        return self._view()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """What it lies in."""
        view = self._view()
        parent = view.parentWidget() if view is not None else None
        return QAccessible.queryAccessibleInterface(parent) if parent is not None else None

    def childCount(self) -> int:
        """How many things lie in it."""
        return len(self._items())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """One of them, in reading order."""
        items = self._items()
        return self._interface_of(items[index]) if 0 <= index < len(items) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The one at a point of the screen."""
        view = self._view()
        if view is None:
            return None
        pos = view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y)))
        here = [item for item in self._items() if item.rect_px().contains(pos)]
        top = max(here, key=lambda item: (item.interactive, item.zValue()), default=None)
        return None if top is None else self._interface_of(top)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The item that has the keyboard."""
        view = self._view()
        item = view.table.focus.current if view is not None and view.hasFocus() else None
        return None if item is None else self._interface_of(item)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The place of one of them in the reading order; -1 if it is not there."""
        handle = child.object()
        items = self._items()
        if isinstance(handle, ItemHandle) and handle.item in items:
            return items.index(handle.item)
        return -1

    def rect(self) -> QRect:
        """Its place on the screen."""
        view = self._view()
        if view is None:
            return QRect()
        return QRect(view.mapToGlobal(QPoint(0, 0)), view.size())

    def role(self) -> QAccessible.Role:
        """What it is."""
        return QAccessible.Role.Pane

    def state(self) -> QAccessible.State:
        """How it is."""
        view = self._view()
        state = QAccessible.State()
        if view is None:
            state.invalid = 1
            return state
        state.focusable = 1
        if view.hasFocus():
            state.focused = 1
        if not view.isVisible():
            state.invisible = 1
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """What it is called."""
        view = self._view()
        if view is not None and kind is QAccessible.Text.Name:
            return view.accessibleName()
        if view is not None and kind is QAccessible.Text.Description:
            return view.accessibleDescription()
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing can be renamed from outside."""
        del kind, text

    def window(self) -> QWindow | None:  # type: ignore[override]
        """The window that shows it."""
        view = self._view()
        return None if view is None else view.window().windowHandle()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """What else it can do: items can be pressed."""
        del kind
        return 0
