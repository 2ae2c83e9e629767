"""Where to place a card in Take the Cake: candle groups, the rim for cookies, room for more, orders."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.actions import Action
from cakedesk.games.take_the_cake.actions import PUT
from cakedesk.games.take_the_cake.cards import (
    CANDLE,
    CENTRE,
    COLUMNS,
    COOKIE,
    CORNERS,
    GROUP,
    ROWS,
    Order,
    TakeTheCakeLists,
)
from cakedesk.games.take_the_cake.phases import FULL, NO_CARD, SIDE
from cakedesk.games.take_the_cake.rules import lay
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.filling import Filling
from cakedesk.players.heuristics.take_the_cake.outline import CORNERS as CORNER_CELLS
from cakedesk.players.heuristics.take_the_cake.outline import NEXT_TO, RIM, Outline, outline_of
from cakedesk.players.heuristics.take_the_cake.outlook import (
    LINE_CHANCES,
    LINES,
    SPOT_SHARE,
    counted,
)
from cakedesk.players.heuristics.take_the_cake.pieces import Appraiser

OPEN_WORTH = 0.035
"""Points that each empty square beside a group is worth, for each candle of it and each card to come."""

ICING_SHARE = 0.4
"""What a group is counted as besides its candles: some may still come."""

INNER_WORTH = 0.5
"""Points for leaving a square of the rim to cookies that are still to come, in an empty cake."""

SURE = 4.0
"""How many times points in a full cake count, for nothing will make up for them."""

Weighed = list[tuple[float, Action]]


def weigh_places(state: TakeTheCakeState, me: int) -> Weighed:
    """The places for the cards in hand, with the gain in points, best first: at least one.

    Where they fill the cake, it is `SURE` times its points.
    """
    if not fills(state):
        return weigh_cards(state.hand, state, me)
    outline = outline_of(state, state.target)
    most = Filling(state, me, state.target, outline).most_points(state.hand)
    return sorted(
        [(SURE * points, (PUT, card, *outline.action_place(cell))) for (card, cell), points in most.items()],
        reverse=True,
    )


def next_place(state: TakeTheCakeState, me: int) -> Action:
    """The best place for the first card in hand: much quicker than the best of all cards."""
    return weigh_cards(state.hand[:1], state, me)[0][1]


def plan_turn(state: TakeTheCakeState, me: int) -> Action:
    """The first placement of the best way to place all cards in hand.

    Every order of the cards is tried, each card on its best square; where they fill the cake, every way is.
    """
    return weigh_places(state, me)[0][1] if fills(state) else _best_turn(state, me, 0.0)[1]


def _best_turn(state: TakeTheCakeState, me: int, gained: float) -> tuple[float, Action]:
    """What the best way to place the cards in hand is worth, with its first placement."""
    turns = []
    for card in state.hand:
        gain, action = weigh_cards((card,), state, me)[0]
        after = state.clone()
        lay(after, *action[1:])
        worth = _best_turn(after, me, gained + gain)[0] if after.hand else gained + gain
        turns.append((worth, action))
    return max(turns)


def fills(state: TakeTheCakeState) -> bool:
    """Whether the cards in hand are the last ones of their cake."""
    return state.sizes[state.target] + len(state.hand) == FULL


def weigh_cards(cards: Sequence[int], state: TakeTheCakeState, me: int) -> Weighed:
    """The same for some of the cards in hand, whatever is in hand besides."""
    appraiser = Appraiser(state, me)
    outline = appraiser.outline(state.target)
    if outline.empty == FULL:
        row, column = outline.action_place(0)
        cells = [0]
    else:
        cells = [cell for cell, card in enumerate(outline.cells) if card == NO_CARD]
    spot = _Spots(outline, _favoured(appraiser, state), state)
    weighed = []
    for card in cards:
        for cell in cells:
            row, column = outline.action_place(cell)
            weighed.append((spot.gain(card, cell), (PUT, card, row, column)))
    return sorted(weighed, reverse=True)


def _favoured(appraiser: Appraiser, state: TakeTheCakeState) -> Order | None:
    """The order that the cake is built for."""
    orders = appraiser.orders(state.target)
    if not orders:
        return None
    return max(orders, key=lambda order: appraiser.outlook(order, state.target, state.hand))


class _Spots:
    """Weighs what a card brings on a square of the frame."""

    def __init__(self, outline: Outline, order: Order | None, state: TakeTheCakeState) -> None:
        self._outline = outline
        self._order = order
        self._lists: TakeTheCakeLists = state.lists
        self._to_come = max(0, outline.empty - 1)
        self._inner = INNER_WORTH * outline.empty / FULL

    def gain(self, card: int, cell: int) -> float:
        """Points that a card brings on a square, now and by what may follow."""
        lists = self._lists
        topping, count = lists.toppings[card], lists.counts[card]
        gain = self._group_gain(card, cell, count if topping == CANDLE else 0)
        if topping == COOKIE:
            gain += 2.0 * count if RIM[cell] else 0.0
        elif not RIM[cell]:
            gain += self._inner
        if self._order is not None:
            gain += self._order_gain(self._order, card, cell)
        return gain

    def _group_gain(self, card: int, cell: int, candles: int) -> float:
        outline, icing = self._outline, self._lists.icings[card]
        size, held, before, room = 1, candles, 0, 0
        blocked = 0.0
        joined: list[int] = []
        for other in NEXT_TO[cell]:
            neighbour = outline.cells[other]
            if neighbour == NO_CARD:
                room += 1
                continue
            group = outline.group[other]
            if self._lists.icings[neighbour] != icing:
                blocked += outline.candles[group] + ICING_SHARE
            elif group not in joined:
                joined.append(group)
                size += outline.sizes[group]
                held += outline.candles[group]
                before += outline.candles[group] * outline.sizes[group]
        growth = OPEN_WORTH * self._to_come
        gain = held * size - before + growth * (held + ICING_SHARE) * room - growth * blocked
        # A group without candles may still get some: the larger the better.
        return gain + ICING_SHARE * len(joined) * (self._to_come > 0)

    def _order_gain(self, order: Order, card: int, cell: int) -> float:
        kind = order.kind
        if kind in (CORNERS, CENTRE):
            wanted = cell in CORNER_CELLS if kind == CORNERS else not RIM[cell]
            return order.points * (counted(card, order.of, self._lists) - SPOT_SHARE) if wanted else 0.0
        if kind in (ROWS, COLUMNS):
            return order.points * self._line_gain(card, cell, kind == COLUMNS)
        if kind == GROUP and self._lists.icings[card] == order.of:
            return order.points * self._largest_gain(cell, order.of)
        return 0.0

    def _line_gain(self, card: int, cell: int, by_columns: bool) -> float:
        line = LINES[by_columns][cell % SIDE if by_columns else cell // SIDE]
        cells, icings = self._outline.cells, self._lists.icings
        shown = [icings[cells[other]] for other in line if cells[other] != NO_CARD]
        if len(set(shown)) < len(shown):
            return 0.0
        before = LINE_CHANCES[len(shown)]
        return -before if icings[card] in shown else LINE_CHANCES[len(shown) + 1] - before

    def _largest_gain(self, cell: int, icing: int) -> float:
        outline = self._outline
        groups = {
            outline.group[other]
            for other in NEXT_TO[cell]
            if outline.cells[other] != NO_CARD and self._lists.icings[outline.cells[other]] == icing
        }
        size = 1 + sum([outline.sizes[group] for group in groups])
        return max(0, size - outline.largest[icing])
