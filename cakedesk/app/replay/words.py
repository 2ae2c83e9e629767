"""What the replay says of a move, of a moment and of eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from cakedesk.app.match.moment_names import MomentNames
from cakedesk.app.replay.eyes import Eyes, ReplayPast
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.short_names import shorter_sentence


class MomentWords(NamedTuple):
    """A moment in words."""

    seat: int  # who made the move that led there; -1: nobody
    text: str  # which move it was, and what was done
    done: str = ""  # what was done alone: which move it was stands above the table too
    brief: str = ""  # the least of that; empty: there is no less


class ReplayWords(QObject):
    """Says what was done, as the eyes that look on saw it."""

    def __init__(
        self, past: ReplayPast, entry: BoardEntry, people: Sequence[SeatPerson], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._past, self._entry, self._people = past, entry, tuple(people)
        self._names = MomentNames(self)

    def moment(self, steps: int, eyes: Eyes) -> MomentWords:
        """Say which move led to a moment."""
        count = self._past.count
        if not steps:
            return MomentWords(-1, self.tr("before the first of %n move(s)", "", count))
        seat = self._past.match.steps[steps - 1].seat
        told = self._entry.sentences(self._past.sights(steps - 1, eyes), self._people)
        own = [sentence for who, sentence in told if who == seat]
        sentence = (own or [sentence for _, sentence in told] or [self._untold(seat)])[0]
        text = self.tr("move {number} of {count}: {sentence}")
        text = text.format(number=steps, count=count, sentence=sentence)
        return MomentWords(
            seat, text, sentence, shorter_sentence(sentence, [who.name for who in self._people])
        )

    def place(self, steps: int, *, is_during: bool = False) -> str:
        """Say which moment it is, and no more."""
        return self._names.name(steps, self._past.count, is_during=is_during)

    def eyes(self, eyes: Eyes) -> str:
        """Name who looks on."""
        if eyes.is_open:
            return self.tr("everyone")
        return self.tr("a spectator") if eyes.seat is None else self._people[eyes.seat].name

    def _untold(self, seat: int) -> str:
        if seat < 0:
            return self.tr("chance decides")
        return self.tr("{name} ends the turn").format(name=self._people[seat].name)
