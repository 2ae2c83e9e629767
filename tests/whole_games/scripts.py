"""Games that the engine plays alone, move for move the same each time. The window is to play them again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from cakedesk.app.match.model import deal_match
from cakedesk.engine.actions import Action
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.games.top_cake.actions import BID, BID_DOWN, BID_UP, HALF, PASS, STACK
from tests.whole_games.written import by_chance, write_game

NAMES = ("Ada", "Ben", "Zoé", "Łucja")


@dataclass(frozen=True)
class Script:
    """One game.

    Attributes:
        seed: deals it.
        names: the names by seat.
        actions: all actions, in order.
        match: the match that the engine alone has played.
    """

    seed: int
    names: tuple[str, ...]
    actions: tuple[Action, ...]
    match: Match[Any]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    def kinds(self) -> set[int]:
        """The kinds of actions that happen."""
        return {action[0] for action in self.actions}


def deal(seed: int, names: Sequence[str]) -> Match[Any]:
    """A match as the window deals it when its randomness comes from a seed."""
    return deal_match(find_game("top-cake"), names, ["human"] * len(names), rng=Random(seed))


def write_script(seed: int, seats: int) -> Script:
    """Let the engine play a game in which anything is done.

    Args:
        seed: deals, and draws what is done.
        seats: how many play.

    Returns:
        The game.
    """
    actions, match = write_game("top-cake", seed, NAMES[:seats], by_chance)
    return Script(seed, NAMES[:seats], tuple(actions), match)


__all__ = ["BID", "BID_DOWN", "BID_UP", "HALF", "NAMES", "PASS", "STACK", "Script", "deal", "write_script"]
