"""`ChoiceSwitch`: eat or collect: two halves of a pill for the slices of one variety in a piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.table import z_values
from cakedesk.table.items import PictureButton
from cakedesk.table.scene import TableScene
from cakedesk.table.strokes import fill_box
from cakedesk.table.text_fit import TextStyle, lay_text, text_width

Half: TypeAlias = Literal["eat", "collect"]
CREAM = faces.cream_face()
MOST_ROSETTES = 3
STEP_SHARE, LEAST_STEP_SHARE = 0.72, 0.45
"""From one dollop of cream to the next, in diameters."""

TEXT_SHARE, MOST_TEXT_SHARE = 0.68, 1.15
"""The size of its text by its height at most, as a rule and where it becomes too small: digits are low."""


class ChoiceHalf(PictureButton):
    """One half of a switch."""

    def __init__(self, table: TableScene, half: Half, key: str, on_click: Callable[[], None]) -> None:
        super().__init__(table, key)
        self.half: Half = half
        self.on_click = on_click
        self._state: tuple[bool, str, str, int] = (False, "", "", 0)
        self._has_row = True
        self.setZValue(z_values.TEXT)
        self.set_interactive(True)

    @property
    def corner_px(self) -> float:
        """Half its height."""
        return self.height_px / 2

    def show_state(self, is_on: bool, count: str, text: str, cream: int) -> None:
        """Show a state.

        Args:
            count: how many of several, such as "2×"; empty: it goes without saying.
            text: what else it says, such as "+2".
            cream: the dollops of cream of a slice; 0: none are shown.
        """
        state = (is_on, count, text, cream)
        if state != self._state:
            self._state = state
            self.refresh()

    def has_room_for_row(self) -> bool:
        """Whether each dollop of cream finds room, up to the most that are shown."""
        return self.half == "collect" or self._step_px() >= self._side() * LEAST_STEP_SHARE

    def rosettes(self) -> int:
        """How many dollops of cream it shows."""
        return min(self._state[3], MOST_ROSETTES if self._has_row else 1)

    def show_row(self, has_row: bool) -> None:
        """Show as many dollops of cream as a slice has, or one that stands for all."""
        if has_row != self._has_row:
            self._has_row = has_row
            self.refresh()

    def activate(self) -> bool:
        """Let one more slice go this way."""
        self.on_click()
        return True

    def pictures(self) -> list[tuple[Face, int]]:
        """A dollop of cream, if it shows any."""
        return [(CREAM, self._side() if self._state[3] else 0)]

    def paint_in(self, painter: QPainter, box: QRectF) -> None:
        """Its half of the pill: filled when on."""
        theme, unit = self.table.theme, self.table.metrics.unit
        is_on, count, text, _ = self._state
        if is_on:
            fill_box(painter, box, box.height() / 2, theme.raspberry)
        elif self.hot:
            fill_box(painter, box, box.height() / 2, theme.well)
        ink = theme.on_raspberry if is_on else theme.ink
        side = self._side()
        style, gap = TextStyle(px=self._text_px(), weight=700), 5 * unit
        before, laid = lay_text(count, style), lay_text(text, style)
        tick = self.height_px * 0.34 if self.half == "collect" else 0.0
        words = self._words_px()
        shown = self.rosettes()
        step = self._step_px() if shown > 1 else 0.0
        pictures = step * (shown - 1) + side if shown else 0.0
        width = pictures + words + (gap + tick if tick else 0.0)
        left = box.center().x() - width / 2
        if count:
            before.paint(painter, QPointF(left, box.center().y() - before.height_px / 2), ink)
            left += before.width_px + gap
        for number in range(shown):
            painter.setOpacity(1.0 if is_on else 0.75)
            self.paint_picture(painter, 0, QPointF(left + number * step, box.center().y() - side / 2))
        painter.setOpacity(1.0)
        left += pictures + gap if shown else 0.0
        if text:
            laid.paint(painter, QPointF(left, box.center().y() - laid.height_px / 2), ink)
            left += laid.width_px + gap
        if tick:
            _tick(painter, QPointF(left, box.center().y()), tick, ink if is_on else theme.line)

    def _step_px(self) -> float:
        """How far apart dollops of cream stand in a row: beside a count they lie closer."""
        side, room = self._side(), self.width_px - self.height_px * 0.55 - self._words_px()
        shown = min(self._state[3], MOST_ROSETTES)
        return min(side * STEP_SHARE, (room - side) / max(1, shown - 1)) if shown > 1 else side

    def _words_px(self) -> float:
        """The width of its count and its text with the gaps beside them."""
        style, gap = TextStyle(px=self._text_px(), weight=700), 5 * self.table.metrics.unit
        return sum(text_width(words, style) + gap for words in self._state[1:3] if words)

    def _text_px(self) -> float:
        text_px, height = self.table.metrics.text_px, self.height_px
        return min(text_px(24), max(height * TEXT_SHARE, min(text_px(0), height * MOST_TEXT_SHARE)))

    def _side(self) -> int:
        return round(self.height_px * 0.52)


def _tick(painter: QPainter, left_middle: QPointF, size: float, color: QColor) -> None:
    pen = QPen(color, max(2.0, size * 0.22))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    points = ((0.0, 0.05), (0.36, 0.4), (1.0, -0.38))
    painter.drawPolyline([left_middle + QPointF(x, y) * size for x, y in points])
