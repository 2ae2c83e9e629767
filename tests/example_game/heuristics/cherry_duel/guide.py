"""How a search of Cherry Duel is guided."""

from __future__ import annotations

from cakedesk.games.cherry_duel.state import ROUNDS, CherryDuelState
from cakedesk.players.heuristics.cherry_duel.heuristic import HEURISTIC
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings


class CherryDuelGuide(Guide[CherryDuelState]):
    """Counts horizons in rounds; both seats choose at once."""

    heuristic = HEURISTIC
    lead_scale = 4.0

    def stage(self, state: CherryDuelState) -> int:
        """The number of the round."""
        return state.round

    def is_sealed(self, state: CherryDuelState) -> bool:
        """Every slice is laid face down."""
        del state
        return True


LEVELS = {"hard": (CherryDuelGuide(), Settings(play_outs=60, candidates=6, horizon=ROUNDS))}
