"""Random play gives the known averages of moves and points: a check of the whole."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game

# By game and seats how many games are played, then the moves of a game and the points of a seat, each with
# what their mean may differ by: three or four standard errors; nothing where all games have so many moves.
AVERAGES = {
    **{("cake-swap", seats): (60, (305, 10), None) for seats in range(2, 7)},
    ("dutch-auction", 2): (400, (71.2, 1.5), (27.5, 1.2)),  # as another implementation saw them
    ("piece-o-cake", 3): (300, (20, 0), (43, 1.5)),
    ("piece-o-cake", 4): (300, (25, 0), (34, 1.5)),
    ("piece-o-cake", 5): (300, (30, 0), (28, 1.5)),
    ("take-the-cake", 2): (50, (86, 0), (86, 4)),  # two cakes, as the sample records show them
    ("take-the-cake", 3): (50, (129, 0), (86, 4)),
    ("take-the-cake", 4): (50, (177, 0), (86, 4)),
    ("top-cake", 2): (400, (57, 1), (10.8, 0.5)),
    ("top-cake", 3): (400, (56, 1), (7.0, 0.5)),
    ("top-cake", 4): (400, (67, 1), (5.3, 0.5)),
}


@pytest.mark.parametrize(("game_id", "seats"), AVERAGES)
def test_averages_of_random_play(game_id: str, seats: int) -> None:
    games, (moves, spread), points = AVERAGES[game_id, seats]
    game = find_game(game_id)
    lists, options, rng = game.builtin_lists(), game.complete_options({}), seeded_rng("averages", seats)
    lengths, scored = [], 0
    for _ in range(games):
        state = game.new_state(seats, options, game.deal(rng, seats, options, lists), lists)
        lengths.append(0)
        while state.turn() != OVER:
            state.apply(state.sample_action(rng))
            lengths[-1] += 1
        scored += sum(state.scores())
    assert sum(lengths) / games == pytest.approx(moves, abs=spread)
    assert spread or set(lengths) == {moves}
    if points is not None:
        assert scored / games / seats == pytest.approx(points[0], abs=points[1])
