"""How a search of Take the Cake is guided."""

from __future__ import annotations

from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.take_the_cake.phases import CAKES, CUTTING, PUTTING, ROUNDS, SHUFFLING, TAKING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.drafting import guess_takes, sample_cut
from cakedesk.players.heuristics.take_the_cake.heuristic import HEURISTIC
from cakedesk.players.heuristics.take_the_cake.last_round import weigh_last_round
from cakedesk.players.heuristics.take_the_cake.layouts import lay_piece
from cakedesk.players.heuristics.take_the_cake.placing import fills, next_place, plan_turn
from cakedesk.players.heuristics.take_the_cake.standing import turns_to_come, values_between_rounds
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings
from cakedesk.players.weighing import draw

CUTS_SAMPLED = 2
"""In play-outs the better of so many random cuts is made."""


class TakeTheCakeGuide(Guide[TakeTheCakeState]):
    """Searches cuts and takes; counts horizons in rounds."""

    heuristic = HEURISTIC
    lead_scale = 14.0

    def stage(self, state: TakeTheCakeState) -> int:
        """The number of the round; a full cake counts as one more."""
        return ROUNDS * state.cake + state.round + (state.phase == SHUFFLING)

    def is_searched(self, state: TakeTheCakeState) -> bool:
        """Cuts and takes are."""
        return state.phase in (CUTTING, TAKING)

    def decide(self, state: TakeTheCakeState, rng: Random) -> Action:
        """Plan whole pieces. See `Guide.decide`."""
        return plan_turn(state, state.to_act) if state.phase == PUTTING else super().decide(state, rng)

    def play(self, state: TakeTheCakeState, rng: Random) -> Action:
        """Choose like the heuristic, more quickly."""
        if state.phase == CUTTING:
            return sample_cut(state, state.to_act, CUTS_SAMPLED, rng)
        if state.phase == PUTTING:
            return next_place(state, state.to_act)
        if state.phase == TAKING:
            return draw(guess_takes(state, state.to_act), HEURISTIC.blur(state), rng, HEURISTIC.reach)
        return super().play(state, rng)

    def is_hasty(self, state: TakeTheCakeState) -> bool:
        """Cuts are made in haste. See `Guide.is_hasty`."""
        return state.phase == CUTTING

    def values(self, state: TakeTheCakeState) -> list[float]:
        """Between two rounds of a cake by what it will become."""
        if state.phase == CUTTING and state.round:
            return values_between_rounds(state)
        return super().values(state)

    def standing(self, state: TakeTheCakeState) -> list[float]:
        """Who is to cut next stands worse for it, and better after it. See `Guide.standing`."""
        if state.phase == CUTTING and state.round:
            return values_between_rounds(state, turns_to_come(state))
        return super().standing(state)


class ThoroughGuide(TakeTheCakeGuide):
    """Also compares layouts of whole pieces, and with two seats plays the last round to its end."""

    def is_searched(self, state: TakeTheCakeState) -> bool:
        """Cuts and takes are, but for the last ones of two seats: nothing is left to chance there."""
        return super().is_searched(state) and not _ends(state)

    def decide(self, state: TakeTheCakeState, rng: Random) -> Action:
        """Look closely at what is not searched. See `Guide.decide`."""
        if _ends(state):
            return weigh_last_round(state, rng)[0][1]
        if state.phase == PUTTING and not fills(state):
            return lay_piece(state, state.to_act, rng)
        return super().decide(state, rng)


def _ends(state: TakeTheCakeState) -> bool:
    """Whether two seats take the last pieces of all."""
    return state.seats == CAKES and state.round == ROUNDS - 1 and state.phase in (CUTTING, TAKING)


LEVELS = {
    "hard": (TakeTheCakeGuide(), Settings(play_outs=100, candidates=8, prior=10.0)),
    "expert": (ThoroughGuide(), Settings(play_outs=100, candidates=8, horizon=2, prior=10.0)),
}
