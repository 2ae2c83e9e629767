"""The page of a match: the bar on top, the table and the log below it, and the curtain over all of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from cakedesk.app.log.panel import LogPanel
from cakedesk.app.match.board_widget import BoardWidget
from cakedesk.app.match.curtain import Curtain
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import ENTER, has_ring
from cakedesk.app.widgets.panels import BelowMessages, below_px
from cakedesk.app.widgets.top_bar import TopBar
from cakedesk.table.aids import Aids
from cakedesk.table.background import paint_surface
from cakedesk.table.board import Board, SeatPerson, Tense
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.kit.table_reader import TableReader
from cakedesk.table.motion import Motion

LEAST_TABLE_SHARE = 0.48
"""So much of the window a board keeps below a message, above the bar of a replay, too."""

LEAST_TABLE_PX = 336
"""So high it stays for its texts, times their size: a message lies over it rather than making these small."""

_MARGIN_UNITS = 16
"""So far from its edges a board lays nothing."""


class Footer(Protocol):
    """A widget that can stand below the table."""

    def wanted_height_px(self) -> int:
        """How high it is."""


class TablePage(BelowMessages, BoardWidget):
    """The bar, the table, the log and the curtain."""

    left = Signal()  # the back button was pressed, or Escape or Enter where they lead back too
    log_opened = Signal(bool)  # a person opened or closed the log

    def __init__(
        self, style: PageStyle, motion: Motion, parent: QWidget | None = None, *, log_open: bool = False
    ) -> None:
        super().__init__(style, motion, parent)
        self.is_log_open = log_open  # whether the log is open, also while the curtain hides it
        self._footer: QWidget | None = None
        self._over: QWidget | None = None
        self._leaves_by_escape = False
        self.bar = TopBar(style, self)
        self.log = LogPanel(style, self)  # what happened, to the right of the table, while `is_log_open`
        self.curtain = Curtain(style, self)  # covers everything
        self.curtain.installEventFilter(self)
        self.curtain.left.connect(self.left)
        self.bar.back_clicked.connect(self.left)
        self.bar.log_toggled.connect(self._person_opens_log)
        self.log.close_wanted.connect(lambda: self._person_opens_log(False))
        self._show_parts()

    @property
    def style_of_page(self) -> PageStyle:
        """The look of the page, for what stands on it."""
        return self._style

    def set_log_open(self, on: bool) -> None:
        """Open or close the log, silently. The table makes room."""
        if on == self.is_log_open:
            return
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.log.isAncestorOf(focused)
        self.is_log_open = on
        if had_focus and not on:
            # Before it is hidden: the focus would go on as by Tab, to the table's first item.
            self.take_keys()
        self._show_parts()
        self.relayout()

    def take_keys(self, before: QWidget | None = None) -> None:
        """Bring the keyboard to the table. Its ring shows if it was seen where it was `before`."""
        if has_ring(before):
            self.scene.focus.comes_back = True
        self._table_now().setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_room(self) -> None:
        self.curtain.keep_below(self.covered_px)
        self.relayout()

    def set_footer(self, footer: QWidget | None) -> None:
        """Put a `Footer` below the table, or take it away. It stays its owner's."""
        if self._footer is not None and self._footer is not footer:
            self._footer.hide()
        self._footer = footer
        if footer is not None:
            footer.setParent(self)
        self._show_parts()
        self.relayout()

    def set_way_back(self, words: str = "", *, by_escape: bool = False) -> None:
        """Say where the back button leads (`words`: what it is called; empty: it leads to the home page)."""
        self.bar.set_way_back(words)
        self._leaves_by_escape = by_escape

    def set_over(self, over: QWidget | None) -> None:
        """Show something in place of the table and what is below it, which stay as they are."""
        focused = QApplication.focusWidget()
        before, footer = self._table_now(), self._footer
        leaves = focused is None or before.isAncestorOf(focused) or focused is before
        leaves = leaves or (footer is not None and focused is not None and footer.isAncestorOf(focused))
        hidden, self._over = self._over, over
        self.relayout()
        if leaves and self.curtain.isHidden():
            # Before the other is hidden: the focus would go to a line of the log, which lights its cards.
            self._table_now().show()
            self.take_keys()
        if hidden is not None and hidden is not over:
            hidden.hide()
        self._show_parts()

    def open_board(
        self,
        entry: BoardEntry,
        title: str,
        people: Sequence[SeatPerson],
        aids: Aids | None = None,
        tense: Tense = Tense.NOW,
    ) -> Board:
        """Put a game's board on the table, empty. What happens on it is told in the bar by others."""
        self.close_board()
        self.relayout()
        board = self.put_board(entry, people, aids, tense)
        self.bar.set_title(title)
        self.bar.set_status(None)
        self.bar.set_last_change(-1, "")
        board.status_changed.connect(self.bar.set_status)
        return board

    def paint_now(self) -> None:
        """Paint all of it in this turn of the event loop: what was shown before stays in sight until then."""
        with self.scene.drawing.shown_now():
            self.repaint()

    def close_board(self) -> None:
        """Clear the table."""
        self.curtain.drop()
        self.log.set_log(None)
        self.set_over(None)
        super().close_board()

    def read(self, say: Callable[[TableReader], None]) -> None:
        """Have the table that is seen say something; beneath the curtain none is."""
        over = self._over if isinstance(self._over, BoardWidget) else self
        if over.board is not None and over.view.isVisible():
            say(over.board.reader)

    def _person_opens_log(self, on: bool) -> None:
        self.set_log_open(on)
        self.log_opened.emit(on)

    def _table_now(self) -> QWidget:
        return self.view if self._over is None else self._over

    def _show_parts(self) -> None:
        """Show what is to be seen now: beneath the curtain nothing, and never the table below another one."""
        shown, over = self.curtain.isHidden(), self._over
        self.bar.set_log_open(self.is_log_open)
        self.bar.setVisible(shown)
        self.log.setVisible(shown and self.is_log_open)
        self.view.setVisible(shown and over is None)
        if self._footer is not None:
            self._footer.setVisible(shown and over is None)
        if over is not None:
            over.setVisible(shown)
        self.curtain.raise_()

    def relayout(self) -> None:
        """Place everything anew."""
        bar_px = self.bar.height_px(self._style)
        self.bar.setGeometry(0, 0, self.width(), bar_px)
        log_px = LogPanel.width_px(self._style) if self.is_log_open else 0
        least = self.height() * LEAST_TABLE_SHARE
        log_top = self._top_px(bar_px, least)
        top = self._top_px(bar_px, max(least, LEAST_TABLE_PX * self._style.metrics.text_scale))
        height = max(1, self.height() - top)
        table = QRect(0, top, max(1, self.width() - log_px), height)
        self.log.setGeometry(table.width(), log_top, self.width() - table.width(), self.height() - log_top)
        if self._over is not None:
            self._over.setGeometry(table)
        if self._footer is not None:
            footer_px = self._footer_px()
            self._footer.setGeometry(0, self.height() - footer_px, table.width(), footer_px)
            table.setHeight(max(1, height - footer_px))
        self.view.setGeometry(table)

    def _top_px(self, bar_px: int, least_px: float) -> int:
        """Where the table or the log begins: below a message, as far as so much of the window is left."""
        most = round(self.height() - least_px) - self._footer_px()
        top = below_px(bar_px, self.covered_px, self._style.px(_MARGIN_UNITS))
        return max(bar_px, min(math.ceil(top), most))

    def _footer_px(self) -> int:
        footer: Footer | None = self._footer  # type: ignore[assignment]
        return 0 if footer is None else footer.wanted_height_px()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Take all of it out of sight, also for screen readers, while the curtain is down."""
        if watched is self.curtain and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            if event.type() == QEvent.Type.Show:
                self.curtain.setFocus()  # from what is hidden the keyboard would go on as by Tab
            self._show_parts()
            if event.type() == QEvent.Type.Hide:
                self.take_keys(self.curtain.button)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape may lead back; so may Enter, as the one button to press, while the table has the keys."""
        is_enter = event.key() in ENTER and self.view.hasFocus()
        if self._leaves_by_escape and (is_enter or event.key() == Qt.Key.Key_Escape):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground beside a message that the table has made room for."""
        del event
        if self.covered_px:
            paint_surface(QPainter(self), self.width(), self.height(), self._style.theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the layout with the size."""
        if self.isVisible():
            self._style.resize_to(self.width(), self.height())
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keys."""
        super().showEvent(event)
        self._style.resize_to(self.width(), self.height())
        self.relayout()
        if not self.curtain.is_down():
            self.take_keys(QApplication.focusWidget())
