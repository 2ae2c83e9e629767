"""The heuristic player of Piece o' Cake."""

from __future__ import annotations

from math import exp
from random import Random

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.games.piece_o_cake.phases import CUTTING, ENDED, SHUFFLING
from cakedesk.games.piece_o_cake.plates import VARIETIES
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.players.heuristics.piece_o_cake.choosing import weigh_choices
from cakedesk.players.heuristics.piece_o_cake.cutting import weigh_cuts
from cakedesk.players.heuristics.piece_o_cake.prospects import Prospects

BLUR = 0.05
"""Spread of choices, in points: only near-equal ones are mixed."""

NOISE_OF_CUTS = 0.3
"""Hundreds of cuts are weighed: with the noise of choices, a poor one would nearly always be drawn."""

LEAD_SCALE = 12.0
"""Points of lead that bring an evaluation from even to about three quarters."""


class PieceOCakeHeuristic:
    """Weighs the actions of a seat by expected points."""

    easy_noise = 1.2

    def weigh(self, state: PieceOCakeState, seat: int) -> list[tuple[float, Action]]:
        """The actions worth considering.

        Args:
            state: a full state, or one masked for a seat that remembers, in which the seat is to act.
            seat: the seat.

        Returns:
            Worth in points and action, best first, at least one.
        """
        return weigh_cuts(state, seat) if state.phase == CUTTING else weigh_choices(state, seat)

    def candidates(self, observation: Observation[PieceOCakeState], most: int) -> list[Action]:
        """The best actions of the observing seat, best first.

        Args:
            observation: what the seat knows; it is its turn.
            most: how many at most.

        Returns:
            Legal actions.
        """
        weighed = self.weigh(observation.shown, observation.turn())
        return [action for _, action in weighed[:most]]

    def choose(self, observation: Observation[PieceOCakeState], rng: Random, noise: float = 0.0) -> Action:
        """Draw one of the good actions.

        Args:
            observation: what the seat knows; it is its turn.
            rng: the only source of randomness used.
            noise: points by which the judgement is blurred (0: plays its best).

        Returns:
            A legal action; better ones are likelier.
        """
        state = observation.shown
        if state.phase == CUTTING:
            noise *= NOISE_OF_CUTS
        return draw(self.weigh(state, observation.turn()), BLUR + noise, rng)

    def evaluate(self, state: PieceOCakeState) -> list[float]:
        """How well each seat stands.

        Args:
            state: any state.

        Returns:
            A value in 0..1 by seat; even standing is 0.5.
        """
        points = expected_points(state)
        values = []
        for seat, mine in enumerate(points):
            best = max(other for rival, other in enumerate(points) if rival != seat)
            values.append(1.0 / (1.0 + exp(-(mine - best) / LEAD_SCALE)))
        return values


def expected_points(state: PieceOCakeState) -> list[float]:
    """Points that seats can expect at the end of the match that is played.

    Args:
        state: a full state, or one masked for a seat that remembers.

    Returns:
        Points by seat, earlier matches included.
    """
    if state.phase in {SHUFFLING, ENDED}:
        return [float(score) for score in state.scores()]
    prospects = Prospects(state)
    points = []
    for seat, eaten in enumerate(state.eaten_points()):
        majorities = sum(prospects.majority(seat, variety) for variety in range(VARIETIES))
        points.append(eaten + state.past_majority[seat] + majorities)
    return points


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


HEURISTIC = PieceOCakeHeuristic()
"""The one instance; it holds no state."""
