"""The table for people who can't see it: Qt shows a screen reader nothing of a graphics view by itself.

`install` makes Qt ask here for the view's accessible children. They are the interactive items and the texts,
in reading order.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface

from cakedesk.table.accessible_items import AccessibleItem, AccessibleTable
from cakedesk.table.item_handles import ItemHandle
from cakedesk.table.items.base import TableItem

if TYPE_CHECKING:
    from cakedesk.table.view import TableView

_log = logging.getLogger(__name__)


def install() -> None:
    """Make Qt ask here about table views. May be called any number of times."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make_interface)


_installed: list[bool] = []


def tell_focus(view: TableView, item: TableItem) -> None:
    """Tell a screen reader that an item has the focus now.

    Args:
        view: the view that shows it.
        item: the item.
    """
    if QAccessible.isActive():
        _send(QAccessibleEvent(view.handles.handle_of(item), QAccessible.Event.Focus))


def tell_reordered(view: TableView) -> None:
    """Tell a screen reader that other items are there now.

    Args:
        view: the view that shows them.
    """
    if QAccessible.isActive():
        _send(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))


def tell_renamed(view: TableView, item: TableItem) -> None:
    """Tell a screen reader that an item has another name.

    Args:
        view: the view that shows it.
        item: the item.
    """
    if QAccessible.isActive() and item.isVisible():
        _send(QAccessibleEvent(view.handles.handle_of(item), QAccessible.Event.NameChanged))


def say(view: TableView, text: str) -> None:
    """Have a screen reader say a sentence when it has time.

    Args:
        view: who says it.
        text: the sentence.
    """
    if QAccessible.isActive():
        _send(QAccessibleAnnouncementEvent(view, text))


def _send(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)


def _make_interface(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    # An error in here would reach Qt in the middle of its own work.
    try:
        if isinstance(thing, ItemHandle):
            return AccessibleItem(thing)
        if class_name == "TableView" and hasattr(thing, "handles"):
            return AccessibleTable(thing)  # type: ignore[arg-type]
    except Exception:
        _log.exception("no accessible interface for %s", class_name)
    return None
