"""What a moment of a match is called, in a look back and in a replay."""

from __future__ import annotations

from PySide6.QtCore import QObject


class MomentNames(QObject):
    """Names moments."""

    def name(self, steps: int, count: int, *, is_during: bool = False) -> str:
        """Name a moment."""
        if not steps:
            return self.tr("Before the first of %n move(s)", "", count)
        if is_during:
            text = self.tr("During move {number} of {count}, as it was")
        else:
            text = self.tr("Move {number} of {count}, as it was")
        return text.format(number=steps, count=count)
