"""How a search of Take the Cake is guided."""

from __future__ import annotations

from cakedesk.games.take_the_cake.phases import CUTTING, SHUFFLING, TAKING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.heuristic import HEURISTIC
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings


class TakeTheCakeGuide(Guide[TakeTheCakeState]):
    """Searches cuts and takes; counts horizons in cakes: before a cake is full it tells little."""

    heuristic = HEURISTIC
    lead_scale = 14.0

    def stage(self, state: TakeTheCakeState) -> int:
        """The number of the cake, a full one counting as the next."""
        return state.cake + (state.phase == SHUFFLING)

    def is_searched(self, state: TakeTheCakeState) -> bool:
        """Cuts and takes are."""
        return state.phase in (CUTTING, TAKING)


GUIDE = TakeTheCakeGuide()
LEVELS: dict[str, Settings] = {}
"""None was shown to be stronger than medium yet."""
