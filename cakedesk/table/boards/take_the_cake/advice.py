"""What would be done in Take the Cake, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Param
from cakedesk.games.take_the_cake.actions import CUT, ORDER, ORDERS, PUT, TAKE, TAKE_FOR
from cakedesk.games.take_the_cake.cards import COLOURS
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording
from cakedesk.table.joined_words import capital
from cakedesk.table.kit.advice_words import AdviceWords


class TakeTheCakeAdvice(AdviceWords):
    """The words."""

    def __init__(self, seen: Observation[Any], people: Sequence[SeatPerson]) -> None:
        super().__init__(seen, people)
        self._words = TurnWording(seen.shown.lists, self.names)

    def deed(self, action: Action) -> str:
        """See `AdviceWords.deed`: for two cuts what lies in each piece is too long."""
        kind, words = action[0], self._words
        if kind == PUT:
            return self._put(*action[1:])
        if kind == CUT:
            _, card, turn = action
            text = self.tr("Cut with cut card {number} of 2, turned to {turn}")
            return text.format(number=self.shown.drawn.index(card) + 1, turn=turn)
        if kind == TAKE:
            return capital(self.tr("Take {piece}").format(piece=words.piece(action[1])))
        if kind == TAKE_FOR:
            text = (
                self.tr("Take {piece} for the first cake"),
                self.tr("Take {piece} for the second cake"),
            )[action[2]]
            return capital(text.format(piece=words.piece(action[1])))
        if kind == ORDERS:
            text = self.tr("Choose {first} for the first cake, {second} for the second")
            first, second = (words.orders([order]) for order in action[1:])
            return text.format(first=first, second=second)
        return self.tr("Choose {orders}").format(orders=words.orders(action[1:]))

    def _put(self, card: int, row: int, column: int) -> str:
        """Where, too: else two places for a square read alike, and who sees no lights can't follow."""
        told = self._words.card(card)
        if not self.shown.sizes[self.shown.target]:
            return self.tr("Place {card}").format(card=told)  # all places are alike
        spot = self._words.spot(row, column, self.shown, None)
        return self.tr("Place {card}: {spot}").format(card=told, spot=spot)

    def answer(self, action: Action) -> str:
        """See `AdviceWords.answer`: which piece is to be taken, for whichever cake."""
        return self._words.piece(action[1]) if action[0] == TAKE_FOR else super().answer(action)

    def places(self, action: Action) -> list[str]:
        """See `AdviceWords.places`."""
        kind, lists = action[0], self.shown.lists
        if kind == CUT:
            return [f"cut/{lists.cuts[action[1]]}"]
        if kind == PUT:
            _, card, row, column = action
            return [f"card/{lists.pieces[card]}", f"square/{self.shown.target % CAKES}/{row}/{column}"]
        if kind in (ORDER, ORDERS):
            return [f"order/{lists.orders[order].id}" for order in action[1:]]
        colour = COLOURS[action[1]]
        cakes = [f"cake/{self.shown.to_act}/{action[2]}"] if kind == TAKE_FOR else []
        return [f"piece/{colour}", f"tile/{colour}", *cakes]

    def sentences(self) -> dict[str, str]:
        """See `AdviceWords.sentences`."""
        return super().sentences() | {
            "worth": self.tr("The piece is worth about {points} to the cake."),
            "no_better": self.tr("Nothing else would bring more."),
            "denies": self.tr("{seat} would gain about {points} with it."),
            "joins": self.tr("It makes a group of {squares} squares."),
            "rim": self.tr("The rim stays free for cookies."),
            "room": self.tr("There is room for more {icing} beside it."),
            "least_harm": self.tr("Anywhere else it would do more harm."),
            "pays": self.tr("{order} pays {points}."),
            "spared": self.tr("An order that pays now can pay more for the next cake."),
            "none_pays": self.tr("No order pays for this cake."),
        }

    def named(self, param: str, value: Param) -> str:
        """See `AdviceWords.named`."""
        if param == "icing":
            return self._words.icing(int(value))
        return self._words.orders([int(value)]) if param == "order" else super().named(param, value)
