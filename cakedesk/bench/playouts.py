"""How many random actions, and games, a second the rules of each game play on one core, events off."""

from __future__ import annotations

from time import process_time
from typing import NamedTuple

from cakedesk.bench.report import Row
from cakedesk.engine.actions import OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game, game_ids

SECONDS_A_RUN = 1.0
RUNS = 5
"""The fastest counts: what else the machine does can only slow the others (as `timeit` advises)."""


class Speed(NamedTuple):
    """How fast random games are played, dealing included."""

    actions: float  # a second of processor time, chance outcomes included
    games: float  # a second of processor time


def measure_playouts(runs: int = RUNS, run_s: float = SECONDS_A_RUN) -> list[Row]:
    """Play random games of each kind with its largest number of seats, and where whole games have a bar."""
    rows = []
    for game_id in game_ids():
        game = find_game(game_id)
        what = f"random play-outs, {game.title}"
        actions = max(_speed(game_id, game.seats[-1], run, run_s).actions for run in range(runs))
        rows.append(_row(what, "actions", actions, game.least_actions_a_second))
        for seats, bar in game.least_games_a_second.items():
            games = max(_speed(game_id, seats, run, run_s).games for run in range(runs))
            rows.append(_row(f"{what}, {seats} seats", "games", games, bar))
    return rows


def _row(what: str, unit: str, a_second: float, bar: int) -> Row:
    return Row(what, f"{a_second:,.0f} {unit}/s", f"at least {bar:,}", a_second >= bar)


def _speed(game_id: str, seats: int, run: int, run_s: float) -> Speed:
    game = find_game(game_id)
    lists = game.builtin_lists()
    options = game.complete_options({})
    rng = seeded_rng("bench", game_id, run)
    actions, games, begin = 0, 0, process_time()
    while process_time() - begin < run_s:
        state = game.new_state(seats, options, game.deal(rng, seats, options, lists), lists)
        while state.turn() != OVER:
            state.apply(state.sample_action(rng))
            actions += 1
        games += 1
    took_s = process_time() - begin
    return Speed(actions / took_s, games / took_s)
