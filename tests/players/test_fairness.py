"""No computer player's choice depends on what its seat can't know, at any level of any game."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from cakedesk.engine.registry import find_game, game_folder, game_ids
from cakedesk.players.levels import USUAL, character_names
from cakedesk.players.registry import make_player, player_names
from tests.players.games import played

POSITIONS = 8
"""So many of a game, all through it, in which something is hidden from the seat that decides."""

CASES = [
    (game_id, seats, level)
    for game_id in game_ids()
    for seats in sorted({find_game(game_id).seats[0], find_game(game_id).seats[-1]})
    for level in [*player_names(game_id), *(f"{USUAL}:{each}" for each in character_names(game_id, USUAL))]
]


class Patience:
    """Ends a search after some worlds, counted and not timed: what is looked at is the same."""

    def __init__(self, worlds: int) -> None:
        self._left = worlds

    def __call__(self) -> bool:
        self._left -= 1
        return self._left <= 0


def scrambled_positions(game_id: str, seats: int) -> list[tuple[Any, Any]]:
    """States of a whole game, and others that are the same for the seat that is to decide."""
    witness = import_module(f"tests.laws.witnesses.{game_folder(game_id)}")
    pairs = []
    for number, (_, state, _) in enumerate(played(game_id, ["easy"] * seats, 6)):
        other = state.clone()
        witness.scramble(other, state.turn(), True, Random(number))
        if other != state:
            pairs.append((state.clone(), other))
    assert len(pairs) >= POSITIONS, "something is hidden most of the time"
    return pairs[:: len(pairs) // POSITIONS]


_POSITIONS: dict[tuple[str, int], list[tuple[Any, Any]]] = {}


@pytest.mark.parametrize(("game_id", "seats", "level"), CASES)
def test_permuting_everything_hidden_gives_the_same_choice(game_id: str, seats: int, level: str) -> None:
    if (game_id, seats) not in _POSITIONS:
        _POSITIONS[game_id, seats] = scrambled_positions(game_id, seats)
    for number, (state, other) in enumerate(_POSITIONS[game_id, seats]):
        seat = state.turn()
        one, two = (
            make_player(level, game_id, Patience(4)).choose(truth.observe(seat), Random(number))
            for truth in (state, other)
        )
        assert one == two
        assert state.why_not(one) is None
