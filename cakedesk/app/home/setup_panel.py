"""The set-up of a new game: seats, names, people and computer players."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.app.home.free_seat import FreeSeat
from cakedesk.app.home.seat_card import SeatCard
from cakedesk.app.home.shelf import MOST_CARDS, STRIP_ROWS, seat_card_px, seats_px, setup_px, setup_row_px
from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.people.setup_choice import (
    SeatChoice,
    SetupChoice,
    cleaned_names,
    default_names,
    first_choice,
)
from cakedesk.app.widgets.buttons import PillButton, RoundButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.note import Note
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Page, Panel
from cakedesk.app.widgets.text_kinds import BODY, BUTTON_LARGE, LABEL, TITLE, ink_soft
from cakedesk.players.characters import level_and_character
from cakedesk.players.levels import USUAL
from cakedesk.table.aids import Aids

if TYPE_CHECKING:
    from cakedesk.app.home.name_suggestions import NameSuggestions
    from cakedesk.app.home.setup_sheet import SetupSheet

_NOTE_LINES = 3
"""More of them would lie over the words of the boxes."""


class SetupPanel(Panel):
    """The panel *New game*."""

    start_requested = Signal(object)  # a `SetupChoice` with names that can be told apart
    lesson_requested = Signal(str)  # the guided first game of this game is wanted

    def __init__(self, style: PageStyle, most_seats: int, page: Page) -> None:
        super().__init__(style, page)
        self._page = page
        self._offer: GameOffer | None = None
        self._choices: dict[str, SetupChoice] = {}
        self._rest = SetupChoice("", ())
        self._standard = (Aids(), False)
        self._known_names: tuple[str, ...] = ()
        self._suggestions: NameSuggestions | None = None
        self.sheet: SetupSheet | None = None  # once it was opened for this game
        self._count = 0
        self._names = default_names()
        self._title = Label(style, TITLE, self)
        self._note = Note(style, page)
        # The seats that were shown so far, the others hidden: making one takes a while.
        self.cards: list[SeatCard] = []
        self._free = [FreeSeat(style, self) for _ in range(most_seats)]
        self._make_card(0)
        self.fewer = RoundButton(style, self.tr("Fewer"), "minus", self)
        self._seats_label = Label(style, LABEL, self, align=Qt.AlignmentFlag.AlignHCenter)
        self.more = RoundButton(style, self.tr("More"), "plus", self)
        self.options = PillButton(style, self.tr("Options"), self)
        self._hint = Label(style, BODY, self, color=ink_soft, lines=3)
        self.start = PillButton(style, self.tr("Start the game"), self, kind="primary", text=BUTTON_LARGE)
        # Leads through a first game; hidden where there is none.
        self.lesson = PillButton(style, self.tr("Learn the game"), self)
        self._newcomers: Collection[str] = ()
        self._connect()

    def show_offer(self, offer: GameOffer) -> None:
        """Set up another game; what was chosen for this one is remembered."""
        if self._offer is not None:
            self._choices[self._offer.game_id] = self._typed()
        self._offer = offer
        self._name_lesson()
        known = self._choices.get(offer.game_id)
        self._fill(known or self._usual(offer))

    def remember(self, choice: SetupChoice) -> None:
        """Take what was chosen for a game earlier."""
        self._choices[choice.game_id] = choice
        if self._offer is not None and self._offer.game_id == choice.game_id:
            self._fill(choice)

    def go_on_from(self, before: SetupPanel) -> None:
        """Take what was chosen for all games on a panel that has been made anew since."""
        self._standard = before._standard
        for choice in (*before._choices.values(), before._typed()):
            self.remember(choice)

    def offer_lesson(self, game_ids: Collection[str]) -> None:
        """Say for which games the guided first game is what a newcomer should do first."""
        self._newcomers = game_ids
        self._name_lesson()
        self._page.relayout_part(self.relayout)

    def _name_lesson(self) -> None:
        offer = self._offer
        self.lesson.setVisible(offer is not None and offer.has_lesson)
        is_new = offer is not None and offer.game_id in self._newcomers
        self.lesson.set_words(self.tr("New here? Learn the game") if is_new else self.tr("Learn the game"))

    def set_known_names(self, names: Sequence[str]) -> None:
        """Say which names can be offered."""
        self._known_names = tuple(names)

    def set_standard(self, aids: Aids, take_back: bool) -> None:
        """Say what new matches have. What was not chosen otherwise for a game follows."""
        old_aids, old_take_back = self._standard
        self._standard = (aids, take_back)
        for game_id, choice in self._choices.items():
            self._choices[game_id] = _follow(choice, old_aids, aids, old_take_back, take_back)
        self._rest = _follow(self._rest, old_aids, aids, old_take_back, take_back)

    def choice(self) -> SetupChoice:
        """What is chosen, with names that can be told apart."""
        typed = self._typed()
        names = cleaned_names([seat.name for seat in typed.seats], self._names)
        seats = (SeatChoice(name, seat.player) for name, seat in zip(names, typed.seats, strict=True))
        return typed._replace(seats=tuple(seats))

    def relayout(self) -> None:
        """Place everything anew."""
        px, body = self._style.px, self.body()
        left, right = body.x() + px(30), body.right() - px(30)
        lesson, high = 0.0, self._style.target_px(50)
        if not self.lesson.isHidden():
            lesson = min(self.lesson.wanted_width_px(), (right - left) * 0.45)
            middle = body.y() + px(22 + 22)
            self.lesson.place(QRectF(right - lesson, middle - high / 2, lesson, high))
        self._title.place(QRectF(left, body.y() + px(22), right - left - lesson - px(16), px(44)))
        spare = 0.0 if self._offer is None else body.height() - setup_px(self._style.metrics, self._offer)
        top = body.y() + px(22 + 44 + 12) + spare / 2
        strips = self._count > MOST_CARDS
        seats = 0.0 if self._offer is None else seats_px(self._style.metrics, self._offer)
        places = self._places(QRectF(left, top, right - left, seats), strips)
        for number, card in enumerate(self.cards):
            card.setVisible(number < self._count)
        for place, card in zip(places, self.cards[: self._count], strict=False):
            (card.place_strip if strips else card.place)(place)
        for number, free in enumerate(self._free):
            free.setVisible(self._count <= number < len(places))
            if number < len(places):
                free.place(places[number])
        self._relayout_row(left, right, body.bottom() - px(22) - setup_row_px(self._style.metrics))
        self._tell()

    def _places(self, room: QRectF, strips: bool) -> list[QRectF]:
        """Where the seats are, the free ones too."""
        px = self._style.px
        most = self._offer.seats.stop - 1 if self._offer else 1
        columns = 2 if strips else min(most, MOST_CARDS)
        gap = px(16)
        width = (room.width() - gap * (columns - 1)) / columns
        if not strips:
            height = seat_card_px(self._style.metrics)
            top = room.y() + (room.height() - height) / 2
            lefts = [room.x() + number * (width + gap) for number in range(columns)]
            return [QRectF(left, top, width, height) for left in lefts]
        height = (room.height() - (STRIP_ROWS - 1) * px(10)) / STRIP_ROWS
        return [
            QRectF(
                room.x() + number % 2 * (width + gap),
                room.y() + number // 2 * (height + px(10)),
                width,
                height,
            )
            for number in range(most)
        ]

    def _relayout_row(self, left: float, right: float, top: float) -> None:
        px, row, button = self._style.px, setup_row_px(self._style.metrics), self._style.target_px(54)
        start = min(max(self.start.wanted_width_px(), px(276)), (right - left) * 0.28)
        self.start.place(QRectF(right - start, top, start, row))
        middle = top + (row - button) / 2
        seats = min(max(self._seats_label.wanted_width_px() + px(16), px(104)), (right - left) * 0.12)
        self.fewer.place(QRectF(left, middle, button, button))
        self._seats_label.place(QRectF(left + button + px(4), top, seats - px(8), row))
        x = left + button + seats
        self.more.place(QRectF(x, middle, button, button))
        x = left if self.more.isHidden() else x + button + px(24)
        options = min(max(self.options.wanted_width_px(), px(140)), (right - left) * 0.16)
        height = self._style.target_px(60)
        self.options.place(QRectF(x, top + (row - height) / 2, options, height))
        x += options + px(20)
        self._hint.place(QRectF(x, top, right - start - px(20) - x, row))
        if self._offer is not None:
            self._show_hint()

    def _usual(self, offer: GameOffer) -> SetupChoice:
        aids, take_back = self._standard
        return first_choice(offer.game_id, offer.seats)._replace(aids=aids, take_back=take_back)

    def _typed(self) -> SetupChoice:
        first = self._rest.first
        return self._rest._replace(
            seats=tuple(card.choice() for card in self.cards[: self._count]),
            first=first if first is not None and first < self._count else None,
        )

    def _fill(self, choice: SetupChoice) -> None:
        assert self._offer is not None
        self._rest = choice
        self._title.setText(self.tr("New game of {game}").format(game=self._offer.title))
        self._set_count(min(max(len(choice.seats), self._offer.seats.start), self._offer.seats.stop - 1))
        for number, card in enumerate(self.cards):
            seat = choice.seats[number] if number < len(choice.seats) else self._newcomer(number)
            card.set_choice(seat, self._names[number])
        self._page.relayout_part(self.relayout)

    def _newcomer(self, seat: int) -> SeatChoice:
        """Who sits down at a seat that is added."""
        return SeatChoice(self._names[seat], USUAL)

    def _make_card(self, seat: int) -> None:
        card = SeatCard(self._style, seat, self)
        card.set_choice(self._newcomer(seat), self._names[seat])
        card.stackUnder(self._free[0])  # read before those
        if self.cards:
            for before, after in pairwise((self.cards[-1].controls[-1], *card.controls)):
                QWidget.setTabOrder(before, after)
        card.changed.connect(self._show_hint)
        card.told.connect(self._tell)
        card.name_edit.entered.connect(partial(self._suggest_names, seat))
        self.cards.append(card)

    def _tell(self) -> None:
        """Tell of the level that somebody looks at, whole, over the title and the foot of the boxes above."""
        about = next((card.told_level for card in self.cards if card.told_level), "")
        self._note.setVisible(bool(about))
        self._title.setVisible(not about)
        if about:
            corner = self.mapTo(self._page, self._title.geometry().bottomLeft())
            size, bottom = (
                self._note.fit(about, self._title.width(), _NOTE_LINES),
                corner.y() + self._style.px(5),
            )
            self._note.place(QRectF(QPointF(corner.x(), bottom - size.height()), size))
            self._note.raise_()

    def _add_seat(self) -> None:
        self._set_count(self._count + 1)

    def _set_count(self, count: int) -> None:
        assert self._offer is not None
        for seat in range(len(self.cards), count):
            self._make_card(seat)
        self._count = count
        for card in self.cards:
            card.offer(self._offer.game_id, count)
        self._seats_label.setText(self.tr("Seats: {count}").format(count=count))
        alone = len(self._offer.seats) == 1
        for widget in (self.fewer, self.more, self._seats_label):
            widget.setVisible(not alone)
        self.fewer.setEnabled(count > self._offer.seats.start)
        self.more.setEnabled(count < self._offer.seats.stop - 1)
        self._page.relayout_part(self.relayout)

    def _show_hint(self) -> None:
        assert self._offer is not None
        choice = self.choice()
        if choice.people == 0:
            people = self.tr("Only computer players: sit back and watch.")
        elif self._offer.is_open:
            people = self.tr("No cover falls between turns.")
        elif choice.people == 1:
            people = self.tr("One person: your cards lie open to you.")
        else:
            people = self.tr("A cover falls where something is secret.")
        words: list[str] = []
        # What was chosen on the sheet, which is closed now, must not come as a surprise.
        if choice.first is not None:
            words.append(self.tr("{name} begins.").format(name=choice.seats[choice.first].name))
        if choice.deal is not None:
            words.append(self.tr("Deal {number}.").format(number=choice.deal))
        has_character = any(level_and_character(seat.player)[1] for seat in choice.seats)
        if has_character or choice.options or (choice.aids, choice.take_back) != self._standard:
            words.append(self.tr("With options."))
        self._hint.setText(" ".join((people, *words)))
        self._hint.setAccessibleName(self._hint.text())
        if self._hint.is_clipped() and words:
            self._hint.setText(" ".join(words))

    def _open_sheet(self) -> None:
        from cakedesk.app.home.setup_sheet import SetupSheet  # noqa: PLC0415 - the home page shows without it

        assert self._offer is not None
        if self.sheet is not None:
            self.sheet.deleteLater()
        self.sheet = SetupSheet(self._style, self._offer, self._page)
        self.sheet.changed.connect(self._take_from_sheet)
        self.sheet.show_choice(self.choice(), *self._standard)
        self.sheet.open()

    def _take_from_sheet(self, choice: SetupChoice) -> None:
        if choice.seats != self.choice().seats:
            self._fill(choice)
        self._rest = choice
        self._show_hint()

    def _suggest_names(self, seat: int) -> None:
        """Offer the names of people who do not sit at the table yet."""
        if not self._known_names:
            return
        if self._suggestions is None:
            from cakedesk.app.home.name_suggestions import NameSuggestions  # noqa: PLC0415 - as above

            self._suggestions = NameSuggestions(self._style, self._page)
        others = self.choice().seats
        taken = {one.name.casefold() for number, one in enumerate(others) if number != seat}
        names = [name for name in self._known_names if name.casefold() not in taken]
        self._suggestions.attend(self.cards[seat].name_edit, names)

    def _start(self) -> None:
        choice = self.choice()
        # The next game is dealt anew, unless it is asked for again.
        self._rest = self._rest._replace(deal=None)
        self._show_hint()
        self.start_requested.emit(choice)

    def _ask_for_lesson(self) -> None:
        assert self._offer is not None
        self.lesson_requested.emit(self._offer.game_id)

    def _connect(self) -> None:
        self.fewer.clicked.connect(lambda: self._set_count(self._count - 1))
        self.more.clicked.connect(self._add_seat)
        self.options.clicked.connect(self._open_sheet)
        self.start.clicked.connect(self._start)
        self.lesson.clicked.connect(self._ask_for_lesson)
        for free in self._free:
            free.clicked.connect(self._add_seat)


def _follow(
    choice: SetupChoice, old_aids: Aids, aids: Aids, old_take_back: bool, take_back: bool
) -> SetupChoice:
    """A choice in which what was the standard before becomes the present standard."""
    return choice._replace(
        aids=aids if choice.aids == old_aids else choice.aids,
        take_back=take_back if choice.take_back == old_take_back else choice.take_back,
    )
