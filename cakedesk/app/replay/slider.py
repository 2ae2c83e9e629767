"""The line of a replay: where it is in the match, with a tick where something new begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.slider import Slider


class ReplaySlider(Slider):
    """A slider over the moves of a match, raspberry up to its knob. Its keys are those of its bar."""

    def __init__(self, style: PageStyle, name: str, parent: QWidget) -> None:
        super().__init__(style, name, range(2), parent)
        self.marks: tuple[int, ...] = ()  # after how many moves ticks stand
        self._is_empty = True

    def set_count(self, count: int) -> None:
        """Say how long the match is."""
        self.blockSignals(True)
        self._is_empty = not count
        # A line of no length has no place for its knob.
        self.setRange(0, max(1, count))
        self.blockSignals(False)
        self.setEnabled(bool(count))

    def set_marks(self, marks: Sequence[int]) -> None:
        """Put ticks elsewhere."""
        self.marks = tuple(marks)
        self.update()

    def line_inset_px(self) -> float:
        """How far from the ends of the widget the line ends."""
        return self._ends()[0]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the bar: a step is to be seen, not jumped over."""
        event.ignore()

    def _paint(self, painter: QPainter) -> None:
        px = self._style.px
        (left, right), middle = self._ends(), self.height() / 2
        thick, knob, x = max(8.0, px(13)), self._knob_px() * 0.86, self.knob_center_x()
        self._paint_line(painter, thick)
        reach = thick / 2 + max(4.0, px(7))
        for mark in self.marks:
            stop = self._x_of(mark)
            if min(stop - left, right - stop) > 2 and abs(stop - x) > knob / 2 + 2:
                self._paint_tick(painter, stop, middle, reach, is_past=stop < x)
        if not self._is_empty:
            self._paint_knob(painter, knob)

    def _paint_tick(self, painter: QPainter, x: float, middle: float, reach: float, *, is_past: bool) -> None:
        theme, wide = self._style.theme, max(1.5, self._style.px(2.2))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        pen = QPen(theme.ink_soft, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        stop, inner = round(x), self._style.px(6)
        # Above and below the line only: on raspberry nothing but its own ink would be seen.
        painter.drawLine(stop, round(middle - reach), stop, round(middle - inner))
        painter.drawLine(stop, round(middle + inner), stop, round(middle + reach))
        if is_past:
            painter.setPen(QPen(theme.on_raspberry, max(1.0, wide * 0.7)))
        painter.drawLine(stop, round(middle - inner), stop, round(middle + inner))
