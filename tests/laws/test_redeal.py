"""Playing on from a finished match: nobody can tell from what was shown that hidden cards lie elsewhere."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given

from cakedesk.engine.match import Match
from cakedesk.engine.redeal import play_on
from tests.laws.cases import Case, every_case, how_far, random_match, seeds, whole_games


def lists_of(match: Match[Any]) -> dict[str, list[str]]:
    start = match.record().start
    return {key: list(cards) for key, cards in start.items() if isinstance(cards, (list, str))}


def history(match: Match[Any], steps: list[Any], seat: int) -> list[object]:
    """All that a seat learns from a start and moves."""
    again = Match(
        match.game, match.seats, match.players, match.record().start, options=match.record().options
    )
    learned: list[object] = [again.observe(seat)]
    for step in steps:
        done = again.play(step.action)
        learned += [again.observe(seat), done.events_for(seat)]
    return learned


@every_case
@whole_games
@given(seed=seeds, share=how_far)
def test_cards_are_permuted_where_the_seat_can_not_tell(case: Case, seed: int, share: float) -> None:
    match = random_match(case, seed)
    steps = int(share * min(len(match.steps), 40))
    for seat in (seed % case.seats, None):
        again = play_on(match, steps, seat, Random(seed))
        assert again.record().moves == match.record().moves[:steps]
        assert again.record().table == {}
        before, after = lists_of(match), lists_of(again)
        assert before.keys() == after.keys()
        assert all(sorted(before[key]) == sorted(after[key]) for key in before)
        done = match.steps[:steps]
        for knowing in range(case.seats) if seat is None else [seat]:
            assert history(again, done, knowing) == history(match, done, knowing)
        moves = [text for who, text in match.record().moves[:steps] if who >= 0]
        used = {word for text in moves for word in re.split(r"[ :]", text)}
        for key, cards in before.items():
            if len(set(cards)) == len(cards):
                assert [
                    card for card in cards if card in used and after[key].index(card) != cards.index(card)
                ] == []


@every_case
def test_what_nobody_has_seen_is_dealt_anew(case: Case) -> None:
    match = random_match(case, 5)
    starts = [str(play_on(match, 1, 0, Random(seed)).record().start) for seed in range(4)]
    assert len({*starts, str(match.record().start)}) == 5, (
        "the same cards again, or the same for two generators"
    )
    assert str(play_on(match, 1, 0, Random(0)).record().start) == starts[0]


@every_case
def test_only_finished_matches_are_played_on(case: Case) -> None:
    match = random_match(case, 6)
    with pytest.raises(ValueError, match="there are"):
        play_on(match, len(match.steps) + 1, 0, Random(1))
    match.undo()
    with pytest.raises(ValueError, match="still runs"):
        play_on(match, 0, 0, Random(1))
