"""Random play gives the known averages of moves and points: a check of the whole."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.top_cake.game import GAME


@pytest.mark.parametrize(("seats", "moves", "points"), [(2, 57, 10.8), (3, 56, 7.0), (4, 67, 5.3)])
def test_averages_of_random_play(seats: int, moves: float, points: float) -> None:
    games, lists = 400, GAME.builtin_lists()
    rng = seeded_rng("averages", seats)
    moves_made = points_made = 0
    for _ in range(games):
        state = GAME.new_state(seats, {}, GAME.deal(rng, seats, {}, lists), lists)
        while state.turn() != OVER:
            state.apply(state.sample_action(rng))
            moves_made += 1
        points_made += sum(state.scores())
    assert moves_made / games == pytest.approx(moves, abs=1)
    # Three standard errors of such a mean are about 0.4.
    assert points_made / games / seats == pytest.approx(points, abs=0.5)
