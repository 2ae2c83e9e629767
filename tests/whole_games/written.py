"""Games that the engine plays alone as the window deals them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

from cakedesk.app.match.model import deal_match
from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.engine.registry import find_game
from cakedesk.engine.shuffle_check import check_shuffle
from cakedesk.players.heuristic import HeuristicPlayer
from cakedesk.players.registry import find_heuristic
from tests.whole_games.desk import Desk

Choose: TypeAlias = Callable[[Observation[Any], Random], Action]


def by_chance(look: Observation[Any], rng: Random) -> Action:
    """Any legal action."""
    return look.sample_action(rng)


def fairly(game_id: str, at_random: float = 0.0) -> Choose:
    """What a fair player chooses, who now and then does anything, as that is to be seen as well."""
    player = HeuristicPlayer(find_heuristic(game_id))

    def choose(look: Observation[Any], rng: Random) -> Action:
        if at_random and rng.random() < at_random:
            return look.sample_action(rng)
        return player.choose(look, rng)

    return choose


def check_as_written(desk: Desk, match: Match[Any]) -> None:
    """See that a match in the window is what the engine alone made of it, as far as it goes."""
    done, wanted = replace(desk.match.record(), table={}, extra={}), replace(match.record(), table={})
    if desk.match.turn() != OVER:
        wanted = replace(wanted, moves=wanted.moves[: len(done.moves)], result=None)
    assert done == wanted
    assert check_shuffle(desk.match)
    assert desk.window.messages.sentence == ""


def write_game(
    game_id: str, seed: int, names: Sequence[str], choose: Choose
) -> tuple[list[Action], Match[Any]]:
    """Let the engine play a game as the window deals it.

    Args:
        seed: deals, and draws what is done.

    Returns:
        All actions of seats, and the match.
    """
    match = deal_match(find_game(game_id), names, ["human"] * len(names), rng=Random(seed))
    rng, actions = Random(seed), list[Action]()
    while match.turn() != OVER:
        if match.turn() == CHANCE:
            match.play_chance(seeded_rng(seed, len(match.steps), "chance"))
        else:
            actions.append(choose(match.observe(match.turn()), rng))
            match.play(actions[-1])
    return actions, match
