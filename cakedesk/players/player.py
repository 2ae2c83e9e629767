"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation


class Player(Protocol):
    """Chooses actions for one seat."""

    def choose(self, observation: Observation[Any], rng: Random) -> Action:
        """Choose an action.

        Args:
            observation: all that the seat to act has legally learned.
            rng: the only source of randomness used: the same one gives the same choice.

        Returns:
            A legal action of the observing seat.
        """
        ...

    def rank(self, observation: Observation[Any], rng: Random) -> list[Action]:
        """Say what is best.

        Args:
            observation: all that the seat to act has legally learned.
            rng: the only source of randomness used.

        Returns:
            Legal actions, best first, at least one.
        """
        ...
