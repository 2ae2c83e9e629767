"""What is heard at the table besides the table itself: the curtain, whose turn it is, and the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject

from cakedesk.app.match.session import MatchSession
from cakedesk.app.match.table_page import TablePage
from cakedesk.engine.events import Step

if TYPE_CHECKING:
    from cakedesk.app.lesson.session import LessonSession
    from cakedesk.app.replay.session import ReplaySession


class TableSounds(QObject):
    """Lets the page of a match be heard. All that happens on the table is heard by itself then."""

    def __init__(self, page: TablePage, play: Callable[[str], None]) -> None:
        super().__init__(page)
        self._page = page
        self._play = play
        page.scene.sounded.connect(play)
        page.curtain.installEventFilter(self)

    def follow(self, session: MatchSession) -> None:
        """Let turns and the end of a match be heard, until it leaves the table."""
        session.finished.connect(partial(self._play, "chord"))
        session.seats_changed.connect(partial(self._listen, session))
        self._listen(session)

    def follow_replay(self, replay: ReplaySession) -> None:
        """Let a match that is watched again be heard like one that is played, move by move."""
        replay.player.shown.connect(partial(self._tell_replayed, replay))

    def follow_lesson(self, lesson: LessonSession) -> None:
        """Let the turns of who learns be heard, and the end of the lesson."""
        lesson.learned.connect(partial(self._play, "chord"))
        lesson.opened.connect(partial(self._listen_to_lesson, lesson))

    def _listen(self, session: MatchSession) -> None:
        """Hear when the present board has shown everything: a board of its own comes with other seats."""
        if self._page.board is not None:
            self._page.board.settled.connect(partial(self._tell_match, session))

    def _listen_to_lesson(self, lesson: LessonSession) -> None:
        if self._page.board is not None:
            self._page.board.settled.connect(partial(self._tell_lesson, lesson))

    def _tell_match(self, session: MatchSession) -> None:
        model = session.model
        if model.viewer == model.turn():  # else a curtain is to come, perhaps once the last move is saved
            self._tell_turn(model.turn(), model.match.steps, (model.viewer,))

    def _tell_lesson(self, lesson: LessonSession) -> None:
        if lesson.model is not None:
            self._tell_turn(lesson.model.turn(), lesson.model.match.steps, (lesson.lesson.learner,))

    def _tell_replayed(self, replay: ReplaySession, at: int) -> None:
        if at < replay.past.count:
            eyes = replay.player.eyes
            persons = replay.past.persons if eyes.seat is None else (eyes.seat,)
            self._tell_turn(replay.look().shown.turn(), replay.match.steps[:at], persons)
        elif replay.past.is_finished:
            self._play("chord")

    def _tell_turn(self, turn: int, steps: Sequence[Step[Any]], persons: Collection[int]) -> None:
        """A spoon for a person whose turn it is after somebody else's; who lifts a curtain needs none."""
        if turn not in persons or not self._page.curtain.isHidden():
            return
        last = next((step.seat for step in reversed(steps) if step.seat >= 0), turn)
        if last != turn:
            self._play("spoon")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear the lid when the curtain comes down."""
        if event.type() == QEvent.Type.Show and not event.spontaneous():
            self._play("lid")
        return False
