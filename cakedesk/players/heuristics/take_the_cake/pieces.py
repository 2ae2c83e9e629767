"""What a piece is worth for a cake: fruit squares, flowers, cookies for the rim, candle groups, orders."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.take_the_cake.cards import (
    CANDLE,
    COOKIE,
    FLOWER,
    FRUIT,
    FRUITS,
    MOST,
    Order,
    TakeTheCakeLists,
)
from cakedesk.games.take_the_cake.phases import CAKES, PIECE
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.outline import Outline, count_toppings, outline_of
from cakedesk.players.heuristics.take_the_cake.outlook import most_chance, outlook

FRUIT_TO_COME = 0.07
"""Fruits of one type that each card still to come is expected to bring: squares grow with them."""

JOINING = 0.75
"""How much of a candle group's growth a card of its icing is expected to bring."""

GROWTH = 0.14
"""Squares by which each card still to come is expected to let a candle's group grow."""

MOST_FRUIT = 25.0


class Appraiser:
    """Knows the cakes and orders of a state, and says what pieces are worth."""

    def __init__(self, state: TakeTheCakeState, me: int) -> None:
        self._state = state
        self._me = me
        # By place in `state.cakes` the outline of each cake that was asked for.
        self.outlines: dict[int, Outline] = {}
        self._rivals: dict[int, list[int]] = {}
        self._before: dict[int, float] = {}

    def outline(self, place: int) -> Outline:
        """The outline of a cake, made once."""
        if place not in self.outlines:
            self.outlines[place] = outline_of(self._state, place)
        return self.outlines[place]

    def rivals(self, place: int) -> list[int]:
        """By topping the most that one of the cakes compared with a cake has."""
        if place not in self._rivals:
            others = [other for other in self._state.compared_with(place) if other != place]
            cakes = [self._state.cakes[other] for other in others]
            toppings = [count_toppings(cake, self._state.lists) for cake in cakes]
            self._rivals[place] = [max(numbers) for numbers in zip(*toppings, strict=True)]
        return self._rivals[place]

    def outlook(self, order: Order, place: int, added: Sequence[int]) -> float:
        """What an order is expected to pay for a cake once some cards are added; see `outlook`."""
        rivals = self.rivals(place) if order.kind == MOST else ()
        return outlook(order, self.outline(place), added, rivals, self._state.lists)

    def orders(self, place: int) -> list[Order]:
        """The orders that may go to a cake: own ones only, those of others are secret."""
        if place // CAKES != self._me:
            return []
        return [self._state.lists.orders[order] for order in self._state.orders[self._me]]

    def worth(self, place: int, piece: Sequence[int]) -> float:
        """What a piece, four cards, adds to a cake, by its place in `state.cakes`, in the end, in points."""
        outline, lists = self.outline(place), self._state.lists
        to_come = outline.empty - PIECE
        gained = [0] * (FRUIT + 1)
        same = [0] * 4
        for card in piece:
            gained[lists.toppings[card]] += lists.counts[card]
            same[lists.icings[card]] += 1
        worth = _fruit_worth(outline, gained, to_come)
        worth += self._flower_worth(place, outline, gained[FLOWER], to_come)
        worth += 2.0 * min(gained[COOKIE], outline.rim_left + 1)
        worth += _candle_worth(outline, piece, same, to_come, lists)
        orders = self.orders(place)
        if orders:
            if place not in self._before:
                self._before[place] = max([self.outlook(order, place, ()) for order in orders])
            worth += max([self.outlook(order, place, piece) for order in orders]) - self._before[place]
        return worth

    def _flower_worth(self, place: int, outline: Outline, gained: int, to_come: int) -> float:
        if not gained:
            return 0.0
        rival, held = self.rivals(place)[FLOWER], outline.toppings[FLOWER]
        after = held + gained
        return after * (1.0 + most_chance(after, rival, to_come)) - held * (
            1.0 + most_chance(held, rival, to_come + PIECE)
        )


def _fruit_worth(outline: Outline, gained: Sequence[int], to_come: int) -> float:
    worth = 0.0
    coming = FRUIT_TO_COME * to_come
    for fruit in range(FRUITS):
        if gained[fruit]:
            held = outline.toppings[fruit] + coming
            worth += min((held + gained[fruit]) ** 2, MOST_FRUIT) - min(held**2, MOST_FRUIT)
    return worth


def _candle_worth(
    outline: Outline, piece: Sequence[int], same: Sequence[int], to_come: int, lists: TakeTheCakeLists
) -> float:
    worth = 0.0
    for card in piece:
        icing = lists.icings[card]
        size, candles = outline.best[icing]
        worth += JOINING * (candles + 0.25 * (size > 0))
        if lists.toppings[card] == CANDLE:
            worth += lists.counts[card] * (1.0 + JOINING * (size + same[icing] - 1) + GROWTH * to_come)
    return worth
