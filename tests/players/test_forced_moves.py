"""Moves that nobody has to think about: the only legal one is made at once, at every level."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.levels import player_names
from cakedesk.players.registry import make_player
from cakedesk.players.search import player as searching
from tests.players.games import new_state

MOST_TRIED = 6


def forced(game_id: str) -> list[tuple[Any, Any]]:
    """States of random games at each number of seats with a single legal action, and that."""
    found = []
    for seats in find_game(game_id).seats:
        state, rng = new_state(game_id, seats, 1), seeded_rng("forced", seats)
        while (seat := state.turn()) != OVER:
            if seat != CHANCE:
                actions = state.legal_actions()
                if len(actions) == 1:
                    found.append((state.clone(), actions[0]))
            state.apply(state.sample_action(rng))
    return [*islice(found, 0, None, max(1, len(found) // MOST_TRIED))]


@pytest.mark.parametrize("game_id", game_ids())
def test_the_only_move_is_made_without_a_search(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def thinks(*_: object) -> None:
        raise AssertionError("it thinks about what is forced")

    monkeypatch.setattr(searching, "rank_flat", thinks)
    monkeypatch.setattr(searching, "rank_by_tree", thinks)
    states = forced(game_id)
    assert states
    for level in player_names(game_id):
        player = make_player(level, game_id)
        for number, (state, action) in enumerate(states):
            assert player.choose(state.observe(state.turn()), seeded_rng(level, number)) == action
