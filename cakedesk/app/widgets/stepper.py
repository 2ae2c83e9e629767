"""A small whole number between a minus and a plus."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSpinBox, QWidget

from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.fields import field_palette
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Control
from cakedesk.app.widgets.text_kinds import LABEL
from cakedesk.table.bodies import draw_box


class Stepper(Control, QSpinBox):
    """A number that is stepped by two buttons, by arrow keys, or typed."""

    chosen = Signal(int)

    def __init__(self, style: PageStyle, name: str, low: int, high: int, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(name)
        self.setRange(low, high)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.minus = RoundButton(style, self.tr("{name}: fewer").format(name=name), "minus", self)
        self.plus = RoundButton(style, self.tr("{name}: more").format(name=name), "plus", self)
        for button, step in ((self.minus, self.stepDown), (self.plus, self.stepUp)):
            # Arrow keys do the same: one stop for Tab is enough.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(step)
        self.valueChanged.connect(self._tell)
        style.changed.connect(self._restyle)
        self._restyle()
        self._enable()

    def show_value(self, value: int) -> None:
        """Show another number, silently."""
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)
        self._enable()

    def wanted_width_px(self) -> float:
        """How wide it is with both buttons."""
        return 2 * self._style.target_px(46) + max(48.0, self._style.px(64))

    def _tell(self, value: int) -> None:
        self._enable()
        self.chosen.emit(value)

    def _enable(self) -> None:
        self.minus.setEnabled(self.value() > self.minimum())
        self.plus.setEnabled(self.value() < self.maximum())

    def _restyle(self) -> None:
        self.setPalette(field_palette(self.palette(), self._style.theme))
        self.setFont(LABEL.font(LABEL.size_px(self._style)))
        self.update()

    def _lay_out(self) -> None:
        side = self.height()
        self.minus.place(QRectF(0, 0, side, side))
        self.plus.place(QRectF(self.width() - side, 0, side, side))
        self.lineEdit().setGeometry(side, 0, max(1, self.width() - 2 * side), side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place number and buttons."""
        super().resizeEvent(event)
        self._lay_out()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the page: nobody wants to change a setting on the way."""
        event.ignore()

    def _paint(self, painter: QPainter) -> None:
        theme, width = self._style.theme, max(1.5, self._style.px(2))
        draw_box(painter, QRectF(self.rect()), self.height() / 2, theme.chip, theme.line, width)
