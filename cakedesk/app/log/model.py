"""The lines of the log: what one pair of eyes saw happen in a match, step by step."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from cakedesk.engine.events import Sight, Step
from cakedesk.engine.observation import Observation
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson
from cakedesk.table.log_line import LogLine, line_of_deed
from cakedesk.table.loop_turn import PatientTimer

SLICE_MS, PATIENCE = 2.0, 4
"""So long lines are made in one turn of the event loop, which measures and shows them too, and so many full
turns go by before: a long match must not hold the window up."""


class HasSteps(Protocol):
    """What a log is made of: a match."""

    @property
    def steps(self) -> list[Step[Any]]:
        """Everything done up to now, oldest first."""

    def look_at(self, steps: int, viewer: int | None) -> Observation[Any]:
        """What lay open after so many steps."""


class LogWords(Protocol):
    """Puts a match into lines: a `BoardEntry`."""

    def beginning(self, look: Observation[Any], people: Sequence[SeatPerson]) -> list[LogLine]:
        """What there was before anybody acted."""

    def log_lines(self, sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
        """What one step did."""


class LogEntry(NamedTuple):
    """One line with where it belongs."""

    step: int  # the index in `Match.steps` of the step that made it; -1: it was so before the first
    line: LogLine
    has_why: bool = False  # whether it can be asked why that was done


class _Told:
    """What has been put into words for one viewer."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self.steps = -1  # so many; -1: not even how it began

    def cut(self, steps: int) -> None:
        """Forget what later steps told."""
        if self.steps > steps:
            del self.entries[bisect_left(self.entries, steps, key=lambda entry: entry.step) :]
            self.steps = steps


class LogModel(QObject):
    """The log of one match. It makes lines only while it is `active`, in slices, and keeps them by viewer.

    The lines of the newest step can be held back until the table has shown what they tell (`hold_newest`,
    `release`): a log must not say who wins a card while its bids are still being turned up.

    Args:
        match: whose steps are told.
        words: puts what happened into lines.
        people: who plays each seat.
        aids: which aids are on: lines that need one that is off are left out.
        explains: whether it can be asked why computers did what they did.
    """

    reset = Signal()  # there are other lines than before
    grown = Signal(int)  # lines were added at the end, from this index on

    def __init__(
        self,
        match: HasSteps,
        words: LogWords,
        people: Sequence[SeatPerson],
        aids: Aids | None = None,
        parent: QObject | None = None,
        *,
        explains: bool = False,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._explains = explains
        self._words = words
        self.people = tuple(people)  # who plays each seat
        self._aids = aids or Aids()
        self._by_viewer: dict[int | None, _Told] = {}
        self._viewer: int | None = None
        self._active = False
        self._held: int | None = None
        self._released = 0
        self._shown = 0
        self._slices = PatientTimer("log slices", self, PATIENCE)
        self._slices.setSingleShot(True)
        self._slices.timeout.connect(self._build)

    @property
    def is_complete(self) -> bool:
        """Whether all steps up to now have been put into words."""
        return self._told().steps == len(self._match.steps)

    @property
    def entries(self) -> Sequence[LogEntry]:
        """The lines that may be read now, oldest first."""
        return self._told().entries[: self._shown]

    def set_active(self, active: bool) -> None:
        """Begin or stop making lines; those that are made are kept."""
        self._active = active
        if active:
            self._build()
        else:
            self._slices.stop()

    def look_through(self, viewer: int | None) -> None:
        """Tell what other eyes saw. What was held back is told."""
        if viewer == self._viewer:
            return
        self._viewer = viewer
        self._held = None
        self._begin_anew()

    def follow(self) -> None:
        """Catch up with the match after steps were done or taken back. All of them may be told."""
        self._held = None
        self._sync()

    def hold_newest(self) -> None:
        """A step was done, and the table is about to show it: its lines wait for `release`."""
        self._held, self._released = len(self._match.steps) - 1, 0
        self._sync()

    def release(self, seat: int = -1) -> None:
        """The table has shown one more thing of the step that is held back: all lines of one event."""
        if self._held is None:
            return
        told = self._told().entries
        first = bisect_left(told, self._held, key=lambda entry: entry.step)
        lines = [entry.line for entry in told[first:]]
        # Where lines name their events, those that name none are results: they wait for the end.
        are_named = any(line.at is not None for line in lines)
        waiting = [
            (number, line)
            for number, line in enumerate(lines[self._released :], 1)
            if not line.is_heading and (line.at is not None or not are_named)
        ]
        for number, line in [end for end in waiting if end[1].seat == seat][:1] or waiting[:1]:
            alike = [at for at, other in waiting if line.at is not None and other.at == line.at]
            self._released += max(alike, default=number)
        self._show_more()

    def release_all(self) -> None:
        """The table has shown all of the step that is held back."""
        if self._held is not None:
            self._held = None
            self._show_more()

    def _told(self) -> _Told:
        return self._by_viewer.setdefault(self._viewer, _Told())

    def _begin_anew(self) -> None:
        self._shown = 0
        self._shown = self._most()
        self.reset.emit()
        self._build()

    def _sync(self) -> None:
        steps = len(self._match.steps)
        for told in self._by_viewer.values():
            told.cut(steps)
        if self._most() < self._shown:
            self._shown = self._most()
            self.reset.emit()
        self._build()

    def _build(self) -> None:
        """Make lines for a while; go on in a later turn of the event loop."""
        if not self._active:
            return
        told, steps = self._told(), self._match.steps
        stop = perf_counter() + SLICE_MS / 1000
        if told.steps < 0:
            begins = self._words.beginning(self._match.look_at(0, self._viewer), self.people)
            told.entries = [LogEntry(-1, line) for line in begins]
            told.steps = 0
        while told.steps < len(steps):
            seat = steps[told.steps].seat
            has_why = self._explains and seat >= 0 and not self.people[seat].is_person
            lines = self._words.log_lines(steps[told.steps].sights_for(self._viewer), self.people)
            deed = line_of_deed(lines, seat)
            told.entries += [
                LogEntry(told.steps, line, has_why and line is deed)
                for line in lines
                if not line.aid or getattr(self._aids, line.aid)
            ]
            told.steps += 1
            if perf_counter() >= stop:
                break
        if told.steps < len(steps):
            self._slices.start(0)
        self._show_more()

    def _most(self) -> int:
        """How many of the lines may be read now."""
        entries = self._told().entries
        if self._held is None:
            return len(entries)
        start = bisect_left(entries, self._held, key=lambda entry: entry.step)
        return min(len(entries), start + self._released)

    def _show_more(self) -> None:
        before, self._shown = self._shown, max(self._shown, self._most())
        if self._shown > before:
            self.grown.emit(before)
