"""`FirstPaint`: tells when a page is there for people to see, with its pictures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.art.store import FaceStore

_LONGEST_MS = 500
"""So long it waits for a page that nobody sees, behind others or minimized, or whose pictures take long."""


class FirstPaint(QObject):
    """Waits until a page has been painted with all its pictures: anew when pictures have come."""

    done = Signal()  # it has been, or is not to be seen any more; told once

    def __init__(self, page: QWidget, faces: FaceStore) -> None:
        super().__init__(page)
        self._page, self._faces = page, faces
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)
        page.installEventFilter(self)

    def _look(self) -> None:
        if self._timer.interval() == 0 and not self._faces.is_idle:
            self._timer.start(_LONGEST_MS)
            return
        self._page.removeEventFilter(self)
        self.done.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look when the frame is finished: its last parts may have ordered pictures."""
        del watched
        if event.type() == QEvent.Type.Paint:
            self._timer.start(0)
        elif event.type() == QEvent.Type.Show:
            self._timer.start(_LONGEST_MS)
        elif event.type() == QEvent.Type.Hide:
            self._timer.start(1)  # another page is shown, and wants the menu, whether pictures come or not
        return False
