"""The set-up of a new game: seats, names, people and computer players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.game_offer import GameOffer
from cakedesk.app.setup_choice import (
    PERSON,
    Level,
    SeatChoice,
    SetupChoice,
    cleaned_names,
    default_names,
    first_choice,
    usual_level,
)
from cakedesk.app.widgets.buttons import PillButton, PillKind
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded
from cakedesk.app.widgets.panels import WELL_RADIUS_UNITS, Panel
from cakedesk.app.widgets.seat_card import SeatCard
from cakedesk.app.widgets.text_kinds import BODY, BUTTON_LARGE, LABEL, TITLE, ink_soft

MOST_SEATS = 6


class FreeSeat(QWidget):
    """The dotted place of a seat that nobody takes yet. A click adds a seat, as the button *More* does.

    Signals:
        clicked: it was clicked.
    """

    clicked = Signal()

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._label = Label(style, LABEL, self, color=ink_soft, align=Qt.AlignmentFlag.AlignHCenter, lines=2)
        self._label.setText(self.tr("Free seat"))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        style.changed.connect(self.update)

    def place(self, rect: QRectF) -> None:
        """Move it.

        Args:
            rect: its place in its parent, px.
        """
        self.setGeometry(rect.toAlignedRect())
        self._label.place(QRectF(self.rect()).adjusted(8, 0, -8, 0))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the seat."""
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dotted place."""
        del event
        theme = self._style.theme
        pen = QPen(
            theme.line, max(1.5, self._style.px(2.5)), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap
        )
        pen.setDashPattern([0.1, 3.2])
        fill = theme.well if self.underMouse() else None
        draw_rounded(QPainter(self), QRectF(self.rect()), self._style.px(WELL_RADIUS_UNITS), fill, pen)


class SetupPanel(Panel):
    """The panel *New game*.

    Signals:
        start_requested: a `SetupChoice` with names that can be told apart.
    """

    start_requested = Signal(object)

    def __init__(self, style: PageStyle, levels: Sequence[Level], parent: QWidget) -> None:
        super().__init__(style, parent)
        self._levels = list(levels)
        self._offer: GameOffer | None = None
        self._choices: dict[str, SetupChoice] = {}
        self._count = 0
        self._names = default_names()
        self._title = Label(style, TITLE, self)
        self.cards = [SeatCard(style, seat, levels, self) for seat in range(MOST_SEATS)]
        self._free = [FreeSeat(style, self) for _ in range(MOST_SEATS)]
        self.fewer = PillButton(style, self.tr("Fewer"), self, icon="minus")
        self.more = PillButton(style, self.tr("More"), self, icon="plus")
        self._hint = Label(style, BODY, self, color=ink_soft, lines=3)
        self.start = PillButton(
            style, self.tr("Start the game"), self, kind=PillKind.PRIMARY, text=BUTTON_LARGE
        )
        self.fewer.clicked.connect(lambda: self._set_count(self._count - 1))
        self.more.clicked.connect(self._add_seat)
        self.start.clicked.connect(lambda: self.start_requested.emit(self.choice()))
        for card in self.cards:
            card.changed.connect(self._show_hint)
        for free in self._free:
            free.clicked.connect(self._add_seat)

    def show_offer(self, offer: GameOffer) -> None:
        """Set up another game; what was chosen for this one is remembered.

        Args:
            offer: the game.
        """
        if self._offer is not None:
            self._choices[self._offer.game_id] = self._typed()
        self._offer = offer
        known = self._choices.get(offer.game_id)
        self._fill(known or first_choice(offer.game_id, offer.seats, self._levels[usual_level(self._levels)]))

    def remember(self, choice: SetupChoice) -> None:
        """Take what was chosen for a game earlier.

        Args:
            choice: the choice; a number of seats that the game does not have is put right.
        """
        self._choices[choice.game_id] = choice
        if self._offer is not None and self._offer.game_id == choice.game_id:
            self._fill(choice)

    def choice(self) -> SetupChoice:
        """What is chosen, with names that can be told apart."""
        typed = self._typed()
        names = cleaned_names([seat.name for seat in typed.seats], self._names)
        seats = (SeatChoice(name, seat.player) for name, seat in zip(names, typed.seats, strict=True))
        return SetupChoice(typed.game_id, tuple(seats))

    def wanted_height_px(self) -> float:
        """How high the panel must be."""
        px = self._style.px
        return px(22 + 44 + 12) + SeatCard.height_px(self._style) + px(18) + self._row_px() + px(22)

    def relayout(self) -> None:
        """Place everything anew."""
        px, body = self._style.px, self.body()
        left, right = body.x() + px(30), body.right() - px(30)
        self._title.place(QRectF(left, body.y() + px(22), right - left, px(44)))
        top = body.y() + px(22 + 44 + 12)
        spare = body.height() - self.wanted_height_px()
        height = SeatCard.height_px(self._style)
        columns = self._offer.seats.stop - 1 if self._offer else 1
        gap = px(16)
        width = (right - left - gap * (columns - 1)) / columns
        places = [
            QRectF(left + number * (width + gap), top + spare / 2, width, height) for number in range(columns)
        ]
        for number in range(MOST_SEATS):
            self.cards[number].setVisible(number < self._count)
            self._free[number].setVisible(self._count <= number < columns)
            if number < self._count:
                self.cards[number].place(places[number])
            elif number < columns:
                self._free[number].place(places[number])
        self._relayout_row(left, right, body.bottom() - px(22) - self._row_px())

    def _relayout_row(self, left: float, right: float, top: float) -> None:
        px, height = self._style.px, self._style.target_px(60)
        row = self._row_px()
        start = min(max(self.start.wanted_width_px(), px(276)), (right - left) * 0.36)
        self.start.place(QRectF(right - start, top, start, row))
        side = min(
            max(self.fewer.wanted_width_px(), self.more.wanted_width_px(), px(150)), (right - left) * 0.2
        )
        middle = top + (row - height) / 2
        self.fewer.place(QRectF(left, middle, side, height))
        self.more.place(QRectF(left + side + px(14), middle, side, height))
        x = left + 2 * side + px(14 + 20)
        self._hint.place(QRectF(x, top, right - start - px(20) - x, row))

    def _row_px(self) -> float:
        return self._style.target_px(68)

    def _typed(self) -> SetupChoice:
        assert self._offer is not None
        return SetupChoice(self._offer.game_id, tuple(card.choice() for card in self.cards[: self._count]))

    def _fill(self, choice: SetupChoice) -> None:
        assert self._offer is not None
        self._title.setText(self.tr("New game of {game}").format(game=self._offer.title))
        usual = self._levels[usual_level(self._levels)].id
        for number, card in enumerate(self.cards):
            seat = (
                choice.seats[number] if number < len(choice.seats) else SeatChoice(self._names[number], usual)
            )
            card.set_choice(seat, self._names[number])
        self._set_count(min(max(len(choice.seats), self._offer.seats.start), self._offer.seats.stop - 1))

    def _add_seat(self) -> None:
        self._set_count(self._count + 1)

    def _set_count(self, count: int) -> None:
        assert self._offer is not None
        self._count = count
        self.fewer.setEnabled(count > self._offer.seats.start)
        self.more.setEnabled(count < self._offer.seats.stop - 1)
        self._show_hint()
        self.relayout()

    def _show_hint(self) -> None:
        people = sum(card.choice().player == PERSON for card in self.cards[: self._count])
        if people == 0:
            self._hint.setText(self.tr("Only computer players: sit back and watch."))
        elif people == 1:
            self._hint.setText(self.tr("One person: your cards lie open to you."))
        else:
            self._hint.setText(self.tr("A cover hides each hand between turns."))
