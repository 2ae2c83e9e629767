"""`StagedTurn`: a person's turn in the making: its gestures, its keys, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence

from cakedesk.table.gestures import GestureSource
from cakedesk.table.items import TableItem
from cakedesk.table.kit.staged_steps import StagedSteps
from cakedesk.table.scene import TableScene

ComposerT = TypeVar("ComposerT", bound=StagedSteps[Any, Any])

_BACK_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class StagedTurn(QObject, GestureSource, Generic[ComposerT]):
    """The turn of a person who acts. It is the gestures' source while it lasts, which `Staged` sees to.

    A game's turn derives from it: it says what gestures do to the composer, calls `note` after each, and
    shows in `refresh` what is staged.

    Attributes:
        scene: the table.
        composer: what is staged.

    Signals:
        confirmed: the turn was confirmed: its actions, in order.
        changed: a gesture was made, taken back or done again.
    """

    confirmed = Signal(object)
    changed = Signal()

    def __init__(self, scene: TableScene, composer: ComposerT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.composer = composer
        self._heard: list[tuple[SignalInstance, Callable[..., object]]] = []
        self._is_over = False

    # ---------------------------------------------------------------------------- what a game's turn answers

    def refresh(self) -> None:
        """Show what is staged."""
        raise NotImplementedError

    def said(self) -> str:
        """What screen readers say when the turn begins and after each gesture; empty: nothing."""
        return ""

    def next_thing(self) -> TableItem | None:
        """What is to be done next: there the keyboard goes on after a gesture. None: it stays where it is."""
        return None

    def react(self, event: QKeyEvent) -> bool:
        """A key was pressed that may mean something in this game alone.

        Args:
            event: which key.

        Returns:
            Whether it did.
        """
        del event
        return False

    def began(self) -> None:
        """The turn begins. Override where that shows more than `refresh` does."""
        self.refresh()

    def ended(self) -> None:
        """The turn ends. Override for what it alone has shown."""

    # ----------------------------------------------------------------------------------------- what all share

    def begin(self) -> None:
        """Show the turn, once all is made. A keyboard that is on nothing begins with the next thing to do."""
        self.began()
        if self.scene.focus.current is None:
            self._lead_keyboard()
        self.scene.announce(self.said())

    def hear(self, signal: SignalInstance, slot: Callable[..., object]) -> None:
        """Connect a signal for as long as the turn lasts.

        Args:
            signal: of a button or a panel.
            slot: what it does.
        """
        signal.connect(slot)
        self._heard.append((signal, slot))

    def close(self) -> None:
        """Listen to nothing any more. What is staged is given up."""
        if self._is_over:
            return
        self._is_over = True
        for signal, slot in self._heard:
            signal.disconnect(slot)
        self.ended()

    def confirm(self) -> None:
        """End the turn with what is staged, if that is complete."""
        actions = self.composer.actions()
        if actions and not self._is_over:
            self.confirmed.emit(actions)

    def note(self, *, leads: bool = True) -> None:
        """Show and tell what is staged: a gesture has just changed it.

        Args:
            leads: whether the keyboard goes on to what is to be done next.
        """
        if not self._is_over:
            self.refresh()
            self.tell(leads=leads)

    def tell(self, *, leads: bool = True) -> None:
        """Tell what is staged; for gestures that have shown it already.

        Args:
            leads: as in `note`.
        """
        if leads:
            self._lead_keyboard()
        self.scene.announce(self.said())
        self.changed.emit()

    def lead_to(self, item: TableItem) -> None:
        """Let the keyboard go on from an item. Its ring is shown if it was.

        Args:
            item: where to.
        """
        self.scene.focus.set_current(item, show=self.scene.focus.shown)

    def can_take_back(self) -> bool:
        """Whether there is a gesture to take back: what is in hand goes back first."""
        return self.scene.gestures.picked_item is not None or self.composer.can_take_back()

    def take_back(self) -> bool:
        """Take the last gesture back; what is in hand goes first. Returns whether there was something."""
        return self.scene.gestures.drop() or self._go(self.composer.take_back)

    def take_all_back(self) -> bool:
        """Take all gestures back at once. Returns whether there was something."""
        was_in_hand = self.scene.gestures.drop()
        return self._go(self.composer.take_all_back) or was_in_hand

    def do_again(self) -> bool:
        """Stage again what was taken back at once last. Returns whether there was something."""
        self.scene.gestures.drop()
        return self._go(self.composer.do_again)

    def give_up(self) -> bool:
        """Escape was pressed while nothing is in hand. Returns whether that meant something."""
        return self._go(self.composer.give_up)

    def press_key(self, event: QKeyEvent) -> bool:
        """A key was pressed: one of the game's own; Backspace, Delete and Undo take back, Redo does again.

        Args:
            event: which key.

        Returns:
            Whether it meant something.
        """
        if self.react(event):
            return True
        if event.matches(QKeySequence.StandardKey.Redo):
            return self.do_again()
        is_back = event.key() in _BACK_KEYS and event.modifiers() == Qt.KeyboardModifier.NoModifier
        return (is_back or event.matches(QKeySequence.StandardKey.Undo)) and self.take_back()

    def _go(self, step: Callable[[], bool]) -> bool:
        done = step()
        if done:
            self.note(leads=False)
        return done

    def _lead_keyboard(self) -> None:
        item = self.next_thing()
        if item is not None:
            self.lead_to(item)
