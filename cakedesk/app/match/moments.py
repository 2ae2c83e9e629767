"""Earlier moments of a match on the table, for reading only, while the match waits."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from cakedesk.app.log.model import LogEntry
from cakedesk.app.match.controller import MatchController
from cakedesk.app.match.model import MatchModel
from cakedesk.app.match.moment_table import MomentTable
from cakedesk.app.match.table_page import TablePage
from cakedesk.engine.events import Sight
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.entry import BoardEntry


class Moments(QObject):
    """Shows the table as it was, from the eyes that may see it now. The real table stays untouched."""

    # Another moment is shown: the `LogEntry` whose line was chosen, or the number of moves that had been
    # made; None: the table shows now again.
    moved = Signal(object)
    named = Signal(int, str)  # who made the last move before the moment (-1: nobody), and the moment in words
    status_changed = Signal(object)  # how far the game was then: a `BoardStatus`

    def __init__(
        self,
        page: TablePage,
        entry: BoardEntry,
        past: MatchModel,
        people: Sequence[SeatPerson],
        controller: MatchController,
        aids: Aids,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._entry = entry
        self._past = past
        self._people = tuple(people)
        self._controller = controller
        self._aids = aids
        self.table: MomentTable | None = None  # the second table, once there was need of it
        self.steps = 0  # how many moves had been made in the moment that is shown
        self._is_during = False

    @property
    def is_shown(self) -> bool:
        """Whether the table shows an earlier moment."""
        return self.table is not None and self.table.board is not None

    def show_line(self, entry: LogEntry) -> None:
        """Show the table as it was right after what a line tells of."""
        at, step, during = entry.line.at, entry.step, None
        if at is not None and at < len(sights := self._past.sights_of(step, self._past.reader)) - 1:
            during = sights, at
        self._show(step + 1, entry, during)

    def show(self, steps: int) -> None:
        """Show the table as it was after some moves."""
        steps = max(0, min(steps, self._past.moves_count))
        self._show(steps, steps)

    def move(self, by: int) -> None:
        """Go to another move, if a moment is shown. From within a move the next one is its end."""
        if self.is_shown:
            self.show(self.steps + by - (self._is_during and by > 0))

    def light(self, marks: Sequence[Hashable]) -> None:
        """Make things stand out on the moment that is shown. See `Board.light`."""
        if self.table is not None:
            self.table.light(marks)

    def back_to_now(self) -> None:
        """Show the real table again, exactly as it was left, and go on."""
        table = self.table
        if table is None or not self.is_shown:
            return
        table.close_board()
        self._page.set_over(None)
        self.moved.emit(None)
        self._controller.release(redraw=False)

    def close(self) -> None:
        """The match leaves the table."""
        if self.table is not None:
            table, self.table = self.table, None
            self._page.set_over(None)
            table.shut_down()
            table.deleteLater()

    def _show(
        self, steps: int, told: LogEntry | int, during: tuple[list[Sight[Any]], int] | None = None
    ) -> None:
        first = not self.is_shown
        if first:
            self._controller.hold()
        table = self.table or self._make_table()
        if first:
            table.open(self._entry, self._people, self._aids)
            self._page.set_over(table)
        self.steps, self._is_during = steps, during is not None
        count = self._past.moves_count
        if during is None:
            table.show_moment(self._past.look_at(steps, self._past.reader), steps, count)
        else:
            table.show_during(*during, steps, count)
        self.moved.emit(told)
        self.named.emit(self._past.seat_of(steps - 1) if steps else -1, table.strip.text)

    def _make_table(self) -> MomentTable:
        table = MomentTable(self._page.style_of_page, self._page)
        table.strip.moved.connect(self.move)
        table.strip.left.connect(self.back_to_now)
        table.status_changed.connect(self.status_changed)
        self.table = table
        return table
