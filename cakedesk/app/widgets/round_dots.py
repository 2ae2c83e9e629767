"""The rounds of a match as dots, in the top bar."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted

MOST_RADIUS_SHARE = 0.4
"""How large a dot may be, by the distance to the next."""


class RoundDots(Painted, QWidget):
    """One dot a round: played ones filled, the present one a thick ring. They move together if they must."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._index = 0
        self._count = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_round(self, index: int, count: int) -> bool:
        """Show another round. Tells whether that is anything new.

        Args:
            index: the present round, from 0; `count` when all are played.
        """
        if (index, count) == (self._index, self._count):
            return False
        self._index, self._count = index, count
        self.update()
        return True

    def wanted_width_px(self) -> float:
        """How wide the dots are."""
        return self._pitch_px() * self._count

    def _pitch_px(self) -> float:
        return self._style.px(26)

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        pitch = min(self._pitch_px(), self.width() / max(1, self._count))
        radius, line = min(self._style.px(9), pitch * MOST_RADIUS_SHARE), self._style.px(3)
        for number in range(self._count):
            center = QPointF(pitch * (number + 0.5), self.height() / 2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if number < self._index:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.raspberry)
                painter.drawEllipse(center, radius, radius)
            elif number == self._index:
                painter.setPen(QPen(theme.raspberry, line * 1.9))
                painter.drawEllipse(center, radius - line * 0.4, radius - line * 0.4)
            else:
                painter.setPen(QPen(theme.line, line))
                painter.drawEllipse(center, radius - line / 2, radius - line / 2)
