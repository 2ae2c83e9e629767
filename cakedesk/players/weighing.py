"""What the heuristics of all games have in common: actions are weighed, and one of the good ones is drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import exp, inf
from random import Random
from typing import ClassVar, Generic, TypeAlias, TypeVar

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State
from cakedesk.players.characters import BALANCED, Character

S = TypeVar("S", bound=State)

Weighed: TypeAlias = list[tuple[float, Action]]
"""Worth in points and action, best first."""

Tastes: TypeAlias = Mapping[Action, float]
"""By action what its value is more, or less, to a player of some character; 0 where it is not named."""


MOST_GLANCES = 100
"""Where more can be done, such as hundreds of cuts or pairs of bids, so many actions are looked at."""


class WeighingHeuristic(ABC, Generic[S]):
    """A `Heuristic` that says what actions are worth. It holds nothing but its character.

    Attributes:
        reach: how many times its blur an action may be worth less than the best and still be drawn.
    """

    reach: ClassVar[float] = 6.0

    def __init__(self, character: Character = BALANCED) -> None:
        """Judge by a character.

        Args:
            character: what counts more than usual.
        """
        self.character = character

    @abstractmethod
    def weigh(self, state: S, seat: int) -> Weighed:
        """The actions worth considering.

        Args:
            state: a full state, or one masked for a seat that remembers, in which the seat is to act.

        Returns:
            Worth in points and action, best first, at least one.
        """

    @abstractmethod
    def blur(self, state: S) -> float:
        """How far choices are spread.

        Args:
            state: where a seat is to act.

        Returns:
            The loss, in points, at which an action is e times less likely than the best.
        """

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """How well each seat stands. See `Heuristic.evaluate`."""

    def candidates(self, observation: Observation[S], most: int) -> list[Action]:
        """The best actions of the observing seat. See `Heuristic.candidates`."""
        return [action for _, action in self.weigh(observation.shown, observation.turn())[:most]]

    def choose(self, observation: Observation[S], rng: Random) -> Action:
        """Draw one of the good actions. See `Heuristic.choose`."""
        state = observation.shown
        weighed = self.weigh(state, state.turn())
        if len(weighed) == 1:
            return weighed[0][1]
        return draw(weighed, self.blur(state), rng, self.reach)

    def glance(self, observation: Observation[S], rng: Random, loss: float) -> Action:
        """Draw one of the actions that give most points at once. See `Heuristic.glance`."""
        world = observation.determinize(rng)
        seat = world.turn()
        if loss == inf:
            actions = world.legal_actions()
        else:
            weighed = self.weigh(observation.shown, seat)
            actions = [action for worth, action in weighed if worth >= weighed[0][0] - loss]
        rng.shuffle(actions)
        return max(actions[:MOST_GLANCES], key=lambda action: _points_after(world, action, seat))


def draw(
    weighed: Weighed,
    blur: float,
    rng: Random,
    reach: float = WeighingHeuristic.reach,
) -> Action:
    """Draw an action, better ones being likelier.

    Args:
        weighed: worth and action, best first.
        blur: the loss at which an action is e times less likely than the best.
        rng: the only source of randomness used.
        reach: see `WeighingHeuristic`.
    """
    best = weighed[0][0]
    floor = best - reach * blur
    chances = []
    for worth, _ in weighed:
        if worth < floor:
            break
        chances.append(exp((worth - best) / blur))
    point = rng.random() * sum(chances)
    for chance, (_, action) in zip(chances, weighed, strict=False):
        point -= chance
        if point < 0:
            return action
    return weighed[0][1]


def _points_after(state: S, action: Action, seat: int) -> int:
    after = state.clone()
    after.apply(action)
    return after.scores()[seat]


def values_of_leads(worths: Sequence[float], scale: float) -> list[float]:
    """How well seats stand that are compared with the best of the others.

    Args:
        worths: points by seat.
        scale: points of lead that bring a value from even to about three quarters.

    Returns:
        A value in 0..1 by seat; even standing is 0.5.
    """
    values = []
    for seat, mine in enumerate(worths):
        best = max(other for rival, other in enumerate(worths) if rival != seat)
        values.append(1.0 / (1.0 + exp((best - mine) / scale)))
    return values
