"""`ToldStep`: the tray says one thing that has been decided, and waits for *Next*."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QObject, Signal

from cakedesk.table.animation import Group
from cakedesk.table.kit.action_tray import Asked
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.one_screen_board import OneScreen
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.walk import StepWalk, WalkStep

READ_MS = 300


class ToldStep(QObject):
    """Shows one step at a time in the tray.

    Attributes:
        is_on: whether a step is shown.

    Signals:
        done: the step was dismissed.
    """

    done = Signal()

    def __init__(self, screen: OneScreen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._asked: Asked | None = None
        self._walk = StepWalk(screen.scene, parent=self)
        self._walk.dismissed.connect(self.done)
        self._walk.step_shown.connect(self._go_on)

    @property
    def is_on(self) -> bool:
        """Whether a step is shown."""
        return self._asked is not None

    def show(self, prompt: str, told: str, step: Hashable, *, is_result: bool, brief: str = "") -> Script:
        """Say something, and wait.

        Args:
            prompt: what was decided.
            told: why, or what follows.
            step: what tells it from other steps.
            is_result: whether it stays until it is dismissed; else it goes on as walks do.
            brief: what is told where the room is short; empty: as it is.

        Yields:
            `done`.
        """
        self._asked = Asked(prompt, told, TableWords().next_step(), True, brief_help=brief, step=step)
        self._screen.tray.confirmed.connect(self._walk.next)
        try:
            steps = [WalkStep(lambda: [Group(pause_ms=READ_MS, name="told")], name="told")]
            steps += [] if is_result else [WalkStep(lambda: [])]
            self._walk.start(steps)
            self.lay_out()
            yield self.done
        finally:
            self.stop()

    def lay_out(self) -> None:
        """Have the tray offer to go on, if a step is shown."""
        if self._asked is not None:
            self._screen.tray.ask(self._asked)

    def _go_on(self, index: int) -> None:
        """What comes after a tie is shown elsewhere: once whoever starts a walk waits for its end."""
        if index > 0:
            self._walk.stop()
            self._screen.scene.queue.call(partial(self._leave, self._asked))

    def _leave(self, asked: Asked | None) -> None:
        if asked is self._asked is not None:
            self.done.emit()

    def stop(self) -> None:
        """End it."""
        self._walk.stop()
        if self._asked is not None:
            self._asked = None
            self._screen.tray.confirmed.disconnect(self._walk.next)
