"""What would be done in Dutch Auction, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Param
from cakedesk.games.dutch_auction import actions
from cakedesk.games.dutch_auction.cards import CARD_IDS
from cakedesk.games.dutch_auction.rules import is_kept
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.dutch_auction.wording import AuctionWording
from cakedesk.table.kit.advice_words import AdviceWords
from cakedesk.table.kit.table_words import TableWords


class DutchAuctionAdvice(AdviceWords):
    """The words."""

    def __init__(self, seen: Observation[Any], people: Sequence[SeatPerson]) -> None:
        super().__init__(seen, people)
        self._words = AuctionWording(seen.shown.lists, self.names)

    def deed(self, action: Action) -> str:
        """See `AdviceWords.deed`."""
        kind, cards = action[0], action[1:]
        if kind == actions.PASS:
            return TableWords().pass_turn()
        if kind == actions.BUY:
            return self._buy(*cards)
        if kind == actions.CHANGE:
            told = {"card": self._words.card(cards[1]), "suit": self._words.suit(cards[2])}
            return self.tr("Change the {card} to {suit}").format(**told)
        text = {
            actions.DONE: self.tr("Do no more"),
            actions.ON: self.tr("Go on"),
            actions.STOP: self.tr("Stop"),
            actions.ASIDE: self.tr("Set the {card} aside"),
            actions.CASH: self.tr("Cash in the {card}"),
            actions.TAKE: self.tr("Take the {card}"),
            actions.STEAL: self.tr("Steal the {card}"),
        }[kind]
        return text.format(card=self._words.card(cards[-1])) if cards else text

    def _buy(self, card: int, *payers: int) -> str:
        kept = [payer for payer in payers if is_kept(self.shown, self.shown.turn(), payer, card)]
        lost = [payer for payer in payers if payer not in kept]
        text = self.tr("Buy the {card} for {lost}, and keep {kept}")
        if not lost:
            text = self.tr("Buy the {card} and keep {kept}")
        elif not kept:
            text = self.tr("Buy the {card} for {lost}")
        words = self._words
        return text.format(card=words.card(card), kept=words.cards(kept), lost=words.cards(lost))

    def places(self, action: Action) -> list[str]:
        """See `AdviceWords.places`."""
        kind = action[0]
        plain = {
            actions.DONE: "first",
            actions.ON: "vote/on",
            actions.STOP: "vote/stop",
            actions.PASS: "confirm",
        }
        if kind in plain:
            return [plain[kind]]
        cards = action[1:3] if kind == actions.CHANGE else action[1:]
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
