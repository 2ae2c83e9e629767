"""The player that looks ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State
from cakedesk.players.search.flat import rank_flat
from cakedesk.players.search.guide import Guide
from cakedesk.players.search.settings import Settings
from cakedesk.players.search.tree import rank_by_tree
from cakedesk.players.weighing import Tastes, Weighed, draw

S = TypeVar("S", bound=State)

SEALED_REACH = 3.0
"""How many times its blur a sealed action may be worth less than the best and still be drawn."""


class SearchPlayer(Generic[S]):
    """Searches where that is worth it; where nothing is to be decided, it moves at once."""

    def __init__(
        self,
        guide: Guide[S],
        settings: Settings,
        is_late: Callable[[], bool],
        liking: Guide[S] | None = None,
    ) -> None:
        """Make a player.

        Args:
            guide: that of the game.
            settings: how much it searches.
            is_late: whether it must come to an end; then the best so far is chosen.
            liking: the guide with the heuristic of its character; None: it has none.
        """
        self._guide = guide
        self._settings = settings
        self._is_late = is_late
        self._liking = liking or guide

    def choose(self, observation: Observation[S], rng: Random) -> Action:
        """Choose an action. See `Player.choose`."""
        state, guide = observation.shown, self._guide
        if not guide.is_searched(state):
            return self._liking.decide(state, rng)
        ranked = self._search(observation, rng)
        if guide.is_sealed(state) and len(ranked) > 1:
            # Near-equal ones are mixed, for a fixed choice could be foreseen; a best reply to a guess is
            # exploitable where both choose at once (Lanctot, Lisy and Winands, Monte Carlo Tree Search in
            # Simultaneous Move Games, 2014).
            return draw(ranked, guide.sealed_blur, rng, SEALED_REACH)
        return ranked[0][1]

    def rank(self, observation: Observation[S], rng: Random) -> list[Action]:
        """Say what is best. See `Player.rank`."""
        state, guide = observation.shown, self._guide
        if guide.is_searched(state):
            best = [action for _, action in self._search(observation, rng)]
        else:
            best = [guide.decide(state, rng)]
        return list(dict.fromkeys([*best, *(action for _, action in guide.weigh(state))]))

    def _search(self, observation: Observation[S], rng: Random) -> Weighed:
        """What was tried with its value, best first; what needs no search by itself."""
        guide, settings = self._guide, self._settings
        weighed = self._liking.weigh(observation.shown)
        tried = [
            (worth, action)
            for worth, action in weighed[: settings.candidates]
            if worth >= weighed[0][0] - settings.gap
        ]
        if len(tried) == 1:
            return tried
        rank = rank_by_tree if settings.grows_tree else rank_flat
        return rank(
            observation,
            tried,
            guide.fresh(),
            settings,
            self._is_late,
            rng,
            self._tastes(tried, observation.shown),
        )

    def _tastes(self, tried: Weighed, state: S) -> Tastes:
        """By action how much more than usual it is worth to the character, as a difference of value."""
        if self._liking is self._guide:
            return {}
        usual = {action: worth for worth, action in self._guide.weigh(state)}
        scale = 4.0 * self._guide.lead_scale
        return {action: (worth - usual.get(action, worth)) / scale for worth, action in tried}


def never() -> bool:
    """A search that takes the time that it takes."""
    return False
