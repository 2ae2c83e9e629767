"""The heuristic player of Piece o' Cake."""

from __future__ import annotations

from cakedesk.games.piece_o_cake.phases import CUTTING, ENDED, SHUFFLING
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.players.heuristics.piece_o_cake.choosing import weigh_choices
from cakedesk.players.heuristics.piece_o_cake.cutting import weigh_cuts
from cakedesk.players.heuristics.piece_o_cake.prospects import Prospects
from cakedesk.players.weighing import Weighed, WeighingHeuristic, values_of_leads

BLUR = 0.05
"""Spread of choices, in points: only near-equal ones are mixed."""

LEAD_SCALE = 12.0
"""Points of lead that bring an evaluation from even to about three quarters."""


class PieceOCakeHeuristic(WeighingHeuristic[PieceOCakeState]):
    """Weighs the actions of a seat by expected points."""

    reach = 3.0

    def weigh(self, state: PieceOCakeState, seat: int) -> Weighed:
        """The actions worth considering. See `WeighingHeuristic.weigh`."""
        weigh = weigh_cuts if state.phase == CUTTING else weigh_choices
        return weigh(state, seat, self.character)

    def blur(self, state: PieceOCakeState) -> float:
        """How far choices are spread. See `WeighingHeuristic.blur`."""
        del state
        return BLUR

    def evaluate(self, state: PieceOCakeState) -> list[float]:
        """See `Heuristic.evaluate`."""
        return values_of_leads(expected_points(state), LEAD_SCALE)


def expected_points(state: PieceOCakeState) -> list[float]:
    """Points by seat to be expected at the end of the match that is played, earlier matches included.

    All eaten slices must be known, as to a seat that remembers.
    """
    if state.phase in {SHUFFLING, ENDED}:
        return [float(score) for score in state.scores()]
    parts = zip(state.eaten_points(), state.past_majority, Prospects(state).majorities(), strict=True)
    return [eaten + past + majorities for eaten, past, majorities in parts]


HEURISTIC = PieceOCakeHeuristic()
"""The one instance; it holds no state."""
