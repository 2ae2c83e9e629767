"""The table for people who can't see it: Qt shows a screen reader nothing of a graphics view by itself.

`install` makes Qt ask here for the view's accessible children. They are the interactive items and the texts,
in reading order.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
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


class TableTeller(QObject):
    """Tells screen readers what happens on the table of a view. It goes with the view."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        table = view.table
        table.said.connect(self._say)
        table.reordered.connect(self._tell_reordered)
        table.renamed.connect(self._tell_renamed)
        table.pointed_at.connect(self._tell_focus)
        table.gone.connect(self._release)

    def _release(self, item: TableItem) -> None:
        self._view.handles.release(item)

    def _say(self, text: str) -> None:
        """They say it when they have time."""
        self._send(lambda: QAccessibleAnnouncementEvent(self._view, text))

    def _tell_reordered(self) -> None:
        self._send(lambda: QAccessibleEvent(self._view, QAccessible.Event.ObjectReorder))

    def _tell_renamed(self, item: TableItem) -> None:
        if item.isVisible():
            self._tell(item, QAccessible.Event.NameChanged)

    def _tell_focus(self, item: TableItem) -> None:
        self._tell(item, QAccessible.Event.Focus)

    def _tell(self, item: TableItem, what: QAccessible.Event) -> None:
        self._send(lambda: QAccessibleEvent(self._view.handles.handle_of(item), what))

    def _send(self, event: Callable[[], QAccessibleEvent]) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(event())


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
