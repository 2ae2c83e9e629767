"""The heuristic player of Dutch Auction: it weighs what cards are worth, and mixes its secret choices."""

from __future__ import annotations

from cakedesk.games.dutch_auction.actions import ON, STOP
from cakedesk.games.dutch_auction.cards import cards_in
from cakedesk.games.dutch_auction.phases import ACT, ASIDE
from cakedesk.games.dutch_auction.pools import unseen_cards
from cakedesk.games.dutch_auction.scoring import score_cards
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.players.heuristics.dutch_auction.acting import weigh_acts
from cakedesk.players.heuristics.dutch_auction.aside import weigh_asides
from cakedesk.players.heuristics.dutch_auction.worth import known_cards, stage_of, tables_of, worth_of
from cakedesk.players.weighing import Weighed, WeighingHeuristic, values_of_leads

ACTING_BLUR = 0.03
"""Spread of choices, in points, where all lies open: only near-equal acts are mixed."""

SECRET_BLUR = 0.35
"""Spread of choices, in points, where both choose at once: a fixed choice could be foreseen."""

UNSEEN_WORTH = 4.5
"""Points that a card that nobody has seen is expected to count."""

LEAD_SCALE = 14.0
"""Points of lead that bring an evaluation from even to about three quarters."""


class DutchAuctionHeuristic(WeighingHeuristic[DutchAuctionState]):
    """Weighs the actions of a seat by expected points."""

    def weigh(self, state: DutchAuctionState, seat: int) -> Weighed:
        """The actions worth considering. See `WeighingHeuristic.weigh`."""
        if state.phase == ACT:
            return weigh_acts(state, seat, self.character)
        if state.phase == ASIDE:
            return weigh_asides(state, seat, self.character)
        lead = _points(state, seat) - _points(state, 1 - seat)
        return sorted([(-lead, (ON,)), (lead, (STOP,))], reverse=True)

    def blur(self, state: DutchAuctionState) -> float:
        """How far choices are spread. See `WeighingHeuristic.blur`."""
        return ACTING_BLUR if state.phase == ACT else SECRET_BLUR

    def evaluate(self, state: DutchAuctionState) -> list[float]:
        """See `Heuristic.evaluate`."""
        tables = tables_of(state.lists.vps, stage_of(state))
        worths = [
            worth_of(known_cards(state, seat), tables) + UNSEEN_WORTH * _unseen(state, seat)
            for seat in range(2)
        ]
        return values_of_leads(worths, LEAD_SCALE)


def _unseen(state: DutchAuctionState, seat: int) -> int:
    return unseen_cards(state, seat) if state.owned(seat) is None else 0


def _points(state: DutchAuctionState, seat: int) -> float:
    score = score_cards(cards_in(known_cards(state, seat)), state.lists)
    return score.points + UNSEEN_WORTH * _unseen(state, seat)


HEURISTIC = DutchAuctionHeuristic()
"""The one instance; it holds no state."""
