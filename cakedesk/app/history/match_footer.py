"""The strip below the lists: the chosen finished match, and what can be done with it."""

from __future__ import annotations

from datetime import datetime

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
from cakedesk.table.theme import with_alpha

_LOW_UNITS = 58
_TILE_UNITS = 84


class SeatNames(Painted, QWidget):
    """The seats of a match with disc, name and points, winners first, in one line or two."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._seats: tuple[HistorySeat, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_seats(self, seats: tuple[HistorySeat, ...]) -> None:
        """Show other seats (`seats`: by seat)."""
        self._seats = seats
        self.update()

    def lines(self) -> int:
        """In how many lines they stand."""
        return 1 if len(self._seats) <= 3 else 2

    def _paint(self, painter: QPainter) -> None:
        if not self._seats:
            return
        px, lines = self._style.px, self.lines()
        columns = -(-len(self._seats) // lines)
        step, height = self.width() / columns, self.height() / lines
        chip, gap = min(height - px(6), px(34)), px(8)
        wanted = [
            LABEL.wanted_width_px(f"{seat.name} {points_text(seat)}", self._style) + chip + gap + px(30)
            for seat in self._seats
        ]
        step = min(step, max(wanted))
        for place, (number, seat) in enumerate(ranked(self._seats)):
            x, y = place % columns * step, place // columns * height
            body = QRectF(x, y + 1, step - px(4), height - 2)
            if seat.won:
                theme = self._style.theme
                draw_box(painter, body, body.height() / 2, with_alpha(theme.honey, 0.26))
            sign = QRectF(x + px(5), body.center().y() - chip / 2, chip, chip)
            face = faces.seat_chip_face(number, ring=self._style.theme.dark)
            self._style.draw_face(painter, face, sign)
            words = QRectF(sign.right() + gap, y, body.right() - px(10) - sign.right() - gap, height)
            points = LABEL.width_px(" " + points_text(seat), self._style.least_text_px)
            name = LABEL.fit(seat.name, self._style, words.width() - points)
            text = f"{isolated(name.lines[0].text)} {points_text(seat)}"
            fitted = LABEL.fit(text, self._style, words.width())
            draw_lines(painter, fitted, words, 1.2, Qt.AlignmentFlag.AlignLeft, self._style.theme.ink)


class MatchFooter(Painted, QWidget):
    """The strip."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._entry: HistoryEntry | None = None
        self._tile = GameTile(style, self)
        self._title = Label(style, TITLE, self, lines=2)
        self._facts = Label(style, CAPTION, self, color=ink_soft, lines=3)
        self._seats = SeatNames(style, self)
        self.watch = PillButton(style, self.tr("Watch it again"), self, kind="primary", text=BUTTON_LARGE)
        self.review = PillButton(style, self.tr("Look back"), self)
        self.check = PillButton(style, self.tr("Check the shuffle"), self)
        self.export = PillButton(style, self.tr("Export"), self)
        self.rename = PillButton(style, self.tr("Rename"), self)
        self.delete = PillButton(style, self.tr("Delete"), self)

    @property
    def entry(self) -> HistoryEntry | None:
        """The match that is shown."""
        return self._entry

    def show_entry(self, entry: HistoryEntry) -> None:
        """Show another match."""
        self._entry = entry
        self._tile.set_game(entry.game_id)
        when = saved_text(entry.ended, datetime.now())
        if entry.trouble:
            self._title.setText(self.tr("A record that can’t be used"))
        else:
            self._title.setText(self.tr("{match}, {when}").format(match=entry_title(entry), when=when))
        self._facts.setText(self._fact_line(entry))
        self._seats.show_seats(entry.seats)
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

    def wanted_height_px(self) -> float:
        """How high it is."""
        px = self._style.px
        words = px(16) + self._title_px() + self._seats_px() + self._facts_px() + px(14)
        return max(words, 2 * (self._style.target_px(_LOW_UNITS) + px(6)) + px(8))

    def relayout(self) -> None:
        """Place everything anew."""
        px, width, height = self._style.px, float(self.width()), float(self.height())
        if width <= 0 or self._entry is None:
            return
        tile = min(px(_TILE_UNITS), height - px(32))
        side = px(34)
        self._tile.place(QRectF(side, (height - tile) / 2, tile, tile))
        left = side + tile + px(22)
        right = self._place_buttons(width - side, height, (width - 2 * side) * 0.64)
        room = max(1.0, right - px(24) - left)
        top = px(12)
        self._title.place(QRectF(left, top, room, self._title_px()))
        top += self._title_px()
        seats = self._seats_px()
        self._seats.setVisible(seats > 0)
        self._seats.place(QRectF(left - px(5), top, room, seats))
        top += seats
        self._facts.setText(self._fact_line(self._entry))
        self._facts.place(QRectF(left, top, room, height - px(8) - top))
        if self._facts.is_clipped():
            self._facts.setText(self._fact_line(self._entry, with_game=False))
        self.update()

    def _place_buttons(self, right: float, height: float, most: float) -> float:
        """Place the buttons from the right."""
        px, gap = self._style.px, self._style.px(12)
        high, low = self._style.target_px(76), self._style.target_px(_LOW_UNITS)
        watch = [] if self.watch.isHidden() else [[self.watch]]
        others = [button for button in self._buttons()[1:] if not button.isHidden()]
        columns = watch + [[button] for button in others]
        if sum(map(self._column_px, columns)) + gap * (len(columns) - 1) > most:
            columns = watch + [others[number : number + 2] for number in range(0, len(others), 2)]
        wanted = [self._column_px(column) for column in columns]
        room = min(most, sum(wanted) + gap * (len(columns) - 1))
        share = min(1.0, (room - gap * (len(columns) - 1)) / sum(wanted))
        for column, wide in reversed(list(zip(columns, wanted, strict=True))):
            step = (height - px(8)) / len(column)
            tall = min(high if column in watch else low, step - px(6))
            for place, button in enumerate(column):
                middle = px(4) + step * (place + 0.5)
                button.place(QRectF(right - wide * share, middle - tall / 2, wide * share, tall))
            right -= wide * share + gap
        return right + gap

    def _column_px(self, column: list[PillButton]) -> float:
        """How wide buttons one below the other are."""
        px, least = self._style.px, 250 if self.watch in column else 120
        return max(px(least), *(button.wanted_width_px() - px(14) for button in column))

    def _buttons(self) -> tuple[PillButton, ...]:
        return self.watch, self.review, self.check, self.export, self.rename, self.delete

    def _title_px(self) -> float:
        return line_px(self._style, TITLE, 44)

    def _seats_px(self) -> float:
        entry = self._entry
        if entry is None or entry.trouble:
            return 0.0
        return self._seats.lines() * max(26.0, line_px(self._style, LABEL, 40))

    def _facts_px(self) -> float:
        entry = self._entry
        lines = 2 if entry is not None and entry.trouble else 1
        return lines * line_px(self._style, CAPTION, 28)

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
