"""Playing a random world on."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.state import State
from cakedesk.players.search.guide import Guide

S = TypeVar("S", bound=State)


def play_on(state: S, guide: Guide[S], stage: int, stages: int, rng: Random) -> None:
    """Play a full state on for some stages, or until the game is over.

    Args:
        state: it changes.
        guide: that of the game.
        stage: the stage that counting begins with.
        stages: how many stages are played to their ends.
        rng: the only source of randomness used.
    """
    while (seat := state.turn()) != OVER:
        now = guide.stage(state)
        if now != stage:
            stage = now
            stages -= 1
            if stages == 0:
                return
        state.apply(state.sample_action(rng) if seat == CHANCE else guide.play(state, rng))
