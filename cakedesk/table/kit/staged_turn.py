"""`StagedTurn`: a person's turn in the making: what its gestures do, and what is shown and said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent

from cakedesk.table.gestures import GestureSource
from cakedesk.table.items import ButtonItem, TableItem
from cakedesk.table.kit.staged_steps import StagedSteps
from cakedesk.table.scene import TableScene
from cakedesk.table.slicer import Work, at_once

ComposerT = TypeVar("ComposerT", bound=StagedSteps[Any, Any])


class StagedTurn(QObject, GestureSource, Generic[ComposerT]):
    """The turn of a person who acts. It is the gestures' source while it lasts, which `Staged` sees to.

    A game's turn derives from it: it says what gestures do to the composer, calls `note` after each, and
    shows in `refresh` what is staged.

    Attributes:
        scene: the table.
        composer: what is staged.

    Signals:
        changed: a gesture was made, taken back or done again.
    """

    changed = Signal()

    def __init__(self, scene: TableScene, composer: ComposerT) -> None:
        super().__init__()
        self.scene = scene
        self.composer = composer
        self._heard: list[tuple[SignalInstance, Callable[..., object]]] = []
        self._is_over = False

    # ---------------------------------------------------------------------------- what a game's turn answers

    def refresh(self) -> None:
        """Show what is staged. A turn overrides it, or `showing`."""
        at_once(self.showing())

    def showing(self) -> Work:
        """`refresh` step by step, for turns of which all takes longer than a frame."""
        self.refresh()
        yield from ()

    def said(self) -> str:
        """What screen readers say when the turn begins and after each gesture; empty: nothing."""
        return ""

    def next_thing(self) -> TableItem | None:
        """What is to be done next: there the keyboard goes on after a gesture. None: it stays where it is."""
        return None

    def react(self, event: QKeyEvent) -> bool:
        """Whether a key was pressed that means something in this game alone, and did it."""
        del event
        return False

    def keys(self) -> str:
        """What the keys do that `react` knows, for who asks what can be done; empty: nothing."""
        return ""

    def beginning(self) -> Work:
        """Show the turn as it begins, step by step. Override where that is more than `showing`."""
        yield from self.showing()

    def ended(self) -> None:
        """The turn ends. Override for what it alone has shown."""

    # ----------------------------------------------------------------------------------------- what all share

    def begin(self) -> None:
        """The turn is shown. The keyboard begins with the next thing to do."""
        self.scene.focus.lead(self.next_thing)
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
        self.scene.focus.lead(None)
        for signal, slot in self._heard:
            signal.disconnect(slot)
        self.ended()

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
        on = self.scene.focus.current
        if leads or (isinstance(on, ButtonItem) and not on.available):  # nothing more is to be taken back
            self._lead_keyboard()
        self.scene.announce(self.said())
        self.changed.emit()

    def lead_to(self, item: TableItem) -> None:
        """Let the keyboard go on from an item. Its ring is shown if it was.

        Args:
            item: where to.
        """
        self.scene.focus.set_current(item, show=self.scene.focus.shown)

    def _lead_keyboard(self) -> None:
        item = self.next_thing()
        if item is not None:
            self.lead_to(item)
