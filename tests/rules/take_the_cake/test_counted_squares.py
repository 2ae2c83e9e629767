"""The squares that points come from are those that the points count."""

from __future__ import annotations

from cakedesk.games.take_the_cake.cards import (
    CANDLE,
    CENTRE,
    COLUMNS,
    COOKIE,
    CORNERS,
    DOUBLES,
    GROUP,
    ICINGS,
    ROWS,
)  # fmt: skip
from cakedesk.games.take_the_cake.counted_squares import group_of, is_on_rim, laid_with, order_squares
from cakedesk.games.take_the_cake.phases import ENDED, SIDE
from tests.rules.take_the_cake.tables import LISTS, new_game, play_to


def test_orders_cookies_and_candles_of_whole_cakes() -> None:
    state = new_game(4)
    play_to(state, ENDED, 4)
    paid = set()
    for place in range(len(state.cakes)):
        score, cake = state.cake_scores()[place], state.cakes[place]
        on_rim = [
            number for square, number in laid_with(state, place, COOKIE) if is_on_rim(state, place, square)
        ]
        assert 2 * sum(on_rim) == score.cookies
        groups = [
            number * len(group_of(state, place, square)) for square, number in laid_with(state, place, CANDLE)
        ]
        assert sum(groups) == score.candles
        for number, order in enumerate(LISTS.orders):
            state.assigned[place] = number
            points, squares = state.cake_scores()[place].order, order_squares(state, place, order)
            toppings = sum(LISTS.counts[cake[square]] for square in squares)
            times = {
                GROUP: len(squares),
                DOUBLES: len(squares),
                ROWS: len(squares) // SIDE,
                COLUMNS: len(squares) // SIDE,
                CORNERS: toppings,
                CENTRE: toppings,
            }.get(order.kind)
            if times is not None:
                assert points == order.points * times, order
            paid |= {order.kind} if points else set()
    assert paid >= {GROUP, DOUBLES, ROWS, COLUMNS, CORNERS, CENTRE}
    assert len(ICINGS) == SIDE, "a line that shows all icings is whole"
