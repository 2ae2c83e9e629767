"""What the laws are tried on: every registered game and the example, at every number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cakedesk.engine.actions import OVER, Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.game import Game
from cakedesk.engine.match import Match
from cakedesk.engine.options import Options
from cakedesk.engine.registry import find_game, game_folder, game_ids
from cakedesk.engine.state import State
from tests.example_game.registered import one_more_game
from tests.laws.witness import Witness


@dataclass(frozen=True)
class Case:
    """A game at a number of seats, and what only the game can say about itself."""

    game: Game[Any, Any]
    seats: int
    given_options: tuple[tuple[str, int | bool], ...] = ()

    @property
    def witness(self) -> Witness:
        """The module `witnesses/<game's folder>.py`: a game without one fails every law."""
        return cast(Witness, import_module(f"tests.laws.witnesses.{game_folder(self.game.id)}"))

    @property
    def options(self) -> Options:
        return self.game.complete_options(dict(self.given_options))

    @property
    def lists(self) -> Any:
        return self.game.builtin_lists()

    def start(self, seed: int) -> dict[str, Any]:
        return self.game.deal(seeded_rng(seed, "deal"), self.seats, self.options, self.lists)

    def first_state(self, seed: int) -> State:
        return self.game.new_state(self.seats, self.options, self.start(seed), self.lists)

    def match(self, seed: int) -> Match[Any]:
        names = [f"P{seat}" for seat in range(self.seats)]
        options = dict(self.given_options)
        return Match(self.game, names, ["human"] * self.seats, self.start(seed), options=options)

    def viewers(self) -> list[int | None]:
        return [None, *range(self.seats)]


def _cases() -> Iterator[Case]:
    with one_more_game():
        games = [find_game(game_id) for game_id in game_ids()]
    for game in games:
        for seats in game.seats:
            yield Case(game, seats)
        if game.options:
            for seats, options in Case(game, 0).witness.VARIANTS:
                yield Case(game, seats, tuple(options.items()))


def _id(case: Case) -> str:
    return "-".join([case.game.id, str(case.seats), *(f"{name}={it}" for name, it in case.given_options)])


CASES = [pytest.param(case, id=_id(case)) for case in _cases()]
every_case = pytest.mark.parametrize("case", CASES)

# Every law is tried on every case: a few examples do for each. The profile says how many.
_EXAMPLES = settings.default.max_examples
positions = settings(max_examples=max(1, _EXAMPLES // 2))
"""For laws about one moment of a game."""
whole_games = settings(max_examples=max(1, _EXAMPLES // 5))
"""For laws about every moment of a game."""

seeds = st.integers(min_value=0, max_value=10**6)
how_far = st.floats(min_value=0, max_value=1, exclude_max=True)


def every_moment(law: Callable[..., None]) -> Any:
    """Try a law of `case`, `seed` and `share` at moments of games of every kind; see `position`."""
    return every_case(positions(given(seed=seeds, share=how_far)(law)))


def every_game(law: Callable[..., None]) -> Any:
    """Try a law of `case` and `seed` at whole games of every kind."""
    return every_case(whole_games(given(seed=seeds)(law)))


def walk(case: Case, seed: int) -> Iterator[tuple[State, Action]]:
    """A whole random game: a copy of each state and the action that comes next there."""
    state, rng = case.first_state(seed), seeded_rng(seed, "walk")
    while state.turn() != OVER:
        action = state.sample_action(rng)
        yield state.clone(), action
        state.apply(action)


@lru_cache(maxsize=256)
def _actions(case: Case, seed: int) -> tuple[Action, ...]:
    """All actions of a random game. It is the game of `walk`, without the copies, which take longest."""
    state, rng = case.first_state(seed), seeded_rng(seed, "walk")
    actions = []
    while state.turn() != OVER:
        actions.append(state.sample_action(rng))
        state.apply(actions[-1])
    return tuple(actions)


def position(case: Case, seed: int, share: float) -> tuple[State, Action]:
    """A state of a random game and the action that comes next there.

    Args:
        case: what is played.
        seed: which game.
        share: how much of the game is over, 0 to 1.
    """
    actions = _actions(case, seed)
    done = int(share * len(actions))
    state = case.first_state(seed)
    for action in actions[:done]:
        state.apply(action)
    return state, actions[done]


def random_match(case: Case, seed: int, share: float = 1.0) -> Match[Any]:
    """A match after a share of a random game."""
    actions = _actions(case, seed)
    match = case.match(seed)
    for action in actions[: int(share * len(actions))]:
        match.play(action)
    return match


def image(value: Any) -> Any:
    """A picture of a state that shares nothing with it, so that later changes can't hide."""
    if isinstance(value, State):
        return {name: image(getattr(value, name)) for name in value._fields()}
    if isinstance(value, list):
        return [image(item) for item in value]
    return value


def rng_of(seed: int) -> Random:
    return seeded_rng(seed, "other")
