"""The heuristic player of Cake Swap."""

from __future__ import annotations

from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.players.heuristics.cake_swap.outlook import Outlook
from cakedesk.players.heuristics.cake_swap.sketch import sketch
from cakedesk.players.heuristics.cake_swap.weighing import Outlooks, weigh_moves, worth_of_action_cards
from cakedesk.players.weighing import Weighed, WeighingHeuristic, values_of_leads

BLUR = 0.05
"""Spread of choices, in points: only near-equal ones are mixed."""

LEAD_SCALE = 8.0
"""Points of lead that bring an evaluation from even to about three quarters."""


class CakeSwapHeuristic(WeighingHeuristic[CakeSwapState]):
    """Weighs the actions of a seat by the ribbons that they lead to."""

    reach = 3.0

    def weigh(self, state: CakeSwapState, seat: int) -> Weighed:
        """The actions worth considering. See `WeighingHeuristic.weigh`."""
        del seat
        return weigh_moves(state)

    def blur(self, state: CakeSwapState) -> float:
        """How far choices are spread. See `WeighingHeuristic.blur`."""
        del state
        return BLUR

    def evaluate(self, state: CakeSwapState) -> list[float]:
        """See `Heuristic.evaluate`."""
        if state.over:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        return values_of_leads([standing(state, seat, Outlook) for seat in range(state.seats)], LEAD_SCALE)


def standing(state: CakeSwapState, seat: int, outlooks: Outlooks) -> float:
    """The points of a seat, and what its platter and the action cards that it has left are worth.

    Args:
        state: a full or masked state.
        outlooks: judges its platter.
    """
    outlook = outlooks(state, seat)
    kept = outlook.hurry * worth_of_action_cards(state.action_cards[seat])
    return state.points[seat] + outlook.worth(sketch(state.platters[seat], state.lists)) + kept


HEURISTIC = CakeSwapHeuristic()
"""The one instance; it holds no state."""
