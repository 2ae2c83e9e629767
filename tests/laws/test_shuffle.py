"""The chance of every game comes from one seed, which the finished record lets anybody check."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.errors import RecordError
from cakedesk.engine.match import Match
from cakedesk.engine.shuffle import Shuffle, deal_rng, later_rng
from cakedesk.engine.shuffle_check import check_shuffle
from tests.laws.cases import Case, every_case

SEED = 482_113


def dealt(case: Case, seed: int = SEED, first: int | None = None) -> Match[Any]:
    """A match as the program deals it."""
    start = case.game.deal(deal_rng(seed), case.seats, case.options, case.lists, first)
    names = [f"P{seat}" for seat in range(case.seats)]
    options = dict(case.given_options)
    match = Match(case.game, names, ["human"] * case.seats, start, options=options)
    match.shuffle = Shuffle.from_seed(seed, first)
    return match


def play(match: Match[Any], rng: Random, steps: int = 10**9, chance: Random | None = None) -> Match[Any]:
    """Play a match on at random, chance by its seed, or by another generator where it is given one."""
    while match.turn() != OVER and len(match.steps) < steps:
        if match.turn() == CHANCE:
            match.play_chance(chance or later_rng(SEED, len(match.steps)))
        else:
            match.play(match.observe(match.turn()).sample_action(rng))
    return match


def changed(match: Match[Any], change: Callable[[dict[str, Any]], None]) -> str:
    """A record's text after a change."""
    data = match.record().to_dict()
    change(data)
    return json.dumps(data)


def why_bad(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        check_shuffle(Match.from_json(text))
    assert caught.value.part == "shuffle"
    assert str(caught.value).startswith("bad shuffle: ")
    return str(caught.value)


@every_case
def test_a_match_is_proven_also_after_taking_back_and_another_day(case: Case) -> None:
    rng = Random(1)
    match = play(dealt(case), rng, 12)
    assert check_shuffle(match), "as far as it went"
    for back in (12, 5):
        match.undo_to(max(0, len(match.steps) - back))
        match = play(match, rng, len(match.steps) + 9)
        match = Match.from_json(match.kept_record().to_json())
    match = Match.from_json(play(match, rng).record().to_json())
    assert match.turn() == OVER
    assert check_shuffle(match)


@every_case
def test_the_seed_is_kept_secret_until_the_end(case: Case) -> None:
    match = play(dealt(case), Random(2), 5)
    assert match.shuffle is not None
    running = match.record()
    assert running.extra == {"shuffle": {"sha256": match.shuffle.sha256}}
    given_away = Match.from_json(running.to_json())
    assert not check_shuffle(given_away)
    assert given_away.record() == running
    finished = play(match, Random(2))
    assert set(finished.record().extra["shuffle"]) == {"sha256", "salt", "seed"}
    assert finished.record().extra["shuffle"]["sha256"] == running.extra["shuffle"]["sha256"]
    # Nobody can promise anything of what is played on without the seed.
    other = play(given_away, Random(3), chance=Random(4))
    assert "shuffle" not in other.record().extra
    assert not check_shuffle(other)


@every_case
def test_spoiled_proofs_are_found(case: Case) -> None:
    match = play(dealt(case), Random(5))
    proof = match.record().extra["shuffle"]
    forged = Shuffle.from_seed(SEED + 1)
    other_start = case.game.deal(deal_rng(SEED + 1), case.seats, case.options, case.lists)

    def with_proof(**values: Any) -> str:
        return changed(match, lambda data: data.update(shuffle=proof | values))

    assert check_shuffle(Match.from_json(with_proof()))
    assert "salt and seed have the SHA-256" in why_bad(with_proof(seed=SEED + 1))
    assert "salt and seed have the SHA-256" in why_bad(with_proof(salt="0" * 64))
    assert "salt and seed have the SHA-256" in why_bad(with_proof(sha256="0" * 64))
    assert "the seed deals" in why_bad(with_proof(**forged.to_json()))
    assert "salt and seed are missing" in why_bad(
        changed(match, lambda data: data.update(shuffle={"sha256": proof["sha256"]}))
    )
    stacked = Match(case.game, match.seats, match.players, other_start, options=dict(case.given_options))
    stacked.shuffle = match.shuffle
    assert "the seed deals" in why_bad(play(stacked, Random(5)).record().to_json())


@every_case
def test_chance_from_elsewhere_is_found(case: Case) -> None:
    match = play(dealt(case), Random(6), chance=Random(7))
    by_seed = [later_rng(SEED, number) for number in range(len(match.steps))]
    state = case.game.new_state(case.seats, case.options, match.record().start, case.lists)
    differs = []
    for number, step in enumerate(match.steps):
        if step.seat == CHANCE and state.sample_action(by_seed[number]) != step.action:
            differs.append(number + 1)
        state.apply(step.action)
    if differs:
        assert f"as move {differs[0]}, not" in why_bad(match.record().to_json())
    else:
        assert check_shuffle(match)


@every_case
def test_people_may_choose_who_begins(case: Case) -> None:
    if not case.game.has_first:
        with_first = dealt(case)
        with_first.shuffle = Shuffle.from_seed(SEED, 0)
        assert "no seat that could be chosen" in why_bad(play(with_first, Random(8)).record().to_json())
        return
    for first in range(case.seats):
        match = play(dealt(case, first=first), Random(8), 3)
        assert check_shuffle(match)
    drawn = dealt(case)
    drawn.shuffle = Shuffle.from_seed(SEED, case.seats)
    with pytest.raises(RecordError, match="no seat that could be chosen"):
        check_shuffle(drawn)
    drawn = dealt(case, first=(dealt(case).record().start["first"] + 1) % case.seats)
    drawn.shuffle = Shuffle.from_seed(SEED)
    with pytest.raises(RecordError, match="the seed deals . at start..first.., not ."):
        check_shuffle(drawn)
