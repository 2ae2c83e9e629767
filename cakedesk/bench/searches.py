"""How many play-outs a second a search makes on one core, worlds and evaluations included."""

from __future__ import annotations

from time import process_time

from cakedesk.bench.report import Row
from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game
from cakedesk.players.registry import make_player

GAME_ID = "piece-o-cake"
SEATS = 2
MOVES = 100
LEAST_A_SECOND = 4_000


def measure_searches(moves: int = MOVES) -> list[Row]:
    """Have *expert* play Piece o' Cake against itself.

    Args:
        moves: how many moves are chosen.
    """
    counted = _Counter()
    player = make_player("expert", GAME_ID, counted)
    game = find_game(GAME_ID)
    lists, options = game.builtin_lists(), game.complete_options({})
    rng = seeded_rng("bench", "search")
    state = None
    took_s = 0.0
    for _ in range(moves):
        if state is None or state.turn() == OVER:
            state = game.new_state(SEATS, options, game.deal(rng, SEATS, options, lists), lists)
        observation = state.observe(state.turn())
        begin = process_time()
        action = player.choose(observation, rng)
        took_s += process_time() - begin
        state.apply(action)
    a_second = counted.asked / took_s
    what = f"search, {game.title}, {SEATS} seats"
    measured = f"{a_second:,.0f} play-outs/s"
    return [Row(what, measured, f"at least {LEAST_A_SECOND:,}", a_second >= LEAST_A_SECOND)]


class _Counter:
    """Counts how often a tree search asks whether it is late: once after each play-out."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return False
