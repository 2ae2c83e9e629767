"""The heuristic player of Take the Cake: it weighs cuts, pieces, places and orders by expected points."""

from __future__ import annotations

from math import exp
from random import Random

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.games.take_the_cake.phases import CUTTING, PUTTING, TAKING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.drafting import weigh_cuts, weigh_takes
from cakedesk.players.heuristics.take_the_cake.ordering import weigh_orders
from cakedesk.players.heuristics.take_the_cake.placing import weigh_places

DRAFTING_BLUR = 0.25
"""Spread of choices, in points, among pieces and cuts."""

EXACT_BLUR = 0.02
"""Spread of choices, in points, among places and orders: only equal ones are mixed."""

LEAD_SCALE = 14.0
"""Points of lead that bring an evaluation from even to about three quarters."""


class TakeTheCakeHeuristic:
    """Weighs the actions of a seat by expected points."""

    easy_noise = 3.0

    def weigh(self, state: TakeTheCakeState, seat: int) -> list[tuple[float, Action]]:
        """The actions worth considering.

        Args:
            state: a masked or full state in which the seat is to act.
            seat: the seat.

        Returns:
            Worth in points and action, best first, at least one.
        """
        if state.phase == PUTTING:
            return weigh_places(state, seat)
        if state.phase == TAKING:
            return weigh_takes(state, seat)
        if state.phase == CUTTING:
            return weigh_cuts(state, seat)
        return weigh_orders(state, seat)

    def candidates(self, observation: Observation[TakeTheCakeState], most: int) -> list[Action]:
        """The best actions of the observing seat, best first.

        Args:
            observation: what the seat knows; it is its turn.
            most: how many at most.

        Returns:
            Legal actions.
        """
        weighed = self.weigh(observation.shown, observation.turn())
        return [action for _, action in weighed[:most]]

    def choose(self, observation: Observation[TakeTheCakeState], rng: Random, noise: float = 0.0) -> Action:
        """Draw one of the good actions.

        Args:
            observation: what the seat knows; it is its turn.
            rng: the only source of randomness used.
            noise: points by which the judgement is blurred further (0: plays its best).

        Returns:
            A legal action; better ones are likelier.
        """
        weighed = self.weigh(observation.shown, observation.turn())
        drafting = observation.shown.phase in (TAKING, CUTTING)
        blur = DRAFTING_BLUR + noise if drafting else EXACT_BLUR + noise * 0.4
        return _draw(weighed, blur, rng)

    def evaluate(self, state: TakeTheCakeState) -> list[float]:
        """How well each seat stands.

        Args:
            state: any state.

        Returns:
            A value in 0..1 by seat; even standing is 0.5.
        """
        scores = state.scores()
        values = []
        for seat, score in enumerate(scores):
            rest = max(other for rival, other in enumerate(scores) if rival != seat)
            values.append(1.0 / (1.0 + exp((rest - score) / LEAD_SCALE)))
        return values


def _draw(weighed: list[tuple[float, Action]], blur: float, rng: Random) -> Action:
    best = weighed[0][0]
    likely = [(worth, action) for worth, action in weighed if worth >= best - 6 * blur]
    weights = [exp((worth - best) / blur) for worth, _ in likely]
    return rng.choices([action for _, action in likely], weights)[0]


HEURISTIC = TakeTheCakeHeuristic()
"""The one instance; it holds no state."""
