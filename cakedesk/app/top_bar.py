"""The bar above the table and the end page: back, game, rounds, what happened last, tools."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.bar_look import paint_bar, show_theme_icon
from cakedesk.app.bar_parts import LEAST_PILL_PX, LastChange, RoundDots
from cakedesk.app.match_tag import MatchTag
from cakedesk.app.shortcuts import HELP, LOG, REDO, UNDO
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import BODY, PROMPT, ink_soft
from cakedesk.app.widgets.tool_button import ToolButton
from cakedesk.table.metrics import TOP_BAR_UNITS

if TYPE_CHECKING:
    from cakedesk.table.board import BoardStatus


class TopBar(QWidget):
    """The bar. It is as high as `height_px` says and as wide as its page.

    Attributes:
        menu_button: where the menu opens.
        undo_button: takes back; not shown until `set_tools` says so, like the next three.
        redo_button: does again what was taken back.
        log_button: opens and closes the log; checked while that is open.
        help_button: opens the help.

    Signals:
        back_clicked: the arrow was pressed.
        menu_clicked: the menu is wanted.
        theme_toggled: the other theme is wanted.
        undo_clicked: what was done last is to be taken back.
        redo_clicked: what was taken back last is to be done again.
        log_toggled(bool): the log is to be open, or not. Not emitted by `set_log_open`.
        help_clicked: the help is wanted.
    """

    back_clicked = Signal()
    menu_clicked = Signal()
    theme_toggled = Signal()
    undo_clicked = Signal()
    redo_clicked = Signal()
    log_toggled = Signal(bool)
    help_clicked = Signal()

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.setAccessibleName(self.tr("Top bar"))
        self.back_button = RoundButton(style, "", "back", self)
        self.set_way_back()
        self._title = Label(style, PROMPT, self)
        self._status = Label(style, BODY, self, color=ink_soft)
        self._dots = RoundDots(style, self)
        self._tag = MatchTag(style, "robot_back", self)
        self._change = LastChange(style, self)
        self.undo_button = ToolButton(style, self.tr("Take back"), "undo", self)
        self.redo_button = ToolButton(style, self.tr("Do again"), "redo", self)
        self.log_button = ToolButton(style, self.tr("What happened"), "log", self, checkable=True)
        self.help_button = ToolButton(style, self.tr("Help"), "question", self)
        self._tools = (self.undo_button, self.redo_button, self.log_button, self.help_button)
        for button, keys in zip(self._tools, (UNDO, REDO, LOG, HELP), strict=True):
            button.show_shortcut(keys[0])
        self.menu_button = RoundButton(style, self.tr("Menu"), "menu", self)
        self.theme_button = RoundButton(style, self.tr("Dark theme"), "moon", self)
        self.back_button.clicked.connect(self.back_clicked)
        self.menu_button.clicked.connect(self.menu_clicked)
        self.theme_button.clicked.connect(self.theme_toggled)
        self.undo_button.clicked.connect(self.undo_clicked)
        self.redo_button.clicked.connect(self.redo_clicked)
        self.set_undo_enabled(False)
        self.log_button.clicked.connect(self.log_toggled)
        self.help_button.clicked.connect(self.help_clicked)
        self._free_middle_px = 0.0
        self._is_told = False
        self._ring = FocusRing(style, self)
        self.set_tools()
        style.changed.connect(self.relayout)

    @staticmethod
    def height_px(style: PageStyle) -> int:
        """How high the bar is.

        Args:
            style: tells the sizes.

        Returns:
            Pixels.
        """
        return math.ceil(max(style.px(TOP_BAR_UNITS), style.target_px(44) + 6))

    def set_way_back(self, words: str = "") -> None:
        """Say where the arrow leads.

        Args:
            words: such as "Back to the result"; empty: to the home page.
        """
        self.back_button.set_icon("back", words or self.tr("Back to the home page"))

    def set_title(self, title: str) -> None:
        """Name the game.

        Args:
            title: its name, translated.
        """
        self._title.setText(title)
        self.relayout()

    def set_status(self, status: BoardStatus | None) -> None:
        """Say how far the game is.

        Args:
            status: the round; None for nothing.
        """
        text = status.text if status else ""
        is_new = self._dots.show_round(status.round_index if status else 0, status.rounds if status else 0)
        if is_new or text != self._status.text():
            self._status.setText(text)
            self.relayout()

    def set_note(self, text: str) -> None:
        """Write a few words behind the title, without dots.

        Args:
            text: such as "Final score".
        """
        self._status.setText(text)
        self._dots.show_round(0, 0)
        self.relayout()

    def set_last_change(self, seat: int, text: str) -> None:
        """Say what happened last.

        Args:
            seat: who did it; -1 for nobody.
            text: one short sentence; empty hides it.
        """
        if self._change.show_change(seat, text):
            self._is_told = bool(text)
            self.relayout()

    def set_tools(self, *, undo: bool = False, log: bool = False, help: bool = False) -> None:
        """Say which tools this page has.

        Args:
            undo: taking back, and doing again.
            log: what happened.
            help: the help.
        """
        for button, shown in zip(self._tools, (undo, undo, log, help), strict=True):
            button.setVisible(shown)
        self.relayout()

    def set_undo_enabled(self, on: bool, *, redo: bool = False) -> None:
        """Say whether something can be taken back now.

        Args:
            on: whether it can.
            redo: whether something that was taken back can be done again.
        """
        self.undo_button.set_usable(on)
        self.redo_button.set_usable(redo)

    def set_log_open(self, on: bool) -> None:
        """Show whether the log is open, without a signal.

        Args:
            on: whether it is.
        """
        self.log_button.setChecked(on)

    def set_tag(self, text: str, short: str = "") -> None:
        """Say what is special about the match.

        Args:
            text: a few words, such as "Answers can be taken back"; empty: nothing is.
            short: fewer words, for where these have no room.
        """
        self._tag.set_words(text, short)
        self.relayout()

    def set_free_middle(self, width_px: float) -> None:
        """Keep the middle free for something that lies over it.

        What happened last is only shown then where all of it has room.

        Args:
            width_px: how wide that is; 0: nothing is kept free.
        """
        if width_px != self._free_middle_px:
            self._free_middle_px = width_px
            self._change.setVisible(self._is_told)
            self.relayout()

    def relayout(self) -> None:
        """Place everything anew."""
        px, side, height = self._style.px, self._style.target_px(46), float(self.height())
        middle = (height - side) / 2
        show_theme_icon(self.theme_button, self._style)
        self.back_button.place(QRectF(px(16), middle, side, side))
        right = self._place_tools(middle, side) - px(16)
        left = px(16) + side + px(12)
        pill = max(0.0, min(max(px(40), LEAST_PILL_PX), height - 8))
        if self._free_middle_px:
            self._place_beside_middle(left, right, pill)
        else:
            self._place_words(left, right - px(24), pill)
        self._ring.follow()
        self.update()

    def _place_words(self, left: float, right: float, pill: float) -> None:
        """Place all that is read, the pills from the right.

        Args:
            left: where the title begins.
            right: where the words end.
            pill: how high a pill with one line is.
        """
        px, height = self._style.px, float(self.height())
        room = right - left
        tag = self._tag_width_px(room - self._others_px(title=True, dots=True), pill)
        title_shown, dots_shown, lines = self._what_fits(room - tag)
        change = 0.0
        if self._is_told:
            free = room - tag - self._others_px(title=title_shown, dots=dots_shown)
            if not title_shown:
                free = max(free, (room - tag) * 0.5)
            change = min(self._change.wanted_width_px(), free)
        high = height - 4 if lines > 1 else pill
        change = self._change.place(QRectF(right + px(24) - change, (height - high) / 2, change, high), lines)
        self._tag.place(
            QRectF(right + px(24) - change - tag, (height - pill) / 2, max(0.0, tag - px(12)), pill)
        )
        self._title.setVisible(title_shown)
        self._dots.setVisible(dots_shown)
        dots = self._dots.wanted_width_px() + px(12) if dots_shown else 0.0
        room -= tag + change + dots
        if title_shown:
            room -= px(28)
            title = min(self._title.wanted_width_px(), room * 0.62)
            self._title.place(QRectF(left, 0, title, height))
            left += title + px(28)
            room -= title
        status = max(0.0, min(self._status.wanted_width_px(), room))
        self._status.place(QRectF(left, px(2), status, height - px(2)))
        self._dots.setGeometry(QRectF(left + status + px(12), px(1), dots, height - px(1)).toAlignedRect())

    def _place_beside_middle(self, left: float, right: float, pill: float) -> None:
        """Place title and status left of the middle, and what happened last right of it if all of it fits.

        Args:
            left: where the title begins.
            right: where the buttons begin.
            pill: how high a pill is.
        """
        px, height = self._style.px, float(self.height())
        beside = (self.width() - self._free_middle_px) / 2
        change = self._change.wanted_width_px() if self._is_told else 0.0
        self._change.setVisible(0 < change <= right - (self.width() - beside))
        self._change.place(QRectF(right - change, (height - pill) / 2, change, pill), 1)
        room = beside - left
        self._title.setVisible(self._others_px(title=True, dots=False) <= room or not self._status.text())
        self._dots.setVisible(self._others_px(title=self._title.isVisibleTo(self), dots=True) <= room)
        if self._title.isVisibleTo(self):
            title = min(self._title.wanted_width_px(), room)
            self._title.place(QRectF(left, 0, title, height))
            left += title + px(28)
        status = max(0.0, min(self._status.wanted_width_px(), beside - left))
        self._status.place(QRectF(left, px(2), status, height - px(2)))
        dots = self._dots.wanted_width_px()
        self._dots.setGeometry(QRectF(left + status + px(12), px(1), dots, height - px(1)).toAlignedRect())

    def _what_fits(self, room: float) -> tuple[bool, bool, int]:
        """Find what has room beside what happened last, which is read most and never cut off if avoidable.

        It takes a second line first. The dots go next, since the words beside them say the same, and then the
        title.

        Returns:
            Whether the title is shown, whether the dots are, and the lines of the sentence.
        """
        if not self._is_told:
            has_dots = self._others_px(title=True, dots=True) <= room
            return True, has_dots or not self._status.text(), 1
        for title, dots in ((True, True), (True, False), (False, False)):
            free = room - self._others_px(title=title, dots=dots)
            for lines in (1, 2):
                if self._change.fits(min(free, self._change.wanted_width_px()), lines):
                    return title, dots, lines
        return False, False, 2

    def _others_px(self, *, title: bool, dots: bool) -> float:
        """How wide all is but the pills, at its full size."""
        px = self._style.px
        wide = self._status.wanted_width_px()
        if title:
            wide += self._title.wanted_width_px() + px(28)
        return wide + (px(12) + self._dots.wanted_width_px() if dots else 0.0)

    def _place_tools(self, top: float, side: float) -> float:
        """Place the buttons from the right.

        Returns:
            Where the leftmost one begins.
        """
        right = self.width() - self._style.px(22)
        shown = [tool for tool in self._tools if not tool.isHidden()]
        for button in (self.theme_button, self.menu_button, *reversed(shown)):
            right -= side
            button.place(QRectF(right, top, side, side))
            right -= self._style.px(12)
        return right + self._style.px(12)

    def _tag_width_px(self, room: float, height: float) -> float:
        """How much room the tag takes with the gap behind it: its words go where room is short."""
        if self._tag.isHidden():
            return 0.0
        self._tag.resize(self._tag.width(), round(height))
        change = self._change.wanted_width_px() if self._is_told else 0.0
        gap = self._style.px(12)
        return self._tag.width_within_px(room - change - gap) + gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the page."""
        del event
        self.relayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar and a fine edge below."""
        del event
        paint_bar(QPainter(self), self._style, QRectF(self.rect()))
