"""Random play takes the known number of moves: a check of the whole."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.cake_swap.game import GAME


@pytest.mark.parametrize("seats", GAME.seats)
def test_averages_of_random_play(seats: int) -> None:
    games, lists = 60, GAME.builtin_lists()
    rng = seeded_rng("averages", seats)
    moves = 0
    for _ in range(games):
        state = GAME.new_state(seats, {}, GAME.deal(rng, seats, {}, lists), lists)
        while state.turn() != OVER:
            state.apply(state.sample_action(rng))
            moves += 1
    # Four standard errors of such a mean are about 10.
    assert moves / games == pytest.approx(305, abs=10)
