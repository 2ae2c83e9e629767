"""Flat Monte Carlo: every good action is played on, and what ends best on average is chosen.

Sequential halving (Karnin, Koren and Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013)
spends most play-outs on what is hard to tell apart. All that are compared are played on in the same random
worlds, so that luck falls on all of them alike.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log2
from random import Random
from typing import TypeVar

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.play_out import play_on
from cakedesk.players.search.settings import Settings
from cakedesk.players.weighing import Tastes, Weighed

S = TypeVar("S", bound=State)


def rank_flat(
    observation: Observation[S],
    weighed: Weighed,
    guide: Guide[S],
    settings: Settings,
    is_late: Callable[[], bool],
    rng: Random,
    tastes: Tastes,
) -> Weighed:
    """Play good actions on, and halve them as it becomes clear which are best.

    Args:
        observation: what the seat knows; it is its turn.
        weighed: the actions to try, as the heuristic weighs them, best first.
        guide: that of the game.
        settings: how much is searched.
        is_late: whether to come to an end.
        rng: the only source of randomness used.
        tastes: those of the player.

    Returns:
        Mean value and action of those that were tried to the end, best first.
    """
    best = weighed[0][0]
    arms = [
        _Arm(action, settings.prior * (worth - best) / (4.0 * guide.lead_scale), tastes.get(action, 0.0))
        for worth, action in weighed
    ]
    halvings = max(1, round(log2(len(arms))))
    left, worlds = settings.play_outs, 0
    for halving in range(halvings, 0, -1):
        for _ in range(max(1, round(left / halving / len(arms)))):
            _play_all(arms, observation, guide, settings.horizon, rng)
            worlds += 1
            left -= len(arms)
            if is_late():
                left = 0
                break
        arms.sort(key=_total, reverse=True)
        if left <= 0:
            break
        if halving > 1:
            del arms[(len(arms) + 1) // 2 :]
    return [(arm.total / (worlds + settings.prior), arm.action) for arm in arms]


class _Arm:
    """An action under trial."""

    __slots__ = ("action", "taste", "total")

    def __init__(self, action: Action, total: float, taste: float) -> None:
        self.action = action
        self.total = total
        self.taste = taste


def _total(arm: _Arm) -> float:
    return arm.total


def _play_all(
    arms: list[_Arm], observation: Observation[S], guide: Guide[S], horizon: int, rng: Random
) -> None:
    """Play all actions on in one more random world."""
    seat = observation.turn()
    world = observation.determinize(rng)
    chance = rng.random()
    stage, stages = guide.stage(world), guide.stages(world, horizon)
    for arm in arms:
        state = world.clone()
        state.apply(arm.action)
        play_on(state, guide, stage, stages, Random(chance))
        arm.total += guide.values(state)[seat] + arm.taste
