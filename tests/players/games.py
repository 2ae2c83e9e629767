"""Games among computer players, for tests of their strength and, decision by decision, of their sense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cakedesk.engine.actions import CHANCE, OVER, Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.registry import find_game
from cakedesk.players.arena import Pairing, play_bout
from cakedesk.players.registry import make_player


def new_state(game_id: str, seats: int, seed: int, **given: Any) -> Any:
    """The first state of a dealt game, with the options given."""
    game = find_game(game_id)
    lists, options = game.builtin_lists(), game.complete_options(given)
    start = game.deal(seeded_rng("arena", game_id, seed, "deal"), seats, options, lists)
    return game.new_state(seats, options, start, lists)


def played(game_id: str, levels: list[str], seed: int, **given: Any) -> Iterator[tuple[str, Any, Action]]:
    """Every decision of one game: who decides, the state before, and the choice."""
    state, rng = new_state(game_id, len(levels), seed, **given), seeded_rng("arena", game_id, seed)
    yield from decisions(game_id, levels, state, rng)


def decisions(game_id: str, levels: list[str], state: Any, rng: Random) -> Iterator[tuple[str, Any, Action]]:
    """Every decision from a state on, which changes: who decides, the state before, and the choice."""
    players = [make_player(level, game_id) for level in levels]
    while (seat := state.turn()) != OVER:
        if seat == CHANCE:
            state.apply(state.sample_action(rng))
            continue
        action = players[seat].choose(state.observe(seat), rng)
        assert state.why_not(action) is None
        yield levels[seat], state, action
        state.apply(action)


def share_won(game_id: str, level: str, other: str, games: int, seats: int = 2) -> float:
    """The share of games that one seat of a level wins among seats of another."""
    pairing = Pairing(game_id, seats, 1, level, other)
    return float(sum(play_bout(pairing, number).won for number in range(games)) / games)
