"""What would be best for a seat, or what speaks for something that was done: for hints and for *Why?*.

Reasons are codes with parameters; each game has its own in `reasons.py` beside its heuristic, and the board
of the game puts them into words. They are made of what has lain open alone (what a move gains, what it keeps
from others, what it risks, what is kept), so that they may be told to everybody. Of hidden cards only those
speak that are for moves which nobody else sees: these are for the own eyes.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from cakedesk.players.player import Player
from cakedesk.players.registry import find_reasons

MOST_ADVISED = 3
"""So many actions are told of: the best, and the next two."""

MOST_REASONS = 2
"""So many reasons are told of each."""


class Advice(NamedTuple):
    """An action and what speaks for it.

    Attributes:
        action: a legal one.
        reasons: the most telling first; none if there is nothing that may be told.
    """

    action: Action
    reasons: tuple[Reason, ...]


def advise(game_id: str, player: Player, observation: Observation[Any], rng: Random) -> tuple[Advice, ...]:
    """Say what a player thinks best, for the eyes of the seat itself.

    Args:
        game_id: what is played.
        player: who is asked.
        observation: what the seat to act knows.
        rng: the only source of randomness used.

    Returns:
        The best action first, at most `MOST_ADVISED`.
    """
    actions = player.rank(observation, rng)[:MOST_ADVISED]
    return tuple([with_reasons(game_id, observation, action) for action in actions])


def explain(game_id: str, observation: Observation[Any], action: Action) -> Advice:
    """Say what speaks for something that a seat did, for other eyes.

    Args:
        game_id: what is played.
        observation: what the seat knew then; it was its turn.
        action: what it did.

    Returns:
        The action; without reasons if others see nothing of it.
    """
    if action[0] in find_reasons(game_id).SECRET:
        return Advice(action, ())
    return with_reasons(game_id, observation, action)


def with_reasons(game_id: str, observation: Observation[Any], action: Action) -> Advice:
    """Say what speaks for an action, for the eyes of the seat itself.

    Args:
        game_id: what is played.
        observation: what the seat to act knows.
        action: a legal one.

    Returns:
        The action and its reasons.
    """
    found: list[Reason] = find_reasons(game_id).reasons(observation.shown, action)
    return Advice(action, tuple(found[:MOST_REASONS]))
