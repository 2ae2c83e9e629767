"""People who play a game in the window, whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from cakedesk.engine.actions import Action
from tests.whole_games.desk import Asks
from tests.whole_games.hands import ClickHands, DragHands, Hands, KeyHands


def lift(hands: Hands) -> None:
    """Lift the lid: by its button, or by Enter on it."""
    curtain = hands.desk.window.table.curtain
    if isinstance(hands, KeyHands):
        hands.desk.key(Qt.Key.Key_Return)
    else:
        hands.press(curtain.button)


class Person:
    """Plays the seats of all people, move for move as it is written or made up on the way.

    Attributes:
        desk: where.
        lifts: how often the lid was lifted.
    """

    desk: Any

    def __init__(
        self, hands: Hands, next_action: Callable[[], Action], watch: Callable[[], None] | None = None
    ) -> None:
        self.desk, self.lifts = hands.desk, 0
        self._hands = hands
        self._next = next_action
        self._watch = watch or (lambda: None)

    def play_until(self, wanted: Callable[[Asks], bool]) -> Asks:
        """Play on until the window waits for something in particular."""
        while True:
            asks = self.desk.wait_for()
            self._watch()
            if asks is Asks.END or wanted(asks):
                return asks
            if asks is Asks.LIFT and self.lifts and type(self._hands) in {KeyHands, ClickHands, DragHands}:
                has_ring = self.desk.window.table.curtain.button.has_visible_focus()
                assert has_ring is isinstance(self._hands, KeyHands), "the ring is for who uses the keyboard"
            self.answer(asks)

    def answer(self, asks: Asks) -> None:
        """Do what the window waits for."""
        if asks is Asks.LIFT:
            self.lifts += 1
            lift(self._hands)
        elif asks is Asks.READ:
            self._hands.confirm()
        else:
            self.stage_next()
            self._watch()
            self.confirm()

    def stage_next(self) -> None:
        """Stage what comes next, without confirming it."""
        self.stage(self._next())

    def confirm(self) -> None:
        """Confirm what is staged."""
        self._hands.press_item("confirm")

    def stage(self, action: Action) -> None:
        """Stage an action, with those that belong to it."""
        raise NotImplementedError
