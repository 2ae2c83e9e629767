"""What would be done in Cake Swap, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Param
from cakedesk.games.cake_swap import actions
from cakedesk.games.cake_swap.cards import CLASSES, ribbon
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.kit.advice_words import AdviceWords


class CakeSwapAdvice(AdviceWords):
    """The words."""

    def __init__(self, seen: Observation[Any], people: Sequence[SeatPerson]) -> None:
        super().__init__(seen, people)
        self._words = SwapWording(seen.shown.lists, self.names)

    def deed(self, action: Action) -> str:
        """See `AdviceWords.deed`: nobody knows what will be drawn."""
        words, kind, shown = self._words, action[0], self.shown
        plain = {
            actions.DRAW: self.tr("Draw a card from the deck"),
            actions.PASS: self.tr("Pass the card to the table"),
            actions.CLEAR: self.tr("Clear the platter without a ribbon"),
            actions.END: self.tr("End the turn"),
        }
        if kind in plain:
            return plain[kind]
        platter = shown.platters[shown.turn()]
        if kind == actions.DRAFT:
            return self.tr("Draft {card}").format(card=words.card(action[1]))
        if kind == actions.SWIPE_FROM:
            other = action[1]
            text, layer = self.tr("Swipe {layer} from {other}"), shown.platters[other][-1]
            return text.format(layer=words.layer(layer), other=self.names[other])
        if kind == actions.SUBMIT:
            won = words.ribbon_of_class(ribbon(action[1], len(platter)))
            return self.tr("Submit the cake for {ribbon}").format(ribbon=won)
        card = action[-1] if kind in (actions.SWAP_TOP_WITH, actions.SWAP_FOR_WITH) else shown.held
        layer = words.layer(shown.lists.sides[card][action[1]])
        if kind in (actions.PLACE, actions.SQUEEZE_IN):
            text = self.tr("Place {layer}") if kind == actions.PLACE else self.tr("Squeeze in {layer}")
            return text.format(layer=layer)
        if kind in (actions.SWAP_TOP, actions.SWAP_TOP_WITH):
            text, old = self.tr("Swap in {layer} for {removed}"), platter[-1]
        else:
            text = self.tr("Swap in {layer} for {removed}, with Squeeze")
            old = next(each for each in platter if shown.lists.layers[each].size == action[2])
        return text.format(layer=layer, removed=words.layer(old))

    def places(self, action: Action) -> list[str]:
        """See `AdviceWords.places`."""
        ids, kind = self.shown.lists.ids, action[0]
        own = f"cake/{self.shown.turn()}"
        if kind in (actions.DRAW, actions.PASS, actions.END):
            return [{actions.DRAW: "deck", actions.PASS: "hand", actions.END: own}[kind]]
        if kind == actions.DRAFT:
            return [f"card/{ids[action[1]]}"]
        if kind == actions.SUBMIT:
            return [own, f"stand/{CLASSES[action[1]]}"]
        if kind == actions.SWIPE_FROM:
            return [f"cake/{action[1]}"]
        if kind in (actions.SWAP_TOP_WITH, actions.SWAP_FOR_WITH):
            return [f"card/{ids[action[-1]]}", own]
        return ["hand", own]

    def sentences(self) -> dict[str, str]:
        """See `AdviceWords.sentences`."""
        return super().sentences() | {
            "hopeless": self.tr("No ribbon that is left is worth the turns that this cake still takes."),
            "fresh": self.tr("A card from the deck promises more than those that lie open."),
            "no_help": self.tr("The card would not help the cake."),
            "wins": self.tr("That wins the game."),
            "ribbon": self.tr("It wins {ribbon} at once."),
            "aims": self.tr("It leads to {ribbon}, with {layers} to go."),
            "stays": self.tr("The cake stays on its way to {ribbon}, with {layers} to go."),
            "anew": self.tr("A new cake can lead to {ribbon}."),
            "ready": self.tr("The cake is complete for {ribbon} then."),
            "no_ribbon": self.tr("No ribbon is near, and anything else would help less."),
        }

    def named(self, param: str, value: Param) -> str:
        """See `AdviceWords.named`."""
        if param == "ribbon":
            return self._words.ribbon_of_class(int(value))
        return self.tr("%n layer(s)", "", int(value)) if param == "layers" else super().named(param, value)
