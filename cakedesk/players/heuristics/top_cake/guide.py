"""How a search of Top Cake is guided."""

from __future__ import annotations

from cakedesk.games.top_cake.phases import BIDDING, HALF_POINT
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.players.heuristics.top_cake.heuristic import HEURISTIC
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings


class TopCakeGuide(Guide[TopCakeState]):
    """Searches bids; counts horizons in rounds."""

    heuristic = HEURISTIC
    lead_scale = 12.0

    def stage(self, state: TopCakeState) -> int:
        """The number of the round."""
        return state.round

    def is_searched(self, state: TopCakeState) -> bool:
        """Bids are; placing is weighed to the end of the turn as it is."""
        return state.phase == BIDDING

    def is_sealed(self, state: TopCakeState) -> bool:
        """Half of each bid lies face down."""
        return state.phase == BIDDING

    def seen(self, state: TopCakeState) -> TopCakeState:
        """Without the bids that lie face down."""
        if state.phase in (BIDDING, HALF_POINT):
            return state.masked(state.to_act, remembers=True)
        return state


_GUIDE = TopCakeGuide()
LEVELS = {
    "hard": (_GUIDE, Settings(play_outs=12, candidates=5)),
    "expert": (_GUIDE, Settings(play_outs=80, candidates=8)),
}
