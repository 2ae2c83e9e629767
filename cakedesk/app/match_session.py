"""One match on the table: its model, its save, its board and the controller that leads it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cakedesk.app.controller import MatchController, seat_people
from cakedesk.app.i18n import game_title
from cakedesk.app.match_model import MatchModel
from cakedesk.app.saves import MatchSave
from cakedesk.app.services import Services
from cakedesk.app.table_page import TablePage
from cakedesk.engine.match import Match
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.end_summary import EndSummary


class MatchSession(QObject):
    """One match on the table, from opening it to leaving it.

    Signals:
        finished: the match is over and all of it has been shown.
        trouble(str): a sentence for the players.
    """

    finished = Signal()
    trouble = Signal(str)

    def __init__(
        self,
        match: Match[Any],
        save: MatchSave,
        page: TablePage,
        services: Services,
        parent: QObject | None = None,
    ) -> None:
        """Open a match on the table.

        Args:
            match: running.
            save: its place on the disk, locked for this program.
            page: the table.
            services: what the program has one of.
            parent: the Qt parent.
        """
        super().__init__(parent)
        self.model = MatchModel(match, parent=self)
        self._save = save
        self._page = page
        self._entry = BOARDS[match.game.id]
        self._people = seat_people(match.seats, match.players)
        self.model.changed.connect(save.keep)
        board = page.open_board(self._entry, game_title(match.game), self._people)
        self._controller = MatchController(
            self.model, board, self._entry, page.curtain, services.thinker, services.settings, self
        )
        self._controller.finished.connect(self.finished)
        self._controller.trouble.connect(self.trouble)

    def start(self, *, resumed: bool) -> None:
        """Begin or go on.

        Args:
            resumed: whether the match was played before.
        """
        persons = [seat for seat, who in enumerate(self._people) if who.is_person]
        if len(persons) > 1:
            self._page.curtain.expect(persons)
        self._controller.start(resumed=resumed)

    def cover(self) -> None:
        """Hide the table at once."""
        self._controller.cover()

    def summary(self) -> EndSummary:
        """The result of the finished match."""
        return self._entry.end_summary(self.model.match.look(None), self._people)

    def leave(self) -> None:
        """Stop, clear the table, and give the save back when it is written."""
        self._controller.stop()
        self._page.close_board()
        self._save.close()
