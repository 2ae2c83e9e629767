"""A match on the table that is only looked at again."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cakedesk.app.log.model import LogEntry, LogModel
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.people.seats import seat_people
from cakedesk.app.people.shown_names import shown_match_name
from cakedesk.app.replay.bar import ReplayBar
from cakedesk.app.replay.eyes import SPECTATOR, Eyes, ReplayPast
from cakedesk.app.replay.play_on import PlayOnWork
from cakedesk.app.replay.player import ReplayPlayer
from cakedesk.app.replay.words import ReplayWords
from cakedesk.app.saves.ending import is_ended
from cakedesk.app.settings.i18n import game_title
from cakedesk.app.settings.look import MOTION_SETTINGS, chosen_motion, watching_motion
from cakedesk.app.settings.values import Settings
from cakedesk.engine.game import Game
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.table.aids import Aids
from cakedesk.table.board import Board, Tense
from cakedesk.table.boards.registry import BOARDS

_TABLE_KEYS = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space}
)
"""Keys that the table takes while the keyboard's ring is shown there."""


Manner = tuple[int, float, bool]
"""Whose eyes look on, by number; how fast; and whether it goes on by itself."""


class ReplaySession(QObject):
    """Shows a match again on the table, with the replay's bar below it and the log beside it.

    Nobody acts in it. A match that still runs hides what it hides from whoever looks on; see `ReplayPast`.

    Args:
        match: running or finished.
        date_text: when it was played, as lists of matches say it.
        can_play_on: whether a new match may be begun from here; only ever with a finished one.
        start_at: after how many moves it begins.
        key: of the match in the history, for records of matches that are played on.
    """

    finished = Signal()  # it went on by itself up to the end, and that has been shown
    left = Signal()  # Escape was pressed: whoever opened it wants something else. It still has to be left.
    # A new `Match` is to be played. The replay still has to be left.
    play_on_requested = Signal(object)
    trouble = Signal(str)  # a sentence for the players

    def __init__(
        self,
        match: Match[Any],
        page: TablePage,
        settings: Settings,
        *,
        date_text: str,
        can_play_on: bool,
        start_at: int = 0,
        key: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match, self.past = match, ReplayPast(match)
        self._page, self._settings = page, settings
        self._entry = BOARDS[match.game.id]
        self._people = seat_people(match.seats, match.players)
        self._start_at, self.key = start_at, key
        self._speed = 1.0
        self._work: PlayOnWork | None = None
        self._moment: LogEntry | int = start_at
        self._marks: tuple[Hashable, ...] = ()  # lit while no other line is pointed at
        self._aids = Aids.from_table(match.table)
        self._words = ReplayWords(self.past, self._entry, self._people, self)
        self._board = self._open_board()
        eyes = self.past.eyes[0]  # those that see most
        self.player = ReplayPlayer(self.past, self._board, eyes, self)
        self._logs: dict[bool, LogModel] = {}  # by whether anything is hidden
        self._headings = self._make_log(SPECTATOR)
        self._log = self._log_for(eyes)
        self.bar = self._make_bar(date_text, can_play_on)

    # ------------------------------------------------------------------------------------------ the replay

    @property
    def game(self) -> Game[Any, Any]:
        """What is played."""
        return self.match.game

    def look(self) -> Observation[Any]:
        """What lies open to the eyes that look on now."""
        return self.past.look(self.player.at, self.player.eyes)

    def start(self) -> None:
        """Show the first moment."""
        page = self._page
        self._follow_motion()
        self._settings.changed.connect(self._follow_setting)
        page.bar.set_tools(log=True, help=True)
        page.set_footer(self.bar)
        page.log.set_log(self._log, self._moment)
        page.log.pointed.connect(self._light)
        page.log.moment_wanted.connect(self._jump_to_line)
        page.log.moved.connect(self._step)
        page.log.left.connect(self.bar.setFocus)
        page.curtain.lifted.connect(self._uncovered)
        page.view.installEventFilter(self)
        self._headings.set_active(True)
        self.player.jump(self._start_at)
        self.bar.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Stop, and clear the table."""
        page = self._page
        self._cancel_work()
        self.player.stop()
        page.view.removeEventFilter(self)
        page.curtain.lifted.disconnect(self._uncovered)
        page.log.pointed.disconnect(self._light)
        page.log.moment_wanted.disconnect(self._jump_to_line)
        page.log.moved.disconnect(self._step)
        page.log.left.disconnect(self.bar.setFocus)
        self._settings.changed.disconnect(self._follow_setting)
        for log in (self._headings, *self._logs.values()):
            log.set_active(False)
        page.log.set_log(None)
        page.view.setFocus(Qt.FocusReason.OtherFocusReason)  # else it would go to whatever is next
        page.set_footer(None)
        self.bar.offer.set_working(False)
        self.bar.deleteLater()
        page.bar.set_tools()
        page.close_board()
        page.scene.set_motion(chosen_motion(self._settings))

    def manner(self) -> Manner:
        """How it is shown now."""
        return self.past.eyes.index(self.player.eyes), self._speed, self.player.is_playing

    def go_on_in(self, manner: Manner) -> None:
        """Show it as it was shown on another table until now."""
        eyes, speed, is_playing = manner
        self.bar.show_eyes(eyes)
        self._choose_eyes(eyes)
        self.bar.speed.choose(speed)
        self._set_speed(speed)
        if is_playing and self.player.at < self.past.count:  # else it would begin once more
            self.player.play()

    def cover(self) -> None:
        """Hide the table at once; nothing goes on beneath."""
        if not self._page.curtain.is_down():
            self.player.hold()
            self._page.curtain.cover_table()

    def hold(self) -> None:
        """Wait: help or settings are shown."""
        self.player.hold()

    def release(self, *, redraw: bool = True) -> None:
        """Go on after `hold`."""
        self.player.release(redraw=redraw)

    # ---------------------------------------------------------------------------------------------- making

    def _open_board(self) -> Board:
        title = game_title(self.match.game)
        board = self._page.open_board(self._entry, title, self._people, self._aids, Tense.REPLAY)
        board.let_act(None)
        return board

    def _make_log(self, eyes: Eyes) -> LogModel:
        log = LogModel(self.past.told(eyes), self._entry, self._people, self._aids, self)
        log.look_through(eyes.seat)
        return log

    def _log_for(self, eyes: Eyes) -> LogModel:
        if eyes.is_open not in self._logs:
            self._logs[eyes.is_open] = self._make_log(eyes)
        self._logs[eyes.is_open].look_through(eyes.seat)
        return self._logs[eyes.is_open]

    def _make_bar(self, date_text: str, can_play_on: bool) -> ReplayBar:
        bar = ReplayBar(self._page.style_of_page, self._page)
        name = shown_match_name(self.match.table) or game_title(self.match.game)
        title = self.tr("{match}, {when}").format(match=name, when=date_text) if date_text else name
        if not is_ended(self.match):
            title = self.tr("{match}, as far as it has come").format(match=name)
        eyes = [self._words.eyes(each) for each in self.past.eyes]
        bar.show_match(self.match.game.id, title, self.past.count, eyes)
        bar.show_eyes(self.past.eyes.index(self.player.eyes))
        bar.offer_play_on(can_play_on and self.past.is_finished)
        bar.jumped.connect(self.player.jump)
        bar.stepped.connect(self._step)
        bar.play_toggled.connect(self._toggle)
        bar.speed_chosen.connect(self._set_speed)
        bar.eyes_chosen.connect(self._choose_eyes)
        bar.offer.clicked.connect(self._play_on)
        bar.offer.cancelled.connect(self._cancel_work)
        bar.left.connect(self.left)
        self.player.moved.connect(self._moved)
        self.player.playing_changed.connect(bar.show_playing)
        self.player.ended.connect(self.finished)
        self._headings.grown.connect(self._show_marks)
        return bar

    # ------------------------------------------------------------------------------------------- following

    def _moved(self, at: int) -> None:
        words = self._words.moment(at, self.player.eyes)
        self.bar.show_moment(at, *words)
        self._name_moment()
        self._moment, self._marks = at, ()
        self._frame_line()
        if not self.player.is_playing:
            self._page.scene.announce(words.text)

    def _name_moment(self, *, is_during: bool = False) -> None:
        """Say in the top bar which moment it is."""
        at = self.player.at
        seat = self.match.steps[at - 1].seat if at else -1
        self._page.bar.set_last_change(seat, self._words.place(at, is_during=is_during))

    def _show_marks(self) -> None:
        """A tick for each heading: it stands where the table has come to what the heading tells of."""
        marks: dict[int, str] = {}
        for entry in self._headings.entries:
            if entry.line.is_heading:
                marks[entry.step + 1] = entry.line.text
        self.bar.show_marks(sorted(marks.items()))

    def _toggle(self) -> None:
        if self.player.is_playing:
            self.player.pause()
        else:
            self.player.play()

    def _step(self, by: int) -> None:
        if by > 0:
            self.player.step_on()
        else:
            self.player.step_back()

    def _jump_to_line(self, entry: LogEntry) -> None:
        at = entry.line.at
        if at is not None and at < len(self.past.sights(entry.step, self.player.eyes)) - 1:
            self.player.jump_into(entry.step, at)
            self._name_moment(is_during=True)
        else:
            self.player.jump(entry.step + 1)
        self._moment, self._marks = entry, entry.line.marks
        self._frame_line()
        self._light(())

    def _frame_line(self) -> None:
        """Frame the line of the moment in the log, and have it in view."""
        self._page.log.set_moment(self._moment)

    def _light(self, marks: Sequence[Hashable]) -> None:
        self._board.light(marks or self._marks)

    def _choose_eyes(self, number: int) -> None:
        eyes = self.past.eyes[number]
        self._log = self._log_for(eyes)
        self._page.log.set_log(self._log, self._moment)
        self.player.look_through(eyes)

    def _set_speed(self, factor: float) -> None:
        self._speed = factor
        self.player.set_speed(factor)
        self._follow_motion()

    def _follow_motion(self) -> None:
        self._page.scene.set_motion(watching_motion(self._settings, self._speed))

    def _follow_setting(self, name: str) -> None:
        # The window has set the scene's motion by now, which knows nothing of replays.
        if name in MOTION_SETTINGS:
            self._follow_motion()

    def _uncovered(self) -> None:
        self.player.release(redraw=False)

    # ------------------------------------------------------------------------------------------ playing on

    def _play_on(self) -> None:
        """Make the new match beside the window: what may be dealt anew takes a while to find out."""
        if self._work is not None:
            return
        self.player.pause()
        seat = self.player.eyes.seat
        if seat is None:
            seat = self.past.one_person
        self._work = PlayOnWork(self.match, self.player.at, seat, self.key, self)
        self._work.done.connect(self._made)
        self._work.failed.connect(self._not_made)
        self.bar.offer.set_working(True)
        self._work.start()

    def _made(self, match: Match[Any]) -> None:
        self._cancel_work()
        self.play_on_requested.emit(match)

    def _not_made(self) -> None:
        self._cancel_work()
        self.trouble.emit(self.tr("The match can’t be played on from here."))

    def _cancel_work(self) -> None:
        if self._work is not None:
            work, self._work = self._work, None
            work.cancel()
            work.deleteLater()
            self.bar.offer.set_working(False)

    # ------------------------------------------------------------------------------------------ Qt's names

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """The replay's keys hold on the table as well, but for those that its shown ring needs."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        is_ring_shown = self._page.scene.focus.shown and event.key() in _TABLE_KEYS
        if is_ring_shown or event.key() == Qt.Key.Key_Escape:
            return False
        return self.bar.press(event)
