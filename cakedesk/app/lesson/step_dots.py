"""The steps of a lesson as dots."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.table.theme import LIGHT

_DOT_PITCH_UNITS = 23.0


class StepDots(Painted, QWidget):
    """One dot a step: those behind filled, the present one a thick ring."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._step, self._steps = 0, 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_step(self, step: int, steps: int) -> None:
        """Show another step.

        Args:
            step: from 0.
        """
        self._step, self._steps = step, steps
        self.setVisible(step >= 0)
        self.update()

    def wanted_width_px(self) -> float:
        """How wide the dots are."""
        return self._style.px(_DOT_PITCH_UNITS) * self._steps

    def _paint(self, painter: QPainter) -> None:
        pitch, line = self.width() / max(1, self._steps), self._style.px(2.5)
        radius = min(self._style.px(7.5), pitch * 0.42)
        for number in range(self._steps):
            center = QPointF(pitch * (number + 0.5), self.height() / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if number < self._step:
                painter.setBrush(LIGHT.raspberry)
                painter.drawEllipse(center, radius * 0.85, radius * 0.85)
            elif number == self._step:
                painter.setPen(QPen(LIGHT.raspberry, line * 1.9))
                painter.drawEllipse(center, radius - line * 0.4, radius - line * 0.4)
            else:
                painter.setPen(QPen(LIGHT.card_ink_soft, line * 0.8))
                painter.drawEllipse(center, radius - line / 2, radius - line / 2)
