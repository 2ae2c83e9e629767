"""The turns of computer players: thinking, and the pause before the move is shown."""

from __future__ import annotations

from random import SystemRandom

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from cakedesk.app.match.curtain import Curtain
from cakedesk.app.match.model import MatchModel
from cakedesk.app.match.thinker import Thinker
from cakedesk.app.people.setup_choice import level_name
from cakedesk.app.people.shown_names import shown_text
from cakedesk.app.settings.values import Settings
from cakedesk.engine.actions import Action
from cakedesk.players.levels import USUAL, is_player

_LOOK_AGAIN_MS = 100
"""While the table is covered no move is shown; this often it is looked again."""


class ComputerTurns(QObject):
    """Has one move at a time chosen, and tells it when people have had the time to see the one before."""

    decided = Signal(object)  # this `Action` is to be played now
    trouble = Signal(str)  # a sentence for the players

    def __init__(
        self,
        model: MatchModel,
        thinker: Thinker,
        settings: Settings,
        curtain: Curtain,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._thinker = thinker
        self._settings = settings
        self._curtain = curtain
        self._seed = SystemRandom().getrandbits(64)
        self._answer: Action | None = None
        self.is_due = False  # whether a move is being chosen, or waits for its time
        self._at_once = False
        self._told_unknown: set[int] = set()  # seats
        self.speed = 1.0  # how many times as short the pauses are as people have set
        self._since_turn = QElapsedTimer()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._tell)
        thinker.chosen.connect(self._take_answer)
        thinker.trouble.connect(self.trouble)

    def begin(self, seat: int, level: str, *, at_once: bool = False) -> None:
        """Have a move chosen."""
        self._answer, self.is_due, self._at_once = None, True, at_once
        self._since_turn.start()
        game_id = self._model.game.id
        seed = f"{self._seed}/{self._model.moves_count}/{seat}"
        if not is_player(level, game_id):
            self._tell_unknown(seat, level)
            level = USUAL
        self._thinker.think(self._model.position, game_id, self._model.observe(seat), level, seed)

    def stop(self) -> None:
        """Give up the move that is due: its position is outdated, or nobody may act now."""
        self.is_due = False
        self._answer = None
        self._pause.stop()
        self._thinker.cancel()

    def close(self) -> None:
        """Listen no more."""
        self.stop()
        self._thinker.chosen.disconnect(self._take_answer)
        self._thinker.trouble.disconnect(self.trouble)

    def _tell_unknown(self, seat: int, level: str) -> None:
        """Say once who plays for a computer player that only another program has."""
        if seat in self._told_unknown:
            return
        self._told_unknown.add(seat)
        text = self.tr("CakeDesk has no computer player “{level}”. One of level {other} plays for {name}.")
        name = self._model.names[seat]
        self.trouble.emit(text.format(level=shown_text(level), other=level_name(USUAL), name=name))

    def _take_answer(self, position: int, action: Action) -> None:
        if not self.is_due or position != self._model.position:
            return
        self._answer = action
        wanted_ms = 0.0 if self._at_once else self._settings.computer_pause_ms / self.speed
        self._pause.start(max(0, round(wanted_ms) - int(self._since_turn.elapsed())))

    def _tell(self) -> None:
        if self._curtain.is_down():
            self._pause.start(_LOOK_AGAIN_MS)
            return
        action, self._answer = self._answer, None
        if action is not None:
            self.is_due = False
            self.decided.emit(action)
