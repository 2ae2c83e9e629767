"""Cake Swap in the real window: what it waits for, and hands that do in it what an action says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from cakedesk.app.match.model import deal_match
from cakedesk.engine.actions import OVER, Action
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.games.cake_swap.actions import (
    CLEAR,
    DRAFT,
    PASS,
    SUBMIT,
    SWAP_FOR,
    SWAP_FOR_WITH,
    SWAP_TOP,
    SWAP_TOP_WITH,
    SWIPE_FROM,
)
from cakedesk.players.registry import make_player
from cakedesk.table.boards.cake_swap.board import CakeSwapBoard
from cakedesk.table.boards.cake_swap.composer import Spot
from tests.whole_games.desk import Asks, OneScreenDesk
from tests.whole_games.hands import DragHands, Hands

GAME_ID = "cake-swap"
NAMES = ("Ada", "Ben", "Zoé", "Łucja", "Mei", "Finn")
OFTEN_AT_RANDOM = 0.2
"""How often something is done that no good player does: swaps, passes and clearing are to be seen as well."""


class Bakery(OneScreenDesk):
    """One run of the program with Cake Swap on the table."""

    @property
    def board(self) -> CakeSwapBoard:  # type: ignore[override]
        """The board of the match."""
        board = self.window.table.board
        assert isinstance(board, CakeSwapBoard)
        return board


def write_script(seed: int, names: Sequence[str]) -> tuple[list[Action], Match[Any]]:
    """Let fair players, who now and then do anything, play a game as the window deals it.

    Returns:
        All actions, and the match.
    """
    match = deal_match(find_game(GAME_ID), names, ["human"] * len(names), rng=Random(seed))
    rng, player, actions = Random(seed), make_player("medium", GAME_ID), []
    while match.turn() != OVER:
        look = match.observe(match.turn())
        at_random = rng.random() < OFTEN_AT_RANDOM
        actions.append(look.sample_action(rng) if at_random else player.choose(look, rng))
        match.play(actions[-1])
    return actions, match


class Baker:
    """Plays the seats of all people, move for move as it is written or made up on the way.

    Attributes:
        desk: where.
    """

    def __init__(
        self, hands: Hands, next_action: Callable[[], Action], watch: Callable[[], None] | None = None
    ) -> None:
        assert isinstance(hands.desk, Bakery)
        self.desk: Bakery = hands.desk
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
            if asks is Asks.CHOOSE:
                self.stage(self._next())
                self._watch()
                self._hands.press_item("confirm")
            else:
                self._hands.confirm()

    def stage(self, action: Action) -> None:
        """Stage an action; one that brings a card into the hand, with what is done with it."""
        kind, press = action[0], self._hands.press_item
        if kind == DRAFT:
            self._take(f"card/{action[1]}", self._next())
        elif kind == SWIPE_FROM:
            top = self.desk.match.look(None).shown.platters[action[1]][-1] >> 1
            if isinstance(self._hands, DragHands):
                self._hands.bring("swipe", f"card/{top}")
                self._put(self._next())
            else:
                self._take(f"card/{top}", self._next())
        elif kind in {SWAP_TOP_WITH, SWAP_FOR_WITH}:
            press("swap")
            self._take(f"card/{action[-1]}", action)
        elif kind == SUBMIT:
            press(f"{'stand' if action[1] % 2 else 'submit'}/{action[1]}")
        elif kind == CLEAR or (kind == PASS and self.desk.composer.deed != PASS):
            press("first")
        elif self.desk.composer.has_card:
            self._put(action)

    def _take(self, key: str, action: Action) -> None:
        """Bring a card to the cake, then to its place."""
        if isinstance(self._hands, DragHands):
            self._hands.bring(key, "cake")
        else:
            self._hands.press_item(key)
        self._put(action)

    def _put(self, action: Action) -> None:
        """Turn the card in hand to the right side, and choose its place."""
        composer, spot = self.desk.composer, _spot_of(action)
        if composer.now.size != action[1] or not composer.has_card:
            self._hands.press_item(f"side/{composer.sides().index(action[1])}")
        if composer.now.spot == spot:
            return
        if isinstance(self._hands, DragHands):
            self._hands.bring("hand", f"row/{spot.key}")
        else:
            self._hands.press_item(f"row/{spot.key}")


def _spot_of(action: Action) -> Spot:
    """Where an action brings a layer."""
    kind = {SWAP_TOP_WITH: SWAP_TOP, SWAP_FOR_WITH: SWAP_FOR}.get(action[0], action[0])
    return Spot(kind, action[2]) if kind == SWAP_FOR else Spot(kind)
