"""How many iterations a second a search makes on one core: a world drawn, played on, and evaluated."""

from __future__ import annotations

from time import process_time

from cakedesk.bench.report import Row
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.registry import make_player, search_levels

LEVEL = "expert"
SEATS = 2
MOVES = 100


def measure_searches(moves: int = MOVES) -> list[Row]:
    """Have *expert* choose so many moves against itself where its searches have a bar."""
    rows = []
    for game_id in game_ids():
        levels = search_levels(game_id)
        if LEVEL in levels and (bar := levels[LEVEL][0].least_play_outs_a_second):
            a_second = _play_outs_a_second(game_id, moves)
            what = f"search, {find_game(game_id).title}, {SEATS} seats"
            rows.append(
                Row(what, f"{a_second:,.0f} evaluating iterations/s", f"at least {bar:,}", a_second >= bar)
            )
    return rows


def _play_outs_a_second(game_id: str, moves: int) -> float:
    counted = _Counter()
    player = make_player(LEVEL, game_id, counted)
    game, rng = find_game(game_id), seeded_rng("bench", "search", game_id)
    lists, options = game.builtin_lists(), game.complete_options({})
    state = None
    took_s = 0.0
    for _ in range(moves):
        if state is None or state.turn() == OVER:
            state = game.new_state(SEATS, options, game.deal(rng, SEATS, options, lists), lists)
        while state.turn() == CHANCE:
            state.apply(state.sample_action(rng))
        observation = state.observe(state.turn())
        begin = process_time()
        action = player.choose(observation, rng)
        took_s += process_time() - begin
        state.apply(action)
    return counted.asked / took_s


class _Counter:
    """Counts how often a tree search asks whether it is late: once after each play-out."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return False
