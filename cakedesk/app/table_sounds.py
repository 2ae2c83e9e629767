"""What is heard at the table besides the table itself: the curtain, whose turn it is, and the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject

from cakedesk.app.match_session import MatchSession
from cakedesk.app.table_page import TablePage


class TableSounds(QObject):
    """Lets the page of a match be heard. All that happens on the table is heard by itself then.

    Args:
        page: the page; also this object's parent.
        play: plays a sound by its name.
    """

    def __init__(self, page: TablePage, play: Callable[[str], None]) -> None:
        super().__init__(page)
        self._page = page
        self._play = play
        page.scene.sounded.connect(play)
        page.curtain.installEventFilter(self)

    def follow(self, session: MatchSession) -> None:
        """Let turns and the end of a match be heard, until it leaves the table.

        Args:
            session: the match on the page.
        """
        session.finished.connect(partial(self._play, "chord"))
        session.seats_changed.connect(partial(self._listen, session))
        self._listen(session)

    def _listen(self, session: MatchSession) -> None:
        """Hear when the present board has shown everything: a board of its own comes with other seats."""
        if self._page.board is not None:
            self._page.board.settled.connect(partial(self._tell_turn, session))

    def _tell_turn(self, session: MatchSession) -> None:
        """A spoon for a person whose turn it is after somebody else's; who lifts a curtain needs none."""
        turn, steps = session.model.turn(), session.model.match.steps
        if turn < 0 or not session.people[turn].is_person or not self._page.curtain.isHidden():
            return
        last = next((step.seat for step in reversed(steps) if step.seat >= 0), turn)
        if last != turn:
            self._play("spoon")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear the lid when the curtain comes down."""
        if event.type() == QEvent.Type.Show and not event.spontaneous():
            self._play("lid")
        return False
