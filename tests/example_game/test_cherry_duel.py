"""The example is a game like any other: its rules, its card list, its players, and its record."""

from __future__ import annotations

from random import Random

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.engine.errors import CardListError, IllegalAction, NotationError
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.players.registry import make_player
from tests.example_game.registered import GAME_ID, one_more_game

IN_ORDER = {"slices": [str(number) for number in range(1, 13)]}


def begun(*moves: str) -> Match[object]:
    match: Match[object] = Match(find_game(GAME_ID), ["Ada", "Ben"], ["human", "human"], IN_ORDER)
    for move in moves:
        match.play(match.parse(move))
    return match


def test_the_higher_slice_takes_both() -> None:
    match = begun("lay 6", "lay 7", "lay 1")
    assert match.look(None).scores() == [0, 1]
    assert match.turn() == 1
    with pytest.raises(IllegalAction, match="slice 7 is not in the hand"):
        match.play(match.parse("lay 7"))
    with pytest.raises(NotationError):
        match.parse("lay 13")


def test_a_match_ends_after_six_rounds_and_is_read_back() -> None:
    match = begun(*(f"lay {number + add}" for number in range(1, 7) for add in (0, 6)))
    assert match.turn() == OVER
    assert match.scores() == [0, 21]
    assert match.winners() == [1]
    assert Match.from_json(match.record().to_json()).scores() == [0, 21]


def test_a_card_list_needs_twelve_slices() -> None:
    game = find_game(GAME_ID)
    with pytest.raises(CardListError, match="12 slices are needed"):
        game.own_lists({"cherry_duel.csv": "id,flavour\n1,plain\n"})


def test_medium_beats_random() -> None:
    won, games = 0.0, 60
    game = find_game(GAME_ID)
    for seed in range(games):
        rng = Random(seed)
        state = game.new_state(2, {}, game.deal(rng, 2, {}, game.builtin_lists()), game.builtin_lists())
        players = [make_player("medium", GAME_ID), make_player("random", GAME_ID)]
        if seed % 2:
            players.reverse()
        while state.turn() != OVER:
            seat = state.turn()
            state.apply(players[seat].choose(state.observe(seat), rng))
        winners = state.winners()
        won += (seed % 2 in winners) / len(winners)
    assert won / games > 0.6


def test_no_player_is_offered_it() -> None:
    with one_more_game():
        assert find_game(GAME_ID).title == "Cherry Duel"
