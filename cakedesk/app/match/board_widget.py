"""A widget with a table on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.aids import Aids
from cakedesk.table.board import Board, SeatPerson, Tense
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView


class BoardWidget(QWidget):
    """A table, and perhaps a game's board on it."""

    def __init__(self, style: PageStyle, motion: Motion, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._style = style
        self.scene = TableScene(style.faces, style.theme, motion, self)
        self.scene.set_text_scale(style.metrics.text_scale)
        self.view = TableView(self.scene, self)
        self.board: Board | None = None
        style.changed.connect(self._follow_style)

    def put_board(
        self, entry: BoardEntry, people: Sequence[SeatPerson], aids: Aids | None, tense: Tense
    ) -> Board:
        """Put a game's board there, empty."""
        self.board = entry.make_board(self.scene, people, self, aids=aids, tense=tense)
        self.scene.set_board(self.board)
        return self.board

    def close_board(self) -> None:
        """Clear it: nothing of what somebody saw stays there."""
        if self.board is not None:
            board, self.board = self.board, None
            self.scene.set_board(None)
            self.scene.focus.hide()  # the next match may be begun by mouse
            board.close()
            board.deleteLater()

    def shut_down(self) -> None:
        """Stop everything that still moves, before the window goes."""
        self.close_board()
        self.scene.shut_down()

    def relayout(self) -> None:
        """Place everything anew. Widgets override it."""
        raise NotImplementedError

    def _follow_style(self) -> None:
        if self.scene.theme is not self._style.theme:
            self.scene.set_theme(self._style.theme)
        self.scene.set_text_scale(self._style.metrics.text_scale)
        self.relayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the layout with the size."""
        super().resizeEvent(event)
        self.relayout()
