"""A tiny game for tests of what the first games do not need: chance moves, options, several card lists.

In each round chance rolls a die for each seat in turn; the seat keeps the points or leaves them. What a seat
kept is hidden from the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from cakedesk.engine.actions import CHANCE, OVER, UNKNOWN, Action
from cakedesk.engine.errors import CardListError, NotationError
from cakedesk.engine.events import Event
from cakedesk.engine.game import Credits, Game, Start, check_first, check_keys
from cakedesk.engine.options import Option, Options
from cakedesk.engine.reasons import Reason
from cakedesk.engine.state import State

ROLL, KEEP, LEAVE = range(3)


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat kept its roll; only that seat is told."""

    seat: int
    pips: int

    def seen_by(self, viewer: int | None) -> Kept | None:
        return self if viewer == self.seat else None


class DiceState(State):
    """See the module."""

    __slots__ = ("first", "points", "rolled", "turns", "turns_left")

    points: list[int]
    first: int
    rolled: int
    turns: int
    turns_left: int

    def turn(self) -> int:
        if self.turns_left == 0:
            return OVER
        return CHANCE if self.rolled == 0 else (self.first + self.turns) % 2

    def legal_actions(self) -> list[Action]:
        return [(KEEP,), (LEAVE,)] if self.turn() >= 0 else []

    def sample_action(self, rng: Random) -> Action:
        return (ROLL, rng.randrange(1, 7)) if self.turn() == CHANCE else rng.choice(self.legal_actions())

    def why_not(self, action: Action) -> Reason | None:
        if self.turn() == OVER:
            return Reason("game_over")
        if self.turn() == CHANCE:
            is_roll = len(action) == 2 and action[0] == ROLL and 1 <= action[1] <= 6
            return None if is_roll else Reason("roll_first")
        return None if action in self.legal_actions() else Reason("wrong_phase")

    def apply(self, action: Action) -> None:
        if action[0] == ROLL:
            self.rolled = action[1]
            return
        if action[0] == KEEP:
            self.points[self.turn()] += self.rolled
            if self.journal is not None:
                self.note(Kept(self.turn(), self.rolled))
        self.rolled = 0
        self.turns += 1
        self.turns_left -= 1

    def reveals(self, action: Action) -> bool:
        return action[0] == ROLL

    def clone(self) -> Self:
        copy = type(self)()
        copy.journal = None
        copy.points, copy.first, copy.rolled = self.points[:], self.first, self.rolled
        copy.turns, copy.turns_left = self.turns, self.turns_left
        return copy

    def scores(self) -> list[int]:
        return self.points[:]

    def visible_scores(self) -> list[int | None]:
        return [None if points == UNKNOWN else points for points in self.points]

    def detail(self) -> dict[str, Any]:
        return {"points": self.points[:]}

    def hide(self, viewer: int | None, *, remembers: bool) -> None:
        del remembers
        self.points = [points if seat == viewer else UNKNOWN for seat, points in enumerate(self.points)]

    def fill_unknown(self, viewer: int | None, rng: Random) -> None:
        self.points = [rng.randrange(7) if points == UNKNOWN else points for points in self.points]


class Dice(Game[DiceState, int]):
    """See the module."""

    id = "dice"
    title = "Dice"
    seats = range(2, 3)
    options = (Option("rounds", 1, 1, 3), Option("loud", False))
    credits = Credits(design="nobody")
    list_files = ("dice_a.csv", "dice_b.csv")
    reasons: Mapping[str, str] = {"roll_first": "the die is rolled first"}

    def read_lists(self, texts: Mapping[str, str]) -> int:
        for name in self.list_files:
            if not texts[name].startswith("id"):
                raise CardListError(name, 1, "the first line must be id")
        return len("".join(texts[name] for name in self.list_files))

    def deal(self, rng: Random, seats: int, options: Options, lists: int, first: int | None = None) -> Start:
        del seats, options, lists
        return {"first": rng.randrange(2) if first is None else first}

    def new_state(self, seats: int, options: Options, start: Start, lists: int) -> DiceState:
        del lists
        state = DiceState()
        state.journal = None
        state.points, state.rolled, state.turns = [0, 0], 0, 0
        state.first = check_first(check_keys(start, {"first"})["first"], seats)
        state.turns_left = 2 * int(options["rounds"])
        return state

    def format(self, action: Action, lists: int) -> str:
        del lists
        return f"roll {action[1]}" if action[0] == ROLL else ("", "keep", "leave")[action[0]]

    def read_action(self, text: str, lists: int) -> Action:
        del lists
        if text.startswith("roll ") and text[5:].isdigit():
            return (ROLL, int(text[5:]))
        if text in {"keep", "leave"}:
            return (KEEP if text == "keep" else LEAVE,)
        raise NotationError(f"{text!r} is no move of Dice")


GAME = Dice()
