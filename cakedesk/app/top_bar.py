"""The bar above the table and the end page: back, game, rounds, what happened last, tools."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.match_tag import MatchTag
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, with_alpha
from cakedesk.app.widgets.panels import SeatChip
from cakedesk.app.widgets.text_kinds import BODY, PROMPT, ink_soft
from cakedesk.app.widgets.tool_button import ToolButton
from cakedesk.table.metrics import TOP_BAR_UNITS

if TYPE_CHECKING:
    # The home page needs this file, but not the whole table, before it can be shown.
    from cakedesk.table.board import BoardStatus

LEAST_PILL_PX = 32.0


class RoundDots(QWidget):
    """One dot a round: played ones filled, the present one a thick ring."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._index = 0
        self._count = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        style.changed.connect(self.update)

    def show_round(self, index: int, count: int) -> None:
        """Show another round.

        Args:
            index: the present round, from 0; `count` when all are played.
            count: how many there are.
        """
        self._index, self._count = index, count
        self.update()

    def wanted_width_px(self) -> float:
        """How wide the dots are."""
        return self._pitch_px() * self._count

    def _pitch_px(self) -> float:
        return self._style.px(26)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots."""
        del event
        theme, painter = self._style.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, line = self._style.px(9), self._style.px(3)
        for number in range(self._count):
            center = QPointF(self._pitch_px() * (number + 0.5), self.height() / 2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if number < self._index:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.raspberry)
                painter.drawEllipse(center, radius, radius)
            elif number == self._index:
                painter.setPen(QPen(theme.raspberry, line * 1.9))
                painter.drawEllipse(center, radius - line * 0.4, radius - line * 0.4)
            else:
                painter.setPen(QPen(theme.line, line))
                painter.drawEllipse(center, radius - line / 2, radius - line / 2)


class LastChange(QWidget):
    """A pill that says what happened last, behind the disc of the seat that did it."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._chip = SeatChip(style, 0, self)
        self._label = Label(style, BODY, self)
        self._has_chip = False
        self.hide()

    def show_change(self, seat: int, text: str) -> None:
        """Say something else.

        Args:
            seat: who did it; -1 for nobody.
            text: what happened, one short sentence.
        """
        self._has_chip = seat >= 0
        if self._has_chip:
            self._chip.set_seat(seat)
        self._chip.setVisible(self._has_chip)
        self._label.setText(text)
        self.setVisible(bool(text))

    def wanted_width_px(self) -> float:
        """How wide it is with the sentence at full size."""
        return self._label.wanted_width_px() + self._left_px() + self._style.px(22)

    def is_clipped(self) -> bool:
        """Whether some of the sentence can't be read."""
        return self._label.is_clipped()

    def place(self, rect: QRectF) -> None:
        """Move it.

        Args:
            rect: its place in its parent, px.
        """
        self.setGeometry(rect.toAlignedRect())
        inset = self._style.px(5)
        side = self.height() - 2 * inset
        self._chip.place(QRectF(inset, inset, side, side))
        left = self._left_px()
        self._label.place(QRectF(left, 0, self.width() - left - self._style.px(14), self.height()))

    def _left_px(self) -> float:
        # The chip is as high as the pill, which a small window keeps from shrinking with everything else.
        return (
            max(self._style.px(40), LEAST_PILL_PX) + self._style.px(6)
            if self._has_chip
            else self._style.px(20)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill."""
        del event
        draw_rounded(QPainter(self), QRectF(self.rect()), self.height() / 2, self._style.theme.well)


class TopBar(QWidget):
    """The bar. It is as high as `height_px` says and as wide as its page.

    Attributes:
        menu_button: where the menu opens.
        undo_button: takes back; not shown until `set_tools` says so, like the next two.
        log_button: opens and closes the log; checked while that is open.
        help_button: opens the help.

    Signals:
        back_clicked: the arrow was pressed.
        menu_clicked: the menu is wanted.
        theme_toggled: the other theme is wanted.
        undo_clicked: what was done last is to be taken back.
        log_toggled(bool): the log is to be open, or not. Not emitted by `set_log_open`.
        help_clicked: the help is wanted.
    """

    back_clicked = Signal()
    menu_clicked = Signal()
    theme_toggled = Signal()
    undo_clicked = Signal()
    log_toggled = Signal(bool)
    help_clicked = Signal()

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.setAccessibleName(self.tr("Top bar"))
        self.back_button = RoundButton(style, self.tr("Back to the home page"), "back", self)
        self._title = Label(style, PROMPT, self)
        self._status = Label(style, BODY, self, color=ink_soft)
        self._dots = RoundDots(style, self)
        self._tag = MatchTag(style, "undo", self)
        self._change = LastChange(style, self)
        self.undo_button = ToolButton(style, self.tr("Take back"), "undo", self)
        self.log_button = ToolButton(style, self.tr("What happened"), "log", self, checkable=True)
        self.help_button = ToolButton(style, self.tr("Help"), "question", self)
        self._tools = (self.undo_button, self.log_button, self.help_button)
        self.menu_button = RoundButton(style, self.tr("Menu"), "menu", self)
        self.theme_button = RoundButton(style, self.tr("Dark theme"), "moon", self)
        self.back_button.clicked.connect(self.back_clicked)
        self.menu_button.clicked.connect(self.menu_clicked)
        self.theme_button.clicked.connect(self.theme_toggled)
        self.undo_button.clicked.connect(self.undo_clicked)
        self.undo_button.set_usable(False)
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
        self._status.setText(status.text if status else "")
        self._dots.show_round(status.round_index if status else 0, status.rounds if status else 0)
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
        self._is_told = bool(text)
        self._change.show_change(seat, text)
        self.relayout()

    def set_tools(self, *, undo: bool = False, log: bool = False, help: bool = False) -> None:
        """Say which tools this page has.

        Args:
            undo: taking back.
            log: what happened.
            help: the help.
        """
        for button, shown in zip(self._tools, (undo, log, help), strict=True):
            button.setVisible(shown)
        self.relayout()

    def set_undo_enabled(self, on: bool) -> None:
        """Say whether something can be taken back now.

        Args:
            on: whether it can.
        """
        self.undo_button.set_usable(on)

    def set_log_open(self, on: bool) -> None:
        """Show whether the log is open, without a signal.

        Args:
            on: whether it is.
        """
        self.log_button.setChecked(on)

    def set_tag(self, text: str) -> None:
        """Say what is special about the match.

        Args:
            text: a few words, such as "Answers can be taken back"; empty: nothing is.
        """
        self._tag.set_words(text)
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
        # What happened last is read most: it shrinks only after half of the bar is its own.
        dots = self._dots.wanted_width_px()
        others = self._title.wanted_width_px() + px(28) + self._status.wanted_width_px() + px(12) + dots
        room = right - left - px(24)
        pill = min(max(px(40), LEAST_PILL_PX), height - 8)
        tag = self._tag_width_px(room - others, pill)
        room -= tag
        change = (
            min(self._change.wanted_width_px(), max(room - others, room * 0.5)) if self._has_change() else 0.0
        )
        left_end = right - tag - change - px(24)
        if self._free_middle_px:
            wanted = self._change.wanted_width_px()
            fits = self._is_told and wanted <= right - (self.width() + self._free_middle_px) / 2
            self._change.setVisible(fits)
            change = wanted if fits else 0.0
            left_end = min(left_end, (self.width() - self._free_middle_px) / 2)
        self._change.place(QRectF(right - change, (height - pill) / 2, change, pill))
        self._tag.place(QRectF(right - change - tag, (height - pill) / 2, max(0.0, tag - px(12)), pill))
        room = left_end - left - dots - px(28 + 12)
        texts = self._title.wanted_width_px() + self._status.wanted_width_px()
        if self._free_middle_px and texts > room:
            room, dots = room + dots, 0.0  # the words say the same
        title = min(self._title.wanted_width_px(), room * 0.62)
        self._title.place(QRectF(left, 0, title, height))
        left += title + px(28)
        status = min(self._status.wanted_width_px(), room - title)
        self._status.place(QRectF(left, px(2), status, height - px(2)))
        left += status + px(12)
        self._dots.setGeometry(QRectF(left, px(1), dots, height - px(1)).toAlignedRect())
        self._ring.follow()
        self.update()

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
        """How much room the tag takes with the gap behind it: its words go first where room is short."""
        if self._tag.isHidden():
            return 0.0
        self._tag.resize(self._tag.width(), round(height))
        change = self._change.wanted_width_px() if self._has_change() else 0.0
        wanted = self._tag.wanted_width_px()
        has_room = room - change >= wanted + self._style.px(12)
        return (wanted if has_room else self._tag.least_width_px()) + self._style.px(12)

    def _has_change(self) -> bool:
        return self._is_told

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the page."""
        del event
        self.relayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar and a fine edge below."""
        del event
        paint_bar(QPainter(self), self._style, QRectF(self.rect()))


def paint_bar(painter: QPainter, style: PageStyle, rect: QRectF) -> None:
    """Paint the ground of a bar.

    Args:
        painter: where to.
        style: tells the theme.
        rect: the bar.
    """
    painter.fillRect(rect, style.theme.panel)
    edge = max(1.0, style.px(1.5))
    painter.fillRect(
        QRectF(rect.x(), rect.bottom() - edge, rect.width(), edge), with_alpha(style.theme.line, 0.55)
    )


def show_theme_icon(button: RoundButton, style: PageStyle) -> None:
    """Show what a theme button would change to.

    Args:
        button: the button.
        style: tells the present theme.
    """
    if style.theme.dark:
        button.set_icon("sun", QCoreApplication.translate("TopBar", "Light theme"))
    else:
        button.set_icon("moon", QCoreApplication.translate("TopBar", "Dark theme"))
