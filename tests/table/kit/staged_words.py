"""A turn of no game: letters are staged one by one until they are a word of four."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.kit.staged_steps import StagedSteps
from cakedesk.table.kit.staged_turn import StagedTurn
from tests.table.plain_board import PlainBoard


class WordState:
    """Words of at most four letters are legal, for seat 0."""

    def turn(self) -> int:
        return 0

    def why_not(self, action: Action) -> Reason | None:
        return None if action[0] <= 4 else Reason("too_long")


def look(seat: int | None = 0) -> Observation[Any]:
    return Observation(WordState(), seat)  # type: ignore[type-var]


class WordComposer(StagedSteps[Any, str]):
    """Four letters are an action; five are one that is not legal."""

    def __init__(self, eyes: Observation[Any] | None = None) -> None:
        super().__init__(eyes or look(), "")

    def add(self, letter: str) -> None:
        self._step(self.now + letter)

    def action(self) -> Action | None:
        return (len(self.now),) if len(self.now) >= 4 else None

    def gestures(self) -> tuple[str, ...]:
        return tuple(self.now)

    def give_up(self) -> bool:
        if self.now != "?":
            return False
        self._step("")
        return True


class Button(QObject):
    """Something that a turn listens to."""

    pressed = Signal()


class WordTurn(StagedTurn[WordComposer]):
    """Cards of the plain board are letters; the first place takes them. X is a letter too."""

    def __init__(self, board: PlainBoard, button: Button) -> None:
        super().__init__(board.scene, WordComposer())
        self.board = board
        self.shown: list[str] = []
        self.was_ended = False
        self.presses = 0
        self.hear(button.pressed, self._count_press)

    def _count_press(self) -> None:
        self.presses += 1

    def refresh(self) -> None:
        self.shown.append(self.composer.now)

    def said(self) -> str:
        return f"so far: {self.composer.now}"

    def next_thing(self) -> TableItem:
        cards = self.board.cards
        return self.board.button if self.composer.is_complete() else cards[len(self.composer.now) % 3]

    def ended(self) -> None:
        self.was_ended = True

    def react(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_X:
            return False
        self.composer.add("x")
        self.note()
        return True

    def can_pick(self, item: TableItem) -> bool:
        return item in self.board.cards

    def targets_for(self, item: TableItem) -> list[DropZone]:
        return self.board.zones[:1]

    def placed(self, item: TableItem, zone: DropZone) -> None:
        self.composer.add(item.key[-1])
        self.note()
