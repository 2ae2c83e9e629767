"""What would be done in Dutch Auction, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Param
from cakedesk.games.dutch_auction.actions import CHANGE, DONE, ON, PASS, STOP
from cakedesk.games.dutch_auction.cards import CARD_IDS
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.dutch_auction.wording import AuctionWording
from cakedesk.table.kit.advice_words import AdviceWords


class DutchAuctionAdvice(AdviceWords):
    """The words."""

    def __init__(self, seen: Observation[Any], people: Sequence[SeatPerson]) -> None:
        super().__init__(seen, people)
        self._words = AuctionWording(seen.shown.lists, self.names)

    def deed(self, action: Action) -> str:
        """See `AdviceWords.deed`: of a vote nobody is told before both have voted."""
        if action[0] not in (ON, STOP):
            return ""
        text = self.tr("{name} wants to go on") if action[0] == ON else self.tr("{name} wants to stop")
        return text.format(name=self.names[self.shown.turn()])

    def places(self, action: Action) -> list[str]:
        """See `AdviceWords.places`."""
        kind = action[0]
        plain = {DONE: "first", ON: "vote/on", STOP: "vote/stop", PASS: "confirm"}
        if kind in plain:
            return [plain[kind]]
        cards = action[1:3] if kind == CHANGE else action[1:]
        return [f"card/{CARD_IDS[card]}" for card in cards]

    def sentences(self) -> dict[str, str]:
        """See `AdviceWords.sentences`."""
        return super().sentences() | {
            "bids": self.tr("The other cards bid {bid} together."),
            "safe": self.tr("The {card} can't be stolen in this round."),
            "ahead": self.tr("By all that is known, the lead is here."),
            "behind": self.tr("By all that is known, the other leads."),
            "counts": self.tr("The {card} counts {points}."),
            "power": self.tr("It gives one more power to use."),
            "owed": self.tr("The card of cost 1 has to be bought."),
            "costs": self.tr("What pays and is lost counts {lost}."),
            "costs_little": self.tr("What pays and is lost counts nothing."),
            "free": self.tr("All that pay are kept: they have its suit."),
            "cashes": self.tr("The {card} counts {points}, and nobody can steal it any more."),
            "matches": self.tr("With the other suit the {card} can pay and be kept."),
        }

    def named(self, param: str, value: Param) -> str:
        """See `AdviceWords.named`."""
        return self._words.card(int(value)) if param == "card" else super().named(param, value)
