"""The heuristic player of Cake Swap."""

from __future__ import annotations

from math import exp
from random import Random

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.players.heuristics.cake_swap.outlook import Outlook
from cakedesk.players.heuristics.cake_swap.sketch import sketch
from cakedesk.players.heuristics.cake_swap.weighing import weigh_moves

BLUR = 0.05
"""Spread of choices, in points: only near-equal ones are mixed."""

LEAD_SCALE = 8.0
"""Points of lead that bring an evaluation from even to about three quarters."""

ACTION_CARD = 0.8
"""Points that an action card which is left counts in an evaluation."""


class CakeSwapHeuristic:
    """Weighs the actions of a seat by the ribbons that they lead to."""

    easy_noise = 0.6

    def candidates(self, observation: Observation[CakeSwapState], most: int) -> list[Action]:
        """The best actions of the observing seat, best first.

        Args:
            observation: what the seat knows; it is its turn.
            most: how many at most.

        Returns:
            Legal actions.
        """
        return [action for _, action in weigh_moves(observation.shown)[:most]]

    def choose(self, observation: Observation[CakeSwapState], rng: Random, noise: float = 0.0) -> Action:
        """Draw one of the good actions.

        Args:
            observation: what the seat knows; it is its turn.
            rng: the only source of randomness used.
            noise: points by which the judgement is blurred (0: plays its best).

        Returns:
            A legal action; better ones are likelier.
        """
        return draw(weigh_moves(observation.shown), BLUR + noise, rng)

    def evaluate(self, state: CakeSwapState) -> list[float]:
        """How well each seat stands.

        Args:
            state: any state.

        Returns:
            A value in 0..1 by seat; even standing is 0.5. When the game is over, 1 for the winners, shared.
        """
        if state.over:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        standing = [
            points
            + Outlook(state, seat).worth(sketch(state.platters[seat], state.lists))
            + ACTION_CARD * state.action_cards[seat].bit_count()
            for seat, points in enumerate(state.points)
        ]
        values = []
        for seat, mine in enumerate(standing):
            best = max(other for rival, other in enumerate(standing) if rival != seat)
            values.append(1.0 / (1.0 + exp(-(mine - best) / LEAD_SCALE)))
        return values


def draw(weighed: list[tuple[float, Action]], blur: float, rng: Random) -> Action:
    """Draw an action, better ones being likelier.

    Args:
        weighed: worth and action, best first.
        blur: the loss at which an action is e times less likely than the best.
        rng: the only source of randomness used.

    Returns:
        The action.
    """
    best = weighed[0][0]
    chances = [exp((worth - best) / blur) for worth, _ in weighed if worth > best - 3 * blur]
    point = rng.random() * sum(chances)
    for chance, (_, action) in zip(chances, weighed, strict=False):
        point -= chance
        if point < 0:
            return action
    return weighed[0][1]


HEURISTIC = CakeSwapHeuristic()
"""The one instance; it holds no state."""
