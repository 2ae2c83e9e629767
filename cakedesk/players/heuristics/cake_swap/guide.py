"""How a search of Cake Swap is guided."""

from __future__ import annotations

from random import Random
from typing import Self

from cakedesk.engine.actions import Action
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.players.heuristics.cake_swap.heuristic import BLUR, HEURISTIC, standing
from cakedesk.players.heuristics.cake_swap.outlook import Outlook
from cakedesk.players.heuristics.cake_swap.weighing import weigh_moves
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings
from cakedesk.players.weighing import draw, values_of_leads

DRAWS_SAMPLED = 8
"""In play-outs a draw is thought through for so many of the cards that may come."""


class CakeSwapGuide(Guide[CakeSwapState]):
    """Counts horizons in turns of every seat.

    What may still come changes little until a horizon, but to judge it anew costs most of a play-out: one
    search judges platters by the outlook that it had first.
    """

    heuristic = HEURISTIC
    lead_scale = 5.0

    def __init__(self) -> None:
        self._outlooks: dict[tuple[int, int, int, int, int], Outlook] = {}

    def fresh(self) -> Self:
        """A guide that remembers no outlook yet."""
        return type(self)()

    def stage(self, state: CakeSwapState) -> int:
        """Whose turn it is."""
        return state.to_act

    def stages(self, state: CakeSwapState, horizon: int) -> int:
        """A turn of each seat."""
        return horizon * state.seats

    def play(self, state: CakeSwapState, rng: Random) -> Action:
        """Choose like the heuristic, think draws through more quickly."""
        weighed = weigh_moves(state, self._outlook, DRAWS_SAMPLED)
        return draw(weighed, BLUR, rng) if len(weighed) > 1 else weighed[0][1]

    def values(self, state: CakeSwapState) -> list[float]:
        """By points and the prospects of platters."""
        if state.over:
            return super().values(state)
        standings = [standing(state, seat, self._outlook) for seat in range(state.seats)]
        return values_of_leads(standings, self.lead_scale)

    def _outlook(self, state: CakeSwapState, seat: int) -> Outlook:
        key = seat, state.points[seat], state.ribbons_left, state.action_cards[seat], state.table
        known = self._outlooks.get(key)
        if known is None:
            known = self._outlooks[key] = Outlook(state, seat)
        return known


_GUIDE = CakeSwapGuide()
LEVELS = {
    "hard": (_GUIDE, Settings(play_outs=2, candidates=2, gap=4.0)),
    "expert": (_GUIDE, Settings(play_outs=120, candidates=8, prior=10.0, gap=5.0)),
}
