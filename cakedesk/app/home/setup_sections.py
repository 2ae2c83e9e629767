"""The parts of the sheet with more choices for a new game: the game itself, and the aids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cakedesk.app.people.game_offer import OptionOffer
from cakedesk.app.people.setup_choice import LARGEST_DEAL, draw_deal
from cakedesk.app.settings_page.aid_rows import AidRows
from cakedesk.app.widgets.buttons import PillButton, RoundButton
from cakedesk.app.widgets.combo import Combo
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.number_edit import NumberEdit
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Well
from cakedesk.app.widgets.sections import Section, bind_switch, place_rows, rows_height_px
from cakedesk.app.widgets.setting_rows import StepperRow, SwitchRow
from cakedesk.app.widgets.text_kinds import CAPTION, LABEL, ink_soft

_GAP_UNITS = 10


class DealRow(Well):
    """The number of the deal."""

    chosen = Signal(object)  # another number, or None for a new deal

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._name = Label(style, LABEL, self, text=self.tr("Deal"))
        self._note = Label(style, CAPTION, self, color=ink_soft, lines=3)
        self._note.setText(self.tr("The same number begins the same way: play it with other people too."))
        self.edit = NumberEdit(style, self.tr("Number of the deal"), LARGEST_DEAL, self)
        self.edit.setPlaceholderText(self.tr("new"))
        self.draw = PillButton(style, self.tr("Draw one"), self, text=LABEL)
        self.copy = RoundButton(style, self.tr("Copy the number"), "copy", self)
        self.edit.textChanged.connect(lambda _text: self._tell())
        self.draw.clicked.connect(self._draw)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.edit.text()))
        self.copy.setEnabled(False)

    def show_deal(self, deal: int | None) -> None:
        """Show another number, silently (`deal`: the number, or None)."""
        self.edit.show_number(deal)
        self.copy.setEnabled(deal is not None)

    def wanted_height_px(self, width_px: float) -> float:
        """How high it must be."""
        note = self._note.wanted_height_px(width_px - 2 * self._style.px(18)) + 2
        return note + self._style.target_px(46) + self._style.px(3 * 10)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        px, width, row = self._style.px, float(self.width()), self._style.target_px(46)
        pad, top = px(18), px(10)
        name = min(self._name.wanted_width_px(), width * 0.24)
        draw = min(self.draw.wanted_width_px() - px(20), width * 0.34)
        self._name.place(QRectF(pad, top, name, row))
        right = width - px(12) - row
        self.copy.place(QRectF(right, top, row, row))
        right -= px(8) + draw
        self.draw.place(QRectF(right, top, draw, row))
        left = pad + name + px(10)
        self.edit.place(QRectF(left, top, right - px(8) - left, row))
        note = self._note.wanted_height_px(width - 2 * pad) + 2
        self._note.place(QRectF(pad, top + row + px(8), width - 2 * pad, note))

    def _draw(self) -> None:
        self.edit.setText(str(draw_deal()))

    def _tell(self) -> None:
        self.copy.setEnabled(self.edit.number is not None)
        self.chosen.emit(self.edit.number)


class GameSection(Section):
    """Who begins, the options of the game, the deal."""

    first_chosen = Signal(object)  # the seat that begins, or None to draw it
    option_chosen = Signal(str, object)  # another value of an option

    def __init__(self, style: PageStyle, options: Sequence[OptionOffer], parent: QWidget) -> None:
        super().__init__(style, self.tr("This game"), parent)
        self._starter_name = Label(style, LABEL, self, text=self.tr("Who begins"))
        self._starter_note = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self._starter_note.setText(self.tr("A rematch passes it on to the next seat."))
        # The list of who begins; hidden for games that know no such choice.
        self.starter = Combo(style, self.tr("Who begins"), [self.tr("drawn by lot")], self)
        self._starter_name.setBuddy(self.starter)
        self.option_rows = {option.name: self._make_row(option) for option in options}
        self.deal = DealRow(style, self)
        self.starter.chosen.connect(lambda number: self.first_chosen.emit(number - 1 if number else None))

    def show_starter(self, names: Sequence[str], first: int | None, *, has_first: bool) -> None:
        """Show who begins (`first`: None if that is drawn)."""
        self.starter.set_words([self.tr("drawn by lot"), *names])
        self.starter.choose(0 if first is None else first + 1)
        for widget in (self.starter, self._starter_name, self._starter_note):
            widget.setVisible(has_first)

    def show_option(self, name: str, value: int | bool) -> None:
        """Show the value of an option, silently."""
        row = self.option_rows[name]
        if isinstance(row, SwitchRow):
            row.switch.setChecked(bool(value))
        else:
            row.stepper.show_value(value)

    def inner_height_px(self, width_px: float) -> float:
        """See `Section`."""
        gap = self._style.px(_GAP_UNITS)
        rows = list(self.option_rows.values())
        options = rows_height_px(rows, width_px, gap) + gap if rows else 0.0
        return self._starter_px(width_px) + options + self.deal.wanted_height_px(width_px)

    def lay_out(self, room: QRectF) -> None:
        """See `Section`."""
        px, gap, top = self._style.px, self._style.px(_GAP_UNITS), room.y()
        if not self.starter.isHidden():
            row = self._style.target_px(48)
            name = min(self._starter_name.wanted_width_px(), room.width() * 0.4)
            self._starter_name.place(QRectF(room.x(), top, name, row))
            left = room.x() + name + px(14)
            self.starter.place(QRectF(left, top, room.right() - left, row))
            note = self._starter_note.wanted_height_px(room.width()) + 2
            self._starter_note.place(QRectF(room.x(), top + row + px(4), room.width(), note))
            top += self._starter_px(room.width())
        rows = list(self.option_rows.values())
        if rows:
            height = rows_height_px(rows, room.width(), gap)
            place_rows(rows, QRectF(room.x(), top, room.width(), height), gap)
            top += height + gap
        self.deal.place(QRectF(room.x(), top, room.width(), self.deal.wanted_height_px(room.width())))

    def _starter_px(self, width_px: float) -> float:
        if self.starter.isHidden():
            return 0.0
        note = self._starter_note.wanted_height_px(width_px) + 2
        return self._style.target_px(48) + self._style.px(4) + note + self._style.px(_GAP_UNITS)

    def _make_row(self, option: OptionOffer) -> SwitchRow | StepperRow:
        if isinstance(option.default, bool):
            switch_row = SwitchRow(self._style, option.title, option.line, self)
            return bind_switch(switch_row, partial(self.option_chosen.emit, option.name))
        row = StepperRow(self._style, option.title, option.line, option.low, option.high, self)
        row.stepper.chosen.connect(partial(self.option_chosen.emit, option.name))
        return row


class AidsSection(AidRows):
    """The aids of the match, close together."""

    def lay_out(self, room: QRectF) -> None:
        """See `Section`."""
        height = min(room.height(), self.inner_height_px(room.width()) * 1.1)
        super().lay_out(QRectF(room.x(), room.y(), room.width(), height))
