"""Games among computer players, decision by decision, for tests of their strength and sense.

``python -m tests.players.arena GAME LEVEL OTHER GAMES SEATS`` tells how often one seat of LEVEL wins among
seats of OTHER; Ctrl+C ends it sooner.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from math import sqrt
from time import process_time
from typing import Any

from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game
from cakedesk.players.registry import make_player


def new_state(game_id: str, seats: int, seed: int) -> Any:
    """The first state of a dealt game."""
    game = find_game(game_id)
    lists, options = game.builtin_lists(), game.complete_options({})
    start = game.deal(seeded_rng("arena", game_id, seed, "deal"), seats, options, lists)
    return game.new_state(seats, options, start, lists)


def played(game_id: str, levels: list[str], seed: int) -> Iterator[tuple[str, Any, Action]]:
    """Every decision of one game: who decides, the state before, and the choice."""
    state, rng = new_state(game_id, len(levels), seed), seeded_rng("arena", game_id, seed)
    players = [make_player(level, game_id) for level in levels]
    while (seat := state.turn()) != OVER:
        if seat == CHANCE:
            state.apply(state.sample_action(rng))
            continue
        action = players[seat].choose(state.observe(seat), rng)
        assert state.why_not(action) is None
        yield levels[seat], state, action
        state.apply(action)


def share_won(game_id: str, levels: list[str], of_interest: str, games: int) -> float:
    """The share of games that a level wins against others, seats turning; shared victories count in part."""
    won = 0.0
    for number in range(games):
        turned = levels[number % len(levels) :] + levels[: number % len(levels)]
        last = None
        for _, state, _ in played(game_id, turned, number):
            last = state
        assert last is not None
        winners = last.winners()
        won += sum(turned[seat] == of_interest for seat in winners) / len(winners)
    return won / games


def measure(game_id: str, level: str, other: str, games: int, seats: int) -> str:
    """How often one seat of a level wins among seats of another, seats turning over the same deals."""
    game = find_game(game_id)
    lists, options = game.builtin_lists(), game.complete_options({})
    won, done, took_ms = 0.0, 0, [0.0]
    with suppress(KeyboardInterrupt):
        for number in range(games):
            mine, rng = number % seats, seeded_rng("ar", game_id, number)
            start = game.deal(seeded_rng("ar", game_id, number // seats, "deal"), seats, options, lists)
            state = game.new_state(seats, options, start, lists)
            players = [make_player(level if seat == mine else other, game_id) for seat in range(seats)]
            while (seat := state.turn()) != OVER:
                if seat == CHANCE:
                    state.apply(state.sample_action(rng))
                    continue
                begin = process_time()
                action = players[seat].choose(state.observe(seat), rng)
                if seat == mine:
                    took_ms.append(1000 * (process_time() - begin))
                state.apply(action)
            winners = state.winners()
            won += (mine in winners) / len(winners)
            done += 1
    share = won / done
    half = 1.96 * sqrt(share * (1 - share) / done)
    mean, longest = sum(took_ms) / len(took_ms), max(took_ms)
    return f"{share:.1%} +-{half:.1%} ({done} games), {mean:.0f} ms a move, longest {longest:.0f} ms"


if __name__ == "__main__":
    print(measure(*sys.argv[1:4], *map(int, sys.argv[4:6])))
