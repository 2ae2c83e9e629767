"""The heuristic player of Top Cake: quick judgement, bids mixed and never fixed."""

from __future__ import annotations

from math import exp
from random import Random

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.phases import BIDDING, HALF_POINT
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.players.heuristics.top_cake.bidding import weigh_bids, weigh_halves
from cakedesk.players.heuristics.top_cake.stacking import weigh_placements
from cakedesk.players.heuristics.top_cake.worth import seat_worth

PLACING_BLUR = 0.02
"""Spread of choices, in points, where nothing is hidden: only near-equal placements are mixed."""

BIDDING_BLUR = 0.12
"""Spread of choices, in points, among bids: a fixed reply could be foreseen."""

LEAD_SCALE = 12.0
"""Points of lead that bring an evaluation from even to about three quarters."""


class TopCakeHeuristic:
    """Weighs the actions of a seat by expected points."""

    easy_noise = 0.9

    def weigh(self, state: TopCakeState, seat: int) -> list[tuple[float, Action]]:
        """The actions worth considering.

        Args:
            state: a masked or full state in which the seat is to act.
            seat: the seat.

        Returns:
            Worth in points and action, best first, at least one.
        """
        if state.phase == BIDDING:
            return weigh_bids(state, seat)
        if state.phase == HALF_POINT:
            return weigh_halves(state, seat)
        return weigh_placements(state, seat)

    def candidates(self, observation: Observation[TopCakeState], most: int) -> list[Action]:
        """The best actions of the observing seat, best first.

        Args:
            observation: what the seat knows; it is its turn.
            most: how many at most.

        Returns:
            Legal actions.
        """
        weighed = self.weigh(observation.shown, observation.turn())
        return [action for _, action in weighed[:most]]

    def choose(self, observation: Observation[TopCakeState], rng: Random, noise: float = 0.0) -> Action:
        """Draw one of the good actions.

        Args:
            observation: what the seat knows; it is its turn.
            rng: the only source of randomness used.
            noise: points by which the judgement is blurred further (0: plays its best).

        Returns:
            A legal action; better ones are likelier.
        """
        state = observation.shown
        weighed = self.weigh(state, observation.turn())
        blur = (
            PLACING_BLUR + noise * 0.25 if state.phase not in (BIDDING, HALF_POINT) else BIDDING_BLUR + noise
        )
        return _draw(weighed, blur, rng)

    def evaluate(self, state: TopCakeState) -> list[float]:
        """How well each seat stands.

        Args:
            state: any state.

        Returns:
            A value in 0..1 by seat; even standing is 0.5.
        """
        worths = [seat_worth(state, seat).total for seat in range(state.seats)]
        values = []
        for seat, worth in enumerate(worths):
            rest = max(other for rival, other in enumerate(worths) if rival != seat)
            values.append(1.0 / (1.0 + exp(-(worth - rest) / LEAD_SCALE)))
        return values


def _draw(weighed: list[tuple[float, Action]], blur: float, rng: Random) -> Action:
    best = max(worth for worth, _ in weighed)
    floor = max(best - 6 * blur, min(best, 0.0))
    likely = [(exp((worth - best) / blur), action) for worth, action in weighed if worth >= floor]
    point = rng.random() * sum(weight for weight, _ in likely)
    for weight, action in likely:
        point -= weight
        if point <= 0:
            return action
    return likely[-1][1]


HEURISTIC = TopCakeHeuristic()
"""The one instance; it holds no state."""
