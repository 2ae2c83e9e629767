"""`LastTold`: what happened last, in one sentence that the present viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from cakedesk.app.match.model import MatchModel
from cakedesk.engine.events import Sight, told_to
from cakedesk.table.board import Board, SeatPerson
from cakedesk.table.boards.entry import BoardEntry
from cakedesk.table.short_names import shorter_sentence


class LastTold(QObject):
    """Follows what the table shows. Other eyes are told anew, from what they have seen themselves."""

    changed = Signal(int, str, str)  # another seat, sentence, and what is said where that has no room

    def __init__(
        self,
        model: MatchModel,
        board: Board,
        entry: BoardEntry,
        people: Sequence[SeatPerson],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._entry, self._people = model, entry, people
        self.told = -1, "", ""  # as `changed` says it; -1: nobody's doing
        board.happened.connect(self._follow)
        model.viewer_changed.connect(self.tell_again)

    def tell_again(self) -> None:
        """Tell of the last thing of the match that the present viewer may know."""
        for step in reversed(range(self._model.moves_count)):
            told = self._entry.sentences(self._model.sights_of(step, self._model.reader), self._people)
            if told:
                self._tell(*told[-1])
                return
        self.forget()

    def forget(self) -> None:
        """Tell nothing until something happens."""
        self._tell(-1, "")

    def _follow(self, sights: Sequence[Sight[Any]]) -> None:
        if sights[-1].look.seat != self._model.viewer:  # it is on its way out
            return
        if heard := told_to(sights, self._model.reader):
            for seat, sentence in self._entry.sentences(heard, self._people)[-1:]:
                self._tell(seat, sentence)

    def _tell(self, seat: int, sentence: str) -> None:
        self.told = seat, sentence, shorter_sentence(sentence, [person.name for person in self._people])
        self.changed.emit(*self.told)
