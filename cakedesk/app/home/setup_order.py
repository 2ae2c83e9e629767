"""Who sits where at a new game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.people.setup_choice import CharacterOffer, SeatChoice, level_name, offered_characters
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import SeatChip, Well
from cakedesk.app.widgets.sections import Section
from cakedesk.app.widgets.setting_rows import ComboRow
from cakedesk.app.widgets.text_kinds import CAPTION, LABEL, ink_soft
from cakedesk.engine.game import PERSON
from cakedesk.players.characters import level_and_character

_GAP_UNITS = 10
_GRIP_UNITS = 20
"""How much room the dots take that say that a row can be dragged."""


class SeatRow(Well):
    """One seat: its disc, who sits there, and a button up and one down. It can be dragged up and down."""

    stepped = Signal(int)  # -1 up, 1 down
    dragged = Signal(float)  # it is dragged: where its upper edge is to be, px from that of its parent
    dropped = Signal()  # it is let go
    drag_ended = Signal()  # it is let go, or hidden while it was dragged

    def __init__(self, style: PageStyle, seat: int, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._pressed_at: QPointF | None = None
        self._is_dragged = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._chip = SeatChip(style, seat, self)
        self._name = Label(style, LABEL, self)
        self._who = Label(style, CAPTION, self, color=ink_soft)
        self.up = RoundButton(style, "", "chevron_up", self)
        self.down = RoundButton(style, "", "chevron_down", self)
        self.up.clicked.connect(lambda: self.stepped.emit(-1))
        self.down.clicked.connect(lambda: self.stepped.emit(1))

    def show_seat(self, name: str, who: str, *, first: bool, last: bool) -> None:
        """Show who sits there."""
        self._name.setText(name)
        self._who.setText(who)
        up, down = self.tr("{name}: one seat up"), self.tr("{name}: one seat down")
        self.up.set_icon("chevron_up", up.format(name=name))
        self.down.set_icon("chevron_down", down.format(name=name))
        self.up.setVisible(not first)
        self.down.setVisible(not last)

    def show_disc(self, seat: int) -> None:
        """Show the disc of another seat, while somebody is carried there."""
        self._chip.set_seat(seat)

    @staticmethod
    def height_px(style: PageStyle) -> float:
        """How high a row is."""
        words = LABEL.line_px(style) + CAPTION.line_px(style) + 4
        return max(style.target_px(44), words) + style.px(8)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        px, width, height = self._style.px, float(self.width()), float(self.height())
        button = self._style.target_px(44)
        chip, top = px(36), (height - button) / 2
        chip_left = px(_GRIP_UNITS)
        self._chip.place(QRectF(chip_left, (height - chip) / 2, chip, chip))
        x = width - px(5)
        for each in (self.down, self.up):
            # Alone it stands at the right edge, and leaves its room to the name.
            x -= 0 if each.isHidden() else button + px(5)
            each.place(QRectF(x, top, button, button))
        left = chip_left + chip + px(6)
        room, line = x - left, LABEL.line_px(self._style) + 2
        second = CAPTION.line_px(self._style) + 2
        words = (height - line - second) / 2
        self._name.place(QRectF(left, words, room, line))
        self._who.place(QRectF(left, words + line, room, second))

    def _end_drag(self) -> None:
        was_dragged, self._is_dragged, self._pressed_at = self._is_dragged, False, None
        if was_dragged:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.set_framed(False)
            self.drag_ended.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take it."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it, once the pointer has gone some way."""
        if self._pressed_at is None:
            return
        way = event.position().y() - self._pressed_at.y()
        if not self._is_dragged and abs(way) >= QApplication.startDragDistance():
            self._is_dragged = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.set_framed(True)
            self.raise_()
        if self._is_dragged:
            self.dragged.emit(self.y() + way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go where it is."""
        if event.button() is Qt.MouseButton.LeftButton:
            if self._is_dragged:
                self.dropped.emit()
            self._end_drag()
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """What is put away is carried no more."""
        super().hideEvent(event)
        self._end_drag()

    def _paint(self, painter: QPainter) -> None:
        """Paint the hollow, and the dots that say that it can be taken."""
        super()._paint(painter)
        px = self._style.px
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._style.theme.ink_soft)
        radius, apart = max(1.2, px(2)), max(5.0, px(8))
        middle = QPointF(px(_GRIP_UNITS / 2), self.height() / 2)
        for column in (-0.5, 0.5):
            for row in (-1, 0, 1):
                painter.drawEllipse(middle + QPointF(column * apart, row * apart), radius, radius)


class CharacterRow(ComboRow):
    """The character of one computer player, and what it is like."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._offered: list[CharacterOffer] = []

    def show_character(self, name: str, offered: list[CharacterOffer], player: str) -> None:
        """Show what can be chosen, and what is (`name`: of the seat)."""
        self._name.setText(name)
        called = self.tr("Character of {name}").format(name=name)
        self.combo.setAccessibleName(called)
        self.combo.setAccessibleDescription(called)
        if offered != self._offered:
            self._offered = offered
            self.combo.set_words([character.name for character in offered])
        chosen = [character.id for character in offered].index(
            level_and_character(player)[1] or offered[0].id
        )
        self.combo.choose(chosen)
        self._note.setText(offered[chosen].about)

    def id_of(self, number: int) -> str:
        """The id of a character by its number in the list."""
        return self._offered[number].id


class OrderSection(Section):
    """Who sits where, and of which character computer players are."""

    character_chosen = Signal(int, str)  # another one for a seat, by its id
    moved = Signal(int, int)  # whoever sits at the first seat goes to the second
    carried = Signal(QWidget)  # a row is dragged and should stay in view

    def __init__(self, style: PageStyle, game_id: str, seats: int, parent: QWidget) -> None:
        super().__init__(style, self.tr("Order of seats"), parent)
        self._game_id = game_id
        self._count = 0
        self._room = QRectF()
        self._target = -1
        self._note = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self._note.setText(self.tr("Play goes round from top to bottom."))
        # One for each seat, some of them hidden.
        self.rows = [SeatRow(style, seat, self) for seat in range(seats)]
        for seat, row in enumerate(self.rows):
            row.stepped.connect(partial(self._step, seat))
            row.dragged.connect(partial(self._carry, seat))
            row.dropped.connect(partial(self._drop, seat))
            row.drag_ended.connect(self._settle)
        self.characters: dict[int, CharacterRow] = {}  # by seat, those that there ever was a choice for

    def show_seats(self, seats: Sequence[SeatChoice]) -> None:
        """Show who sits where (`seats`: by seat)."""
        self._count = len(seats)
        for number, row in enumerate(self.rows):
            row.setVisible(number < self._count)
            if number < self._count:
                name, player = seats[number]
                computer = self.tr("Computer, {level}").format(level=level_name(player))
                who = self.tr("Person") if player == PERSON else computer
                row.show_seat(name, who, first=number == 0, last=number == self._count - 1)
        offers = [offered_characters(self._game_id, seat.player, self._count) for seat in seats]
        for seat, offered in enumerate(offers):
            if offered and seat not in self.characters:
                self.characters[seat] = row_of = CharacterRow(self._style, self)
                row_of.combo.chosen.connect(partial(self._choose_character, seat))
            if offered:
                self.characters[seat].show_character(seats[seat].name, offered, seats[seat].player)
        for seat, character in self.characters.items():
            character.setVisible(seat < self._count and bool(offers[seat]))
        if not self._room.isEmpty():
            self.lay_out(self._room)  # a button that is alone in its row stands elsewhere

    def inner_height_px(self, width_px: float) -> float:
        """See `Section`."""
        rows = self._count * self._pitch_px()
        characters = [row.wanted_height_px(width_px) + self._style.px(_GAP_UNITS) for row in self._offering()]
        return rows + self._note.wanted_height_px(width_px) + 2 + sum(characters)

    def lay_out(self, room: QRectF) -> None:
        """See `Section`."""
        self._room = QRectF(room)
        for seat, row in enumerate(self.rows[: self._count]):
            row.place(self._place_of(seat))
        top = room.y() + self._count * self._pitch_px()
        note = self._note.wanted_height_px(room.width()) + 2
        self._note.place(QRectF(room.x(), top, room.width(), note))
        top += note
        for character in self._offering():
            top += self._style.px(_GAP_UNITS)
            height = character.wanted_height_px(room.width())
            character.place(QRectF(room.x(), top, room.width(), height))
            top += height

    def _offering(self) -> list[CharacterRow]:
        """The rows of seats whose computer players can have a character, from top to bottom."""
        return [row for _, row in sorted(self.characters.items()) if not row.isHidden()]

    def _choose_character(self, seat: int, number: int) -> None:
        self.character_chosen.emit(seat, self.characters[seat].id_of(number))

    def _pitch_px(self) -> float:
        return SeatRow.height_px(self._style) + self._style.px(_GAP_UNITS)

    def _place_of(self, seat: int) -> QRectF:
        top = self._room.y() + seat * self._pitch_px()
        return QRectF(self._room.x(), top, self._room.width(), SeatRow.height_px(self._style))

    def _carry(self, seat: int, top_px: float) -> None:
        """Let a row follow the pointer, and the others make room where it would go."""
        lowest = self._place_of(self._count - 1).y()
        top = max(self._room.y(), min(top_px, lowest))
        self._target = max(0, min(round((top - self._room.y()) / self._pitch_px()), self._count - 1))
        order = [other for other in range(self._count) if other != seat]
        order.insert(self._target, seat)
        for place, number in enumerate(order):
            row = self.rows[number]
            row.show_disc(place)
            if number != seat:
                row.place(self._place_of(place))
        carried = self._place_of(self._target)
        carried.moveTop(top)
        self.rows[seat].place(carried)
        self.carried.emit(self.rows[seat])

    def _drop(self, seat: int) -> None:
        target, self._target = self._target, -1
        self._settle()
        if target not in (-1, seat):
            self.moved.emit(seat, target)

    def _settle(self) -> None:
        """Every row stands in its place again."""
        self._target = -1
        for seat, row in enumerate(self.rows[: self._count]):
            row.show_disc(seat)
            row.place(self._place_of(seat))

    def _step(self, seat: int, by: int) -> None:
        self.moved.emit(seat, seat + by)
        # The button that moved somebody goes with them, so that they can be moved on.
        row = self.rows[seat + by]
        button, other = (row.up, row.down) if by < 0 else (row.down, row.up)
        (other if button.isHidden() else button).setFocus()
