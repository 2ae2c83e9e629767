"""What a search must know of a game besides its heuristic."""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from random import Random
from typing import ClassVar, Generic, Self, TypeVar

from cakedesk.engine.actions import OVER, Action
from cakedesk.engine.state import State
from cakedesk.players.characters import Character
from cakedesk.players.weighing import Weighed, WeighingHeuristic, draw

S = TypeVar("S", bound=State)

WIN_SHARE = 0.5
"""How much winning counts in the value of a finished game; how far a seat leads counts the rest. Winning
alone was a weaker reward in experiments with Piece o' Cake."""


class Guide(ABC, Generic[S]):
    """Guides searches through one game.

    Attributes:
        heuristic: that of the game.
        lead_scale: points of lead that bring a value from even to about three quarters.
        least_play_outs_a_second: how many a search must make with two seats on one core; 0: there is no bar.
        sealed_blur: differences of value within which actions that are chosen in secret are mixed.
        shows_by_stage: whether what is hidden shows only where a stage begins: as long as one lasts, the same
            actions are worth the same in every world.
    """

    heuristic: WeighingHeuristic[S]
    lead_scale: ClassVar[float]
    least_play_outs_a_second: ClassVar[int] = 0
    sealed_blur: ClassVar[float] = 0.01
    shows_by_stage: ClassVar[bool] = False

    def fresh(self) -> Self:
        """A guide for one search.

        Returns:
            This one; or a new one, if guides remember what they judge: a choice is to depend on nothing else.
        """
        return self

    def with_character(self, character: Character) -> Self:
        """The same guide, whose heuristic judges by a character."""
        guide = copy(self)
        guide.heuristic = type(self.heuristic)(character)
        return guide

    @abstractmethod
    def stage(self, state: S) -> int:
        """A number that changes as the game goes on, by which horizons are counted.

        Returns:
            Such as the number of the round.
        """

    def stages(self, state: S, horizon: int) -> int:
        """How many stages a horizon has.

        Args:
            horizon: see `Settings`.
        """
        del state
        return horizon

    def is_searched(self, state: S) -> bool:
        """Whether the choice of the seat to act is worth a search; where not, see `decide`."""
        del state
        return True

    def decide(self, state: S, rng: Random) -> Action:
        """What the seat to act does where nothing is searched.

        Args:
            state: what it may read.
            rng: the only source of randomness used.

        Returns:
            The action; if not overridden, the heuristic's.
        """
        return choose_by(self.heuristic, state, rng)

    def is_sealed(self, state: S) -> bool:
        """Whether another seat chooses at the same time, so that a fixed choice could be foreseen."""
        del state
        return False

    def seen(self, state: S) -> S:
        """What the seat to act may read of a full state.

        Args:
            state: a full state.

        Returns:
            The same, or masked where the heuristic could read what is hidden.
        """
        return state

    def weigh(self, state: S) -> Weighed:
        """The actions to try, best first.

        Args:
            state: what the seat to act may read.

        Returns:
            Worth in points and action, at least one.
        """
        return self.heuristic.weigh(state, state.turn())

    def play(self, state: S, rng: Random) -> Action:
        """What the seat to act does in a play-out.

        Args:
            state: a full state.
            rng: the only source of randomness used.
        """
        return choose_by(self.heuristic, self.seen(state), rng)

    def is_hasty(self, state: S) -> bool:
        """Whether `play` is much less careful here than any player: of who acts it would promise too little.

        Args:
            state: a full state, or what the seat to act may read.
        """
        del state
        return False

    def values(self, state: S) -> list[float]:
        """How well each seat stands where a play-out ends.

        Args:
            state: a full state.

        Returns:
            A value in 0..1 by seat.
        """
        values = self.heuristic.evaluate(state)
        if state.turn() != OVER:
            return values
        winners = state.winners()
        share = WIN_SHARE / len(winners)
        return [
            (1.0 - WIN_SHARE) * value + (share if seat in winners else 0.0)
            for seat, value in enumerate(values)
        ]

    def standing(self, state: S) -> list[float]:
        """The same for a look back, which sets moments beside each other that searches never compare.

        Args:
            state: a full state.

        Returns:
            A value in 0..1 by seat; if not overridden, that of `values`.
        """
        return self.values(state)


def choose_by(heuristic: WeighingHeuristic[S], state: S, rng: Random) -> Action:
    """Draw one of the good actions as the heuristic player does."""
    weighed = heuristic.weigh(state, state.turn())
    if len(weighed) == 1:
        return weighed[0][1]
    return draw(weighed, heuristic.blur(state), rng, heuristic.reach)
