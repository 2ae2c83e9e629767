"""Matches for the tests of what is kept: real ones, played at random."""

from __future__ import annotations

from random import Random
from typing import Any

from cakedesk.app.match.model import deal_match
from cakedesk.engine.actions import OVER
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game


def new_match(seed: int = 1, seats: int = 3) -> Match[Any]:
    """A match of Top Cake without an action yet."""
    names = ["Ada", "Ben", "Zoé", "Łucja"][:seats]
    return deal_match(find_game("top-cake"), names, ["human"] * seats, rng=Random(seed))


def random_action(match: Match[Any], rng: Random) -> tuple[int, ...]:
    return match.observe(match.turn()).sample_action(rng)


def play_some(match: Match[Any], actions: int, seed: int = 1) -> Match[Any]:
    """Play that many actions, or to the end if that comes first."""
    rng = Random(seed)
    for _ in range(actions):
        if match.turn() == OVER:
            break
        match.play(random_action(match, rng))
    return match


def play_to_the_end(match: Match[Any], seed: int = 1) -> Match[Any]:
    return play_some(match, 10_000, seed)
