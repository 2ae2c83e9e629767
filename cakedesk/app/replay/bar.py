"""The bar below the table of a replay: which moment it is, the way to all others, and whose eyes look on."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.replay.offer import PlayOnOffer
from cakedesk.app.replay.slider import ReplaySlider
from cakedesk.app.widgets.bar_controls import BarCombo, ControlBar, Deeds, DiscButton, PlayButton, SpeedChoice
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.game_tile import GameTile
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import SeatChip
from cakedesk.app.widgets.text_kinds import BODY, CAPTION, LABEL, NAME, ink_soft

_DISC_UNITS, _PLAY_UNITS, _TILE_UNITS, _COMBO_UNITS = 52.0, 66.0, 72.0, 46.0
_SIDE_UNITS, _GAP_UNITS = 32.0, 12.0
_LEFT_SHARE, _PRIMARY_SHARE = 0.45, 0.25
_MOST_SHARE = 0.6
"""How much of their room one of the names below the line has at most: the longer one has more."""


class ReplayBar(ControlBar):
    """Where a replay stands, and all that leads it elsewhere. It knows no match: its owner tells it."""

    jumped = Signal(int)  # a moment is wanted at once: after how many moves
    stepped = Signal(int)  # the move before (-1) or the next one (1) is wanted
    play_toggled = Signal()  # by itself, or no longer
    speed_chosen = Signal(float)  # another speed, as a factor
    eyes_chosen = Signal(int)  # other eyes, by their number

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._count, self._at = 0, 0
        self._marks: tuple[int, ...] = ()
        self._seat = -1
        self._told = "", "", ""  # what is said of the moment, and what is said where that has no room
        self._room = QRectF()  # of the sentence
        self.setAccessibleName(self.tr("Replay"))
        self._make_words()
        self._make_buttons()
        self._ring = FocusRing(style, self)
        self.setFocusProxy(self.play)
        self._connect()

    def _make_words(self) -> None:
        style = self._style
        self._tile = GameTile(style, self)
        self._title = Label(style, NAME, self)
        self._chip = SeatChip(style, 0, self)
        self._chip.hide()
        self._moment = Label(style, BODY, self, lines=2, color=ink_soft)
        self._first = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self._last = Label(style, CAPTION, self, color=ink_soft, lines=2, align=Qt.AlignmentFlag.AlignRight)
        self._eyes_name = Label(style, LABEL, self, color=ink_soft, text=self.tr("seen by"))

    def _make_buttons(self) -> None:
        style = self._style
        self.to_start = DiscButton(style, self.tr("To the start"), "to_start", self)
        self.step_back = DiscButton(style, self.tr("One move back"), "step_back", self)
        self.play = PlayButton(style, self)
        self.step_on = DiscButton(style, self.tr("One move on"), "step_on", self)
        self.to_end = DiscButton(style, self.tr("To the end"), "to_end", self)
        self.speed = SpeedChoice(style, self)
        self.slider = ReplaySlider(style, self.tr("Moves of the match"), self)
        self.eyes = BarCombo(style, self.tr("Seen by"), (), self)
        self.offer = PlayOnOffer(style, self)
        self.offer.hide()

    def _connect(self) -> None:
        self.to_start.clicked.connect(lambda: self._jump(0))
        self.to_end.clicked.connect(lambda: self._jump(self._count))
        self.step_back.clicked.connect(lambda: self.stepped.emit(-1))
        self.step_on.clicked.connect(lambda: self.stepped.emit(1))
        self.play.clicked.connect(self.play_toggled)
        self.speed.chosen.connect(self.speed_chosen)
        self.slider.chosen.connect(self.jumped)
        self.eyes.chosen.connect(self.eyes_chosen)

    # ------------------------------------------------------------------------------------------ what is told

    def show_match(self, game_id: str, title: str, count: int, eyes: Sequence[str]) -> None:
        """Say which match it is."""
        self._count = count
        self._tile.set_game(game_id)
        self._title.setText(title)
        self.slider.set_count(count)
        self.play.setEnabled(bool(count))
        self.eyes.set_words(eyes)
        self.eyes.setEnabled(len(eyes) > 1)
        self.relayout()

    def show_marks(self, marks: Sequence[tuple[int, str]]) -> None:
        """Put ticks where something new begins: after how many moves, and what; first and last are named."""
        self._marks = tuple(at for at, _ in marks)
        self.slider.set_marks(self._marks)
        self._first.setText(marks[0][1] if marks else "")
        self._last.setText(marks[-1][1] if len(marks) > 1 else "")
        self.relayout()

    def show_moment(self, at: int, seat: int, text: str, shorter: str = "", shortest: str = "") -> None:
        """Say which moment is shown.

        Args:
            at: after how many moves.
            seat: who made the last of them; -1: nobody.
            text: what is said of it.
            shorter: what is said in its place where it has no room; empty: nothing else.
            shortest: the same where that has no room either.
        """
        self._at, self._seat, self._told = at, seat, (text, shorter or text, shortest or shorter or text)
        if seat >= 0:
            self._chip.set_seat(seat)
        self._chip.setVisible(seat >= 0)
        self.slider.show_value(at, text)
        focused = QApplication.focusWidget()
        for button, leads in (
            (self.to_start, at > 0),
            (self.step_back, at > 0),
            (self.step_on, at < self._count),
            (self.to_end, at < self._count),
        ):
            button.setEnabled(leads)
            if button is focused and not leads:
                self.play.setFocus(Qt.FocusReason.TabFocusReason)
        self.offer.set_usable(at < self._count)
        self.setAccessibleDescription(text)
        self._place_moment()

    def show_playing(self, on: bool) -> None:
        """Say whether it goes on by itself."""
        self.play.show_playing(on)

    def show_eyes(self, number: int) -> None:
        """Say who looks on."""
        self.eyes.choose(number)

    def offer_play_on(self, offered: bool) -> None:
        """Say whether a new match can be begun from here."""
        self.offer.setVisible(offered)
        self.relayout()

    # ---------------------------------------------------------------------------------------------- inside

    def _jump(self, at: int) -> None:
        if 0 <= at <= self._count and at != self._at:
            self.jumped.emit(at)

    def _jump_by_mark(self, forward: bool) -> None:
        marks = sorted({0, *self._marks, self._count})
        if forward:
            self._jump(marks[min(bisect_right(marks, self._at), len(marks) - 1)])
        else:
            self._jump(marks[max(0, bisect_left(marks, self._at) - 1)])

    def deeds(self) -> Deeds:
        """What its keys do."""
        return {
            Qt.Key.Key_Left: lambda: self.stepped.emit(-1),
            Qt.Key.Key_Right: lambda: self.stepped.emit(1),
            Qt.Key.Key_Home: lambda: self._jump(0),
            Qt.Key.Key_End: lambda: self._jump(self._count),
            Qt.Key.Key_PageUp: lambda: self._jump_by_mark(False),
            Qt.Key.Key_PageDown: lambda: self._jump_by_mark(True),
            Qt.Key.Key_Space: self.play_toggled.emit,
            **super().deeds(),
        }

    # ---------------------------------------------------------------------------------------------- layout

    def wanted_height_px(self) -> int:
        """How high it is."""
        px = self._style.px
        return round(px(10) + self._words_px() + px(6) + self._buttons_px() + px(12))

    def relayout(self) -> None:
        """Place everything anew: words and line above, buttons below, the primary one at the right."""
        px, width = self._style.px, float(self.width())
        side, gap = px(_SIDE_UNITS), px(_GAP_UNITS)
        right = width - side
        if not self.offer.isHidden():
            most = (width - 2 * side) * _PRIMARY_SHARE
            wide = min(max(self.offer.wanted_width_px(), px(250)), most)
            self.offer.place(QRectF(right - wide, 0, wide, self.height()))
            right -= wide + 2 * gap
        top, words = px(10), self._words_px()
        middle = side + (width - 2 * side) * _LEFT_SHARE if not self.offer.isHidden() else width * 0.5
        self._place_words(side, top, middle - 2 * gap, words)
        self._place_line(middle, top, right, words)
        self._place_buttons(side, top + words + px(6), right)
        self._ring.follow()

    def _words_px(self) -> float:
        return NAME.line_px(self._style) + 2 * BODY.line_px(self._style) + self._style.px(3) + 2

    def _buttons_px(self) -> float:
        return self._style.target_px(_PLAY_UNITS) + 2

    def _place_words(self, left: float, top: float, right: float, height: float) -> None:
        px = self._style.px
        tile = min(px(_TILE_UNITS), height - 4)
        self._tile.place(QRectF(left, top + (height - tile) / 2 - 1, tile, tile))
        left += tile + px(18)
        self._room = QRectF(left, top, right - left, height)
        self._place_moment()

    def _place_moment(self) -> None:
        """Title and sentence stand in the middle of their room; the sentence behind the disc of its seat.

        A long one takes the place of the title, which stands above the table too, and of the game's picture.
        """
        room, px = self._room, self._style.px
        title, line = NAME.line_px(self._style), BODY.line_px(self._style)
        side, (text, short, shortest) = max(line * 1.08, px(26)), self._told
        for words, has_title, has_tile in (
            (text, True, True),
            (short, True, True),
            (short, False, True),
            (short, False, False),
            (shortest, False, True),
            (shortest, False, False),
        ):
            begin = room.x() if has_tile else float(self._tile.x())
            left = begin + (side + px(10) if self._seat >= 0 else 0.0)
            width = max(1.0, room.right() - left)
            above, lines = (title + px(3), 2) if has_title else (0.0, 3)
            self._moment.setText(words)
            self._moment.set_lines(lines)
            is_one = self._moment.fits_one_line(width)
            high = line * 1.1 if is_one else min(lines * line, room.height() - above)
            top = room.y() + max(0.0, (room.height() - above - high) / 2)
            self._moment.place(QRectF(left, top + above, width, high + 1))
            if not self._moment.is_clipped():
                break
        self._tile.setVisible(has_tile)
        self._title.setVisible(has_title)
        self._title.place(QRectF(begin, top, room.right() - begin, title))
        self._chip.place(QRectF(begin, top + above + (min(high, line * 1.1) - side) / 2, side, side))

    def _place_line(self, left: float, top: float, right: float, height: float) -> None:
        line = max(44.0, self._style.px(44))
        name = CAPTION.line_px(self._style) + 2
        inset = self.slider.line_inset_px()
        room, labels = right - left - 2 * inset - self._style.px(16), (self._first, self._last)
        is_tight = not all(label.fits_one_line(room / 2) for label in labels)
        wanted = [label.wanted_width_px() for label in labels]
        share = min(_MOST_SHARE, max(1 - _MOST_SHARE, wanted[0] / sum(wanted))) if is_tight else 0.5
        widths = room * share, room * (1 - share)
        ends = zip(labels, (left + inset, right - inset - widths[1]), widths, strict=True)
        names, overlap = (2 * name, 6) if is_tight else (name, 2)
        # The names stand close below: what is higher than the line to be painted is there to be hit.
        # Two lines of them move all up a little rather than touch the buttons.
        bottom = top + height
        top = max(top - self._style.px(8), top + (height - line + overlap - names) / 2)
        self.slider.place(QRectF(left, top, max(1.0, right - left), line))
        top += line - overlap
        for label, x, width in ends:
            label.place(QRectF(x, top, width, min(names, bottom - top)))
        self._last.setVisible(True)
        if any(label.is_clipped() for label in labels):
            self._stack_names(QRectF(left + inset, top, right - left - 2 * inset, min(names, bottom - top)))

    def _stack_names(self, room: QRectF) -> None:
        """Two names that are too long to stand side by side: one above the other, or the first alone."""
        labels = self._first, self._last
        is_both = all(label.fits_one_line(room.width()) for label in labels)
        high = room.height() / 2 if is_both else room.height()
        self._last.setVisible(is_both)
        for label, top in zip(labels, (room.top(), room.bottom() - high), strict=True):
            label.place(QRectF(room.x(), top, room.width(), high))

    def _place_buttons(self, left: float, top: float, right: float) -> None:
        px, height = self._style.px, self._buttons_px()
        disc, large, gap = (
            self._style.target_px(_DISC_UNITS),
            self._style.target_px(_PLAY_UNITS),
            px(_GAP_UNITS),
        )
        for button in (self.to_start, self.step_back, self.play, self.step_on, self.to_end):
            side = large if button is self.play else disc
            button.place(QRectF(left, top + (height - side) / 2, side, side))
            left += side + gap
        left += gap
        eyes_name = self._eyes_name.wanted_width_px() + px(14)
        least = px(150) + 30
        full = self.speed.wanted_width_px(with_label=True) + 2 * gap + eyes_name + least
        with_labels = left + full <= right
        wide = self.speed.wanted_width_px(with_label=with_labels)
        self.speed.place(QRectF(left, top, wide, height), with_label=with_labels)
        left += wide + 2 * gap
        self._eyes_name.setVisible(with_labels)
        if with_labels:
            self._eyes_name.place(QRectF(left, top, eyes_name, height))
            left += eyes_name
        combo, high = min(right - left, px(260) + 30), self._style.target_px(_COMBO_UNITS)
        self.eyes.place(QRectF(left, top + (height - high) / 2, max(1.0, combo), high))
