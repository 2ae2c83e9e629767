"""The heuristic player of Dutch Auction: it weighs what cards are worth, and mixes its secret choices."""

from __future__ import annotations

from math import exp
from random import Random

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.games.dutch_auction.actions import ON, STOP
from cakedesk.games.dutch_auction.cards import cards_in
from cakedesk.games.dutch_auction.phases import ACT, ASIDE
from cakedesk.games.dutch_auction.pools import unseen_cards
from cakedesk.games.dutch_auction.scoring import score_cards
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.players.heuristics.dutch_auction.acting import weigh_acts
from cakedesk.players.heuristics.dutch_auction.aside import weigh_asides
from cakedesk.players.heuristics.dutch_auction.worth import known_cards, stage_of, tables_of, worth_of

ACTING_BLUR = 0.03
"""Spread of choices, in points, where all lies open: only near-equal acts are mixed."""

SECRET_BLUR = 0.35
"""Spread of choices, in points, where both choose at once: a fixed choice could be foreseen."""

UNSEEN_WORTH = 4.5
"""Points that a card that nobody has seen is expected to count."""

LEAD_SCALE = 14.0
"""Points of lead that bring an evaluation from even to about three quarters."""


class DutchAuctionHeuristic:
    """Weighs the actions of a seat by expected points."""

    easy_noise = 5.0

    def weigh(self, state: DutchAuctionState, seat: int) -> list[tuple[float, Action]]:
        """The actions worth considering.

        Args:
            state: a masked or full state in which the seat is to act.
            seat: the seat.

        Returns:
            Worth in points and action, best first, at least one.
        """
        if state.phase == ACT:
            return weigh_acts(state, seat)
        if state.phase == ASIDE:
            return weigh_asides(state, seat)
        lead = _points(state, seat) - _points(state, 1 - seat)
        return sorted([(-lead, (ON,)), (lead, (STOP,))], reverse=True)

    def candidates(self, observation: Observation[DutchAuctionState], most: int) -> list[Action]:
        """The best actions of the observing seat, best first.

        Args:
            observation: what the seat knows; it is its turn.
            most: how many at most.

        Returns:
            Legal actions.
        """
        weighed = self.weigh(observation.shown, observation.turn())
        return [action for _, action in weighed[:most]]

    def choose(self, observation: Observation[DutchAuctionState], rng: Random, noise: float = 0.0) -> Action:
        """Draw one of the good actions.

        Args:
            observation: what the seat knows; it is its turn.
            rng: the only source of randomness used.
            noise: points by which the judgement is blurred further (0: plays its best).

        Returns:
            A legal action; better ones are likelier.
        """
        weighed = self.weigh(observation.shown, observation.turn())
        blur = ACTING_BLUR + noise * 0.5 if observation.shown.phase == ACT else SECRET_BLUR + noise
        return _draw(weighed, blur, rng)

    def evaluate(self, state: DutchAuctionState) -> list[float]:
        """How well each seat stands.

        Args:
            state: any state.

        Returns:
            A value in 0..1 by seat; even standing is 0.5.
        """
        tables = tables_of(state.lists.vps, stage_of(state))
        worths = [
            worth_of(known_cards(state, seat), tables) + UNSEEN_WORTH * _unseen(state, seat)
            for seat in range(2)
        ]
        value = 1.0 / (1.0 + exp((worths[1] - worths[0]) / LEAD_SCALE))
        return [value, 1.0 - value]


def _unseen(state: DutchAuctionState, seat: int) -> int:
    return unseen_cards(state, seat) if state.owned(seat) is None else 0


def _points(state: DutchAuctionState, seat: int) -> float:
    score = score_cards(cards_in(known_cards(state, seat)), state.lists)
    return score.points + UNSEEN_WORTH * _unseen(state, seat)


def _draw(weighed: list[tuple[float, Action]], blur: float, rng: Random) -> Action:
    best = weighed[0][0]
    likely = [(worth, action) for worth, action in weighed if worth >= best - 6 * blur]
    weights = [exp((worth - best) / blur) for worth, _ in likely]
    return rng.choices([action for _, action in likely], weights)[0]


HEURISTIC = DutchAuctionHeuristic()
"""The one instance; it holds no state."""
