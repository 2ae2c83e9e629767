"""The strip below the lists: the chosen finished match, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import combinations, pairwise
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.history.entry import HistoryEntry, HistorySeat, trouble_text
from cakedesk.app.history.finished_row import entry_title
from cakedesk.app.history.lines import line_px
from cakedesk.app.history.seat_points import points_text, ranked
from cakedesk.app.people.seats import isolated
from cakedesk.app.saves.running_match import saved_text
from cakedesk.app.settings.i18n import title_of
from cakedesk.app.widgets.bar_look import paint_bar
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.game_tile import GameTile
from cakedesk.app.widgets.labels import Label, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.text_kinds import BUTTON_LARGE, CAPTION, LABEL, TITLE, ink_soft
from cakedesk.art import faces
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.bodies import draw_box
from cakedesk.table.short_names import name_forms
from cakedesk.table.text_fit import LaidText
from cakedesk.table.theme import with_alpha

_LOW_UNITS = 58
_TILE_UNITS, _SIDE_UNITS, _GAP_UNITS = 84, 34, 12


class WrittenSeat(NamedTuple):
    """One seat as it is written."""

    number: int
    won: bool
    body: QRectF
    words: QRectF
    text: LaidText


class SeatNames(Painted, QWidget):
    """The seats of a match with disc, name and points, winners first.

    They stand in one line or two, or in more where names would lose their end.
    """

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._seats: tuple[HistorySeat, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_seats(self, seats: tuple[HistorySeat, ...]) -> None:
        """Show other seats (`seats`: by seat)."""
        self._seats = seats
        self.update()

    def line_px(self) -> float:
        """How high a line is."""
        return max(26.0, line_px(self._style, LABEL, 40))

    def lines(self, width_px: float) -> int:
        """In how many lines they stand."""
        return len(self._split(width_px)[1])

    def written(self) -> list[WrittenSeat]:
        """All seats, where they stand."""
        width = float(self.width())
        names, rows = self._split(width)
        px, height = self._style.px, self.height() / len(rows)
        columns = max(len(row) for row in rows)
        pitch = max(self._wanted(names, LABEL.size_px(self._style)))
        written, ranks = [], iter(ranked(self._seats))
        smallest = iter(self._wanted(names, self._style.least_text_px))
        for line, row in enumerate(rows):
            x, least = 0.0, [next(smallest) for _ in row]
            for wanted in [pitch] * len(row) if pitch * columns <= width else _shared(row, least, width):
                number, seat = next(ranks)
                body = QRectF(x, line * height + 1, wanted - px(4), height - 2)
                words = body.adjusted(self._chip_px() + px(13), -1, -px(10), 1)
                points = LABEL.width_px(" " + points_text(seat), self._style.least_text_px)
                name = LABEL.fit(names[number], self._style, words.width() - points)
                text = f"{isolated(name.lines[0].text)} {points_text(seat)}"
                fitted = LABEL.fit(text, self._style, words.width())
                written.append(WrittenSeat(number, seat.won, body, words, fitted))
                x += wanted
        return written

    def _chip_px(self) -> float:
        return min(self.line_px() - self._style.px(6), self._style.px(34))

    def _wanted(self, names: Sequence[str], size_px: float) -> list[float]:
        """How wide each seat would be in letters of a size."""
        beside = self._chip_px() + self._style.px(38)
        texts = [f"{names[at]} {points_text(seat)}" for at, seat in ranked(self._seats)]
        return [LABEL.width_px(text, size_px) + beside for text in texts]

    def _split(self, width_px: float) -> tuple[Sequence[str], list[list[float]]]:
        """The names, first ones where whole ones lack room, and which seats stand in each line, by widths."""
        count, rows = len(self._seats), list[list[float]]()
        forms = list(name_forms([seat.name for seat in self._seats]))
        usual = range(1 if count <= 3 else 2, 3)
        ways = [(names, lines) for names in forms for lines in usual if lines <= max(1, count)]
        # More lines are for first names alone: the lists above need the room as well.
        for names, lines in [*ways, *((forms[-1], lines) for lines in range(3, count + 1))]:
            wanted = self._wanted(names, LABEL.size_px(self._style))
            least = self._wanted(names, self._style.least_text_px)
            splits = [(0, *cuts, count) for cuts in combinations(range(1, count), lines - 1)]

            def lacks(cuts: tuple[int, ...], least: Sequence[float] = least) -> float:
                return sum(max(0.0, sum(least[a:b]) - width_px) for a, b in pairwise(cuts))

            def most(cuts: tuple[int, ...]) -> int:
                return max(b - a for a, b in pairwise(cuts))

            best = min(splits, key=lambda cuts: (lacks(cuts), most(cuts), [-cut for cut in cuts]))
            rows = [wanted[a:b] for a, b in pairwise(best)]
            if lacks(best) <= 0:
                break
        return names, rows

    def _paint(self, painter: QPainter) -> None:
        theme, chip = self._style.theme, self._chip_px()
        for seat in self.written():
            if seat.won:
                draw_box(painter, seat.body, seat.body.height() / 2, with_alpha(theme.honey, 0.26))
            sign = QRectF(seat.body.x() + self._style.px(5), seat.body.center().y() - chip / 2, chip, chip)
            self._style.draw_face(painter, faces.seat_chip_face(seat.number, ring=theme.dark), sign)
            draw_lines(painter, seat.text, seat.words, 1.2, Qt.AlignmentFlag.AlignLeft, theme.ink)


def _shared(wanted: Sequence[float], least: Sequence[float], width_px: float) -> list[float]:
    """Share a width: all shrink together, and where that is not enough those that need most lose some."""
    spare = width_px - sum(least)
    if spare >= 0:
        return list(wanted) if sum(wanted) <= width_px else [each + spare / len(least) for each in least]
    shares, left, others = [0.0] * len(least), width_px, len(least)
    for at in sorted(range(len(least)), key=lambda at: least[at]):
        shares[at] = min(least[at], left / others)
        left, others = left - shares[at], others - 1
    return shares


class MatchFooter(Painted, QWidget):
    """The strip."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.entry: HistoryEntry | None = None  # the match that is shown, or to be shown soon
        self._tile = GameTile(style, self)
        self._title = Label(style, TITLE, self, lines=2)
        self._facts = Label(style, CAPTION, self, color=ink_soft, lines=3)
        self.seats = SeatNames(style, self)
        self.watch = PillButton(style, self.tr("Watch it again"), self, kind="primary", text=BUTTON_LARGE)
        self.review = PillButton(style, self.tr("Look back"), self)
        self.check = PillButton(style, self.tr("Check the shuffle"), self)
        self.export = PillButton(style, self.tr("Export"), self)
        self.rename = PillButton(style, self.tr("Rename"), self)
        self.delete = PillButton(style, self.tr("Delete"), self)

    def show_entry(self, entry: HistoryEntry | None) -> None:
        """Take another match; None: there is nothing to show."""
        self.entry = entry
        if entry is None:
            self.hide()
            return
        self._tile.set_game(entry.game_id)
        when = saved_text(entry.ended, datetime.now())
        if entry.trouble:
            self._title.setText(self.tr("A record that can’t be used"))
        else:
            self._title.setText(self.tr("{match}, {when}").format(match=entry_title(entry), when=when))
        self._facts.setText(self._fact_line(entry))
        self.seats.show_seats(entry.seats)
        self.watch.setVisible(not entry.trouble and entry.game_id in BOARDS)
        self.review.setVisible(not self.watch.isHidden() and not entry.abandoned)
        for button in (self.check, self.rename):
            button.setVisible(not entry.trouble)
        names = ", ".join(f"{isolated(seat.name)} {points_text(seat)}" for _, seat in ranked(entry.seats))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(f"{names}. {self._facts.text()}")
        for button in self._buttons():
            button.setAccessibleDescription(self._title.text())
        self.relayout()

    def wanted_height_px(self, width_px: float) -> float:
        """How high it is in a width; 0 without a match."""
        px, entry = self._style.px, self.entry
        if entry is None:
            return 0.0
        room = self._words_room(width_px).width()
        words = px(16) + self._title_px(room) + self._seats_px(room, entry) + self._facts_px(entry) + px(14)
        return max(words, 2 * (self._style.target_px(_LOW_UNITS) + px(6)) + px(8))

    def relayout(self) -> None:
        """Place everything anew."""
        px, width, height = self._style.px, float(self.width()), float(self.height())
        if width <= 0 or self.entry is None:
            return
        tile = min(px(_TILE_UNITS), height - px(32))
        self._tile.place(QRectF(px(_SIDE_UNITS), (height - tile) / 2, tile, tile))
        self._place_buttons(width, height)
        words = self._words_room(width)
        left, room, top = words.x(), words.width(), px(12)
        title = self._title_px(room)
        self._title.place(QRectF(left, top, room, title))
        top += title
        seats = self._seats_px(room, self.entry)
        self.seats.setVisible(seats > 0)
        self.seats.place(QRectF(left - px(5), top, room, seats))
        top += seats
        self._facts.setText(self._fact_line(self.entry))
        self._facts.place(QRectF(left, top, room, height - px(8) - top))
        if self._facts.is_clipped():
            self._facts.setText(self._fact_line(self.entry, with_game=False))
        self.update()

    def _words_room(self, width_px: float) -> QRectF:
        """From where to where the words go, beside tile and buttons."""
        px = self._style.px
        left = px(_SIDE_UNITS + _TILE_UNITS + 22)
        buttons = self._columns(width_px)
        taken = sum(wide for _, wide in buttons) + px(_GAP_UNITS) * (len(buttons) - 1)
        return QRectF(left, 0, max(1.0, width_px - px(_SIDE_UNITS) - taken - px(24) - left), 0)

    def _columns(self, width_px: float) -> list[tuple[list[PillButton], float]]:
        """The columns of the buttons, and how wide each is."""
        gap, most = self._style.px(_GAP_UNITS), (width_px - 2 * self._style.px(_SIDE_UNITS)) * 0.56
        shown = [button for button in self._buttons() if not button.isHidden()]
        columns = [[button] for button in shown]
        if sum(map(self._column_px, columns)) + gap * (len(columns) - 1) > most:
            columns = [shown[number : number + 2] for number in range(0, len(shown), 2)]
        wanted = [self._column_px(column) for column in columns]
        share = min(1.0, (most - gap * (len(columns) - 1)) / sum(wanted))
        return [(column, wide * share) for column, wide in zip(columns, wanted, strict=True)]

    def _place_buttons(self, width: float, height: float) -> None:
        """Place the buttons from the right."""
        px, right = self._style.px, width - self._style.px(_SIDE_UNITS)
        high, low = self._style.target_px(76), self._style.target_px(_LOW_UNITS)
        for column, wide in reversed(self._columns(width)):
            step = (height - px(8)) / len(column)
            for place, button in enumerate(column):
                tall = min(high if button is self.watch else low, step - px(6))
                middle = px(4) + step * (place + 0.5)
                button.place(QRectF(right - wide, middle - tall / 2, wide, tall))
            right -= wide + px(_GAP_UNITS)

    def _column_px(self, column: list[PillButton]) -> float:
        """How wide buttons one below the other are."""
        px, least = self._style.px, 250 if self.watch in column else 120
        return max(px(least), *(button.wanted_width_px() - px(14) for button in column))

    def _buttons(self) -> tuple[PillButton, ...]:
        return self.watch, self.review, self.check, self.export, self.rename, self.delete

    def _title_px(self, width_px: float) -> float:
        one = self._title.fits_one_line(width_px)
        return line_px(self._style, TITLE, 44) if one else 2 * self._style.least_text_px * TITLE.line_em + 2

    def _seats_px(self, width_px: float, entry: HistoryEntry) -> float:
        return 0.0 if entry.trouble else self.seats.lines(width_px) * self.seats.line_px()

    def _facts_px(self, entry: HistoryEntry) -> float:
        return (2 if entry.trouble else 1) * line_px(self._style, CAPTION, 28)

    def _fact_line(self, entry: HistoryEntry, *, with_game: bool = True) -> str:
        if entry.trouble:
            return trouble_text(entry)
        facts = [self.tr("%n move(s)", "", entry.moves)]
        if entry.name and with_game:  # the tile shows it too
            facts.insert(0, title_of(entry.game_id))
        if entry.abandoned:
            facts.append(self.tr("given up"))
        if entry.deal is not None:
            facts.append(self.tr("deal {number}").format(number=entry.deal))
        if entry.own_lists:
            facts.append(self.tr("with own lists"))
        return "  ·  ".join(facts)

    def _paint(self, painter: QPainter) -> None:
        paint_bar(painter, self._style, QRectF(self.rect()), at_top=False)
