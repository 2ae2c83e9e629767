"""A second table that shows earlier moments of a match, so that the real one stays as it is."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.match.board_widget import BoardWidget
from cakedesk.app.match.moment_strip import MomentStrip
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.events import Sight
from cakedesk.engine.observation import Observation
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson, Tense
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.motion import Motion


class MomentTable(BoardWidget):
    """The table as it was, with a strip below it. Nothing can be done there."""

    status_changed = Signal(object)  # how far the game was then: a `BoardStatus`

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, Motion(speed=0.0), parent)
        self.view.setAccessibleName(self.tr("Table as it was"))
        self.strip = MomentStrip(style, self)
        self.setFocusProxy(self.strip.now_button)
        self.hide()

    def open(self, entry: BoardEntry, people: Sequence[SeatPerson], aids: Aids) -> None:
        """Put the game's board there."""
        self.put_board(entry, people, aids, Tense.PAST).status_changed.connect(self.status_changed)

    def show_moment(self, look: Observation[Any], steps: int, count: int) -> None:
        """Show a moment."""
        assert self.board is not None
        self.board.show_look(look)
        self._tell(steps, count, is_during=False)

    def show_during(self, sights: Sequence[Sight[Any]], at: int, steps: int, count: int) -> None:
        """Show a moment in the middle of a move."""
        assert self.board is not None
        self.board.show_then(sights, at)
        self._tell(steps, count, is_during=True)

    def _tell(self, steps: int, count: int, *, is_during: bool) -> None:
        self.scene.queue.skip_all()  # cards that are dealt at the start of a game
        self.strip.show_moment(steps, count, is_during=is_during)
        self.scene.announce(self.strip.text)

    def light(self, marks: Sequence[Hashable]) -> None:
        """Make the things stand out that a line is about. See `Board.light`."""
        if self.board is not None:
            self.board.light(marks)

    def relayout(self) -> None:
        """Give the strip its height and the table the rest."""
        strip_px = self.strip.wanted_height_px()
        self.strip.setGeometry(0, self.height() - strip_px, self.width(), strip_px)
        self.view.setGeometry(0, 0, self.width(), max(1, self.height() - strip_px))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the table does not want is the strip's: Escape goes back to now."""
        if event.key() == Qt.Key.Key_Escape:
            self.strip.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
