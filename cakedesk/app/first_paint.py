"""`FirstPaint`: tells when the window is there for people to see."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

_LONGEST_MS = 500
"""So long after it was shown, a widget that nobody sees (behind others, or minimized) counts as painted."""


class FirstPaint(QObject):
    """Waits until a widget has been painted for the first time.

    Signals:
        done: it has been, or is not to be seen; told once.

    Args:
        widget: the widget, and this object's parent.
    """

    done = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._end)
        widget.installEventFilter(self)

    def _end(self) -> None:
        self._widget.removeEventFilter(self)
        self.done.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the end of the frame: what is done then keeps nobody waiting for it."""
        del watched
        if event.type() == QEvent.Type.Show:
            self._timer.start(_LONGEST_MS)
        elif event.type() == QEvent.Type.Paint:
            self._timer.start(0)
        return False
