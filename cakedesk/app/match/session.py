"""One match on the table: its model, its save, its board and the controller that leads it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from cakedesk.app.files.writer import Kept
from cakedesk.app.match.controller import NOWHERE, MatchController, TablePlace
from cakedesk.app.match.hints import Hints, hints_told
from cakedesk.app.match.log import MatchLog
from cakedesk.app.match.model import MatchModel
from cakedesk.app.match.result_bar import ResultBar
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.match.thinker import Thinker
from cakedesk.app.match.watch_bar import WatchBar
from cakedesk.app.people.seats import seat_people
from cakedesk.app.people.stand_in import give_back, let_computer_play, people_of, seats_away
from cakedesk.app.saves.store import MatchSave
from cakedesk.app.settings.i18n import game_title
from cakedesk.app.settings.look import MOTION_SETTINGS, chosen_motion, watching_motion
from cakedesk.app.settings.values import Settings
from cakedesk.engine.match import Match
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.kit.end_summary import EndSummary


class MatchSession(QObject):
    """One match on the table, from opening it to leaving it."""

    finished = Signal()  # the match is over and all of it has been shown; once more if its end was taken back
    undo_changed = Signal()  # what can be taken back or done again may be other than before
    watch_changed = Signal()  # a match of computers only goes on or pauses
    seats_changed = Signal()  # a computer plays for somebody, or gave the seat back; the page has a new board
    trouble = Signal(str)  # a sentence for the players
    advised = Signal(str)  # a hint for whoever sits there
    advice_gone = Signal(str)  # it is not to be read any more

    def __init__(
        self,
        match: Match[Any],
        save: MatchSave,
        page: TablePage,
        settings: Settings,
        thinker: Thinker,
        parent: QObject | None = None,
    ) -> None:
        """Open a match on the table."""
        super().__init__(parent)
        self.model = MatchModel(match, parent=self)  # the match, to be listened to
        self.save = save  # its place on the disk
        self._page = page
        self._settings, self._thinker = settings, thinker
        self._entry = BOARDS[match.game.id]
        self.speed = 1.0  # how many times as fast as people have set computers play and things move
        self._is_handed_over = False
        self._watch_bar: WatchBar | None = None
        self._way_back: ResultBar | None = None
        self.model.changed.connect(save.keep)
        self.model.changed.connect(self._follow_disk)
        self.model.stepped.connect(self._wait_for_disk)
        save.writer.changed.connect(self._follow_disk)
        page.bar.undo_clicked.connect(self.undo)
        page.bar.redo_clicked.connect(self.redo)
        page.bar.hint_clicked.connect(self.ask_for_hint)
        page.scene.keyboard_wanted.connect(self._hand_keyboard_over)
        settings.changed.connect(self._follow_setting)
        self.controller = self._make_controller()  # leads it; another one once seats have changed

    # ------------------------------------------------------------------------------------------- the match

    def start(self, *, resumed: bool, place: TablePlace | None = None) -> None:
        """Begin or go on (`place`: where the same match was on another table until now)."""
        self._begin()
        self._follow_disk()
        if self.is_watched:
            self._follow_motion()
        place = place or NOWHERE
        self.controller.start(resumed=resumed and not place.is_shown, place=place)

    def cover(self) -> None:
        """Hide the table at once."""
        self.controller.cover()

    def hold(self) -> None:
        """From here on nobody acts: help or settings are shown."""
        self.log.moments.back_to_now()
        self.hints.withdraw()
        self.controller.hold()

    def release(self, *, redraw: bool = True) -> None:
        """Go on after `hold`. See `MatchController.release`."""
        self.controller.release(redraw=redraw)

    def summary(self) -> EndSummary:
        """The result of the finished match."""
        return summary_of(self.model.match)

    def show_final_table(self) -> None:
        """The table of the finished match is looked at: from there it goes back to the result."""
        self._page.set_way_back(self.tr("Back to the result"), by_escape=True)
        if self._way_back is None:
            self._way_back = ResultBar(self._page.style_of_page, self._page)
            self._way_back.back.clicked.connect(self._page.left)
            self._show_watch_bar()
        self._way_back.setFocus()

    def leave(self) -> None:
        """Stop, clear the table, and give the save back as soon as it is written."""
        self.save.writer.changed.disconnect(self._follow_disk)
        self._page.bar.show_kept(None)
        self.controller.stop()
        self.hints.close()
        self.log.close()
        self._settings.changed.disconnect(self._follow_setting)
        self._page.bar.undo_clicked.disconnect(self.undo)
        self._page.bar.redo_clicked.disconnect(self.redo)
        self._page.bar.hint_clicked.disconnect(self.ask_for_hint)
        self._page.scene.keyboard_wanted.disconnect(self._hand_keyboard_over)
        self._page.bar.set_tools()
        self._page.set_footer(None)
        if self._watch_bar is not None:
            self._watch_bar.deleteLater()
        self._take_way_back_away()
        self._page.bar.set_tag("")
        self._page.scene.set_motion(chosen_motion(self._settings))
        self._page.close_board()
        if not self._is_handed_over:
            self.save.leave()

    def hand_over(self) -> tuple[Match[Any], MatchSave, TablePlace]:
        """Give match and save to another table, and tell where this one is, which is about to be left."""
        self._is_handed_over = True
        return self.model.match, self.save, self.controller.place()

    # ----------------------------------------------------------------------------------------- taking back

    def can_undo(self) -> bool:
        """Whether a gesture or an action can be taken back now."""
        return self.controller.can_undo()

    def undo(self) -> None:
        """Take the last staged gesture back; if nothing is staged, what a person confirmed last."""
        self.controller.undo()

    def undo_turn(self) -> None:
        """Take back all that is staged, and what may be taken back of the same turn."""
        self.controller.undo_turn()

    def can_redo(self) -> bool:
        """Whether what was taken back last can be done again now."""
        return self.controller.can_redo()

    def redo(self) -> None:
        """Do all of that again that was taken back at once last."""
        self.controller.redo()

    def ask_for_hint(self) -> None:
        """Show whoever acts what a strong player would do."""
        self.hints.ask()

    # -------------------------------------------------------------------------------------------- watching

    @property
    def is_watched(self) -> bool:
        """Whether only computers play."""
        return self.controller.is_watched

    @property
    def can_pause(self) -> bool:
        """Whether the buttons that do so stand below the table."""
        return self._watch_bar is not None

    @property
    def is_paused(self) -> bool:
        """Whether the computers wait."""
        return self.controller.is_paused

    def set_paused(self, on: bool) -> None:
        """Let the computers wait, or go on. Only in a match that is watched."""
        self.controller.set_paused(on)
        self._follow_motion()
        if not on:
            self.controller.read_on()

    def step(self) -> None:
        """Let one action of a paused match be done."""
        self.controller.step()

    def set_speed(self, factor: float) -> None:
        """Play faster or slower."""
        self.speed = factor
        self.controller.set_speed(factor)
        self._follow_motion()
        if self._watch_bar is not None:
            self._watch_bar.show_speed()

    # -------------------------------------------------------------------------------------------- stand-ins

    @property
    def people(self) -> list[SeatPerson]:
        """Who plays each seat now."""
        return seat_people(self.model.names, self.model.players, self.away())

    def away(self) -> dict[int, str]:
        """The seats that a computer plays for somebody, and who plays them otherwise, as in a record."""
        return seats_away(self.model.match)

    def let_computer_play(self, seat: int, level: str) -> None:
        """Let a computer play for whoever plays a seat, until `give_back`."""
        let_computer_play(self.model.match, seat, level)
        self._change_seats()

    def give_back(self, seat: int) -> None:
        """Let somebody play on whom a computer played for. Nothing happens if nobody is away there."""
        if give_back(self.model.match, seat):
            self._change_seats()

    def _wait_for_disk(self) -> None:
        if self.save.kept is Kept.SOON:
            self.controller.wait_for_disk()

    def _follow_disk(self) -> None:
        """Say whether the last action is kept, and go on once nobody should wait for that."""
        kept = self.save.kept
        self._page.bar.show_kept(kept is Kept.YES)
        if kept is not Kept.SOON:
            self.controller.go_on_kept()

    def _change_seats(self) -> None:
        self.save.keep()
        was_watched = self.is_watched
        place = self.controller.place()
        self.controller.stop()
        self.controller.deleteLater()
        self.hints.close()
        self.hints.deleteLater()
        self.log.close()
        self.log.deleteLater()
        self.controller = self._make_controller()
        self.controller.set_speed(self.speed)
        self._begin()
        if was_watched or self.is_watched:
            self._follow_motion()
        # Who has covered the table need not be who sits there now.
        self.controller.start(resumed=False, place=NOWHERE if place.is_covered else place)
        self.seats_changed.emit()
        self.undo_changed.emit()
        self.watch_changed.emit()

    # --------------------------------------------------------------------------------------------- private

    def _make_controller(self) -> MatchController:
        """Open a board for those who play now, and lead it."""
        page = self._page
        aids = Aids.from_table(self.model.match.table)
        board = page.open_board(self._entry, game_title(self.model.game), self.people, aids)
        controller = MatchController(
            self.model, board, self._entry, page.curtain, self._thinker, self._settings, self
        )
        controller.told.changed.connect(page.bar.set_last_change)
        controller.finished.connect(self.finished)
        controller.undo_changed.connect(self._tell_undo)
        controller.watch_changed.connect(self.watch_changed)
        controller.trouble.connect(self.trouble)
        needs_curtain, at_screen = self._entry.needs_curtain, controller.at_screen
        if at_screen.is_shared:
            self.model.sees_alone = lambda look: (
                look.seat == at_screen.seat and needs_curtain is not None and needs_curtain(look)
            )
        people, told = self.people, controller.told
        self.log = MatchLog(page, board, self._entry, self.model, people, told, controller, self)
        is_open, is_covered = controller.is_open, page.curtain.is_down
        self.hints = Hints(self.model, board, self._entry, people, is_open, is_covered, self)
        self.hints.told.connect(self.advised)
        self.hints.withdrawn.connect(self.advice_gone)
        self.hints.counted.connect(self.save.keep)
        self.log.why_wanted.connect(self.hints.explain)
        return controller

    def _begin(self) -> None:
        persons = [seat for seat, who in enumerate(self.people) if who.is_person]
        if len(people_of(self.model.match)) > 1:
            self._page.curtain.expect(persons)
        bar = self._page.bar
        hints = bool(persons) and Aids.from_table(self.model.match.table).hints
        bar.set_tools(undo=bool(persons), hint=hints, log=True, help=True)
        answers = self.controller.takes_back_answers
        words = (self.tr("Answers can be taken back"), self.tr("Answers back"))
        bar.set_tag(*(words if answers else ("", "")))
        self._show_watch_bar()

    def _show_watch_bar(self) -> None:
        """Put the buttons that pause and speed up below a match that only computers play, its points too."""
        old, self._watch_bar = self._watch_bar, None
        if self.is_watched and self._way_back is None:
            self._watch_bar = WatchBar(self._page.style_of_page, self, self._page)
            self._watch_bar.left.connect(self._page.view.setFocus)
        self._page.set_footer(self._watch_bar or self._way_back)
        if old is not None:
            old.deleteLater()

    def _take_way_back_away(self) -> None:
        bar, self._way_back = self._way_back, None
        self._page.set_way_back()
        if bar is not None:
            self._page.set_footer(None)
            bar.deleteLater()

    def _tell_undo(self) -> None:
        if self._way_back is not None and not self.model.is_over:
            self._take_way_back_away()  # the end was taken back
        bar = self._page.bar
        tools = bar.undo_button, bar.redo_button, bar.hint_button
        used = next((each for each in tools if each.hasFocus()), None)
        bar.set_undo_enabled(self.can_undo(), redo=self.can_redo())
        self.hints.follow()
        bar.hint_button.set_usable(self.hints.can_ask())
        if used is not None and not used.isEnabled():
            self._page.take_keys()  # else they go to the next tool, and Enter presses that
        self.undo_changed.emit()

    def _hand_keyboard_over(self) -> None:
        """Bring the keyboard to the table from a tool, unless that tool is what goes back and forth now."""
        bar = self._page.bar
        goes_back = self.model.can_redo() and (bar.undo_button.hasFocus() or bar.redo_button.hasFocus())
        if bar.has_keyboard() and not goes_back and not self.is_watched:
            self._page.take_keys()

    def _follow_setting(self, name: str) -> None:
        # The window has set the scene's motion by now, which does not know who only watches.
        if self.is_watched and name in MOTION_SETTINGS:
            self._follow_motion()

    def _follow_motion(self) -> None:
        motion = chosen_motion(self._settings)
        if self.is_watched:
            watching = watching_motion(self._settings, self.speed)
            motion = watching._replace(pace="wait", keeps_results=True) if self.is_paused else watching
        self._page.scene.set_motion(motion)


def summary_of(match: Match[Any]) -> EndSummary:
    """The result of a finished match, and how many hints it took."""
    people = seat_people(match.seats, match.players, seats_away(match))
    summary = BOARDS[match.game.id].end_summary(match.look(None), people)
    hints = hints_told(match, people)
    return replace(summary, notes=(*summary.notes, hints)) if hints else summary
