"""Shows how a match has ended, and says what is wanted next."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cakedesk.app.desk.pages import Pages
from cakedesk.app.people.shown_names import shown_names
from cakedesk.app.settings.i18n import game_title

if TYPE_CHECKING:
    from cakedesk.app.end.page import EndPage
    from cakedesk.app.match.session import MatchSession
    from cakedesk.engine.match import Match
    from cakedesk.table.kit.end_summary import EndSummary


class EndedMatch(NamedTuple):
    """A match that was played to its end."""

    match: Match[Any]
    key: str  # its name in the history


class EndDesk(QObject):
    """Fills the end page, and passes on what is wanted there."""

    home_wanted = Signal()
    again_wanted = Signal()  # the same people want to play the same game once more
    same_deal_wanted = Signal(object)  # a new `Match`: the same cards in the same order
    table_wanted = Signal()  # the final table is wanted
    log_wanted = Signal()  # the final table with the log beside it
    undo_wanted = Signal()  # the last action is to be taken back
    review_wanted = Signal()  # the match is to be looked back at
    replay_wanted = Signal()  # the match is to be watched from its beginning
    export_wanted = Signal(str)  # the record is wanted as a file: its key in the history

    def __init__(self, pages: Pages, parent: QObject | None = None) -> None:
        """No match has ended yet."""
        super().__init__(parent)
        self._pages = pages
        # The match whose result was shown last, until something else is played or looked at; or None.
        self.ended: EndedMatch | None = None
        self._summarize: Callable[[], EndSummary] | None = None

    @cached_property
    def page(self) -> EndPage:
        """The end page; made by the first who asks."""
        page = self._pages.end
        page.home_clicked.connect(self.home_wanted)
        page.play_again.connect(self.again_wanted)
        page.same_deal.connect(self._deal_same)
        page.see_table.connect(self.table_wanted)
        page.replay.connect(self.replay_wanted)
        page.review.connect(self.review_wanted)
        page.save_record.connect(self._export)
        page.bar.undo_clicked.connect(self.undo_wanted)
        page.bar.log_toggled.connect(self._open_log)
        return page

    def prepare(self, session: MatchSession) -> None:
        """Have the pictures drawn while the table still shows the last action."""
        match = session.model.match
        self.offer_undo(can=session.can_undo())
        summarize = self._summarize = cache(session.summary)
        self.page.prepare(game_title(match.game), session.model.names, summarize, self._pages.stack.size())

    def fill(self, session: MatchSession) -> None:
        """Write the result of a match on the page."""
        ended = EndedMatch(session.model.match, session.save.key)
        self._show(ended, (self._summarize or session.summary)())
        self.offer_undo(can=session.can_undo())

    def recall(self, ended: EndedMatch) -> None:
        """Write the result of a match on the page that is not on the table any more."""
        from cakedesk.app.match.session import summary_of  # noqa: PLC0415 - see Pages

        self._show(ended, summary_of(ended.match))
        self.offer_undo(can=False)

    def _show(self, ended: EndedMatch, summary: EndSummary) -> None:
        self.ended, match = ended, ended.match
        self.page.show_summary(game_title(match.game), shown_names(match.seats), summary)

    def offer_undo(self, *, can: bool) -> None:
        """Say whether the last action can be taken back from the page."""
        self.page.bar.set_tools(undo=can, log=True, help=True)
        self.page.bar.set_undo_enabled(can)

    def forget(self) -> None:
        """Something else is played or looked at."""
        self.ended = self._summarize = None

    def _open_log(self) -> None:
        # The button is the table's: it leads there, and is not open here.
        self.page.bar.set_log_open(False)
        self.log_wanted.emit()

    def _deal_same(self) -> None:
        from cakedesk.app.desk.new_match import same_deal  # noqa: PLC0415 - see Pages

        if self.ended is not None:
            self.same_deal_wanted.emit(same_deal(self.ended.match))

    def _export(self) -> None:
        if self.ended is not None:
            self.export_wanted.emit(self.ended.key)
