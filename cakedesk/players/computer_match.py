"""A match among computer players alone, whose every random number is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import Any, Protocol

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.game import Game
from cakedesk.engine.match import Match
from cakedesk.players.registry import make_player


class RngFor(Protocol):
    """Gives the generator of a purpose: ``("deal")``, ``("chance")`` or ``("player", seat)``."""

    def __call__(self, *purpose: int | str) -> Random:
        """A fresh generator, the same for the same purpose."""
        ...


@dataclass(frozen=True, slots=True)
class ComputerMatch:
    """A match that computer players have played."""

    match: Match[Any]  # it is over
    took_ms: list[list[float]]  # by seat the processor time of each of its choices, in milliseconds


def play_match(
    game: Game[Any, Any],
    players: Sequence[str],
    rng_for: RngFor,
    list_texts: Mapping[str, str] | None = None,
) -> ComputerMatch:
    """Let computer players play a match with the game's default options.

    Args:
        players: the name of a player for each seat.
        rng_for: where all randomness comes from.
        list_texts: own card lists by file name; None or empty for the built-in ones.

    Returns:
        The match, which is over, and how long its players thought.

    Raises:
        CakeDeskError: no such player, or a number of seats or lists that the game can't be played with.
    """
    seats = len(players)
    game.check_seats(seats)
    lists = game.own_lists(list_texts or {})
    start = game.deal(rng_for("deal"), seats, game.complete_options({}), lists)
    match = Match(game, [f"P{seat}" for seat in range(seats)], players, start, list_texts=list_texts)
    minds = [make_player(name, game.id) for name in players]
    rngs = [rng_for("player", seat) for seat in range(seats)]
    chance = rng_for("chance")
    took_ms: list[list[float]] = [[] for _ in players]
    while (seat := match.turn()) != OVER:
        if seat == CHANCE:
            match.play_chance(chance)
            continue
        observation = match.observe(seat)
        begin_s = thread_time()
        action = minds[seat].choose(observation, rngs[seat])
        took_ms[seat].append(1000.0 * (thread_time() - begin_s))
        match.play(action)
    return ComputerMatch(match, took_ms)
