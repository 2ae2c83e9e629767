"""Steps as dots: the rounds of a match in the top bar, the steps of a lesson in its bubble."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.table.theme import LIGHT, Ink


class DotsLook(NamedTuple):
    """How dots look, in units; they move together if they must."""

    pitch: float = 26.0  # from the middle of one to the next
    radius: float = 9.0  # how large one is
    line: float = 3.0  # how wide the line of one to come is
    ink: Ink = "line"  # the colour of that line
    on_porcelain: bool = False  # whether they stand on porcelain, which has its light colours in every theme


ROUNDS = DotsLook()
LESSON = DotsLook(23.0, 7.5, 2.5, "card_ink_soft", on_porcelain=True)
_MOST_RADIUS_SHARE = 0.4
"""How large a dot may be, by the distance to the next."""


class StepDots(Painted, QWidget):
    """One dot a step: those behind filled, the present one a thick ring."""

    def __init__(self, style: PageStyle, parent: QWidget, look: DotsLook = ROUNDS) -> None:
        super().__init__(style, parent)
        self._look = look
        self._step, self._steps = 0, 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_step(self, step: int, steps: int) -> bool:
        """Show another step, from 0; `steps` when all are behind. Tells whether that is anything new."""
        if (step, steps) == (self._step, self._steps):
            return False
        self._step, self._steps = step, steps
        self.update()
        return True

    def wanted_width_px(self) -> float:
        """How wide the dots are."""
        return self._style.px(self._look.pitch) * self._steps

    def _paint(self, painter: QPainter) -> None:
        look, px = self._look, self._style.px
        theme = LIGHT if look.on_porcelain else self._style.theme
        pitch = min(px(look.pitch), self.width() / max(1, self._steps))
        radius, line = min(px(look.radius), pitch * _MOST_RADIUS_SHARE), px(look.line)
        for number in range(self._steps):
            center, size = QPointF(pitch * (number + 0.5), self.height() / 2), radius - line / 2
            painter.setPen(QPen(theme.color(look.ink), line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if number < self._step:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.raspberry)
                size = radius
            elif number == self._step:
                painter.setPen(QPen(theme.raspberry, 1.9 * line))
                size = radius - 0.4 * line
            painter.drawEllipse(center, size, size)
