"""The last squares of a cake of Take the Cake: every way to fill them is counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from cakedesk.games.take_the_cake.grid import square_at
from cakedesk.games.take_the_cake.phases import NO_CARD, SIDE
from cakedesk.games.take_the_cake.scoring import Survey, order_points, score_cake, survey_cake
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.outline import Outline


class Filling:
    """Counts what a cake of a seat can score in the end, with the order that pays most for it."""

    def __init__(self, state: TakeTheCakeState, me: int, place: int, outline: Outline) -> None:
        self._cake = state.cakes[place]
        self._box = state.boxes[place]
        self._lists = state.lists
        self._outline = outline
        self._orders = [state.lists.orders[order] for order in state.orders[me]]
        self._others = [
            survey_cake(state.cakes[other], state.boxes[other], state.lists)
            for other in state.compared_with(place)
            if other != place
        ]

    def points(self) -> int:
        """The points of the cake as it lies."""
        return self._count(survey_cake(self._cake, self._box, self._lists))

    def most_points(self, cards: Sequence[int]) -> dict[tuple[int, int], int]:
        """The most points that the cake can score, by a card and the square of the frame where it goes.

        Args:
            cards: as many as there are empty squares.
        """
        most: dict[tuple[int, int], int] = {}
        for cells, survey in self.ways(cards):
            points = self._count(survey)
            for one in zip(cards, cells, strict=True):
                most[one] = max(points, most.get(one, points))
        return most

    def ways(self, cards: Sequence[int]) -> Iterator[tuple[tuple[int, ...], Survey]]:
        """Every way to fill the cake.

        Args:
            cards: as many as there are empty squares.

        Yields:
            The squares of the frame that the cards go to, in their order, and what lies on the cake then.
        """
        cake, top, left = self._cake[:], self._outline.top, self._outline.left
        box = (top, top + SIDE - 1, left, left + SIDE - 1)
        for cells in permutations([cell for cell, card in enumerate(self._outline.cells) if card == NO_CARD]):
            for card, cell in zip(cards, cells, strict=True):
                cake[square_at(*self._outline.action_place(cell))] = card
            yield cells, survey_cake(cake, box, self._lists)

    def _count(self, survey: Survey) -> int:
        compared = [survey, *self._others]
        paid = max([order_points(order, survey, compared) for order in self._orders], default=0)
        return score_cake(survey, compared, None).total + paid
