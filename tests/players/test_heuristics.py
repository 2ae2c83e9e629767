"""What holds for the heuristic of every game: its strength, legal candidates, evaluations that are shares."""

from __future__ import annotations

from typing import Any

import pytest

from cakedesk.players.registry import find_heuristic
from tests.players.games import played, share_won


@pytest.mark.parametrize(
    ("game_id", "level", "other", "games", "seats", "least"),
    [
        ("cake-swap", "medium", "random", 20, 2, 0.95),
        ("cake-swap", "medium", "random", 8, 4, 0.7),
        ("cake-swap", "easy", "random", 10, 2, 0.8),
        ("cake-swap", "medium", "easy", 24, 2, 0.55),
        ("dutch-auction", "medium", "random", 40, 2, 0.95),
        ("dutch-auction", "easy", "random", 20, 2, 0.8),
        ("dutch-auction", "medium", "easy", 40, 2, 0.6),
        ("piece-o-cake", "medium", "random", 40, 2, 0.95),
        ("piece-o-cake", "medium", "random", 24, 4, 0.7),
        ("piece-o-cake", "easy", "random", 20, 2, 0.8),
        ("piece-o-cake", "medium", "easy", 60, 2, 0.55),
        ("take-the-cake", "medium", "random", 40, 2, 0.95),
        ("take-the-cake", "medium", "random", 20, 4, 0.7),
        ("take-the-cake", "easy", "random", 20, 2, 0.8),
        ("take-the-cake", "medium", "easy", 40, 2, 0.6),
        ("top-cake", "medium", "random", 24, 2, 0.95),
        ("top-cake", "medium", "random", 20, 4, 0.7),
        ("top-cake", "easy", "random", 12, 2, 0.8),
        ("top-cake", "medium", "easy", 60, 2, 0.6),
    ],
)
def test_strength(game_id: str, level: str, other: str, games: int, seats: int, least: float) -> None:
    """Among three random seats, too; easy is no random player."""
    assert share_won(game_id, level, other, games=games, seats=seats) >= least


@pytest.mark.parametrize(
    ("game_id", "options", "evaluated_each"),
    [
        ("cake-swap", {}, 1),
        ("dutch-auction", {}, 1),
        ("piece-o-cake", {}, 1),
        ("take-the-cake", {"orders": True}, 10),
        ("take-the-cake", {"orders": False}, 10),
        ("top-cake", {}, 1),
    ],
)
def test_candidates_are_legal_and_evaluations_are_shares(
    game_id: str, options: dict[str, Any], evaluated_each: int
) -> None:
    heuristic, state = find_heuristic(game_id), None
    levels = ["medium", "easy", "random"][: 2 if game_id == "dutch-auction" else 3]
    for number, (_, state, _) in enumerate(played(game_id, levels, 3, **options)):
        observation = state.observe(state.turn())
        candidates = heuristic.candidates(observation, 5)
        assert 1 <= len(candidates) <= 5
        assert all(observation.why_not(action) is None for action in candidates)
        if number % evaluated_each:
            continue
        values = heuristic.evaluate(state)
        assert all(0.0 <= value <= 1.0 for value in values)
        if game_id == "piece-o-cake":
            assert heuristic.evaluate(observation.shown) == values, "all that counts is remembered"
        if game_id == "dutch-auction":
            assert sum(heuristic.evaluate(observation.shown)) == pytest.approx(1)
    assert state is not None
    values = heuristic.evaluate(state)
    if game_id == "cake-swap":
        assert state.over, "the last action was carried out when the game went on"
        assert [seat for seat, value in enumerate(values) if value > 0] == state.winners()
        assert sum(values) == pytest.approx(1)
    if game_id == "piece-o-cake":
        assert max(values) == values[state.winners()[0]]
