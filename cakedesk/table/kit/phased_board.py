"""`PhasedBoard`: the life of a board, whatever the game: who acts, what is played, what stops it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from cakedesk.engine.actions import Action
from cakedesk.engine.events import Sight
from cakedesk.engine.observation import Observation
from cakedesk.table.aids import Aids
from cakedesk.table.board import Board, BoardStatus, SeatPerson, Tense
from cakedesk.table.kit.event_player import EventPlayer, Script, in_turns
from cakedesk.table.kit.staged_turn import StagedTurn
from cakedesk.table.scene import TableScene
from cakedesk.table.slicer import Work, at_once

TurnWork: TypeAlias = Generator[None, None, StagedTurn[Any] | None]
"""Work of which a turn comes."""

Handler = Callable[[Sequence[Sight[Any]]], Script]


class PhasedBoard(Board):
    """Calls a game's board when something is to be drawn, played or stopped; the board knows how.

    A game's board answers what stands first here, and sets `handlers` when it is made.

    Attributes:
        handlers: shows what belongs together at once, by the type of its last event; `show_other` the rest.
        tells_late: the types of events whose handlers call `tell` themselves, when that thing can be seen.
        player: plays what happened.
        peek_key: shows something of the own as long as it is held; None: nothing is ever peeked at.
    """

    tells_late: frozenset[type] = frozenset()
    peek_key: Qt.Key | None = None

    def __init__(
        self,
        scene: TableScene,
        people: Sequence[SeatPerson],
        parent: QObject | None = None,
        *,
        aids: Aids | None = None,
        tense: Tense = Tense.NOW,
    ) -> None:
        super().__init__(scene, people, parent, aids=aids, tense=tense)
        self.handlers: Mapping[type, Handler] = {}
        self.player = EventPlayer(self.queue, self._script, self)
        self.player.ended.connect(self._settle)
        self._shower = EventPlayer(self.queue, self._do_in_turns, self)
        for player in (self.player, self._shower):
            player.half_done.connect(scene.drawing.hold)
        self.staged.confirmed.connect(self._confirmed)
        self._due: list[Action] = []
        self._is_showing = False
        self._newest: Work | None = None  # draws the look that was asked for last, while any is being drawn
        self._to_play: list[Sequence[Sight[Any]]] = []

    # --------------------------------------------------------------------------- what a game's board answers

    def draw(self, look: Observation[Any]) -> None:
        """Draw a look at once, with nobody acting."""
        at_once(self.drawing(look))

    def drawing(self, look: Observation[Any]) -> Work:
        """`draw` step by step: all takes longer than a frame."""
        raise NotImplementedError

    def make_turn(self, look: Observation[Any]) -> StagedTurn[Any] | None:
        """Make the turn of the person who acts, which draws a look for them; None: there is nothing to do."""
        raise NotImplementedError

    def making_turn(self, look: Observation[Any]) -> TurnWork:
        """`make_turn` step by step. Override instead where something is drawn before."""
        yield from ()
        return self.make_turn(look)

    def sentences(self, sights: Sequence[Sight[Any]]) -> list[tuple[int, str]]:
        """See `BoardEntry.sentences`; for screen readers."""
        raise NotImplementedError

    def status(self, look: Observation[Any]) -> BoardStatus:
        """How far the game is."""
        raise NotImplementedError

    def lay_out(self) -> None:
        """Lay everything out for the scene's present size. What is staged stays staged."""
        raise NotImplementedError

    def together(self, sights: Sequence[Sight[Any]]) -> list[list[Sight[Any]]]:
        """Put together what is shown at once; each thing by itself if it is not overridden."""
        return [[sight] for sight in sights]

    def arrive(self, sights: Sequence[Sight[Any]]) -> Script:
        """Bring the screen on which something is shown, before it is told."""
        del sights
        yield from ()

    def show_other(self, sights: Sequence[Sight[Any]]) -> Script:
        """Show what has no handler."""
        del sights
        yield from ()

    def leave_turn(self) -> None:
        """The turn that still lasts was confirmed. Override for what has to be kept of it."""

    def rest(self) -> None:
        """A turn was confirmed, or something happens: what is staged stays in sight, but nothing answers."""

    def give_up(self) -> None:
        """A turn was given up: show the table without it."""
        self.rest()

    def hold_peek(self, held: bool) -> None:
        """The peek key is held, or is so no longer. Override together with `peek_key`."""

    def stopped(self) -> None:
        """What was being played is given up. Override for walks, which wait for nothing that moves."""

    def played(self) -> None:
        """All that happened has been shown. Override for what was left until then."""

    # ----------------------------------------------------------------------------------- what Board promises

    def show_look(self, look: Observation[Any]) -> None:
        """See `Board.show_look`. What was being played or staged is given up."""
        self.clear_marks()
        self.stop()
        self.staged.end()
        self.draw(look)
        self.tell_status(look)

    def show_soon(self, look: Observation[Any]) -> None:
        """See `Board.show_soon`."""
        self.clear_marks()
        if self._newest is None:
            self.stop()
            self.staged.end()
        else:  # the look before comes first, whole: nothing would be seen while a slider is dragged
            self._to_play = []
        self._newest = self._showing(look)
        self._show_in_turns(self._newest)

    def light(self, marks: Sequence[Hashable]) -> None:
        """See `Board.light`."""
        self._finish_showing()
        super().light(marks)

    def play(self, sights: Sequence[Sight[Any]]) -> None:
        """See `Board.play`."""
        self.clear_marks()
        self._end_turn(self.rest)
        self._to_play.append(sights)
        if not self._is_showing:
            self._play_on()

    @property
    def goes_on(self) -> bool:
        """See `Board.goes_on`."""
        return bool(self._due) or self.player.is_ending

    def let_act(self, look: Observation[Any] | None) -> None:
        """See `Board.let_act`. A turn of several actions goes on by itself."""
        self.clear_marks()
        self._finish_showing()
        if look is None:
            self._end_turn(self.give_up)
        elif self._due:
            self.action_chosen.emit(self._due.pop(0))
        else:
            at_once(self._letting_act(look))

    def let_act_soon(self, look: Observation[Any]) -> None:
        """See `Board.let_act_soon`."""
        if self._due:
            self.let_act(look)
        else:
            self.clear_marks()
            self._finish_showing()
            self._show_in_turns(self._letting_act(look))

    def relayout(self) -> None:
        """See `Board.relayout`."""
        self.clear_marks()
        self._finish_showing()
        self.lay_out()

    def close(self) -> None:
        """See `Board.close`."""
        self.stop()
        super().close()

    def key_pressed(self, event: QKeyEvent) -> bool:
        """See `Board.key_pressed`.

        A peek key that repeats has been held since before: it would open what is whoever's is next.
        """
        if event.key() != self.peek_key or event.modifiers():
            return super().key_pressed(event)
        if not event.isAutoRepeat():
            self.hold_peek(True)
        return True

    def key_released(self, event: QKeyEvent) -> None:
        """See `Board.key_released`: what was peeked at is covered again."""
        if event.key() == self.peek_key:
            self.hold_peek(False)

    def keyboard_left(self) -> None:
        """See `Board.keyboard_left`."""
        self.hold_peek(False)

    # ------------------------------------------------------------------------------------ what handlers need

    def tell(self, sights: Sequence[Sight[Any]]) -> None:
        """Say that something is shown from now on."""
        self.happened.emit(sights)
        for _, sentence in self.sentences(sights):
            self.scene.announce(sentence)

    def tell_status(self, look: Observation[Any]) -> None:
        """Say how far the game is."""
        self.status_changed.emit(self.status(look))

    def stop(self) -> None:
        """Give up what is being played. What moves comes to its end at once."""
        self._due, self._to_play = [], []
        self._is_showing, self._newest = False, None
        self._shower.stop()
        self.player.stop()
        self.stopped()
        self.queue.skip_all()

    # ----------------------------------------------------------------------------------------------- inside

    def _show_in_turns(self, work: Work) -> None:
        self._is_showing = True
        self._shower.play([work])

    def _do_in_turns(self, works: Sequence[Work]) -> Script:
        *_, work = works  # of looks that came while another was drawn, one alone
        yield from in_turns(work)
        if self._newest in (None, work):
            self._is_showing, self._newest = False, None
            self._play_on()

    def _play_on(self) -> None:
        """Play what came while something was shown in turns."""
        came, self._to_play = self._to_play, []
        for sights in came:
            self.player.play(sights)

    def _showing(self, look: Observation[Any]) -> Work:
        yield from self.drawing(look)
        self.queue.skip_all()  # cards that are dealt at the start of a game
        self.tell_status(look)

    def _letting_act(self, look: Observation[Any]) -> Work:
        self.staged.end()
        turn = yield from self.making_turn(look)
        self.tell_status(look)
        if turn is not None:
            yield from self.staged.beginning(turn)

    def _finish_showing(self) -> None:
        if self._is_showing:
            came, self._to_play = self._to_play, []  # not to be skipped as well
            self.queue.skip_all()
            self._to_play = came
            self._play_on()

    def _script(self, sights: Sequence[Sight[Any]]) -> Script:
        for shown in self.together(sights):
            kind = type(shown[-1].event)
            yield from self.arrive(shown)
            if kind not in self.tells_late:
                self.tell(shown)
            yield from self.handlers.get(kind, self.show_other)(shown)
            yield None  # two looks in one turn of the event loop are too much

    def _settle(self) -> None:
        self.played()
        self.settled.emit()

    def _confirmed(self, actions: Sequence[Action]) -> None:
        self.leave_turn()
        self._end_turn(self.rest)
        first, *self._due = actions
        self.action_chosen.emit(first)

    def _end_turn(self, then: Callable[[], None]) -> None:
        if self.staged.turn is not None:
            self.staged.end()
            then()
