"""Random play gives the known averages of moves and points: a check of the whole."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.dutch_auction.game import GAME


def test_averages_of_random_play() -> None:
    games, lists = 400, GAME.builtin_lists()
    rng = seeded_rng("averages")
    moves = points = 0
    for _ in range(games):
        state = GAME.new_state(2, {}, GAME.deal(rng, 2, {}, lists), lists)
        while state.turn() != OVER:
            state.apply(state.sample_action(rng))
            moves += 1
        points += sum(state.scores())
    # Another implementation saw about 71 moves and 27 points.
    assert moves / games == pytest.approx(71.2, abs=1.5)
    assert points / games / 2 == pytest.approx(27.5, abs=1.2)
