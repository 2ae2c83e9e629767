"""The player that all others are measured against."""

from __future__ import annotations

from random import Random
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation


class RandomPlayer:
    """Plays uniformly among the legal actions."""

    def choose(self, observation: Observation[Any], rng: Random) -> Action:
        """Choose any legal action. See `Player.choose`."""
        return observation.sample_action(rng)

    def rank(self, observation: Observation[Any], rng: Random) -> list[Action]:
        """All are alike. See `Player.rank`."""
        return [observation.sample_action(rng)]
