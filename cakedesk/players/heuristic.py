"""What the heuristic of a game offers, and the player that is nothing but that heuristic."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.players.levels import Care

MOST_RANKED = 8
"""So many of the best actions are named where somebody asks for them."""


class Heuristic(Protocol):
    """Quick judgement for one game; also the play-out policy and the leaf evaluation of a search."""

    def candidates(self, observation: Observation[Any], most: int) -> list[Action]:
        """The best actions of the observing seat, whose turn it is.

        Args:
            observation: what the seat knows.
            most: how many at most.

        Returns:
            Legal actions, best first, at least one.
        """
        ...

    def choose(self, observation: Observation[Any], rng: Random) -> Action:
        """Draw one of the good actions, better ones being likelier.

        Args:
            observation: what the seat knows; it is its turn.
            rng: the only source of randomness used.

        Returns:
            A legal action.
        """
        ...

    def glance(self, observation: Observation[Any], rng: Random, loss: float) -> Action:
        """Draw one of the actions that give the seat most points at once, whatever comes of it.

        Args:
            observation: what the seat knows; it is its turn.
            rng: the only source of randomness used.
            loss: what an action may cost at most, in points by the heuristic's judgement; infinite: it is not
                asked, and all that is legal is looked at.

        Returns:
            A legal action.
        """
        ...

    def evaluate(self, state: Any) -> list[float]:
        """How well each seat stands.

        Args:
            state: any state of the game.

        Returns:
            A value in 0..1 by seat; even standing is 0.5.
        """
        ...


class HeuristicPlayer:
    """Plays what the heuristic of the game likes."""

    def __init__(self, heuristic: Heuristic) -> None:
        self._heuristic = heuristic

    def choose(self, observation: Observation[Any], rng: Random) -> Action:
        """Choose a good action. See `Player.choose`."""
        return self._heuristic.choose(observation, rng)

    def rank(self, observation: Observation[Any], rng: Random) -> list[Action]:
        """Say what is best. See `Player.rank`."""
        del rng
        return self._heuristic.candidates(observation, MOST_RANKED)


class CarelessPlayer(HeuristicPlayer):
    """Often takes what gives it most points at once, unless the heuristic of the game warns it of a loss."""

    def __init__(self, heuristic: Heuristic, care: Care) -> None:
        super().__init__(heuristic)
        self._care = care

    def choose(self, observation: Observation[Any], rng: Random) -> Action:
        """Choose an action. See `Player.choose`."""
        if rng.random() < self._care.glances:
            return self._heuristic.glance(observation, rng, self._care.loss)
        return super().choose(observation, rng)
