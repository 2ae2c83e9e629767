"""The panel of the finished matches, with filters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.history.empty_note import EmptyNote
from cakedesk.app.history.entry import HistoryEntry
from cakedesk.app.history.finished_row import HistoryButton, HistoryRow, row_px
from cakedesk.app.history.statistics import people_in
from cakedesk.app.settings.i18n import title_of
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.combo import Combo
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Panel
from cakedesk.app.widgets.row_list import ButtonRow, RowList
from cakedesk.app.widgets.text_kinds import BODY, CAPTION, TITLE, field_px, ink_soft
from cakedesk.art import faces
from cakedesk.engine.game import PERSON
from cakedesk.engine.registry import game_ids
from cakedesk.table.bodies import draw_box


class HistoryPanel(Panel):
    """The finished matches, latest first, of one game or all and of one person or all."""

    chosen = Signal(str)  # a match was chosen, by its key; empty if there is none
    cancel_requested = Signal()  # reading the records is to stop
    go_on_requested = Signal()  # reading them is to go on

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._all: tuple[HistoryEntry, ...] = ()
        self._shown: list[HistoryEntry] = []
        self._is_due = False  # whether other matches were taken than are shown
        self.chosen_key = ""  # the key of the chosen match; empty if there is none
        self._game_ids: list[str] = []
        self._names: list[str] = []
        self._progress = 0.0
        self._is_reading = False
        self._is_known = False  # whether there are no other matches than were taken
        self._title = Label(style, TITLE, self, text=self.tr("History"))
        self.games = Combo(style, self.tr("Games that are shown"), self.games_words(), self, BODY)
        self.people = Combo(style, self.tr("People that are shown"), self.people_words(), self, BODY)
        self.games.chosen.connect(lambda _number: self._filter())
        self.people.chosen.connect(lambda _number: self._filter())
        self._note = Label(style, CAPTION, self, color=ink_soft, lines=3)
        self.reading_button = PillButton(style, self.tr("Stop"), self)
        self.reading_button.clicked.connect(self._reading_clicked)
        self._empty = EmptyNote(style, faces.plate_face(), "", self)
        self.all_button = PillButton(style, self.tr("Show all"), self)
        self.all_button.clicked.connect(self.show_all)
        self.list: RowList[HistoryRow] = RowList(
            style, self.tr("Finished matches"), partial(ButtonRow, HistoryButton, style), self._show_row, self
        )
        self.list.current_changed.connect(self._choose)
        self._offer_filters()
        for widget in (self._note, self.reading_button, self._empty, self.all_button):
            widget.hide()  # nobody knows yet

    def know_entries(self, entries: Sequence[HistoryEntry]) -> bool:
        """Take other matches, and offer their games and people. Tells whether `show_known` is due."""
        if tuple(entries) != self._all:
            self._all = tuple(entries)
            self._offer_filters()
            self._is_due = True
        return self._is_due

    def show_known(self) -> None:
        """Show the matches that were taken last; the chosen one stays so, or the one in its place."""
        self._is_due = False
        self._filter()

    def set_state(self, *, is_reading: bool, is_complete: bool, is_known: bool, note: str) -> None:
        """Say how reading the records stands.

        Args:
            is_reading: whether they are being read.
            is_complete: whether reading was not stopped.
            is_known: whether there are no other matches than those that were taken.
            note: about the list as a whole; empty for none.
        """
        self._is_known = is_known
        if not is_reading:
            self._progress = 0.0
        self._is_reading = is_reading and self._progress > 0.0
        if not is_reading:
            if not is_complete:
                note = self.tr("Not all records have been read.")
            self.reading_button.set_words(self.tr("Go on"))
            self.reading_button.setVisible(not is_complete)
        if note or not is_reading:
            self._note.setText(note)
            self._note.setVisible(bool(note))
        self._show_emptiness()
        self.relayout()
        self.update()

    def show_progress(self, done: int, count: int) -> None:
        """Show how far reading the records is."""
        self._is_reading, self._is_known = True, False
        self._progress = max(0.02, done / max(1, count))
        self._note.setText(self.tr("Reading the records: {done} of {count}").format(done=done, count=count))
        self._note.show()
        self.reading_button.set_words(self.tr("Stop"))
        self.reading_button.show()
        self._show_emptiness()
        self.relayout()
        self.update()

    def show_all(self) -> None:
        """Take the filters away."""
        had_focus = self.all_button.hasFocus()
        self.games.choose(0)
        self.people.choose(0)
        self._filter()
        if had_focus:
            self.games.setFocus(Qt.FocusReason.TabFocusReason)

    def games_words(self) -> list[str]:
        """The choices of the filter by game."""
        return [self.tr("All games"), *map(title_of, self._game_ids)]

    def people_words(self) -> list[str]:
        """The choices of the filter by person."""
        return [self.tr("All people"), *self._names]

    def relayout(self) -> None:
        """Place everything anew."""
        px, body = self._style.px, self.body()
        left, width = body.x() + px(24), body.width() - px(38)
        line = field_px(self._style.metrics, 44)
        top = body.y() + px(14)
        title = min(self._title.wanted_width_px() + 2, width * 0.3)
        self._title.place(QRectF(left, top, title, line))
        filters = left + title + px(16)
        both = body.right() - px(16) - filters - px(10)
        # Alike, as long as the words of both have room.
        room = both / 2
        if max(self.games.wanted_width_px(), self.people.wanted_width_px()) > room:
            wanted = self.games.wanted_width_px() + self.people.wanted_width_px()
            room = both * min(0.62, max(0.38, self.games.wanted_width_px() / wanted))
        self.games.place(QRectF(filters, top, room, line))
        self.people.place(QRectF(filters + room + px(10), top, both - room, line))
        top += line + px(6)
        side = px(14)
        top = self._place_note(body.x() + side, body.width() - 2 * side, top)
        pad = self.list.pad_px()
        self.list.set_sizes(row_px(self._style), px(8))
        self.list.place(
            QRectF(body.x() + side - pad, top, body.width() - 2 * side + 2 * pad, body.bottom() - px(8) - top)
        )
        hollow = QRectF(
            body.x() + side, top + px(4), body.width() - 2 * side, body.bottom() - side - top - px(4)
        )
        self._empty.place(hollow)
        button = self._style.target_px(54)
        wide = min(self.all_button.wanted_width_px(), hollow.width() - px(40))
        self.all_button.place(
            QRectF(hollow.center().x() - wide / 2, hollow.bottom() - px(24) - button, wide, button)
        )

    def _place_note(self, left: float, width: float, top: float) -> float:
        """Place the line about reading the records, if there is one."""
        px = self._style.px
        if self._note.isHidden():
            return top
        height = self._style.target_px(46)
        button = 0.0
        if not self.reading_button.isHidden():
            button = min(self.reading_button.wanted_width_px(), width * 0.4)
            self.reading_button.place(QRectF(left + width - button, top, button, height))
            button += px(12)
        room = width - button - px(24)
        lines = max(height, self._note.wanted_height_px(room) + px(14))
        self._note.place(QRectF(left + px(12), top, room, lines))
        return top + lines + px(6)

    def _offer_filters(self) -> None:
        game, name = self._wanted_game(), self._wanted_name()
        played = {entry.game_id for entry in self._all}
        self._game_ids = [game_id for game_id in game_ids() if game_id in played]
        self._names = people_in(self._all)
        number = self._game_ids.index(game) + 1 if game in self._game_ids else 0
        self.games.set_words(self.games_words())
        self.games.choose(number)
        number = self._names.index(name) + 1 if name in self._names else 0
        self.people.set_words(self.people_words())
        self.people.choose(number)
        self.games.setVisible(bool(self._all))
        self.people.setVisible(bool(self._all))

    def _wanted_game(self) -> str:
        """The game that is chosen; empty: all are."""
        number = self.games.currentIndex()
        return self._game_ids[number - 1] if number > 0 else ""

    def _wanted_name(self) -> str:
        """The person who is chosen; empty: all are."""
        number = self.people.currentIndex()
        return self._names[number - 1] if number > 0 else ""

    def _filter(self) -> None:
        game, name = self._wanted_game(), self._wanted_name()
        number = self.list.current
        self._shown = [
            entry
            for entry in self._all
            if (not game or entry.game_id == game) and (not name or _has_played(entry, name))
        ]
        keys = [entry.key for entry in self._shown]
        if self.chosen_key in keys:
            number = keys.index(self.chosen_key)
        number = max(0, min(number, len(keys) - 1))
        self._show_emptiness()
        # What is chosen has to be known before the rows are filled.
        before, self.chosen_key = self.chosen_key, keys[number] if keys else ""
        self.list.set_count(len(keys), number)
        self.list.choose(number)
        if self.chosen_key != before:
            self.chosen.emit(self.chosen_key)
        self.relayout()

    def _show_emptiness(self) -> None:
        empty, filtered = not self._shown, bool(self._all)
        self.list.setVisible(not empty)
        self._empty.setVisible(empty and (filtered or self._is_known))
        self.all_button.setVisible(empty and filtered)
        self._empty.set_words(
            self.tr("No finished match fits both choices.")
            if filtered
            else self.tr(
                "Here your finished games will stand, with all their points. The first slice is yours!"
            )
        )

    def _show_row(self, row: HistoryRow, index: int) -> None:
        entry = self._shown[index]
        row.button.show_entry(entry, entry.key == self.chosen_key)

    def _choose(self, index: int) -> None:
        self.chosen_key = self._shown[index].key
        self.list.show_anew()
        self.chosen.emit(self.chosen_key)

    def _reading_clicked(self) -> None:
        if self._is_reading:
            self.cancel_requested.emit()
        else:
            self.go_on_requested.emit()

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        if self._is_reading and not self._note.isHidden():
            theme, px = self._style.theme, self._style.px
            note = QRectF(self._note.geometry())
            trough = QRectF(note.x(), note.bottom() - px(9), note.width(), max(4.0, px(7)))
            draw_box(painter, trough, trough.height() / 2, theme.well)
            trough.setWidth(max(trough.height(), trough.width() * self._progress))
            draw_box(painter, trough, trough.height() / 2, theme.raspberry)


def _has_played(entry: HistoryEntry, name: str) -> bool:
    return any(seat.name == name and seat.player == PERSON for seat in entry.seats)
