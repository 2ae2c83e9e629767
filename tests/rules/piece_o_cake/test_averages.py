"""Random play gives the known averages of moves and points: a check of the whole."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.piece_o_cake.game import GAME


@pytest.mark.parametrize(("seats", "moves", "points"), [(3, 20, 43), (4, 25, 34), (5, 30, 28)])
def test_averages_of_random_play(seats: int, moves: int, points: int) -> None:
    games, lists, options = 300, GAME.builtin_lists(), GAME.complete_options({})
    rng = seeded_rng("averages", seats)
    moves_made = points_made = 0
    for _ in range(games):
        state = GAME.new_state(seats, options, GAME.deal(rng, seats, options, lists), lists)
        while state.turn() != OVER:
            state.apply(state.sample_action(rng))
            moves_made += 1
        points_made += sum(state.scores())
    assert moves_made == games * moves, "every seat chooses once a cake"
    # Three standard errors of such a mean are about 1.
    assert points_made / games / seats == pytest.approx(points, abs=1.5)
