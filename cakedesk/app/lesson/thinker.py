"""`ScriptedThinker`: the other seats of a lesson move as it is written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation


class ScriptedThinker(QObject):
    """Chooses the next move of a written line. It stands where `Thinker` stands in a match."""

    chosen = Signal(int, object)  # a position and the `Action` chosen there; never within `think`
    trouble = Signal(str)  # never

    def __init__(self, next_move: Callable[[], Action], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._next_move = next_move
        self._position = -1
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._tell)

    def think(
        self, position: int, game_id: str, observation: Observation[Any], level: str, seed: int | str
    ) -> None:
        """Choose. See `Thinker.think`."""
        del game_id, observation, level, seed
        self._position = position
        self._soon.start(0)

    def cancel(self) -> None:
        """Give up the choice that is due."""
        self._soon.stop()

    def _tell(self) -> None:
        self.chosen.emit(self._position, self._next_move())
