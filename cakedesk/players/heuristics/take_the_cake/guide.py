"""How a search of Take the Cake is guided."""

from __future__ import annotations

from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.take_the_cake.phases import CAKES, CUTTING, PUTTING, SHUFFLING, TAKING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.drafting import guess_takes, sample_cut
from cakedesk.players.heuristics.take_the_cake.heuristic import HEURISTIC
from cakedesk.players.heuristics.take_the_cake.placing import next_place, plan_turn
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings
from cakedesk.players.weighing import draw

CUTS_SAMPLED = 2
"""In play-outs the better of so many random cuts is made."""


class TakeTheCakeGuide(Guide[TakeTheCakeState]):
    """Searches cuts and takes; counts horizons in cakes: before a cake is full it tells little."""

    heuristic = HEURISTIC
    lead_scale = 14.0

    def stage(self, state: TakeTheCakeState) -> int:
        """The number of the cake, a full one counting as the next."""
        return state.cake + (state.phase == SHUFFLING)

    def is_searched(self, state: TakeTheCakeState) -> bool:
        """Cuts and takes are with two seats; with more, play-outs told too little about them."""
        return state.seats == CAKES and state.phase in (CUTTING, TAKING)

    def decide(self, state: TakeTheCakeState, rng: Random) -> Action:
        """With two seats whole pieces are planned as well. See `Guide.decide`."""
        if state.seats == CAKES and state.phase == PUTTING:
            return plan_turn(state, state.to_act)
        return super().decide(state, rng)

    def play(self, state: TakeTheCakeState, rng: Random) -> Action:
        """Choose like the heuristic, more quickly."""
        if state.phase == CUTTING:
            return sample_cut(state, state.to_act, CUTS_SAMPLED, rng)
        if state.phase == PUTTING:
            return next_place(state, state.to_act)
        if state.phase == TAKING:
            return draw(guess_takes(state, state.to_act), HEURISTIC.blur(state), rng, HEURISTIC.reach)
        return super().play(state, rng)


LEVELS = {
    "hard": (TakeTheCakeGuide(), Settings(play_outs=15, candidates=6, prior=10.0)),
}
