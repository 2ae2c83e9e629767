"""The parts of the sheet with more choices for a new game: the game itself, and the aids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cakedesk.app.people.setup_choice import LARGEST_DEAL, draw_deal
from cakedesk.app.settings_page.aid_rows import AidRows
from cakedesk.app.widgets.buttons import PillButton, RoundButton
from cakedesk.app.widgets.number_edit import NumberEdit
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.sections import RowsSection, bind_switch
from cakedesk.app.widgets.setting_rows import ComboRow, NotedRow, StepperRow, SwitchRow
from cakedesk.app.widgets.text_kinds import LABEL
from cakedesk.engine.options import Option

_MOST_STRETCH = 1.1


class DealRow(NotedRow):
    """The number of the deal."""

    chosen = Signal(object)  # another number, or None for a new deal

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        note = self.tr("The same number begins the same way: play it with other people too.")
        super().__init__(style, parent, self.tr("Deal"), note)
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

    def place_choice(self, rect: QRectF) -> None:
        """The number and its two buttons."""
        gap, row = self._style.px(8), rect.height()
        digits = LABEL.width_px("0" * self.edit.maxLength(), self._style.least_text_px)
        room = rect.width() - row - 2 * gap - digits - self._style.px(32)
        draw = min(self.draw.wanted_width_px() - self._style.px(20), room)
        self.copy.place(QRectF(rect.right() - row, rect.y(), row, row))
        left = rect.right() - row - gap - draw
        self.draw.place(QRectF(left, rect.y(), draw, row))
        self.edit.place(QRectF(rect.x(), rect.y(), left - gap - rect.x(), row))

    def _draw(self) -> None:
        self.edit.setText(str(draw_deal()))

    def _tell(self) -> None:
        self.copy.setEnabled(self.edit.number is not None)
        self.chosen.emit(self.edit.number)


class GameSection(RowsSection):
    """Who begins, the options of the game, the deal."""

    first_chosen = Signal(object)  # the seat that begins, or None to draw it
    option_chosen = Signal(str, object)  # another value of an option

    _most_stretch = _MOST_STRETCH

    def __init__(self, style: PageStyle, options: Sequence[Option], parent: QWidget) -> None:
        super().__init__(style, self.tr("This game"), parent)
        note = self.tr("A rematch passes it on to the next seat.")
        self._starts = ComboRow(style, self, self.tr("Who begins"), note)
        self.starter = self._starts.combo  # hidden for games that know no such choice
        self.option_rows = {option.name: self._make_row(option) for option in options}
        self.deal = DealRow(style, self)
        self.starter.chosen.connect(lambda number: self.first_chosen.emit(number - 1 if number else None))

    def show_starter(self, names: Sequence[str], first: int | None, *, has_first: bool) -> None:
        """Show who begins (`first`: None if that is drawn)."""
        self.starter.set_words([self.tr("drawn by lot"), *names])
        self.starter.choose(0 if first is None else first + 1)
        self._starts.setVisible(has_first)
        self.rows = [*([self._starts] if has_first else []), *self.option_rows.values(), self.deal]

    def show_option(self, name: str, value: int | bool) -> None:
        """Show the value of an option, silently."""
        row = self.option_rows[name]
        if isinstance(row, SwitchRow):
            row.switch.setChecked(bool(value))
        else:
            row.stepper.show_value(value)

    def _make_row(self, option: Option) -> SwitchRow | StepperRow:
        if isinstance(option.default, bool):
            switch_row = SwitchRow(self._style, option.title, option.line, self)
            return bind_switch(switch_row, partial(self.option_chosen.emit, option.name))
        row = StepperRow(self._style, option.title, option.line, option.low, option.high, self)
        row.stepper.chosen.connect(partial(self.option_chosen.emit, option.name))
        return row


class AidsSection(AidRows):
    """The aids of the match, close together."""

    _most_stretch = _MOST_STRETCH
