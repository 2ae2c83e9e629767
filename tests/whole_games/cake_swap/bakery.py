"""Cake Swap in the real window: what it waits for, and hands that do in it what an action says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import Action
from cakedesk.engine.match import Match
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
from cakedesk.table.boards.cake_swap.board import CakeSwapBoard
from cakedesk.table.boards.cake_swap.composer import Spot
from tests.whole_games.desk import OneScreenDesk
from tests.whole_games.hands import DragHands
from tests.whole_games.person import Person
from tests.whole_games.written import fairly, write_game

GAME_ID = "cake-swap"
NAMES = ("Ada", "Ben", "Zoé", "Łucja", "Mei", "Finn")
OFTEN_AT_RANDOM = 0.2
"""How often something is done that no good player does: swaps, passes and clearing are to be seen as well."""


class Bakery(OneScreenDesk):
    """One run of the program with Cake Swap on the table."""

    board_kind = CakeSwapBoard


def write_script(seed: int, names: Sequence[str]) -> tuple[list[Action], Match[Any]]:
    """A game of fair players, as the window deals it."""
    return write_game(GAME_ID, seed, names, fairly(GAME_ID, OFTEN_AT_RANDOM))


class Baker(Person):
    """Plays the seats of all people."""

    desk: Bakery

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
