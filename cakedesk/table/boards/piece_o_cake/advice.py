"""What would be done in Piece o' Cake, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Param
from cakedesk.games.piece_o_cake.actions import CUT, EAT, TAKE, WHOLE
from cakedesk.games.piece_o_cake.cutting import starts_of
from cakedesk.games.piece_o_cake.plates import all_of
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake.log_wording import EventWording
from cakedesk.table.boards.piece_o_cake.wording import piece_letter, variety_name
from cakedesk.table.kit.advice_words import AdviceWords
from cakedesk.table.kit.table_words import TableWords


class PieceOCakeAdvice(AdviceWords):
    """The words."""

    def __init__(self, seen: Observation[Any], people: Sequence[SeatPerson]) -> None:
        super().__init__(seen, people)
        self._words = EventWording(seen.shown.lists, self.names)

    def deed(self, action: Action) -> str:
        """See `AdviceWords.deed`."""
        kind, shown, heap = action[0], self.shown, self._words.heap
        if kind == WHOLE:
            return self.tr("Leave the cake whole")
        if kind == CUT:
            cut = shown.clone()
            cut.apply(action)
            text = self.tr("Cut %n piece(s)", "", len(cut.pieces))
            return f"{text}. {self._words.pieces_cut(cut).removesuffix('.')}"
        if kind == TAKE:
            taken = self._take(shown.pieces[shown.starts.index(action[1])], action[2])
            letter = piece_letter(shown.cuts, action[1])
            text = self.tr("Take piece {letter}. {deed}")
            return text.format(letter=letter, deed=taken) if letter else taken
        if kind == EAT:
            eaten = all_of(shown.earlier[shown.turn()], action[1])
            return self.tr("Eat {slices} already collected").format(slices=heap(eaten))
        return TableWords().pass_turn()

    def answer(self, action: Action) -> str:
        """See `AdviceWords.answer`: which piece is to be taken, whatever of it is eaten."""
        if action[0] == TAKE:
            return piece_letter(self.shown.cuts, action[1])
        return super().answer(action)

    def _take(self, piece: int, eaten: int) -> str:
        heap = self._words.heap
        if piece == eaten:
            return self.tr("Eat a whole piece: {slices}").format(slices=heap(eaten))
        if not eaten:
            return self.tr("Collect {slices}").format(slices=heap(piece))
        text = self.tr("Eat {eaten} and collect {slices}")
        return text.format(eaten=heap(eaten), slices=heap(piece - eaten))

    def places(self, action: Action) -> list[str]:
        """See `AdviceWords.places`."""
        kind = action[0]
        if kind == CUT:
            return [f"cut/{gap}" for gap in starts_of(action)]
        if kind == TAKE:
            return [f"wedge/{action[1]}"]
        return [f"forfeit/{self.shown.lists.varieties[action[1]].letter}"] if kind == EAT else ["confirm"]

    def sentences(self) -> dict[str, str]:
        """See `AdviceWords.sentences`."""
        return super().sentences() | {
            "cream": self.tr("The cream brings {points} at once."),
            "leads": self.tr("It takes the lead in {variety}, which counts {points}."),
            "stays_ahead": self.tr("It holds the lead in {variety}, which counts {points}."),
            "collects": self.tr("It collects {slices} for leads to come."),
            "gives_up": self.tr("The lead in {variety} is hardly to be had any more."),
        }

    def named(self, param: str, value: Param) -> str:
        """See `AdviceWords.named`."""
        if param == "variety":
            return variety_name(self.shown.lists, int(value))
        return self.tr("%n slice(s)", "", int(value)) if param == "slices" else super().named(param, value)
