"""Leads one match: whose eyes the table shows, when computers think, when the curtain falls."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from cakedesk.app.match.at_screen import AtScreen
from cakedesk.app.match.computer_turns import ComputerTurns
from cakedesk.app.match.curtain import Curtain
from cakedesk.app.match.last_told import LastTold
from cakedesk.app.match.model import MatchModel
from cakedesk.app.match.public_facts import facts_for
from cakedesk.app.match.taking_back import TakingBack
from cakedesk.app.match.thinker import Thinker
from cakedesk.app.people.seats import seat_people
from cakedesk.app.settings.values import Settings
from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.errors import IllegalAction
from cakedesk.engine.events import Sight
from cakedesk.table.board import Board
from cakedesk.table.boards.entry import BoardEntry


class TablePlace(NamedTuple):
    """Where a table is in the middle of a match."""

    seat: int | None  # who is known to sit at the screen; None if it may be anybody
    is_shown: bool  # whether all that happened has been shown and read by who sits there
    step: int = 0  # of what is read step by step that which is shown now, from 0
    is_covered: bool = False  # whether a lid hangs over it
    news: object = None  # what its board marks as new


NOWHERE = TablePlace(None, is_shown=False)
"""On none yet, or on one that was left."""


class MatchController(QObject):
    """Leads one match. It decides who may see and do what; the board shows it, the model alone changes it.

    With one person the table always shows what lies open to that person. With several it shows what a
    spectator sees, but for the turns of a person: those begin under the curtain where something secret is
    seen or made.
    """

    finished = Signal()  # the match is over and all of it has been shown; once more if its end was taken back
    undo_changed = Signal()  # what can be taken back or done again may be other than before
    watch_changed = Signal()  # a match of computers only goes on or pauses
    shows_again = Signal()  # the last action is about to be shown once more: nobody may have seen it
    trouble = Signal(str)  # a sentence for the players

    def __init__(
        self,
        model: MatchModel,
        board: Board,
        entry: BoardEntry,
        curtain: Curtain,
        thinker: Thinker,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._board = board
        self._entry = entry
        self._curtain = curtain
        self._people = seat_people(model.names, model.players)
        self._persons = [seat for seat, who in enumerate(self._people) if who.is_person]
        self.at_screen = AtScreen(model.match, self._persons, is_open=entry.is_open)  # who sits at the screen
        # What happened last, in words for whoever looks at the table.
        self.told = LastTold(model, board, entry, self._people, self)
        self._computers = ComputerTurns(model, thinker, settings, curtain, self)
        self._past = TakingBack(model.match, self._persons, past_answers=self.takes_back_answers)
        self._acting: int | None = None
        self._missed: list[Sight[Any]] = []
        self._is_letting = False
        self._is_held = False
        self.is_paused = False  # whether the computers wait
        self._wants_step = False
        self._is_due = False
        self._is_unkept = False
        self._is_shown = False
        self._step = 0  # the one with which what was missed begins to be read
        self._has_finished = False
        self._returning: int | None = None
        model.stepped.connect(self._show_step)
        board.settled.connect(self._go_on)
        board.action_chosen.connect(self._act)
        board.staged.began.connect(self.undo_changed)
        board.staged.changed.connect(self.undo_changed)
        self._computers.decided.connect(self._play_decided)
        self._computers.trouble.connect(self.trouble)
        curtain.pressed.connect(self._prepare_under_curtain)
        curtain.lifted.connect(self._open_table)
        # Once the curtain is away: while its signal is told it still hangs there.
        curtain.lifted.connect(self.undo_changed, Qt.ConnectionType.QueuedConnection)

    def start(self, *, resumed: bool, place: TablePlace = NOWHERE) -> None:
        """Begin to lead (`place`: where the same match was on another table until now)."""
        turn = self._model.turn()
        self._model.viewer = self.at_screen.stay(place.seat, turn)
        if place.is_covered:
            self.cover()
        self._board.news = place.news
        self._board.show_look(self._model.look())
        self._step = place.step
        if resumed and (turn != OVER or place is not NOWHERE):
            self._missed = self._model.last_revealed()
        if self._missed:
            self.told.forget()
            self.shows_again.emit()
        else:
            self.told.tell_again()
        needs_lid = self.at_screen.has_secrets and self.at_screen.seat is None  # nobody is known to sit there
        if resumed and turn >= 0 and self._people[turn].is_person and needs_lid:
            self._acting = turn
            self._curtain.resume_at(turn, self._people[turn].name)
        elif self._missed:
            self._show_missed()
        else:
            self._go_on()

    def place(self) -> TablePlace:
        """Where the table is, for a controller that leads the same match from there on."""
        is_covered = self._curtain.is_down()
        is_passed = is_covered and self._acting is not None  # else who has covered it has seen it
        seat = self.at_screen.who_looks(self._model.viewer, is_covered=is_passed)
        scene, to_come = self._board.scene, self._step if self._missed else 0
        step = scene.walked_to or scene.walk_from or to_come
        return TablePlace(seat, self._is_shown and not is_passed, step, is_covered, self._board.news)

    def cover(self) -> None:
        """Hide the table at once, whatever goes on; lifting the lid shows it again as it was.

        What moves goes on beneath it. If it is another person's turn then, the curtain takes its place.
        """
        if self._curtain.is_down():
            return
        seat = self._model.viewer or 0
        has_secrets = self._model.viewer is not None and self.at_screen.has_secrets
        self._curtain.cover_table(seat, self._people[seat].name if has_secrets else "")
        self.undo_changed.emit()

    def stop(self) -> None:
        """End leading: the table is about to be left."""
        self._is_held = True  # what is still on its way finds nothing to do
        self._computers.close()
        self._curtain.pressed.disconnect(self._prepare_under_curtain)
        self._curtain.lifted.disconnect(self._open_table)
        self._curtain.lifted.disconnect(self.undo_changed)
        self._board.settled.disconnect(self._go_on)
        self._board.action_chosen.disconnect(self._act)
        self._board.staged.began.disconnect(self.undo_changed)
        self._board.staged.changed.disconnect(self.undo_changed)
        self._model.stepped.disconnect(self._show_step)
        self._curtain.drop()

    # ------------------------------------------------------------------------------------------ taking back

    @property
    def takes_back_answers(self) -> bool:
        """Whether the match is set so that its one person may go back past the computers' answers."""
        is_alone = len(self._persons) == 1 and self._model.seats > 1
        return is_alone and self._model.match.table.get("take_back") is True

    def can_undo(self) -> bool:
        """Whether a gesture or an action can be taken back now."""
        if self._is_covered():
            return False
        return self._board.staged.can_take_back() or self._past.last_turn() is not None

    def undo(self) -> None:
        """Take the last staged gesture back; if nothing is staged, what a person confirmed last."""
        if not self.can_undo():
            return
        target = self._past.last_turn()
        if self._board.staged.can_take_back():
            self._board.staged.take_back()
        elif target is not None:
            self._go_back(target)
        self.undo_changed.emit()

    def undo_turn(self) -> None:
        """Take back all that is staged and all that may be taken back of the turn that it belongs to.

        What another person did before is not touched while something is staged.
        """
        if not self.can_undo():
            return
        target, is_staged = self._past.whole_turn(), self._board.staged.can_take_back()
        if is_staged:
            self._board.staged.take_all_back()
        if target is not None and not (is_staged and self._model.match.steps[-1].seat != self._model.turn()):
            self._go_back(target)
        self.undo_changed.emit()

    def can_redo(self) -> bool:
        """Whether what was taken back last can be done again now, by the person at the table."""
        if self._is_covered() or self._board.staged.can_do_again():
            return not self._is_covered()
        can = self._model.can_redo() and not self._board.staged.can_take_back()
        return can and self._acting is None and self._model.viewer == self._model.turn()

    def redo(self) -> None:
        """Do all of that again that was taken back at once last: gestures that were staged come first."""
        if not self.can_redo():
            return
        if self._board.staged.can_do_again():
            self._board.staged.do_again()
        else:
            self._past.begin_turn()
            self._board.let_act(None)
            self._model.redo()
        self.undo_changed.emit()

    def is_open(self) -> bool:
        """Whether the table can be seen, and nothing else holds it."""
        return not self._is_held and not self._curtain.is_down()

    def _is_covered(self) -> bool:
        # The curtain between two people has a seat that waits beneath it; the other one hides the table.
        return self._is_held or (self._curtain.is_down() and self._acting is None)

    def _go_back(self, steps: int) -> None:
        """Take actions back, whatever moves, thinks, or waits for the curtain."""
        self._computers.stop()
        self._missed, self._acting, self._is_due = [], None, False
        self._returning, self._has_finished = None, False
        self._board.let_act(None)
        self._model.undo_to(steps)
        self._curtain.drop()
        if self._model.viewer != self._model.turn():
            self._model.viewer = self.at_screen.usual_viewer()
        self._board.show_look(self._model.look())
        self.told.tell_again()
        self._go_on()

    # ------------------------------------------------------------------------------------- holding, watching

    def hold(self) -> None:
        """Let nobody act while help or settings are shown. What moves ends by itself, or by `release`."""
        if self._is_held:
            return
        self._is_held = True
        if self._computers.is_due:
            self._computers.stop()
            self._is_due = True
        self.undo_changed.emit()

    def wait_for_disk(self) -> None:
        """An action was played: the next one waits until it is kept, so that a crash costs that one alone."""
        self._is_unkept = True

    def go_on_kept(self) -> None:
        """What was played last is kept, or nobody should wait for that."""
        was_unkept, self._is_unkept = self._is_unkept, False
        if was_unkept and self._is_due:
            self._go_on()

    def release(self, *, redraw: bool = True) -> None:
        """Go on after `hold`.

        Args:
            redraw: whether the table has shown something else meanwhile: the present look is drawn afresh
                then, and what was staged is given up.
        """
        if not self._is_held:
            return
        self._is_held = False
        waits_for_person = self._curtain.is_down() and self._acting is not None
        if redraw:
            self._board.let_act(None)
            self._board.show_look(self._model.look())
        if (redraw or self._is_due) and not waits_for_person:
            self._go_on()
        self.undo_changed.emit()

    @property
    def is_watched(self) -> bool:
        """Whether only computers play."""
        return not self._persons

    def set_paused(self, on: bool) -> None:
        """Let the computers wait, or go on. Only in a match that is watched."""
        if not self.is_watched or on == self.is_paused:
            return
        self.is_paused = on
        if on and self._computers.is_due:
            self._computers.stop()
            self._is_due = True
        elif not on and self._is_due:
            self._go_on()
        self.watch_changed.emit()

    def step(self) -> None:
        """Let one action of a paused match be done, after what moves and what is to be read."""
        if not self.is_paused:
            return
        self._wants_step, was_moving = True, self._board.queue.busy
        self._board.queue.skip_all()
        if self._is_due:
            self._go_on()
        elif not was_moving:
            self.read_on()

    def read_on(self) -> None:
        """Press what goes on with what is shown to be read, such as *Next*."""
        if (button := self._board.primary_button) is not None:
            button.click()

    def set_speed(self, factor: float) -> None:
        """Make the pauses before the computers' moves shorter or longer."""
        self._computers.speed = factor

    def _show_step(self, sights: list[Sight[Any]]) -> None:
        self._wants_step, self._is_shown = False, False
        self._board.play(sights)

    def _go_on(self) -> None:
        turn, self._is_shown = self._model.turn(), True
        self._board.scene.walk_from = 0
        is_waiting = self.is_paused and not self._wants_step
        self._is_due = self._is_held or is_waiting or (self._is_unkept and turn != OVER)
        if self._is_due:
            return
        if turn == OVER:
            self._finish()
        elif turn == CHANCE:
            self._model.play_chance()
        elif self._people[turn].is_person:
            self._let_person_act(turn)
        else:
            self._show_usual_look()
            self._computers.begin(turn, self._people[turn].level, at_once=self._wants_step)
        self.undo_changed.emit()

    def _finish(self) -> None:
        if not self._has_finished:
            self._has_finished = True
            self.finished.emit()

    def _show_usual_look(self) -> None:
        # Also if the viewer stays: events carry looks in which it is still the turn of who acted.
        before, self._model.viewer = self._model.viewer, self.at_screen.usual_viewer()
        self._board.let_act(None)
        is_same = self._model.viewer == before and not self._board.queue.busy
        show = self._board.show_soon if is_same else self._board.show_look
        show(self._model.look())

    def _let_person_act(self, seat: int) -> None:
        returning, self._returning = self._returning, None
        needs_curtain = self._entry.needs_curtain is not None and self._entry.needs_curtain(
            self._model.match.look(seat)
        )
        # Who has acted openly may have the others beside them when a secret comes.
        is_alone = not self.at_screen.is_shared or self.at_screen.seat == seat
        if self._model.viewer == seat and (is_alone or not needs_curtain):
            self._let_act()
            return
        self._acting = seat
        if returning == seat and not self._curtain.is_down():  # who has just lifted the lid needs no other
            self._prepare_under_curtain()
            self._open_table()
            return
        if needs_curtain:
            self._show_usual_look()
            facts = facts_for(self._model, self._entry, self._people, seat)
            self._curtain.pass_to(seat, self._people[seat].name, facts)
        elif not self._curtain.is_down():  # else when what somebody has covered is shown again
            self._prepare_under_curtain()
            self.at_screen.let_anybody_act()
            self._open_table()

    def _let_act(self) -> None:
        self._is_letting = True
        try:
            let_act = self._board.let_act if self._board.queue.busy else self._board.let_act_soon
            let_act(self._model.look())
        finally:
            self._is_letting = False

    def _show_missed(self) -> None:
        """Show the last action once more; the board says when it is through, as after any other."""
        sights, self._missed = self._missed, []
        self._acting, self._is_shown = None, False
        self._board.show_look(sights[0].look)
        self._board.scene.walk_from, self._step = self._step, 0
        self._board.play(sights)

    def _prepare_under_curtain(self) -> None:
        self.at_screen.lift_for(self._acting)
        if self._acting is not None and not self._missed:
            self._model.viewer = self._acting
            self._board.show_look(self._model.look())

    def _open_table(self) -> None:
        acting = self._acting
        if self._missed:
            self._returning = acting
            self._show_missed()
        elif acting is not None and self._is_held:
            self._acting, self._is_due = None, True
        elif acting is not None:
            self._acting = None
            self._let_act()
        self.undo_changed.emit()

    def _act(self, action: Action) -> None:
        seat = self._model.turn()
        if self._model.viewer != seat or self._is_held:
            return
        if not self._is_letting:  # else it belongs to what was confirmed before
            self._past.begin_turn()
        self._board.let_act(None)
        try:
            self._model.play(action)
        except IllegalAction as error:
            self.trouble.emit(str(error))
            self._board.let_act(self._model.look())
        self.undo_changed.emit()

    def _play_decided(self, action: Action) -> None:
        self._model.play(action)
        self.undo_changed.emit()
