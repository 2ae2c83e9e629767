"""Opens matches on the table, leaves them, and leads on to what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from cakedesk.app import garbage
from cakedesk.app.i18n import game_title
from cakedesk.app.pages import Pages
from cakedesk.app.running_list import running_matches
from cakedesk.app.saves import MatchSave, SaveError
from cakedesk.app.services import Services
from cakedesk.app.settings import LastSetup
from cakedesk.app.setup_choice import SeatChoice, SetupChoice
from cakedesk.engine.registry import find_game

if TYPE_CHECKING:
    from cakedesk.app.end_page import EndPage
    from cakedesk.app.match_session import MatchSession
    from cakedesk.app.table_page import TablePage
    from cakedesk.engine.match import Match


class MatchDesk(QObject):
    """Leads from page to page as matches begin, end and are left.

    Attributes:
        session: the match on the table, or None.

    Signals:
        page_shown: another page is shown.
        trouble(str): a sentence for the players.
    """

    page_shown = Signal()
    trouble = Signal(str)

    def __init__(self, pages: Pages, services: Services, parent: QObject | None = None) -> None:
        """Lead the pages.

        Args:
            pages: the window's pages.
            services: what the program has one of.
            parent: the Qt parent.
        """
        super().__init__(parent)
        self._pages = pages
        self._services = services
        self._has_joined: set[str] = set()
        self.session: MatchSession | None = None
        pages.home.start_requested.connect(self.start_match)
        pages.home.resume_requested.connect(self.resume_match)

    # ---------------------------------------------------------------------------------------------- pages

    def show_home(self) -> None:
        """Leave what is shown and go to the home page."""
        self.leave_match()
        self.list_running()
        self._show(self._pages.home)

    def list_running(self) -> None:
        """Tell the home page which matches can be gone on with."""
        matches, troubles = running_matches(self._services.saves)
        self._pages.home.set_running(matches)
        for trouble in troubles:
            self.trouble.emit(trouble)

    @property
    def _table(self) -> TablePage:
        table = self._pages.table
        if "table" not in self._has_joined:
            self._has_joined.add("table")
            table.left.connect(self._leave_table)
        return table

    @property
    def _end(self) -> EndPage:
        end = self._pages.end
        if "end" not in self._has_joined:
            self._has_joined.add("end")
            end.see_table.connect(self._see_table)
            end.home_clicked.connect(self.show_home)
            end.play_again.connect(self._play_again)
        return end

    def _show(self, page: Any) -> None:
        self._pages.show(page)
        self.page_shown.emit()

    # -------------------------------------------------------------------------------------------- matches

    def start_match(self, choice: SetupChoice) -> None:
        """Deal a new match and go to the table.

        Args:
            choice: which game and who plays.
        """
        from cakedesk.app.match_model import deal_match, live_rng  # noqa: PLC0415 - see Pages
        from cakedesk.app.own_cards import own_cards  # noqa: PLC0415

        game = find_game(choice.game_id)
        names = [seat.name for seat in choice.seats]
        players = [seat.player for seat in choice.seats]
        self._services.settings.remember_setup(choice.game_id, LastSetup(tuple(names), tuple(players), {}))
        own = own_cards(game, self._services.paths.lists)
        if own.trouble:
            self.trouble.emit(own.trouble)
        match = deal_match(game, names, players, rng=live_rng(), list_texts=own.list_texts)
        self._open(match, self._services.saves.begin(match), resumed=False)

    def resume_match(self, key: str) -> None:
        """Go on with a saved match.

        Args:
            key: its `RunningMatch.key`.
        """
        try:
            resumed = self._services.saves.resume(key)
        except SaveError as error:
            self.trouble.emit(str(error))
            self.show_home()
            return
        if resumed.trouble:
            self.trouble.emit(resumed.trouble)
        self._open(resumed.match, resumed.save, resumed=True)

    def open_match(self, match: Match[Any]) -> None:
        """Put a match that was read from a file on the table.

        Args:
            match: running or finished.
        """
        self._open(match, self._services.saves.begin(match), resumed=True)

    def leave_match(self) -> None:
        """Clear the table; what was played is on the disk then."""
        if self.session is not None:
            session, self.session = self.session, None
            session.leave()
            session.deleteLater()
            garbage.search()

    def cover(self) -> None:
        """Hide the table, if it is shown."""
        if self.session is not None and self.is_at_table():
            self.session.cover()

    def is_at_table(self) -> bool:
        """Whether the table is shown."""
        return self._pages.has("table") and self._pages.shown is self._pages.table

    def _open(self, match: Match[Any], save: MatchSave, *, resumed: bool) -> None:
        from cakedesk.app.match_session import MatchSession  # noqa: PLC0415 - see Pages

        self.leave_match()
        # Now, and not when the result is to be shown.
        self._end  # noqa: B018
        self._show(self._table)
        session = MatchSession(match, save, self._table, self._services, self)
        self.session = session
        # In a turn of its own: drawing the table's last change takes long enough.
        session.finished.connect(self._show_end, Qt.ConnectionType.QueuedConnection)
        session.model.finished.connect(self._prepare_end, Qt.ConnectionType.QueuedConnection)
        session.trouble.connect(self.trouble)
        session.start(resumed=resumed)

    # -------------------------------------------------------------------------------------- the end of one

    def _prepare_end(self) -> None:
        if self.session is not None and self.session.model.is_over:
            match, size = self.session.model.match, self._pages.stack.size()
            self._end.prepare(game_title(match.game), match.seats, self.session.summary(), size)

    def _show_end(self) -> None:
        if self.session is None or not self.session.model.is_over:
            return
        match = self.session.model.match
        self._end.show_summary(game_title(match.game), match.seats, self.session.summary())
        self._show(self._end)

    def _see_table(self) -> None:
        self._show(self._table)

    def _leave_table(self) -> None:
        if self.session is not None and self.session.model.is_over:
            self._show_end()
        else:
            self.show_home()

    def _play_again(self) -> None:
        if self.session is not None:
            match = self.session.model.match
            seats = tuple(
                SeatChoice(name, player) for name, player in zip(match.seats, match.players, strict=True)
            )
            self.start_match(SetupChoice(match.game.id, seats))
