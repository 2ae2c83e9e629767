"""stub"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal


class ScoreWalk(QObject):
    """stub"""

    done = Signal()
    is_on = False

    def __init__(self, screen: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def start(self, sight: Any) -> None:
        """Stub"""
        QTimer.singleShot(0, self.done.emit)

    def stop(self) -> None:
        """Stub"""

    def lay_out(self) -> None:
        """Stub"""
