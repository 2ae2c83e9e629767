"""A round button of a tool: it may stay pressed, and it can be off."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.page_style import PageStyle


class ToolButton(RoundButton):
    """A disc with an icon. Checked it is filled with ink; disabled it is faint."""

    def __init__(
        self, style: PageStyle, words: str, icon: str, parent: QWidget, *, checkable: bool = False
    ) -> None:
        super().__init__(style, words, icon, parent)
        self._keys = ""
        self.setCheckable(checkable)

    def set_icon(self, icon: str, words: str) -> None:
        """See `RoundButton.set_icon`."""
        super().set_icon(icon, words)
        self._name_keys()

    def show_shortcut(self, keys: str) -> None:
        """Name the keys that do the same, in the tooltip and to screen readers."""
        self._keys = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        self._name_keys()

    def set_usable(self, on: bool) -> None:
        """Say whether it does something now."""
        self.setEnabled(on)
        self.setCursor(Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor)

    def _name_keys(self) -> None:
        if self._keys:
            self.tooltip = f"{self.words} ({self._keys})"
            self.setAccessibleDescription(self._keys)
