"""The sheet with what is rarely chosen for a new game. Every choice counts at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.app.home.setup_order import OrderSection
from cakedesk.app.home.setup_sections import AidsSection, GameSection
from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.people.setup_choice import SetupChoice, move_seat
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Sheet
from cakedesk.app.widgets.scroller import Scroller
from cakedesk.app.widgets.sections import Section
from cakedesk.app.widgets.text_kinds import TITLE
from cakedesk.players.characters import with_character
from cakedesk.table.aids import Aids

_WIDTH_UNITS = 1480
_PAD_UNITS = 36
_APART_UNITS = 32
_LEAST_COLUMN_EM = 18.0
"""Sections in narrower columns, by the size of their words, stand one below the other."""


class SetupSheet(Sheet):
    """The sheet."""

    changed = Signal(object)  # another `SetupChoice`

    def __init__(self, style: PageStyle, offer: GameOffer, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._offer = offer
        self._choice = SetupChoice(offer.game_id, ())
        self._standard = (Aids(), False)
        self._title = Label(style, TITLE, self, text=self.tr("Options of {game}").format(game=offer.title))
        self.setAccessibleName(self._title.text())
        content = QWidget()
        self.order = OrderSection(style, offer.game_id, offer.seats.stop - 1, content)  # who sits where
        self.game = GameSection(style, offer.options, content)  # who begins, options, deal
        self.aids = AidsSection(style, self.tr("Aids in this match"), offer.aids, content)
        self._sections: tuple[Section, ...] = (self.order, self.game, self.aids)
        self._scroller = Scroller(style, content, self)
        self._scroller.scrolled.connect(self._ring.follow)
        self.standard = PillButton(style, self.tr("Back to standard"), self)  # sets all but the seats back
        self.done = PillButton(style, self.tr("Done"), self, kind="primary")
        self._connect()

    def show_choice(self, choice: SetupChoice, aids: Aids, take_back: bool) -> None:
        """Show a choice, silently."""
        self._choice = choice
        self._standard = (aids, take_back)
        self.order.show_seats(choice.seats)
        names = [seat.name for seat in choice.seats]
        self.game.show_starter(names, choice.first, has_first=self._offer.has_first)
        for option in self._offer.options:
            self.game.show_option(option.name, choice.options.get(option.name, option.default))
        self.game.deal.show_deal(choice.deal)
        self.aids.show_aids(choice.aids, choice.take_back)
        if self.isVisible():
            self.relayout()

    def first_focus(self) -> QWidget:
        """The way out, which Enter takes."""
        return self.done

    def relayout(self) -> None:
        """Place everything anew."""
        px = self._style.px
        head, foot = TITLE.line_px(self._style) + px(24 + 16), self._style.target_px(60) + px(20 + 24)
        width = min(px(_WIDTH_UNITS), self.width() - 2 * px(16)) - 2 * px(_PAD_UNITS)
        wanted, columns = self._wanted_height_px(width)
        panel = self.center_panel(_WIDTH_UNITS, head + wanted + foot)
        left = panel.x() + px(_PAD_UNITS)
        self._title.place(QRectF(left, panel.y() + px(24), width, head - px(24 + 16)))
        room = QRectF(left, panel.y() + head, width, panel.height() - head - foot)
        if wanted > room.height() + 0.5:
            wanted, columns = self._wanted_height_px(width - self._scroller.bar_width_px())
        self._scroller.place(room, wanted)
        self._place_sections(columns)
        button = self._style.target_px(60)
        top = panel.bottom() - px(24) - button
        done = min(max(self.done.wanted_width_px(), px(220)), width * 0.4)
        self.done.place(QRectF(left + width - done, top, done, button))
        standard = min(self.standard.wanted_width_px(), width * 0.45)
        self.standard.place(QRectF(left + width - done - px(16) - standard, top, standard, button))

    def _place_sections(self, columns: Sequence[Sequence[Section]]) -> None:
        apart = self._style.px(_APART_UNITS)
        pitch = (self._scroller.content.width() + apart) / len(columns)
        for number, column in enumerate(columns):
            top = 0.0
            for section in column:
                height = section.wanted_height_px(pitch - apart)
                section.place(QRectF(number * pitch, top, pitch - apart, height))
                top += height + apart

    def _wanted_height_px(self, width_px: float) -> tuple[float, Sequence[Sequence[Section]]]:
        """How high the sections are, and in which columns they stand: as many as are wide enough."""
        apart, least = self._style.px(_APART_UNITS), _LEAST_COLUMN_EM * self._style.metrics.text_px(23)
        columns = [[section] for section in self._sections]
        while len(columns) > 1 and (width_px + apart) / len(columns) - apart < least:
            columns[-2:] = [columns[-2] + columns[-1]]
        width = (width_px + apart) / len(columns) - apart
        heights = (sum(section.wanted_height_px(width) + apart for section in column) for column in columns)
        return max(heights) - apart, columns

    def _connect(self) -> None:
        self.order.moved.connect(self._move)
        self.order.character_chosen.connect(self._choose_character)
        self.order.carried.connect(lambda row: self._scroller.ensureWidgetVisible(row, 0, 0))
        self.game.first_chosen.connect(lambda first: self._take(self._choice._replace(first=first)))
        self.game.option_chosen.connect(self._choose_option)
        self.game.deal.chosen.connect(lambda deal: self._take(self._choice._replace(deal=deal)))
        self.aids.aids_chosen.connect(lambda aids: self._take(self._choice._replace(aids=aids)))
        self.aids.take_back_chosen.connect(lambda on: self._take(self._choice._replace(take_back=on)))
        self.standard.clicked.connect(self._back_to_standard)
        self.done.clicked.connect(self.close_sheet)

    def _move(self, seat: int, to: int) -> None:
        self._take(move_seat(self._choice, seat, to))

    def _choose_character(self, seat: int, character: str) -> None:
        seats = list(self._choice.seats)
        seats[seat] = seats[seat]._replace(player=with_character(seats[seat].player, character))
        self._take(self._choice._replace(seats=tuple(seats)))

    def _choose_option(self, name: str, value: int | bool) -> None:
        defaults = {option.name: option.default for option in self._offer.options}
        options = {**self._choice.options, name: value}
        changed = {key: chosen for key, chosen in options.items() if chosen != defaults[key]}
        self._take(self._choice._replace(options=changed))

    def _back_to_standard(self) -> None:
        aids, take_back = self._standard
        self._take(SetupChoice(self._choice.game_id, self._choice.seats, aids=aids, take_back=take_back))

    def _take(self, choice: SetupChoice) -> None:
        self.show_choice(choice, *self._standard)
        self.changed.emit(choice)
