"""How a search of Piece o' Cake is guided."""

from __future__ import annotations

from random import Random
from typing import Self

from cakedesk.engine.actions import Action
from cakedesk.games.piece_o_cake.phases import CAKES, CUTTING
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.players.characters import Character
from cakedesk.players.heuristics.piece_o_cake.choosing import weigh_meals
from cakedesk.players.heuristics.piece_o_cake.cutting import sample_cut
from cakedesk.players.heuristics.piece_o_cake.heuristic import HEURISTIC, expected_points
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings
from cakedesk.players.weighing import Weighed, values_of_leads

CUTS_SAMPLED = 32
"""In play-outs the best of so many random cuts is made, which is much quicker than the best of all."""

SCALES = (6.0, 6.0, 5.5, 5.0, 4.5)
"""Points of lead that bring a value from even to about three quarters, by cake, as games showed."""

MEALS_GAP = 2.0
"""Points that another meal may be worth less than the best of the same piece and still be tried."""

FINAL_SCALE = 1.5
"""The same when all is eaten: winning counts most."""


GREED_SHARE = 0.75
"""How greedy a seat that searches is, beside one that does not: as greedy as that it would lose too much."""


class PieceOCakeGuide(Guide[PieceOCakeState]):
    """Counts horizons in cakes."""

    heuristic = HEURISTIC
    lead_scale = 6.0
    least_play_outs_a_second = 4_000
    shows_by_stage = True

    def with_character(self, character: Character) -> Self:
        """The same with a milder one. See `Guide.with_character`."""
        return super().with_character(character._replace(greed=GREED_SHARE * character.greed))

    def stage(self, state: PieceOCakeState) -> int:
        """The number of the cake."""
        return state.match * CAKES + state.cake

    def play(self, state: PieceOCakeState, rng: Random) -> Action:
        """Choose like the heuristic, cut more quickly."""
        if state.phase == CUTTING:
            return sample_cut(state, state.to_act, CUTS_SAMPLED, rng)
        return super().play(state, rng)

    def is_hasty(self, state: PieceOCakeState) -> bool:
        """Cuts are made in haste. See `Guide.is_hasty`."""
        return state.phase == CUTTING

    def values(self, state: PieceOCakeState) -> list[float]:
        """By the points that can be expected, which tell more and more."""
        scale = SCALES[state.cake] if state.turn() >= 0 else FINAL_SCALE
        return values_of_leads(expected_points(state), scale)


class MealsGuide(PieceOCakeGuide):
    """Also tries meals that the heuristic likes less: what to eat and what to collect decides a game."""

    def weigh(self, state: PieceOCakeState) -> Weighed:
        """The actions to try. See `Guide.weigh`."""
        if state.phase == CUTTING:
            return super().weigh(state)
        return weigh_meals(state, state.to_act, MEALS_GAP, self.heuristic.character)


LEVELS = {
    "hard": (PieceOCakeGuide(), Settings(play_outs=8, candidates=4)),
    "expert": (MealsGuide(), Settings(play_outs=600, candidates=12, grows_tree=True)),
}
