"""`PointsWalk`: counts points step by step, so that everyone can follow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cakedesk.table.animation import Group
from cakedesk.table.kit.action_tray import ActionTray, Asked, TrayButton
from cakedesk.table.kit.points_sheet import Note, PointsSheet
from cakedesk.table.kit.points_table import PointsTable
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.walk import StepWalk, WalkStep

HOLD_MS, RESULT_MS, READ_MS = 1500, 3500, 200


class PointsStep(NamedTuple):
    """One step.

    Attributes:
        table: the points up to now.
        note: what is counted now.
        rule: how that is counted, for the tray; may be empty.
        about: what the board calls what is counted now; None: nothing in particular.
        sound: what is heard; may be empty.
    """

    table: PointsTable
    note: Note
    rule: str = ""
    about: object = None
    sound: str = ""


class PointsWalk(QObject):
    """Walks through the steps on a sheet; the last is the result.

    Args:
        light: gives what shows on the table what a step is about, each call in a turn of its own.

    Signals:
        asked(Asked): the tray has to offer to go on, and to leave out the rest.
        dismissed: the result was dismissed.
    """

    asked = Signal(object)
    dismissed = Signal()

    def __init__(
        self,
        tray: ActionTray,
        sheet: PointsSheet,
        light: Callable[[Any], Iterable[Callable[[], object]]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._light = light
        self._tray, self._scene = tray, tray.scene
        self._sheet = sheet
        self._steps: tuple[PointsStep, ...] = ()
        self._title = self._over = ""
        self._walk = StepWalk(self._scene, parent=self)
        self._walk.dismissed.connect(self._dismissed)
        self._walk.step_shown.connect(self.ask)
        self._walk.result_reached.connect(self.ask)

    @property
    def is_on(self) -> bool:
        """Whether points are being counted."""
        return bool(self._steps)

    @property
    def about(self) -> object:
        """What the step that is shown is about; None: nothing in particular."""
        is_shown = 0 <= self._walk.index < len(self._steps)
        return self._steps[self._walk.index].about if is_shown else None

    def start(self, title: str, steps: Sequence[PointsStep], over: str) -> None:
        """Count.

        Args:
            title: above the sheet.
            steps: at least one; the last is the result.
            over: what has ended, said beside the result.
        """
        self._title, self._steps, self._over = title, tuple(steps), over
        self._tray.confirmed.connect(self.next)
        self._tray.pressed.connect(self.skip)
        self._sheet.set_shown(True)
        # What the sheet takes most time for, and the rest in a later turn of the event loop.
        self._sheet.show(title, steps[0].note, steps[0].table)
        walked = [
            WalkStep(partial(self._show, step), RESULT_MS if step is steps[-1] else HOLD_MS) for step in steps
        ]
        self._scene.queue.play(Group(on_end=partial(self._begin, self._steps, walked), name="count"))

    def next(self) -> None:
        """Go on to the next step, or dismiss the result."""
        self._walk.next()

    def skip(self) -> None:
        """Go straight to the result."""
        self._walk.skip()

    def stop(self) -> None:
        """End it wherever it is, without a signal."""
        if self.is_on:
            self._tray.confirmed.disconnect(self.next)
            self._tray.pressed.disconnect(self.skip)
        self._steps = ()
        self._walk.stop()
        self._sheet.set_shown(False)

    def ask(self) -> None:
        """Have the tray offer to go on, if a step is shown."""
        number, last, words = self._walk.index, len(self._steps) - 1, TableWords()
        if 0 <= number < last:
            # What is counted stands on the sheet, and that it is in the bar.
            asked = Asked(words.step_of(number + 1, last), others=(TrayButton(words.skip()),), step="count")
        elif number == last >= 0:
            asked = Asked(self._over, step="result")
        else:
            return
        rule = self._steps[number].rule
        self.asked.emit(replace(asked, help=rule, primary=words.next_step(), can_confirm=True))

    def _begin(self, steps: tuple[PointsStep, ...], walked: Sequence[WalkStep]) -> None:
        if self._steps is steps:  # else it was stopped meanwhile
            self._walk.start(walked)

    def _show(self, step: PointsStep) -> Sequence[Group]:
        steps = self._steps
        is_last = step is steps[-1]
        if self._walk.hurries and not is_last:
            return ()

        def unless_stopped(call: Callable[[], object]) -> None:
            if self._steps is steps:
                call()

        self._sheet.show(self._title, step.note, step.table)
        self._scene.announce(step.note.text)
        if step.sound:
            self._scene.sound(step.sound)
        turns = [Group(on_end=partial(unless_stopped, call)) for call in self._light(step.about)]
        return [*turns, Group(pause_ms=0 if is_last else READ_MS)]

    def _dismissed(self) -> None:
        self.stop()
        self.dismissed.emit()
