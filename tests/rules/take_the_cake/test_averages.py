"""Random play gives the known numbers of moves: a check of the whole."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.take_the_cake.game import GAME


@pytest.mark.parametrize(("seats", "number"), [(2, 86), (3, 129), (4, 177)])
def test_numbers_of_moves_of_random_play(seats: int, number: int) -> None:
    lists, options = GAME.builtin_lists(), GAME.complete_options({})
    rng = seeded_rng("averages", seats)
    points = 0
    for _ in range(50):
        state = GAME.new_state(seats, options, GAME.deal(rng, seats, options, lists), lists)
        moves = 0
        while state.turn() != OVER:
            state.apply(state.sample_action(rng))
            moves += 1
        assert moves == number
        points += sum(state.scores())
    # Two cakes of random play, as the sample records show them.
    assert points / 50 / seats == pytest.approx(86, abs=4)
