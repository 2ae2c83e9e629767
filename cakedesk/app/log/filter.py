"""Whose lines the log shows: everybody's, or those of one seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.choices import PaintedRadio, Segment
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD
from cakedesk.art import faces
from cakedesk.table.board import SeatPerson
from cakedesk.table.bodies import draw_box

EVERYBODY = -1


class SeatChoice(PaintedRadio):
    """The disc of a seat, in a ring of raspberry if it is chosen."""

    def __init__(self, style: PageStyle, seat: int, name: str, parent: QWidget) -> None:
        super().__init__(style, name, parent)
        self._seat = seat
        self.tooltip = name

    def _paint(self, painter: QPainter) -> None:
        style, theme = self._style, self._style.theme
        whole = min(self.width(), self.height()) * 1.0
        body = QRectF((self.width() - whole) / 2, (self.height() - whole) / 2, whole, whole)
        line = max(2.5, style.px(4))
        if self.isChecked():
            draw_box(painter, body, whole / 2, theme.chip, theme.raspberry, line)
        elif self.underMouse():
            draw_box(painter, body, whole / 2, theme.well)
        inset = line + max(2.0, style.px(3))
        disc = body.adjusted(inset, inset, -inset, -inset)
        style.draw_face(painter, faces.seat_chip_face(self._seat, ring=theme.dark), disc)


class SeatFilter(Painted, QWidget):
    """A row of choices: all seats, or one."""

    chosen = Signal(int)  # a person chose a seat; `EVERYBODY`: all of them

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(self.tr("Whose lines"))
        self.everybody = Segment(style, self.tr("All"), CAPTION_BOLD, self)
        self.everybody.setAccessibleDescription(self.accessibleName())
        self.everybody.setChecked(True)
        self.everybody.clicked.connect(lambda: self.chosen.emit(EVERYBODY))
        self.seats: list[SeatChoice] = []

    @property
    def seat(self) -> int:
        """Whose lines are shown; `EVERYBODY`: all."""
        return next((at for at, choice in enumerate(self.seats) if choice.isChecked()), EVERYBODY)

    def set_people(self, people: Sequence[SeatPerson]) -> None:
        """Offer other seats; all are chosen."""
        for choice in self.seats:
            choice.hide()
            choice.deleteLater()
        self.seats = []
        for seat, person in enumerate(people):
            choice = SeatChoice(self._style, seat, self.tr("Only {name}").format(name=person.name), self)
            choice.setAccessibleDescription(self.accessibleName())
            choice.clicked.connect(lambda _checked=False, seat=seat: self.chosen.emit(seat))
            self.seats.append(choice)
            choice.show()
        self.everybody.setChecked(True)
        self.relayout()

    def place(self, rect: QRectF) -> None:
        """Move it."""
        super().place(rect)
        self.relayout()

    def relayout(self) -> None:
        """Place the choices from left to right; they come closer where the room is short."""
        px, side = self._style.px, float(self.height())
        word = max(side, self.everybody.wanted_width_px() + 2 * px(16))
        gap = px(6)
        room = self.width() - word - gap
        pitch = min(side + gap, room / max(1, len(self.seats)))
        self.everybody.setGeometry(QRectF(0, 0, word, side).toRect())
        for seat, choice in enumerate(self.seats):
            width = min(side, pitch)
            choice.setGeometry(QRectF(word + gap + seat * pitch, 0, width, side).toRect())

    def _paint(self, painter: QPainter) -> None:
        body, width = QRectF(self.everybody.geometry()), max(1.5, self._style.px(2))
        draw_box(painter, body, body.height() / 2, None, self._style.theme.line, width)
