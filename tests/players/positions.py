"""Positions in which a move is plainly absurd: worse than another one however the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from random import Random
from typing import Any, NamedTuple

from cakedesk.engine.registry import find_game
from cakedesk.players.levels import LEVELS, USUAL, character_names, player_names
from cakedesk.players.registry import make_player, search_levels

SENSIBLE_FROM = "easy"
"""From this level on no absurd move is made in any position."""

CHOICES, SEARCHES = 10, 2
"""How often a level is asked: one that judges at a glance errs now and then only, and searches take time."""


class Position(NamedTuple):
    """Where a move would be absurd.

    Attributes:
        why: what is absurd about it.
        state: where a seat is to act.
        moves: patterns of spellings, as for file names.
        are_absurd: whether these moves are the absurd ones; else all others are.
        for_all: whether even the weakest level, which may misjudge, has to see it: something is thrown away
            for nothing.
    """

    why: str
    state: Any
    moves: tuple[str, ...]
    are_absurd: bool
    for_all: bool = False

    def is_absurd(self, spelling: str) -> bool:
        """Whether a move is absurd here."""
        return any(fnmatchcase(spelling, pattern) for pattern in self.moves) == self.are_absurd

    def seen_by_all(self) -> Position:
        """The same for all levels."""
        return self._replace(for_all=True)


def never(why: str, state: Any, *moves: str) -> Position:
    """A position in which some moves are absurd."""
    return Position(why, state, moves, are_absurd=True)


def only(why: str, state: Any, *moves: str) -> Position:
    """A position in which all moves but these are absurd."""
    return Position(why, state, moves, are_absurd=False)


def blunders(game_id: str, position: Position) -> Iterator[str]:
    """The absurd moves that computer players make, with who makes them."""
    game, state = find_game(game_id), position.state
    seat = state.turn()
    spellings = [game.format(action, state.lists) for action in state.legal_actions()]
    absurd = [position.is_absurd(spelling) for spelling in spellings]
    assert any(absurd), "nothing is absurd here"
    assert not all(absurd), "everything is"
    for level in _levels(game_id, len(state.scores()), position.for_all):
        player = make_player(level, game_id)
        for seed in range(SEARCHES if level in search_levels(game_id) else CHOICES):
            spelling = game.format(player.choose(state.observe(seat), Random(seed)), state.lists)
            if position.is_absurd(spelling):
                yield f"{level}: {spelling}"
                break


def _levels(game_id: str, seats: int, all_of_them: bool) -> list[str]:
    """The levels that must see it."""
    names = [level.id for level in LEVELS]
    wanted = names if all_of_them else names[names.index(SENSIBLE_FROM) :]
    liked = [f"{USUAL}:{character}" for character in character_names(game_id, USUAL)]
    return [*(name for name in player_names(game_id, seats) if name in wanted), *liked]
