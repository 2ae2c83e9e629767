"""Opens matches on the table that are watched again, and knows where that was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from cakedesk.app.saves.running_match import saved_text
from cakedesk.engine.actions import OVER

if TYPE_CHECKING:
    from cakedesk.app.desk.services import Services
    from cakedesk.app.history.store import HistoryStore
    from cakedesk.app.match.table_page import TablePage
    from cakedesk.app.replay.session import ReplaySession
    from cakedesk.engine.match import Match


class ReplayDesk(QObject):
    """Opens replays, one at a time."""

    left = Signal()  # something else is wanted. The replay still has to be taken off the table.
    play_on_wanted = Signal(object)  # a new `Match` is to be played. The same holds.
    trouble = Signal(str)  # a sentence for the players

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        """Nothing is watched yet."""
        super().__init__(parent)
        self._services = services
        self.session: ReplaySession | None = None
        self.is_listed = False  # whether it was asked for in a list of matches

    def make(
        self, match: Match[Any], table: TablePage, key: str, start_at: int, *, is_listed: bool
    ) -> ReplaySession:
        """Put a match on the table, which must be free and shown (`key`: empty if it is in no history)."""
        from cakedesk.app.replay.session import ReplaySession  # noqa: PLC0415 - see Pages

        session = ReplaySession(
            match,
            table,
            self._services.settings,
            date_text=self._date_text(key),
            can_play_on=match.turn() == OVER,
            start_at=start_at,
            key=key,
            parent=self,
        )
        self.session, self.is_listed = session, is_listed
        session.left.connect(self.left, Qt.ConnectionType.QueuedConnection)
        session.play_on_requested.connect(self.play_on_wanted, Qt.ConnectionType.QueuedConnection)
        session.trouble.connect(self.trouble)
        return session

    def _date_text(self, key: str) -> str:
        if not key:
            return ""
        history: HistoryStore = self._services.history
        entry = history.entry(key)
        # One that has ended just now is not listed yet.
        from datetime import datetime  # noqa: PLC0415 - a start without replays is quicker

        return saved_text(entry.ended if entry is not None else datetime.now(), datetime.now())
