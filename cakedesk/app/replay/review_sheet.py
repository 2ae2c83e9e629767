"""The sheet that looks back at a finished match: how chances went, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.people.seats import seat_people
from cakedesk.app.replay.review_plot import ReviewPlot
from cakedesk.app.replay.review_work import ReviewWork
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import SeatChip, Sheet
from cakedesk.app.widgets.text_kinds import BODY, CAPTION, TITLE, ink_soft
from cakedesk.engine.match import Match
from cakedesk.players.advice import with_reasons
from cakedesk.players.review import MOST_TURNS, Part, Review, TurningPoint
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.bodies import draw_progress

_WIDTH_UNITS, _PAD_UNITS = 1480, 36


class ReviewSheet(Sheet):
    """The sheet."""

    moment_wanted = Signal(int)  # the match is to be watched from after so many moves
    made = Signal(object)  # the `Review` was made anew

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._match: Match[Any] | None = None
        self._work: ReviewWork | None = None
        self._names: list[str] = []
        self._chances: list[Sequence[float]] = []
        self._turns: Sequence[TurningPoint] = ()
        self._done = 0.0
        self._title = Label(style, TITLE, self, text=self.tr("Who was likely to win"))
        self.setAccessibleName(self._title.text())
        self._note = Label(style, CAPTION, self, color=ink_soft, lines=3)
        self.plot = ReviewPlot(style, self)  # how chances went
        self._chips = [SeatChip(style, 0, self) for _ in range(MOST_TURNS)]
        self._words = [Label(style, BODY, self, lines=6) for _ in range(MOST_TURNS)]
        self.shows = [PillButton(style, self.tr("Go there"), self) for _ in range(MOST_TURNS)]
        for number, show in enumerate(self.shows):
            show.clicked.connect(partial(self._go_to, number))
        # Stops the work, or puts the sheet away.
        self.leave = PillButton(style, self.tr("Close"), self, kind="primary")
        self.leave.clicked.connect(self.close_sheet)

    def look_back(self, match: Match[Any], known: Review | None) -> None:
        """Open the sheet (`known`: what was found before; None: it is to be found out now)."""
        self._stop()
        self._match, self._chances, self._turns = match, [], ()
        self._names = [person.name for person in seat_people(match.seats, match.players)]
        self._show_turns()
        if known is not None:
            self._show_review(known)
        else:
            self._work = ReviewWork(match, self)
            self._work.advanced.connect(self._advance)
            self._work.failed.connect(self._fail)
            self._tell_progress(0.0)
            self.leave.set_words(self.tr("Cancel"))
            self._work.start()
        self.open()

    def close_sheet(self) -> None:
        """Put the sheet away; what is not done is given up."""
        self._stop()
        super().close_sheet()

    def first_focus(self) -> QWidget:
        """The way out, which Enter takes."""
        return self.leave

    def _advance(self, part: Part) -> None:
        if part.chances:
            self._chances.append(part.chances)
        if part.review is not None:
            self._stop()
            self._show_review(part.review)
            self.made.emit(part.review)
        else:
            self._tell_progress(part.done / part.total)
            self._show_plot()

    def _show_review(self, found: Review) -> None:
        self._chances, self._turns, self._done = list(found.chances), found.turns, 0.0
        note = self.tr("From what each seat knew then, by play-outs of computer players.")
        nothing = self.tr("No move cost much.")
        self._note.setText(note if self._turns else f"{note} {nothing}")
        self.leave.set_words(self.tr("Close"))
        self._show_plot()
        self._show_turns()

    def _fail(self) -> None:
        self._done = 0.0
        self._note.setText(self.tr("The match can’t be looked back at."))
        self.leave.set_words(self.tr("Close"))
        self.update()

    def _tell_progress(self, done: float) -> None:
        self._done = max(0.01, done)
        self._note.setText(self.tr("Playing on from each moment: {done} %").format(done=int(100 * done)))
        self.update()

    def _show_plot(self) -> None:
        if self._match is not None:
            self.plot.show_chances(self._names, self._chances, len(self._match.steps), self._turns)

    def _show_turns(self) -> None:
        for number, (chip, words, show) in enumerate(zip(self._chips, self._words, self.shows, strict=True)):
            is_there = number < len(self._turns)
            for widget in (chip, words, show):
                widget.setVisible(is_there)
            if is_there:
                turn = self._turns[number]
                chip.set_seat(turn.seat)
                words.setText(f"{number + 1}. {self._told(turn)}")
                show.setAccessibleDescription(words.text())
        if self.isVisible():
            self.relayout()
            self._ring.follow()

    def _told(self, turn: TurningPoint) -> str:
        """A turning point in words."""
        match = self._match
        assert match is not None
        move, better = turn.move, match.parse(turn.better)
        knew = match.knew_at(move)
        words = BOARDS[match.game.id].advice_words(knew, seat_people(match.seats, match.players))
        done, instead = words.deed(match.steps[move].action), words.deed(better)
        if done == instead:  # they do not say what was chosen
            done, instead = match.format(match.steps[move].action), turn.better
        text = self.tr("Move {move}, {name}, {chance} %: {done}. Better, {other} %: {better}.")
        told = text.format(
            move=move + 1,
            name=self._names[turn.seat],
            chance=round(100 * turn.chance),
            done=done,
            other=round(100 * turn.better_chance),
            better=instead,
        )
        return f"{told} {words.why(with_reasons(match.game.id, knew, better).reasons[:1])}"

    def _go_to(self, number: int) -> None:
        move = self._turns[number].move
        self.close_sheet()
        self.moment_wanted.emit(move)

    def _stop(self) -> None:
        work, self._work = self._work, None
        if work is not None:
            work.stop()
            work.deleteLater()

    def relayout(self) -> None:
        """Place everything anew."""
        px, button = self._style.px, self._style.target_px(58)
        panel = self.center_panel(_WIDTH_UNITS, self.height())
        left, width = panel.x() + px(_PAD_UNITS), panel.width() - 2 * px(_PAD_UNITS)
        top, bottom = panel.y() + px(22), panel.bottom() - px(22)
        title = TITLE.line_px(self._style) + 2
        self._title.place(QRectF(left, top, width, title))
        top += title + px(6)
        leave = min(max(self.leave.wanted_width_px(), px(200)), width * 0.4)
        self.leave.place(QRectF(left + width - leave, bottom - button, leave, button))
        note = self._note.wanted_height_px(width - leave - px(24)) + px(4)
        self._note.place(QRectF(left, bottom - max(note, button), width - leave - px(24), note))
        bottom -= max(note + px(12), button) + px(14)
        show = min(max(each.wanted_width_px() for each in self.shows), width * 0.3)
        chip = px(44)
        room = width - chip - show - px(32)
        count = len(self._turns)
        most = (bottom - top) * 0.7 / max(1, count)
        for number in reversed(range(count)):
            high = min(most, max(button, self._words[number].wanted_height_px(room) + px(6)))
            bottom -= high
            middle = bottom + high / 2
            self._chips[number].place(QRectF(left, middle - chip / 2, chip, chip))
            self._words[number].place(QRectF(left + chip + px(12), bottom, room, high))
            tall = min(button, high)
            self.shows[number].place(QRectF(left + width - show, middle - tall / 2, show, tall))
            bottom -= px(8)
        self.plot.place(QRectF(left, top, width, bottom - px(8) - top))

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        if self._done:
            theme, px, note = self._style.theme, self._style.px, QRectF(self._note.geometry())
            trough = QRectF(note.x(), note.bottom() + px(2), note.width(), max(4.0, px(8)))
            draw_progress(painter, trough, self._done, theme)
