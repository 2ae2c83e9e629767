"""Buttons on the rows of a list: the keys that go through the list are not theirs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from cakedesk.app.widgets.buttons import PaintedButton, PillButton, PillKind, RoundButton
from cakedesk.app.widgets.row_list import ListRow

_LIST_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


class RowButton(PaintedButton):
    """A button on a row. Arrow keys go on to the list (by themselves buttons would take them for Tab)."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the list's keys to the list."""
        if event.key() in _LIST_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever gets the keyboard is on the current row."""
        super().focusInEvent(event)
        row = self.parentWidget()
        if isinstance(row, ListRow):
            row.picked.emit()


class RowPill(RowButton, PillButton):
    """A pill on a row."""

    def set_kind(self, kind: PillKind) -> None:
        """Say how much it wants to be pressed.

        Args:
            kind: primary on the current row.
        """
        self._kind = kind
        self.update()


class RowRound(RowButton, RoundButton):
    """A disc on a row."""
