"""Who sits where at a new game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.app.setup_choice import PERSON, Level, SeatChoice
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import SeatChip, Well
from cakedesk.app.widgets.section import Section
from cakedesk.app.widgets.text_kinds import CAPTION, LABEL, ink_soft

_GAP_UNITS = 10


class SeatRow(Well):
    """One seat: its disc, who sits there, and a button up and one down.

    Signals:
        stepped(int): -1 up, 1 down.
    """

    stepped = Signal(int)

    def __init__(self, style: PageStyle, seat: int, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._chip = SeatChip(style, seat, self)
        self._name = Label(style, LABEL, self)
        self._who = Label(style, CAPTION, self, color=ink_soft)
        self.up = RoundButton(style, "", "chevron_up", self)
        self.down = RoundButton(style, "", "chevron_down", self)
        self.up.clicked.connect(lambda: self.stepped.emit(-1))
        self.down.clicked.connect(lambda: self.stepped.emit(1))

    def show_seat(self, name: str, who: str, *, first: bool, last: bool) -> None:
        """Show who sits there.

        Args:
            name: what they are called.
            who: a person, or a computer player of which level.
            first: whether nobody sits above.
            last: whether nobody sits below.
        """
        self._name.setText(name)
        self._who.setText(who)
        up, down = self.tr("{name}: one seat up"), self.tr("{name}: one seat down")
        self.up.set_icon("chevron_up", up.format(name=name))
        self.down.set_icon("chevron_down", down.format(name=name))
        self.up.setVisible(not first)
        self.down.setVisible(not last)

    @staticmethod
    def height_px(style: PageStyle) -> float:
        """How high a row is.

        Args:
            style: tells the sizes.

        Returns:
            Pixels.
        """
        words = LABEL.line_px(style) + CAPTION.line_px(style) + 4
        return max(style.target_px(44), words) + style.px(8)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it.

        Args:
            rect: its place in its parent, px.
        """
        super().place(rect)
        px, width, height = self._style.px, float(self.width()), float(self.height())
        button = self._style.target_px(44)
        chip, top = px(40), (height - button) / 2
        self._chip.place(QRectF(px(12), (height - chip) / 2, chip, chip))
        self.down.place(QRectF(width - px(10) - button, top, button, button))
        self.up.place(QRectF(width - px(18) - 2 * button, top, button, button))
        left = px(12) + chip + px(12)
        room, line = width - px(26) - 2 * button - left, LABEL.line_px(self._style) + 2
        second = CAPTION.line_px(self._style) + 2
        words = (height - line - second) / 2
        self._name.place(QRectF(left, words, room, line))
        self._who.place(QRectF(left, words + line, room, second))


class OrderSection(Section):
    """Who sits where.

    Attributes:
        rows: one for each seat, some of them hidden.

    Signals:
        moved(int, int): whoever sits at the first seat goes to the second.
    """

    moved = Signal(int, int)

    def __init__(self, style: PageStyle, levels: Sequence[Level], seats: int, parent: QWidget) -> None:
        super().__init__(style, self.tr("Order of seats"), parent)
        self._level_names = {level.id: level.name for level in levels}
        self._count = 0
        self._note = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self._note.setText(self.tr("Play goes round from top to bottom."))
        self.rows = [SeatRow(style, seat, self) for seat in range(seats)]
        for seat, row in enumerate(self.rows):
            row.stepped.connect(partial(self._step, seat))

    def show_seats(self, seats: Sequence[SeatChoice]) -> None:
        """Show who sits where.

        Args:
            seats: by seat.
        """
        self._count = len(seats)
        for number, row in enumerate(self.rows):
            row.setVisible(number < self._count)
            if number < self._count:
                name, player = seats[number]
                level = self._level_names.get(player, player)
                computer = self.tr("Computer, {level}").format(level=level)
                who = self.tr("Person") if player == PERSON else computer
                row.show_seat(name, who, first=number == 0, last=number == self._count - 1)

    def inner_height_px(self, width_px: float) -> float:
        """See `Section`."""
        rows = self._count * (SeatRow.height_px(self._style) + self._style.px(_GAP_UNITS))
        return rows + self._note.wanted_height_px(width_px) + 2

    def lay_out(self, room: QRectF) -> None:
        """See `Section`."""
        height, top = SeatRow.height_px(self._style), room.y()
        for row in self.rows[: self._count]:
            row.place(QRectF(room.x(), top, room.width(), height))
            top += height + self._style.px(_GAP_UNITS)
        self._note.place(QRectF(room.x(), top, room.width(), self._note.wanted_height_px(room.width()) + 2))

    def _step(self, seat: int, by: int) -> None:
        self.moved.emit(seat, seat + by)
        # The button that moved somebody goes with them, so that they can be moved on.
        row = self.rows[seat + by]
        button, other = (row.up, row.down) if by < 0 else (row.down, row.up)
        (other if button.isHidden() else button).setFocus()
