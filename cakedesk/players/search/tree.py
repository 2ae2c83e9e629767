"""Information set Monte Carlo tree search with one observer.

After Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, IEEE TCIAIG 4(2), 2012: one
tree, grown each time through another random world, whose nodes count how often they could be reached, as
what can be done differs from world to world. Actions come in by and by, in the order of the heuristic
(progressive unpruning; Chaslot and others, Progressive Strategies for Monte-Carlo Tree Search, 2008).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import TypeVar

from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.play_out import play_on
from cakedesk.players.search.settings import Settings
from cakedesk.players.weighing import Tastes, Weighed

S = TypeVar("S", bound=State)

EXPLORATION = 0.35
"""The constant of UCB1 (Auer, Cesa-Bianchi and Fischer, 2002); values lie in 0..1, most of them near even."""

FIRST_ACTIONS = 4
"""So many of the heuristic's actions are tried at a node from the start."""


def rank_by_tree(
    observation: Observation[S],
    weighed: Weighed,
    guide: Guide[S],
    settings: Settings,
    is_late: Callable[[], bool],
    rng: Random,
    tastes: Tastes,
) -> Weighed:
    """Grow a tree of what may follow; see `rank_flat`. First comes what was tried most often."""
    root = _Node([action for _, action in weighed])
    for _ in range(settings.play_outs):
        _grow(root, observation.determinize(rng), guide, settings, rng, tastes)
        if is_late():
            break
    tried = sorted(root.children.items(), key=lambda item: (item[1].visits, item[1].total), reverse=True)
    return [(node.total / node.visits, action) for action, node in tried]


class _Node:
    """What was seen after an action."""

    __slots__ = ("actions", "available", "children", "passes", "total", "visits")

    def __init__(self, actions: list[Action] | None = None) -> None:
        self.actions = actions  # the same in every world; None: not known yet, or it differs
        self.children: dict[Action, _Node] = {}  # by action what comes after it
        self.available = 0  # how often it could be reached
        self.passes = 0  # how often a child of it was chosen
        self.visits = 0  # how often it was reached
        self.total = 0.0  # of the values for the seat that came here

    def child(self, actions: list[Action]) -> tuple[_Node, Action]:
        """The child that UCB1 picks, or one that was never reached, and the action that leads to it."""
        best, picked, children = -1.0, actions[0], self.children
        for action in actions:
            child = children.get(action)
            if child is None:
                child = children[action] = _Node()
            child.available += 1
            visits = child.visits
            if not visits:
                return child, action
            value = child.total / visits + EXPLORATION * sqrt(log(child.available) / visits)
            if value > best:
                best, picked = value, action
        return children[picked], picked


def _grow(node: _Node, state: S, guide: Guide[S], settings: Settings, rng: Random, tastes: Tastes) -> None:
    """Go down the tree in a random world, add a node, play on from there, and take the values back up."""
    stage, stages = guide.stage(state), guide.stages(state, settings.horizon)
    path: list[tuple[int, _Node]] = []
    taste = 0.0
    is_new, is_first_stage = False, True
    while (seat := state.turn()) != OVER and not is_new:
        now = guide.stage(state)
        if now != stage:
            stage, is_first_stage = now, False
            stages -= 1
            if stages == 0:
                break
        if seat == CHANCE:
            state.apply(state.sample_action(rng))
            continue
        actions = node.actions
        if actions is None:
            actions = [action for _, action in guide.weigh(guide.seen(state))[: settings.candidates]]
            if is_first_stage and guide.shows_by_stage:
                node.actions = actions
        node.passes += 1
        node, action = node.child(actions[: FIRST_ACTIONS + int(sqrt(node.passes) / 2)])
        if not path:
            taste = tastes.get(action, 0.0)
        path.append((seat, node))
        is_new = not node.visits
        state.apply(action)
    if is_new:
        play_on(state, guide, stage, stages, rng)
    values = guide.values(state)
    for seat, reached in path:
        reached.visits += 1
        reached.total += values[seat]
    path[0][1].total += taste
