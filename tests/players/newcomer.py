"""Somebody who plays for the first time: looks one move ahead and takes what gives most points at once."""

from __future__ import annotations

from random import Random
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation

MOST_TRIED = 150
"""Of more actions, such as pairs of bids, so many are thought of."""


class Newcomer:
    """Takes what raises its own points most in one move; among equal ones any."""

    def choose(self, observation: Observation[Any], rng: Random) -> Action:
        """Choose an action. See `Player.choose`."""
        world = observation.determinize(rng)
        seat, actions = world.turn(), world.legal_actions()
        rng.shuffle(actions)
        return max(actions[:MOST_TRIED], key=lambda action: points_after(world, action, seat))


def points_after(state: Any, action: Action, seat: int) -> int:
    """The points of a seat after an action."""
    after = state.clone()
    after.apply(action)
    points: int = after.scores()[seat]
    return points
