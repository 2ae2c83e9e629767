"""What would be best for a seat, or what speaks for something that was done: for hints and for *Why?*.

Reasons are codes with parameters; each game has its own in `reasons.py` beside its heuristic, and the board
of the game puts them into words. They are made of what has lain open alone (what a move gains, what it keeps
from others, what it risks, what is kept), so that they may be told to everybody. Of hidden cards only those
speak that are for moves which nobody else sees: these are for the own eyes. Some say that nothing else is
as good (`COMPARING` of each game): these are told of the best move alone.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.reasons import Reason
from cakedesk.players.player import Player
from cakedesk.players.registry import find_reasons

MOST_ADVISED = 10
"""So many actions are told of: the best, and others, among which some may sound alike."""

MOST_REASONS = 2
"""So many reasons are told of each."""

GAINS = frozenset({"points", "squares", "slices"})
"""Parameters of reasons that count what is gained. None is ever 0: that would speak for nothing."""

ONLY = Reason("only")
"""No other action is legal: games don't say so themselves."""

_WEAKER = Reason("weaker")  # all that could be said is that nothing else is as good; but something is better
_AT_FIRST = Reason("at_first")  # it gains more by what is counted here; but what may follow counts, too
_AS_GOOD = Reason("as_good")  # the same, of what somebody did who may have been wrong


class Advice(NamedTuple):
    """An action and what speaks for it.

    Attributes:
        action: a legal one.
        reasons: the most telling first; none if there is nothing that may be told.
    """

    action: Action
    reasons: tuple[Reason, ...]


def advise(game_id: str, player: Player, observation: Observation[Any], rng: Random) -> tuple[Advice, ...]:
    """What a player thinks best for the seat to act, for its own eyes, at most `MOST_ADVISED`, best first."""
    best, *others = player.rank(observation, rng)[:MOST_ADVISED]
    first = with_reasons(game_id, observation, best)
    weaker = [_without_comparing(game_id, observation, action, _WEAKER) for action in others]
    return (first, *(_without_larger_gains(first, other) for other in weaker))


def explain(game_id: str, observation: Observation[Any], action: Action) -> Advice:
    """Say what speaks for something that a seat did, for other eyes.

    Args:
        observation: what the seat knew then; it was its turn.
        action: what it did.

    Returns:
        The action; without reasons if others see nothing of it.
    """
    if action[0] in find_reasons(game_id).SECRET:
        return Advice(action, ())
    return _without_comparing(game_id, observation, action, _AS_GOOD)


def with_reasons(game_id: str, observation: Observation[Any], action: Action) -> Advice:
    """Say what speaks for the best action, for the eyes of the seat itself.

    Args:
        observation: what the seat to act knows.
        action: a legal one.
    """
    if observation.legal_actions() == [action]:
        return _without_comparing(game_id, observation, action, ONLY)
    return Advice(action, tuple(_find(game_id, observation, action)[:MOST_REASONS]))


def _without_comparing(
    game_id: str, observation: Observation[Any], action: Action, instead: Reason
) -> Advice:
    """What speaks for an action by itself; if there is nothing, `instead`."""
    comparing = find_reasons(game_id).COMPARING
    kept = [reason for reason in _find(game_id, observation, action) if reason.code not in comparing]
    if instead is not _WEAKER and observation.legal_actions() == [action]:
        kept.insert(0, ONLY)
    return Advice(action, tuple((kept or [instead])[:MOST_REASONS]))


def _without_larger_gains(first: Advice, other: Advice) -> Advice:
    """A less good action, without gains larger than the best one's: reasons look less far than ranks."""
    most = {"points": (0, 0)} | dict(sorted(map(gain_of, first.reasons)))
    gains = [(reason, *gain_of(reason)) for reason in other.reasons]
    kept = [reason for reason, kind, gain in gains if gain <= most.get(kind, gain)]
    return Advice(other.action, tuple(kept or [_AT_FIRST]))


def gain_of(reason: Reason) -> tuple[str, tuple[int, int]]:
    """Of which kind a gain is, how large (0: none), and how little it leaves to others: less than none.

    All cuts are of one kind, whoever gains by them.
    """
    gained = sum(int(value) for param, value in reason.params if param in GAINS)
    left = sum(int(value) for param, value in reason.params if param == "most")
    return reason.code.split("_for_")[0], (gained, -left)


def _find(game_id: str, observation: Observation[Any], action: Action) -> list[Reason]:
    found: list[Reason] = find_reasons(game_id).reasons(observation.shown, action)
    return found
