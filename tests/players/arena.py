"""Games among computer players, decision by decision, for tests of their strength and sense."""

from __future__ import annotations

from collections.abc import Iterator
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
