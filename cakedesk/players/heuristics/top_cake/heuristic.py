"""The heuristic player of Top Cake: quick judgement, bids mixed and never fixed."""

from __future__ import annotations

from cakedesk.games.top_cake.phases import BIDDING, HALF_POINT
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.players.heuristics.top_cake.bidding import weigh_bids, weigh_halves
from cakedesk.players.heuristics.top_cake.stacking import weigh_placements
from cakedesk.players.heuristics.top_cake.worth import seat_worth
from cakedesk.players.weighing import Weighed, WeighingHeuristic, values_of_leads

PLACING_BLUR = 0.02
"""Spread of choices, in points, where nothing is hidden: only near-equal placements are mixed."""

BIDDING_BLUR = 0.12
"""Spread of choices, in points, among bids: a fixed reply could be foreseen."""

LEAD_SCALE = 12.0
"""Points of lead that bring an evaluation from even to about three quarters."""


class TopCakeHeuristic(WeighingHeuristic[TopCakeState]):
    """Weighs the actions of a seat by expected points."""

    def weigh(self, state: TopCakeState, seat: int) -> Weighed:
        """The actions worth considering. See `WeighingHeuristic.weigh`."""
        if state.phase == BIDDING:
            return weigh_bids(state, seat, self.character)
        if state.phase == HALF_POINT:
            return weigh_halves(state, seat, self.character)
        return weigh_placements(state, seat)

    def blur(self, state: TopCakeState) -> float:
        """How far choices are spread. See `WeighingHeuristic.blur`."""
        if state.phase in (BIDDING, HALF_POINT):
            return BIDDING_BLUR
        return PLACING_BLUR

    def evaluate(self, state: TopCakeState) -> list[float]:
        """See `Heuristic.evaluate`."""
        worths = [seat_worth(state, seat).total for seat in range(state.seats)]
        return values_of_leads(worths, LEAD_SCALE)


HEURISTIC = TopCakeHeuristic()
"""The one instance; it holds no state."""
