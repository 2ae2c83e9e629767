"""The slider: raspberry up to its knob, with a tick at every stop."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Control
from cakedesk.table.bodies import draw_box
from cakedesk.table.theme import mixed


class Slider(Control, QSlider):
    """A choice along a line. Arrow keys, Page Up and Down, Home and End move it like any other slider.

    Args:
        name: what it sets, for screen readers.
        values: what it can be set to.
        ticks: from one tick to the next.
        page: how far Page Up goes.
    """

    chosen = Signal(int)  # a person moved it to another value, perhaps on the way to a third
    settled = Signal(int)  # a person moved it and let go

    def __init__(
        self, style: PageStyle, name: str, values: range, parent: QWidget, *, ticks: int = 1, page: int = 1
    ) -> None:
        super().__init__(style, parent)
        self.setOrientation(Qt.Orientation.Horizontal)
        self._grabbed_at = 0
        self._ticks = ticks
        self.setAccessibleName(name)
        self.setRange(values[0], values[-1])
        self.setSingleStep(values.step)
        self.setPageStep(page)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(self._tell)

    def show_value(self, value: int, words: str) -> None:
        """Move it, silently."""
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)
        self.setAccessibleDescription(words)
        self.update()

    def knob_center_x(self) -> float:
        """Where the middle of the knob is, px."""
        return self._x_of(self.value())

    def focus_shape(self) -> tuple[QRectF, float]:
        """The knob."""
        side = self._knob_px()
        return QRectF(self.knob_center_x() - side / 2, (self.height() - side) / 2, side, side), side / 2

    def _tell(self, value: int) -> None:
        self.chosen.emit(value)
        if not self.isSliderDown():
            self.settled.emit(value)

    def _knob_px(self) -> float:
        return max(24.0, self._style.px(36))

    def _ends(self) -> tuple[float, float]:
        inset = self._knob_px() / 2 + 2
        return inset, self.width() - inset

    def _x_of(self, value: int) -> float:
        left, right = self._ends()
        return left + (right - left) * (value - self.minimum()) / (self.maximum() - self.minimum())

    def _value_at(self, x: float) -> int:
        left, right = self._ends()
        share = min(1.0, max(0.0, (x - left) / max(1.0, right - left)))
        steps = (self.maximum() - self.minimum()) / self.singleStep()
        return self.minimum() + round(share * steps) * self.singleStep()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The knob comes to where the line is pressed."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._grabbed_at = self.value()
        self.setSliderDown(True)
        self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The knob follows, from stop to stop."""
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """It is let go."""
        del event
        if self.isSliderDown():
            self.setSliderDown(False)
            if self.value() != self._grabbed_at:
                self.settled.emit(self.value())
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the page: nobody wants to change a setting on the way."""
        event.ignore()

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        middle = self.height() / 2
        thick, knob, x = max(8.0, px(13)), self._knob_px(), self.knob_center_x()
        self._paint_line(painter, thick)
        painter.setPen(QPen(theme.ink_soft, max(1.5, px(2))))
        # Ticks end above the lower edge of the widget, however low that is.
        top = min(middle + thick / 2 + max(3.0, px(5)), self.height() - 5.0)
        for value in range(self.minimum(), self.maximum() + 1, self._ticks):
            stop = round(self._x_of(value))
            if abs(stop - x) > knob / 2 or top > middle + knob / 2:
                painter.drawLine(stop, round(top), stop, round(min(top + px(9), self.height() - 1.0)))
        self._paint_knob(painter, knob)

    def _paint_line(self, painter: QPainter, thick_px: float) -> None:
        """Paint the line, raspberry up to the knob."""
        theme, (left, right) = self._style.theme, self._ends()
        line = QRectF(left, (self.height() - thick_px) / 2, right - left, thick_px)
        draw_box(painter, line, thick_px / 2, theme.well, theme.line, max(1.0, self._style.px(2)))
        line.setRight(self.knob_center_x())
        draw_box(painter, line, thick_px / 2, theme.raspberry)

    def _paint_knob(self, painter: QPainter, side_px: float) -> None:
        """Paint the knob."""
        theme, radius = self._style.theme, side_px / 2
        disc = QRectF(self.knob_center_x() - radius, self.height() / 2 - radius, side_px, side_px)
        self._style.shadows(painter).paint(painter, disc, radius, "rest")
        rim = max(3.0, self._style.px(4))
        fill = mixed(theme.raspberry, theme.porcelain, 0.14) if self.underMouse() else theme.raspberry
        draw_box(painter, disc, radius, fill, theme.porcelain, rim)
