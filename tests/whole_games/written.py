"""Games that the engine plays alone as the window deals them, and people who play them in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from cakedesk.app.match.model import deal_match
from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.match import Match
from cakedesk.engine.observation import Observation
from cakedesk.engine.registry import find_game
from cakedesk.players.registry import make_player
from tests.whole_games.desk import Asks
from tests.whole_games.hands import Hands
from tests.whole_games.playing import lift

Choose: TypeAlias = Callable[[Observation[Any], Random], Action]


def by_chance(look: Observation[Any], rng: Random) -> Action:
    """Any legal action."""
    return look.sample_action(rng)


def fairly(game_id: str, at_random: float = 0.0) -> Choose:
    """What a fair player chooses, who now and then does anything, as that is to be seen as well."""
    player = make_player("medium", game_id)

    def choose(look: Observation[Any], rng: Random) -> Action:
        if at_random and rng.random() < at_random:
            return look.sample_action(rng)
        return player.choose(look, rng)

    return choose


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


class Person:
    """Plays the seats of all people, move for move as it is written or made up on the way.

    Attributes:
        desk: where.
        lifts: how often the lid was lifted.
    """

    desk: Any

    def __init__(
        self, hands: Hands, next_action: Callable[[], Action], watch: Callable[[], None] | None = None
    ) -> None:
        self.desk, self.lifts = hands.desk, 0
        self._hands = hands
        self._next = next_action
        self._watch = watch or (lambda: None)

    def play_until(self, wanted: Callable[[Asks], bool]) -> Asks:
        """Play on until the window waits for something in particular."""
        while True:
            asks = self.desk.wait_for()
            self._watch()
            if asks is Asks.END or wanted(asks):
                return asks
            if asks is Asks.LIFT:
                self.lifts += 1
                lift(self._hands)
            elif asks is Asks.READ:
                self._hands.confirm()
            else:
                self.stage(self._next())
                self._watch()
                self.confirm()

    def confirm(self) -> None:
        """Confirm what is staged."""
        self._hands.press_item("confirm")

    def stage(self, action: Action) -> None:
        """Stage an action, with those that belong to it."""
        raise NotImplementedError
