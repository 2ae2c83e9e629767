"""The last squares of a cake of Take the Cake: every way to fill them is counted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from cakedesk.games.take_the_cake.phases import NO_CARD
from cakedesk.games.take_the_cake.rules import lay
from cakedesk.games.take_the_cake.scoring import order_points, score_cake, survey_cake
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.outline import Outline


class Filling:
    """Counts what a cake of a seat can score in the end, with the order that pays most for it."""

    def __init__(self, state: TakeTheCakeState, me: int, place: int, outline: Outline) -> None:
        """Look at a cake.

        Args:
            state: a masked or full state.
            me: the seat, whose orders are known.
            place: of the cake in `state.cakes`.
            outline: of the cake.
        """
        self._state = state
        self._place = place
        self._outline = outline
        self._orders = [state.lists.orders[order] for order in state.orders[me]]
        self._others = [
            survey_cake(state.cakes[other], state.boxes[other], state.lists)
            for other in state.compared_with(place)
            if other != place
        ]

    def points(self, state: TakeTheCakeState) -> int:
        """The points of the cake as it lies in a state."""
        survey = survey_cake(state.cakes[self._place], state.boxes[self._place], state.lists)
        compared = [survey, *self._others]
        paid = max([order_points(order, survey, compared) for order in self._orders], default=0)
        return score_cake(survey, compared, None).total + paid

    def most_points(self, cards: Sequence[int]) -> dict[tuple[int, int], int]:
        """What the cake can score, by where a card goes.

        Args:
            cards: as many as there are empty squares.

        Returns:
            By card and square of the frame the most points.
        """
        most: dict[tuple[int, int], int] = {}
        for cells in permutations([cell for cell, card in enumerate(self._outline.cells) if card == NO_CARD]):
            filled = self._state.clone()
            filled.target, filled.hand = self._place, [*cards]
            laid = [*zip(cards, cells, strict=True)]
            for card, cell in laid:
                lay(filled, card, *self._outline.action_place(cell))
            points = self.points(filled)
            for one in laid:
                most[one] = max(points, most.get(one, points))
        return most
