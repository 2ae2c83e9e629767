"""What would be done in Piece o' Cake, and why."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Param
from cakedesk.games.piece_o_cake.actions import CUT, EAT, TAKE
from cakedesk.games.piece_o_cake.cutting import starts_of
from cakedesk.table.boards.piece_o_cake.wording import variety_name
from cakedesk.table.kit.advice_words import AdviceWords


class PieceOCakeAdvice(AdviceWords):
    """The words."""

    def places(self, action: Action) -> list[str]:
        """See `AdviceWords.places`."""
        kind = action[0]
        if kind == CUT:
            return [f"cut/{gap}" for gap in starts_of(action)]
        if kind == TAKE:
            return [f"piece/{action[1]}"]
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
