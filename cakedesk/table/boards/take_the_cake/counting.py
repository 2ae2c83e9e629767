"""`CountWording`: what a cake scores of each kind, told in words and by the squares that it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cakedesk.games.take_the_cake.cards import CANDLE, COOKIE, FLOWER, FRUITS, GROUP
from cakedesk.games.take_the_cake.counted_squares import group_of, is_on_rim, laid_with, order_squares
from cakedesk.games.take_the_cake.scoring import COOKIE_POINTS, FRUIT_POINTS, CakeScore
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.take_the_cake.wording import CakeWording

COOKIES, FLOWERS, FRUITS_OF_A_TYPE, CANDLES, ORDER = range(5)
"""The kinds of points, in the order of `CakeScore`."""


@dataclass(frozen=True)
class Counted:
    """What a cake scores of one kind."""

    points: int  # of that kind
    text: str  # how they come about, as a sum such as "3 × 6 + 2", or the order; empty: there is none
    squares: tuple[int, ...]  # those that they come from, as places on the cake
    gains: Mapping[int, int] = field(default_factory=dict)  # what single ones of these score
    # Those of them that are counted together; empty: each stands for itself.
    groups: tuple[tuple[int, ...], ...] = ()

    @property
    def told(self) -> str:
        """The sum and what it comes to."""
        points = str(self.points)
        return points if self.text in {"", points} else f"{self.text} = {points}"


class CountWording(CakeWording):
    """Counts cakes in words."""

    def rule(self, kind: int) -> str:
        """How a kind of points is counted."""
        return (
            self.tr("Each cookie on the rim scores 2."),
            self.tr("Each flower scores 1, and 1 more on the cake with the most."),
            self.tr("Each type of fruit on its own: 1, 4, 9, 16 or 25."),
            self.tr("Each candle scores its group of icing."),
            self.tr("Each cake scores what its order pays."),
        )[kind]

    def counted(self, shown: TakeTheCakeState, place: int, score: CakeScore) -> list[Counted]:
        """What a cake scores, kind by kind."""
        kinds = (self._cookies, self._flowers, self._fruit, self._candles, self._order)
        order = shown.assigned[place]
        unpaid = ("",) * ORDER + (self.order(order) if order >= 0 else "",)
        return [
            how(shown, place, points) if points else Counted(0, text, ())
            for how, points, text in zip(kinds, score, unpaid, strict=True)
        ]

    def _cookies(self, shown: TakeTheCakeState, place: int, points: int) -> Counted:
        on_rim = {
            square: COOKIE_POINTS * number
            for square, number in laid_with(shown, place, COOKIE)
            if is_on_rim(shown, place, square)
        }
        text = f"{points // COOKIE_POINTS} × {COOKIE_POINTS}"
        return Counted(points, text, tuple(on_rim), on_rim)

    def _flowers(self, shown: TakeTheCakeState, place: int, points: int) -> Counted:
        laid = dict(laid_with(shown, place, FLOWER))
        number = sum(laid.values())
        text = f"{number} + {number}" if points > number else str(number)
        return Counted(points, text, tuple(laid))

    def _fruit(self, shown: TakeTheCakeState, place: int, points: int) -> Counted:
        terms: list[int] = []
        squares: list[int] = []
        for fruit in range(FRUITS):
            laid = dict(laid_with(shown, place, fruit))
            squares += laid
            if number := sum(laid.values()):
                terms.append(FRUIT_POINTS[min(number, len(FRUIT_POINTS) - 1)])
        terms.sort(reverse=True)
        return Counted(points, " + ".join(map(str, terms)), tuple(squares))

    def _candles(self, shown: TakeTheCakeState, place: int, points: int) -> Counted:
        gains: dict[int, int] = {}
        squares: dict[int, None] = {}
        by_group: dict[tuple[int, ...], int] = {}
        for square, number in laid_with(shown, place, CANDLE):
            group = sorted(group_of(shown, place, square))
            gains[square] = number * len(group)
            squares |= dict.fromkeys(group)
            by_group[tuple(group)] = by_group.get(tuple(group), 0) + number
        terms = [f"{number} × {len(group)}" for group, number in by_group.items()]
        return Counted(points, " + ".join(terms), tuple(squares), gains, tuple(by_group))

    def _order(self, shown: TakeTheCakeState, place: int, points: int) -> Counted:
        order = shown.assigned[place]
        squares = tuple(order_squares(shown, place, shown.lists.orders[order]))
        asked = shown.lists.orders[order]
        groups = (squares,) if asked.kind == GROUP else ()
        number, text = points // asked.points, self.order(order)
        if number > 1 and asked.points > 1:
            text = self.with_points(text, f"{number} × {asked.points}")
        return Counted(points, text, squares, groups=groups)
