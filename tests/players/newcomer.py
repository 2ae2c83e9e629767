"""Somebody who plays for the first time: looks one move ahead and takes what gives most points at once.

``python -m tests.players.newcomer GAME LEVEL GAMES`` tells how often one wins against that level,
each deal being played once from each seat.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.observation import Observation
from cakedesk.players.registry import make_player
from tests.players.games import new_state

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


def newcomer_won(game_id: str, level: str, games: int) -> float:
    """The share of two-seat games that a newcomer wins against a level."""
    won = 0.0
    for number in range(games):
        state, rng = new_state(game_id, 2, number // 2), seeded_rng("newcomer", game_id, number)
        players = [Newcomer(), make_player(level, game_id)]
        if number % 2:
            players.reverse()
        while (seat := state.turn()) != OVER:
            chance = seat == CHANCE
            state.apply(
                state.sample_action(rng) if chance else players[seat].choose(state.observe(seat), rng)
            )
        winners = state.winners()
        won += (number % 2 in winners) / len(winners)
    return won / games


if __name__ == "__main__":
    print(f"{newcomer_won(sys.argv[1], sys.argv[2], int(sys.argv[3])):.1%}")
