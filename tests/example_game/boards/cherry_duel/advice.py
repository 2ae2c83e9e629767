"""What would be done in Cherry Duel, and why."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Param
from cakedesk.table.boards.cherry_duel.screen import card_key
from cakedesk.table.boards.cherry_duel.wording import DuelWording
from cakedesk.table.kit.advice_words import AdviceWords


class CherryDuelAdvice(AdviceWords):
    """The words."""

    def deed(self, action: Action) -> str:
        """See `AdviceWords.deed`."""
        return self.tr("Lay {slice}").format(slice=DuelWording(self.names).slice(self.shown, action[1]))

    def places(self, action: Action) -> list[str]:
        """See `AdviceWords.places`."""
        return [card_key(action[1])]

    def sentences(self) -> dict[str, str]:
        """See `AdviceWords.sentences`."""
        return super().sentences() | {
            "tries": self.tr("It is high, and there are {cherries} to win."),
            "spares": self.tr("High slices are kept for a round with more than {cherries}."),
        }

    def named(self, param: str, value: Param) -> str:
        """See `AdviceWords.named`."""
        words = DuelWording(self.names)
        return words.cherries(int(value)) if param == "cherries" else super().named(param, value)
