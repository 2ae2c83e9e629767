"""How much is searched."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Settings:
    """How much is searched for one move.

    Attributes:
        play_outs: how many positions are played on for a move, all its candidates together.
        candidates: how many of the heuristic's best actions are tried.
        horizon: how many stages of the game (see `Guide.stage`) a play-out goes on.
        prior: the heuristic's opinion counts like so many play-outs.
        gap: an action worth so many points less than the best is not tried.
        grows_tree: whether a tree is grown, which searches replies as well; else each action is played on.
    """

    play_outs: int
    candidates: int
    horizon: int = 1
    prior: float = 0.0
    gap: float = inf
    grows_tree: bool = False
