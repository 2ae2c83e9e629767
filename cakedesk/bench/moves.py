"""How long computer players take for a move."""

from __future__ import annotations

from time import perf_counter

from cakedesk.bench.report import Row
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.levels import player_names
from cakedesk.players.process import LONGEST_S
from cakedesk.players.registry import make_player, search_levels

GAMES = 10
SEARCHED_GAMES = 1
"""How many games are played by a level that searches: each has moves enough, and takes long."""

LONGEST_MS = 100.0
"""A level without a search has no cap of its own: only the slack of a capped one."""


def measure_moves() -> list[Row]:
    """Let each level play whole games against itself, with the most seats."""
    rows = []
    for game_id in game_ids():
        for level in player_names(game_id)[1:]:
            searched = level in search_levels(game_id)
            took = sorted(_moves_ms(game_id, level, SEARCHED_GAMES if searched else GAMES))
            half, longest = took[len(took) // 2], took[-1]
            # A search is ended a little sooner, so that it is done in time.
            bar = round(LONGEST_S[level] + 0.1) * 1000 if searched else LONGEST_MS
            what = f"computer move, {find_game(game_id).title}, {level}"
            measured = f"median {half:.1f} ms, longest {longest:.1f} ms"
            rows.append(Row(what, measured, f"at most {bar:,.0f} ms", longest <= bar))
    return rows


def _moves_ms(game_id: str, level: str, games: int) -> list[float]:
    game = find_game(game_id)
    lists, seats = game.builtin_lists(), game.seats.stop - 1
    options = game.complete_options({})
    took = []
    for number in range(games):
        rng = seeded_rng("bench", game_id, level, number)
        state = game.new_state(seats, options, game.deal(rng, seats, options, lists), lists)
        player = make_player(level, game_id)
        while (turn := state.turn()) != OVER:
            if turn == CHANCE:
                state.apply(state.sample_action(rng))
                continue
            observation = state.observe(turn)
            begin = perf_counter()
            action = player.choose(observation, rng)
            took.append((perf_counter() - begin) * 1000)
            state.apply(action)
    return took
