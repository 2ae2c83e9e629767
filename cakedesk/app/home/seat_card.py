"""One seat of the set-up: its disc, its name, who plays it and how well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.people.setup_choice import SeatChoice, level_name, levels, offered_levels
from cakedesk.app.people.shown_names import LONGEST_NAME
from cakedesk.app.widgets.choices import LevelMarks, Segmented
from cakedesk.app.widgets.fields import NameEdit
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import SeatChip, Well
from cakedesk.app.widgets.text_kinds import CAPTION, CAPTION_BOLD, LABEL, field_px, ink_soft
from cakedesk.engine.game import PERSON
from cakedesk.players.characters import level_and_character, with_character
from cakedesk.players.levels import USUAL, character_names

if TYPE_CHECKING:
    from cakedesk.app.widgets.combo import Combo

_PERSON, _COMPUTER = 0, 1
_LEAST_NAME_EM = 9.0
"""A narrower card, by the size of its words, has a smaller disc."""
_SPARING = 34.0, 4.0, 5.0
"""How large the disc is where a name needs its room, and what is free beside it and before it."""
_NAME_SHARE = 0.42
"""How much of a strip's room a short name has."""


class SeatCard(Well):
    """The card of one seat: with all controls, or where room is short a strip with a list of who plays."""

    changed = Signal()  # something was typed or chosen
    told = Signal()  # `told_level` is another one

    def __init__(self, style: PageStyle, seat: int, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._levels = self._offered = levels()
        self._game_id = ""
        self._seats = 2
        self._character = ""  # its id; kept for levels that have it
        self._seat = seat
        self._is_strip = False
        self._pointed: QObject | None = None  # that of the controls for levels which the pointer is on
        self._has_keyboard = False  # whether one of these was reached by the keyboard
        self.who: Combo | None = None  # the list of a strip, once there was one
        self.setAccessibleName(self.tr("Seat {number}").format(number=seat + 1))
        self._chip = SeatChip(style, seat, self)
        self.name_edit = NameEdit(
            style, self.tr("Name of seat {number}").format(number=seat + 1), LONGEST_NAME, self
        )
        self.player = Segmented(
            style,
            self.tr("Who plays seat {number}").format(number=seat + 1),
            [self.tr("Person"), self.tr("Computer")],
            self,
        )
        self.level = LevelMarks(
            style,
            self.tr("Level of seat {number}").format(number=seat + 1),
            [level.name for level in self._levels],
            [level.about for level in self._levels],
            self,
        )
        self._here = Label(style, CAPTION, self, color=ink_soft, text=self.tr("plays at this desk"))
        self.name_edit.textChanged.connect(lambda _text: self.changed.emit())
        self.name_edit.textChanged.connect(lambda _text: self._share_strip())
        self.name_edit.returnPressed.connect(lambda: self.focusNextPrevChild(True))
        self.player.chosen.connect(self._player_chosen)
        self.level.chosen.connect(self._level_chosen)
        for cupcake in self.level.cupcakes:
            cupcake.installEventFilter(self)
        self._show_player()

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """What the keyboard goes to, in this order."""
        return self.name_edit, *self.player.segments, *self.level.cupcakes

    def choice(self) -> SeatChoice:
        """What is chosen, the name as it was typed."""
        player = PERSON if self.player.index == _PERSON else self._computer()
        return SeatChoice(self.name_edit.text(), player)

    def set_choice(self, choice: SeatChoice, default_name: str) -> None:
        """Show a choice, silently; an unknown level, or none, becomes the usual one."""
        self.name_edit.blockSignals(True)
        self.name_edit.setText(choice.name)
        self.name_edit.setCursorPosition(0)
        self.name_edit.setPlaceholderText(default_name)
        self.name_edit.blockSignals(False)
        self.player.choose(_PERSON if choice.player == PERSON else _COMPUTER)
        known = [level.id for level in self._levels]
        level, self._character = level_and_character(choice.player)
        self.level.choose(known.index(level if level in known else USUAL))
        self._show_player()

    def offer(self, game_id: str, seats: int) -> None:
        """Offer the levels of a game; one that is chosen but not offered becomes the next lower one."""
        if (self._game_id, self._seats) != (game_id, seats):
            self._game_id, self._seats = game_id, seats
            self._offered = offered_levels(game_id, seats)
            self.level.offer([self._levels.index(level) for level in self._offered])
            if self.who is not None:
                self._offer_who(self.who)
            self._show_player()

    @property
    def told_level(self) -> str:
        """How the level plays that the pointer is on, or else the chosen one that the keyboard is on."""
        if self.player.index != _COMPUTER or not (self._pointed or self._has_keyboard):
            return ""
        cupcakes: list[QObject] = [*self.level.cupcakes]
        number = cupcakes.index(self._pointed) if self._pointed in cupcakes else self.level.index
        return self._levels[number].about

    def place(self, rect: QRectF) -> None:
        """Move the card and what is on it."""
        super().place(rect)
        self._set_strip(False)
        px, width = self._style.px, float(self.width())
        pad, top = px(13), px(12)
        name, row = field_px(self._style.metrics, 48), self._style.target_px(44)
        chip, gap, side = min(name, px(48)), px(12), pad
        if width < _LEAST_NAME_EM * LABEL.size_px(self._style):
            # Large text: a name of eleven letters needs what the disc can spare.
            chip, gap, side = map(px, _SPARING)
        self._chip.place(QRectF(side, top + (name - chip) / 2, chip, chip))
        left = side + chip + gap
        self.name_edit.place(QRectF(left, top, width - side - left, name))
        top += name + px(10)
        # Large text takes the room beside it.
        short = max(0.0, min(self.player.least_width_px() - (width - 2 * pad), 2 * (pad - px(5))))
        self.player.place(QRectF(pad - short / 2, top, width - 2 * pad + short, row))
        top += row + px(6)
        self.level.place(QRectF(pad, top, width - 2 * pad, row + px(16)))
        self._here.place(QRectF(pad + px(8), top, width - 2 * pad - px(8), row))

    def place_strip(self, rect: QRectF) -> None:
        """Make it a strip and move it."""
        super().place(rect)
        self._set_strip(True)
        self._share_strip()

    def _share_strip(self) -> None:
        """A long name takes the room that the list of who plays can spare."""
        if self.who is None or not self._is_strip:
            return
        px, pad = self._style.px, self._style.px(3)
        row = self.height() - 2 * pad
        chip, gap, side = min(row, px(42)), px(8), px(10)
        left = side + chip + gap
        room, wanted = (
            self.width() - left - px(6) - gap,
            self.name_edit.wanted_width_px(self.name_edit.text()),
        )
        name = max(room * _NAME_SHARE, min(wanted, room - self.who.least_width_px(row)))
        self._chip.place(QRectF(side, (self.height() - chip) / 2, chip, chip))
        self.name_edit.place(QRectF(left, pad, name, row))
        self.who.place(QRectF(left + name + gap, pad, room - name, row))

    def _computer(self) -> str:
        """The level, and the character if it can have that."""
        level = self._levels[self.level.index].id
        offered = character_names(self._game_id, level, self._seats)
        return with_character(level, self._character if self._character in offered else "")

    def _set_strip(self, strip: bool) -> None:
        self._is_strip = strip
        if strip and self.who is None:
            self.who = self._make_who()
        self._show_player()

    def _make_who(self) -> Combo:
        from cakedesk.app.widgets.combo import Combo  # noqa: PLC0415 - few games have so many seats

        name = self.tr("Who plays seat {number}").format(number=self._seat + 1)
        who = Combo(self._style, name, [], self, CAPTION_BOLD)
        self._offer_who(who)
        who.chosen.connect(self._who_chosen)
        who.installEventFilter(self)
        QWidget.setTabOrder(self.name_edit, who)
        return who

    def _offer_who(self, who: Combo) -> None:
        computers = [self.tr("Computer, {level}").format(level=level.name) for level in self._offered]
        who.set_words([self.tr("Person"), *computers], ["", *(level.about for level in self._offered)])

    def _who_chosen(self, number: int) -> None:
        self.player.choose(_COMPUTER if number else _PERSON)
        if number:
            self.level.choose(self._levels.index(self._offered[number - 1]))
        self._level_chosen()

    def _level_chosen(self) -> None:
        self._player_chosen()
        self.told.emit()

    def _player_chosen(self) -> None:
        self._show_player()
        self.changed.emit()

    def _show_player(self) -> None:
        computer, strip = self.player.index == _COMPUTER, self._is_strip
        self.player.setVisible(not strip)
        self.level.setVisible(computer and not strip)
        self._here.setVisible(not computer and not strip)
        self.level.label.setText(level_name(self._computer()))
        if self.who is not None:
            self.who.setVisible(strip)
            chosen = self._levels[self.level.index]
            self.who.choose(self._offered.index(chosen) + 1 if computer else 0)
            self._share_strip()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer and the keyboard to where levels are chosen."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self._pointed = watched if event.type() is QEvent.Type.Enter else None
            self.told.emit()
        elif isinstance(event, QFocusEvent) and event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._has_keyboard = event.gotFocus() and event.reason() is not Qt.FocusReason.MouseFocusReason
            self.told.emit()
        return super().eventFilter(watched, event)
