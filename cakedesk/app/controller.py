"""Leads one match: whose eyes the table shows, when computers think, when the curtain falls."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from cakedesk.app.curtain import Curtain
from cakedesk.app.match_model import MatchModel
from cakedesk.app.settings import Settings
from cakedesk.app.thinker import Thinker
from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.errors import IllegalAction
from cakedesk.engine.events import Sight
from cakedesk.table.board import Board, SeatPerson
from cakedesk.table.boards.entry import BoardEntry

PERSON = "human"
"""How a record names a seat that a person plays."""


def seat_people(names: Sequence[str], players: Sequence[str]) -> list[SeatPerson]:
    """Who sits where, as the table needs it.

    Args:
        names: by seat.
        players: who plays each seat, as in a record.

    Returns:
        One entry a seat.
    """
    return [
        SeatPerson(name, player == PERSON, "" if player == PERSON else player)
        for name, player in zip(names, players, strict=True)
    ]


class MatchController(QObject):
    """Leads one match. It decides who may see and do what; the board shows it, the model alone changes it.

    With one person the table always shows what lies open to that person. With several it shows what a
    spectator sees, but for the turns of a person: those begin under the curtain where something secret is
    seen or made.

    Signals:
        finished: the match is over and all of it has been shown.
        trouble(str): a sentence for the players.
    """

    finished = Signal()
    trouble = Signal(str)

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
        self._thinker = thinker
        self._settings = settings
        self._people = seat_people(model.names, model.players)
        self._persons = [seat for seat, who in enumerate(self._people) if who.is_person]
        self._seed = SystemRandom().getrandbits(64)
        self._facts: list[tuple[int, str]] = []
        self._acting: int | None = None
        self._answer: Action | None = None
        self._missed: list[Sight[Any]] = []
        self._waits = False
        self._since_turn = QElapsedTimer()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._play_answer)
        model.stepped.connect(self._show_step)
        board.settled.connect(self._go_on)
        board.action_chosen.connect(self._act)
        thinker.chosen.connect(self._take_answer)
        thinker.trouble.connect(self.trouble)
        curtain.pressed.connect(self._prepare_under_curtain)
        curtain.lifted.connect(self._open_table)

    def start(self, *, resumed: bool) -> None:
        """Begin to lead.

        Args:
            resumed: whether the match was played before. With several people the curtain is down then, and
                what the last action turned up is shown once more: the program may have ended in the middle.
        """
        self._model.viewer = self._usual_viewer()
        self._board.show_look(self._model.look())
        turn = self._model.turn()
        if resumed and turn != OVER:
            self._missed = self._model.last_revealed()
        if resumed and len(self._persons) > 1 and turn != OVER:
            self._resume_under_curtain(turn)
        elif self._missed:
            self._show_missed()
        else:
            self._go_on()

    def _resume_under_curtain(self, turn: int) -> None:
        if turn >= 0 and self._people[turn].is_person:
            self._acting = turn
            self._curtain.resume_at(turn, self._people[turn].name)
        else:
            self._waits = True
            self._curtain.cover_table()

    def cover(self) -> None:
        """Hide the table at once, whatever goes on; lifting the lid shows it again as it was.

        What moves goes on beneath it. If it is another person's turn then, the curtain takes its place.
        """
        if self._curtain.is_down():
            return
        seat = self._model.viewer if len(self._persons) > 1 else None
        if seat is None:
            self._curtain.cover_table()
        else:
            self._curtain.cover_table(seat, self._people[seat].name)

    def stop(self) -> None:
        """End leading: the table is about to be left."""
        self._pause.stop()
        self._thinker.cancel()
        self._thinker.chosen.disconnect(self._take_answer)
        self._thinker.trouble.disconnect(self.trouble)
        self._curtain.pressed.disconnect(self._prepare_under_curtain)
        self._curtain.lifted.disconnect(self._open_table)
        self._board.settled.disconnect(self._go_on)
        self._board.action_chosen.disconnect(self._act)
        self._model.stepped.disconnect(self._show_step)
        self._curtain.drop()

    def _usual_viewer(self) -> int | None:
        return self._persons[0] if len(self._persons) == 1 else None

    def _show_step(self, sights: list[Sight[Any]]) -> None:
        self._facts += self._entry.sentences(sights, self._people)
        self._board.play(sights)

    def _go_on(self) -> None:
        turn = self._model.turn()
        if turn == OVER:
            self.finished.emit()
        elif turn == CHANCE:
            self._model.play_chance()
        elif self._people[turn].is_person:
            self._let_person_act(turn)
        else:
            self._show_usual_look()
            self._let_computer_act(turn)

    def _show_usual_look(self) -> None:
        # Also if the viewer stays: events carry looks in which it is still the turn of who acted.
        self._model.viewer = self._usual_viewer()
        self._board.let_act(None)
        self._board.show_look(self._model.look())

    def _let_person_act(self, seat: int) -> None:
        if self._model.viewer == seat:
            self._board.let_act(self._model.look())
            return
        self._acting = seat
        if self._entry.needs_curtain(self._model.match.look(seat)):
            self._show_usual_look()
            self._curtain.pass_to(seat, self._people[seat].name, self._facts_for(seat))
        elif not self._curtain.is_down():  # else when what somebody has covered is shown again
            self._prepare_under_curtain()
            self._open_table()

    def _facts_for(self, seat: int) -> list[tuple[int, str]]:
        latest: dict[int, str] = {}
        for who, sentence in self._facts:
            if who not in (seat, -1):
                latest.pop(who, None)
                latest[who] = sentence
        return list(latest.items())

    def _show_missed(self) -> None:
        """Show the last action once more; the board says when it is through, as after any other."""
        sights, self._missed = self._missed, []
        self._acting = None
        self._board.show_look(sights[0].look)
        self._board.play(sights)

    def _prepare_under_curtain(self) -> None:
        if self._acting is not None and not self._missed:
            self._model.viewer = self._acting
            self._board.show_look(self._model.look())

    def _open_table(self) -> None:
        waited, self._waits = self._waits, False
        if self._missed:
            self._show_missed()
        elif self._acting is not None:
            self._acting = None
            self._board.let_act(self._model.look())
        elif waited:
            self._go_on()

    def _act(self, action: Action) -> None:
        seat = self._model.turn()
        if self._model.viewer != seat:
            return
        self._facts = [fact for fact in self._facts if fact[0] != seat]
        self._board.let_act(None)
        try:
            self._model.play(action)
        except IllegalAction as error:
            self.trouble.emit(str(error))
            self._board.let_act(self._model.look())

    def _let_computer_act(self, seat: int) -> None:
        self._answer = None
        self._since_turn.start()
        position = self._model.position
        level = self._people[seat].level
        seed = f"{self._seed}/{self._model.moves_count}/{seat}"
        self._thinker.think(position, self._model.game.id, self._model.observe(seat), level, seed)

    def _take_answer(self, position: int, action: Action) -> None:
        if position != self._model.position:
            return
        self._answer = action
        waited_ms = self._since_turn.elapsed()
        self._pause.start(max(0, self._settings.computer_pause_ms - int(waited_ms)))

    def _play_answer(self) -> None:
        action, self._answer = self._answer, None
        if action is None:
            return
        if self._curtain.is_down():
            self._answer = action
            self._pause.start(100)
            return
        self._model.play(action)
