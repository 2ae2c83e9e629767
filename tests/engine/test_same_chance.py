"""The same deal once more: chance gives again what it gave, as long as play allows it."""

from __future__ import annotations

from typing import Any

import pytest

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.engine.same_chance import outcome_again, outcomes_of, outcomes_to_come
from tests.engine.dice import KEEP, LEAVE, Dice


def dice_match(dice: Dice) -> Match[Any]:
    return Match(dice, ["Ada", "Ben"], ["human", "human"], {"first": 0}, options={"rounds": 2})


def random_match(game_id: str, seats: int, **options: int) -> Match[Any]:
    """A whole match, played at random."""
    game, rng = find_game(game_id), seeded_rng(game_id, "whole")
    start = game.deal(rng, seats, game.complete_options(options), game.builtin_lists())
    match = Match(game, "ABCDE"[:seats], ["human"] * seats, start, options=options)
    return play_on_at_random(match, [], "first")


def play_on_at_random(match: Match[Any], earlier: list[str], name: str) -> Match[Any]:
    """Play to the end; chance gives again what it can."""
    rng = seeded_rng(match.game.id, name)
    while match.turn() != OVER:
        if match.turn() == CHANCE:
            match.play(outcome_again(match, earlier) or match.chance_outcome(rng))
        else:
            match.play(match.observe(match.turn()).sample_action(rng))
    return match


def once_more(match: Match[Any]) -> Match[Any]:
    record = match.record()
    return Match(match.game, match.seats, match.players, record.start, options=record.options)


def test_outcomes_come_in_their_order_and_once_and_again_after_taking_back(dice: Dice) -> None:
    earlier = ["roll 3", "roll 3", "roll 5", "roll 3"]
    match = dice_match(dice)
    for pips, decision in ((3, KEEP), (3, LEAVE), (5, LEAVE)):
        action = outcome_again(match, earlier)
        assert action is not None
        assert match.format(action) == f"roll {pips}"
        match.play(action)
        assert outcome_again(match, earlier) is None, "it is a seat's turn"
        match.play((decision,))
    assert outcomes_of(match) == earlier[:3]
    assert outcomes_to_come(match, earlier) == ["roll 3"]
    match.undo_to(2)
    assert outcomes_to_come(match, earlier) == earlier[1:]


def test_what_can_not_come_waits(dice: Dice) -> None:
    match = dice_match(dice)
    earlier = ["keep", "roll 7", "roll 06", "no words", "", "roll 2"]
    action = outcome_again(match, earlier)
    assert action is not None
    assert match.format(action) == "roll 2"
    match.play(action)
    match.play((KEEP,))
    assert outcome_again(match, earlier) is None, "chance is free"
    assert outcomes_to_come(match, earlier) == earlier[:-1]


@pytest.mark.parametrize(
    ("game_id", "seats", "options", "chances"),
    [
        ("top-cake", 4, {}, 0),
        ("cake-swap", 4, {}, 0),
        ("piece-o-cake", 3, {"matches": 3}, 2),
        ("take-the-cake", 3, {}, 3),
        ("take-the-cake", 4, {}, 1),
    ],
)
def test_the_same_cards_come_whatever_is_played(
    game_id: str, seats: int, options: dict[str, int], chances: int
) -> None:
    match = random_match(game_id, seats, **options)
    outcomes = outcomes_of(match)
    assert len(outcomes) == chances
    other = play_on_at_random(once_more(match), outcomes, "otherwise")
    assert other.record().moves != match.record().moves
    assert outcomes_of(other) == outcomes


def test_personal_decks_are_shuffled_alike_as_long_as_they_hold_the_same() -> None:
    match = random_match("dutch-auction", 2)
    outcomes = outcomes_of(match)
    assert len(outcomes) > 2
    again = once_more(match)
    for step in match.steps:
        if step.seat == CHANCE:
            assert outcome_again(again, outcomes) == step.action
        again.play(step.action)
    other = play_on_at_random(once_more(match), outcomes, "otherwise")
    assert other.turn() == OVER, "other cards are shuffled freely"
    assert outcomes_of(other) != outcomes
