"""`Staged`: what is staged on a board, whoever's turn it is and whatever the turn is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from cakedesk.engine.actions import Action
from cakedesk.table.kit.staged_steps import StagedSteps
from cakedesk.table.kit.staged_turn import StagedTurn
from cakedesk.table.scene import TableScene
from cakedesk.table.slicer import Work, at_once

AnySteps: TypeAlias = StagedSteps[Any, Any]

_BACK_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class Staged(QObject):
    """The present turn, for whoever knows no game; while nobody acts, nothing is staged.

    What is in hand goes back before anything that is staged does.

    Attributes:
        scene: the table.
        turn: the turn of the person who acts; None: nobody may act.

    Signals:
        began: a turn has begun.
        confirmed: the turn was confirmed: its actions, in order. Whoever hears it ends the turn.
        changed: a gesture was made, taken back or done again.
    """

    began = Signal()
    confirmed = Signal(object)
    changed = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.turn: StagedTurn[Any] | None = None
        self._before: AnySteps | None = None
        self._before_in_hand = ""

    @property
    def steps(self) -> AnySteps | None:
        """What is staged, or waits for its turn to go on from it; None: nothing."""
        return self._before if self.turn is None else self.turn.composer

    @property
    def in_hand(self) -> str:
        """The key of what is in hand, or waits for its turn to be; empty: nothing."""
        item = self.scene.gestures.picked_item
        return self._before_in_hand if item is None else item.key

    def go_on_from(self, before: AnySteps | None, in_hand: str) -> None:
        """Let this turn, or the next one, go on from what was staged in it before the table was made anew.

        Args:
            before: what was staged there; None: nothing.
            in_hand: the key of what was in hand there; empty: nothing.
        """
        self._before, self._before_in_hand = before, in_hand
        if self.turn is not None:
            self._go_on()

    def _go_on(self) -> None:
        key, self._before_in_hand = self._before_in_hand, ""
        is_same = self._go(self._take_before, leads=True)
        if is_same and (item := self.scene.find(key)) is not None:
            self.scene.gestures.pick(item)

    def _take_before(self, steps: AnySteps) -> bool:
        before, self._before = self._before, None
        is_same = before is not None and type(before) is type(steps) and before.look == steps.look
        if before is not None and is_same:
            steps.go_on_from(before)
        return is_same

    def begin(self, turn: StagedTurn[Any]) -> None:
        """Let a turn begin. One that lasts ends.

        Args:
            turn: the new one.
        """
        at_once(self.beginning(turn))

    def beginning(self, turn: StagedTurn[Any]) -> Work:
        """`begin` step by step.

        Args:
            turn: the new one.
        """
        self.end()
        self.turn = turn
        turn.setParent(self)
        turn.changed.connect(self.changed)
        self.scene.gestures.set_source(turn)
        for _ in turn.beginning():
            yield
            if self.turn is not turn:  # it was confirmed, or something happened, before all of it was shown
                return
        turn.begin()
        self._go_on()
        self.began.emit()

    def end(self) -> None:
        """Let nobody act. What is staged is given up."""
        turn = self.turn
        if turn is None:
            return
        if self.scene.gestures.source is turn:
            self.scene.gestures.set_source(None)
        self.turn = None
        turn.close()
        turn.deleteLater()

    def confirm(self) -> None:
        """End the turn with what is staged, if that is complete."""
        actions = self.turn.composer.actions() if self.turn is not None else ()
        if actions:
            self.confirmed.emit(actions)

    def gestures(self) -> tuple[str, ...]:
        """What is staged as texts, one for each thing: the spelling of (a part of) its action."""
        return () if self.turn is None else self.turn.composer.gestures()

    def begun(self) -> tuple[Action, ...]:
        """The actions that are staged while more is to follow them."""
        return () if self.turn is None else self.turn.composer.begun()

    def can_take_back(self) -> bool:
        """Whether there is a gesture that can be taken back."""
        turn, in_hand = self.turn, self.scene.gestures.picked_item
        return turn is not None and (in_hand is not None or turn.composer.can_take_back())

    def take_back(self) -> bool:
        """Take the last gesture back. Returns whether there was something."""
        return self.scene.gestures.drop() or self._go(lambda steps: steps.take_back())

    def take_all_back(self) -> bool:
        """Take all gestures back at once. Returns whether there was something."""
        was_in_hand = self.scene.gestures.drop()
        return self._go(lambda steps: steps.take_all_back()) or was_in_hand

    def can_do_again(self) -> bool:
        """Whether a gesture was taken back that can come again."""
        return self.turn is not None and self.turn.composer.can_do_again()

    def do_again(self) -> bool:
        """Stage again what was taken back at once last. Returns whether there was something."""
        self.scene.gestures.drop()
        return self._go(lambda steps: steps.do_again(), leads=True)

    def give_up(self) -> bool:
        """Escape was pressed while nothing is in hand. Returns whether something was given up by it."""
        return self._go(lambda steps: steps.give_up())

    def press_key(self, event: QKeyEvent) -> bool:
        """A key was pressed: one of the game's own; Backspace, Delete and Undo take back, Redo does again.

        Returns:
            Whether it meant something to the turn.
        """
        if self.turn is not None and self.turn.react(event):
            return True
        if event.matches(QKeySequence.StandardKey.Redo):
            return self.do_again()
        is_back = event.key() in _BACK_KEYS and event.modifiers() == Qt.KeyboardModifier.NoModifier
        return (is_back or event.matches(QKeySequence.StandardKey.Undo)) and self.take_back()

    def _go(self, way: Callable[[AnySteps], bool], *, leads: bool = False) -> bool:
        turn = self.turn
        done = turn is not None and way(turn.composer)
        if turn is not None and done:
            turn.note(leads=leads)
        return done
