"""What the heuristic of a game offers, and the player that is nothing but that heuristic."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation


class Heuristic(Protocol):
    """Quick judgement for one game; also the play-out policy and the leaf evaluation of a search.

    Attributes:
        easy_noise: points of the game's score by which the level `easy` blurs its judgement.
    """

    easy_noise: float

    def candidates(self, observation: Observation[Any], most: int) -> list[Action]:
        """The best actions of the observing seat, whose turn it is.

        Args:
            observation: what the seat knows.
            most: how many at most.

        Returns:
            Legal actions, best first, at least one.
        """
        ...

    def choose(self, observation: Observation[Any], rng: Random, noise: float = 0.0) -> Action:
        """Draw one of the good actions, better ones being likelier.

        Args:
            observation: what the seat knows; it is its turn.
            rng: the only source of randomness used.
            noise: points of the game's score by which the judgement is blurred; 0 plays its best.

        Returns:
            A legal action.
        """
        ...

    def evaluate(self, state: Any) -> list[float]:
        """How well each seat stands.

        Args:
            state: any state of the game.

        Returns:
            A value in 0..1 by seat.
        """
        ...


class HeuristicPlayer:
    """Plays what the heuristic of the game likes."""

    def __init__(self, heuristic: Heuristic, noise: float) -> None:
        """Make a player.

        Args:
            heuristic: that of the game.
            noise: see `Heuristic.choose`.
        """
        self._heuristic = heuristic
        self._noise = noise

    def choose(self, observation: Observation[Any], rng: Random) -> Action:
        """Choose a good action. See `Player.choose`."""
        return self._heuristic.choose(observation, rng, self._noise)
