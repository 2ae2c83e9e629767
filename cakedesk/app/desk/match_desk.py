"""Opens matches on the table, leaves them, and leads on to what comes after."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.app.desk import garbage
from cakedesk.app.desk.asides import Asides
from cakedesk.app.desk.end_desk import EndDesk, EndedMatch
from cakedesk.app.desk.pages import Pages
from cakedesk.app.desk.replay_desk import ReplayDesk
from cakedesk.app.desk.review_desk import ReviewDesk
from cakedesk.app.desk.services import Services
from cakedesk.app.lesson.offer import lesson_offered
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.saves.ending import is_ended
from cakedesk.app.saves.running_list import running_matches
from cakedesk.table.loop_turn import PatientTimer
from cakedesk.table.slicer import Slicer, calls

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cakedesk.app.desk.own_cards import OwnCards
    from cakedesk.app.files.reader import Answer
    from cakedesk.app.history.page import MatchesPage
    from cakedesk.app.lesson.session import LessonSession
    from cakedesk.app.match.controller import TablePlace
    from cakedesk.app.match.session import MatchSession
    from cakedesk.app.match.table_page import TablePage
    from cakedesk.app.replay.session import Manner, ReplaySession
    from cakedesk.app.saves.store import MatchSave, ResumedMatch, SaveListing
    from cakedesk.engine.match import Match
    from cakedesk.engine.observation import Observation

_LATER_MS = 3000
"""Then the last pictures of a table that was left have been drawn, saved and freed."""


class MatchDesk(QObject):
    """Leads from page to page as matches begin, end and are left."""

    page_shown = Signal()
    session_changed = Signal()  # another match is on the table, or none
    trouble = Signal(str)  # a sentence for the players
    settled = Signal(str)  # such a sentence holds no more, or was about a match that has left the table
    news = Signal(str)  # the same, about something that went well
    advised = Signal(str)  # a hint, or what speaks for something; `settled` takes it away

    def __init__(self, pages: Pages, services: Services, parent: QObject | None = None) -> None:
        """Lead the pages."""
        super().__init__(parent)
        self._pages = pages
        self._services = services
        self.told_of_match: list[str] = []
        self._refused: dict[str, str] = {}  # what is told of it, by what could not be done last
        self._wish: object = None  # what is to come on the table as soon as the disk answers
        self.session: MatchSession | None = None
        self.lesson: LessonSession | None = None
        self._clearing = Slicer("clear up", self)  # once the guest is gone
        self._giving_back = PatientTimer("give memory back", self)
        self._giving_back.setSingleShot(True)
        self._giving_back.timeout.connect(garbage.give_back)
        self._replays = ReplayDesk(services, self)
        self._end = EndDesk(pages, self)
        self.asides = Asides(pages, self._hold, self._release, self._position, self)
        self.asides.page_shown.connect(self.page_shown)
        pages.home.start_requested.connect(self.start_match)
        pages.home.resume_requested.connect(self.resume_match)
        pages.home.matches_requested.connect(partial(pages.call_with, "matches", self.show_matches))
        pages.home.lesson_requested.connect(self.play_lesson)
        pages.help_requested.connect(partial(pages.call_with, "help", self.asides.show_help))
        self._replays.left.connect(self._leave_table)
        self._replays.play_on_wanted.connect(lambda match: self._play_new(match, resumed=True))
        self._replays.trouble.connect(self.tell_of_match)
        self._reviews = ReviewDesk(pages, services, self)
        self._reviews.moment_wanted.connect(self._watch_reviewed)
        self._reviews.trouble.connect(self.trouble)
        end = self._end
        end.home_wanted.connect(self.show_home)
        end.again_wanted.connect(self.play_again)
        end.same_deal_wanted.connect(self._play_new)
        end.table_wanted.connect(self._see_table)
        end.log_wanted.connect(self._see_log)
        end.undo_wanted.connect(self._undo_end)
        end.review_wanted.connect(self._review_ended)
        end.replay_wanted.connect(lambda: self._watch_ended(0))
        end.export_wanted.connect(self._export)

    # ---------------------------------------------------------------------------------------------- pages

    def show_home(self) -> None:
        """Leave what is shown and go to the home page; first to a result that nobody has seen yet."""
        if self._over is not None and self.ended is None:
            self._show_end()  # points were still being counted
            return
        self.leave_match()
        self._end.forget()
        self.list_running()
        home, settings = self._pages.home, self._services.settings
        home.setup.set_known_names(settings.known_names)
        home.setup.set_standard(settings.aids, settings.take_back)
        games = (box.offer.game_id for box in home.boxes)
        home.setup.offer_lesson({game_id for game_id in games if lesson_offered(settings, game_id)})
        self._show(home)

    def show_matches(self) -> None:
        """Leave what is shown and go to the page of all matches."""
        self.leave_match()
        self._end.forget()
        self._show(self._matches)

    def list_running(self) -> None:
        """Tell the home page which matches can be gone on with."""
        saves = self._services.saves
        saves.reader.ask(self, saves.listing, self._take_running, self.trouble.emit)

    def _take_running(self, listing: SaveListing) -> None:
        matches, troubles = running_matches(listing, self._services.told_saves)
        self._pages.home.resume.set_matches(matches)
        for trouble in troubles:
            self.trouble.emit(trouble)

    @property
    def ended(self) -> EndedMatch | None:
        """The match whose result was shown last, until something else is played or looked at."""
        return self._end.ended

    def is_at_table(self) -> bool:
        """Whether the table is shown."""
        return self._pages.has("table") and self._pages.shown is self._pages.table

    @cached_property
    def _table(self) -> TablePage:
        table = self._pages.table
        table.left.connect(self._leave_table)
        return table

    @cached_property
    def _matches(self) -> MatchesPage:
        matches = self._pages.matches
        matches.back.connect(self.show_home)
        matches.resume_requested.connect(self.resume_match)
        matches.watch_requested.connect(self.watch_running)
        matches.old_requested.connect(self.open_old)
        matches.replay_requested.connect(self.watch_again)
        matches.review_requested.connect(self._review)
        matches.export_requested.connect(self._export)
        matches.trouble.connect(self.trouble)
        return matches

    def _show(self, page: QWidget) -> None:
        self.asides.forget()
        self._pages.show(page)
        self.page_shown.emit()

    # -------------------------------------------------------------------------------------------- matches

    def start_match(self, choice: SetupChoice) -> None:
        """Deal a new match and go to the table."""
        from cakedesk.app.desk.new_match import new_match, own_cards_for  # noqa: PLC0415 - see Pages

        def deal(own: OwnCards) -> None:
            self._play_new(*new_match(choice, own, self._services.settings))

        self._when_read(object(), partial(own_cards_for, choice, self._services.paths), deal)

    def resume_match(self, key: str, then: Callable[[], None] = lambda: None) -> None:
        """Go on with a saved match (`then`: what is done once it is on the table)."""
        if key == self.key_of_running():
            self.leave_match()  # else it stays in sight until the other is there

        def take(resumed: ResumedMatch) -> None:
            self._open(resumed.match, resumed.save, resumed.trouble, resumed=True)
            then()

        def refuse(sentence: str) -> None:
            self.show_home()
            self.tell_refused("open", sentence)

        resume = partial(self._services.saves.resume, key)
        self._when_read(key, resume, take, refuse, drop=lambda resumed: self._let_go(resumed.save))

    def open_match(self, match: Match[Any]) -> None:
        """Put a match that was read from a file on the table, and say so if it brings cards of its own."""
        from cakedesk.app.desk.own_cards import own_cards_note  # noqa: PLC0415 - the window shows without

        self._settle("open")
        note = own_cards_note(match)

        def take(key: str | None) -> None:
            if key is None:
                self._play_new(match, note, resumed=True)
            elif key == self.key_of_running():
                self._show(self._table)
                self.tell_of_match(note)
            else:
                self.resume_match(key, partial(self.tell_of_match, note))

        if is_ended(match):
            self._watch(match, "", 0)
            self.tell_of_match(note)
        else:
            self._when_read(object(), partial(self._services.saves.same_as, match), take)

    def open_old(self, file: Path) -> None:
        """Go on from an older version of a save, or from a damaged one, as with a match of its own."""
        from cakedesk.app.saves.old_saves import open_old  # noqa: PLC0415 - few ever ask

        def take(opened: tuple[Match[Any], str]) -> None:
            match, trouble = opened
            if is_ended(match):
                self._watch(match, "", 0, is_listed=True)
                self.tell_of_match(trouble)
            else:
                self._play_new(match, trouble, resumed=True)

        self._when_read(file, partial(open_old, file, self._services.saves), take)

    def play_again(self) -> None:
        """Let the same people play the same game once more; where a game has a start, it moves on."""
        from cakedesk.app.desk.new_match import again  # noqa: PLC0415 - see Pages

        if self.ended is not None:
            self.start_match(again(self.ended.match))

    def play_lesson(self, game_id: str, at: int = 0) -> None:
        """Lead through a guided first game (`at`: from which step on)."""
        from cakedesk.app.lesson.session import LessonSession  # noqa: PLC0415 - see Pages

        self.leave_match()
        lesson = LessonSession(self._table, self._services.settings, self)
        self._show(self._table)
        self.lesson = lesson
        # In a turn of its own: the lesson is in the middle of something when it says so.
        lesson.finished.connect(self._play_as_taught, Qt.ConnectionType.QueuedConnection)
        self._pages.home.choose_game(game_id)
        lesson.left.connect(self.show_home, Qt.ConnectionType.QueuedConnection)
        lesson.trouble.connect(self.tell_of_match)
        self._pages.table_sounds.follow_lesson(lesson)
        lesson.opened.connect(self.session_changed)
        lesson.start(game_id, at)

    def _play_as_taught(self) -> None:
        """Play the game of the lesson for real, at the same seats."""
        model, settings = self.lesson.model if self.lesson is not None else None, self._services.settings
        if model is not None:
            seats = tuple(map(SeatChoice, model.names, model.players))
            choice = SetupChoice(model.game.id, seats, aids=settings.aids, take_back=settings.take_back)
            self.start_match(choice)

    def watch_again(self, key: str) -> None:
        """Show a match of the history again."""
        read = partial(self._services.history.match, key)
        self._when_read(key, read, lambda match: self._watch(match, key, 0, is_listed=True))

    def watch_running(self, key: str) -> None:
        """Show what has been played of a running match, to eyes that may see it. Nothing of it changes."""

        def take(match: Match[Any] | None) -> None:
            if match is None:
                self._matches.refresh()  # says what is wrong with it
            else:
                self._watch(match, "", 0, is_listed=True)

        self._when_read(key, partial(self._services.saves.peek, key), take)

    def leave_match(self) -> None:
        """Clear the table; what was played is on the disk then."""
        self.asides.forget()
        self._wish = None
        guest = self._guest
        self.session = self.lesson = self._replays.session = None
        if guest is not None:
            guest.leave()
            self._table.set_way_back()
            guest.deleteLater()
            later = partial(self._giving_back.start, _LATER_MS)
            self._clearing.begin(calls(garbage.search, self._clear_table, garbage.give_back, later))
            self.session_changed.emit()
        told, self.told_of_match = self.told_of_match, []
        for sentence in told:
            self.settled.emit(sentence)

    def _clear_table(self) -> None:
        """Let the table keep nothing for the next guest if there is none."""
        if self._guest is None:
            self._table.scene.pixmaps.clear()

    def put_away(self, sentence: str) -> None:
        """Somebody has closed a message."""
        if self.session is not None:
            self.session.hints.put_away(sentence)

    def tell_of_match(self, sentence: str) -> None:
        """Tell something of the match on the table: it goes with it."""
        if sentence:
            self.told_of_match.append(sentence)
            self.trouble.emit(sentence)

    def tell_refused(self, wish: str, sentence: str) -> None:
        """Tell that something can't be done. It goes as soon as that can be done, or with the match."""
        self._settle(wish)
        self._refused[wish] = sentence
        self.tell_of_match(sentence)

    def _settle(self, wish: str) -> None:
        """Say no more that something can't be done."""
        if sentence := self._refused.pop(wish, ""):
            self.settled.emit(sentence)

    @property
    def replay(self) -> ReplaySession | None:
        """The match that is watched again, or None."""
        return self._replays.session

    @property
    def _guest(self) -> MatchSession | LessonSession | ReplaySession | None:
        """What is on the table."""
        return self.session or self.lesson or self.replay

    @property
    def _over(self) -> MatchSession | None:
        """The match on the table if it has ended."""
        return self.session if self.session is not None and self.session.model.is_over else None

    def key_of_running(self) -> str:
        """The key by which the match on the table can be resumed; empty if there is none or it has ended."""
        return "" if self.session is None or self._over is not None else self.session.save.key

    def shown_now(self) -> Callable[[MatchDesk], None]:
        """What shows on another desk what is shown on this one now, which is about to be left."""
        matches = self._pages.matches if self._pages.has("matches") else None
        if matches is not None and matches in (self._pages.shown, self.asides.before):
            return MatchDesk.show_matches
        if self.lesson is not None:
            game_id, at = self.lesson.game_id, self.lesson.index
            return lambda desk: desk.play_lesson(game_id, at)
        ended, replay, is_listed = self.ended, self.replay, self._replays.is_listed
        if self.session is not None and ended is None:
            match, save, place = self.session.hand_over()
            return lambda desk: desk._open(match, save, "", resumed=True, place=place)
        at, manner = (replay.player.at, replay.manner()) if replay is not None else (0, None)

        def show(desk: MatchDesk) -> None:
            if ended is not None:
                desk._end.recall(ended)
            if replay is not None:
                desk._watch(replay.match, replay.key, at, is_listed=is_listed, manner=manner)
            elif ended is not None:
                desk._show(desk._end.page)
            else:
                desk.show_home()

        return show

    def give_up(self) -> None:
        """Give the match on the table up: it goes into the history without a result."""
        if self.session is not None and self._over is None:
            self.session.model.match.table["abandoned"] = True
            self.session.save.keep()
        self.show_home()

    def cover(self) -> None:
        """Hide the table, if it is shown."""
        guest = self._guest
        if guest is not None and self.is_at_table():
            guest.cover()

    def _position(self) -> tuple[str, Observation[Any]] | None:
        """Which game is on the table, and what lies open there now; None if there is none."""
        played = self.session or self.lesson
        shown = self.replay or (played.model if played is not None else None)
        if shown is None and self.ended is not None:
            return self.ended.match.game.id, self.ended.match.look(None)
        return None if shown is None else (shown.game.id, shown.look())

    def hold_all(self, on: bool) -> None:
        """Let nobody play while the window asks something, or let them go on."""
        if self.asides.before is None:  # else what is shown aside holds the match already
            (self._hold if on else self._release)()

    def _hold(self) -> None:
        guest = self._guest
        if guest is not None:
            guest.hold()

    def _release(self) -> None:
        guest = self._guest
        if guest is not None:
            guest.release(redraw=False)

    def _when_read(
        self,
        wish: object,
        question: Callable[[], Answer],
        take: Callable[[Answer], None],
        refuse: Callable[[str], None] | None = None,
        drop: Callable[[Answer], None] = lambda _: None,
    ) -> None:
        """Ask the disk for what is to come. If something else was wished for since, `drop` gets it."""
        self._wish = wish

        def take_or_drop(answer: Answer) -> None:
            (take if self._wish == wish else drop)(answer)

        self._services.saves.reader.ask(
            self, question, take_or_drop, refuse or partial(self.tell_refused, "open")
        )

    def _let_go(self, save: MatchSave) -> None:
        """Close a save that nobody wants any more, unless it was opened by an earlier wish."""
        if self.session is None or self.session.save is not save:
            save.leave()

    def _open(
        self,
        match: Match[Any],
        save: MatchSave,
        trouble: str,
        *,
        resumed: bool,
        place: TablePlace | None = None,
    ) -> None:
        from cakedesk.app.match.session import MatchSession  # noqa: PLC0415 - see Pages

        self.leave_match()
        self._end.forget()
        # Now, and not when the result is to be shown.
        self._end.page  # noqa: B018
        self._show(self._table)
        services = self._services
        services.settings.last_game = match.game.id
        self._pages.home.choose_game(match.game.id)
        session = MatchSession(match, save, self._table, services.settings, services.thinker, self)
        self.session = session
        # In a turn of its own: drawing the table's last change takes long enough.
        session.finished.connect(self._show_end, Qt.ConnectionType.QueuedConnection)
        session.model.finished.connect(self._prepare_end, Qt.ConnectionType.QueuedConnection)
        session.model.undone.connect(self._end.forget)
        session.trouble.connect(self.tell_of_match)
        session.advised.connect(self.advised)
        session.advice_gone.connect(self.settled)
        self.session_changed.emit()
        self._pages.table_sounds.follow(session)
        session.start(resumed=resumed, place=place)
        self._table.paint_now()
        self.tell_of_match(trouble)

    def _watch(
        self,
        match: Match[Any],
        key: str,
        start_at: int,
        *,
        is_listed: bool = False,
        manner: Manner | None = None,
    ) -> None:
        self.leave_match()
        self._show(self._table)
        list_words = self.tr("Back to the matches") if is_listed else ""
        self._table.set_way_back(self.tr("Back to the result") if self.ended else list_words)
        replay = self._replays.make(match, self._table, key, start_at, is_listed=is_listed)
        self.session_changed.emit()
        self._pages.table_sounds.follow_replay(replay)
        replay.start()
        if manner is not None:
            replay.go_on_in(manner)
        self._table.paint_now()

    def _play_new(self, match: Match[Any], trouble: str = "", *, resumed: bool = False) -> None:
        def take(save: MatchSave) -> None:
            self._open(match, save, trouble, resumed=resumed)

        self._when_read(match, partial(self._services.saves.begin, match), take, drop=self._let_go)

    # -------------------------------------------------------------------------------------- the end of one

    def _prepare_end(self) -> None:
        if (over := self._over) is not None:
            self._end.prepare(over)

    def _show_end(self) -> None:
        if (over := self._over) is not None:
            self._end.fill(over)
            self._show(self._end.page)

    def _see_table(self) -> None:
        if self.session is not None:
            self._show(self._table)
            self.session.show_final_table()
        elif self.ended is not None:
            self._watch_ended(len(self.ended.match.steps))

    def _see_log(self) -> None:
        """Show the final table with the log, as if it had been opened there."""
        self._see_table()
        if not self._table.is_log_open:
            self._table.bar.log_toggled.emit(True)

    def _undo_end(self) -> None:
        """Take the last action back where it was done: on the table."""
        if self.session is not None and self.session.can_undo():
            self._show(self._table)
            self.session.undo()

    def _watch_ended(self, start_at: int) -> None:
        if self.ended is not None:
            self._watch(self.ended.match, self.ended.key, start_at)

    def _review(self, key: str) -> None:
        self._reviews.open(partial(self._services.history.match, key), key)

    def _review_ended(self) -> None:
        if self.ended is not None:
            match = self.ended.match
            self._reviews.open(lambda: match, self.ended.key)

    def _watch_reviewed(self, match: Match[Any], key: str, start_at: int) -> None:
        self._watch(match, key, start_at, is_listed=self.ended is None)

    def _leave_table(self) -> None:
        if self._over is not None:
            self._show_end()  # also once more, from the final table
        elif self.replay is not None:
            self._leave_replay()
        else:
            self.show_home()

    def _leave_replay(self) -> None:
        """Go back to where the replay was asked for."""
        self.leave_match()
        if self.ended is not None:
            self._end.offer_undo(can=False)  # the match has left the table
            self._show(self._end.page)
        elif self._replays.is_listed:
            self.show_matches()
        else:
            self.show_home()

    def _export(self, key: str) -> None:
        from cakedesk.app.history.record_export import export_record  # noqa: PLC0415 - see Pages

        history, reader = self._services.history, self._services.saves.reader

        def done(sentence: str) -> None:
            self._settle("export")
            self.news.emit(sentence)

        export_record(history, reader, key, self._pages.stack, done, partial(self.tell_refused, "export"))
