"""The line of a replay: where it is in the match, with a tick where something new begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLine, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.slider import Slider

LEAST_PITCH = 5.0
"""From one tick to the next, in widths of one: more of them would be but hatching."""


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
        share = (right - left) / (self.maximum() - self.minimum())
        stops = [left + share * (mark - self.minimum()) for mark in self.marks]
        stops = _apart(stops, LEAST_PITCH * self._tick_px())
        free = [stop for stop in stops if min(stop - left, right - stop) > 2 and abs(stop - x) > knob / 2 + 2]
        if free:
            self._paint_ticks(painter, free, middle, thick / 2 + max(4.0, px(7)))
        if not self._is_empty:
            self._paint_knob(painter, knob)

    def _tick_px(self) -> float:
        return max(1.5, self._style.px(2.2))

    def _paint_ticks(self, painter: QPainter, stops: Sequence[float], middle: float, reach: float) -> None:
        """Paint all at once: a long match has many, and each jump paints them."""
        theme, wide, inner = self._style.theme, self._tick_px(), self._style.px(6)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        top, above, below, bottom = (round(middle + at) for at in (-reach, -inner, inner, reach))
        x, places = self.knob_center_x(), [(round(stop), stop) for stop in stops]
        # Above and below the line only: on raspberry nothing but its own ink would be seen.
        lines = [QLine(at, *ends) for at, _ in places for ends in ((top, at, above), (below, at, bottom))]
        lines += [QLine(at, above, at, below) for at, stop in places if stop >= x]
        past = [QLine(at, above, at, below) for at, stop in places if stop < x]
        painter.setPen(QPen(theme.ink_soft, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLines(lines)
        painter.setPen(QPen(theme.on_raspberry, max(1.0, wide * 0.7)))
        painter.drawLines(past)


def _apart(stops: Sequence[float], least_px: float) -> list[float]:
    """The stops, without those that come too soon after another one."""
    kept: list[float] = []
    for stop in stops:
        if not kept or stop - kept[-1] >= least_px:
            kept.append(stop)
    return kept
