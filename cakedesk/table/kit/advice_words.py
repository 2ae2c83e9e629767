"""`AdviceWords`: what would be done, and what speaks for it, in words and as places on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Param, Reason
from cakedesk.table.board import SeatPerson
from cakedesk.table.joined_words import capital
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.kit.words import Words


class AdviceWords(Words):
    """The words for one position. The `advice.py` of a board derives its own from it.

    Attributes:
        shown: the position.
        names: who sits where.
    """

    def __init__(self, seen: Observation[Any], people: Sequence[SeatPerson]) -> None:
        """Make words for a position.

        Args:
            seen: what the seat to act knows.
            people: by seat.
        """
        super().__init__()
        self.shown = seen.shown
        self.names = [person.name for person in people]

    def deed(self, action: Action) -> str:
        """What is to be done: said to who does it, or told of somebody who did.

        Args:
            action: a legal one.

        Returns:
            An order without a full stop: "Draw a card"; in languages that tell it from the infinitive, that.
        """
        raise NotImplementedError

    def answer(self, action: Action) -> str:
        """What an action says to what the table asks: moves that say the same are hardly different ones."""
        return self.deed(action)

    def places(self, action: Action) -> list[str]:
        """What an action is about, by names of `Board.places`.

        Args:
            action: a legal one.
        """
        raise NotImplementedError

    def sentences(self) -> dict[str, str]:
        """What each reason says, by its code, with parameters in braces. Boards add theirs."""
        return {
            "only": self.tr("There is nothing else to do."),
            "at_first": self.tr("At first it promises more, but not with all that may follow."),
            "weaker": self.tr("Something else promises more."),
            "as_good": self.tr("Nothing else seemed better."),
            "enough": self.tr("Whatever else could be done costs more than it brings."),
            "points": self.tr("It brings {points} at once."),
            "cut": self.tr(
                "If all choose well, it is worth about {points}, and to nobody else more than {most}."
            ),
            "cut_for_me": self.tr(
                "If all choose well, it is worth about {points}, and to nobody else anything."
            ),
            "cut_for_others": self.tr("If all choose well, it is worth no more than {most} to anybody."),
            "cut_for_nobody": self.tr("If all choose well, it is worth little to anybody."),
            "robs": self.tr("What it brings is taken from {seat}."),
        }

    def named(self, param: str, value: Param) -> str:
        """A parameter of a reason in words. Boards add theirs.

        Args:
            value: its value.
        """
        if param == "seat":
            return self.names[int(value)]
        return TableWords().points(int(value)) if param in ("points", "most", "lost") else str(value)

    def why(self, reasons: Sequence[Reason]) -> str:
        """What speaks for an action.

        Args:
            reasons: of the game.

        Returns:
            A sentence for each.
        """
        texts = self.sentences()
        return " ".join(self._sentence(texts[reason.code], reason) for reason in reasons)

    def _sentence(self, text: str, reason: Reason) -> str:
        told = text.format(**{param: self.named(param, value) for param, value in reason.params})
        # A card's name may come first; a person's stays as it was written.
        return told if text.startswith("{seat}") else capital(told)
