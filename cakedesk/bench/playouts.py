"""How many random actions a second the rules of each game play on one core, events off."""

from __future__ import annotations

from statistics import median
from time import process_time

from cakedesk.bench.report import Row
from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game, game_ids

SECONDS_A_RUN = 1.0
RUNS = 5


def measure_playouts() -> list[Row]:
    """Play random games of each kind with its largest number of seats.

    Returns:
        One row a game: the median of five runs.
    """
    rows = []
    for game_id in game_ids():
        bar = find_game(game_id).least_actions_a_second
        speed = median(_actions_a_second(game_id, run) for run in range(RUNS))
        what = f"random play-outs, {find_game(game_id).title}"
        rows.append(Row(what, f"{speed:,.0f} actions/s", f"at least {bar:,}", speed >= bar))
    return rows


def _actions_a_second(game_id: str, run: int) -> float:
    game = find_game(game_id)
    lists = game.builtin_lists()
    seats = game.seats.stop - 1
    options = game.complete_options({})
    rng = seeded_rng("bench", game_id, run)
    actions, begin = 0, process_time()
    while process_time() - begin < SECONDS_A_RUN:
        state = game.new_state(seats, options, game.deal(rng, seats, options, lists), lists)
        while state.turn() != OVER:
            state.apply(state.sample_action(rng))
            actions += 1
    return actions / (process_time() - begin)
