"""The page of a match: the bar on top, the table below it, and the curtain over both."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.curtain import Curtain
from cakedesk.app.top_bar import TopBar
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.board import Board, SeatPerson
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView


class TablePage(QWidget):
    """The bar, the table and the curtain.

    Attributes:
        bar: the top bar.
        scene: the table's scene.
        view: shows the scene.
        curtain: covers everything.
        board: the board of the match on the table, or None.

    Signals:
        left: the back button was pressed.
    """

    left = Signal()

    def __init__(self, style: PageStyle, motion: Motion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.bar = TopBar(style, self)
        self.scene = TableScene(style.faces, style.theme, motion, self)
        self.view = TableView(self.scene, self)
        self.curtain = Curtain(style, self)
        self.curtain.installEventFilter(self)
        self.board: Board | None = None
        self.bar.back_clicked.connect(self.left)
        style.changed.connect(self._follow_style)

    def open_board(self, entry: BoardEntry, title: str, people: Sequence[SeatPerson]) -> Board:
        """Put a game's board on the table.

        Args:
            entry: the game's table.
            title: the game's name, translated.
            people: who sits where.

        Returns:
            The board, empty.
        """
        self.close_board()
        self._lay_out()
        board = entry.make_board(self.scene, people, self)
        self.board = board
        self.scene.set_board(board)
        self.bar.set_title(title)
        self.bar.set_status(None)
        self.bar.set_last_change(-1, "")
        board.status_changed.connect(self.bar.set_status)
        board.last_change.connect(self.bar.set_last_change)
        return board

    def close_board(self) -> None:
        """Clear the table."""
        self.curtain.drop()
        if self.board is not None:
            board, self.board = self.board, None
            self.scene.set_board(None)
            board.close()
            board.deleteLater()

    def shut_down(self) -> None:
        """Stop everything that still moves, before the window goes."""
        self.close_board()
        self.scene.shut_down()

    def _follow_style(self) -> None:
        if self.scene.theme is not self._style.theme:
            self.scene.set_theme(self._style.theme)
        self._lay_out()

    def _lay_out(self) -> None:
        bar_px = self.bar.height_px(self._style)
        self.bar.setGeometry(0, 0, self.width(), bar_px)
        self.view.setGeometry(0, bar_px, self.width(), max(1, self.height() - bar_px))

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Take the table out of sight, also for screen readers, while the curtain is down."""
        if watched is self.curtain and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            shown = event.type() == QEvent.Type.Hide
            self.view.setVisible(shown)
            self.bar.setVisible(shown)
            if shown:
                self.view.setFocus()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the layout with the size."""
        super().resizeEvent(event)
        if self.isVisible():
            self._style.resize_to(self.width(), self.height())
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keys."""
        super().showEvent(event)
        self._style.resize_to(self.width(), self.height())
        self._lay_out()
        if not self.curtain.is_down():
            self.view.setFocus()
