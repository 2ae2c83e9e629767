"""The thumb of a list that scrolls: where it is, how it is dragged, what it looks like."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, mixed

NOTCH = 120
"""What one notch of a mouse wheel counts in Qt."""

_LEAST_UNITS = 44.0


class ScrollThumb:
    """It runs in a groove at the side of its list. The list says what is in view, and asks where to go."""

    def __init__(self, style: PageStyle) -> None:
        self._style = style
        self._groove = QRectF()
        self._most = 0.0
        self._offset = 0.0
        self._grip: float | None = None

    @property
    def groove(self) -> QRectF:
        """All of the thumb's way, px."""
        return QRectF(self._groove)

    def show_range(self, groove: QRectF, most_px: float, offset_px: float) -> None:
        """Follow the list."""
        self._groove, self._most, self._offset = QRectF(groove), most_px, offset_px

    def rect(self) -> QRectF:
        """The place of the thumb, px; empty if everything is in view."""
        if self._most <= 0:
            return QRectF()
        room = self._groove.height()
        height = max(self._style.px(_LEAST_UNITS), room * room / (room + self._most))
        top = self._groove.y() + (room - height) * self._offset / self._most
        return QRectF(self._groove.x(), top, self._groove.width(), height)

    def take(self, y_px: float) -> float | None:
        """Take the thumb, or have its middle come to where the press is.

        Returns:
            How far the list is to be scrolled; None if there is no thumb.
        """
        thumb = self.rect()
        if thumb.isNull():
            return None
        self._grip = y_px - thumb.y() if thumb.top() <= y_px <= thumb.bottom() else thumb.height() / 2
        return self.drag(y_px)

    def drag(self, y_px: float) -> float | None:
        """Drag it.

        Returns:
            How far the list is to be scrolled, perhaps beyond its ends; None if it was not taken.
        """
        way = self._groove.height() - self.rect().height()
        if self._grip is None or way <= 0:
            return None
        return (y_px - self._grip - self._groove.y()) / way * self._most

    def let_go(self) -> None:
        """Let it go."""
        self._grip = None

    def paint(self, painter: QPainter) -> None:
        """Paint it, where there is something to scroll."""
        thumb, theme = self.rect(), self._style.theme
        if not thumb.isNull():
            draw_rounded(painter, thumb, thumb.width() / 2, mixed(theme.line, theme.ink_soft, 0.25))
