"""How a search of Cake Swap is guided."""

from __future__ import annotations

from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.players.heuristics.cake_swap.heuristic import HEURISTIC
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings


class CakeSwapGuide(Guide[CakeSwapState]):
    """Counts horizons in turns of every seat."""

    heuristic = HEURISTIC
    lead_scale = 5.0

    def stage(self, state: CakeSwapState) -> int:
        """Whose turn it is."""
        return state.to_act

    def stages(self, state: CakeSwapState, horizon: int) -> int:
        """A turn of each seat."""
        return horizon * state.seats


GUIDE = CakeSwapGuide()
LEVELS: dict[str, Settings] = {}
"""None was shown to be stronger than medium yet."""
