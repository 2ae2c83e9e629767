"""The field for a number."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.fields import NameEdit
from cakedesk.app.widgets.page_style import PageStyle


class NumberEdit(NameEdit):
    """A field for a whole number that may be left empty."""

    def __init__(self, style: PageStyle, name: str, largest: int, parent: QWidget) -> None:
        super().__init__(style, name, len(str(largest)), parent)
        digits = QRegularExpression(f"[1-9][0-9]{{0,{len(str(largest)) - 1}}}")
        self.setValidator(QRegularExpressionValidator(digits, self))
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)

    @property
    def number(self) -> int | None:
        """The number, None if the field is empty."""
        return int(self.text()) if self.text() else None

    def show_number(self, number: int | None) -> None:
        """Show another number, silently (`number`: the number; None empties the field)."""
        if number != self.number:
            self.blockSignals(True)
            self.setText("" if number is None else str(number))
            self.blockSignals(False)
            self.update()
