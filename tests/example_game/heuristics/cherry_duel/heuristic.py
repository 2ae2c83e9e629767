"""The heuristic player of Cherry Duel."""

from __future__ import annotations

from cakedesk.games.cherry_duel.cards import CARDS
from cakedesk.games.cherry_duel.state import LAY, ROUNDS, CherryDuelState
from cakedesk.players.weighing import Weighed, WeighingHeuristic, values_of_leads


class CherryDuelHeuristic(WeighingHeuristic[CherryDuelState]):
    """Weighs a slice by how often it wins, and by whether that is worth more now than later."""

    def weigh(self, state: CherryDuelState, seat: int) -> Weighed:
        """The slices of the hand. See `WeighingHeuristic.weigh`."""
        seen = {card for cards in (state.hands[seat], *state.taken) for card in cards}
        others = [card for card in range(CARDS) if card not in seen]
        left = range(state.round + 1, ROUNDS + 1)
        gain = left[0] - sum(left) / len(left)
        weighed = [
            (gain * sum(card > other for other in others) / len(others), (LAY, card))
            for card in state.hands[seat]
        ]
        return sorted(weighed, reverse=True)

    def blur(self, state: CherryDuelState) -> float:
        """How far choices are spread: sealed choices are never sure. See `WeighingHeuristic.blur`."""
        del state
        return 0.1

    def evaluate(self, state: CherryDuelState) -> list[float]:
        """How well each seat stands. See `Heuristic.evaluate`."""
        if state.turn() < 0:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(2)]
        return values_of_leads(state.scores(), 4.0)


HEURISTIC = CherryDuelHeuristic()
