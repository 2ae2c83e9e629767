"""Which order to assign in Take the Cake: what each pays for this cake, and may pay for the next one."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.games.take_the_cake.actions import ORDER, ORDERS
from cakedesk.games.take_the_cake.cards import AT_MOST_2, BALANCED, CENTRE, CORNERS, ROWS, SETS
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.games.take_the_cake.scoring import order_points, survey_cake
from cakedesk.games.take_the_cake.state import TakeTheCakeState

KEPT = {AT_MOST_2: 4.0, BALANCED: 4.5, CENTRE: 2.0, CORNERS: 2.0, ROWS: 3.5, SETS: 4.0}
"""Points that an order of a kind is expected to pay for a cake to come; `KEPT_OTHERS` for other kinds."""
KEPT_OTHERS = 3.5
KEPT_SHARE = 0.5
"""One of two orders kept will be used: so much of that counts."""

Weighed = list[tuple[float, Action]]


def weigh_orders(state: TakeTheCakeState, me: int) -> Weighed:
    """The orders to assign, with their points, best first: at least one."""
    lists, held = state.lists, state.orders[me]
    cakes = range(CAKES) if state.seats == CAKES else (state.cake,)
    surveys = {}
    for place in state.compared_with(CAKES * me + cakes[0]):
        surveys[place] = survey_cake(state.cakes[place], state.boxes[place], lists)
    compared = list(surveys.values())
    pays = {
        (cake, order): order_points(lists.orders[order], surveys[CAKES * me + cake], compared)
        for cake in cakes
        for order in held
    }
    if state.seats == CAKES:
        weighed: Weighed = [
            (float(pays[0, one] + pays[1, other]), (ORDERS, one, other))
            for one in held
            for other in held
            if one != other
        ]
        return sorted(weighed, reverse=True)
    share = KEPT_SHARE if state.cake == 0 else 0.0
    weighed = [
        (pays[state.cake, order] - share * KEPT.get(lists.orders[order].kind, KEPT_OTHERS), (ORDER, order))
        for order in held
    ]
    return sorted(weighed, reverse=True)
