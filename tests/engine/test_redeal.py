"""How fairly hidden cards are dealt anew, and how long that takes at most."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import thread_time

import pytest

from cakedesk.engine.redeal import play_on
from cakedesk.engine.registry import game_ids
from tests.laws.cases import Case, find_game, random_match

LONGEST_S = 4.0
"""It takes less than a second on one free core. The cores of tests are not free, and coverage is measured."""


def test_each_hidden_card_comes_to_each_place_about_as_often() -> None:
    match = random_match(Case(find_game("top-cake"), 3), 1)
    cards = match.record().start["cakes"]
    times = 400
    starts = [play_on(match, 1, 0, Random(seed)).record().start["cakes"] for seed in range(times)]
    free = [place for place in range(len(cards)) if len({start[place] for start in starts}) > 1]
    assert len(free) > 10
    for place in free:
        counts = Counter(start[place] for start in starts)
        assert len(counts) == len(free)
        assert max(counts.values()) < 3.5 * times / len(free)


@pytest.mark.parametrize(
    ("case", "steps", "key", "seen", "times"),
    [
        (Case(find_game("cake-swap"), 6), 175, "deck", 38, 3),
        (Case(find_game("piece-o-cake"), 2), 15, "slices", 44, 10),
    ],
)
def test_what_comes_next_does_not_stay(case: Case, steps: int, key: str, seen: int, times: int) -> None:
    match = random_match(case, 3)
    cards = match.record().start[key]
    starts = [play_on(match, steps, 0, Random(seed)).record().start[key] for seed in range(times)]
    moved = [place for place in range(len(cards)) if any(start[place] != cards[place] for start in starts)]
    assert moved == list(range(seen, len(cards))), "who saw how the match went must not know the next card"


@pytest.mark.parametrize("game_id", game_ids())
def test_it_takes_less_than_people_wait(game_id: str) -> None:
    game = find_game(game_id)
    match = random_match(Case(game, game.seats.stop - 1), 3)
    for seat in (0, None):
        began = thread_time()
        play_on(match, len(match.steps) * 3 // 4, seat, Random(1))
        assert thread_time() - began < LONGEST_S
