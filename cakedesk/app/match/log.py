"""Joins the log of a match with its table: lines, what they light, and the moments they lead to."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import shiboken6
from PySide6.QtCore import QObject, Signal

from cakedesk.app.log.model import LogEntry, LogModel
from cakedesk.app.match.controller import MatchController
from cakedesk.app.match.last_told import LastTold
from cakedesk.app.match.model import MatchModel
from cakedesk.app.match.moments import Moments
from cakedesk.app.match.table_page import TablePage
from cakedesk.table.board import Board, BoardStatus, SeatPerson
from cakedesk.table.boards.entry import BoardEntry


class MatchLog(QObject):
    """The log of the match on the table. Made after its board, and closed before the table is cleared."""

    why_wanted = Signal(int)  # what speaks for a step is wanted: its index

    def __init__(
        self,
        page: TablePage,
        board: Board,
        entry: BoardEntry,
        model: MatchModel,
        people: Sequence[SeatPerson],
        told: LastTold,
        controller: MatchController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._page, self._board, self._model, self._told = page, board, model, told
        self._marks: tuple[Hashable, ...] = ()  # lit there while no other line is pointed at
        self._status: BoardStatus | None = None
        self.lines = LogModel(model.match, entry, people, board.aids, self, explains=board.aids.hints)
        self.lines.look_through(model.reader)
        self.moments = Moments(page, entry, model, people, controller, board.aids, self)
        self.moments.moved.connect(self._moment_moved)
        self.moments.named.connect(page.bar.set_last_change)
        self.moments.status_changed.connect(page.bar.set_status)
        page.log.set_log(self.lines)
        board.status_changed.connect(self._keep_status)
        board.settled.connect(self.lines.release_all)
        self._joints = (
            (told.changed, self.lines.release),
            (controller.shows_again, self.lines.hold_newest),
            (model.stepped, self._stepped),
            (model.undone, self._undone),
            (model.viewer_changed, self._viewer_changed),
            (page.log.pointed, self._light),
            (page.log.moment_wanted, self.moments.show_line),
            (page.log.why_wanted, self.why_wanted),
            (page.log.moved, self.moments.move),
            (page.log.left, self._leave_panel),
        )
        for signal, slot in self._joints:
            signal.connect(slot)

    def close(self) -> None:
        """The match leaves the table."""
        for signal, slot in self._joints:
            signal.disconnect(slot)
        if shiboken6.isValid(self._board):
            self._board.status_changed.disconnect(self._keep_status)
            self._board.settled.disconnect(self.lines.release_all)
        self._page.log.set_log(None)
        self.moments.close()

    def _stepped(self, sights: object) -> None:
        del sights
        self.moments.back_to_now()
        self.lines.look_through(self._model.reader)
        self.lines.hold_newest()

    def _undone(self) -> None:
        self.moments.back_to_now()
        self.lines.look_through(self._model.reader)
        self.lines.follow()

    def _viewer_changed(self) -> None:
        self.moments.back_to_now()
        self.lines.look_through(self._model.reader)

    def _keep_status(self, status: BoardStatus) -> None:
        self._status = status

    def _light(self, marks: Sequence[Hashable]) -> None:
        if self.moments.is_shown:
            self.moments.light(marks or self._marks)
        else:
            self._board.light(marks)

    def _moment_moved(self, moment: LogEntry | int | None) -> None:
        self._marks = moment.line.marks if isinstance(moment, LogEntry) else ()
        if moment is None:  # the bar told of the moment that was shown
            self._page.bar.set_status(self._status)
            self._page.bar.set_last_change(*self._told.told)
        self._page.log.set_moment(moment)
        self.moments.light(self._marks)

    def _leave_panel(self) -> None:
        if self.moments.is_shown:
            self.moments.back_to_now()
        else:
            self._page.view.setFocus()
