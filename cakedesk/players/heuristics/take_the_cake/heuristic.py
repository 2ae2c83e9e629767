"""The heuristic player of Take the Cake: it weighs cuts, pieces, places and orders by expected points."""

from __future__ import annotations

from cakedesk.games.take_the_cake.phases import CUTTING, PUTTING, TAKING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.drafting import weigh_cuts, weigh_takes
from cakedesk.players.heuristics.take_the_cake.ordering import weigh_orders
from cakedesk.players.heuristics.take_the_cake.placing import weigh_places
from cakedesk.players.weighing import Weighed, WeighingHeuristic, values_of_leads

DRAFTING_BLUR = 0.25
"""Spread of choices, in points, among pieces and cuts."""

EXACT_BLUR = 0.02
"""Spread of choices, in points, among places and orders: only equal ones are mixed."""

LEAD_SCALE = 14.0
"""Points of lead that bring an evaluation from even to about three quarters."""


class TakeTheCakeHeuristic(WeighingHeuristic[TakeTheCakeState]):
    """Weighs the actions of a seat by expected points."""

    def weigh(self, state: TakeTheCakeState, seat: int) -> Weighed:
        """The actions worth considering. See `WeighingHeuristic.weigh`."""
        if state.phase == PUTTING:
            return weigh_places(state, seat)
        if state.phase == TAKING:
            return weigh_takes(state, seat, self.character)
        if state.phase == CUTTING:
            return weigh_cuts(state, seat, self.character)
        return weigh_orders(state, seat)

    def blur(self, state: TakeTheCakeState) -> float:
        """How far choices are spread. See `WeighingHeuristic.blur`."""
        if state.phase in (TAKING, CUTTING):
            return DRAFTING_BLUR
        return EXACT_BLUR

    def evaluate(self, state: TakeTheCakeState) -> list[float]:
        """See `Heuristic.evaluate`."""
        return values_of_leads(state.scores(), LEAD_SCALE)


HEURISTIC = TakeTheCakeHeuristic()
"""The one instance; it holds no state."""
