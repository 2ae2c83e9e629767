"""What happened last, in the top bar, behind the disc of the seat that did it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.panels import SeatChip
from cakedesk.app.widgets.text_kinds import BODY
from cakedesk.table.bodies import draw_box

LEAST_PILL_PX = 32.0
TWO_LINES = BODY._replace(line_em=1.0)
"""Two lines of it have room in the bar."""


class LastChange(Painted, QWidget):
    """A pill that says what happened last, behind the disc of the seat that did it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._chip = SeatChip(style, 0, self)
        self._label = Label(style, TWO_LINES, self)
        self._has_chip = False
        self._told = (-1, "", "")
        self.hide()

    def show_change(self, seat: int, text: str, shorter: str = "") -> bool:
        """Say something else.

        Args:
            seat: who did it; -1 for nobody.
            text: what happened.
            shorter: what is said in its place where it has no room; empty: nothing else.

        Returns:
            Whether that is anything new.
        """
        if (seat, text, shorter) == self._told:
            return False
        self._told = (seat, text, shorter)
        self._has_chip = seat >= 0
        if self._has_chip:
            self._chip.set_seat(seat)
        self._chip.setVisible(self._has_chip)
        self._label.setText(text)
        self.setVisible(bool(text))
        return True

    def wanted_width_px(self) -> float:
        """How wide it is with the sentence at full size."""
        words_px = TWO_LINES.wanted_width_px(self._told[1], self._style) + 1
        return words_px + self._left_px() + self._style.px(22)

    def fits(self, width_px: float, lines: int) -> bool:
        """Whether all of the sentence can be read in a place, if it may shrink."""
        least, room = self._style.least_text_px, width_px - self._left_px() - self._right_px()
        return TWO_LINES.fit_at(least, self._told[1], room, lines).fits

    def settle(self, rect: QRectF, lines: int = 1) -> float:
        """Move it to the right end of a room. Tells how wide it is, px."""
        self._label.set_lines(lines)
        inset, side, left = self._style.px(5), self._chip_px(), self._left_px()
        words = QRectF(left, 0.0, max(0.0, rect.width() - left - self._right_px()), rect.height())
        _, told, shorter = self._told
        self._label.setText(told)
        self._label.place(words)
        if shorter and self._label.is_clipped():
            self._label.setText(shorter)
        if lines > 1:
            fitted = self._label.fitted()
            spare = max(0.0, words.width() - fitted.widest_px - self._style.px(10))
            words.setWidth(words.width() - spare)
            self._label.place(words)
            rect = rect.adjusted(spare, 0, 0, 0)
            if len(fitted.lines) == 1:
                slim = max(0.0, rect.height() - max(self._style.px(40), LEAST_PILL_PX))
                rect = rect.adjusted(0, slim / 2, 0, -slim / 2)
                self._label.place(QRectF(words.x(), 0, words.width(), rect.height()))
        self.place(rect)
        self._chip.place(QRectF(inset, (self.height() - side) / 2, side, side))
        self.tooltip = told if self._label.is_clipped() or self._label.text() != told else ""
        return rect.width()

    def _chip_px(self) -> float:
        return max(self._style.px(40), LEAST_PILL_PX) - 2 * self._style.px(5)

    def _right_px(self) -> float:
        return self._style.px(14)

    def _left_px(self) -> float:
        # The chip is as high as the pill, which a small window keeps from shrinking with everything else.
        return (
            max(self._style.px(40), LEAST_PILL_PX) + self._style.px(6)
            if self._has_chip
            else self._style.px(20)
        )

    def _paint(self, painter: QPainter) -> None:
        draw_box(painter, QRectF(self.rect()), self.height() / 2, self._style.theme.well)
