"""Noticing when a widget is painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class Paints(QObject):
    """Calls something whenever a widget is painted."""

    def __init__(self, widget: QWidget, call: Callable[[], None]) -> None:
        super().__init__(widget)
        self._call = call
        widget.installEventFilter(self)

    # Qt's names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Before it is."""
        if event.type() == QEvent.Type.Paint:
            self._call()
        return False
