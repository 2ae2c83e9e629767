"""The bar above the table and the end page: back, game, rounds, what happened last, tools."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.widgets.bar_look import paint_bar, show_theme_icon
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.kept_sign import KeptSign
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.last_change import LEAST_PILL_PX, TWO_LINES, LastChange
from cakedesk.app.widgets.match_tag import MatchTag
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Arranged
from cakedesk.app.widgets.shortcuts import HELP, HINT, LOG, REDO, UNDO
from cakedesk.app.widgets.step_dots import StepDots
from cakedesk.app.widgets.text_kinds import PROMPT, ink_soft
from cakedesk.app.widgets.tool_button import ToolButton
from cakedesk.table.metrics import TOP_BAR_UNITS

if TYPE_CHECKING:
    from cakedesk.table.board import BoardStatus


LEAST_EDGE_PX = 3.0
"""So much of the bar stays free above and below a pill."""
LEAST_SIZE = 0.75
"""So far name and dots shrink before what happened last is cut off."""
LEAST_CHANGE_SHARE = 0.3
"""So much of the bar what happened last gets at least."""

HALVED_SIZE = 0.86
"""How large the words of the round are in two lines, by their size in one."""


_TOOLS_GAP_UNITS = 8.0


class BarShares(NamedTuple):
    """How wide the parts of the bar are that are read."""

    title_px: float  # the game's name
    status_px: float  # the words of the round
    status_lines: int  # in so many lines
    dots_px: float  # the dots
    change_px: float  # what happened last
    change_lines: int  # in so many lines


class TopBar(Arranged, QWidget):
    """The bar. It is as high as `height_px` says and as wide as its page."""

    back_clicked = Signal()
    menu_clicked = Signal()
    theme_toggled = Signal()
    undo_clicked = Signal()  # what was done last is to be taken back
    redo_clicked = Signal()  # what was taken back last is to be done again
    hint_clicked = Signal()
    log_toggled = Signal(bool)  # the log is to be open, or not. Not emitted by `set_log_open`.
    help_clicked = Signal()

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(self.tr("Top bar"))
        self.back_button = RoundButton(style, "", "back", self)
        self.set_way_back()
        self._kept = KeptSign(style, self.back_button)
        self._title = Label(style, PROMPT, self)
        self._status = Label(style, TWO_LINES, self, color=ink_soft)
        self._dots = StepDots(style, self)
        self._tag = MatchTag(style, self)
        self._change = LastChange(style, self)
        # These five are not shown until `set_tools` says so.
        self.undo_button = ToolButton(style, self.tr("Take back"), "undo", self)
        self.redo_button = ToolButton(style, self.tr("Do again"), "redo", self)
        self.hint_button = ToolButton(style, self.tr("Hint"), "bulb", self)
        self.log_button = ToolButton(style, self.tr("What happened"), "log", self, checkable=True)
        self.help_button = ToolButton(style, self.tr("Help"), "question", self)
        self._tools = (
            *(self.undo_button, self.redo_button, self.hint_button),
            *(self.log_button, self.help_button),
        )
        for button, keys in zip(self._tools, (UNDO, REDO, HINT, LOG, HELP), strict=True):
            button.show_shortcut(keys[0])
        self.menu_button = RoundButton(style, self.tr("Menu"), "menu", self)
        self.theme_button = RoundButton(style, self.tr("Dark theme"), "moon", self)
        self.back_button.clicked.connect(self.back_clicked)
        self.menu_button.clicked.connect(self.menu_clicked)
        self.theme_button.clicked.connect(self.theme_toggled)
        self.undo_button.clicked.connect(self.undo_clicked)
        self.redo_button.clicked.connect(self.redo_clicked)
        self.set_undo_enabled(False)
        self.hint_button.clicked.connect(self.hint_clicked)
        self.log_button.clicked.connect(self.log_toggled)
        self.help_button.clicked.connect(self.help_clicked)
        for each in (self.back_button, *self._tools, self.menu_button, self.theme_button):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to who plays by it
        self._free_middle_px = 0.0
        self._is_told = False
        self._ring = FocusRing(style, self)
        self.set_tools()

    @staticmethod
    def height_px(style: PageStyle) -> int:
        """How high the bar is."""
        return math.ceil(max(style.px(TOP_BAR_UNITS), style.target_px(44) + 6))

    def has_keyboard(self) -> bool:
        """Whether one of its buttons has the keyboard."""
        return self.isAncestorOf(QApplication.focusWidget() or self)

    def set_way_back(self, words: str = "") -> None:
        """Say where the arrow leads (`words`: such as "Back to the result"; empty: to the home page)."""
        self.back_button.set_icon("back", words or self.tr("Back to the home page"))

    def show_kept(self, kept: bool | None) -> None:
        """Say whether the last move is on the disk; None: there is none to keep."""
        self._kept.show_kept(kept)

    def set_title(self, title: str) -> None:
        """Name the game."""
        self._title.setText(title)
        self.relayout()

    def set_status(self, status: BoardStatus | None) -> None:
        """Say how far the game is (`status`: the round; None for nothing)."""
        text = status.text if status else ""
        is_new = self._dots.show_step(status.round_index if status else 0, status.rounds if status else 0)
        if is_new or text != self._status.text():
            self._status.setText(text)
            self.relayout()

    def set_note(self, text: str) -> None:
        """Write a few words behind the title, without dots."""
        self._status.setText(text)
        self._dots.show_step(0, 0)
        self.relayout()

    def set_last_change(self, seat: int, text: str, shorter: str = "") -> None:
        """Say in one short sentence, or none, what happened last: see `LastChange.show_change`."""
        if self._change.show_change(seat, text, shorter):
            self._is_told = bool(text)
            self.relayout()

    def set_tools(
        self, *, undo: bool = False, hint: bool = False, log: bool = False, help: bool = False
    ) -> None:
        """Say which tools this page has."""
        for button, shown in zip(self._tools, (undo, undo, hint, log, help), strict=True):
            button.setVisible(shown)
        self.relayout()

    def set_undo_enabled(self, on: bool, *, redo: bool = False) -> None:
        """Say whether something can be taken back now."""
        self.undo_button.set_usable(on)
        self.redo_button.set_usable(redo)

    def set_log_open(self, on: bool) -> None:
        """Show whether the log is open, without a signal."""
        self.log_button.setChecked(on)

    def set_tag(self, text: str, short: str = "") -> None:
        """Say what is special about the match: "Answers can be taken back"; empty: nothing is."""
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
        self._kept.relayout()
        right = self._place_tools(middle, side) - px(16)
        left = px(16) + side + px(12)
        pill = max(0.0, min(max(px(40), LEAST_PILL_PX), height - 8))
        if self._free_middle_px:
            self._place_beside_middle(left, right, pill)
        else:
            self._place_words(left, right - px(24), pill)
        self._ring.follow()

    def _place_words(self, left: float, right: float, pill: float) -> None:
        """Place all that is read, the pills from the right."""
        px, height = self._style.px, float(self.height())
        room = right - left
        tag = self._tag_width_px(room - self._others_px(title=True, dots=True), pill)
        shares = self._shares(room - tag)
        has_title, has_dots = shares.title_px > 0, shares.dots_px > 0
        high = min(height - 2 * LEAST_EDGE_PX, 2 * pill) if shares.change_lines > 1 else pill
        change = self._change.settle(
            QRectF(right + px(24) - shares.change_px, (height - high) / 2, shares.change_px, high),
            shares.change_lines,
        )
        self._tag.place(
            QRectF(right + px(24) - change - tag, (height - pill) / 2, max(0.0, tag - px(12)), pill)
        )
        self._title.setVisible(has_title)
        self._dots.setVisible(has_dots)
        if has_title:
            self._title.place(QRectF(left, 0, shares.title_px, height))
            left += shares.title_px + px(28)
        self._status.set_lines(shares.status_lines)
        above = px(2) if shares.status_lines == 1 else 0.0  # two lines need all the height
        self._status.place(QRectF(left, above, shares.status_px, height - above))
        dots = QRectF(left + shares.status_px + px(12), px(1), shares.dots_px, height - px(1))
        self._dots.setGeometry(dots.toAlignedRect())

    def _place_beside_middle(self, left: float, right: float, pill: float) -> None:
        """Place title and status left of the middle, and what happened last right of it if all of it fits."""
        px, height = self._style.px, float(self.height())
        beside = (self.width() - self._free_middle_px) / 2
        change = self._change.wanted_width_px() if self._is_told else 0.0
        self._change.setVisible(0 < change <= right - (self.width() - beside))
        self._change.settle(QRectF(right - change, (height - pill) / 2, change, pill), 1)
        room = beside - left
        self._title.setVisible(self._others_px(title=True, dots=False) <= room or not self._status.text())
        self._dots.setVisible(self._others_px(title=self._title.isVisibleTo(self), dots=True) <= room)
        if self._title.isVisibleTo(self):
            title = min(self._title.wanted_width_px(), room)
            self._title.place(QRectF(left, 0, title, height))
            left += title + px(28)
        status = max(0.0, min(self._status.wanted_width_px(), beside - left))
        self._status.set_lines(1)
        self._status.place(QRectF(left, px(2), status, height - px(2)))
        dots = self._dots.wanted_width_px()
        self._dots.setGeometry(QRectF(left + status + px(12), px(1), dots, height - px(1)).toAlignedRect())

    def _shares(self, room: float) -> BarShares:
        """Share the bar between all that is read.

        The game's name and the dots stay, so that nothing comes and goes while a game is played. What
        happened last takes a second line before it shrinks; then the words of the round do, then name and
        dots shrink, and at last what happened last is cut off: the log has all of it.

        Args:
            room: how wide all of it may be, px.
        """
        wanted = self._change.wanted_width_px() if self._is_told else 0.0
        for status_lines, size in ((1, 1.0), (2, 1.0), (2, LEAST_SIZE)):
            free = room - self._others_px(title=True, dots=True, status_lines=status_lines, size=size)
            if free >= wanted:
                return self._beside(wanted, 1, room, status_lines, size)
            if free >= 0 and self._change.fits(free, 2):
                return self._beside(free, 2, room, status_lines, size)
        return self._beside(min(wanted, max(free, room * LEAST_CHANGE_SHARE)), 2, room, 2, LEAST_SIZE)

    def _beside(self, change: float, lines: int, room: float, status_lines: int, size: float) -> BarShares:
        """Give name, words and dots what is left beside what happened last."""
        px = self._style.px
        dots = self._dots.wanted_width_px() * size
        left = max(0.0, room - change - px(28) - (dots + px(12) if dots else 0.0))
        status = min(self._status_px(status_lines), left)
        title = min(self._title.wanted_width_px(), left - status)
        return BarShares(title, status, status_lines, dots, change, lines)

    def _status_px(self, lines: int) -> float:
        """How wide the words of the round are, in one line or in two."""
        return self._status.wanted_width_px() if lines == 1 else _halved_width_px(self._status, self._style)

    def _others_px(self, *, title: bool, dots: bool, status_lines: int = 1, size: float = 1.0) -> float:
        """The width of everything but the pills."""
        px = self._style.px
        wide = self._status_px(status_lines)
        if title:
            wide += self._title.wanted_width_px() * size + px(28)
        shown = self._dots.wanted_width_px() * size if dots else 0.0
        return wide + (px(12) + shown if shown else 0.0)

    def _place_tools(self, top: float, side: float) -> float:
        """Place the buttons from the right."""
        right, gap = self.width() - self._style.px(22), self._style.px(_TOOLS_GAP_UNITS)
        shown = [tool for tool in self._tools if not tool.isHidden()]
        for button in (self.theme_button, self.menu_button, *reversed(shown)):
            right -= side
            button.place(QRectF(right, top, side, side))
            right -= gap
        return right + gap

    def _tag_width_px(self, room: float, height: float) -> float:
        """How much room the tag takes with the gap behind it: its words go where room is short."""
        if self._tag.isHidden():
            return 0.0
        self._tag.resize(self._tag.width(), round(height))
        change = self._change.wanted_width_px() if self._is_told else 0.0
        gap = self._style.px(12)
        return self._tag.width_within_px(room - change - gap) + gap

    def _paint(self, painter: QPainter) -> None:
        paint_bar(painter, self._style, QRectF(self.rect()))


def _halved_width_px(label: Label, style: PageStyle) -> float:
    """How wide a text is, a little smaller, in two lines that are as even as its words allow."""
    size = max(style.least_text_px, HALVED_SIZE * label.kind.size_px(style))
    words = label.text().split(" ")
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    widths = [max(label.kind.width_px(half, size) for half in both) for both in halves]
    return min(widths, default=label.wanted_width_px()) + 2
