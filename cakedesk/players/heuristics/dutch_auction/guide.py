"""How a search of Dutch Auction is guided."""

from __future__ import annotations

from cakedesk.engine.actions import OVER
from cakedesk.games.dutch_auction.phases import ACT, ASIDE, VOTE
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.players.heuristics.dutch_auction.heuristic import HEURISTIC
from cakedesk.players.heuristics.dutch_auction.standing import values_between_rounds
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings


class DutchAuctionGuide(Guide[DutchAuctionState]):
    """Counts horizons in rounds."""

    heuristic = HEURISTIC
    lead_scale = 14.0

    def stage(self, state: DutchAuctionState) -> int:
        """The number of the round."""
        return state.round

    def is_searched(self, state: DutchAuctionState) -> bool:
        """Whether to go on is plain from the points."""
        return state.phase != VOTE

    def is_sealed(self, state: DutchAuctionState) -> bool:
        """Both seats set a card aside at once."""
        return state.phase == ASIDE

    def seen(self, state: DutchAuctionState) -> DutchAuctionState:
        """Without the hand of the other seat."""
        return state if state.phase == ACT else state.masked(state.to_act, remembers=True)

    def values(self, state: DutchAuctionState) -> list[float]:
        """Between rounds by what cards are still good for."""
        return super().values(state) if state.turn() == OVER else values_between_rounds(state)


_GUIDE = DutchAuctionGuide()
LEVELS = {
    "hard": (_GUIDE, Settings(play_outs=2, candidates=2, prior=1.0)),
    "expert": (_GUIDE, Settings(play_outs=150, candidates=8, horizon=2, prior=4.0)),
}
