"""`Staged`: what is staged on a board, whoever's turn it is and whatever the turn is made of."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from cakedesk.table.kit.staged_turn import StagedTurn
from cakedesk.table.scene import TableScene


class Staged(QObject):
    """The present turn as all may ask for it who know no game; while nobody acts, nothing is staged.

    Attributes:
        turn: the turn of the person who acts; None: nobody may act.

    Signals:
        changed: a gesture was made, taken back or done again.
    """

    changed = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.turn: StagedTurn[Any] | None = None

    def begin(self, turn: StagedTurn[Any]) -> None:
        """Let a turn begin. One that lasts ends.

        Args:
            turn: the new one.
        """
        self.end()
        self.turn = turn
        turn.changed.connect(self.changed)
        self._scene.gestures.set_source(turn)
        turn.begin()

    def end(self) -> None:
        """Let nobody act. What is staged is given up."""
        turn = self.turn
        if turn is None:
            return
        if self._scene.gestures.source is turn:
            self._scene.gestures.set_source(None)
        self.turn = None
        turn.close()
        turn.deleteLater()

    def gestures(self) -> tuple[str, ...]:
        """What is staged as texts, one for each thing: the spelling of (a part of) its action."""
        return () if self.turn is None else self.turn.composer.gestures()

    def can_take_back(self) -> bool:
        """Whether there is a gesture that can be taken back."""
        return self.turn is not None and self.turn.can_take_back()

    def take_back(self) -> None:
        """Take the last gesture back."""
        if self.turn is not None:
            self.turn.take_back()

    def take_all_back(self) -> None:
        """Take all gestures back."""
        if self.turn is not None:
            self.turn.take_all_back()

    def can_do_again(self) -> bool:
        """Whether a gesture was taken back that can come again."""
        return self.turn is not None and self.turn.composer.can_do_again()

    def do_again(self) -> None:
        """Stage again what was taken back at once last."""
        if self.turn is not None:
            self.turn.do_again()

    def press_key(self, event: QKeyEvent) -> bool:
        """A key was pressed that means nothing to the table.

        Args:
            event: which key.

        Returns:
            Whether it meant something to the turn.
        """
        return self.turn is not None and self.turn.press_key(event)

    def give_up(self) -> bool:
        """Escape was pressed while nothing is in hand.

        Returns:
            Whether something was given up by it.
        """
        return self.turn is not None and self.turn.give_up()
